"""When bots are asked, and what becomes of their answers.

A bot takes its time, and how long has nothing to do with what it holds: the delay comes from the
table's secret, the turn, and what everybody sees. What a bot decided about a price that is gone is
forgotten.
"""

import asyncio
import hmac
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from saleroom.bots.guard import safe
from saleroom.house import entries as e
from saleroom.house.commands import Refused
from saleroom.house.deciding import acted
from saleroom.house.due import calls_of
from saleroom.house.heads import bots_asked
from saleroom.house.pacing import tempo_of
from saleroom.house.pondering import pondering
from saleroom.house.settings import Tempo
from saleroom.house.table import Table
from saleroom.play.match import Match
from saleroom.store.contract import Unavailable
from saleroom.web.bot_players import Question
from saleroom.web.seated_table import SeatedTable

if TYPE_CHECKING:
    from saleroom.web.floor import Floor

# No bot bids in the last moment before the hammer.
LAST_MOMENT = 400
# A bot is asked so many milliseconds before it answers: how long it thought is then not seen,
# and it seldom thinks about a price that is gone before it answers.
THOUGHT = 700
# In an open auction bots answer bots in so many milliseconds: nobody likes to watch them for long.
# That a bot leads is seen by everybody, and the shortest is longer than most of them think.
DUEL = (450, 1000)
# How fast bots are, in hundredths of the usual time. At 'next' somebody has just clicked.
PACES: Mapping[Tempo, int] = {"slow": 200, "normal": 100, "fast": 50, "next": 40}
# Where somebody skips, where programs play without people, and wherever a thought took longer than
# the pause, bots answer in steps of so many milliseconds: how long one thought is hardly seen.
HASTE = 200
STEP = HASTE / 1000
# Milliseconds until a bot is asked again when the store is away.
AGAIN = 1000


class BotTurns:
    """Who asks the bots of all tables."""

    def __init__(self, floor: "Floor") -> None:
        self._floor = floor

    def schedule(self, seated_table: SeatedTable) -> None:
        """See to it that every bot with something to decide is being asked, once."""
        table = seated_table.table
        asked = bots_asked(table)
        if not asked and not seated_table.bots:
            return
        for seat, (about, task) in list(seated_table.bots.items()):
            if seat not in asked or about != _question_key(table, seat):
                if task is not asyncio.current_task():
                    task.cancel()
                seated_table.bots.pop(seat, None)
        for seat in asked:
            if seat not in seated_table.bots:
                key = _question_key(table, seat)
                wait = self._delay(table, seat)
                task = self._floor.spawn(self._turn(seated_table, seat, key, wait))
                seated_table.bots[seat] = (key, task)

    def _delay(self, table: Table, seat: int) -> int:
        """How long the bot takes; drawn from what says nothing about its hand or purse."""
        least, most = self._floor.config.bot_delay
        shortest = min(least, DUEL[0])
        if table.is_skipping or _is_of_programs(table):
            return min(least, HASTE)
        pace = PACES[tempo_of(table)]
        # A sale is shown as one, before bots go on.
        shows = table.sold_at + most * pace // 100 - self._floor.now()
        if is_duel(table):
            least, most = shortest, min(most, DUEL[1])
        draw = drawn(table, "delay", seat, len(table.lines(seat)))
        usual = least + draw % (most - least + 1)
        delay = max(shortest, shows, usual * pace * pondering(table) // 10_000)
        if table.is_outcry and table.is_live:
            sold = calls_of(table).sold
            if sold is not None:
                delay = min(delay, max(0, sold - self._floor.now() - LAST_MOMENT))
        return delay

    async def _turn(self, seated_table: SeatedTable, seat: int, key: object, wait: int) -> None:
        try:
            loop = asyncio.get_running_loop()
            answers_at = loop.time() + wait / 1000
            await asyncio.sleep((wait - THOUGHT) / 1000)
            table = seated_table.table
            bot = table.seats[seat].player
            if bot is None or key != _question_key(table, seat):
                return
            try:
                if not await self._floor.waking.leased(seated_table):
                    return
            except Unavailable:
                await asyncio.sleep(AGAIN / 1000)
                seated_table.bots.pop(seat, None)
                self._floor.waking.schedule(seated_table)
                return
            seed = drawn(table, "luck", seat, table.moves_made[seat])
            action = await self._floor.players.ask(question_for(table, seat, bot, seed))
            late = loop.time() - answers_at
            step = min(wait / 1000, STEP)  # a house where bots take no time has no steps
            await asyncio.sleep(-late % step if late > 0 and step else -late)
        finally:
            if seated_table.bots.get(seat, (None, None))[1] is asyncio.current_task():
                seated_table.bots.pop(seat, None)
        await self._answer(seated_table, seat, key, action)

    async def _answer(self, seated_table: SeatedTable, seat: int, key: object, action: int) -> None:
        async def do(kept: SeatedTable) -> None:
            table = kept.table
            if key == _question_key(table, seat) and seat in bots_asked(table):
                await self._floor.keep(kept, _decided(table, seat, action))

        # If it cannot be kept, the floor reads the table again, and the bot is asked anew.
        with suppress(Unavailable):
            await self._floor.locked(seated_table.table.id, do)


def _is_of_programs(table: Table) -> bool:
    """Tell whether nobody has to follow what happens: programs play, and no person does."""
    seats = table.seats
    return any(seat.is_program for seat in seats) and all(
        seat.is_program or seat.bot for seat in seats
    )


def _decided(table: Table, seat: int, action: int) -> e.Body:
    """What becomes of a bot's answer; one that the rules refuse is replaced by something safe."""
    try:
        return acted(table, seat, action, "bot")
    except Refused:
        return acted(table, seat, safe(table.match.legal(seat), table.match.game.codec), "bot")


def is_duel(table: Table) -> bool:
    """Tell whether a bot leads an open auction, as everybody sees."""
    return table.is_outcry and table.leader >= 0 and table.seats[table.leader].player is not None


def _question_key(table: Table, seat: int) -> object:
    """Another key is another question."""
    pace = (table.tempo, table.is_skipping)
    return (table.turn(seat), table.seats[seat].player, table.price, table.lots, pace)


def question_for(table: Table, seat: int, bot: str, seed: int) -> Question:
    """Put together what a seat may know and do, for a bot that decides for it or advises it."""
    return question_at(table, table.match, seat, bot, seed)


def question_at(table: Table, match: Match, seat: int, bot: str, seed: int) -> Question:
    """Put together what a seat knew and could do where the game stood like that."""
    return Question(
        table=table.id,
        course=len(table.taken_back),
        seat=seat,
        game=match.game.name,
        bot=bot,
        view=match.view(seat),
        legal=match.legal(seat),
        memory=match.memory(seat),
        seed=seed,
    )


def drawn(table: Table, what: str, seat: int, number: int) -> int:
    """Draw a number from the table's secret, always the same for the same purpose."""
    message = f"{what} {seat} {number}".encode()
    word = hmac.digest(bytes.fromhex(table.opened.seed), message, "sha256")[:8]
    return int.from_bytes(word, "big") >> 1
