"""Whether the chances of an analysis are chances: its course of mixed tables, against what came.

    .venv/bin/python benchmarks/course.py play --games 300 --seed 1 --output one.jsonl
    .venv/bin/python benchmarks/course.py fit one.jsonl --said 'play --games 300 --seed 1'
    .venv/bin/python benchmarks/course.py play --games 300 --seed 2 --output two.jsonl
    .venv/bin/python benchmarks/course.py report two.jsonl

All seats are drawn from the ladder, all numbers of players in turn. At some places of each game, as
many in every game, victories are counted with everybody's eyes. `fit` finds the power of the shares
by which what came is likeliest, and keeps it (`saleroom.analysis.balance`). `report` takes what a
seat is told of itself, by what is kept, and gives the expected calibration error as
`calibration.py` does, and what was told and came in ten parts.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from calibration import (
    MOST_GAMES,
    RESAMPLED,
    drawn_rival,
    error_of,
    parts_of,
    resampled_errors,
)
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from saleroom.analysis.balance import FILE, Balance, Power, balanced, kept, power_of, shares_of
from saleroom.analysis.growing import won
from saleroom.analysis.looking import Position, equipment_for
from saleroom.analysis.reading import taken_apart
from saleroom.bots.chances import tempered
from saleroom.bots.table import branch, played
from saleroom.core.chance import below, seeded
from saleroom.core.contract import Game
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.play.record import record_of

Floats = NDArray[np.float64]

KEPT = Path(__file__).parent.parent / "src/saleroom/analysis" / FILE
# Places of a game that are told: those of one game have the same end.
PLACES = 8
# Newton's, to find a power: it stands still after half of them.
STEPS = 16
# How strongly a power is held to shares as they are: enough for one to be found of a few games.
HELD = 0.01


class Counted(NamedTuple):
    """What one seat can know of one place: of which game, how far on, what was counted, what came.

    `shares` are of everybody's victories in so many worlds, `won` of the real one.
    """

    game: str
    number: int
    part: float
    stakes: float
    seat: int
    worlds: int
    shares: tuple[float, ...]
    won: tuple[float, ...]


# Playing


def counted_in(game: Game, number: int, seed: int, worlds: int, rivals: float) -> Iterator[Counted]:
    """Play one game, and yield what was counted at some of its places."""
    numbers = seeded(seed * 1_000_003 + number)
    players = game.players[number % len(game.players)]
    names = [drawn_rival(game, numbers, players, rivals) for _ in range(players)]
    match = played(Match(game, players), names, below(numbers, 1 << 30))
    outcome = match.outcome()
    assert outcome is not None
    read_ = taken_apart(record_of(match))
    ended, count = tuple(won(outcome)), len(read_.places)
    chosen = np.unique(np.linspace(0, count - 1, min(PLACES, count)).round().astype(int))
    for nth in chosen.tolist():
        place = read_.places[nth]
        part = place.moves / read_.moves
        for seat, seen in enumerate(place.seen):
            position = Position(equipment_for(game), seen, branch(seed, number * 4096 + nth))
            shares = tuple(shares_of(position.going_on(worlds), players))
            yield Counted(
                game.name, number, part, position.scale, seat, worlds, shares, ended
            )  # fmt: skip


def play(asked: argparse.Namespace) -> None:
    """Play games, and append what was counted, game by game."""
    with asked.output.open("a", encoding="utf-8") as file:
        for number in range(asked.first, asked.first + asked.games):
            for name in asked.game or GAMES:
                game = game_named(name)
                for one in counted_in(game, number, asked.seed, asked.worlds, asked.rivals):
                    file.write(json.dumps(one) + "\n")
                file.flush()


def read(files: Sequence[Path]) -> list[Counted]:
    """Read what was counted; games of several files have different numbers."""
    return [
        one._replace(number=one.number + MOST_GAMES * k)
        for k, file in enumerate(files)
        for one in (Counted(*json.loads(line)) for line in file.read_text("utf-8").splitlines())
    ]


def by_game(counted: Sequence[Counted]) -> dict[str, list[Counted]]:
    """Sort by game."""
    return {name: own for name in GAMES if (own := [one for one in counted if one.game == name])}


# Fitting


def fitted(counted: Sequence[Counted]) -> Power:
    """Find the power that makes who won likeliest, by Newton's steps.

    All places of a game together count as one, because they share its end.
    """
    weight = len({one.number for one in counted}) / len(counted)
    known = [
        (np.log([tempered(share, one.worlds) for share in one.shares]), np.array(one.won), scale)
        for one in counted
        for scale in [np.array([1.0, -np.log(one.stakes)])]
    ]
    start = np.array(Power())
    at = start
    for _ in range(STEPS):
        slope, bend = HELD * (start - at), HELD * np.eye(2)
        for logs, came, scale in known:
            chances = np.exp(logs * (scale @ at))
            chances /= chances.sum()
            spread = chances @ logs**2 - (chances @ logs) ** 2
            slope = slope + weight * ((came - chances) @ logs) * scale
            bend = bend + weight * spread * np.outer(scale, scale)
        at = at + np.linalg.solve(bend, slope)
    return Power(*(round(float(x), 4) for x in at))


def fit(asked: argparse.Namespace) -> None:
    """Keep the powers of the games in these files, beside those of the others."""
    own = by_game(read(asked.files))
    found = {
        name: {"games": len({one.number for one in some}), "chances": len(some)}
        for name, some in own.items()
    }
    now = kept()
    balance = Balance(
        powers=now.powers | {name: fitted(some) for name, some in own.items()},
        command=asked.said,
        found=now.found | found,
    )
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(balance), indent=1) + b"\n")


# Reporting


def told(one: Counted) -> float:
    """Return what the seat is told of itself."""
    power = power_of(one.game).at(one.stakes)
    return balanced(one.shares, one.worlds, power)[one.seat].chance


def by_chance_alone(counted: Sequence[Counted], chances: Floats) -> float:
    """Return the error if every game were won as likely as it was told, by one seat each.

    At each place the seats lie side by side on a ring as wide as their chances, and the luck of the
    game is a point of it.
    """
    starts, places = np.zeros(len(counted)), [(one.number, one.part) for one in counted]
    for k in range(1, len(counted)):
        if places[k] == places[k - 1]:
            starts[k] = starts[k - 1] + chances[k - 1]
    _, games = np.unique([one.number for one in counted], return_inverse=True)
    draw = np.random.default_rng(0)
    found = []
    for _ in range(RESAMPLED // 4):
        luck = draw.random(games.max() + 1)[games]
        found.append(error_of(chances, ((luck - starts) % 1.0 < chances).astype(float)))
    return float(np.mean(found))


def report(files: Sequence[Path]) -> None:
    """Print the figures of every game, of the whole of it and of its thirds."""
    table = Table("game", "part", "games", "chances", "error", "95 %", "by chance alone", "loss")
    console = Console(width=110)
    for name, own in by_game(read(files)).items():
        for first, last in ((0.0, 1.0), (0.0, 1 / 3), (1 / 3, 2 / 3), (2 / 3, 1.0)):
            some = [one for one in own if first <= one.part < last]
            if some:  # few games may have no place there
                table.add_row(name, f"{first:.2f} to {last:.2f}", *row_of(some))
                chances, came = np.array([(told(one), one.won[one.seat]) for one in some]).T
                parts = parts_of(chances, came)
                console.print(name, " ".join(f"{100 * a:.0f}:{100 * b:.0f}" for a, b, _ in parts))
    console.print(table)


def row_of(some: Sequence[Counted]) -> list[Any]:
    """Return the figures of some places."""
    chances, came = np.array([(told(one), one.won[one.seat]) for one in some]).T
    numbers = np.array([one.number for one in some])
    low, high = 100 * np.percentile(resampled_errors(chances, came, numbers), (2.5, 97.5))
    loss = -(came * np.log(chances) + (1 - came) * np.log(1 - chances)).mean()
    return [
        str(len(set(numbers.tolist()))), str(len(some)),
        f"{100 * error_of(chances, came):.1f}", f"{low:.1f} to {high:.1f}",
        f"{100 * by_chance_alone(some, chances):.1f}", f"{loss:.3f}",
    ]  # fmt: skip


def main() -> None:
    """Play, fit or report."""
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
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--said", default="", help="the commands that made the files")
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    asked = parser.parse_args()
    if asked.command == "play":
        play(asked)
    elif asked.command == "fit":
        fit(asked)
    else:
        report(asked.files)


if __name__ == "__main__":
    main()
