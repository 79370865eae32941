"""Whole games over real sockets, played by clients that know only the protocol."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from sampled import sampled
from web.protocol_players import played_out, seated_at, settings_for
from web.serving import Serving, serving

from saleroom.games.registry import GAMES, game_named
from saleroom.play.verify import verify_line

EVERY_TABLE = [
    (game, players, pace)
    for game in GAMES
    for players in game_named(game).players
    for pace in ("live", "days")
]


def play_whole(server: Serving, game: str, players: int, pace: str, bots: int = 1) -> None:
    """Play a game with people and bots, and check what everybody is told at its end."""

    async def whole() -> list[dict[str, object]]:
        settings = settings_for(game, players - bots, bots, pace=pace, clock="none", hammer="none")
        chairs = await seated_at(server.address, settings, players - bots, nonce="a little salt")
        last = await played_out(chairs, f"{game} {players} {pace}")
        return [shown | {"table": chairs[0].table} for shown in last]

    ends = asyncio.run(whole())
    assert all(end["result"] == ends[0]["result"] for end in ends)
    with server.program() as client:
        line = client.get(f"/api/tables/{ends[0]['table']}/record").content
    verdict = verify_line(line)
    assert verdict.ok, verdict
    written = msgspec.json.decode(line)
    assert written["result"] == ends[0]["result"]
    assert written["deal"] == ends[0]["deal"]


@pytest.mark.parametrize(
    ("game", "players", "pace"),
    sampled(
        [
            ("modern-art", 3, "days"),
            ("alles-futsch", 3, "live"),
            ("canaletto", 3, "days"),
            ("moderne-zeiten", 3, "live"),
        ],
        ("modern-art", 3, "days"),
        ("alles-futsch", 3, "live"),
    ),
)
def test_people_and_a_bot_play_a_game_to_its_end(
    tmp_path: Path, game: str, players: int, pace: str
) -> None:
    with serving(tmp_path) as server:
        play_whole(server, game, players, pace)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players", "pace"), EVERY_TABLE)
def test_every_game_is_played_at_every_number_of_players(
    tmp_path: Path, game: str, players: int, pace: str
) -> None:
    with serving(tmp_path) as server:
        play_whole(server, game, players, pace, bots=0)
