"""One source, two back ends: what they play is the same, number by number."""

import json
import os
import subprocess
import sys

import pytest
from fast import fingerprints
from fast.configurations import CONFIGURATIONS, Configuration

from saleroom.core.chance import below, seeded
from saleroom.core.seats import CHANCE
from saleroom.fast import Batch, interpreted
from saleroom.laws.lockstep import Lockstep

AT_ONCE = 500
QUICK_GAMES = 60  # of each configuration
SOAK_GAMES = 200_000  # of each game
# Where a player may speak although nobody waits for him: raise after letting go, open a fist.
HEARD_OUT_OF_TURN = ("modern-art",)

each_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def _agree_on(configuration: Configuration, first: int, games: int) -> None:
    decisions = out_of_turn = 0
    for start in range(first, first + games, AT_ONCE):
        both = Lockstep(configuration.batch(range(start, min(start + AT_ONCE, first + games))))
        both.play()
        decisions += both.decisions
        out_of_turn += both.out_of_turn
    assert decisions > 20 * games
    assert out_of_turn > games or configuration.name not in HEARD_OUT_OF_TURN


@each_configuration
def test_states_and_legal_sets_are_the_same_at_every_decision(
    configuration: Configuration,
) -> None:
    _agree_on(configuration, 0, QUICK_GAMES)


@pytest.mark.soak
@each_configuration
def test_they_stay_the_same_in_very_many_games(configuration: Configuration) -> None:
    alike = [other for other in CONFIGURATIONS if other.name == configuration.name]
    _agree_on(configuration, 1_000_000, -(-SOAK_GAMES // len(alike)))


@each_configuration
def test_chance_is_the_same_outcome_by_outcome(configuration: Configuration) -> None:
    """Until every game waits for somebody; a die may let some wait longer than others."""
    games = 20
    plain = [configuration.new() for _ in range(games)]
    batch = Batch.of(configuration.game, plain)
    kernels = interpreted(configuration.game)
    numbers = seeded(7)
    assert (batch.asked == CHANCE).all()
    while (batch.asked == CHANCE).any():
        masks = [bytearray(configuration.game.outcomes) for _ in plain]
        kernels.outcomes_all(plain, masks)
        assert b"".join(masks) == batch.outcomes().tobytes()
        possible = [[k for k, ways in enumerate(mask) for _ in range(ways)] for mask in masks]
        drawn = [ways[below(numbers, len(ways))] if ways else 0 for ways in possible]
        for s, ways, outcome in zip(plain, possible, drawn, strict=True):
            if ways:
                configuration.game.flat.draw(s, outcome)
        refused = batch.apply(CHANCE, drawn)
        assert [code == 0 for code in refused] == [bool(ways) for ways in possible]
        assert [batch.state(k) for k in range(games)] == plain


@each_configuration
def test_a_seed_is_the_same_deal_and_the_same_playout(configuration: Configuration) -> None:
    seeds = (0, 1, 5, -1, -(2**63), 2**62, 2**63 - 1, 2**63, 2**64 - 1, 3**100)
    kernels = interpreted(configuration.game)
    batch = configuration.batch(seeds)
    for k, seed in enumerate(seeds):
        s, numbers = configuration.new(), seeded(seed)
        kernels.deal(s, numbers)
        assert batch.state(k) == s
        assert batch.numbers[k] == numbers[0]
    decisions = batch.play_out()
    for k, seed in enumerate(seeds):
        s, numbers = configuration.new(), seeded(seed)
        decisions -= kernels.play_out(s, numbers)
        assert batch.state(k) == s
        assert batch.numbers[k] == numbers[0]
    assert decisions == 0


@pytest.mark.parametrize("back_end", ["interpreted", "compiled"])
def test_another_process_with_another_hash_seed_plays_the_same(back_end: str) -> None:
    said = subprocess.run(
        [sys.executable, fingerprints.__file__, back_end],
        env=os.environ | {"PYTHONHASHSEED": "12345"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert json.loads(said.stdout) == fingerprints.ends_of(back_end)
