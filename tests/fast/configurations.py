"""Every way to set up a game that must play alike on both back ends.

Adding a game to the house adds a line to OPTION_SETS: the options that change its rules.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from sampled import paired

from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.fast import Batch
from saleroom.games.registry import GAMES, game_named

OPTION_SETS: dict[str, dict[str, tuple[dict[str, Any], ...]]] = {
    "modern-art": {
        "1992": (
            {},
            {"double_proceeds": "new_seller"},
            {"mystery_hand": True},
            {"double_proceeds": "new_seller", "mystery_hand": True},
        ),
        "2009": ({}, {"mystery_hand": True}),
    },
    "alles-futsch": {
        "standard": ({}, {"zero_is_bankrupt": False}),
    },
    "canaletto": {
        "standard": (
            {},
            {"hidden_values": True},
            {"palaces": 24, "highest_bid": 999},
            {"palaces": 14, "values": (5,) * 7 + (99,) * 7, "hidden_values": True},
        ),
    },
    "moderne-zeiten": {
        "standard": (
            {},
            {"track": "shuffled"},
            {"shares": (50, 40, 10, 4, 1), "city_points": (1, 2, 3, 4, 5, 20)},
        ),
    },
}


def at_random(setup: "Configuration", seed: int) -> Iterator[Any]:
    """Show every state of a random game in which a seat is asked."""
    flat, s, numbers = setup.game.flat, setup.new(), seeded(seed)
    while s.asked != NOBODY:
        if s.asked == CHANCE:
            flat.draw(s, flat.sample(s, numbers))
        else:
            yield s
            flat.apply(s, s.asked, flat.pick(s, s.asked, numbers))


class Configuration(NamedTuple):
    """A game, the number of players, the edition and the options."""

    name: str
    players: int
    edition: str
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.name, str(self.players), self.edition, *chosen])

    @property
    def game(self) -> Game:
        """The game itself."""
        return game_named(self.name)

    def new(self) -> Any:
        """Set up an ordinary state."""
        return self.game.new(self.players, self.edition, self.options)

    def batch(self, seeds: Any) -> Batch:
        """Start one game for each seed."""
        return Batch.new(self.game, seeds, self.players, self.edition, self.options)


def _all() -> Iterator[Configuration]:
    for name in GAMES:
        game = game_named(name)
        for players in game.players:
            for edition in game.editions:
                for options in OPTION_SETS[name][edition]:
                    try:
                        game.new(players, edition, options)
                    except BadSetup:  # the mystery hand is for three
                        continue
                    yield Configuration(name, players, edition, options)


CONFIGURATIONS = tuple(_all())


def _choices(one: Configuration) -> Iterator[tuple[str, str, str]]:
    chosen = {"players": one.players, "edition": one.edition, **one.options}
    return ((one.name, what, repr(value)) for what, value in chosen.items())


# Every choice for every game is made in one of these.
COVERING = paired(CONFIGURATIONS, _choices, together=1)
# Those every time, all of them with `make soak`.
each_choice = pytest.mark.parametrize(
    "configuration",
    [
        pytest.param(one, id=str(one), marks=() if one in COVERING else pytest.mark.soak)
        for one in CONFIGURATIONS
    ],
)
