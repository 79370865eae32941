"""The protocol as it is written down: types for TypeScript, OpenAPI, and the page about it."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from cli.commands import run
from docs.doc_pages import ROOT, blocks_of
from web.serving import Serving, serving

from saleroom.house.commands import Command
from saleroom.web import frames, protocol, typescript
from saleroom.web.app import API_ROUTES
from saleroom.web.limits import Limits
from saleroom.web.openapi import document

PAGE = ROOT / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("protocol")) as running:
        yield running


def test_the_types_for_typescript_are_up_to_date() -> None:
    kept = (ROOT / typescript.FILE).read_text("utf-8")
    assert kept == typescript.written(), (
        f"run: saleroom protocol --force --output {typescript.FILE}"
    )


def test_every_type_that_is_used_is_there_once() -> None:
    text = typescript.written()
    code = re.sub(r'/\*\*.*?\*/|//[^\n]*|"[^"]*"', "", text, flags=re.DOTALL)
    there = re.findall(r"^export (?:interface|type|const) (\w+)", code, re.MULTILINE)
    used = set(re.findall(r"\b[A-Z]\w*", code))
    assert used - set(there) == {"Array"}
    assert len(there) == len(set(there))


def test_the_command_writes_the_types(tmp_path: Path) -> None:
    file = tmp_path / "protocol.ts"
    assert run("protocol", "--output", file).exit_code == 0
    assert file.read_text("utf-8") == typescript.written()
    assert run("protocol", "--output", file).exit_code == 2, "nothing is overwritten unasked"


def test_every_route_has_words_and_every_reference_leads_somewhere() -> None:
    written = msgspec.json.encode(document(API_ROUTES)).decode()
    paths = msgspec.json.decode(written)["paths"]
    assert all(operation["summary"] for path in paths.values() for operation in path.values())
    names = [operation["operationId"] for path in paths.values() for operation in path.values()]
    assert len(names) == len(set(names))
    there = set(msgspec.json.decode(written)["components"]["schemas"])
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', written)) <= there


def test_the_page_of_the_routes_needs_nothing_from_elsewhere(server: Serving) -> None:
    with server.program() as client:
        page = client.get("/api/docs").text
        assert client.get("/api/openapi.json").content == msgspec.json.encode(document(API_ROUTES))
    assert "<script" not in page
    assert "//" not in page.replace("<!doctype html>", "")
    for route in API_ROUTES:
        assert f"{route.method} {route.path}" in page


def test_the_page_about_the_protocol_names_every_route_command_and_limit() -> None:
    text = PAGE.read_text("utf-8")
    for route in API_ROUTES:
        assert f"`{route.method} {route.path}`" in text
    for kind in (*Command.__args__, protocol.Ping):
        tag = kind.__struct_config__.tag
        assert f"`{tag}`" in text or f'"do": "{tag}"' in text
    for kind in (frames.Snapshot, frames.Answer, frames.Pong, frames.Problem):
        assert f'{{"t": "{kind.__struct_config__.tag}"' in text
    usual = Limits()
    for name in Limits.__struct_fields__:
        assert f"| `{name}` | {getattr(usual, name)} |" in text


def test_the_player_in_thirty_lines_plays_a_game_to_its_end(
    server: Serving, tmp_path: Path
) -> None:
    (code,) = [block.text for block in blocks_of(PAGE) if block.language == "py"]
    lines = [line for line in code.splitlines() if line.strip()]
    assert len(lines) <= 30
    script = tmp_path / "player.py"
    script.write_text(code, "utf-8")
    played = subprocess.run(
        [sys.executable, "-W", "error", str(script), server.address],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    assert re.fullmatch(r"ranks \[\d, \d, \d\]\n", played.stdout)
