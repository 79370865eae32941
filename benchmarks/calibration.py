"""Whether Expert's chances are chances: what it tells at mixed tables, against what came of it.

    .venv/bin/python benchmarks/calibration.py play --games 300 --seed 1 --output one.jsonl
    .venv/bin/python benchmarks/calibration.py play --games 300 --seed 2 --output two.jsonl
    .venv/bin/python benchmarks/calibration.py report one.jsonl two.jsonl --across
    .venv/bin/python benchmarks/calibration.py fit one.jsonl two.jsonl

One seat is Expert's, every other is drawn from the ladder, all numbers of players in turn. Expert
tells the chance of what it does at each of its decisions in which there is a choice; whoever wins
that game decides. `report` gives the expected calibration error: the mean distance, over ten equal
parts of all positions, between what was told and what came; its 95 % interval over games; and what
it would be by chance alone if all that was told were true. With `--across` each file is told by the
curves that are fitted on the others, so that no game is judged by itself; without, by those that
are kept. `fit` keeps those of all files, and those of games that are in none. All positions of a
game together count as one in a fit, because they share its end.

With `play --bot master` Master sits in that place, at the tables that offer it, and tells what it
tells, curve and all; `report --as-told` takes it so.
"""

import argparse
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from saleroom.bots.chances import FILE, Curve, calibration, curve_for
from saleroom.bots.expert import EXPERT, MASTER
from saleroom.bots.reasons import is_forced
from saleroom.bots.registry import bot_named
from saleroom.bots.search.searching import Searching
from saleroom.bots.skill import skill_for
from saleroom.core.chance import below, seeded
from saleroom.core.contract import Game
from saleroom.core.seats import CHANCE
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match

Floats = NDArray[np.float64]
Curves = dict[str, dict[str, Curve]]
CURVES = Path(__file__).parent.parent / "src/saleroom/bots" / FILE
RIVALS = ("visitor", "collector", "dealer", "dealer", "expert")
PARTS = 10
RESAMPLED = 400
MOST_GAMES = 1_000_000
# How strongly a curve of one number of players is held to that of all tables of its game.
HELD = 8.0
LEAST = 0.05  # so that it rises everywhere


class Told(NamedTuple):
    """One position: of which game, at what table, how far on, what was told and what came."""

    game: str
    number: int
    players: int
    part: float
    share: float
    won: float


# Playing


def played(game: Game, number: int, seed: int, worlds: float, bot: str) -> list[Told]:
    """Play one game and return what the one who searches told in it."""
    numbers = seeded(seed * 1_000_003 + number)
    tables = tables_of(game, bot)
    players = tables[number % len(tables)]
    match = Match(game, players)
    own = below(numbers, players)
    bots: dict[int, Any] = {
        seat: bot_named(drawn_rival(game, numbers, players, worlds), game)
        for seat in range(players)
        if seat != own
    }
    searching = Searching(game, name=bot)
    told: list[tuple[int, float]] = []
    while not match.is_over:
        seat = match.asked
        if seat == CHANCE:
            match.act(CHANCE, game.flat.sample(match.state, numbers))
            continue
        seen = (match.view(seat), match.legal(seat), match.memory(seat))
        if seat != own:
            match.act(seat, bots[seat].choose(*seen, numbers))
            continue
        # Not `explain`, which would think twice.
        is_told = not is_forced(seen[1])
        plan = searching._plan(*seen, numbers, is_told=is_told)  # noqa: SLF001  # what both come from
        decision = game.codec.decode(plan.action)
        own_thought = [one for one in plan.thoughts if one.action == decision]
        if len(plan.thoughts) > 1 and own_thought:
            told.append((len(match.moves), own_thought[0].chance or 0.0))
        match.act(seat, plan.action)
    outcome = match.outcome()
    winners = outcome.winners if outcome else ()
    won = 1.0 / len(winners) if own in winners else 0.0
    moves = len(match.moves)
    return [Told(game.name, number, players, at / moves, chance, won) for at, chance in told]


def tables_of(game: Game, bot: str) -> tuple[int, ...]:
    """Return the numbers of players at which the bot is offered."""
    return game.players if bot == EXPERT else skill_for(game.name).mastered


def drawn_rival(game: Game, numbers: list[int], players: int, worlds: float) -> str:
    """Draw a rival; an Expert among them thinks less, so that it takes less long."""
    name = RIVALS[below(numbers, len(RIVALS))]
    if name != "expert":
        return name
    usual = skill_for(game.name).worlds.get(players, 128)
    return f"expert:worlds={max(4, int(worlds * usual))}"


