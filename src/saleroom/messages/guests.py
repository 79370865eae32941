"""The words of games that installed packages bring, for Python and for the page.

They lie in the package as those of the house lie here. What is not said in a language is said in
English. A guest has words for itself only: every message of it begins with the game's name, and
none takes the place of one of the house.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax import ast, serialize

from saleroom.games.guests import guests, home_of
from saleroom.games.registry import GAMES
from saleroom.messages.languages import ENGLISH

FOLDER = files("saleroom.messages")

_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def folder_of(game: str) -> Traversable:
    """Return where the words of a game lie."""
    return home_of(game) / "messages" if game not in GAMES and game in guests() else FOLDER


@cache
def guest_words(game: str, language: str) -> ast.Resource:
    """Return all that a guest can say in a language, in English where it has nothing else."""
    said: dict[str, ast.Message | ast.Term] = {}
    for spoken in (ENGLISH, language):
        said |= {entry.id.name: entry for entry in _entries(game, spoken)}
    return ast.Resource([entry for name, entry in said.items() if name not in _of_the_house()])


def written(words: ast.Resource) -> str:
    """Write words down as a file of messages."""
    return serialize(words)


def unread(game: str, language: str) -> Iterator[str]:
    """Say what is in a guest's file of words and is not taken from it."""
    file = f"messages/{language}/{game}.ftl"
    for entry in _body(game, language):
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            yield f"{file} cannot be read at {first!r:.80}"
        elif isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name
            if not name.startswith(f"{game}-"):
                yield f"{file}: {name} does not begin with {game}-"
            elif name in _of_the_house():
                yield f"{file}: {name} is a message of the house"


def _entries(game: str, language: str) -> list[ast.Message | ast.Term]:
    body = _body(game, language)
    entries = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    return [entry for entry in entries if entry.id.name.startswith(f"{game}-")]


def _body(game: str, language: str) -> list[ast.EntryType]:
    found = folder_of(game) / language / f"{game}.ftl"
    return FluentResource(found.read_text(encoding="utf-8")).body if found.is_file() else []


@cache
def _of_the_house() -> frozenset[str]:
    english = (FOLDER / ENGLISH).iterdir()
    return frozenset(name for file in english for name in _ID.findall(file.read_text("utf-8")))
