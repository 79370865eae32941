"""Whether the chances of an analysis are chances: its course of mixed tables, against what came.

    .venv/bin/python benchmarks/course.py play --game canaletto --games 100 --output one.jsonl
    .venv/bin/python benchmarks/course.py report one.jsonl

All seats are drawn from the ladder, all numbers of players in turn. At some places of each game, as
many in every game, everybody's chance is told by what the seat itself could know. `report` gives
the expected calibration error as `calibration.py` does, and what was told and came in ten parts.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from calibration import (
    Told,
    by_chance_alone,
    drawn_rival,
    error_of,
    line_of,
    parts_of,
    read,
    resampled_errors,
)
from rich.console import Console
from rich.table import Table

from saleroom.analysis.deciding import told_after
from saleroom.analysis.growing import won
from saleroom.analysis.looking import Position, equipment_for
from saleroom.analysis.reading import taken_apart
from saleroom.bots.table import branch, played
from saleroom.core.chance import below, seeded
from saleroom.core.contract import Game
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.play.record import record_of

# Places of a game that are told: those of one game have the same end.
PLACES = 8


def told_of(game: Game, number: int, seed: int, worlds: int, rivals: float) -> Iterator[Told]:
    """Play one game, and yield everybody's chance at some of its places."""
    numbers = seeded(seed * 1_000_003 + number)
    players = game.players[number % len(game.players)]
    names = [drawn_rival(game, numbers, players, rivals) for _ in range(players)]
    match = played(Match(game, players), names, below(numbers, 1 << 30))
    outcome = match.outcome()
    assert outcome is not None
    read_ = taken_apart(record_of(match))
    shares, count = won(outcome), len(read_.places)
    chosen = np.unique(np.linspace(0, count - 1, min(PLACES, count)).round().astype(int))
    for nth in chosen.tolist():
        place = read_.places[nth]
        for seat, seen in enumerate(place.seen):
            position = Position(equipment_for(game), seen, branch(seed, number * 4096 + nth))
            told = told_after(position.going_on(worlds), position)[seat].chance
            yield Told(game.name, number, players, place.moves / read_.moves, told, shares[seat])


def play(asked: argparse.Namespace) -> None:
    """Play games, and append what was told, game by game."""
    with asked.output.open("a", encoding="utf-8") as file:
        for number in range(asked.first, asked.first + asked.games):
            for name in asked.game or GAMES:
                game = game_named(name)
                for told in told_of(game, number, asked.seed, asked.worlds, asked.rivals):
                    file.write(line_of(told))
                file.flush()


def report(files: list[Path]) -> None:
    """Print the figures of every game, of the whole of it and of its thirds."""
    table = Table("game", "part", "games", "chances", "error", "95 %", "by chance alone")
    console, told = Console(width=110), read(files)
    for name in sorted({one.game for one in told}, key=list(GAMES).index):
        own = [one for one in told if one.game == name]
        for first, last in ((0.0, 1.0), (0.0, 1 / 3), (1 / 3, 2 / 3), (2 / 3, 1.0)):
            some = [one for one in own if first <= one.part < last]
            if not some:  # few games may have no place there
                continue
            chances = np.array([one.share for one in some])
            came = np.array([one.won for one in some])
            numbers = np.array([one.number for one in some])
            low, high = 100 * np.percentile(resampled_errors(chances, came, numbers), (2.5, 97.5))
            table.add_row(
                name, f"{first:.2f} to {last:.2f}", str(len(set(numbers))), str(len(some)),
                f"{100 * error_of(chances, came):.1f}", f"{low:.1f} to {high:.1f}",
                f"{100 * by_chance_alone(chances, numbers):.1f}",
            )  # fmt: skip
            parts = parts_of(chances, came)
            console.print(name, " ".join(f"{100 * a:.0f}:{100 * b:.0f}" for a, b, _ in parts))
    console.print(table)


def main() -> None:
    """Play, or report."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--game", choices=GAMES, action="append")
    playing.add_argument("--first", type=int, default=0, help="number of the first game")
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--worlds", type=int, default=64)
    playing.add_argument("--rivals", type=float, default=0.25, help="part of its worlds for Expert")
    playing.add_argument("--output", type=Path, required=True)
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    asked = parser.parse_args()
    if asked.command == "play":
        play(asked)
    else:
        report(asked.files)


if __name__ == "__main__":
    main()
