"""What is in the message files: ids, the variables of each message, and its words.

Reads the files as they are written, with Fluent's own parser. Decides nothing about what ought to
be in them.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

from saleroom.games.registry import GAMES
from saleroom.messages import languages

FOLDER = Path(languages.__file__).parent
FILES = tuple(sorted(file.stem for file in (FOLDER / "en").glob("*.ftl")))


@cache
def messages_in(language: str, file: str) -> dict[str, ast.Message]:
    """Return the messages of a file by id."""
    return {entry.id.name: entry for entry in entries_in(language, file)}


@cache
def entries_in(language: str, file: str) -> tuple[ast.Message, ...]:
    """Return the messages of a file as they stand; one that cannot be read is an error."""
    path = FOLDER / language / f"{file}.ftl"
    body = FluentParser().parse(path.read_text("utf-8")).body if path.exists() else []
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}/{file}.ftl cannot be read: {junk[0]}"
    return tuple(entry for entry in body if isinstance(entry, ast.Message))


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's
        self.found.add(node.id.name)


def variables_of(message: ast.Message) -> set[str]:
    """Return the variables a message and its attributes use."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


def texts_of(message: ast.Message) -> Iterator[tuple[str, str]]:
    """Return the value and each attribute as they are written, by name ('' is the value)."""
    if message.value is not None:
        yield "", _written(message.value)
    for attribute in message.attributes:
        yield attribute.id.name, _written(attribute.value)


def _written(pattern: ast.Pattern) -> str:
    lone = ast.Message(ast.Identifier("x"), pattern)
    return serialize(ast.Resource([lone])).removeprefix("x =").strip()


class _Words(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # Fluent's
        self.found.append(node.value)


def words_of(message: ast.Message) -> str:
    """Return only what is said, without what is put in."""
    visitor = _Words()
    visitor.visit(message)
    return " ".join(visitor.found)


def phases_of(game: str) -> tuple[str, ...]:
    """Return the names of a game's phases."""
    package = GAMES[game].rpartition(".")[0]
    return tuple(import_module(f"{package}.state").PHASE_NAMES)
