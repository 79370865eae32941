"""Decisions a second in OpenSpiel: our games beside its own, in Python and in C++, in one run.

Every game is played at random to its end by the same loop: legal actions, a choice, and chance by
its probabilities. Games take turns in short runs, and the best run of each counts. CPU time.
"""

import argparse
import random
import time
from typing import Any

import pyspiel
from open_spiel.python import games as _their_games  # noqa: F401  # registers them
from research import SPIEL_CPP, SPIEL_PYTHON

import saleroom.research.openspiel as _our_games  # noqa: F401  # registers them

OURS = ("modern_art", "alles_futsch", "canaletto", "moderne_zeiten")
IN_CPP = (*SPIEL_CPP, "leduc_poker")
NAMES = (*(f"saleroom_{name}" for name in OURS), *SPIEL_PYTHON, *IN_CPP)


def play(game: Any, numbers: random.Random) -> tuple[int, int]:
    """Play one game; return decisions and outcomes of chance."""
    state, decisions, outcomes = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            possible, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(numbers.choices(possible, odds)[0])
            outcomes += 1
        else:
            state.apply_action(numbers.choice(state.legal_actions()))
            decisions += 1
    return decisions, outcomes


def run(game: Any, numbers: random.Random, seconds: float) -> tuple[float, float, float]:
    """Play for some CPU seconds: decisions a second, decisions and outcomes a game."""
    begun, games, decisions, outcomes = time.process_time(), 0, 0, 0
    while (spent := time.process_time() - begun) < seconds:
        made, drawn = play(game, numbers)
        games, decisions, outcomes = games + 1, decisions + made, outcomes + drawn
    return decisions / spent, decisions / games, outcomes / games


def main() -> None:
    """Measure, print a table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=0.3, help="CPU time of one run")
    options.add_argument("--rounds", type=int, default=5)
    chosen = options.parse_args()
    numbers = random.Random(1)  # noqa: S311  # no secret
    loaded = {name: pyspiel.load_game(name) for name in NAMES}
    best = dict.fromkeys(NAMES, (0.0, 0.0, 0.0))
    for game in loaded.values():
        play(game, numbers)  # compiles
    for _ in range(chosen.rounds):
        for name, game in loaded.items():
            best[name] = max(best[name], run(game, numbers, chosen.seconds))
    print("| game | decisions/s | decisions a game | outcomes of chance a game |")
    print("| --- | --: | --: | --: |")
    for name, (speed, decisions, outcomes) in best.items():
        print(f"| `{name}` | {speed:,.0f} | {decisions:.0f} | {outcomes:.0f} |")


if __name__ == "__main__":
    main()
