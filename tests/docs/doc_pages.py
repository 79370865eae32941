"""What the pages of the documentation contain: blocks, links, headings, command lines.

Decides which files are pages and how to read the little Markdown they use. It does not judge what
it finds. The convention for code: a block fenced as `python` runs, all blocks of a page one after
another in one namespace; if a block fenced as `output` follows, it is what the code prints. A
fragment that cannot run on its own is fenced as `py`.
"""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_IN_TEXT = re.compile(r"`([^`\n]+)`")
_SHELL = ("sh", "console")


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text and the line it starts at."""

    language: str
    text: str
    line: int


def name_of(page: Path) -> str:
    """Return the page's path as a reader would write it."""
    return page.relative_to(ROOT).as_posix()


def blocks_of(page: Path) -> list[Block]:
    """Return all fenced blocks of a page."""
    text = page.read_text("utf-8")
    return [
        Block(found[1], found[2], text.count("\n", 0, found.start()) + 2)
        for found in _FENCE.finditer(text)
    ]


def prose_of(page: Path) -> str:
    """Return the page without its fenced blocks."""
    return _FENCE.sub("", page.read_text("utf-8"))


def links_of(page: Path) -> list[str]:
    """Return the targets of all links and pictures that do not lead to another site."""
    links = _LINK.findall(_IN_TEXT.sub("", prose_of(page)))
    return [link for link in links if "://" not in link]


def anchors_of(page: Path) -> set[str]:
    """Return the anchors a link may name: the headings, lower case, words joined by hyphens."""
    headings = _HEADING.findall(prose_of(page))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def commands_of(page: Path, program: str) -> Iterator[list[str]]:
    """Return the words after the program's name in every command line a page shows."""
    typed = re.compile(rf"(\$ )?(\w+=\S+ )*(\.venv/bin/)?{program}( .*)?$")
    for line in (*_shell_lines(page), *_IN_TEXT.findall(prose_of(page))):
        if found := typed.match(line):
            yield shlex.split(found[4] or "", comments=True)


def _shell_lines(page: Path) -> list[str]:
    """Return the lines of shell blocks, those that a backslash breaks put together."""
    blocks = [block.text for block in blocks_of(page) if block.language in _SHELL]
    return [line for text in blocks for line in text.replace("\\\n", " ").splitlines()]


def table_under(page: Path, heading: str, which: int = 0) -> list[list[str]]:
    """Return the rows, without the headings, of a table that stands under a heading."""
    text = page.read_text("utf-8").partition(f"# {heading}\n")[2]
    text = re.split(r"^#", text, maxsplit=1, flags=re.MULTILINE)[0]
    tables = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    rows = tables[which].splitlines()[2:] if which < len(tables) else []
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
