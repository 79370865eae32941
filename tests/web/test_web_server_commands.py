"""The commands of a server: serve, backup, export."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pyarrow.parquet as pq
import pytest
from cli.commands import COMMAND, run
from web.protocol_players import played_out, seated_at, settings_for
from web.serving import TLS, serving

from saleroom.server_commands import usual_data
from saleroom.web.limits import Limits
from saleroom.web.tasks import limits_of

TABLE = {"settings": settings_for("canaletto", 3), "name": "Ann"}


@contextmanager
def process(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run `saleroom serve` as a process; yield it and its address."""
    started = subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert started.stdout is not None
        said = started.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found is not None, said + started.communicate(timeout=20)[1]
        yield started, found[0]
    finally:
        started.kill()
        started.communicate(timeout=20)


def said_beside_haste(errors: str) -> list[str]:
    """What a server complained of, but for what a busy machine did to it."""
    haste = ('"event":"request"', "the server stood still for")
    return [line for line in errors.splitlines() if not any(one in line for one in haste)]


def test_a_server_runs_until_it_is_stopped_and_remembers(tmp_path: Path) -> None:
    data, page = tmp_path / "new" / "folder", tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<title>Another page</title>", "utf-8")
    with (
        process("--data", str(data), "--static", str(page)) as (running, address),
        httpx.Client(base_url=address, verify=TLS) as client,
    ):
        opened = client.post("/api/tables", json=TABLE).json()
        # A page from another folder is served.
        assert "Another page" in client.get(f"/t/{opened['table']}").text
        running.send_signal(signal.SIGTERM)
        _, errors = running.communicate(timeout=20)
    assert running.returncode == -signal.SIGTERM
    assert said_beside_haste(errors) == []
    with serving(data) as server, server.program(opened["token"]) as client:
        shown = client.get(f"/api/tables/{opened['table']}").json()
    assert shown["shown"]["mine"]["seat"] == 0


def test_an_open_house_takes_the_next_port_and_warns_who_names_no_origin(tmp_path: Path) -> None:
    everywhere = "0.0.0.0"  # noqa: S104  # what is warned of
    with socket.create_server((everywhere, 0)) as taken:
        port = taken.getsockname()[1]
        # The last port that is typed counts.
        wish = ("--port", str(port), "--next-port", "--host", everywhere, "--data", str(tmp_path))
        with process(*wish) as (running, address):
            host, _, found = address.rpartition(":")
            assert httpx.get(f"{address}/health", verify=TLS).status_code == 200
            running.send_signal(signal.SIGINT)
            _, errors = running.communicate(timeout=20)
    assert running.returncode == 130
    assert host == "http://127.0.0.1"
    assert port < int(found) <= port + 20
    *are_taken, warning, stopped = said_beside_haste(errors)
    # Others on this machine may have the next ones.
    for number, is_taken in zip(range(port, int(found)), are_taken, strict=True):
        assert is_taken.startswith(f"saleroom: port {number} is taken")
    assert "--origin" in warning
    assert stopped == "saleroom: stopped"


def test_a_port_that_is_taken_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("serve", "--port", port, "--data", tmp_path)
    assert result.exit_code == 2
    assert result.output.startswith(f"saleroom: 127.0.0.1:{port}: ")
    assert "in use" in result.output
    assert result.output.count("\n") == 1


