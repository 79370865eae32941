"""Whoever is refused stays nobody: nothing is kept of them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from web.protocol_players import seated_at, settings_for
from web.serving import serving

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
