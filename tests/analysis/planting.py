"""Blunders on purpose: games of Dealers in which a seat suddenly does something dreadful.

    PYTHONPATH=tests .venv/bin/python -m analysis.planting > tests/analysis/planted.jsonl

looks for all of them, each in another game; kinds that are named are looked for alone. A plant is a
record that ends with the blunder; which kinds there are is in `blunders`. Here they are put into
games, and judged.
"""

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any

import msgspec
from analysis.blunders import KINDS, Kind

from saleroom.analysis.deciding import Budget, judged
from saleroom.analysis.found import OWN, Decision
from saleroom.analysis.looking import equipment_for
from saleroom.analysis.lots import Appraised, at_lot
from saleroom.analysis.reading import taken_apart
from saleroom.bots.preparing import preparation_of
from saleroom.bots.registry import bot_named
from saleroom.bots.table import BotTable
from saleroom.games.registry import game_named
from saleroom.play.match import Match
from saleroom.play.record import Record, record_of, write

PLAYERS = 4
# So many decisions go by first, more in every other game: blunders come at all times.
LATER = 12


class Plant(msgspec.Struct, frozen=True):
    """A blunder of a kind, by its name, and the game up to it as it is written."""

    kind: str
    record: str


def plants_in(text: str) -> list[Plant]:
    """Read plants that were written, one a line."""
    return [msgspec.json.decode(line, type=Plant) for line in text.splitlines()]


def planted(kind: Kind, seed: int) -> Iterator[Record]:
    """Yield records that end with a blunder of a kind, each of another game."""
    game = game_named(kind.game)
    while True:
        seed += 1
        match = Match(game, PLAYERS)
        bots = {seat: bot_named("dealer", game) for seat in range(PLAYERS)}
        table, wait = BotTable(match, bots, seed), seed % 4 * LATER
        while not match.is_over:
            if match.asked >= 0:
                wait -= 1
            blundered = _blundered(match, kind) if match.asked >= 0 and wait < 0 else None
            if blundered is not None:
                yield record_of(blundered)
                break
            table.step()


def _blundered(match: Match, kind: Kind) -> Match | None:
    """Return the game after the blunder, if one of the kind can be made now."""
    after = match.copy()
    for step in (kind.before, kind.blunder):
        if step is not None:
            seat = after.asked
            action = step(after, seat, after.legal(seat)) if seat >= 0 else None
            if action is None:
                return None
            after.act(seat, action)
    return after


def judged_last(record: Record, worlds: int, seed: int = 0, eyes: str = OWN) -> Decision:
    """Judge the last decision of a record as an analysis would, and nothing else."""
    return judged_nth(record, -1, worlds, seed, eyes)


def judged_nth(record: Record, nth: int, worlds: int, seed: int = 0, eyes: str = OWN) -> Decision:
    """Judge one decision of a record, counted from 0, and nothing else."""
    played = taken_apart(record, eyes)
    equipment = ready(record.game)
    moment, stop = played.moments[nth], None
    if moment.lot is not None:
        seen = played.offers[moment.lot].seen
        own = seen[moment.seat] if len(seen) > 1 else seen[0]
        appraised = Appraised.of(equipment, own, worlds // 4, seed)
        stop = int(at_lot(appraised, moment.seat).stop)
    return judged(equipment, moment, stop, Budget.of(worlds), seed)


@cache
def ready(game_name: str) -> Any:
    """Compile what a game needs, or load it."""
    game = game_named(game_name)
    preparation_of(game).finish()
    return equipment_for(game)


def main(names: Sequence[str], seed: int = 1000) -> None:
    """Look for some kinds, or for all of them, and write what is found, one a line."""
    for place, kind in enumerate(KINDS, 1):
        name = kind.blunder.__name__
        if names and name not in names:
            continue
        for record in islice(planted(kind, seed * place), kind.times):
            sys.stdout.write(msgspec.json.encode(Plant(name, write(record))).decode() + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
