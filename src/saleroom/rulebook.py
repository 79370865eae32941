"""The rules pages by paragraph: what `?` shows at the table.

Decides where a paragraph of docs/rules begins and ends. What it says is the page's business, how
it looks the terminal's. The pages travel with an installed Saleroom; in a checkout they are read
where they are written.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from saleroom.core.errors import CodedError
from saleroom.games.guests import guests, home_of
from saleroom.games.registry import GAMES
from saleroom.messages.languages import ENGLISH, checked_language

_ITEM = re.compile(r" *[-*] +\*\*(?P<number>[A-Z]{2}-\d+)\b")
_HEADING = re.compile(r"#+ +(?P<title>.*)")


class NoSuchParagraph(CodedError):
    """A paragraph, or a whole page, that is not in the rules."""

    code = "no_such_page"


class Paragraph(NamedTuple):
    """One numbered paragraph, as it is written, and the heading it stands under."""

    number: str
    section: str
    text: str


def page(game: str, language: str = ENGLISH) -> str:
    """Return the whole rules page of a game, in English where it is not translated."""
    chosen = () if checked_language(language) == ENGLISH else (language,)
    for place in (*chosen, ""):
        for folder in _folders(game):
            found = folder.joinpath(place, f"{game}.md") if place else folder / f"{game}.md"
            if found.is_file():
                return found.read_text(encoding="utf-8")
    raise NoSuchParagraph("rules_no_page", game=game)


def _folders(game: str) -> tuple[Traversable, ...]:
    """The wheel carries the pages inside the package; a checkout has them in docs/."""
    if game not in GAMES and game in guests():
        return (home_of(game) / "rules",)
    return (files("saleroom") / "pages", Path(__file__).parents[2] / "docs" / "rules")


@cache
def paragraphs(game: str, language: str = ENGLISH) -> dict[str, Paragraph]:
    """Return all paragraphs of a game by number, in the order of its page."""
    return {found.number: found for found in parsed(page(game, language))}


def paragraph(game: str, number: str, language: str = ENGLISH) -> Paragraph:
    """Return one paragraph of a game."""
    known = paragraphs(game, language)
    if number.upper() not in known:
        first, *_, last = known or ("none", "none")
        raise NoSuchParagraph("rules_no_paragraph", game=game, name=number, first=first, last=last)
    return known[number.upper()]


def parsed(text: str) -> Iterator[Paragraph]:
    """Take a page apart. A paragraph goes on until the next one, or the next heading."""
    section = ""
    lines: list[str] = []
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading or _ITEM.match(line):
            yield from _finished(lines, section)
            lines = []
        if heading:
            section = heading["title"].strip()
        elif lines or _ITEM.match(line):
            lines.append(line)
    yield from _finished(lines, section)


def _finished(lines: list[str], section: str) -> Iterator[Paragraph]:
    """Lines that are not indented belong to it only where indented ones follow: a table inside."""
    while len(lines) > 1 and not lines[-1].startswith(" "):
        lines.pop()
    if lines and (start := _ITEM.match(lines[0])):
        first = lines[0].lstrip()
        indent = len(lines[0]) - len(first) + 2
        rest = (line[min(indent, len(line) - len(line.lstrip())) :] for line in lines[1:])
        yield Paragraph(start["number"], section, "\n".join((first[1:].lstrip(), *rest)))