def test_a_host_that_is_nowhere_is_named(tmp_path: Path) -> None:
    result = run("serve", "--host", "nowhere.invalid", "--port", 8080, "--data", tmp_path)
    assert result.exit_code == 2
    assert result.output.startswith("saleroom: nowhere.invalid:8080: ")
    assert result.output.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--static", "nowhere"), "There is no page in nowhere"),
        (("--origin", "games"), "An origin is like"),
        (("--origin", "https://x.example/path"), "An origin is like"),
        (("--limit", "tables"), "A limit is name=number"),
        (("--limit", "tables=0"), "A limit is name=number"),
        (("--limit", "dogs=3"), "A limit is name=number"),
        (("--database", "mysql://db"), "There is no store"),
        (("--port", "70000"), "65535"),
    ],
)
def test_what_cannot_be_served_is_one_line(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    result = run("serve", "--port", 0, "--data", tmp_path, *arguments)
    assert result.exit_code == 2
    assert words in result.output
    assert result.output.count("\n") == 1


def test_a_second_server_does_not_take_the_same_file(tmp_path: Path) -> None:
    with serving(tmp_path):
        result = run("serve", "--port", "0", "--data", tmp_path)
    assert result.exit_code == 2
    assert "saleroom.db" in result.output


def test_limits_are_typed_by_name() -> None:
    chosen = limits_of(["tables=500", "burst=7"])
    assert chosen == Limits(tables=500, burst=7)


def test_tables_are_kept_where_such_things_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "somewhere")
    assert usual_data() == Path("somewhere") / "saleroom"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, dict[str, Any]]:
    """Play a game to its end, and back up while the server runs with another one open."""
    folder = tmp_path_factory.mktemp("played")
    target = folder / "copy" / "saleroom.db"
    target.parent.mkdir()

    async def whole(address: str) -> dict[str, Any]:
        settings = settings_for("alles-futsch", 3, pace="days")
        await seated_at(address, settings, 3)
        chairs = await seated_at(address, settings, 3)
        return (await played_out(chairs, "export"))[0] | {"table": chairs[0].table}

    with serving(folder) as server:
        last = asyncio.run(whole(server.address))
        assert run("backup", target, "--data", folder).exit_code == 0
    return folder, target, last


def test_a_backup_is_a_store_a_server_runs_on(played: tuple[Path, Path, dict[str, Any]]) -> None:
    _, target, last = played
    with serving(target.parent) as server, server.program() as client:
        shown = client.get(f"/api/tables/{last['table']}").json()["shown"]
    assert shown["result"] == last["result"]


def test_a_backup_overwrites_nothing_unasked(played: tuple[Path, Path, dict[str, Any]]) -> None:
    folder, target, _ = played
    before = target.read_bytes()
    result = run("backup", target, "--data", folder)
    assert result.exit_code == 2
    assert "exists already; --force" in result.output
    assert target.read_bytes() == before


def test_finished_games_are_exported_as_records_that_verify(
    played: tuple[Path, Path, dict[str, Any]], tmp_path: Path
) -> None:
    folder, _, last = played
    file = tmp_path / "games.jsonl"
    assert run("export", "--data", folder, "--output", file).exit_code == 0
    (line,) = file.read_text("utf-8").splitlines()
    assert json.loads(line)["result"] == last["result"]
    assert run("verify", file).exit_code == 0


def test_the_same_games_are_exported_as_parquet(
    played: tuple[Path, Path, dict[str, Any]], tmp_path: Path
) -> None:
    folder, _, last = played
    file = tmp_path / "games.parquet"
    arguments = ("export", "--data", folder, "--format", "parquet", "--output", file)
    assert run(*arguments).exit_code == 0
    (row,) = pq.read_table(file).to_pylist()
    assert row["table"] == last["table"]
    assert row["game"] == "alles-futsch"
    assert row["scores"] == last["result"]["scores"]
    assert json.loads(row["record"])["result"] == last["result"]
    assert list(tmp_path.iterdir()) == [file]


def test_there_is_nothing_to_export_where_nothing_was_played(tmp_path: Path) -> None:
    result = run("export", "--data", tmp_path, "--output", tmp_path / "games.jsonl")
    assert result.exit_code == 2
    assert "There is no data file" in result.output


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "share their tables"), ("fr", "se partagent"), ("pl", "dzieli"), ("de", "teilen sich")],
)
@pytest.mark.parametrize("given", [(), ("--database", "postgresql://nobody@nowhere/none")])
def test_several_processes_need_a_database_and_a_bus(
    tmp_path: Path, given: tuple[str, ...], language: str, word: str
) -> None:
    data = tmp_path / "data"
    result = run("serve", "--processes", "2", "--data", data, *given, "--language", language)
    assert result.exit_code == 2
    assert word in result.stderr
    assert "--redis" in result.stderr
    assert not data.exists()


def test_several_processes_on_a_database_that_is_away_say_so_once(tmp_path: Path) -> None:
    away = f"postgresql://nobody@/none?host={tmp_path}"
    bus = f"unix://{tmp_path}/redis"
    result = run("serve", "--port", "0", "--processes", "2", "--database", away, "--redis", bus)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert "Saleroom is open" not in result.stdout
