"""`saleroom analyse`, and the key `a` of a replay."""

from io import StringIO
from pathlib import Path

import msgspec
import pytest
from analysis import planting
from cli.commands import run
from rich.console import Console

import saleroom
from saleroom.analysis.found import DONE, read
from saleroom.analysis.growing import analyse
from saleroom.analysis.words import Words
from saleroom.core.seats import ALL_SEEING
from saleroom.games.registry import game_named
from saleroom.play.match import Match
from saleroom.play.record import Record, record_of, write
from saleroom.play.record import read as read_record
from saleroom.terminal.analysing import at_place
from saleroom.terminal.replaying import Replayer
from saleroom.terminal.screen import Screen

FEW = ("--worlds", "16")


@pytest.fixture(scope="module")
def record() -> Record:
    """The first lots of a game."""
    whole = record_of(saleroom.play_out(Match(game_named("canaletto"), 3), "dealer", seed=4))
    return msgspec.structs.replace(whole, moves=whole.moves[:14], result=None)


@pytest.fixture
def file(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    path.write_text(write(record) + "\n")
    return path


def test_a_game_is_summed_up_drawn_and_written(file: Path, tmp_path: Path) -> None:
    html, facts = tmp_path / "report.html", tmp_path / "report.json"
    result = run("analyse", file, *FEW, "--html", html, "--json", facts, "--language", "de")
    assert result.exit_code == 0
    assert "Was entschied" in result.stdout
    assert '<html lang="de">' in html.read_text("utf-8")
    found = read(facts.read_bytes())
    assert (found.stage, found.worlds, found.eyes) == (DONE, 16, "own")
    again = run("analyse", file, *FEW, "--json", facts)
    assert again.exit_code == 2
    assert "report.json" in again.stderr


def test_facts_alone_go_to_standard_output(file: Path) -> None:
    result = run("analyse", file, *FEW, "--open", "--json", "-")
    assert read(result.stdout).eyes == "open"


@pytest.mark.parametrize("other", ["x.out", "./x.out"])
def test_report_and_facts_do_not_go_to_the_same_place(
    file: Path, monkeypatch: pytest.MonkeyPatch, other: str
) -> None:
    monkeypatch.chdir(file.parent)
    result = run("analyse", file, *FEW, "--html", "x.out", "--json", other)
    assert result.exit_code == 2
    assert "x.out" in result.stderr
    assert not Path("x.out").exists()
    assert run("analyse", file, *FEW, "--html", "-", "--json", "-").exit_code == 2


def test_a_damaged_record_gets_a_line_that_says_so(record: Record, tmp_path: Path) -> None:
    bad = msgspec.structs.replace(record, moves=[*record.moves, (0, {"bid": 1}), (0, {"bid": 1})])
    path = tmp_path / "bad.jsonl"
    path.write_text(write(bad) + "\n")
    result = run("analyse", path, *FEW)
    assert result.exit_code == 2
    assert "damaged at move" in result.stderr


def test_a_replay_says_what_was_found_here(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = StringIO()
    monkeypatch.setattr("sys.stdin", StringIO("end\na\n"))
    Replayer(Screen(Console(file=shown, width=100, markup=False)), record, ALL_SEEING).run()
    said = shown.getvalue()
    assert "chances: Seat 0 " in said
    assert "Chance of winning" in said
    assert "What decided it:" in said


def test_a_decision_of_a_place_is_told_once_though_it_decided_the_game() -> None:
    plants = planting.plants_in((Path(__file__).parent / "planted.jsonl").read_text("utf-8"))
    record = read_record(next(p.record for p in plants if p.kind == "bids_beyond_its_treasures"))
    words = Words(record, analyse(record, 64))
    last = words.found.decisions[-1]
    assert words.found.moves == last.move
    assert last.move in words.found.dearest
    told, elsewhere = list(at_place(words, last.move)), list(at_place(words, last.move - 1))
    assert sum(words.spoken(last).did in line for line in told) == 1
    assert sum(words.spoken(last).did in line for line in elsewhere) == 1


def test_what_stands_indented_stays_so_when_a_line_is_broken() -> None:
    shown = StringIO()
    Screen(Console(file=shown, width=30, markup=False)).say("     " + "word " * 12)
    lines = shown.getvalue().splitlines()
    assert len(lines) > 1
    assert all(line.startswith("     word") for line in lines)
