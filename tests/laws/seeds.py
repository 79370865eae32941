"""Games that a seed decides: chance and the contract's own random player, one seat at a time.

`python -m laws.seeds GAME` writes that game's golden records (see tests/golden/README.md).
"""

import hashlib
import sys
from pathlib import Path

from laws.house_tables import TABLES
from matches import at_random

from saleroom.play.match import Match
from saleroom.play.record import record_of, write

GOLDEN = Path(__file__).parent.parent / "golden"
A_FEW = 12


def simple_game(match: Match, seed: int) -> Match:
    """Play a match to the end."""
    for _ in at_random(match, seed):
        pass
    return match


def digest_of_a_game_at_every_table() -> str:
    """Return one hash of many games."""
    digest = hashlib.sha256()
    for seed, table in enumerate(TABLES):
        digest.update(write(record_of(simple_game(table.opened(), seed))).encode())
    return digest.hexdigest()


def write_golden(game: str) -> None:
    """Write the golden records of one game; the first seat's name says the seed."""
    tables = [table for table in TABLES if table.game == game]
    lines = []
    for seed, table in enumerate(tables if len(tables) <= A_FEW else tables[::3], 1):
        seats = [f"seed {seed}", *(f"seat {seat}" for seat in range(1, table.players))]
        lines.append(write(record_of(simple_game(table.opened(), seed), seats)) + "\n")
    (GOLDEN / f"{game}-seeds.jsonl").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    write_golden(sys.argv[1])
