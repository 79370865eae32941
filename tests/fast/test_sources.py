"""What stands behind a module: all of ours that decides what it does, and no more."""

from saleroom.core import codec, errors, roles
from saleroom.fast import sources
from saleroom.fast.sources import modules_behind
from saleroom.games.modern_art import flat, redeal, rules, sheets, state, view


def test_a_module_brings_those_it_imports_and_theirs() -> None:
    behind = modules_behind(codec)
    assert behind == (codec, errors, roles)
    assert modules_behind(sources) == (sources,)
    assert modules_behind(codec, codec, errors) == behind


def test_what_stands_behind_a_games_rules_is_all_that_decides_it() -> None:
    modules = modules_behind(flat)
    assert {flat, rules, state, redeal} <= set(modules)
    assert [module.__name__ for module in modules] == sorted(m.__name__ for m in modules)
    assert not {view, sheets} & set(modules)
