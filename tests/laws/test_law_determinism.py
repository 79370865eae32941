"""The same seed gives the same game: in another process, and since it was recorded.

`tests/golden` holds recorded games; a file dropped there becomes a test.
"""

import os
import subprocess
import sys

import pytest
from laws.seeds import GOLDEN, digest_of_a_game_at_every_table, simple_game

from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.play.record import read, record_of, write
from saleroom.play.verify import verify_line

LINES = [
    pytest.param(file.name, line, id=f"{file.name}:{number}")
    for file in sorted(GOLDEN.glob("*.jsonl"))
    for number, line in enumerate(file.read_bytes().splitlines(), 1)
]


def seeded_lines(game: str) -> list[bytes]:
    """Return the golden lines of a game that say their seed."""
    return (GOLDEN / f"{game}-seeds.jsonl").read_bytes().splitlines()


def without_rules(line: str | bytes) -> str:
    """Return the record without what it says of the rules: older ones have a hash there."""
    record = read(line)
    record.rules = ""
    return write(record)


def test_another_process_plays_the_same_games() -> None:
    """Ours hashes by a seed of its own."""
    hash_seed = "0" if os.environ.get("PYTHONHASHSEED") == "4242" else "4242"
    script = "from laws.seeds import *; print(digest_of_a_game_at_every_table())"
    found = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(GOLDEN.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.strip() == digest_of_a_game_at_every_table()


@pytest.mark.parametrize(("file", "line"), LINES)
def test_a_golden_record_is_still_a_game_with_that_result(file: str, line: bytes) -> None:
    verdict = verify_line(line)
    assert verdict.ok, f"{file}: {verdict}"
    assert verdict.moves > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_golden_records_for_all_players_and_editions(name: str) -> None:
    records = [read(line) for line in seeded_lines(name)]
    assert {record.players for record in records} == set(game_named(name).players)
    assert {record.edition for record in records} == set(game_named(name).editions)


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_come_out_of_their_seeds_again(name: str) -> None:
    for line in seeded_lines(name):
        record = read(line)
        seed = int(record.seats[0].removeprefix("seed "))
        match = Match(game_named(name), record.players, record.edition, record.options)
        again = record_of(simple_game(match, seed), record.seats)
        assert without_rules(write(again)) == without_rules(line)
