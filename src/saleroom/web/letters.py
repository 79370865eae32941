"""Letters: reminders on their way, to a web address, a device or a mailbox.

A letter stands in the store until it is sent. Here it is claimed, sent and dropped, or put off; a
place that does not answer holds up no other. Decides how often it is tried and what an answer
means. When there is something to tell is decided in `saleroom.web.reminders`, what it says in
`saleroom.web.reminder_words`.
"""

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from saleroom.house.nudging import Reminder
from saleroom.store.contract import Address, Letter, StoreError, Unavailable
from saleroom.web import mailing
from saleroom.web.posting import Poster, Reply, Undeliverable, domain_of, host_of
from saleroom.web.pushing import KEY, Keys, Pusher, contact_of, new_key
from saleroom.web.reminder_words import mail, notice

if TYPE_CHECKING:
    from saleroom.web.floor import Floor

LOG = logging.getLogger(__name__)

WEBHOOK = "webhook"
PUSH = "push"
MAIL = "mail"

# Milliseconds a letter is claimed for: longer than sending it can take.
CLAIM = 60_000
# Milliseconds until it is tried again, one after another; then it is given up.
AGAIN = (30_000, 120_000, 600_000, 1_800_000, 7_200_000)
# The longest that whoever is busy can ask us to wait, in milliseconds.
LONGEST = 24 * 3600 * 1000
# How many letters are on their way at once, how many of them to one place and of one table, and how
# many to places that did not answer last time or were never called: whoever does not answer holds
# up none that does.
AT_ONCE = 16
TO_ONE = 2
OF_A_TABLE = 4
TO_THE_UNKNOWN = 8
# How many places that answered are remembered.
MOST_KNOWN = 1000
# Milliseconds until a letter is looked at again whose place is busy.
BUSY = 2000
# What became of a letter.
SENT, GONE, NEVER, LATER = "sent", "gone", "never", "later"

_JSON = {"Content-Type": "application/json"}
_NO_SUCH = (404, 410)
# Answers that may be others later: not now, too many, and whatever is the other side's fault.
_NOT_NOW = (408, 425, 429)
_BAD, _WORSE = 400, 500


class _Became(NamedTuple):
    """What became of a letter, and for how long it is not wanted again, in milliseconds."""

    outcome: str
    wait: int = 0


