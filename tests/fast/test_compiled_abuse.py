"""Whatever is thrown at compiled rules is refused and changes nothing, or is sound and plays."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fast.checked import play_checked
from fast.configurations import CONFIGURATIONS, Configuration
from fast.mangling import mangled, with_fields_of

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
    _throw_bad_actions(name, 200_000)


@pytest.mark.soak
@each_game
def test_ten_million_bad_actions_change_nothing(name: str) -> None:
    _throw_bad_actions(name, 10_000_000)


def _read(game: Game, data: bytes) -> Batch | None:
    """Read one game; None if it is refused. Nothing else may happen."""
    try:
        return Batch.from_bytes(game, data)
    except BadState:
        return None


def _samples(name: str, numbers: Any) -> list[Batch]:
    return [
        batch.select(k)
        for configuration in _configurations(name)
        for batch in [_on_the_way(configuration, numbers, 30)]
        for k in range(len(batch))
    ]


def _mangled_but_sound(name: str, count: int) -> Batch:
    """States bent in many ways, of which those are left that are not refused."""
    numbers = np.random.default_rng(2)
    game = game_named(name)
    samples = _samples(name, numbers)
    written = [batch.to_bytes() for batch in samples]
    body = len(written[0]) - len(samples[0].states.tobytes()) - 8
    odd = []
    for _ in range(count):
        k, j = numbers.integers(len(samples), size=2)
        if numbers.random() < 0.5:
            data = with_fields_of(samples[k], samples[j], numbers).to_bytes()
        elif numbers.random() < 0.1:
            data = mangled(written[k], written[j], numbers)
        else:
            data = written[k][:body] + mangled(written[k][body:], written[j][body:], numbers)
        read = _read(game, data)
        if read is not None and data != written[k]:
            odd.append(read)
    assert len(odd) > count // 100, "hardly any of them could be played"
    assert len(odd) < count // 2, "hardly any of them was refused"
    return Batch.joined(odd)


@each_game
def test_mangled_states_are_refused_or_can_be_played_to_the_end(name: str) -> None:
    """In plain Python, which checks every index by itself; compiled with checks in `make soak`."""
    odd = _mangled_but_sound(name, 3_000)
    plain = interpreted(odd.game)
    played = odd.copy()
    played.deal()
    played.play_out()
    assert played.over.all()
    for k in range(len(odd)):
        state, numbers = odd.state(k), [int(odd.numbers[k])]
        plain.deal(state, numbers)
        plain.play_out(state, numbers)
        assert state == played.state(k)


@pytest.mark.soak
@each_game
def test_very_many_mangled_states_are_refused_or_can_be_played_to_the_end(
    name: str, tmp_path: Path
) -> None:
    odd = _mangled_but_sound(name, 500_000)
    path = tmp_path / "odd"
    path.write_bytes(odd.to_bytes())
    assert play_checked(name, str(path)) == len(odd)


def test_chance_is_no_way_around_the_rules() -> None:
    batch = CONFIGURATIONS[0].batch(range(5))
    assert batch.apply(CHANCE, np.arange(5)).all()
