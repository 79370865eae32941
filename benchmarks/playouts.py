"""How fast the rules run on one core, as plain Python and compiled, side by side.

    make bench                              all games, all numbers of players
    make bench ARGS="--game modern-art"     one game
    make bench ARGS="--json" > today.json   for another program

Everything is measured several times, in turns, and the best is reported: the machine may be busy
with something else, but it is never faster than it is. Two calibrations say how fast it is: a
random number in compiled code and a turn of an empty loop in Python. Figures of different days
can be compared by them.
"""

import argparse
import json
import os
import platform
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import bench_kernels
import numba
import numpy as np
from rich.console import Console
from rich.table import Table

from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.layout import duplicate
from saleroom.fast import Batch, compiled, interpreted
from saleroom.games.registry import GAMES, game_named

# Short runs and many of them: on a busy machine only a short one is ever undisturbed.
COMPILED_GAMES = 1024
INTERPRETED_GAMES = 8
AT_ONCE = 1024
HOT = 32  # games that a search copies again and again stay in the fastest memory
COPIES = 300
RESTORES = 10
STEPS = 20

# What a process pays before its first playout, and for everything else a batch can do.
START = """
import json, time
began = time.perf_counter()
from saleroom.games.registry import game_named
from saleroom.fast import Batch, warm_up
imported = time.perf_counter()
game = game_named({name!r})
Batch.new(game, [1], game.players[0]).play_out()
played = time.perf_counter()
warm_up(game)
print(json.dumps([imported - began, played - imported, time.perf_counter() - played]))
"""


@dataclass
class Best:
    """The shortest of several runs."""

    seconds: float = float("inf")

    def run(self, work: Callable[[], Any]) -> Any:
        """Do the work once more, keep the time if it is the best."""
        began = time.perf_counter()
        result = work()
        self.seconds = min(self.seconds, time.perf_counter() - began)
        return result


@dataclass
class Row:
    """What was measured of one game at one number of players."""

    game: str
    players: int
    bytes_a_state: int
    decisions_a_game: float = 0
    interpreted_decisions_a_second: float = 0
    interpreted_games_a_second: float = 0
    compiled_decisions_a_second: float = 0
    compiled_games_a_second: float = 0
    ratio: float = 0
    copy_ns: float = 0
    restore_ns: float = 0
    apply_ns: float = 0
    legal_ns: float = 0
    plain_copy_ns: float = 0


@dataclass
class Bench:
    """One game at one number of players, measured once whenever `run` is called."""

    game: Game
    players: int
    best: dict[str, Best] = field(default_factory=dict)
    decisions: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.dealt = Batch.new(self.game, range(COMPILED_GAMES), self.players)
        self.playing = self.dealt.copy()
        self.some = self.dealt.select(range(AT_ONCE))
        self.plain = [self.dealt.state(k) for k in range(INTERPRETED_GAMES)]
        self.run()
        self.best.clear()  # the first round compiles

    def _timed(self, what: str, work: Callable[[], Any]) -> Any:
        return self.best.setdefault(what, Best()).run(work)

    def run(self) -> None:
        """Measure everything once."""
        self.playing.restore(self.dealt)
        self.decisions["compiled"] = self._timed("compiled", self.playing.play_out)
        self._run_interpreted()
        kernels = compiled(self.game, bench_kernels)
        scratch = self.some.states[:1].copy()
        self._timed("copy", lambda: kernels.copy_each(self.some.states[:HOT], scratch, COPIES))
        batch = self.some.copy()
        for _ in range(RESTORES):
            self._timed("restore", lambda: batch.restore(self.some))
        for _ in range(STEPS):
            self._timed("legal", batch.legal)
            seats, actions = batch.pick()
            self._timed("apply", lambda: batch.apply(seats, actions))  # noqa: B023  # runs now

    def _run_interpreted(self) -> None:
        play_out = interpreted(self.game).play_out
        states = self._timed("plain copy", lambda: [duplicate(s) for s in self.plain])
        numbers = [seeded(k) for k in range(len(states))]
        self.decisions["interpreted"] = self._timed(
            "interpreted", lambda: sum(map(play_out, states, numbers))
        )

    def row(self) -> Row:
        """Report the best of all rounds."""
        seconds = {what: best.seconds for what, best in self.best.items()}
        fast = self.decisions["compiled"] / seconds["compiled"]
        slow = self.decisions["interpreted"] / seconds["interpreted"]
        return Row(
            game=self.game.name,
            players=self.players,
            bytes_a_state=self.dealt.states.itemsize,
            decisions_a_game=self.decisions["compiled"] / COMPILED_GAMES,
            interpreted_decisions_a_second=slow,
            interpreted_games_a_second=INTERPRETED_GAMES / seconds["interpreted"],
            compiled_decisions_a_second=fast,
            compiled_games_a_second=COMPILED_GAMES / seconds["compiled"],
            ratio=fast / slow,
            copy_ns=1e9 * seconds["copy"] / (COPIES * HOT),
            restore_ns=1e9 * seconds["restore"] / AT_ONCE,
            apply_ns=1e9 * seconds["apply"] / AT_ONCE,
            legal_ns=1e9 * seconds["legal"] / AT_ONCE,
            plain_copy_ns=1e9 * seconds["plain copy"] / INTERPRETED_GAMES,
        )


