"""How often strong players are said to blunder, and what an analysis costs.

    .venv/bin/python benchmarks/false_alarms.py --game canaletto --bot master --games 4 --seed 1

Plays games of one bot at all seats, and has every decision judged with four times the usual worlds.
Prints, game by game, the decisions, how many were graded how, and CPU seconds: of the games, and of
the analysis without its chart, whose chances come last. Then every blunder, to be looked at.
"""

import argparse
from collections import Counter
from time import process_time

from rich.console import Console
from rich.table import Table

from saleroom.analysis.found import BLUNDER, DECISIONS, GRADES, WORLDS, Analysis, Decision
from saleroom.analysis.growing import analysing
from saleroom.analysis.reading import taken_apart
from saleroom.bots.chances import interval
from saleroom.bots.table import played
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.play.record import Record, record_of


def judged(record: Record, worlds: int, seed: int) -> Analysis:
    """Analyse a game as far as its decisions go."""
    decisions = len(taken_apart(record).moments)
    for found in analysing(record, worlds, seed, workers=1):
        if found.stage == DECISIONS and len(found.decisions) == decisions:
            break
    return found


def line_of(one: Decision) -> str:
    """Say what was done, what would have been better, and by how much."""
    better = one.better.action if one.better is not None else None
    chances = f"{100 * one.before.chance:.0f} -> {100 * one.after.chance:.0f}"
    said = one.why.code if one.why is not None else ""
    return f"  move {one.move} seat {one.seat} {one.done} better {better} {chances} ({said})"


def measure(name: str, asked: argparse.Namespace) -> None:
    """Play and judge games, and print what was found."""
    console, grades = Console(width=110), Counter[str]()
    table = Table("game", "seed", "decisions", *GRADES, "CPU of the game", "CPU of the analysis")
    lines = []
    for seed in range(asked.seed, asked.seed + asked.games):
        start = process_time()
        match = played(Match(game_named(name), asked.players), [asked.bot] * asked.players, seed)
        between = process_time()
        found = judged(record_of(match), asked.worlds, seed)
        own = Counter(one.grade for one in found.decisions)
        grades += own
        table.add_row(
            name, str(seed), str(own.total()), *(str(own[grade]) for grade in GRADES),
            f"{between - start:.0f} s", f"{process_time() - between:.0f} s",
        )  # fmt: skip
        blunders = [one for one in found.decisions if one.grade == BLUNDER]
        lines += [f"{name} seed {seed}", *map(line_of, blunders)] if blunders else []
    console.print(table)
    low, high = interval(grades[BLUNDER] / grades.total(), grades.total())
    share = 100 * grades[BLUNDER] / grades.total()
    console.print(f"{name}: blunders {share:.2f} % ({100 * low:.2f} to {100 * high:.2f})")
    for line in lines:
        console.print(line, markup=False, highlight=False)


def main() -> None:
    """Measure the games that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=4 * WORLDS)
    asked = parser.parse_args()
    for name in asked.game or GAMES:
        measure(name, asked)


if __name__ == "__main__":
    main()
