"""Who sits where."""

from collections import Counter

import pytest

from saleroom.arena.tournament.seatings import MOST_SEATINGS, games_in_block, seatings

TABLES = [
    ("a", "b"),
    ("a", "b", "b", "b"),
    ("a", "b", "b", "c"),
    ("a", "b", "c", "d"),
    ("a", "a", "a"),
    ("a", "b", "c", "d", "e"),
    ("a", "a", "b", "b", "c"),
]


@pytest.mark.parametrize("bots", TABLES, ids="".join)
def test_everybody_sits_everywhere_equally_often(bots: tuple[str, ...]) -> None:
    for deal in range(5):
        found = seatings(bots, deal)
        assert len(found) == games_in_block(bots)
        for seat in range(len(bots)):
            sat = Counter(seating[seat] for seating in found)
            assert sat == {
                name: count * len(found) // len(bots) for name, count in Counter(bots).items()
            }


@pytest.mark.parametrize("bots", TABLES, ids="".join)
def test_every_seating_has_all_the_bots_and_comes_once(bots: tuple[str, ...]) -> None:
    found = seatings(bots, 3)
    assert {tuple(sorted(seating)) for seating in found} == {tuple(sorted(bots))}
    if "e" not in bots and len(bots) < 5:
        assert len(set(found)) == len(found)


def test_one_against_the_rest_has_a_seating_for_each_seat() -> None:
    assert seatings(("x", "y", "y"), 0) == (("x", "y", "y"), ("y", "x", "y"), ("y", "y", "x"))


def test_four_different_bots_sit_in_all_orders() -> None:
    assert len(seatings(("a", "b", "c", "d"), 0)) == MOST_SEATINGS == 24


def test_where_there_are_too_many_orders_each_deal_has_another() -> None:
    bots = ("a", "b", "c", "d", "e")
    assert seatings(bots, 1) == seatings(bots, 1)
    assert len({seatings(bots, deal) for deal in range(10)}) > 5
