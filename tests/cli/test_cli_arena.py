"""arena and ladder as they are typed."""

import json
import signal
import time
from pathlib import Path

import msgspec
import pytest
from commands import run, start

from saleroom.arena.tournament.results import TournamentResult

ARENA = ("arena", "canaletto", "--players", "3", "--seed", "4", "--plain")
SMALL = (*ARENA, "--bots", "visitor,random,random", "--games", "12", "--workers", "1")


def test_a_tournament_is_told_as_tables() -> None:
    done = run(*SMALL)
    assert done.exit_code == 0, done.output
    for words in (
        "12 games of canaletto, 3 players",
        "4 deals, each in 3 seatings",
        "The fair share is 33.3 %",
        "Standings",
        "How often the row ranks before the column",
        "p95",
        "Again: saleroom arena canaletto --players 3 --bots visitor,random,random",
    ):
        assert words in " ".join(done.stdout.split())
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "La part équitable est de 33.3"),
        ("pl", "Jak często wiersz jest przed kolumną"),
        ("de", "Noch einmal: saleroom arena canaletto"),
    ],
)
def test_the_tables_come_in_every_language(language: str, words: str) -> None:
    done = run(*SMALL, "--language", language)
    assert words in " ".join(done.stdout.split())
    assert "Standings" not in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_json_and_html_are_written_beside_the_tables(tmp_path: Path) -> None:
    files = ("--json", tmp_path / "r.json", "--html", tmp_path / "r.html")
    done = run(*SMALL, *files)
    assert done.exit_code == 0, done.output
    assert "Standings" in done.stdout
    result = msgspec.json.decode((tmp_path / "r.json").read_bytes(), type=TournamentResult)
    assert (result.format, result.version, result.games) == ("saleroom-arena", 1, 12)
    assert (tmp_path / "r.html").read_text().startswith("<!doctype html>")
    again = run(*SMALL, *files)
    assert again.exit_code == 2
    assert "exists already; --force overwrites it" in again.stderr
    assert run(*SMALL, *files, "--force").exit_code == 0


def test_json_can_be_printed() -> None:
    done = run(*SMALL, "--json", "-")
    result = json.loads(done.stdout)
    assert result["setting"]["bots"] == ["visitor", "random", "random"]
    assert result["standings"][0]["name"] == "visitor"


def test_the_command_it_names_repeats_it() -> None:
    first = json.loads(run(*SMALL, "--json", "-").stdout)
    words = first["command"].split()[1:]
    again = json.loads(run(*words, "--plain", "--workers", "2", "--json", "-").stdout)
    for name in ("wins", "rank", "score", "margin", "rating"):
        assert [one[name] for one in again["standings"]] == [
            one[name] for one in first["standings"]
        ]


def test_options_and_editions_are_in_the_command() -> None:
    words = "arena modern-art --players 3 --bots random --games 1 --seed 1 --edition 2009"
    done = run(*words.split(), "--option", "mystery_hand=true", "--json", "-")
    result = json.loads(done.stdout)
    assert result["setting"]["options"] == {"mystery_hand": True}
    assert "--edition 2009 --option mystery_hand=true" in result["command"]


def test_a_tournament_that_is_interrupted_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "blocks.jsonl"
    words = ("--bots", "visitor,random,random", "--resume", file)
    process = start(*ARENA, *words, "--games", "300000")
    with process:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not (
            file.exists() and len(file.read_bytes().splitlines()) > 4
        ):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        try:
            _, error = process.communicate(timeout=30)
        finally:
            process.kill()
    assert process.returncode == 130
    assert error == b"saleroom: stopped\n"
    done = len(file.read_bytes().splitlines()) - 1
    assert done >= 3
    result = run(*ARENA, *words, "--games", str(3 * (done + 2)), "--json", "-")
    assert json.loads(result.stdout)["blocks"] == done + 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("arena", "Missing argument 'GAME'"),
        ("arena canaletto", "Missing option '--bots'"),
        ("arena canaleto --bots random", "did you mean canaletto?"),
        ("arena canaletto --bots expret", "No bot here is called “expret”; did you mean expert?"),
        ("arena canaletto --bots random,random", "one name, or 4 for the seats 0, 1, 2, 3, not 2"),
        ("arena canaletto --bots random --games 0", "Invalid value for '--games'"),
        ("arena canaletto --bots random --workers 0", "Invalid value for '--workers'"),
        ("arena canaletto --bots random --players 7", "This game is for 3, 4 players, not 7"),
        ("arena canaletto --bots random --json {tmp}", "it is a folder"),
        ("arena canaletto --bots random --html {tmp}/no/r.html", "there is no folder"),
        ("arena canaletto --bots random --resume {tmp}", "is a directory"),
        ("arena canaletto --bots random --resume {tmp}/no/b", "no such file or directory"),
        ("arena canaletto --bots random --resume {tmp}/words.txt", "is no file to go on from"),
        ("ladder", "Missing argument 'GAME'"),
        ("ladder canaletto --rung genius", "“genius”; there are: visitor, collector"),
        ("ladder canaletto --players 2", "This game is for 3, 4 players, not 2"),
        ("ladder canaletto --population --rung dealer", "--rung has no meaning with --population"),
        ("ladder canaletto --population --plain", "--plain has no meaning"),
        ("learn alles-futsch --players 4 --resume kept.jsonl", "--resume has no meaning here"),
        ("learn alles-futsch --players 2 --on ray", "--on has no meaning here"),
        ("ladder canaletto --population --address x", "--address names a cluster"),
        ("ladder canaletto --games 0", "Invalid value for '--games'"),
        ("ladder canaletto --page {tmp}/no/bots.md", "there is no folder"),
        ("ladder canaletto --page {tmp}", "it is a folder"),
        ("ladder canaletto --rung visitor --resume {tmp}/words.txt", "words.txt"),
    ],
)
def test_a_mistake_is_answered_in_one_line(words: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("no journal\n")
    done = run(*words.format(tmp=tmp_path).split())
    assert done.exit_code == 2
    assert complaint in done.stderr
    assert done.stderr.startswith("saleroom: ")
    assert done.stderr.count("\n") == 1
    assert (tmp_path / "words.txt").read_text() == "no journal\n"


def test_a_ladder_is_written_rung_by_rung(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n\nWords.\n")
    words = ("ladder", "canaletto", "--rung", "visitor", "--games", "12", "--plain", "--seed", "2")
    kept = ("--page", page, "--resume", tmp_path / "kept", "--workers", "1")
    first = run(*words, *kept, "--players", "3")
    assert first.exit_code == 0, first.output
    assert first.stdout.startswith("visitor against 2 random: ")
    assert "times the fair share" in first.stdout
    assert run(*words, *kept, "--players", "4").exit_code == 0
    text = page.read_text()
    assert "Words." in text
    assert "| visitor | random | 3 | 12 |" in text
    assert "| visitor | random | 4 | 12 |" in text
    assert sorted(file.name for file in (tmp_path / "kept").iterdir()) == [
        "canaletto-3-visitor.jsonl",
        "canaletto-4-visitor.jsonl",
    ]
    again = run(*words, *kept)
    assert page.read_text() == text
    assert again.stdout.count("visitor against") == 2
