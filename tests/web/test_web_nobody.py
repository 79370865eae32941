"""Whoever is refused stays nobody: nothing is kept of them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from web.protocol_players import played_out, seated_at, settings_for
from web.serving import ROOMY, serving

from saleroom.web.site import Site

BLANK = "\u3164"


def persons(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "saleroom.db")) as connection:
        return int(connection.execute("SELECT COUNT(*) FROM persons").fetchone()[0])


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"settings": settings_for("canaletto", 3), "name": BLANK}),
        ("/api/tables", {"settings": settings_for("canaletto", 3), "name": "Ann", "seat": 7}),
        ("/api/tables/{table}/seat", {"name": "Ben", "invite": "wrong"}),
        ("/api/tables/{table}/seat", {"name": BLANK, "invite": "{invite}"}),
        ("/api/tables/{table}/seat", {"name": "Person 0", "invite": "{invite}"}),
        ("/api/tables/{table}/knock", {"name": BLANK}),
        ("/api/recover", {"recovery": "nothing"}),
        ("/api/programs", {"name": "Robin"}),
    ],
)
def test_what_is_refused_makes_nobody_somebody(
    tmp_path: Path, path: str, body: dict[str, Any]
) -> None:
    with serving(tmp_path) as server:
        chair = asyncio.run(seated_at(server.address, settings_for("canaletto", 3), 1))[0]
        with server.program() as owner:
            owner.post("/api/programs", json={"name": "ROBIN"}).raise_for_status()
        before = persons(tmp_path)
        told = {
            name: chair.invite if value == "{invite}" else value for name, value in body.items()
        }
        with server.program() as client:
            answer = client.post(path.format(table=chair.table), json=told)
        assert 400 <= answer.status_code < 500, answer.text
        assert persons(tmp_path) == before


def test_no_position_to_play_on_from_makes_nobody_somebody(tmp_path: Path) -> None:
    async def finished(address: str) -> str:
        chairs = await seated_at(address, settings_for("canaletto", 1, 2, clock="none"), 1)
        await played_out(chairs, "nobody")
        return chairs[0].table

    few = msgspec.structs.replace(ROOMY, tables=2)
    with serving(tmp_path, Site(limits=few)) as server:
        table = asyncio.run(finished(server.address))
        before = persons(tmp_path)
        with server.program() as client:

            def refused(route: str, body: object = None) -> str:
                answer = client.post(f"/api/tables/{table}/{route}", json=body)
                return str(answer.json()["reason"])

            alone = [{"who": "person"}]
            assert refused("play-on", {"move": 99_999}) == "setup_range"
            assert refused("play-on", {"move": 0, "seats": alone}) == "setup_players"
            assert persons(tmp_path) == before
            assert client.post(f"/api/tables/{table}/same-deal").status_code == 201
            for route in ("play-on", "same-deal"):
                assert refused(route, {"move": 0}) == "too_many_tables"
            asked = {"settings": settings_for("canaletto", 3), "name": "Ann"}
            answer = client.post("/api/tables", json=asked)
            assert answer.json()["reason"] == "too_many_tables"
            assert persons(tmp_path) == before + 1