class PostOffice:
    """Sends letters."""

    def __init__(self, floor: "Floor") -> None:
        self._floor = floor
        self._poster = Poster(private=floor.config.private_webhooks)
        self._busy: Counter[str] = Counter()
        self._known: dict[str, None] = {MAIL: None}  # places that answered last time
        self._sending: set[asyncio.Task[object]] = set()
        self._pusher: Pusher | None = None
        self.house = "http://127.0.0.1"  # the address people type
        self.outcomes: Counter[tuple[str, str]] = Counter()
        self.wake: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Find the key of the house, or make it."""
        mails = self._floor.config.mail
        contact = contact_of(self.house, None if mails is None else mails.sender.address)
        self._pusher = Pusher(await self._floor.store.house_key(KEY, new_key), contact)

    def close(self) -> None:
        """Send nothing any more."""
        self._poster.close()

    async def push_key(self) -> str:
        """Return what a browser subscribes with."""
        assert self._pusher is not None
        return await self._pusher.public_key()

    async def send(self, now: int) -> None:
        """Send what is due, as far as there are hands for it."""
        free = AT_ONCE - len(self._sending)
        if free <= 0:
            return
        for letter in await self._floor.store.claim_letters(now, now + CLAIM, free):
            hands = self._hands(letter)
            if any(self._busy[name] >= most for name, most in hands.items()):
                await self._floor.store.put_off(letter.letter, now + BUSY, letter.tries - 1)
                self.wake()  # there may be others, to elsewhere
                continue
            self._busy.update(hands.keys())
            task = self._floor.spawn(self._deliver(letter, tuple(hands)))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    def _hands(self, letter: Letter) -> dict[str, int]:
        """Say of what a letter takes a share, and how many may at once."""
        place = _place(letter)
        hands = {place: TO_ONE}
        if letter.table:
            hands[f"table {letter.table}"] = OF_A_TABLE
        if place not in self._known:
            hands["unknown places"] = TO_THE_UNKNOWN
        return hands

    async def _deliver(self, letter: Letter, hands: tuple[str, ...]) -> None:
        try:
            became = await self._became(letter)
            self._note(_place(letter), became.outcome)
            await self._settle(letter, became)
            self.outcomes[letter.kind, became.outcome] += 1
        except Unavailable:
            pass  # the claim runs out, and it is sent again
        finally:
            self._busy.subtract(hands)
            for name in hands:
                if not self._busy[name]:
                    del self._busy[name]
            self.wake()

    def _note(self, place: str, outcome: str) -> None:
        """Remember who took a letter, and who did not."""
        if outcome in {SENT, LATER}:
            self._known.pop(place, None)
        if outcome == SENT:
            self._known[place] = None
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    async def _settle(self, letter: Letter, became: _Became) -> None:
        store = self._floor.store
        if became.outcome == LATER and letter.tries <= len(AGAIN):
            wait = max(AGAIN[letter.tries - 1], min(became.wait, LONGEST))
            await store.put_off(letter.letter, self._floor.now() + wait, letter.tries)
            return
        if became.outcome == GONE:
            await store.forget_address(letter.person, letter.kind, letter.address)
        await store.drop_letter(letter.letter)

    async def _became(self, letter: Letter) -> _Became:
        try:
            if not await self._is_of_use(letter):
                return _Became(NEVER)
            return await _WAYS[letter.kind](self, letter)
        except mailing.NobodyThere:
            return _Became(GONE)
        except Undeliverable:
            LOG.info("a reminder can never arrive by %s", letter.kind)
            return _Became(NEVER)
        except (OSError, ValueError, asyncio.LimitOverrunError) as error:
            LOG.info("a reminder did not arrive by %s: %s", letter.kind, type(error).__name__)
            return _Became(LATER)
        except StoreError:
            raise
        except Exception as error:  # noqa: BLE001  # whatever it is, tries are counted and end
            # Not in its own words: they may name an address.
            LOG.warning("a reminder failed by %s: %s", letter.kind, type(error).__name__)
            return _Became(LATER)

    async def _is_of_use(self, letter: Letter) -> bool:
        """Tell whether the seat is still asked the same."""
        if not letter.table:
            return True
        asked = await self._floor.store.nudge(letter.table, letter.seat)
        return asked is not None and asked.turn == letter.turn

    async def _call(self, letter: Letter) -> _Became:
        # It may have been changed meanwhile.
        present = await self._floor.read(
            letter.table, lambda table: table.seats[letter.seat].webhook
        )
        if present != letter.address:
            return _Became(NEVER)
        answer = await self._poster.post(letter.address, letter.about, _JSON)
        return _Became(NEVER) if answer.status in _NO_SUCH else _meaning(answer)

    async def _push(self, letter: Letter) -> _Became:
        to = await self._address(letter)
        if to is None or self._pusher is None:
            return _Became(NEVER)
        about, now = _about(letter), self._floor.now()
        said = await asyncio.to_thread(notice, to.language, about, now)
        until = None if about is None else about.until
        sealed = await self._pusher.sealed(
            to.address,
            msgspec.json.decode(to.keys, type=Keys),
            msgspec.json.encode(said),
            topic=letter.table or letter.address,
            seconds=3600 if until is None else (until - now) // 1000,
            urgent=about is not None and about.last,
        )
        answer = await self._poster.post(to.address, *sealed)
        return _Became(GONE) if answer.status in _NO_SUCH else _meaning(answer)

    async def _mail(self, letter: Letter) -> _Became:
        to, server = await self._address(letter), self._floor.config.mail
        if to is None or server is None:
            return _Became(NEVER)
        about, now = _about(letter), self._floor.now()
        written = await asyncio.to_thread(mail, to, about, now, self.house)
        async with asyncio.timeout(mailing.SECONDS):
            await mailing.send(written, server)
        return _Became(SENT)

    async def _address(self, letter: Letter) -> Address | None:
        """Find the address again: it may have been forgotten meanwhile."""
        kept = await self._floor.store.addresses_of(letter.person)
        wanted = (letter.kind, letter.address)
        return next((one for one in kept if (one.kind, one.address) == wanted), None)


_WAYS: dict[str, Callable[[PostOffice, Letter], Awaitable[_Became]]] = {
    WEBHOOK: PostOffice._call,  # noqa: SLF001  # its own ways
    PUSH: PostOffice._push,  # noqa: SLF001  # likewise
    MAIL: PostOffice._mail,  # noqa: SLF001  # likewise
}


def letter_about(  # noqa: PLR0913, PLR0917  # what a letter is
    about: Reminder, turn: int, kind: str, person: str, address: str, at: int
) -> Letter:
    """Return the letter that tells one address of a question."""
    return Letter(
        letter=_name(about.table, about.seat, turn, about.last, kind, address),
        table=about.table,
        seat=about.seat,
        turn=turn,
        kind=kind,
        person=person,
        address=address,
        about=msgspec.json.encode(about),
        at=at,
    )


def greeting(to: Address, at: int) -> Letter:
    """Return the letter that a new address gets: whether it is wanted, or that it works."""
    return Letter(
        letter=_name("", to.person, to.kind, to.address),
        table="",
        seat=-1,
        turn=-1,
        kind=to.kind,
        person=to.person,
        address=to.address,
        about=b"",
        at=at,
    )


def _name(*parts: object) -> str:
    """Name a letter by what it is, so that the same one is kept once."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]


def _about(letter: Letter) -> Reminder | None:
    return msgspec.json.decode(letter.about, type=Reminder) if letter.about else None


def _place(letter: Letter) -> str:
    return MAIL if letter.kind == MAIL else domain_of(host_of(letter.address))


def _meaning(answer: Reply) -> _Became:
    if answer.status < _BAD:
        return _Became(SENT)
    if answer.status >= _WORSE or answer.status in _NOT_NOW:
        return _Became(LATER, answer.wait * 1000)
    return _Became(NEVER)
