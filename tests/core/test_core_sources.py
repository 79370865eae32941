"""The hash of the rules changes with what the code says, and with nothing else."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from saleroom.core import chance, codec, errors, sources
from saleroom.core.sources import hash_of, modules_behind
from saleroom.games.modern_art import flat, redeal, rules, state, view, words
from saleroom.games.registry import game_named
from saleroom.play.record import rule_modules, rules_hash

PLAIN = '''"""A rule."""

LIMIT = 5

def fee(price: int) -> int:
    """What the house takes."""
    return price // 10 if price > LIMIT else 0
'''


class Library:
    """Writes modules to a folder and imports them afresh."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.count = 0

    def module(self, text: str) -> ModuleType:
        """Import this text as a module; every one has the same name."""
        self.count += 1
        shelf = self.folder / f"shelf{self.count}"
        shelf.mkdir()
        (shelf / "one_rule.py").write_text(text, encoding="utf-8")
        sys.path.insert(0, str(shelf))
        try:
            sys.modules.pop("one_rule", None)
            return importlib.import_module("one_rule")
        finally:
            sys.path.remove(str(shelf))

    def hash(self, text: str) -> str:
        """Return the hash of a module with this text."""
        return hash_of([self.module(text)])


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    yield Library(tmp_path)
    sys.modules.pop("one_rule", None)


@pytest.mark.parametrize(
    ("change", "into"),
    [
        ("else 0", "else 0  # ten per cent, rounded down"),
        ("LIMIT = 5\n", "LIMIT = 5\n\n\n# The limit is printed on the board.\n"),
        ('"""What the house takes."""', '"""Ten per cent, in other words."""'),
        ('    """What the house takes."""\n', ""),
        ('"""A rule."""\n', ""),
        ("price // 10 if price > LIMIT else 0", "(price // 10 if (price > LIMIT) else 0)"),
        ("LIMIT = 5", "LIMIT   =  5"),
        ("LIMIT = 5", "LIMIT = 0x5"),
    ],
)
def test_words_for_people_do_not_change_the_hash(library: Library, change: str, into: str) -> None:
    assert change in PLAIN
    assert library.hash(PLAIN.replace(change, into)) == library.hash(PLAIN)


@pytest.mark.parametrize(
    ("change", "into"),
    [
        ("LIMIT = 5", "LIMIT = 6"),
        ("LIMIT = 5", "LIMIT = 5.0"),
        ("LIMIT = 5", "LIMIT = '5'"),
        ("LIMIT = 5", "LIMIT = None"),
        ("LIMIT = 5", "LIMIT = -5"),
        ("price > LIMIT", "price >= LIMIT"),
        ("// 10", "/ 10"),
        ("else 0", "else 1"),
        ("else 0", "else False"),
        ("else 0", "else None"),
        ("price", "amount"),
        ("def fee", "def toll"),
        ("    return", "    LIMIT\n    return"),
    ],
)
def test_what_the_code_says_changes_the_hash(library: Library, change: str, into: str) -> None:
    assert change in PLAIN
    assert library.hash(PLAIN.replace(change, into)) != library.hash(PLAIN)


def test_the_order_of_modules_and_their_names_count(library: Library) -> None:
    one = library.module(PLAIN)
    assert hash_of([chance, codec]) != hash_of([codec, chance])
    assert hash_of([one]) != hash_of([one, one])
    assert hash_of([chance]) != hash_of([errors])


def test_the_hash_is_short_and_stays() -> None:
    assert hash_of([chance]) == hash_of([chance])
    assert len(hash_of([chance])) == 16
    int(hash_of([chance]), 16)


def test_a_module_brings_those_it_imports_and_theirs() -> None:
    behind = modules_behind(codec)
    assert behind == (codec, errors)
    assert modules_behind(sources) == (sources,)
    assert modules_behind(codec, codec, errors) == behind


def test_the_rules_of_a_game_are_all_that_decides_it() -> None:
    modules = rule_modules(game_named("modern-art"))
    assert {flat, rules, state, redeal} <= set(modules)
    assert [module.__name__ for module in modules] == sorted(m.__name__ for m in modules)
    assert not {view, words} & set(modules)


def test_a_game_has_one_hash() -> None:
    game = game_named("modern-art")
    assert rules_hash(game) == rules_hash(game) == hash_of(rule_modules(game))
