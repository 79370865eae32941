"""The lines of a table's log: everything that can happen at a table.

Only the server reads them. What of it others may know is decided in `saleroom.house.showing`.
Moves are pairs (seat, action) in compact form; chance is a seat, and what it brought after a move
stands in the same entry.
"""

from typing import Literal

import msgspec

from saleroom.house.settings import Settings

Moves = tuple[tuple[int, int], ...]
Cause = Literal["person", "bot", "clock", "order", "hammer"]


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
    """A person took a seat. `recovery` is the hash of the secret that brings it back."""

    seat: int
    person: str
    name: str
    recovery: str = ""


class Joined(_Body, frozen=True, tag="joined"):
    """The same player came back from another device."""

    seat: int
    person: str


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


class Began(_Body, frozen=True, tag="began"):
    """All seats are taken: the game begins."""

    moves: Moves


class Played(_Body, frozen=True, tag="played"):
    """Moves were made. `told` is a sum over what the rules told of them, kept to notice when other
    rules would tell something else.
    """  # noqa: D205

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


class Paused(_Body, frozen=True, tag="paused"):
    """The hammer waits for a player whose line was lost."""

    seat: int


class Resumed(_Body, frozen=True, tag="resumed"):
    """The hammer goes on."""


class Said(_Body, frozen=True, tag="said"):
    """Somebody at the table said something to all."""

    seat: int
    text: str


class Reminding(_Body, frozen=True, tag="reminding"):
    """Where a seat wants to be told that it is waited for."""

    seat: int
    webhook: str | None = None
    push: str | None = None


class Followed(_Body, frozen=True, tag="followed"):
    """The same players went on to another table."""

    table: str


class Frozen(_Body, frozen=True, tag="frozen"):
    """The table cannot be played on."""

    why: str


Body = (
    Opened
    | Sat
    | Joined
    | Stood
    | Mixed
    | Filled
    | Began
    | Played
    | WentOut
    | Called
    | Ordered
    | HandedOver
    | TookBack
    | Paused
    | Resumed
    | Said
    | Reminding
    | Followed
    | Frozen
)

# What a seat tells the house alone: that it was said, and when, is nobody else's business either.
IN_PRIVATE = (Joined, WentOut, Ordered, Reminding)

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Body)


def written(body: Body) -> bytes:
    """Write a body down."""
    return _ENCODER.encode(body)


def read(data: bytes) -> Body:
    """Read what was written."""
    body: Body = _DECODER.decode(data)
    return body
