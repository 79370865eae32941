"""What a seat can have noted of the bidding: facts that all hear, lot by lot."""

import pytest
from canaletto.positions import bid, bribe, buy, kind, pass_by, settle, table, take, tour, wander

from saleroom.core.seats import NOBODY, SPECTATOR
from saleroom.games.canaletto.game import GAME
from saleroom.games.canaletto.hearing import STILL_IN, Lot, Memory
from saleroom.play.match import Match

A, B, C, D = range(4)


def noted(match: Match) -> Memory:
    memory: Memory = match.memory(A)
    return memory


@pytest.mark.rule("CA-7", "CA-8", "CA-10")
def test_of_a_lot_it_is_noted_who_bid_how_much_who_passed_when_and_who_has_it() -> None:
    match = table([9, 12])
    bid(match, A, 3)
    pass_by(match, B)
    bid(match, C, 7)
    pass_by(match, D)
    assert noted(match).lots == ()
    bid(match, A, 11)
    pass_by(match, C)
    (lot,) = noted(match).lots
    assert lot.types == (kind("mirror"), kind("lamp"))
    assert lot.points == (30, 30, 30, 30)
    assert lot.markers[:2] == (9, 12)
    assert lot.opener == A
    assert lot.bids == (11, 0, 7, 0)
    assert lot.passed == (STILL_IN, 3, 11, 7)
    assert (lot.buyer, lot.price) == (A, 11)


@pytest.mark.rule("CA-8")
def test_of_a_lot_on_offer_it_is_noted_what_was_said_so_far() -> None:
    match = table()
    bid(match, A, 3)
    pass_by(match, B)
    lot = noted(match).lot
    assert lot is not None
    assert (lot.bids, lot.passed) == ((3, 0, 0, 0), (STILL_IN, 3, STILL_IN, STILL_IN))
    assert (lot.buyer, lot.price) == (NOBODY, 0)


@pytest.mark.rule("CA-12", "CA-17")
def test_who_plays_the_mask_paid_nothing_and_the_bids_stand() -> None:
    match = table()
    bid(match, A, 9)
    bribe(match, B)
    (lot,) = noted(match).lots
    assert (lot.buyer, lot.price, lot.bids) == (B, 0, (9, 0, 0, 0))
    assert lot.passed == (STILL_IN,) * 4
    on_offer = noted(match).lot
    assert on_offer is not None
    assert on_offer.opener == C


@pytest.mark.rule("CA-10", "CA-13", "CA-15")
def test_what_all_had_at_hand_when_a_lot_was_put_up_is_noted_with_debts_and_sales() -> None:
    match = table([9, 12])
    take(match, A, to=11)  # a lamp
    take(match, D, to=4)  # the other lamp: both are paid 9
    buy(match, B, 40)
    first, second, third = noted(match).lots
    assert first.points == (30, 30, 30, 30)
    assert second.points == (30 - first.price, 30, 30, 30)
    assert third.points == (39 - first.price, 30, 30, 39 - second.price)
    assert noted(match).points[B] == 0  # and 10 of debt


@pytest.mark.rule("CA-3")
def test_only_markers_that_were_turned_up_by_then_are_noted() -> None:
    match = table([9], hidden_values=True)
    tour(match, A, [11])
    tour(match, A, [4])  # the second lamp is sold, and the next marker turned up
    settle(match)
    assert [len(lot.markers) for lot in noted(match).lots] == [1, 1]
    on_offer = noted(match).lot
    assert on_offer is not None
    assert len(on_offer.markers) == 2


@pytest.mark.rule("CA-6")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("hidden_values", [False, True])
def test_whoever_listens_knows_what_lies_on_the_table(players: int, hidden_values: bool) -> None:  # noqa: FBT001  # a parameter
    """At any moment of a random game, and all know the same, who only watches too."""
    match = Match(GAME, players, options={"hidden_values": hidden_values})
    for _ in wander(match, 8):
        memory, s = match.memory(SPECTATOR), match.state
        assert memory == noted(match)
        if s.round_number:
            assert list(memory.points) == s.points[:players]
            assert list(memory.markers) == s.scale[: s.turned]
    lots: tuple[Lot, ...] = noted(match).lots
    assert len(lots) == match.state.round_number
    assert sum(len(lot.types) for lot in lots) == 34 - sum(match.state.left)


def test_what_was_last_paid_for_a_treasure_is_that_of_a_lot_that_was_bought() -> None:
    match = table()
    assert noted(match).paid_for_one == 0.0
    buy(match, A, 7)  # two treasures
    assert noted(match).paid_for_one == 3.5
    bid(match, B, 9)
    bribe(match, C)
    assert noted(match).paid_for_one == 3.5
