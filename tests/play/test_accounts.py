"""What was bought and what it paid back adds up with the money that changed hands."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from matches import at_random

from saleroom.core.account import Bought
from saleroom.core.events import Event
from saleroom.core.seats import ALL_SEEING
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match

SEEDS = range(5)


def played(name: str, seed: int) -> Match:
    game = game_named(name)
    *_, match = at_random(Match(game, game.players[-1]), seed)
    return match


def told(name: str, seed: int) -> tuple[Match, list[tuple[int, Event]], Sequence[Bought]]:
    match = played(name, seed)
    heard = [(move, event) for move, event in match.heard(ALL_SEEING)]
    assert match.game.account is not None
    return match, heard, match.game.account(heard)


def paid_back(bought: Sequence[Bought], players: int) -> list[int]:
    back = [0] * players
    for one in bought:
        assert one.back is not None
        back[one.seat] += one.back
    return back


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_sale_is_in_the_account_once(name: str, seed: int) -> None:
    _, heard, bought = told(name, seed)
    names = {"sold", "taken_free", "bought", "bribed"}
    sales = [(move, event["seat"]) for move, event in heard if event.name in names]
    assert [(one.move, one.seat) for one in bought] == sales


@pytest.mark.rule("MA-43", "MA-44")
@pytest.mark.parametrize("seed", SEEDS)
def test_paintings_pay_back_what_the_bank_pays(seed: int) -> None:
    match, heard, bought = told("modern-art", seed)
    paid = [0] * match.players
    for _, event in heard:
        if event.name == "bank_paid":
            paid[event["seat"]] += event["paintings"] * event["each"]
    assert paid_back(bought, match.players) == paid


@pytest.mark.rule("CA-13")
@pytest.mark.parametrize("seed", SEEDS)
def test_treasures_pay_back_what_their_types_earn(seed: int) -> None:
    match, heard, bought = told("canaletto", seed)
    earned = [0] * match.players
    for _, event in heard:
        if event.name == "earned":
            earned[event["seat"]] += event["tiles"] * event["value"]
    assert paid_back(bought, match.players) == earned


@pytest.mark.rule("AF-10", "AF-11")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_brings_its_buyer_what_using_it_does(seed: int) -> None:
    match, _, bought = told("alles-futsch", seed)
    for this, following in pairwise(bought):
        # From before the first sale is paid to before the next one is.
        gained = purse(match, following.move, this.seat) - purse(match, this.move, this.seat)
        assert this.back is not None
        assert gained == this.back - this.price


def purse(match: Match, moves: int, seat: int) -> int:
    again = Match(match.game, match.players)
    for move in match.moves[:moves]:
        again.act(move.seat, move.action)
    return int(again.state.money[seat])
