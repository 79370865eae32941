"""Whatever is thrown at compiled rules, actions or bytes, is refused and changes nothing."""

from typing import Any

import numpy as np
import pytest
from fast.configurations import CONFIGURATIONS, Configuration
from fast.mangling import mangled

from saleroom.core.contract import Game
from saleroom.core.errors import BadState
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.fast import Batch, interpreted
from saleroom.games.registry import GAMES, game_named

GAMES_AT_ONCE = 256
EDGES = np.array([0, 1, 127, 128, 255, 256, 2**15, 2**31, 2**32, 2**62, 2**63 - 1])

each_game = pytest.mark.parametrize("name", GAMES)


def _configurations(name: str) -> list[Configuration]:
    return [c for c in CONFIGURATIONS if c.name == name]


def _on_the_way(configuration: Configuration, numbers: Any, games: int = GAMES_AT_ONCE) -> Batch:
    """Games stopped anywhere: while chance deals, in play, or over."""
    seeds = numbers.integers(2**62, size=games)
    fresh = Batch.of(configuration.game, [configuration.new()] * (games // 8), seeds[: games // 8])
    batch = Batch.joined([fresh, configuration.batch(seeds[games // 8 :])])
    stops = numbers.integers(400, size=games)
    for step in range(stops.max()):
        seats, actions = batch.pick()
        seats[stops <= step] = NOBODY  # refused
        batch.apply(seats, actions)
    return batch


def _bad_seats(batch: Batch, numbers: Any) -> Any:
    games = len(batch)
    anything = numbers.integers(-(2**63), 2**63 - 1, size=games)
    near = numbers.integers(-4, 8, size=games)
    edges = numbers.choice(EDGES, games) * numbers.choice([-1, 1], games)
    return np.choose(
        numbers.choice(4, games, p=[0.6, 0.2, 0.1, 0.1]), [batch.asked, near, edges, anything]
    )


def _bad_actions(game: Game, games: int, numbers: Any) -> Any:
    verbs = [*game.codec.verbs.values(), *game.chance_codec.verbs.values()]
    ends = np.array([end for verb in verbs for end in (verb.first, verb.first + verb.count)])
    near = numbers.choice(ends, games) + numbers.integers(-3, 4, size=games)
    known = numbers.integers(ends.max() + 10, size=games)
    small = numbers.integers(-3, 150, size=games)
    edges = numbers.choice(EDGES, games) * numbers.choice([-1, 1], games)
    anything = numbers.integers(-(2**63), 2**63 - 1, size=games)
    return np.choose(numbers.integers(5, size=games), [near, known, small, edges, anything])


def _throw_bad_actions(name: str, count: int) -> None:
    numbers = np.random.default_rng(1)
    kernels = interpreted(game_named(name))
    refused = 0
    for configuration in _configurations(name):
        batch = _on_the_way(configuration, numbers)
        plain = [batch.state(k) for k in range(len(batch))]
        wanted = refused + count / len(_configurations(name))
        while refused < wanted:
            seats = _bad_seats(batch, numbers)
            actions = _bad_actions(batch.game, len(batch), numbers)
            after = batch.copy()
            codes = after.apply(seats, actions)
            bad = codes != 0
            assert after.states[bad].tobytes() == batch.states[bad].tobytes()
            said = map(kernels.why_not_one, plain, seats.tolist(), actions.tolist())
            assert list(said) == codes.tolist()
            refused += int(bad.sum())
    assert refused >= count


@each_game
def test_bad_actions_by_the_hundred_thousand_change_nothing(name: str) -> None:
    _throw_bad_actions(name, 100_000)


@pytest.mark.soak
@each_game
def test_ten_million_bad_actions_change_nothing(name: str) -> None:
    _throw_bad_actions(name, 10_000_000)


@each_game
def test_mangled_bytes_are_refused(name: str) -> None:
    numbers = np.random.default_rng(2)
    written = [
        batch.select(k).to_bytes()
        for configuration in _configurations(name)
        for batch in [_on_the_way(configuration, numbers, 30)]
        for k in range(len(batch))
    ]
    for _ in range(3_000):
        k, j = numbers.integers(len(written), size=2)
        data = mangled(written[k], written[j], numbers)
        if data not in (written[k], written[j]):
            with pytest.raises(BadState):
                Batch.from_bytes(game_named(name), data)


def test_chance_is_no_way_around_the_rules() -> None:
    batch = CONFIGURATIONS[0].batch(range(5))
    assert batch.apply(CHANCE, np.arange(5)).all()
