"""Players that know nothing but the protocol: what is sent to their seat, and what they may send.

They choose at random among `actions` and `amounts`, and know no rule of any game.
"""

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random
from secrets import token_hex
from typing import Any

import httpx
import msgspec
from web.serving import TLS
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0
# What may be answered to who is a moment late.
FAIR = {"stale", "illegal", "no_change", "not_now"}


class Chair(msgspec.Struct):
    """A seat somebody took: where, and the token that is its key."""

    address: str
    table: str
    seat: int
    token: str
    recovery: str
    invite: str


async def seated_at(
    address: str, settings: dict[str, Any], people: int, nonce: str | None = None
) -> list[Chair]:
    """Open a table, let so many people sit down at it, and return their chairs."""
    async with program(address) as client:
        answer = await client.post("/api/tables", json={"settings": settings, "name": "Person 0"})
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        invite = opened["invite"]
        chairs = [chair_of(address, opened, invite)]
        for number in range(1, people):
            form = {"name": f"Person {number}", "invite": invite, "nonce": nonce}
            answer = await client.post(f"/api/tables/{opened['table']}/seat", json=form)
            assert answer.status_code == 201, answer.text
            chairs.append(chair_of(address, answer.json(), invite))
    return chairs


def program(address: str, token: str | None = None) -> httpx.AsyncClient:
    """Be a program that asks over HTTP."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    return httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE, verify=TLS)


def chair_of(address: str, taken: dict[str, Any], invite: str) -> Chair:
    """Make a chair of the answer to opening a table or taking a seat."""
    return msgspec.convert(taken | {"address": address, "invite": invite}, Chair)


def listening(
    address: str,
    table: str,
    token: str | None = None,
    since: int | None = None,
    pulse: float | None = 20.0,
) -> Any:
    """Open a socket; after `pulse` seconds it is asked whether anybody is there, or given up."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    query = "" if since is None else f"&since={since}"
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket?facts=yes{query}"
    beat: dict[str, Any] = {"ping_interval": pulse, "ping_timeout": pulse}
    return connect(url, additional_headers=headers, proxy=None, close_timeout=pulse, **beat)


async def frame_from(socket: ClientConnection) -> dict[str, Any]:
    """Read a frame."""
    async with asyncio.timeout(PATIENCE):
        frame: dict[str, Any] = msgspec.json.decode(await socket.recv())
    return frame


def is_over(shown: dict[str, Any]) -> bool:
    """Tell whether the game is over."""
    return bool(shown["status"] == "over")


async def play(
    chair: Chair, luck: Random, is_enough: Callable[[dict[str, Any]], bool] = is_over
) -> dict[str, Any]:
    """Play a seat until it is enough; return the last thing that was shown."""
    ids, visit = count(), token_hex(3)  # who comes back has no command done twice
    asked: tuple[int, int, bool] | None = None
    async with listening(chair.address, chair.table, chair.token) as socket:
        while True:
            frame = await frame_from(socket)
            if frame["t"] == "answer":
                assert frame["ok"] or frame["code"] in FAIR, frame
                continue
            shown = frame["shown"]
            if is_enough(shown):
                return dict(shown)
            assert shown["status"] in {"open", "playing"}, shown
            question = (shown["mine"]["turn"], shown["n"], shown["interval"] is None)
            command = going_on(shown) or chosen(shown["mine"], luck)
            if command is None or question == asked:
                continue
            asked = question
            await socket.send(
                msgspec.json.encode(command | {"id": f"{visit} {next(ids)}"}).decode()
            )


def going_on(shown: dict[str, Any]) -> dict[str, Any] | None:
    """Be done with looking at the end of a round at once, if it is one."""
    still = shown["interval"] is not None and shown["mine"]["seat"] in shown["interval"]["looking"]
    return {"do": "continue"} if still else None


def chosen(mine: dict[str, Any], luck: Random) -> dict[str, Any] | None:
    """Choose something to do; amounts seldom and small, so that games end."""
    actions = [one for one in mine["actions"] if "take_back" not in one]
    if mine["out"] or (mine["actions"] and not actions):
        return None
    if mine["amounts"] and (not actions or luck.random() < 0.25):
        amounts = mine["amounts"][0]
        amount = min(amounts["most"], amounts["least"] + luck.randrange(3))
        return {"do": "act", "turn": mine["turn"], "action": {amounts["verb"]: amount}}
    if not actions:
        return None
    return {"do": "act", "turn": mine["turn"], "action": luck.choice(actions)}


async def played_out(chairs: list[Chair], seed: str) -> list[dict[str, Any]]:
    """Let everybody play to the end; return what each saw last."""
    lucks = [Random(f"{seed} {chair.seat}") for chair in chairs]  # noqa: S311  # a game
    return list(await asyncio.gather(*map(play, chairs, lucks)))


def settings_for(game: str, people: int, bots: int = 0, **chosen_: Any) -> dict[str, Any]:
    """Return the settings of a table for people, with bots on the last seats."""
    seats = [{"who": "person"}] * people + [{"who": "bot", "bot": "random"}] * bots
    return {"game": game, "seats": seats, **chosen_}
