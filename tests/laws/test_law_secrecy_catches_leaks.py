"""A leak test that never caught a leak proves nothing: here are leaks, and each is caught.

Every leak is Modern Art with one small hole in it.
"""

import dataclasses
from functools import partial
from typing import Any

import pytest
from laws.holes import event_of, first_caught, rule_of, view_of

from saleroom.auctions import once_around
from saleroom.auctions.words import FIST_CLOSED, LET_GO, TOOK_LET_GO_BACK
from saleroom.core.seats import NOBODY, left_of
from saleroom.games.modern_art.events import CARD_DEALT
from saleroom.games.modern_art.game import GAME
from saleroom.games.modern_art.state import CRYING_OUT, GOING_AROUND, SEALING
from saleroom.laws.setups import Setup

TABLE = Setup("modern-art", 3, "1992", {"mystery_hand": True})
SEEDS = 40


with_view, with_event, with_rule = (partial(make, GAME) for make in (view_of, event_of, rule_of))


def neighbours_hand(s: Any, viewer: int) -> dict[str, Any]:
    left = left_of(viewer, s.players) if viewer >= 0 else 0
    hands = list(GAME.view(s, viewer).hands)
    hands[left] = tuple(sorted(s.hand[left][: s.hand_size[left]]))
    return {"hands": tuple(hands)}


def all_money(s: Any, _: int) -> dict[str, Any]:
    return {"money": tuple(s.money[: s.players])}


def all_sealed(s: Any, _: int) -> dict[str, Any]:
    return {"sealed": tuple(s.sealed[: s.players])}


def mystery_cards(s: Any, _: int) -> dict[str, Any]:
    return {"mystery": tuple(s.hand[s.players][: s.hand_size[s.players]])}


def next_of_the_stock(s: Any, viewer: int) -> dict[str, Any]:
    return {"discarded": (*GAME.view(s, viewer).discarded, *s.deck[s.dealt : s.dealt + 1])}


def who_is_silent(s: Any, viewer: int) -> dict[str, Any]:
    if s.phase != CRYING_OUT:
        return {}
    seats = GAME.view(s, viewer).to_act
    return {"to_act": tuple(seat for seat in seats if not s.silent >> seat & 1)}


def whose_turn_in_outcry(s: Any, _: int) -> dict[str, Any]:
    return {"to_act": (s.asked,)} if s.phase == CRYING_OUT else {}


def rich_opponents(s: Any, viewer: int) -> dict[str, Any]:
    return {"let_go": all(s.money[seat] > 100 for seat in range(s.players) if seat != viewer)}


def order_in_a_hand(s: Any, viewer: int) -> dict[str, Any]:
    """The lowest card anybody else holds, hidden in a number that looks harmless."""
    others = [hand for hand in range(s.players) if hand != viewer]
    lowest = min((s.hand[hand][0] for hand in others if s.hand_size[hand]), default=0)
    return {"mystery_size": lowest}


def capped_by_the_richest_other(s: Any, seat: int) -> int:
    """It is no use to bid more than anybody else can: true, and a hint."""
    others = max(s.money[other] for other in range(s.players) if other != seat)
    return min(s.money[seat], others + 1) if s.phase == SEALING else int(s.money[seat])


def other_purse_in_refusals(s: Any, seat: int) -> dict[str, int]:
    return {**GAME.limits(s, seat), "purse": s.money[left_of(seat, s.players)]}


def another_rule_when_all_are_poor(s: Any) -> str:
    return "MA-15" if sum(s.money[: s.players]) < 250 else GAME.paragraph(s)


def poor_are_passed_over(s: Any, seat: int, action: int) -> None:
    """Whoever cannot raise in an auction once around is not asked: all see that he is poor."""
    GAME.flat.apply(s, seat, action)
    while s.phase == GOING_AROUND and s.asked not in (NOBODY, s.seller):
        if s.money[s.asked] > s.price:
            break
        once_around.pass_by(s, s.asked)


def fists_with_a_mark(s: Any, viewer: int) -> dict[str, Any]:
    fists = GAME.view(s, viewer).fists
    return {"fists": tuple(sorted(fists, key=lambda seat: s.sealed[seat]))}


LEAKS = {
    "another hand in the view": with_view(neighbours_hand),
    "a card of another hand as a harmless number": with_view(order_in_a_hand),
    "money in the view": with_view(all_money),
    "a hint of money in the view": with_view(rich_opponents),
    "sealed bids in the view": with_view(all_sealed),
    "fists in the order of what is in them": with_view(fists_with_a_mark),
    "the mystery hand in the view": with_view(mystery_cards),
    "the next card of the stock in the view": with_view(next_of_the_stock),
    "who is silent in the view": with_view(who_is_silent),
    "who is asked next in an open auction": with_view(whose_turn_in_outcry),
    "the sum with the closed fist": with_event(FIST_CLOSED, secret=()),
    "letting go aloud": with_event(LET_GO, private=False),
    "letting go aloud, without saying who": with_event(LET_GO, private=False, secret=("seat",)),
    "taking a let-go back aloud": with_event(TOOK_LET_GO_BACK, private=False),
    "cards dealt face up": with_event(CARD_DEALT, private=False),
    "options that depend on another's purse": with_rule(most_amount=capped_by_the_richest_other),
    "a poor bidder passed over": with_rule(apply=poor_are_passed_over),
    "a refusal that names another's purse": dataclasses.replace(
        GAME, limits=other_purse_in_refusals
    ),
    "a paragraph that depends on purses": dataclasses.replace(
        GAME, paragraph=another_rule_when_all_are_poor
    ),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_every_planted_leak_is_caught(leak: str) -> None:
    assert first_caught(TABLE, LEAKS[leak], SEEDS) is not None


def test_the_same_search_finds_nothing_in_the_real_game() -> None:
    assert first_caught(TABLE, dataclasses.replace(GAME), SEEDS // 4) is None
