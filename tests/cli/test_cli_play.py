"""play, games, rules and --version as they are typed."""

import json
import re
from pathlib import Path

import pytest
from commands import run, start
from sampled import sampled

from saleroom import __version__
from saleroom.cli import PANELS
from saleroom.games.registry import GAMES
from saleroom.play.record import read
from saleroom.play.verify import verify
from saleroom.server_commands import SERVER_COMMANDS

SOURCES = Path(__file__).parents[2] / "src" / "saleroom"


# Each game is watched or played every time, both with `make soak`.
@pytest.mark.parametrize("game", sampled(GAMES, "modern-art", "alles-futsch"))
def test_every_game_is_watched_to_the_end_without_a_terminal(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    result = run("play", game, "--seat", "none", "--seed", "1", "--out", file)
    assert result.exit_code == 0
    assert "Ranking" in result.stdout
    assert "The game is over. " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    record = read(file.read_text())
    assert record.result is not None
    assert verify(record).ok


@pytest.mark.parametrize("game", sampled(GAMES, "moderne-zeiten", "canaletto"))
def test_every_game_is_played_to_the_end_by_a_person(game: str) -> None:
    """Somebody who answers in turn with nothing, a small number and the first choices."""
    answers = "\n".join(["", "1", "2", "30", "a"] * 400)
    result = run("play", game, "--seed", "2", "--bots", "random", typed=answers)
    assert result.exit_code == 0
    assert "Traceback" not in result.output
    assert "person" in result.stdout[result.stdout.index("Ranking") :]


def test_the_same_seed_and_the_same_answers_are_the_same_game() -> None:
    first, second, other = (
        run("play", "alles-futsch", "--players", "2", "--seat", "none", "--seed", seed).stdout
        for seed in ("5", "5", "6")
    )
    assert first == second
    assert first != other


def test_a_person_sits_where_the_seed_says(tmp_path: Path) -> None:
    seats = set()
    for seed in range(12):
        file = tmp_path / f"{seed}.jsonl"
        command = ("play", "--seat", "random", "--seed", str(seed), "--out", file)
        assert run(*command, typed="").exit_code == 0
        seats.add(read(file.read_text()).seats.index("person"))
    assert len(seats) > 1


def test_bots_are_named_by_seat(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    command = ("play", "--seat", "1", "--bots", "visitor,random,visitor", "--out", file)
    assert run(*command, typed="quit\n").exit_code == 0
    assert read(file.read_text()).seats == ["visitor", "person", "random", "visitor"]


def test_options_are_read_as_json_or_as_words(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    options = ("double_proceeds=new_seller", "first_seller=2", "open_money=true")
    words = [part for option in options for part in ("--option", option)]
    assert run("play", "Modern Art", "--out", file, *words, typed="").exit_code == 0
    assert json.loads(file.read_text())["options"] == {
        "double_proceeds": "new_seller",
        "first_seller": 2,
        "open_money": True,
    }


def test_what_is_typed_may_be_no_text() -> None:
    result = run("play", "--seed", "1", typed=b"\xff\xfe\n\x00\n")
    assert result.exit_code == 0
    assert "is not possible here" in result.stdout


def test_a_process_without_input_stops_politely() -> None:
    process = start("play", "--seed", "1")
    out, error = process.communicate(timeout=60)
    assert process.returncode == 0
    assert error == b""
    assert b"You leave the table" in out


def test_games_are_listed_with_players_editions_bots_and_options() -> None:
    text = run("games").stdout
    for name in GAMES:
        assert f"({name})" in text
    for part in ("3, 4, 5", "1992, 2009", "random, visitor", "mystery_hand=true|false"):
        assert part in text
    assert "double_proceeds=split|new_seller" in text
    assert "MA-50" in text
    assert "first_seller=NUMBER" in text


def test_rules_are_printed_whole_or_by_paragraph() -> None:
    whole = run("rules", "modern-art").stdout
    assert "MA-1 " in whole
    assert "MA-54" in whole
    assert run("rules").stdout == whole
    part = run("rules", "modern-art", "MA-24", "ma-13").stdout
    assert part.index("MA-24") < part.index("MA-13")
    assert "MA-25" not in part


def test_rules_are_printed_in_the_languages_of_the_house() -> None:
    english, french = (
        run("rules", "canaletto", "CA-8", "--language", one).stdout for one in ("en", "fr")
    )
    assert "CA-8" in french
    assert french != english
    wrong = run("rules", "--language", "tlh")
    assert wrong.exit_code == 2
    assert "it speaks en, fr, pl, de" in wrong.stderr


def test_a_game_is_told_in_the_languages_of_the_house() -> None:
    watched = ("play", "--seat", "none", "--bots", "random", "--seed", "5", "--language", "de")
    told = run(*watched).stdout
    assert "Runde 1 beginnt" in told
    assert "Platz 2 " in told
    assert "; platz" not in told
    asked = run("play", "--language", "pl", "--seed", "5", typed="quit\n").stdout
    assert re.search("[A-Z].*\\?\n +1", asked)
    assert run("play", "--language", "tlh").exit_code == 2


def test_a_record_is_replayed_in_the_languages_of_the_house() -> None:
    example = SOURCES.parents[1] / "docs" / "examples" / "game.jsonl"
    told = run("replay", example, "--language", "fr", typed="n\nn\nn\n").stdout
    assert " propose " in told
    assert run("replay", example, "--language", "tlh", typed="").exit_code == 2


def test_version_and_help() -> None:
    assert run("--version").stdout == f"saleroom {__version__}\n"
    asked = run("--help")
    assert asked.exit_code == 0
    assert "Without a command" in asked.stdout
    for command in ("play", "record", "verify", "replay", "games", "rules"):
        assert command in asked.stdout
        assert run(command, "--help").exit_code == 0


def test_help_begins_with_playing_and_names_every_command() -> None:
    commands = [one.__name__.replace("_", "-") for panel in PANELS.values() for one in panel]
    assert {one.__name__ for one in SERVER_COMMANDS} <= set(commands)
    listed = re.findall(r"^│ ([a-z][a-z-]+) ", run("--help").stdout, re.MULTILINE)
    assert listed == commands
    assert listed[:4] == ["play", "serve", "games", "rules"]


def test_the_terminal_knows_no_game_by_name() -> None:
    """Issue 3's games must appear by themselves: only the default is named, in one place."""
    files = [
        SOURCES / "cli.py",
        SOURCES / "bots" / "random_player.py",
        SOURCES / "bots" / "table.py",
    ]
    found = [
        line
        for file in [*files, *(SOURCES / "terminal").glob("*.py")]
        for line in file.read_text().splitlines()
        if any(word in line.lower() for word in ("modern", "krypto", "ma-", *GAMES))
    ]
    assert found == ['FIRST_GAME = "modern-art"']
