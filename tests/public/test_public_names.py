"""`import saleroom` gives what a user needs: typed, described, and at no cost until it is used."""

import ast
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import saleroom

SOURCE = Path(saleroom.__file__)
NAMES = [name for name in saleroom.__all__ if name != "__version__"]
NUMBERS = {"ALL_SEEING", "CHANCE", "NOBODY", "SPECTATOR"}


def modules_after(code: str) -> set[str]:
    """Return what a fresh Python has imported once it has run the code."""
    script = f"{code}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    return set(done.stdout.split())


def typed_homes() -> dict[str, str]:
    """Read what type checkers are told: each name, and where it lives under which name."""
    tree = ast.parse(SOURCE.read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    return {
        alias.asname or alias.name: f"{node.module}:{alias.name}"
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def test_what_type_checkers_see_is_what_a_program_gets() -> None:
    assert typed_homes() == saleroom._HOMES
    assert sorted(NAMES) == sorted(saleroom._HOMES)
    assert dir(saleroom) == sorted(saleroom.__all__)
    assert (SOURCE.parent / "py.typed").exists()


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_there_and_described(name: str) -> None:
    found = getattr(saleroom, name)
    if name in NUMBERS:
        assert isinstance(found, int)
        return
    assert inspect.getdoc(found)
    if inspect.isfunction(found):
        hints = inspect.get_annotations(found)
        assert set(hints) == {*inspect.signature(found).parameters, "return"}


def test_what_is_not_there_is_said_as_python_says_it() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'hammer'"):
        saleroom.hammer  # noqa: B018  # it must not be there
    with pytest.raises(ImportError, match="hammer"):
        exec("from saleroom import hammer")  # noqa: S102  # what a user would type


def test_importing_it_imports_nothing_else_of_ours() -> None:
    ours = {name for name in modules_after("import saleroom") if name.startswith("saleroom")}
    assert ours == {"saleroom"}


def test_a_match_needs_neither_bots_nor_compiler_nor_terminal() -> None:
    there = modules_after(
        "import saleroom\nsaleroom.Match(saleroom.game('canaletto'), 3)\nsaleroom.read_record"
    )
    assert "saleroom.games.canaletto.game" in there
    parts = ("bots", "fast", "arena", "terminal", "web", "games.modern_art")
    unwanted = {"numpy", "numba", "rich", "typer", *(f"saleroom.{part}" for part in parts)}
    assert unwanted & there == set()


@pytest.mark.parametrize("first", ["saleroom.play.match", "saleroom.games.registry"])
def test_no_name_is_also_a_part_whatever_was_imported_before(first: str) -> None:
    code = f"import {first}, saleroom\nassert saleroom.{first.split('.')[1]}.__path__"
    assert first in modules_after(code)
    parts = {path.stem for path in SOURCE.parent.iterdir()}
    assert parts & set(saleroom.__all__) == set()
