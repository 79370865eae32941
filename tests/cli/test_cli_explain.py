"""explain: a move of a record, beside what a bot would have done; and play with the ladder."""

import json
from pathlib import Path

import msgspec
import pytest
from commands import run

from saleroom.bots.reasons import FORMAT, Reasons
from saleroom.games.registry import GAMES
from saleroom.play.record import read, spelt_out


@pytest.fixture(params=GAMES)
def game_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / "games.jsonl"
    words = ("--games", "2", "--bots", "dealer", "--seed", "3", "--out", file)
    assert run("record", request.param, *words).exit_code == 0
    return file


def decisions_of(file: Path) -> list[tuple[int, int, dict[str, object]]]:
    """The number of each move that a seat made, the seat, and what it did."""
    record = read(file.read_text().splitlines()[0])
    return [
        (n, seat, named) for n, (seat, named) in enumerate(spelt_out(record.moves), 1) if seat >= 0
    ]


def test_a_move_is_set_beside_what_a_bot_would_have_done(game_file: Path) -> None:
    number, seat, _ = decisions_of(game_file)[4]
    result = run("explain", game_file, "--move", str(number))
    assert result.exit_code == 0
    assert result.stdout.startswith(f"Move {number}, seat {seat}: ")
    assert "Dealer would " in result.stdout
    again = run("explain", game_file, "--move", str(number))
    assert again.stdout == result.stdout


def test_programs_get_the_same_as_json(game_file: Path) -> None:
    for number, seat, done in decisions_of(game_file)[::30]:
        result = run("explain", game_file, "--move", str(number), "--bot", "collector", "--json")
        found = json.loads(result.stdout)
        assert (found["move"], found["seat"], found["done"]) == (number, seat, done)
        reasons = msgspec.convert(found["reasons"], Reasons)
        assert (reasons.format, reasons.bot, reasons.seat) == (FORMAT, "collector", seat)


def test_what_came_later_does_not_matter(game_file: Path) -> None:
    number, _, _ = decisions_of(game_file)[6]
    record = json.loads(game_file.read_text().splitlines()[0])
    whole = run("explain", game_file, "--move", str(number)).stdout
    spelt = [
        [who if who >= 0 else "chance", named]
        for who, named in spelt_out(read(json.dumps(record)).moves)
    ]
    record |= {"moves": spelt[:number], "result": None}
    game_file.write_text(json.dumps(record) + "\n")
    assert run("explain", game_file, "--move", str(number)).stdout == whole


def test_a_search_can_be_asked_as_well(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert run("record", "modern-art", "--games", "1", "--out", file, "--seed", "3").exit_code == 0
    number = str(decisions_of(file)[0][0])
    result = run("explain", file, "--move", number, "--bot", "expert:worlds=8")
    assert "Expert would " in result.stdout
    assert "possible worlds" in result.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--move 1", "; the next decision is move "),
        ("--move 9999", "moves, not 9,999"),
        ("--move 90 --line 7", "has no record on line 7"),
        ("--move 90 --bot visiter", "did you mean visitor?"),
        ("--move 0", "0 is not in the range x>=1"),
        ("", "Missing option '--move'"),
    ],
)
def test_what_cannot_be_explained_is_told_in_a_line(words: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert run("record", "modern-art", "--games", "1", "--out", file, "--seed", "3").exit_code == 0
    result = run("explain", file, *words.split())
    assert result.exit_code == 2
    assert why in result.stderr
    assert result.stderr.count("\n") == 1


def test_the_ladder_sits_down_to_play(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    command = ("play", "--seat", "0", "--bots", "expert,dealer,collector", "--out", file)
    result = run(*command, typed="hint\nquit\n")
    assert result.exit_code == 0
    assert read(file.read_text()).seats == ["person", "expert", "dealer", "collector"]
    assert "would " in result.stdout


@pytest.mark.parametrize("game", GAMES)
def test_dealer_plays_where_nobody_is_named(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert run("play", game, "--out", file, typed="").exit_code == 0
    assert set(read(file.read_text()).seats) == {"person", "dealer"}


def test_reasons_are_for_those_who_watch() -> None:
    watched = run("play", "canaletto", "--seat", "none", "--why", "--seed", "1")
    assert "Dealer would " in watched.stdout
    assert max(map(len, watched.stdout.splitlines())) <= 80
    refused = run("play", "--why")
    assert refused.exit_code == 2
    assert "--why is for watching" in refused.stderr


def test_budgets_that_make_no_sense_are_told_in_a_line() -> None:
    result = run("play", "--bots", "expert:worlds=lots")
    assert result.exit_code == 2
    assert "worlds are a whole number" in result.stderr
