"""A law that never caught anything proves nothing: here are faults, and each is caught by its law.

Every fault is Canaletto with one small thing wrong.
"""

import dataclasses
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from saleroom.core.contract import Game
from saleroom.core.events import tell
from saleroom.core.seats import CHANCE
from saleroom.games.canaletto.events import BOUGHT
from saleroom.games.canaletto.game import GAME
from saleroom.laws import contract, honest_search, replay, selling, words
from saleroom.laws.setups import Setup

SETUP = Setup("canaletto", 3, "standard", {"hidden_values": False, "palaces": 14})
LAWS = {
    law.says: law
    for module in (contract, selling, honest_search, replay, words)
    for law in module.LAWS
}


def with_rule(**rules: Callable[..., Any]) -> Game:
    """Canaletto with another rule."""
    flat: Any = SimpleNamespace(**{**vars(GAME.flat), **rules})
    return dataclasses.replace(GAME, flat=flat)


def with_view(**change: Any) -> Game:
    """Canaletto with a view that says something else."""

    def view(s: Any, viewer: int) -> Any:
        return msgspec.structs.replace(GAME.view(s, viewer), **change)

    return dataclasses.replace(GAME, view=view)


def with_(**fields: Any) -> Game:
    return dataclasses.replace(GAME, **fields)


def guess_without_price(*seen: Any) -> Any:
    s = GAME.guess(*seen)
    s.price = 0
    return s


def counting_legality(s: Any, seat: int, action: int) -> int:
    s.debt[0] += 1
    return GAME.flat.why_not(s, seat, action)


class Forgetful:
    """Draws by a number of its own, and not by those it is given."""

    def __init__(self) -> None:
        self.drawn = 0

    def sample(self, s: Any, numbers: Any) -> int:
        self.drawn += 1
        return GAME.flat.sample(s, [numbers[0] + self.drawn])


def sold_again(s: Any, seat: int, action: int) -> None:
    GAME.flat.apply(s, seat, action)
    tell(s, BOUGHT, seat, 0, 0)


FAULTS = {
    "what is legal as data is what the rules allow": with_rule(
        most_amount=lambda s, seat: GAME.flat.most_amount(s, seat) + 1
    ),
    "whoever is waited for has something to do": with_rule(
        awaited=lambda s: 7 if s.asked != CHANCE else 0
    ),
    "an illegal action changes nothing": with_rule(why_not=counting_legality),
    "every state of a game adds up": with_(guess=guess_without_price),
    "every game ends with scores and ranks": with_(
        endings=(dataclasses.replace(GAME.endings[0], name=""),) * 3
    ),
    "random play brings everything legal and nothing else": with_rule(pick=lambda *_: 0),
    "chance draws as often as the weights say": with_rule(
        sample=lambda s, numbers: min(GAME.flat.sample(s, numbers), GAME.flat.sample(s, numbers))
    ),
    "a sale says what all see and is answered by its verbs": with_(
        sale=lambda s: (sale := GAME.sale(s)) and sale._replace(price=sale.price + 1)
    ),
    "what is sold is on offer no more": with_rule(apply=sold_again),
    "every way of selling that a game names occurs": with_(mechanisms=(*GAME.mechanisms, "sealed")),
    "every view says what all views say": with_view(to_act=(0,)),
    "a table is the same, seen together and seen alone": with_(
        own=lambda s, viewer: {"price": s.price + (viewer == 1)}
    ),
    "a guess looks the same to the viewer": with_(guess=guess_without_price),
    "the same seed gives the same game": with_rule(sample=Forgetful().sample),
    "every refusal and ending can be said": with_(
        endings=(dataclasses.replace(GAME.endings[0], name="no_such_ending"),)
    ),
    "every paragraph that is cited stands in the rules": with_(paragraph=lambda _s: "CA-999"),
}


@pytest.mark.parametrize("says", FAULTS)
def test_every_planted_fault_is_caught_by_its_law(says: str) -> None:
    assert LAWS[says].breach(SETUP) is None
    assert LAWS[says].breach(SETUP, FAULTS[says]) is not None
