"""Telling people who are not looking that a table waits for them.

Over days everybody who is waited for is told so when the table begins to wait, and once more when a
quarter of the time is left: at the web address of the seat, on the devices and at the e-mail
addresses of its persons. What is due stands in the store beside the log it follows from, and so
does every single letter until it is sent: a server that is killed loses none, and at worst one is
sent twice. Of several servers each sends the letters it claims.

Decides who is told when, and where; how it gets there is left to `saleroom.web.letters`.
"""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from saleroom.house import entries as e
from saleroom.house.nudging import AwaitedSeat, Reminder, questions, reminder
from saleroom.house.settings import DAYS
from saleroom.house.table import Table
from saleroom.store.contract import Bundle, Letter, Nudge, StoreError
from saleroom.web.letters import WEBHOOK, PostOffice, letter_about

if TYPE_CHECKING:
    from saleroom.web.floor import Floor

LOG = logging.getLogger(__name__)

# What was told of a question: nothing yet, that it is asked, and that time is short.
NOTHING, FIRST, ALL = range(3)

# How many addresses of one seat are told.
MOST_OF_A_SEAT = 12
_NUDGES = 100
# Milliseconds until a table is looked at again that could not be looked at.
AGAIN = 300_000
# Milliseconds an address has to be confirmed in.
UNCONFIRMED = 48 * 3600 * 1000


class _Asked(NamedTuple):
    """A question at a table, and where its seat wants to hear of it."""

    question: AwaitedSeat
    first: Reminder
    last: Reminder
    webhook: str | None
    persons: tuple[str, ...]


class Reminders:
    """Knows who is to be told, and has it sent."""

    def __init__(self, floor: "Floor") -> None:
        self._floor = floor
        self._called = asyncio.Event()
        self._forgot = 0
        self.office = PostOffice(floor)
        self.office.wake = self.wake

    async def start(self) -> None:
        """Send what is due, from now on; of several processes of a server the first does."""
        await self.office.open()
        if self._floor.config.share.number:
            return
        rounds = self._floor.rounds
        self._floor.spawn(rounds.again_and_again("reminders", self._look, self._until_called))

    def close(self) -> None:
        """Send nothing any more."""
        self.office.close()

    def wake(self) -> None:
        """Look at once for what is due."""
        self._called.set()

    # What is kept together with an entry

    def with_reminders(self, bundle: Bundle, table: Table, body: e.Body) -> Bundle:
        """Add to a bundle who is waited for now, and who is not."""
        if table.settings.pace != DAYS:
            return bundle
        now = self._floor.now()
        asked = questions(table)
        seats = {one.seat for one in asked}
        letters: tuple[Letter, ...] = ()
        if isinstance(body, e.Reminding) and body.webhook and body.seat in seats:
            # Whoever is waited for already hears at the new address at once.
            about, turn = reminder(table, body.seat, last=False), table.turn(body.seat)
            letters = (letter_about(about, turn, WEBHOOK, "", body.webhook, now),)
        return msgspec.structs.replace(
            bundle,
            nudges=tuple(Nudge(table.id, one.seat, one.turn, NOTHING, now) for one in asked),
            rested=tuple(seat for seat in range(table.settings.players) if seat not in seats),
            letters=letters,
        )

    # What is due

    async def _look(self) -> None:
        self._called.clear()
        now = self._floor.now()
        await self._tell(now)
        await self.office.send(now)
        if now - self._forgot > UNCONFIRMED // 48:
            self._forgot = now
            await self._floor.store.forget_unconfirmed(now - UNCONFIRMED)

    async def _until_called(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._floor.config.remind_seconds):
                await self._called.wait()

    async def _tell(self, now: int) -> None:
        """Make letters of what is due."""
        due = await self._floor.store.due_nudges(now, _NUDGES)
        for table in dict.fromkeys(one.table for one in due):
            asked = await self._asked(table)
            for one in due:
                if one.table != table:
                    continue
                if asked is None:
                    later = msgspec.structs.replace(one, at=now + AGAIN)
                    await self._floor.store.told(one, later, ())
                else:
                    await self._told(one, asked.get(one.seat), now)

    async def _asked(self, table: str) -> dict[int, _Asked] | None:
        """Look who is asked at a table; None if that cannot be seen now."""
        try:
            return await self._floor.read(table, _asked_at)
        except StoreError:
            raise
        except LookupError:
            return None  # gone, or set aside and said so
        except Exception:
            # Others are reminded all the same.
            LOG.exception("a table cannot be looked at to remind its players")
            return None

    async def _told(self, due: Nudge, asked: _Asked | None, now: int) -> None:
        if asked is None:
            await self._floor.store.told(due, Nudge(due.table, due.seat, due.turn, ALL, None), ())
            return
        question = asked.question
        is_new = due.turn != question.turn or due.stage == NOTHING
        is_late = question.last_call is not None and question.last_call <= now
        letters: list[Letter] = []
        if is_new or is_late:
            letters = await self._letters(asked, now, last=is_late)
        stage, at = (ALL, None) if is_late else (FIRST, question.last_call)
        after = Nudge(due.table, due.seat, question.turn, stage, at)
        await self._floor.store.told(due, after, letters)

    async def _letters(self, asked: _Asked, now: int, *, last: bool) -> list[Letter]:
        about = asked.last if last else asked.first
        # Who answers within a minute was looking, and needs no message on the phone.
        later = now if last else now + self._floor.config.remind_after
        places = [(WEBHOOK, "", asked.webhook, now)] if asked.webhook else []
        for person in asked.persons:
            left = await self._floor.store.addresses_of(person)
            places += [(one.kind, person, one.address, later) for one in left if one.confirmed]
        # Two persons may have left the same address: it is told once.
        once = {
            (kind, address): (kind, person, address, at) for kind, person, address, at in places
        }
        turn = asked.question.turn
        return [
            letter_about(about, turn, kind, person, address, at)
            for kind, person, address, at in list(once.values())[:MOST_OF_A_SEAT]
        ]


def _asked_at(table: Table) -> dict[int, _Asked]:
    return {
        one.seat: _Asked(
            question=one,
            first=reminder(table, one.seat, last=False),
            last=reminder(table, one.seat, last=True),
            webhook=table.seats[one.seat].webhook,
            persons=tuple(sorted(table.seats[one.seat].persons)),
        )
        for one in questions(table)
    }
