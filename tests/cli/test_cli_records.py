"""record, verify and replay: files of games on disk and in pipes."""

import json
import os
import signal
import stat
import time
from pathlib import Path

import pytest
from commands import run, start

from saleroom.play.record import read


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games of visitors."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    result = run("record", "modern-art", "--games", "3", "--seed", "7", "--out", file)
    assert result.exit_code == 0
    assert result.stdout == ""
    assert f"3 games written to {file} (seed 7)" in result.stderr
    return file


def lines(file: Path) -> list[str]:
    return file.read_text().splitlines()


# record


def test_records_are_whole_games_of_the_named_bots(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = "record modern-art --players 3 --games 2 --seed 1 --edition 2009"
    more = ("--bots", "visitor,random,visitor", "--option", "mystery_hand=true", "--out", file)
    assert run(*command.split(), *more).exit_code == 0
    for line in lines(file):
        record = read(line)
        assert record.seats == ["visitor", "random", "visitor"]
        assert record.edition == "2009"
        assert record.options == {"mystery_hand": True}
        assert record.result is not None


def test_the_same_seed_writes_the_same_games_and_more_games_begin_with_them(games: Path) -> None:
    command = "record modern-art --seed 7 --out - --games"
    assert run(*command.split(), "3").stdout == games.read_text()
    assert run(*command.split(), "2").stdout.splitlines() == lines(games)[:2]
    other = run(*["record", "modern-art", "--seed", "8", "--out", "-", "--games", "3"]).stdout
    assert other != games.read_text()


def test_without_a_seed_one_is_chosen_and_said() -> None:
    first, second = (run(*["record", "modern-art", "--games", "1", "--out", "-"]) for _ in range(2))
    assert first.stdout != second.stdout
    seed = first.stderr.partition("(seed ")[2].rstrip(")\n")
    again = run(*["record", "modern-art", "--games", "1", "--out", "-"], "--seed", seed)
    assert again.stdout == first.stdout


def test_force_overwrites(games: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("old")
    command = ("record", "modern-art", "--games", "3", "--seed", "7", "--out", file, "--force")
    assert run(*command).exit_code == 0
    assert file.read_text() == games.read_text()
    mask = os.umask(0)
    os.umask(mask)
    assert stat.S_IMODE(file.stat().st_mode) == 0o666 & ~mask


def test_an_interrupted_record_leaves_nothing_behind(tmp_path: Path) -> None:
    process = start(
        "record", "modern-art", "--games", "100000", "--out", "games.jsonl", folder=tmp_path
    )
    with process:
        deadline = time.monotonic() + 30
        while not list(tmp_path.iterdir()) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert list(tmp_path.iterdir())
        assert not (tmp_path / "games.jsonl").exists()
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=30)
    assert process.returncode == 130
    assert (out, error) == (b"", b"saleroom: stopped\n")
    assert list(tmp_path.iterdir()) == []


# verify


def test_good_records_are_found_good(games: Path) -> None:
    result = run("verify", games)
    assert result.exit_code == 0
    *each, summary = result.stdout.splitlines()
    assert summary == "3 records: 3 ok, 0 bad"
    for number, line in enumerate(each, 1):
        assert line.startswith(f"{games}:{number}: ok: ")


def test_a_bad_move_is_named_with_line_move_and_rule(games: Path, tmp_path: Path) -> None:
    good = lines(games)
    record = json.loads(good[1])
    place = next(k for k, (who, named) in enumerate(record["moves"]) if "offer" in named)
    seat, named = record["moves"][place]
    record["moves"][place] = [(seat + 1) % 4, named]
    file = tmp_path / "bad.jsonl"
    file.write_text("\n".join([good[0], "", json.dumps(record), "{}", good[2]]))
    result = run("verify", file)
    assert result.exit_code == 1
    first, second, third, fourth, summary = result.stdout.splitlines()
    assert first.startswith(f"{file}:1: ok")
    assert second.startswith(f"{file}:3: BAD: move 72 is illegal: It is another player")
    assert second.endswith("(MA-8)")
    assert third.startswith(f"{file}:4: BAD: Not a record")
    assert fourth.startswith(f"{file}:5: ok")
    assert summary == "4 records: 2 ok, 2 bad"
    quiet = run("verify", "--quiet", file)
    assert quiet.exit_code == 1
    assert quiet.stdout.splitlines() == [second, third]


def test_a_wrong_result_is_found(games: Path, tmp_path: Path) -> None:
    record = json.loads(lines(games)[0])
    record["result"]["scores"][0] += 1
    file = tmp_path / "bad.jsonl"
    file.write_text(json.dumps(record))
    result = run("verify", file)
    assert result.exit_code == 1
    assert "BAD: the result is" in result.stdout


def test_several_files_and_standard_input(games: Path) -> None:
    result = run("verify", games, "-", games, typed=games.read_bytes())
    assert result.exit_code == 0
    assert "-:3: ok" in result.stdout
    assert result.stdout.endswith("9 records: 9 ok, 0 bad\n")
    assert run("verify", "-q", "-", typed=games.read_bytes()).stdout == ""


@pytest.mark.parametrize("content", [b"", b"\n", b"  \n\r\n\n"])
def test_an_empty_file_says_so(content: bytes) -> None:
    result = run("verify", "-", typed=content)
    assert result.exit_code == 0
    assert result.stdout == "-: there is no record in it\n0 records: 0 ok, 0 bad\n"


def test_bytes_that_are_no_text_are_refused_line_by_line(games: Path) -> None:
    junk = bytes(range(256)) + b"\n" + b"\xff\xfe\n" + b"[" * 50000 + b"\n"
    result = run("verify", "-", typed=junk + games.read_bytes())
    assert result.exit_code == 1
    assert "3 ok" in result.stdout
    assert "Traceback" not in result.output


def test_a_file_is_not_read_into_memory(games: Path, tmp_path: Path) -> None:
    """A pipe that never ends is judged as it comes."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    process = start("verify", pipe)
    assert process.stdout is not None
    with pipe.open("w") as stream:
        for _ in range(60):
            stream.write(lines(games)[0] + "\n")
            stream.flush()
        assert process.stdout.readline().startswith(str(pipe).encode())
    out, _ = process.communicate(timeout=120)
    assert out.endswith(b"60 records: 60 ok, 0 bad\n")


# replay


def test_a_replay_is_stepped_through_by_piped_words(games: Path) -> None:
    result = run("replay", games, "--line", "2", typed="n\nn\nb\n100\nas 1\nquit\n")
    assert result.exit_code == 0
    moves = [line for line in result.stdout.splitlines() if line.startswith("move ")]
    assert [line.split()[1] for line in moves] == ["71", "72", "73", "72", "100", "100"]
    assert moves[0].endswith("all-seeing")
    assert moves[-1].endswith("as seat 1")


def test_a_replay_begins_where_it_is_told_and_ends_with_its_input(games: Path) -> None:
    result = run("replay", games, "--at", "90", "--as", "spectator", "--width", "60", typed="")
    assert result.exit_code == 0
    assert "move 90 of" in result.stdout
    assert "as a spectator" in result.stdout
    assert "O open, A once around" not in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 60


# pipes


@pytest.mark.parametrize("command", ["record modern-art --games 300 --out -", "play --seat none"])
def test_a_reader_that_stops_reading_is_no_error(command: str, tmp_path: Path) -> None:
    process = start(*command.split(), folder=tmp_path)
    assert process.stdout is not None
    assert process.stderr is not None
    with process:
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
        process.wait(60)
