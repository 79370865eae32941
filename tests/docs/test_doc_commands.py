"""Every command line in the documentation can be typed."""

import re
import shlex
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer.main
from docs.doc_pages import PAGES, ROOT, commands_of, name_of

from saleroom.cli import app


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_command_line_has_an_existing_command_and_existing_options(page: Path) -> None:
    lines = [*commands_of(page, "saleroom"), *map(played_by_make, commands_of(page, "make"))]
    wrong = {" ".join(words): fault(words) for words in lines}
    assert {line: why for line, why in wrong.items() if why} == {}


def played_by_make(words: list[str]) -> list[str]:
    """Return what `make play ARGS=...` and the like run; nothing for other targets."""
    command = {"play": ["serve", "--next-port"], "serve": ["serve"], "terminal": ["play"]}
    if not words or words[0] not in command:
        return []
    more = [word.removeprefix("ARGS=") for word in words if word.startswith("ARGS=")]
    return [*command[words[0]], *shlex.split(" ".join(more))]


@cache
def whole_program() -> Any:
    """Return all commands; to make them is a moment's work, and there are a hundred lines."""
    return typer.main.get_command(app)


def fault(words: list[str]) -> str:
    """Say what is wrong with the words after `saleroom`; nothing if all of them exist."""
    command = whole_program()
    while words and words[0] in getattr(command, "commands", {}):
        command, words = command.commands[words[0]], words[1:]
    if getattr(command, "commands", None) and words and not words[0].startswith("-"):
        return f"no command {words[0]}"
    known = {"--help", *(name for p in command.params for name in (*p.opts, *p.secondary_opts))}
    options = [word.partition("=")[0] for word in words if word.startswith("-")]
    return ", ".join(f"no option {option}" for option in options if option not in known)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("verify FILE", ""),
        ("sell FILE", "no command sell"),
        ("verify FILE --loudly=yes", "no option --loudly"),
        ("", ""),
        (" ".join(played_by_make(["terminal", "ARGS=--chair none"])), "no option --chair"),
        (" ".join(played_by_make(["play", "ARGS=--door open"])), "no option --door"),
        (" ".join(played_by_make(["play", "ARGS=--port 9000"])), ""),
    ],
)
def test_a_command_that_does_not_exist_is_a_fault(line: str, why: str) -> None:
    assert fault(line.split()) == why


def targets() -> set[str]:
    """Return what can be made and says so in `make help`."""
    return set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_make_target_exists(page: Path) -> None:
    named = [word for words in commands_of(page, "make") for word in words[:1]]
    assert [word for word in named if word not in targets()] == []


def test_contributors_are_told_every_make_target() -> None:
    told = {
        word for words in commands_of(ROOT / "docs" / "contributing.md", "make") for word in words
    }
    assert targets() - told == set()
