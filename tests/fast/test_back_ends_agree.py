"""One source, two back ends: what they play is the same, number by number."""

import json
import os
import subprocess
import sys

import pytest
from fast import fingerprints
from fast.configurations import CONFIGURATIONS, Configuration, each_choice
from sampled import sampled

from saleroom.core.seats import CHANCE
from saleroom.laws import back_ends
from saleroom.laws.law import Law
from saleroom.laws.lockstep import Lockstep
from saleroom.laws.setups import Setup

AT_ONCE = 500
QUICK_GAMES = 12  # of each configuration
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


@each_choice
@pytest.mark.parametrize("law", back_ends.LAWS[:2], ids=lambda law: law.says)
def test_seeds_and_chance_are_the_same(law: Law, configuration: Configuration) -> None:
    assert configuration.new().asked == CHANCE  # or there would be nothing to see
    assert law.breach(Setup(*configuration)) is None


@pytest.mark.parametrize("back_end", sampled(["interpreted", "compiled"], "compiled"))
def test_another_process_with_another_hash_seed_plays_the_same(back_end: str) -> None:
    said = subprocess.run(
        [sys.executable, fingerprints.__file__, back_end],
        env=os.environ | {"PYTHONHASHSEED": "12345"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert json.loads(said.stdout) == fingerprints.ends_of(back_end)