def play(asked: argparse.Namespace) -> None:
    """Play games, and append what was told, game by game; what Expert told by straight curves."""
    if asked.bot == EXPERT:
        calibration().curves.clear()
    names = [name for name in asked.game or GAMES if tables_of(game_named(name), asked.bot)]
    if not names:
        raise SystemExit(f"no table of {', '.join(asked.game)} offers {asked.bot}")
    games = range(asked.first, asked.first + asked.games)
    with asked.output.open("a", encoding="utf-8") as file:
        for number in games:
            for name in names:
                for told in played(game_named(name), number, asked.seed, asked.rivals, asked.bot):
                    file.write(line_of(told))
                file.flush()


def line_of(told: Told) -> str:
    """Return what was told as a line of a file."""
    return json.dumps([*told[:3], *(round(x, 5) for x in told[3:])]) + "\n"


def read(files: Sequence[Path]) -> list[Told]:
    """Read what was told; games of several files have different numbers."""
    return [
        told._replace(number=told.number + MOST_GAMES * k)
        for k, file in enumerate(files)
        for told in (Told(*json.loads(line)) for line in file.read_text("utf-8").splitlines())
    ]


# Fitting


def fitted(shares: Floats, won: Floats, weights: Floats, held: Curve, strength: float) -> Curve:
    """Find the curve that makes what came likeliest, by Newton's steps, near `held`."""
    inputs = np.array([np.ones(len(shares)), np.log(shares), -np.log(1 - shares)])
    at = np.array(held)
    for _ in range(100):
        chance = 1 / (1 + np.exp(-(at @ inputs)))
        slope = inputs @ ((won - chance) * weights) - strength * (at - held)
        bend = (inputs * (chance * (1 - chance) * weights)) @ inputs.T + strength * np.eye(3)
        at = at + 0.5 * np.linalg.solve(bend, slope)
        at[1:] = np.maximum(at[1:], LEAST)
    return Curve(*(round(float(x), 4) for x in at))


def fit(positions: list[Told], command: str) -> dict[str, Any]:
    """Fit a curve for each game and number of players, near that of all tables of the game."""
    curves: dict[str, Any] = {}
    found: dict[str, Any] = {}
    for name in sorted({one.game for one in positions}, key=list(GAMES).index):
        own = [one for one in positions if one.game == name and 0 < one.share < 1]
        games = len({one.number for one in own})
        players, shares, won = np.array([(one.players, one.share, one.won) for one in own]).T
        weights = np.full(len(own), games / len(own))
        usual = fitted(shares, won, weights, Curve(), 1.0)
        curves[name] = {
            str(n): fitted(shares[at], won[at], weights[at], usual, HELD)
            for n in game_named(name).players
            for at in [players == n]
        }
        found[name] = {"games": games, "positions": len(own)}
    return {"curves": curves, "command": command, "found": found}


def kept_beside(found: dict[str, Any]) -> dict[str, Any]:
    """Put what was fitted beside the curves of games that were not."""
    kept = json.loads(CURVES.read_text("utf-8"))
    is_all = kept["curves"].keys() <= found["curves"].keys()
    return {
        "curves": kept["curves"] | found["curves"],
        "command": found["command"] if is_all else f"{kept['command']}; then {found['command']}",
        "found": kept["found"] | found["found"],
    }


# Reporting


def parts_of(chances: Floats, won: Floats) -> list[tuple[float, float, int]]:
    """Return what was told and what came in equal parts of all positions."""
    order = np.argsort(chances, kind="stable")
    return [
        (float(chances[part].mean()), float(won[part].mean()), len(part))
        for part in np.array_split(order, PARTS)
        if len(part)
    ]


def error_of(chances: Floats, won: Floats) -> float:
    """Return the expected calibration error."""
    return sum(abs(a - b) * n for a, b, n in parts_of(chances, won)) / len(chances)


def by_kept(one: Told) -> float:
    """Return what is told by the curves that are kept."""
    return curve_for(one.game, one.players).at(one.share)


