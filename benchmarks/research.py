"""Decisions a second through each interface, ours beside others', in one run on one core.

`make bench-research` installs what is only for this. Every loop draws legal actions at random in
the way that costs least there; what is measured is the processor's time of the whole loop. A rate
is the best of some short runs, since others may use the machine.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

Loop = Callable[[int], int]  # so many decisions at least; how many they were


def rate(loop: Loop, decisions: int, runs: int) -> float:
    """Return decisions a second."""
    loop(decisions // 10 + 1)
    best = 0.0
    for _ in range(runs):
        begun = time.process_time()
        done = loop(decisions)
        best = max(best, done / (time.process_time() - begun))
    return best


def aec(env: Any, *, lists: bool = False) -> Loop:
    """Play a PettingZoo environment, one agent at a time; seeded once: some are made anew by it.

    Ours `lists` what is legal; the others are asked by their mask, as PettingZoo has it.
    """
    draws = np.random.default_rng(0)
    env.reset(seed=0)

    def loop(decisions: int) -> int:
        done = 0
        while done < decisions:
            env.reset()
            while env.agents:
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                if lists:
                    legal = env.legal_actions()
                else:
                    legal = seen["action_mask"].view(np.bool_).nonzero()[0]
                env.step(legal[int(draws.random() * len(legal))])
                done += 1
        return done

    return loop


def lanes(tables: Any) -> Loop:
    """Step an array of games."""
    tables.reset(seed=0)

    def loop(decisions: int) -> int:
        steps = decisions // tables.num_envs + 1
        for _ in range(steps):
            tables.step(tables.sample())
        return steps * tables.num_envs

    return loop


def single(env: Any) -> Loop:
    """Play a Gymnasium environment of one learner."""
    draws = np.random.default_rng(0)

    def loop(decisions: int) -> int:
        done, over, cut = 0, True, False
        seen: Any = None
        while done < decisions:
            if over or cut:
                seen, _ = env.reset()
            legal = seen["action_mask"].view(np.bool_).nonzero()[0]
            seen, _, over, cut, _ = env.step(legal[int(draws.random() * len(legal))])
            done += 1
        return done

    return loop


def rlcard_game(name: str) -> Loop:
    """Play an environment of RLCard."""
    import rlcard  # noqa: PLC0415  # only here

    env = rlcard.make(name, config={"seed": 0})
    draws = np.random.default_rng(0)

    def loop(decisions: int) -> int:
        done = 0
        while done < decisions:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(draws.random() * len(legal))])
                done += 1
        return done

    return loop


def spiel_game(name: str) -> Loop:
    """Play a game of OpenSpiel, with the tensor that a learner would read at every decision."""
    import pyspiel  # noqa: PLC0415  # only here
    from open_spiel.python import games as _  # noqa: F401, PLC0415  # registers those in Python

    if name.startswith("saleroom"):
        import saleroom.research.openspiel  # noqa: F401, PLC0415  # registers ours

    game = pyspiel.load_game(name)
    draws = np.random.default_rng(0)
    sees = game.get_type().provides_observation_tensor

    def loop(decisions: int) -> int:
        done = 0
        while done < decisions:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(draws.random() * len(outcomes))][0])
                    continue
                if sees:
                    state.observation_tensor(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(draws.random() * len(legal))])
                done += 1
        return done

    return loop


def ours() -> dict[str, Callable[[], Loop]]:
    """Return our interfaces by name."""
    from saleroom.research import pettingzoo  # noqa: PLC0415  # it compiles
    from saleroom.research.single import SeatEnv  # noqa: PLC0415  # compiled for what is measured only
    from saleroom.research.vector import Tables  # noqa: PLC0415  # as above

    found: dict[str, Callable[[], Loop]] = {}
    for name, players in (
        ("modern-art", 4),
        ("alles-futsch", 4),
        ("moderne-zeiten", 4),
        ("canaletto", 3),
    ):
        found[f"arrays, 1024 lanes: {name}"] = lambda n=name, p=players: lanes(
            Tables(n, 1024, players=p)
        )
        found[f"PettingZoo AEC: {name}"] = lambda n=name, p=players: aec(
            pettingzoo.env(n, players=p), lists=True
        )
    found["arrays, 1024 lanes, three at random opposite: modern-art"] = lambda: lanes(
        Tables("modern-art", 1024, players=4, opponents="random")
    )
    found["Gymnasium, one learner, three at random opposite: modern-art"] = lambda: single(
        SeatEnv("modern-art", players=4, opponents="random")
    )
    found["OpenSpiel: modern-art"] = lambda: spiel_game("saleroom_modern_art(players=4)")
    return found


def theirs() -> dict[str, Callable[[], Loop]]:
    """Return what is measured beside them, by name; what is not installed is left out."""

    def classic(name: str) -> Loop:
        from importlib import import_module  # noqa: PLC0415  # for this row alone

        return aec(import_module(f"pettingzoo.classic.{name}").raw_env())

    found: dict[str, Callable[[], Loop]] = {}
    for name in ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4"):
        found[f"PettingZoo's own: {name}"] = lambda n=name: classic(n)
    for name in ("uno", "gin-rummy", "leduc-holdem"):
        found[f"RLCard: {name}"] = lambda n=name: rlcard_game(n)
    for name in ("python_liars_poker", "python_kuhn_poker", "gin_rummy", "hearts"):
        found[f"OpenSpiel's own: {name}"] = lambda n=name: spiel_game(n)
    return found


def main() -> None:
    """Measure all, and print the ratios that matter."""
    read = argparse.ArgumentParser()
    read.add_argument("--runs", type=int, default=5)
    read.add_argument("--only", default="", help="names that contain this")
    given = read.parse_args()
    rates: dict[str, float] = {}
    for name, make in (ours() | theirs()).items():
        if given.only not in name:
            continue
        decisions = 200_000 if name.startswith("arrays") else 2_000
        try:
            rates[name] = rate(make(), decisions, given.runs)
        except Exception as error:  # noqa: BLE001  # the others go on
            print(f"| {name} | not measured: {type(error).__name__}: {error!s:.80} |")
            continue
        print(f"| {name} | {rates[name]:,.0f} |", flush=True)
    _ratios(rates)


def _ratios(rates: dict[str, float]) -> None:
    python = [name for name in rates if name.split(":")[0] in ("PettingZoo's own", "RLCard")]
    python += [name for name in rates if ": python_" in name]
    if not python:
        return
    fastest = max(python, key=lambda name: rates[name])
    zoo = [rates[name] for name in rates if name.startswith("PettingZoo's own")]
    spiel = [rates[name] for name in rates if ": python_" in name]
    print(f"the fastest environment in Python beside them: {fastest}")
    for name, found in rates.items():
        if name.startswith("arrays"):
            print(f"{name}: {found / rates[fastest]:.0f} times that")
        elif name.startswith("PettingZoo AEC") and zoo:
            print(f"{name}: {found / max(zoo):.1f} times PettingZoo's own fastest")
        elif name.startswith("OpenSpiel:") and spiel:
            print(f"{name}: {found / max(spiel):.1f} times OpenSpiel's own fastest in Python")


if __name__ == "__main__":
    main()
