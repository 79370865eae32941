"""Decisions a second through each interface, ours beside others', in one run on one core.

`make bench-research` installs what is only for this. Every loop draws legal actions at random;
what is measured is the processor's time of the whole loop. Rows take turns in short runs, since
others may use the machine, and the best run of each counts.
"""

import argparse
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

Loop = Callable[[int], int]  # so many decisions at least; how many they were


def numbers() -> Callable[[], float]:
    """Return what draws a number from 0 to 1: NumPy's own takes ten times as long for one."""
    return Random(0).random  # noqa: S311  # no secret


def aec(env: Any, *, by_space: bool = False) -> Loop:
    """Play a PettingZoo environment by its masks; seeded once: some are made anew by it.

    `by_space` draws as PettingZoo's documentation does, `action_space(agent).sample(mask)`; else
    the mask is searched in the way that costs least.
    """
    draw = numbers()
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
                mask = seen["action_mask"]
                if by_space:
                    action = env.action_space(env.agent_selection).sample(mask)
                else:
                    legal = mask.view(np.bool_).nonzero()[0]
                    action = legal[int(draw() * len(legal))]
                env.step(action)
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
    draw = numbers()

    def loop(decisions: int) -> int:
        done, over, cut = 0, True, False
        seen: Any = None
        while done < decisions:
            if over or cut:
                seen, _ = env.reset()
            legal = seen["action_mask"].view(np.bool_).nonzero()[0]
            seen, _, over, cut, _ = env.step(legal[int(draw() * len(legal))])
            done += 1
        return done

    return loop


def rlcard_game(name: str) -> Loop:
    """Play an environment of RLCard."""
    import rlcard  # noqa: PLC0415  # only here

    env = rlcard.make(name, config={"seed": 0})
    draw = numbers()

    def loop(decisions: int) -> int:
        done = 0
        while done < decisions:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(draw() * len(legal))])
                done += 1
        return done

    return loop


def spiel_game(name: str, *, sees: bool) -> Loop:
    """Play a game of OpenSpiel, with the tensor that a learner would read at every decision."""
    import pyspiel  # noqa: PLC0415  # only here
    from open_spiel.python import games as _  # noqa: F401, PLC0415  # registers those in Python

    if name.startswith("saleroom"):
        import saleroom.research.openspiel  # noqa: F401, PLC0415  # registers ours

    game = pyspiel.load_game(name)
    draw = numbers()

    def loop(decisions: int) -> int:
        done = 0
        while done < decisions:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                    continue
                if sees:
                    state.observation_tensor(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                done += 1
        return done

    return loop


OURS = {"modern-art": 4, "alles-futsch": 4, "moderne-zeiten": 4, "canaletto": 3}
CLASSIC = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4")
RLCARD = ("uno", "gin-rummy", "leduc-holdem")
# The longest first: what they are in decisions a game is in docs/research.md.
SPIEL_PYTHON = (
    "python_ant_foraging",
    "python_team_dominoes",
    "python_block_dominoes",
    "python_liars_poker",
    "python_tic_tac_toe",
    "python_kuhn_poker",
)
SPIEL_CPP = ("gin_rummy", "hearts")


def ours() -> dict[str, Callable[[], Loop]]:
    """Return our interfaces by name."""
    from saleroom.research import pettingzoo  # noqa: PLC0415  # it compiles
    from saleroom.research.single import SeatEnv  # noqa: PLC0415  # compiled for what is measured only
    from saleroom.research.vector import Tables  # noqa: PLC0415  # as above

    found: dict[str, Callable[[], Loop]] = {}
    for name, players in OURS.items():
        found[f"arrays, 1024 lanes: {name}"] = lambda n=name, p=players: lanes(
            Tables(n, 1024, players=p)
        )
    found["arrays, 1024 lanes, three at random opposite: modern-art"] = lambda: lanes(
        Tables("modern-art", 1024, players=4, opponents="random")
    )
    for how, by_space in (("mask", False), ("space", True)):
        for name, players in OURS.items():
            found[f"PettingZoo AEC by {how}: {name}"] = lambda n=name, p=players, b=by_space: aec(
                pettingzoo.env(n, players=p), by_space=b
            )
    found["Gymnasium, one learner, three at random opposite: modern-art"] = lambda: single(
        SeatEnv("modern-art", players=4, opponents="random")
    )
    for name, players in OURS.items():
        spiel = f"saleroom_{name.replace('-', '_')}(players={players})"
        for how, sees in (("with tensors", True), ("without", False)):
            found[f"OpenSpiel {how}: {name}"] = lambda n=spiel, s=sees: spiel_game(n, sees=s)
    return found


def theirs() -> dict[str, Callable[[], Loop]]:
    """Return what is measured beside them, by name."""

    def classic(name: str, *, by_space: bool) -> Loop:
        from importlib import import_module  # noqa: PLC0415  # for this row alone

        env = import_module(f"pettingzoo.classic.{name}").raw_env()
        return aec(env, by_space=by_space)

    found: dict[str, Callable[[], Loop]] = {}
    for how, by_space in (("mask", False), ("space", True)):
        for name in CLASSIC:
            found[f"PettingZoo's own by {how}: {name}"] = lambda n=name, b=by_space: classic(
                n, by_space=b
            )
    for name in RLCARD:
        found[f"RLCard: {name}"] = lambda n=name: rlcard_game(n)
    for name in (*SPIEL_PYTHON, *SPIEL_CPP):
        for how, sees in (("with tensors", True), ("without", False)):
            found[f"OpenSpiel's own {how}: {name}"] = lambda n=name, s=sees: spiel_game(n, sees=s)
    return found


def main() -> None:
    """Measure all, and print the ratios that matter."""
    read = argparse.ArgumentParser()
    read.add_argument("--runs", type=int, default=20)
    read.add_argument("--only", default="", help="names that contain this")
    given = read.parse_args()
    loops: dict[str, Loop] = {}
    for name, make in (ours() | theirs()).items():
        if given.only in name:
            try:
                loops[name] = make()
                loops[name](100)
            except Exception as error:  # noqa: BLE001  # the others go on
                loops.pop(name, None)
                print(f"| {name} | not measured: {type(error).__name__}: {error!s:.80} |")
    rates = dict.fromkeys(loops, 0.0)
    for _ in range(given.runs):
        for name, loop in loops.items():
            begun = time.process_time()
            done = loop(200_000 if name.startswith("arrays") else 2_000)
            rates[name] = max(rates[name], done / (time.process_time() - begun))
    for name, found in rates.items():
        print(f"| {name} | {found:,.0f} |")
    _ratios(rates)


def _ratios(rates: dict[str, float]) -> None:
    """Compare each interface of ours with the fastest of its kind, as its row says."""
    python = {n: r for n, r in rates.items() if n.startswith(("PettingZoo's", "RLCard"))}
    python |= {n: r for n, r in rates.items() if ": python_" in n}
    for name, found in rates.items():
        kind, _, _ = name.partition(":")
        if kind.startswith("arrays"):
            beside = python
        elif kind.startswith("PettingZoo AEC by"):
            own = kind.replace("PettingZoo AEC", "PettingZoo's own")
            beside = {n: r for n, r in rates.items() if n.startswith(own + ":")}
        elif kind.startswith("OpenSpiel w"):
            own = kind.replace("OpenSpiel", "OpenSpiel's own") + ": python_"
            beside = {n: r for n, r in rates.items() if n.startswith(own)}
        else:
            continue
        for other, rate in sorted(beside.items(), key=lambda row: -row[1])[:6]:
            print(f"{name}: {found / rate:.1f} times {other}")


if __name__ == "__main__":
    main()
