"""How far a search's limit for a lot depends on the worlds it drew: Expert beside Master.

    .venv/bin/python benchmarks/steadiness.py --games 2 --seed 1

Dealers play Modern Art. At every open auction whoever is asked first is asked again and again, with
other worlds, up to which price each search would go. What is printed, by round, is the mean limit
and its standard deviation from worlds to worlds: all that is noise.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from statistics import fmean, stdev

from rich.console import Console
from rich.table import Table

from saleroom.bots.expert import EXPERT, MASTER
from saleroom.bots.registry import bot_named
from saleroom.bots.search.searching import Searching
from saleroom.bots.table import BotTable
from saleroom.core.chance import seeded
from saleroom.games.registry import game_named
from saleroom.play.match import Match

GAME = game_named("modern-art")
OUTCRY = "outcry"


def lots(players: int, seed: int) -> Iterator[Match]:
    """Play a game by Dealers, and stop where an open auction begins."""
    match = Match(GAME, players)
    table = BotTable(match, {seat: bot_named("dealer", GAME) for seat in range(players)}, seed)
    before = ""
    while table.step():
        phase = str(match.view(max(0, match.asked)).phase)
        if phase == OUTCRY != before and match.asked >= 0:
            yield match
        before = phase


def limits(search: Searching, match: Match, times: int) -> list[float]:
    """Ask a search so often for its limit, each time with other worlds."""
    seat = match.asked
    seen = (match.view(seat), match.legal(seat), match.memory(seat))
    told = [search.explain(*seen, seeded(1000 + k)).limit for k in range(times)]
    return [0.0 if limit is None else float(limit) for limit in told]


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    searches = {name: Searching(GAME, asked.worlds, name=name) for name in (EXPERT, MASTER)}
    found: dict[int, list[tuple[list[float], ...]]] = defaultdict(list)
    for game in range(asked.games):
        for match in lots(asked.players, asked.seed + game):
            row = tuple(limits(search, match, asked.times) for search in searches.values())
            found[int(match.state.round_number)].append(row)
    table = Table(
        "round", "lots", *(f"{name}: {what}" for name in searches for what in ("mean", "sd"))
    )
    for number, rows in sorted(found.items()):
        cells = [
            f"{by(map(by_lot, column)):.1f}"
            for column in zip(*rows, strict=True)
            for by, by_lot in ((fmean, fmean), (fmean, stdev))
        ]
        table.add_row(str(number), str(len(rows)), *cells)
    Console().print(table)


if __name__ == "__main__":
    main()
