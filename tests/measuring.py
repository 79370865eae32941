"""Branch coverage of the kernel, measured while the kernel's own tests run; or of everything.

Decides when the tracer is on. The floor stands in pyproject.toml, why so little is measured in
docs/contributing.md. Loaded by tests/conftest.py before anything of ours is imported, since a
module's own lines run when it is imported.
"""

import os
import pkgutil
from collections.abc import Generator
from importlib import import_module

import coverage
import pytest

IS_ALL = os.environ["SALEROOM_COVERAGE"] == "all"
FOLDERS = {"core", "auctions", "modern_art", "alles_futsch", "canaletto", "moderne_zeiten"}
KERNEL = ("saleroom.core", "saleroom.auctions", "saleroom.games")
# Laws over many whole games: they cost more than they add.
LAWS = ("_back_ends", "_knowledge", "_leaks", "_secrecy")
# Tests that play many games to show one thing: half of what tracing costs, and every branch they
# run is run by a test that is watched (docs/contributing.md).
DEAR = {
    "test_a_bankruptcy_is_shown",
    "test_a_bid_takes_the_gondola_where_the_facts_say",
    "test_a_lot_that_nobody_bought_does_not_keep_the_game_going",
    "test_a_turn_with_a_draw_starts_the_count_anew",
    "test_a_whole_round_in_which_nobody_can_draw_or_lay_ends_the_game",
    "test_at_any_moment_it_agrees_with_the_rules",
    "test_every_event_is_a_sentence_in_the_words_of_the_edition",
    "test_every_position_has_facts_for_everybody",
    "test_in_every_game_only_sellers_and_the_bank_are_paid",
    "test_in_random_games_the_rules_allow_exactly_what_was_foreseen",
    "test_one_who_could_lay_keeps_the_game_going",
    "test_other_secrets_look_the_same_and_ones_own_hand_is_seen",
    "test_over_many_games_every_kind_is_told_to_whom_it_may_be_told",
    "test_seats_are_asked_in_the_order_that_was_told",
    "test_shares_never_make_or_lose_money",
    "test_the_buyer_is_told_what_each_choice_pays",
    "test_the_last_lot_is_announced",
    "test_the_lot_goes_to_the_last_who_raised_however_the_answers_fall",
    "test_whenever_all_palaces_are_empty_the_game_is_over_and_nothing_is_left",
    "test_whoever_buys_that_lot_can_lay_and_the_game_goes_on",
}

_tracer = coverage.Coverage(data_suffix=True, source_pkgs=["saleroom"] if IS_ALL else None)
_watched: set[str] = set()


def _import_kernel() -> None:
    """Import it all while it is watched, and nothing else: the tracer is dear."""
    for name in KERNEL:
        package = import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            import_module(module.name)


def _choose(items: list[pytest.Item]) -> None:
    """Watch each test of the kernel in the first of its cases."""
    seen: set[str] = set()
    for item in items:
        name = item.nodeid.partition("[")[0]
        if name not in seen and _is_of_the_kernel(item):
            _watched.add(item.nodeid)
        seen.add(name)


def _is_of_the_kernel(item: pytest.Item) -> bool:
    if item.path.parent.name not in FOLDERS or item.path.stem.endswith(LAWS):
        return False
    return item.name.partition("[")[0] not in DEAR


_tracer.start()
_import_kernel()
if not IS_ALL:
    _tracer.stop()


def pytest_collection_finish(session: pytest.Session) -> None:
    """Everything is imported."""
    _tracer.stop()
    _choose(session.items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Watch a test if it is one of those that are measured."""
    if not (IS_ALL or item.nodeid in _watched):
        return (yield)
    _tracer.start()
    try:
        return (yield)
    finally:
        _tracer.stop()


def pytest_unconfigure() -> None:
    """Leave the figures for `coverage combine`; each process has its own."""
    _tracer.stop()
    _tracer.save()
