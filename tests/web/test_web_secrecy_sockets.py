"""Whole games over real sockets, with bots: every byte that left the server is searched."""

import asyncio
import io
import logging
from contextlib import suppress
from pathlib import Path

from web.canaries import Secret, Sent, findings_in
from web.protocol_players import Chair, listening, played_out, program, seated_at, settings_for
from web.serving import Serving, serving
from websockets.exceptions import ConnectionClosed

from saleroom.core.seats import SPECTATOR
from saleroom.games.registry import GAMES, game_named
from saleroom.web import logs

NONCE = "canary-nonce"


async def overheard(address: str, table: str, chair: Chair | None) -> list[Sent]:
    """Listen beside a player, or beside the table, until the server ends it."""
    sent: list[Sent] = []
    viewer, token = (SPECTATOR, None) if chair is None else (chair.seat, chair.token)
    async with listening(address, table, token) as socket:
        with suppress(ConnectionClosed, asyncio.CancelledError):
            while True:
                frame = await socket.recv(decode=False)
                sent.append(Sent(viewer, frame))
    return sent


async def asked_over_http(address: str, table: str) -> list[Sent]:
    """Ask for everything there is, as a stranger."""
    paths = ("", "?since=3", "/record", "/replay?at=5", "/replay?eyes=0")
    async with program(address) as stranger:
        answers = [await stranger.get(f"/api/tables/{table}{path}") for path in paths]
        answers += [await stranger.get(path) for path in ("/api/tables", "/metrics", "/healthz")]
    return [Sent(SPECTATOR, answer.content) for answer in answers]


async def game_over_sockets(address: str, game: str) -> tuple[list[Chair], list[Sent]]:
    """Play a game with one bot; return everything that was sent to anybody."""
    people = min(game_named(game).players) - 1
    settings = settings_for(game, people, 1, pace="days")
    chairs = await seated_at(address, settings, people, NONCE)
    table = chairs[0].table
    listeners = [overheard(address, table, chair) for chair in (*chairs, None)]
    tasks = [asyncio.create_task(listener) for listener in listeners]
    sent = await asked_over_http(address, table)
    await played_out(chairs, game)
    await asyncio.sleep(0.2)
    for task in tasks:
        task.cancel()
    for heard in await asyncio.gather(*tasks):
        sent += heard
    return chairs, sent


def secrets_of_table(server: Serving, chairs: list[Chair]) -> list[Secret]:
    table = server.house.hub.floor._tables[chairs[0].table].table
    secrets = [Secret("the seed", table.opened.seed), Secret("the link", table.opened.invite)]
    secrets += [Secret("a person", person) for person in table.persons]
    for chair in chairs:
        secrets += [Secret("a token", chair.token), Secret("a way back", chair.recovery)]
        secrets.append(Secret("the invitation", chair.invite))
    return [*secrets, Secret("a nonce", NONCE)]


async def all_games(address: str) -> list[tuple[list[Chair], list[Sent]]]:
    return await asyncio.gather(*(game_over_sockets(address, game) for game in GAMES))


def test_no_byte_of_whole_games_over_sockets_holds_a_secret(tmp_path: Path) -> None:
    log = io.StringIO()
    with logs.written_to(log, logging.DEBUG), serving(tmp_path) as server:
        played = asyncio.run(all_games(server.address))
        secrets = [secrets_of_table(server, chairs) for chairs, _ in played]
    of_all = [secret for those in secrets for secret in those]
    assert findings_in([Sent(None, log.getvalue().encode())], of_all, "") == []
    for game, (chairs, sent), those in zip(GAMES, played, secrets, strict=True):
        assert findings_in(sent, those, game) == []
        assert any(b'"status":"over"' in data for _, data in sent)
        assert {viewer for viewer, _ in sent} == {SPECTATOR, *range(len(chairs))}
