"""What it costs to show a move: the view of everybody at the table, what follows from it, as JSON.

    .venv/bin/python benchmarks/showing.py                       microseconds for each viewer
    .venv/bin/python benchmarks/showing.py --against FOLDER      and the ratio to another checkout

Random games of every game, all seats and a spectator, after every decision. CPU time, the best of
several runs, each in a process of its own; those of two checkouts take turns.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent.parent
GAMES_EACH = 4
RUNS = 5


def measured() -> dict[str, tuple[float, float]]:
    """Return by game what it costs to show a move, and how much of it is facts."""
    from saleroom.games.registry import GAMES  # noqa: PLC0415  # of the checkout that is measured

    return {name: _measured(name) for name in GAMES}


def _measured(name: str) -> tuple[float, float]:
    import msgspec  # noqa: PLC0415  # in the program that is measured

    from saleroom.core.chance import seeded  # noqa: PLC0415  # in the program that is measured
    from saleroom.core.seats import CHANCE, SPECTATOR  # noqa: PLC0415  # in the program that is measured
    from saleroom.games.registry import game_named  # noqa: PLC0415  # in the program that is measured
    from saleroom.play.match import Match  # noqa: PLC0415  # in the program that is measured

    game, clock = game_named(name), time.process_time_ns
    whole = facts = count = 0
    gc.disable()
    for seed in range(GAMES_EACH):
        match, numbers = Match(game, game.players[-1]), seeded(seed)
        while not match.is_over:
            if match.asked == CHANCE:
                match.act(CHANCE, game.flat.sample(match.state, numbers))
                continue
            match.act(match.asked, game.flat.pick(match.state, match.asked, numbers))
            begun = clock()
            for viewer in (*range(match.players), SPECTATOR):
                view = match.view(viewer)
                before = clock()
                follows = match.facts(view)
                facts += clock() - before
                msgspec.json.encode((view, follows))
            whole += clock() - begun
            count += match.players + 1
    return whole / count / 1000, facts / count / 1000


def _run(checkout: Path) -> dict[str, list[float]]:
    said = subprocess.run(  # noqa: S603  # this file, by the checkout that was asked for
        [sys.executable, __file__, "--once"],
        env=os.environ | {"PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        check=True,
    )
    found: dict[str, list[float]] = json.loads(said.stdout)
    return found


def _best(runs: list[dict[str, list[float]]], name: str) -> list[float]:
    return [min(run[name][k] for run in runs) for k in range(2)]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.once:
        print(json.dumps(measured()))
        return
    checkouts = [HERE, *([asked.against] if asked.against else [])]
    runs: list[list[dict[str, list[float]]]] = [[] for _ in checkouts]
    for _ in range(RUNS):
        for checkout, its in zip(checkouts, runs, strict=True):
            its.append(_run(checkout))
    for name in runs[0][0]:
        whole, facts = _best(runs[0], name)
        line = f"{name:15} showing {whole:6.1f} us, facts {facts:6.1f} us"
        for its in runs[1:]:
            before = _best(its, name)
            line += f"; ratio {whole / before[0]:.2f} whole, {facts / before[1]:.2f} facts"
        print(line)


if __name__ == "__main__":
    main()
