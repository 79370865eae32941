"""The law of secrecy has teeth here too: leaks planted into Moderne Zeiten are caught."""

import dataclasses
from typing import Any

import pytest
from laws.holes import event_of, first_caught, rule_of, view_of

from saleroom.core.seats import left_of
from saleroom.games.moderne_zeiten.events import SHARE_DRAWN
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.games.moderne_zeiten.majorities import in_reach
from saleroom.games.moderne_zeiten.state import ACTING, BIDDING
from saleroom.laws.setups import Setup

TABLE = Setup("moderne-zeiten", 3, "standard", {})
SEEDS = 25


def neighbours_hand(s: Any, viewer: int) -> dict[str, Any]:
    left = left_of(viewer, s.players) if viewer >= 0 else 0
    hands = list(GAME.view(s, viewer).hands)
    hands[left] = tuple(s.hand[left])
    return {"hands": tuple(hands)}


def poor_are_passed_over(s: Any, seat: int, action: int) -> None:
    GAME.flat.apply(s, seat, action)
    while s.phase == BIDDING and s.money[s.asked] <= s.price:
        GAME.flat.apply(s, s.asked, 0)


def who_can_lay(s: Any) -> str:
    """Cite the rule of laying only to who can lay: true, and seen by all."""
    if s.phase == ACTING and in_reach(s, s.asked):
        return "MZ-14"
    return GAME.paragraph(s)


LEAKS = {
    "another hand": view_of(GAME, neighbours_hand),
    "the stock": view_of(GAME, lambda s, _: {"stock": tuple(s.stock)}),
    "money": view_of(GAME, lambda s, _: {"money": tuple(s.money[: s.players])}),
    "shares drawn face up": event_of(GAME, SHARE_DRAWN, private=False),
    "a poor bidder passed over": rule_of(GAME, apply=poor_are_passed_over),
    "a paragraph that depends on a hand": dataclasses.replace(GAME, paragraph=who_can_lay),
    "another purse in a refusal": dataclasses.replace(
        GAME, limits=lambda s, seat: {**GAME.limits(s, seat), "purse": s.money[seat - 1]}
    ),
}


@pytest.mark.rule("MZ-7")
@pytest.mark.parametrize("leak", LEAKS)
def test_every_planted_leak_is_caught(leak: str) -> None:
    assert first_caught(TABLE, LEAKS[leak], SEEDS) is not None


@pytest.mark.rule("MZ-7")
def test_the_same_search_finds_nothing_in_the_real_game() -> None:
    assert first_caught(TABLE, dataclasses.replace(GAME), SEEDS // 4) is None
