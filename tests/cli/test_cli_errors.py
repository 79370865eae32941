"""What is not understood: one clear line on stderr, exit code 2, never a traceback."""

from pathlib import Path

import pytest
from commands import run

LONG = "9" * 6000


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("play modernart", "No game is called “modernart”; did you mean modern-art?"),
        ("play whist", "No game is called “whist”; there are: modern-art"),
        ("play --seat 4", "--seat is a seat from 0 to 3, random or none, not '4'"),
        ("play --seat -1", "--seat is a seat from 0 to 3"),
        (f"play --seat {LONG}", "--seat is a seat from 0 to 3"),
        ("play --players 9", "This game is for 3, 4, 5 players, not 9"),
        ("play --players four", "Invalid value for '--players'"),
        ("play --edition 1999", "There is no edition '1999' of this game; there are: 1992, 2009."),
        ("play --bots visiter", "No bot here is called “visiter”; did you mean visitor?"),
        ("play --bots random,random", "--bots is one name, or 3 for the seats 1, 2, 3, not 2"),
        ("play --seat none --bots a,b,c", "or 4 for the seats 0, 1, 2, 3, not 3"),
        ("play --bots=", "No bot here is called “”"),
        (
            "play --option mystery_hand",
            "An option is written name=value or @file.toml, not 'mystery_hand'",
        ),
        ("play --option =1", "An option is written name=value"),
        ("play --option a=1 --option a=2", "The option “a” is given twice"),
        ("play --option colour=1", "no option “colour”; there are: double_proceeds, mystery_hand"),
        ("play --option open_money=maybe", "open_money: yes or no is needed, not a text."),
        (
            "play --option mystery_hand=true",
            "The mystery hand is for three players, not for 4. (MA-50)",
        ),
        (
            "play --option first_seller=4",
            "first_seller: there is no seat 4 at a table for 4. The first is seat 0. (MA-5)",
        ),
        ("play --seed x", "Invalid value for '--seed'"),
        ("play --pace -1", "Invalid value for '--pace'"),
        ("play --pace inf", "Invalid value for '--pace'"),
        ("play --width 10", "Invalid value for '--width'"),
        ("play --bogus", "No such option: --bogus"),
        ("play --out {tmp}", "it is a folder"),
        ("play --out {tmp}/no/game.jsonl", "there is no folder"),
        ("play --out {tmp}/words.txt", "exists already; --force overwrites it"),
        ("plya", "No such command 'plya'. Did you mean 'play'"),
        ("record modern-art", "Missing option '--out'"),
        ("record --out -", "Missing argument 'GAME'"),
        ("record chess --out -", "No game is called “chess”"),
        ("record modern-art --out {tmp}/words.txt", "exists already; --force overwrites it"),
        ("record modern-art --out - --games 0", "Invalid value for '--games'"),
        ("record modern-art --out - --bots zz", "No bot here is called “zz”"),
        ("verify", "Missing argument 'FILE...'"),
        ("verify {tmp}/no.jsonl", "no.jsonl: no such file or directory"),
        ("verify {tmp}", "is a directory"),
        ("replay {tmp}/no.jsonl", "no.jsonl: no such file or directory"),
        ("replay {tmp}/words.txt", "Not a record: JSON is malformed"),
        ("replay {tmp}/words.txt --line 7", "has no record on line 7"),
        ("replay {tmp}/words.txt --line 0", "Invalid value for '--line'"),
        ("replay -", "A replay reads a file"),
        ("rules chess", "No game is called “chess”"),
        ("rules modern-art MA-99", "no paragraph “MA-99”"),
        ("rules modern-art MA-24 24", "no paragraph “24”: they run from MA-1 to MA-54"),
    ],
)
def test_a_mistake_is_answered_in_one_line(command: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("no record\n")
    result = run(*command.format(tmp=tmp_path).split())
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stderr.startswith("saleroom: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize("option", ["--as 3", "--as nobody", "--as " + LONG])
def test_a_replay_has_only_the_eyes_of_its_table(option: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("record", "modern-art", "--players", "3", "--games", "1", "--seed", "1", "--out", file)
    result = run("replay", file, *option.split())
    assert result.exit_code == 2
    assert "it is a seat from 0 to 2, “spectator” or “all”" in result.stderr
    result = run("replay", file, "--at", "9999")
    assert result.exit_code == 2
    assert "the record has the moves 0 to" in result.stderr


def test_a_file_that_exists_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    for command in (["record", "modern-art", "--games", "1"], ["play", "--seat", "none"]):
        assert run(*command, "--out", file).exit_code == 2
    assert file.read_text() == "precious"
    assert [path.name for path in tmp_path.iterdir()] == ["precious.txt"]