class Calibration:
    """How fast this machine is, whatever the rules do."""

    steps = 200_000

    def __init__(self, game: Game) -> None:
        self._kernels = compiled(game, bench_kernels)
        self._compiled, self._python = Best(), Best()
        self.run()
        self._compiled = Best()

    def run(self) -> None:
        """Measure once."""
        numbers = np.array(seeded(1))
        self._compiled.run(lambda: self._kernels.draw_numbers(numbers, self.steps))
        self._python.run(lambda: [None for _ in range(self.steps)])

    def facts(self) -> dict[str, float]:
        """Report the best of all rounds, in nanoseconds."""
        scale = 1e9 / self.steps
        return {
            "compiled_random_number_ns": self._compiled.seconds * scale,
            "python_loop_ns": self._python.seconds * scale,
        }


def starts(name: str) -> dict[str, list[float]]:
    """Time the start of a process, with nothing compiled yet and with everything compiled."""
    with tempfile.TemporaryDirectory() as folder:
        return {temperature: _start(name, folder) for temperature in ("cold", "warm")}


def _start(name: str, folder: str) -> list[float]:
    said = subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-c", START.format(name=name)],
        env=os.environ | {"SALEROOM_CACHE": folder},
        check=True,
        capture_output=True,
        text=True,
    )
    times: list[float] = json.loads(said.stdout)
    return times


def machine() -> dict[str, Any]:
    """Say what this was measured on, and how to measure it again."""
    return {
        "command": shlex.join(["python", *sys.argv]),
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "load_average": os.getloadavg() if hasattr(os, "getloadavg") else None,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
        "system": f"{platform.system()} {platform.machine()}",
    }


def _cpu() -> str:
    known = Path("/proc/cpuinfo")
    if known.exists():
        for line in known.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def measure(games: list[str], players: int | None, rounds: int) -> list[Any]:
    """Take turns, so that a busy minute of the machine spoils one round and not one figure."""
    benches = [
        Bench(game_named(name), seats)
        for name in games
        for seats in game_named(name).players
        if players in (None, seats)
    ]
    calibration = Calibration(game_named(games[0]))
    for _ in range(rounds):
        calibration.run()
        for bench in benches:
            bench.run()
    return [calibration.facts(), [bench.row() for bench in benches]]


def table_of(name: str, rows: list[Row]) -> Table:
    """Lay the figures of one game out, a column for each number of players."""
    table = Table(title=f"{name}: random playouts on one core", title_justify="left")
    table.add_column("")
    for row in rows:
        table.add_column(f"{row.players} players", justify="right")
    lines: list[tuple[str, Callable[[Row], str]]] = [
        ("compiled, decisions/s", lambda row: f"{row.compiled_decisions_a_second / 1e6:.1f} M"),
        ("interpreted, decisions/s", lambda r: f"{r.interpreted_decisions_a_second / 1e6:.3f} M"),
        ("ratio", lambda row: f"{row.ratio:.0f}"),
        ("compiled, games/s", lambda row: f"{row.compiled_games_a_second:,.0f}"),
        ("interpreted, games/s", lambda row: f"{row.interpreted_games_a_second:,.0f}"),
        ("decisions a game", lambda row: f"{row.decisions_a_game:.0f}"),
        ("bytes a state", lambda row: str(row.bytes_a_state)),
        ("copy, compiled", lambda row: f"{row.copy_ns:.1f} ns"),
        (f"restore {AT_ONCE} games, each", lambda row: f"{row.restore_ns:.1f} ns"),
        ("copy, ordinary state", lambda row: f"{row.plain_copy_ns / 1000:.1f} µs"),
        (f"apply to {AT_ONCE} games, each", lambda row: f"{row.apply_ns:.0f} ns"),
        (f"legal of {AT_ONCE} games, each", lambda row: f"{row.legal_ns:.0f} ns"),
    ]
    for title, cell in lines:
        table.add_row(title, *(cell(row) for row in rows))
    return table


def table_of_starts(times: dict[str, dict[str, list[float]]]) -> Table:
    """Lay out what starting costs."""
    table = Table(title="A new process, seconds", title_justify="left")
    for heading in ("", "import", "first playout", "everything else", "together"):
        table.add_column(heading, justify="right" if heading else "left")
    for name, both in times.items():
        for temperature, parts in both.items():
            cells = [f"{part:.1f}" for part in (*parts, sum(parts))]
            table.add_row(f"{name}, {temperature}", *cells)
    return table


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=GAMES, help="this game only")
    parser.add_argument("--players", type=int, help="this number of players only")
    parser.add_argument("--rounds", type=int, default=25, help="how often each is measured")
    parser.add_argument("--no-start", action="store_true", help="do not time compiling")
    parser.add_argument("--json", action="store_true", help="write JSON instead of tables")
    return parser.parse_args()


def main() -> None:
    """Measure and print."""
    chosen = _arguments()
    games = chosen.game or list(GAMES)
    if not any(chosen.players in (None, *game_named(name).players) for name in games):
        sys.exit(f"none of these games is for {chosen.players} players")
    facts = machine()
    calibration, rows = measure(games, chosen.players, chosen.rounds)
    times = {} if chosen.no_start else {name: starts(name) for name in games}
    facts |= calibration
    if chosen.json:
        report = {"machine": facts, "playouts": [asdict(row) for row in rows], "starts": times}
        print(json.dumps(report, indent=2))
        return
    console = Console()
    for name, fact in facts.items():
        console.print(f"{name.replace('_', ' ')}: {fact}", highlight=False)
    for name in games:
        console.print(table_of(name, [row for row in rows if row.game == name]))
    if times:
        console.print(table_of_starts(times))


if __name__ == "__main__":
    main()
