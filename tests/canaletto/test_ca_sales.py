"""Complete types are sold: when, for how much, in which order. (CA-13, CA-14)"""

import pytest
from canaletto.positions import (
    bid,
    bribe,
    buy,
    held,
    kind,
    now,
    points,
    sell,
    table,
    take,
    tour,
    turn_up,
)
from matches import heard

from saleroom.core.errors import IllegalNow
from saleroom.core.seats import CHANCE
from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match

A, B, C, D = range(4)


@pytest.mark.rule("CA-13")
def test_the_lamps_of_the_rule_document() -> None:
    """A has one lamp, D buys the other with a bust and a painting; the next marker is 9."""
    match = table([9, 12])
    take(match, A, to=11)
    assert held(match, A) == {"lamp": 1, "mirror": 1}
    assert heard(match, "type_sold") == []
    before = points(match)
    buy(match, D, 4)
    assert heard(match, "type_sold") == [{"treasure": kind("lamp"), "value": 9}]
    assert points(match) == (before[A] + 9, before[B], before[C], before[D] - 4 + 9)
    assert held(match, A) == {"mirror": 1}
    assert held(match, D) == {"bust": 1, "painting": 1}
    assert now(match).used == (9,)
    assert now(match).scale[0] == 12


@pytest.mark.rule("CA-13")
def test_the_next_type_sold_gets_the_next_marker() -> None:
    match = table([9, 12])
    take(match, A, to=11)
    tour(match, D, [7, 13])  # the lamps at 9, then a painting and a ring
    before = points(match)
    buy(match, D, 5)  # the other ring
    assert heard(match, "type_sold")[-1] == {"treasure": kind("ring"), "value": 12}
    assert points(match)[D] == before[D] - 5 + 2 * 12


@pytest.mark.rule("CA-13")
def test_the_value_is_for_each_tile_however_many_there_are() -> None:
    match = table([9])
    tour(match, A, [1, 2, 3])  # three mirrors
    before = points(match)
    buy(match, B, 5)  # the fourth, with a lion
    assert heard(match, "earned") == [
        {"seat": A, "treasure": kind("mirror"), "tiles": 3, "value": 9},
        {"seat": B, "treasure": kind("mirror"), "tiles": 1, "value": 9},
    ]
    assert points(match) == (before[A] + 27, before[B] - 5 + 9, before[C], before[D])


@pytest.mark.rule("CA-13")
def test_a_type_is_sold_although_nobody_holds_all_of_it() -> None:
    match = table([9])
    for seat, palace in ((A, 1), (B, 2), (C, 3), (D, 4)):
        take(match, seat, to=palace)
    assert [entry["seat"] for entry in heard(match, "earned")] == [A, B, C, D]


@pytest.mark.rule("CA-13", "CA-17")
def test_tiles_taken_by_a_bribe_have_left_the_palaces_too() -> None:
    match = table([9])
    take(match, A, to=11)
    bid(match, B, 2)
    bribe(match, C)
    assert heard(match, "type_sold") == [{"treasure": kind("lamp"), "value": 9}]
    assert points(match)[C] == 39


@pytest.mark.rule("CA-13")
def test_sold_tiles_leave_the_game() -> None:
    match = table([9])
    take(match, A, to=11)
    buy(match, D, 4)
    assert now(match).sold == (kind("lamp"),)
    assert all(row[kind("lamp")] == 0 for row in now(match).held)
    assert all(kind("lamp") not in lot for lot in now(match).treasures)


def before_the_double(**options: object) -> Match:
    """The next lot, tankard and necklace, completes both types; A has the others."""
    match = table([9, 12, 4], first_player=1, start=10, **options)
    take(match, A, to=13)
    take(match, A, to=12)
    return match


@pytest.mark.rule("CA-14")
@pytest.mark.parametrize(("first", "second"), [("tankard", "necklace"), ("necklace", "tankard")])
def test_of_several_types_the_buyer_chooses_the_order(first: str, second: str) -> None:
    match = before_the_double()
    buy(match, C, 5)
    assert match.asked == C
    assert (now(match).phase, now(match).passed) == ("sell", ())
    assert now(match).due == (kind("tankard"), kind("necklace"))
    named = [GAME.codec.decode(action) for action in match.legal(C).choices]
    assert named == [{"sell": kind("tankard")}, {"sell": kind("necklace")}]
    assert match.paragraph == "CA-14"
    sell(match, C, first)
    assert heard(match, "type_sold") == [
        {"treasure": kind(first), "value": 9},
        {"treasure": kind(second), "value": 12},
    ]
    assert now(match).phase == "bid"
    assert match.asked == D


@pytest.mark.rule("CA-14")
def test_nobody_else_chooses_and_only_what_is_complete_is_sold() -> None:
    match = before_the_double()
    buy(match, C, 5)
    for seat in (A, B, D):
        assert not match.legal(seat)
        with pytest.raises(IllegalNow, match="not_asked"):
            sell(match, seat, "tankard")
    with pytest.raises(IllegalNow, match="not_due") as refused:
        sell(match, C, "mirror")
    assert refused.value.paragraph == "CA-14"
    with pytest.raises(IllegalNow, match="not_now"):
        match.act(C, {"pass": True})


@pytest.mark.rule("CA-14", "CA-18")
def test_who_bribed_chooses_as_the_buyer() -> None:
    match = before_the_double()
    bid(match, B, 3)
    bribe(match, C)
    assert (match.asked, now(match).phase, now(match).buyer) == (C, "sell", C)


@pytest.mark.rule("CA-13")
def test_a_single_type_is_sold_without_asking() -> None:
    match = table([9])
    take(match, A, to=11)
    before = len(match.moves)
    buy(match, D, 4)
    assert {seat for seat, _ in match.moves[before:]} == {A, B, C, D}
    assert all("sell" not in match.name_of(move) for move in match.moves)


@pytest.mark.rule("CA-3", "CA-14")
def test_with_hidden_values_the_buyer_sees_each_new_marker_before_choosing() -> None:
    """Glass, bust and chandelier are complete at once: the last palace of three."""
    match = table([9], hidden_values=True)
    tour(match, A, range(1, 16))
    sales = len(now(match).used)
    buy(match, B, 5)
    assert now(match).phase == "sell"
    assert len(now(match).scale) == 1
    sell(match, B, "bust")
    assert match.asked == CHANCE
    assert now(match).phase == "turn_marker"
    assert now(match).scale == ()
    turn_up(match, 16)
    assert (match.asked, now(match).scale) == (B, (16,))
    assert len(match.legal(B).choices) == 2
    sell(match, B, "glass")
    assert heard(match, "type_sold")[-1] == {"treasure": kind("glass"), "value": 16}
    turn_up(match, 15)  # the last type is sold by itself
    assert len(now(match).used) == sales + 3 == 12
    assert match.is_over


@pytest.mark.rule("CA-3")
def test_with_hidden_values_the_next_marker_is_turned_up_before_the_next_round() -> None:
    match = table([9], hidden_values=True)
    take(match, A, to=11)
    buy(match, D, 4)
    assert now(match).used == (9,)
    assert (match.asked, now(match).round, now(match).scale) == (CHANCE, 2, ())
    assert match.paragraph == "CA-3"
    turn_up(match, 12)
    assert heard(match, "marker_turned")[-1] == {"place": 2, "value": 12}
    assert (match.asked, now(match).round, now(match).scale) == (A, 3, (12,))
