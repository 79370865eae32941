"""The rules of the attic, paragraph by paragraph; `saleroom check-game attic` does the rest."""

import pytest
from attic.game import GAME

from saleroom import CHANCE, IllegalNow, Match

TOP_HAT, HORSE, GLOBE = 1, 2, 4


def fetched(players: int, thing: int) -> Match:
    """A table where the first thing has just come down."""
    match = Match(GAME, players)
    match.act(CHANCE, {"fetch": thing})
    return match


def bid(match: Match, *sums: int) -> None:
    """All close their fists."""
    for seat, amount in enumerate(sums):
        match.act(seat, {"bid": amount})


@pytest.mark.rule("AT-1")
def test_everybody_begins_with_twenty_coins() -> None:
    assert Match(GAME, 3).view(0).money == (20, 20, 20)


@pytest.mark.rule("AT-2")
def test_what_has_come_down_does_not_come_again() -> None:
    match = fetched(2, GLOBE)
    bid(match, 1, 2)
    with pytest.raises(IllegalNow, match="not_in_the_attic"):
        match.act(CHANCE, {"fetch": GLOBE})
    assert GLOBE not in match.legal(CHANCE).choices
    assert len(match.legal(CHANCE).choices) == 5


@pytest.mark.rule("AT-3", "AT-6")
def test_of_equal_bids_the_auctioneers_wins_then_the_nearest() -> None:
    match = fetched(3, GLOBE)
    bid(match, 3, 7, 7)
    match.act(CHANCE, {"fetch": TOP_HAT})  # seat 1 is auctioneer
    bid(match, 2, 2, 2)
    match.act(CHANCE, {"fetch": HORSE})
    bid(match, 2, 1, 2)
    assert match.view(0).things == ((), (TOP_HAT, GLOBE), (HORSE,))
    assert match.view(0).money == (20, 11, 18)


@pytest.mark.rule("AT-4")
def test_nobody_bids_more_than_they_have() -> None:
    match = fetched(2, GLOBE)
    bid(match, 20, 0)
    match.act(CHANCE, {"fetch": HORSE})
    with pytest.raises(IllegalNow, match="bid_too_high"):
        match.act(0, {"bid": 1})


@pytest.mark.rule("AT-5")
def test_a_fist_is_opened_and_closed_again() -> None:
    match = fetched(2, GLOBE)
    match.act(0, {"bid": 9})
    match.act(0, {"take_back": True})
    match.act(0, {"bid": 4})
    match.act(1, {"bid": 5})
    assert match.view(0).money == (20, 15)


@pytest.mark.rule("AT-7")
def test_without_a_bid_nobody_gets_it() -> None:
    match = fetched(2, GLOBE)
    bid(match, 0, 0)
    assert match.view(0).things == ((), ())


@pytest.mark.rule("AT-8")
def test_coins_and_things_count_and_coins_break_ties() -> None:
    match = fetched(2, GLOBE)
    bid(match, 10, 0)
    for thing in (TOP_HAT, HORSE):
        match.act(CHANCE, {"fetch": thing})
        bid(match, 0, 0)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.scores == (20, 20)
    assert outcome.winners == (1,)
    assert outcome.why == "three_lots"


@pytest.mark.rule("AT-9")
def test_a_closed_fist_is_its_owners_secret() -> None:
    match = fetched(2, GLOBE)
    match.act(0, {"bid": 9})
    assert match.view(0).sealed == (9, None)
    assert match.view(1).sealed == (None, None)
    assert match.view(1).fists == (0,)
