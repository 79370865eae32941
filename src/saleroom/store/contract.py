"""What a store keeps, and what it promises.

A table is its log: numbered entries, only ever added to. When `append` returns, its entries are on
disk to stay; a server that is killed after that loses none of them. Two servers that append the
same number to the same log: one of them gets `Taken`. Everything else here (heads, seats, tokens)
is what must be found without reading logs, and is written together with the entries it follows
from.

What a table's status means is the house's business: here it is a word to find tables by.

Tokens are never kept, only their SHA-256 (`hash`). Times are milliseconds since 1970.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import msgspec

# Where a table stands in the list of those that are due: its time and its name.
DueAt = tuple[int, str]
# Before all of them.
FIRST: DueAt = (-1, "")


class StoreError(Exception):
    """The store could not do it; nothing of it was kept.

    Raised itself, not as one of the errors below, it says that the request can never work: a text
    with a lone surrogate (or, on PostgreSQL, a NUL), a number of more than 63 bits.
    """


class Taken(StoreError):
    """The log already has an entry with this number, or with this command's id."""


class Lost(NamedTuple):
    """What could not be read: a table's log, or some rows of a table of the database."""

    rows: str
    log: str = ""


class Unavailable(StoreError):
    """The disk is full, or the database is away; it may work again later.

    The one error after which a bundle may have been kept all the same: the connection can break
    after the commit and before the answer. So read the log again before anything else is added to
    it; a command that is sent again then gets `Taken` if it was kept.
    """


