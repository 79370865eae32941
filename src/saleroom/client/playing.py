"""Bots that were written for the arena, at a server's table.

Decides how a bot is asked over a line: with the view, what is legal and what was heard, and never
twice for one question it has answered. What it decides is its own business.
"""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from saleroom.bots.contract import Bot
from saleroom.bots.registry import bot_named
from saleroom.client.errors import ServerRefused
from saleroom.client.house import AsyncHouse
from saleroom.client.seat import AsyncSeat
from saleroom.client.wire import Result
from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.errors import Misuse

# What a bot is: one that is made, what makes it for a game, or the name of one of the house.
Player = Bot | Callable[[Game], Bot] | str
# Answers to who was a moment late: look, and decide anew.
LATE = ("stale", "not_now", "no_change", "over")
ILLEGAL = "illegal"


def made(player: Player, game: Game) -> Bot:
    """Make a bot for a seat at this game."""
    if isinstance(player, str):
        return bot_named(player, game)
    given: Any = player
    is_made = hasattr(player, "choose") and not isinstance(player, type)
    bot: Bot = given if is_made else given(game)
    return bot


async def play(seat: AsyncSeat, player: Player, seed: int | None = None) -> Result | None:
    """Let a bot play a seat to the end of the game; None if the table cannot be played on."""
    bot = made(player, seat.game)
    numbers = seeded(secrets.randbits(62) if seed is None else seed)
    while (turn := await seat.my_turn()) is not None:
        heard = seat.shown.n
        memory = seat.memory
        # In a thread, so that the line is kept alive while it thinks.
        action = await asyncio.to_thread(bot.choose, turn.view, turn.legal, memory, numbers)
        try:
            await seat.act(action, turn)
        except ServerRefused as refused:
            # What was legal when it was asked is a bid that somebody else has raised.
            is_late = refused.code == ILLEGAL and seat.shown.n != heard
            if refused.code not in LATE and not is_late:
                raise
    return seat.result


def link_parts(link: str) -> tuple[str, str, str]:
    """Take the link of a table apart: the address of the server, the table, and the invitation."""
    parts = urlsplit(link)
    words = parts.path.strip("/").split("/")
    if len(words) != 2 or words[0] != "t":  # noqa: PLR2004  # /t/<table>
        raise Misuse("client_link", name=link)
    return f"{parts.scheme}://{parts.netloc}", words[1], parts.fragment


def sit_down(link: str, player: Player, name: str, token: str | None = None) -> Result | None:
    """Let a bot sit down at the table of a link, and play to the end."""

    async def seated() -> Result | None:
        address, table, invite = link_parts(link)
        async with AsyncHouse(address, token) as house:
            seat = await house.take_seat(table, name=name, invite=invite or None)
            return await play(seat, player)

    return asyncio.run(seated())
