"""A person plays at a real terminal."""

import re
from pathlib import Path

import pytest
from pty_table import PtyTable

from saleroom.play.record import read
from saleroom.play.verify import verify


def answered(shown: str) -> str:
    """Answer as a hasty person: raise once in a while, else the first thing that works."""
    question = shown[-1500:]
    if amounts := re.findall(r"^ +(\d+)-(\d+)  (Bid|Ask)", question, re.MULTILINE):
        least, most, label = amounts[-1]
        verb = {"Bid": "bid", "Ask": "price"}[label]
        wanted = min(int(most), 14)
        if verb == "price" or int(least) == 0:
            return str(wanted)
        return f"{verb} {wanted}" if int(least) <= wanted else ""
    return "2" if re.search(r"^ +2  Buy", question, re.MULTILINE) else "1"


@pytest.mark.soak
@pytest.mark.parametrize(("seat", "edition"), [("0", "1992"), ("2", "2009")])
def test_a_person_plays_a_whole_game(tmp_path: Path, seat: str, edition: str) -> None:
    command = ("play", "--seed", "4", "--pace", "0", "--out", "game.jsonl")
    with PtyTable(*command, "--seat", seat, "--edition", edition, folder=tmp_path) as table:
        shown = table.prompt()
        for _ in range(400):
            if not shown.endswith("> "):
                break
            shown = table.answer(answered(shown))
        assert table.wait() == 0
        screen = table.screen
    assert "Traceback" not in screen
    assert max(map(len, screen.splitlines())) <= 80
    for text in ("Round 4 of 4", "What paintings pay", "Ranking", "The record is in game.jsonl"):
        assert text in screen
    record = read((tmp_path / "game.jsonl").read_text())
    assert record.seats.count("person") == 1
    assert record.seats[int(seat)] == "person"
    assert record.result is not None
    assert verify(record).ok


@pytest.fixture
def table(tmp_path: Path) -> PtyTable:
    command = ("play", "--seed", "6", "--pace", "0", "--option", "first_seller=0")
    return PtyTable(*command, "--out", "game.jsonl", folder=tmp_path)


def test_what_can_be_typed_beside_an_answer(table: PtyTable) -> None:
    with table:
        first = table.prompt()
        assert "Which painting do you offer?" in first
        assert "Your hand: 9 paintings" in first
        assert "MA-8" in table.answer("?")
        assert "Of equal highest bids the seller's wins" in table.answer("? MA-24")
        assert "Of equal highest bids" in table.answer("?ma-24")
        assert "no paragraph “MA-99”" in table.answer("? MA-99")
        assert "Round 1 begins" in table.answer("log")
        assert "Round 1 begins" in table.answer("log all")
        assert "Would pay now" in table.answer("table")
        assert "let it go, and go on letting go" in table.answer("help")
        assert "'jump' is not possible here; possible: 1 to" in table.answer("jump")
        assert "you cannot stay out here" in table.answer("out")
        assert "You leave the table" in table.answer("quit")
        assert table.wait() == 0


def test_quitting_saves_what_was_played(table: PtyTable, tmp_path: Path) -> None:
    with table:
        table.prompt()
        table.answer("1")
        assert "The record is in game.jsonl" in table.answer("quit")
        assert table.wait() == 0
    record = read((tmp_path / "game.jsonl").read_text())
    assert record.result is None
    assert verify(record).ok


def test_control_d_ends_politely(table: PtyTable) -> None:
    with table:
        table.prompt()
        table.type("\x04")
        assert table.wait() == 0
        assert "You leave the table" in table.screen
        assert "Traceback" not in table.screen


def test_control_c_ends_politely(table: PtyTable, tmp_path: Path) -> None:
    with table:
        table.prompt()
        table.interrupt()
        assert table.wait() == 130
        assert "The game stops here" in table.screen
        assert "The record is in game.jsonl" in table.screen
        assert "Traceback" not in table.screen
    assert verify(read((tmp_path / "game.jsonl").read_text())).ok


def test_control_c_stops_watching(tmp_path: Path) -> None:
    with PtyTable("play", "--seat", "none", "--pace", "5", folder=tmp_path) as table:
        table.read_until(lambda new: "sells first" in new)
        table.interrupt()
        assert table.wait() == 130
        assert "Traceback" not in table.screen