class Entry(msgspec.Struct, frozen=True):
    """One item of a table's log. `command` is the id of what somebody sent, if anybody did."""

    seq: int
    at: int
    body: bytes
    command: str | None = None


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby and a starting server want to know of a table without reading its log.

    `due` is when the house itself has to do something next (a clock, a bot): None if it waits for
    people only. `about` is JSON for the lobby; it holds nothing secret. `ended` is when the game
    was over: of the times a table's heads name, the first is kept.
    """

    table: str
    game: str
    rules: str
    status: str
    public: bool
    pace: str
    language: str
    players: int
    free: int
    opened: int
    changed: int
    due: int | None
    about: bytes
    ended: int | None = None


class Seated(msgspec.Struct, frozen=True):
    """A person who holds a seat of a table; several devices of one player are several persons."""

    table: str
    seat: int
    person: str


class Recovery(msgspec.Struct, frozen=True):
    """A link that brings a seat back, by the hash of its token."""

    hash: bytes
    table: str
    seat: int


class Newcomer(msgspec.Struct, frozen=True):
    """A new person and the hash of their token."""

    person: str
    token: bytes
    at: int


class Program(msgspec.Struct, frozen=True, kw_only=True):
    """A registered program: what its name looks like, the name, which person it is, and whose."""

    looks: str
    name: str
    person: str
    owner: str
    since: int


class KeptAnalysis(msgspec.Struct, frozen=True):
    """What was found of a finished game, with whose eyes, by which version, and when."""

    table: str
    eyes: str
    version: str
    at: int
    body: bytes


class Nudge(msgspec.Struct, frozen=True):
    """A seat that is waited for over days: to be told so at a time, of this question.

    `stage` counts what was told of it; None for `at`: there is nothing more to tell.
    """

    table: str
    seat: int
    turn: int
    stage: int
    at: int | None


class Address(msgspec.Struct, frozen=True, kw_only=True):
    """Where a person wants to be reminded, and in which language.

    `keys` is what a message to it is sealed with. An address with a `token` is one that only its
    owner can have confirmed; it gets nothing else before.
    """

    person: str
    kind: str
    address: str
    keys: bytes
    language: str
    token: str | None
    since: int
    confirmed: int | None


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    """Something to send to an address, and how often that was tried.

    One about a table is of no use once its seat is asked something else.
    """

    letter: str
    table: str
    seat: int
    turn: int
    kind: str
    person: str
    address: str
    about: bytes
    at: int
    tries: int = 0


class Bundle(msgspec.Struct, frozen=True, kw_only=True):
    """What belongs together: all of it is kept, or nothing.

    Of `nudges` only those about a new question change anything; `rested` are seats of the table
    that are waited for no more.
    """

    table: str
    entries: tuple[Entry, ...] = ()
    head: Head | None = None
    seated: tuple[Seated, ...] = ()
    unseated: tuple[Seated, ...] = ()
    recoveries: tuple[Recovery, ...] = ()
    nudges: tuple[Nudge, ...] = ()
    rested: tuple[int, ...] = ()
    letters: tuple[Letter, ...] = ()


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """Which tables to list, the last changed first; None does not matter."""

    status: tuple[str, ...]
    public: bool | None = None
    game: str | None = None
    pace: str | None = None
    language: str | None = None
    limit: int = 100


class Outage(msgspec.Struct, frozen=True):
    """A time during which no server was alive."""

    start: int
    end: int


class Store(Protocol):
    """A place for tables. All methods raise `Unavailable` when it is away."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date; refuse one that is newer than this program."""
        ...

    async def close(self) -> None:
        """Finish what was begun and disconnect."""
        ...

    async def append(self, bundle: Bundle) -> None:
        """Keep a bundle, durably; many at once share one commit. Raises Taken.

        Who stops waiting (a cancelled task) does not stop it: the bundle is kept or not as if
        somebody still waited. In a bundle, `unseated` goes before `seated`.
        """
        ...

    def keeping(self, bundle: Bundle) -> asyncio.Future[None]:
        """Do the same, for whoever has no task to wait in."""
        ...

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """Return the log from number `since` on, in order; empty if there is no such table."""
        ...

    async def head(self, table: str) -> Head | None:
        """Return a table's head."""
        ...

    async def find(self, wanted: Found) -> list[Head]:
        """List tables for the lobby."""
        ...

    async def tables_of(
        self, person: str, limit: int = 100, skip: int = 0
    ) -> list[tuple[Head, int]]:
        """List the tables where the person has a seat, and the seat."""
        ...

    async def due(
        self, before: int, status: Sequence[str], limit: int = 1000, after: DueAt = FIRST
    ) -> list[DueAt]:
        """List tables of one of these statuses that are due before that time; the first first.

        Each with when it is; `after` is the last of the page before.
        """
        ...

    async def ended(self, status: str, since: int = 0, until: int | None = None) -> Sequence[str]:
        """List those of this status that ended from `since` on and before `until`, in order."""
        ...

    async def add_person(self, person: str, token: bytes, at: int) -> None:
        """Keep a new person and the hash of the token that is theirs."""
        ...

    async def person_of(self, token: bytes, since: int = 0) -> str | None:
        """Return whose token has this hash, if it was made or used since then."""
        ...

    async def use_token(self, token: bytes, at: int) -> None:
        """Note that a token is used."""
        ...

    async def recovery_of(self, token: bytes, since: int = 0) -> Recovery | None:
        """Return what the recovery link with this hash brings back; its table changed since."""
        ...

    async def last_sign(self, status: Sequence[str]) -> int | None:
        """Return when a server last gave a sign of life, or a table of these last changed."""
        ...

    async def beat(self, server: str, at: int) -> None:
        """Note that a server is alive."""
        ...

    async def begin(self, server: str, at: int) -> list[Outage]:
        """Note that a server starts; if none was alive, note the outage. Return all outages.

        A server that has not been heard of for 15 seconds is not alive; where there can be only
        one server, every gap is an outage. Outages that ended more
        than 90 days ago may be forgotten.
        """
        ...

    async def lease(self, table: str, server: str, until: int, now: int) -> bool:
        """Take, or keep, the care of a table's clocks and bots until then; False: another has it.

        With one server it is always True.
        """
        ...

    async def register(
        self, program: Program, new: Sequence[Newcomer], most: int, since: int
    ) -> bool:
        """Keep a program and who is new by it; False, and nothing is kept, if it cannot be.

        One that looks the same may be registered, or its owner have so many. Programs whose token
        was not used since then are forgotten first, if they are in the way.
        """
        ...

    async def program_of(self, person: str) -> Program | None:
        """Return which program a person is; None for people."""
        ...

    async def programs_of(self, owner: str, since: int = 0) -> list[Program]:
        """List the programs of a person whose tokens were used since then, the oldest first."""
        ...

    async def forget_program(self, owner: str, looks: str, *, revoke: bool = False) -> bool:
        """Forget a program of an owner; False if there is none. Its name is free again.

        With `revoke` so is its token: nobody can be that program any more.
        """
        ...

    async def analysis_of(self, table: str, eyes: str) -> KeptAnalysis | None:
        """Return the analysis of a game that was kept, whichever version made it."""
        ...

    async def keep_analysis(self, analysis: KeptAnalysis, most: int) -> None:
        """Keep an analysis in place of an older one; of more than so many bytes the oldest go."""
        ...

    async def house_key(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Return the secret of this name that all servers share; it is made if there is none."""
        ...

    async def addresses_of(self, person: str) -> list[Address]:
        """List where a person is to be reminded, the oldest first."""
        ...

    async def keep_address(self, address: Address) -> None:
        """Keep an address, or what is new about it; it keeps its token and stays confirmed."""
        ...

    async def address_with(self, token: str) -> Address | None:
        """Return the address that was sent this token."""
        ...

    async def confirm_address(self, token: str, at: int) -> None:
        """Note that whoever reads what is sent there wants it."""
        ...

    async def forget_address(self, person: str, kind: str, address: str) -> None:
        """Forget an address; what is still to be sent there will not be."""
        ...

    async def forget_unconfirmed(self, before: int) -> None:
        """Forget addresses that were left before then and never confirmed."""
        ...

    async def nudge(self, table: str, seat: int) -> Nudge | None:
        """Return what a seat is waited for; None if it is not, over days."""
        ...

    async def due_nudges(self, before: int, limit: int) -> list[Nudge]:
        """List the seats that are to be told something before then, the longest due first."""
        ...

    async def told(self, before: Nudge, after: Nudge, letters: Sequence[Letter]) -> bool:
        """Keep letters and what is to be told next, together; False: another server was faster."""
        ...

    async def keep_letters(self, letters: Sequence[Letter]) -> None:
        """Keep letters to be sent; one that is there already stays as it is."""
        ...

    async def claim_letters(self, now: int, until: int, limit: int) -> list[Letter]:
        """Take letters that are due, and count the try; nobody else gets them until then."""
        ...

    async def put_off(self, letter: str, at: int, tries: int) -> None:
        """Give a letter back, to be sent at a time."""
        ...

    async def drop_letter(self, letter: str) -> None:
        """Forget a letter: it was sent, or never can be."""
        ...