def across(files: Sequence[Path]) -> list[tuple[Told, float]]:
    """Return all positions with what is told of them by the curves of the other files."""
    positions = read(files)
    found = []
    for k in range(len(files)):
        own = [one for one in positions if one.number // MOST_GAMES == k]
        others = [one for one in positions if one.number // MOST_GAMES != k]
        curves: Curves = fit(others, "")["curves"]
        found += [(one, curves[one.game][str(one.players)].at(one.share)) for one in own]
    return found


def told_by(asked: argparse.Namespace) -> list[tuple[Told, float]]:
    """Return all positions with what is told of them: by curves of others, kept ones, or none."""
    if asked.across:
        return across(asked.files)
    return [(one, one.share if asked.as_told else by_kept(one)) for one in read(asked.files)]


def report(told: list[tuple[Told, float]], picture: Path | None) -> None:
    """Print the figures of every game, and draw them."""
    table = Table("game", "games", "positions", "error", "95 %", "by chance alone", "uncalibrated")
    drawn = {}
    for name in sorted({one.game for one, _ in told}, key=list(GAMES).index):
        own = [one for one, _ in told if one.game == name]
        chances = np.array([chance for one, chance in told if one.game == name])
        shares = np.array([one.share for one in own])
        won = np.array([one.won for one in own])
        numbers = np.array([one.number for one in own])
        drawn[name] = parts_of(chances, won)
        resampled = resampled_errors(chances, won, numbers)
        alone = by_chance_alone(chances, numbers)
        low, high = 100 * np.percentile(resampled, (2.5, 97.5))
        table.add_row(
            name, str(len(set(numbers))), str(len(own)), f"{100 * error_of(chances, won):.1f}",
            f"{low:.1f} to {high:.1f}",
            f"{100 * alone:.1f}", f"{100 * error_of(shares, won):.1f}",
        )  # fmt: skip
    Console(width=110).print(table)
    if picture is not None:
        picture.write_text(_picture(drawn), "utf-8")


def resampled_errors(chances: Floats, won: Floats, numbers: NDArray[Any]) -> list[float]:
    """Draw games anew, each with all its positions."""
    draw = np.random.default_rng(0)
    games = [np.flatnonzero(numbers == number) for number in np.unique(numbers)]
    found = []
    for _ in range(RESAMPLED):
        which = np.concatenate([games[k] for k in draw.integers(0, len(games), len(games))])
        found.append(error_of(chances[which], won[which]))
    return found


def by_chance_alone(chances: Floats, numbers: NDArray[Any]) -> float:
    """Return the error if every game were won as likely as it was told, on the whole."""
    draw = np.random.default_rng(0)
    games = [np.flatnonzero(numbers == number) for number in np.unique(numbers)]
    found = []
    for _ in range(RESAMPLED // 4):
        # One luck for all positions of a game, as a game has one end.
        luck = np.zeros(len(chances))
        for game in games:
            luck[game] = draw.random()
        found.append(error_of(chances, (luck < chances).astype(float)))
    return float(np.mean(found))


_COLOURS = ("#b3472b", "#2b6cb3", "#3d8b4a", "#8a5bb0")
_SIDE, _EDGE = 400, 48
_FRAME = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {0}" font-family="sans-serif"
 font-size="13"><rect width="100%" height="100%" fill="#fff"/>"""


def _at(told: float, came: float) -> tuple[float, float]:
    return round(_EDGE + told * _SIDE, 1), round(_EDGE / 3 + (1 - came) * _SIDE, 1)


def _line(points: Iterable[tuple[float, float]], colour: str) -> str:
    path = " L".join(f"{x},{y}" for x, y in points)
    return f'<path d="M{path}" fill="none" stroke="{colour}"/>'


def _words(text: str, x: float, y: float, anchor: str, colour: str = "#333") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{colour}">{text}</text>'


def _picture(drawn: dict[str, list[tuple[float, float, int]]]) -> str:
    """Draw what came over what was told, as a plain SVG."""
    corners = [_at(0, 0), _at(0, 1), _at(1, 1), _at(1, 0), _at(0, 0), _at(1, 1)]
    lines = [_FRAME.format(_SIDE + 2 * _EDGE), _line(corners, "#bbb")]
    for tick in range(0, 101, 25):
        x, y = _at(tick / 100, 0)
        lines.append(_words(f"{tick} %", x, y + 18, "middle"))
        x, y = _at(0, tick / 100)
        lines.append(_words(f"{tick} %", x - 4, y + 4, "end"))
    for k, (name, parts) in enumerate(drawn.items()):
        colour = _COLOURS[k % len(_COLOURS)]
        points = [_at(told, came) for told, came, _ in parts]
        lines.append(_line(points, colour))
        lines += [f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}"/>' for x, y in points]
        x, y = _at(0.03, 0.95 - 0.06 * k)
        lines.append(_words(game_named(name).title, x, y, "start", colour))
    x, y = _at(0.5, 0)
    lines.append(_words("told (across), won (up)", x, y + 38, "middle"))
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    """Play, fit or report."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("--game", choices=GAMES, action="append")
    playing.add_argument("--bot", choices=(EXPERT, MASTER), default=EXPERT)
    playing.add_argument("--first", type=int, default=0, help="number of the first game")
    playing.add_argument("--games", type=int, default=100)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--rivals", type=float, default=0.25, help="part of its worlds for rivals")
    playing.add_argument("--output", type=Path, required=True)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.add_argument("--said", default="", help="the commands that made the files")
    reporting = commands.add_parser("report")
    reporting.add_argument("files", type=Path, nargs="+")
    reporting.add_argument("--across", action="store_true")
    reporting.add_argument("--as-told", action="store_true")
    reporting.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    if asked.command == "play":
        play(asked)
    elif asked.command == "fit":
        found = kept_beside(fit(read(asked.files), asked.said))
        CURVES.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    else:
        report(told_by(asked), asked.picture)


if __name__ == "__main__":
    main()
