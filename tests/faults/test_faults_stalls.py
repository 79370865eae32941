"""The server stands still, or is gone for a moment, while a hammer is up."""

import time
from pathlib import Path

import pytest
from databases import Postgres
from faults.by_http import HttpTable
from faults.players import table_for
from faults.servers import Server, server_in

# After an outage everybody gets this long to come back, in milliseconds.
GRACE = 10_000
# Seconds that the server stands still, and milliseconds of them that it may not notice.
STILL = 5
UNNOTICED = 2500


def _auction(server: Server) -> tuple[HttpTable, int]:
    """Play until an open auction has a bid; return the table and when the hammer falls."""
    table = HttpTable(server.address, table_for("modern-art", 3, hammer="fast"), "outcry")
    table.until_outcry()
    for seat in range(3):
        amounts = table.shown(seat)["mine"]["amounts"]
        if amounts and table.send(seat, do="act", turn=0, action={"bid": 1}).is_success:
            break
    sold = table.shown(0)["clock"]["sold"]
    assert sold is not None
    return table, int(sold)


def test_the_hammer_does_not_fall_at_once_after_the_server_stood_still(tmp_path: Path) -> None:
    with server_in(tmp_path) as server:
        table, sold = _auction(server)
        with server.standing_still():
            time.sleep(STILL)
        after = table.shown(0)["clock"]
        # It is noticed within a tick, which a busy machine makes longer.
        while after["sold"] == sold and time.time() * 1000 < sold + STILL * 1000:
            time.sleep(0.1)
            after = table.shown(0)["clock"]
        table.close()
        assert server.failures() == []
    assert after["sold"] is not None, "the hammer fell while nobody could bid"
    assert after["sold"] >= sold + GRACE + STILL * 1000 - UNNOTICED


def test_the_hammer_does_not_fall_at_once_after_a_killed_server_is_back(tmp_path: Path) -> None:
    _killed_in_an_auction(tmp_path, None)


@pytest.mark.soak
def test_nor_after_a_killed_server_on_postgres_is_back(tmp_path: Path, postgres: Postgres) -> None:
    _killed_in_an_auction(tmp_path, postgres.fresh_database())


def _killed_in_an_auction(folder: Path, database: str | None) -> None:
    with server_in(folder, database=database) as server:
        table, sold = _auction(server)
        server.kill()
        server.start()
        server.wait_until_open()
        # It would have fallen while nobody was there.
        time.sleep(max(0.0, sold / 1000 - time.time()) + 0.5)
        after = table.shown(0)["clock"]
        table.close()
        assert server.failures() == []
    assert after["sold"] is not None, "the hammer fell while nobody could bid"
    assert after["sold"] >= sold + GRACE
