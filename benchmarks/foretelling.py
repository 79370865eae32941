"""How well a search foretells what Experts pay in Modern Art: by their type, and as Master does.

    .venv/bin/python benchmarks/foretelling.py --games 12 --seed 5100

Four Experts play. Whoever is asked first about an open or a sealed lot is asked what it thinks the
keenest of its rivals pays, the seller left out; whoever names a price, whether somebody takes it.
It is asked twice: by types alone, and moved as for those who reckon (`search.shrewdness`).

Printed of lots are the mean of what the keenest paid, or would have paid, over what was foretold,
the mean error as a part of that, and how often it was in the middle half of what was thought
possible: in half of the cases if doubts are right. Of named prices: how often they were taken, how
often that was foretold, and the mean square of the error.
"""

import argparse
from collections import defaultdict
from statistics import fmean
from typing import Any, NamedTuple
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from saleroom.bots.expert import EXPERT, MASTER
from saleroom.bots.search import searching
from saleroom.bots.search.searching import Searching
from saleroom.bots.search.shrewdness import moved
from saleroom.bots.skill import NAMING_PRICE, OUTCRY, SEALED, skill_for
from saleroom.bots.table import BotTable
from saleroom.core.chance import seeded
from saleroom.games.registry import game_named
from saleroom.play.match import Match

GAME = game_named("modern-art")
JUDGEMENT: Any = skill_for(GAME.name).judgement
PLAYERS = 4
LEAST = 8  # what is thought to bring less is mostly rounding
NAMES = {OUTCRY: "open", SEALED: "sealed", NAMING_PRICE: "fixed price"}
TELLERS = ("by type", "as Master")
Ints = NDArray[np.int64]
Rows = dict[tuple[int, str], list[tuple[float, float, float]]]


class OnOffer(NamedTuple):
    """A lot: how it is sold, from which move on, whose bids are foretold, and what they pay."""

    lot: int
    way: int
    first: int
    rivals: list[int]
    limits: tuple[Ints, Ints]


def foretold(master: Searching, match: Match) -> tuple[Ints, Ints] | None:
    """What everybody pays in each world, as who is asked thinks: by type, and as Master does.

    None where there is nothing to think about: who has no money can only pass.
    """
    said = []

    def heard(found: Any, *rest: Any) -> Any:
        by_type = found.reserves.copy()
        moves = moved(found, *rest)
        said.append((by_type, found.reserves))
        return moves

    seat = match.asked
    seen = match.view(seat), match.legal(seat), match.memory(seat)
    with patch.object(searching, "moved", heard):
        master.choose(*seen, seeded(len(match.moves)))
    return said[-1] if said else None


def watch(match: Match, seed: int, master: Searching, rows: Rows) -> None:
    """Let Experts play a game, and note of every lot what was foretold and what came."""
    bots = {seat: Searching(GAME, name=EXPERT) for seat in range(PLAYERS)}
    table = BotTable(match, bots, seed)
    now: OnOffer | None = None
    while True:
        s = match.state
        mechanism = int(JUDGEMENT.mechanism(s)) if match.asked >= 0 else 0
        if now is None and mechanism in NAMES:
            out = {match.asked, int(s.seller)}
            rivals = [seat for seat in range(PLAYERS) if seat not in out]
            limits = foretold(master, match)
            if limits is not None:
                lot = int(JUDGEMENT.lot_number(s))
                now = OnOffer(lot, mechanism, len(match.moves), rivals, limits)
        if not table.step():
            return
        if now is not None and int(JUDGEMENT.lot_number(match.state)) != now.lot:
            came = what_came(match, now, bots)
            for teller, pays in zip(TELLERS, now.limits, strict=True):
                keenest = pays[:, now.rivals].max(axis=1)
                if came is not None and keenest.mean() >= LEAST:
                    rows[now.way, teller].append(compared(now.way, keenest, came))
            now = None


def what_came(match: Match, now: OnOffer, bots: dict[int, Searching]) -> tuple[float, float] | None:
    """What the keenest rival paid or would have; a named price, and whether it was taken."""
    _, way, first, rivals, _ = now
    if way == OUTCRY:
        plans = [bots[seat]._plans.get(now.lot) for seat in rivals]  # noqa: SLF001  # not told
        found = [plan.limit for plan in plans if plan is not None and plan.limit is not None]
        return (max(found), 0.0) if len(found) == len(rivals) else None
    said = [(move.seat, match.name_of(move)) for move in match.moves[first:]]
    if way == SEALED:
        return max(named["bid"] for seat, named in said if seat in rivals and "bid" in named), 0.0
    price = next(named["price"] for _, named in said if "price" in named)
    return price, float(any("buy" in named for _, named in said))


def compared(way: int, keenest: Ints, came: tuple[float, float]) -> tuple[float, float, float]:
    """Three numbers of a lot, as the table has them."""
    paid, taken = came
    if way == NAMING_PRICE:
        thought = float((keenest >= paid).mean())
        return taken, thought, (thought - taken) ** 2
    low, high = np.quantile(keenest, (0.25, 0.75))
    mean = float(keenest.mean())
    return paid / mean, abs(paid - mean) / mean, float(low <= paid <= high)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--worlds", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    master = Searching(GAME, asked.worlds, name=MASTER)
    rows: Rows = defaultdict(list)
    for game in range(asked.games):
        watch(Match(GAME, PLAYERS), asked.seed + game, master, rows)
    table = Table("auction", "foretold", "lots", "came / taken", "error / foretold", "half / Brier")
    for (way, teller), found in sorted(rows.items()):
        cells = [f"{fmean(column):.3f}" for column in zip(*found, strict=True)]
        table.add_row(NAMES[way], teller, str(len(found)), *cells)
    Console().print(table)


if __name__ == "__main__":
    main()
