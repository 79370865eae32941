"""The entries of a table's log: everything that can happen at a table.

Only the server reads them. What of it others may know is decided in `saleroom.house.showing`.
Moves are pairs (seat, action) in compact form; chance is a seat, and what it brought after a move
stands in the same entry.
"""

from typing import Literal

import msgspec

from saleroom.house.settings import Settings, Tempo

Moves = tuple[tuple[int, int], ...]
Cause = Literal["person", "bot", "clock", "order", "hammer"]
# Why a table cannot be played on: other rules, or a log that cannot be read.
FrozenBy = Literal["rules", "damage"]


class _Body(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="e"):
    pass


class Opened(_Body, frozen=True, tag="opened"):
    """The table was opened. `invite` is the hash of the secret in its link.

    `moves` come from another game (`source`) that is played on from there; `same_deal` says that
    its seed and `nonces` were taken over as well.
    """

    table: str
    settings: Settings
    rules: str
    seed: str
    commitment: str
    invite: str
    moves: Moves = ()
    source: str | None = None
    nonces: tuple[str, ...] = ()
    same_deal: bool = False


class Sat(_Body, frozen=True, tag="sat"):
    """A person took a seat. `recovery` is the hash of the secret that brings it back.

    `program`: it is a registered program, under the name that is its own.
    """

    seat: int
    person: str
    name: str
    recovery: str = ""
    program: bool = False


class Joined(_Body, frozen=True, tag="joined"):
    """The same player came back from another device."""

    seat: int
    person: str


class Renewed(_Body, frozen=True, tag="renewed"):
    """A player has a new link to the seat, the old one is dead; and `gone` hold it no more."""

    seat: int
    recovery: str
    gone: tuple[str, ...] = ()


class Stood(_Body, frozen=True, tag="stood"):
    """A player left before the game; the seat is free again."""

    seat: int


class Mixed(_Body, frozen=True, tag="mixed"):
    """A seat mixed a nonce of its own into the deal."""

    seat: int
    nonce: str


class Filled(_Body, frozen=True, tag="filled"):
    """A seat nobody had taken was given to a bot before the game."""

    seat: int
    bot: str


class Knocked(_Body, frozen=True, tag="knocked"):
    """Somebody without the link asked to be let in; knocks are numbered from 0 on."""

    person: str
    name: str


class KnockAnswered(_Body, frozen=True, tag="knock_answered"):
    """A seat let somebody in or turned them away; nobody did, and their time was up."""

    number: int
    seat: int
    let_in: bool = False


class Began(_Body, frozen=True, tag="began"):
    """All seats are taken: the game begins."""

    moves: Moves


class Played(_Body, frozen=True, tag="played"):
    """Moves were made.

    `told` is a sum over what the rules told of them, kept to notice when other rules would tell
    something else.
    """

    cause: Cause
    moves: Moves
    told: int


class WentOut(_Body, frozen=True, tag="went_out"):
    """In an open auction a seat said in private that it is out, or that it is in again."""

    seat: int
    out: bool


class Called(_Body, frozen=True, tag="called"):
    """The seller called: once, or twice."""

    calls: int


class Ordered(_Body, frozen=True, tag="ordered"):
    """A seat left a standing order for this lot, or took it back (no ceiling)."""

    seat: int
    up_to: int | None = None
    then: Literal["pass", "ask"] = "pass"


class HandedOver(_Body, frozen=True, tag="handed_over"):
    """A bot plays on for a player: at the player's wish, or because time was up."""

    seat: int
    bot: str
    why: Literal["wish", "time", "left"]


class TookBack(_Body, frozen=True, tag="took_back"):
    """The player plays again."""

    seat: int


class AskedBack(_Body, frozen=True, tag="asked_back"):
    """A seat asks everybody to go back to where only the first so many moves were made."""

    seat: int
    move: int


class AgreedBack(_Body, frozen=True, tag="agreed_back"):
    """A seat agrees to going back."""

    seat: int


class DeclinedBack(_Body, frozen=True, tag="declined_back"):
    """A seat says no, or withdraws what it asked; no seat: nobody answered in time."""

    seat: int | None = None


class Rewound(_Body, frozen=True, tag="rewound"):
    """All moves but the first so many were taken back, at the wish of a seat.

    The log keeps them, and what was heard of them. `agreed` are the others who said yes: where
    there are none, the game is practice from here on.
    """

    seat: int
    move: int
    agreed: tuple[int, ...] = ()


class Paused(_Body, frozen=True, tag="paused"):
    """The hammer waits for a player whose socket was lost."""

    seat: int


class Resumed(_Body, frozen=True, tag="resumed"):
    """The hammer goes on."""


class Continued(_Body, frozen=True, tag="continued"):
    """At the end of a round a player has looked; with the last one who plays the game goes on.

    That the round is over stands in the moves: no entry begins an interval.
    """

    seat: int


class Proceeded(_Body, frozen=True, tag="proceeded"):
    """The game goes on after the end of a round, whoever was still looking."""


class TempoSet(_Body, frozen=True, tag="tempo_set"):
    """Who plays alone said how fast it goes."""

    seat: int
    tempo: Tempo


class Stepped(_Body, frozen=True, tag="stepped"):
    """Who plays alone let one thing happen."""

    seat: int


class Skipped(_Body, frozen=True, tag="skipped"):
    """Who plays alone let the bots hurry until asked again."""

    seat: int


class Said(_Body, frozen=True, tag="said"):
    """Somebody at the table said something to all."""

    seat: int
    text: str


class Emoted(_Body, frozen=True, tag="emoted"):
    """Somebody at the table said something to all that each reads in their own language."""

    seat: int
    emote: str


class Reminding(_Body, frozen=True, tag="reminding"):
    """Which web address a seat wants to be called when it is waited for.

    `push` was kept in older logs and never used: devices belong to persons.
    """

    seat: int
    webhook: str | None = None
    push: str | None = None


class Followed(_Body, frozen=True, tag="followed"):
    """The same players went on to another table."""

    table: str


class Frozen(_Body, frozen=True, tag="frozen"):
    """The table cannot be played on. In a log: never again, since its secrets were given away."""

    why: str
    cause: FrozenBy = "rules"


Body = (
    Opened
    | Sat
    | Joined
    | Renewed
    | Stood
    | Mixed
    | Filled
    | Knocked
    | KnockAnswered
    | Began
    | Played
    | WentOut
    | Called
    | Ordered
    | HandedOver
    | TookBack
    | AskedBack
    | AgreedBack
    | DeclinedBack
    | Rewound
    | Paused
    | Resumed
    | Continued
    | Proceeded
    | TempoSet
    | Stepped
    | Skipped
    | Said
    | Emoted
    | Reminding
    | Followed
    | Frozen
)

# What a seat tells the house alone: that it was said, and when, is nobody else's business either.
# A knock is between who asks and those at the table.
IN_PRIVATE = (Joined, Renewed, WentOut, Ordered, Reminding, Knocked, KnockAnswered)

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Body)


def written(body: Body) -> bytes:
    """Write a body down."""
    return _ENCODER.encode(body)


def read(data: bytes) -> Body:
    """Read what was written."""
    body: Body = _DECODER.decode(data)
    return body


def is_end(data: bytes) -> bool:
    """Tell whether it was written here that a table is never played on; rubbish says nothing."""
    try:
        return isinstance(read(data), Frozen)
    except msgspec.MsgspecError:
        return False
