"""A leak test that never caught a leak proves nothing: here every planted leak is caught."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from house.twins import entered
from web import leaks
from web.canaries import searched
from web.delays import delay_leaks
from web.lost_lines import lost_line_leaks
from web.planted_leaks import LEAKS

from saleroom.core.sale import OUTCRY, SEALED
from saleroom.house.table import Table
from saleroom.store.contract import Entry

Search = Callable[[Path], Iterator[str]]
SETTINGS = (leaks.Setting("modern-art", 3, "live"), leaks.Setting("modern-art", 4, "days"))


@cache
def story(setting: leaks.Setting) -> tuple[list[Entry], tuple[int, ...]]:
    """Return a game, and moments of it at which there is something to hide."""
    whole = leaks.stories(setting, 2)
    table = Table()
    moments: dict[str, list[int]] = {OUTCRY: [], SEALED: []}
    for k, entry in enumerate(whole):
        entered(table, entry)
        if table.sale is not None and table.sale.mechanism in moments:
            moments[table.sale.mechanism].append(k + 1)
    drawing = Random(3)  # noqa: S311  # a game, not a secret
    picked = [drawing.sample(those, min(3, len(those))) for those in moments.values()]
    return whole, tuple(moment for those in picked for moment in those)


def moments() -> Iterator[list[Entry]]:
    for setting in SETTINGS:
        whole, picked = story(setting)
        yield from (whole[:moment] for moment in picked)


def pairs(_folder: Path) -> Iterator[str]:
    drawing = Random(4)  # noqa: S311  # a game, not a secret
    for log_ in moments():
        for viewer in leaks.viewers_of(log_):
            yield from leaks.pair_leaks(log_, viewer, drawing)


def private_words(_folder: Path) -> Iterator[str]:
    drawing = Random(5)  # noqa: S311  # a game, not a secret
    for log_ in moments():
        yield from leaks.private_leaks(log_, drawing)
        yield from leaks.early_eyes(log_)


def delays(_folder: Path) -> Iterator[str]:
    drawing = Random(6)  # noqa: S311  # a game, not a secret
    for log_ in moments():
        yield from delay_leaks(log_, drawing)


def canaries(folder: Path) -> Iterator[str]:
    yield from searched(folder, "modern-art", 3, 30).found


def lost_lines(folder: Path) -> Iterator[str]:
    yield from lost_line_leaks(folder)


SEARCHES: dict[str, Search] = {
    "pairs": pairs,
    "private_words": private_words,
    "delays": delays,
    "canaries": canaries,
    "lost_lines": lost_lines,
}


@pytest.fixture(autouse=True, scope="module")
def _stories_of_a_house_without_holes() -> None:
    for setting in SETTINGS:
        story(setting)


@pytest.mark.parametrize("name", LEAKS)
def test_every_planted_leak_is_caught(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    hole, search = LEAKS[name]
    hole(monkeypatch)
    assert next(SEARCHES[search](tmp_path), None) is not None


@pytest.mark.parametrize("search", SEARCHES)
def test_the_same_search_finds_nothing_in_the_real_house(search: str, tmp_path: Path) -> None:
    assert list(SEARCHES[search](tmp_path)) == []


def test_there_are_many_leaks_and_every_search_catches_some() -> None:
    assert len(LEAKS) >= 30
    assert {search for _, search in LEAKS.values()} == set(SEARCHES)
