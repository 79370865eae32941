"""What somebody who holds a seat can send, and what is answered: the words on the wire.

Every command carries an id the sender made up: sent again, it is answered again and not done twice.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class _Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"
):
    id: Id


class Act(_Command, frozen=True, tag="act"):
    """Do something the rules know, in named form.

    `turn` is the number that came with what was legal: an answer to an older question is refused
    as stale, except for a bid in an open auction, which says by itself how high it is.
    """

    turn: int
    action: dict[str, Any]


class Out(_Command, frozen=True, tag="out"):
    """In an open auction: say in private that one is out, or in again."""

    out: bool = True


class Call(_Command, frozen=True, tag="call"):
    """The seller calls: once, twice, sold."""


class LeaveOrder(_Command, frozen=True, tag="order"):
    """Leave a standing order for the lot on offer; no ceiling takes it back."""

    up_to: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    then: Literal["pass", "ask"] = "pass"


class HandOver(_Command, frozen=True, tag="hand_over"):
    """Let a bot play on; the usual one if none is named."""

    bot: str | None = None


class TakeSeatBack(_Command, frozen=True, tag="take_seat_back"):
    """Play again oneself."""


class Mix(_Command, frozen=True, tag="mix"):
    """Mix a nonce into the deal, before the game."""

    nonce: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Fill(_Command, frozen=True, tag="fill"):
    """Give a free seat to a bot, before the game; whoever sits at the table may."""

    seat: int
    bot: str | None = None


class Leave(_Command, frozen=True, tag="leave"):
    """Leave the table: before the game the seat is free again, later a bot plays on."""


class Say(_Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Remind(_Command, frozen=True, tag="remind"):
    """Say where to be told that one is waited for; nothing: nowhere."""

    webhook: Annotated[str, msgspec.Meta(max_length=500)] | None = None
    push: Annotated[str, msgspec.Meta(max_length=2000)] | None = None


Command = (
    Act | Out | Call | LeaveOrder | HandOver | TakeSeatBack | Mix | Fill | Leave | Say | Remind
)


class Refused(Exception):  # in the words of the table
    """A command that is not carried out: a code for programs, words for people, the paragraph.

    `reason` tells apart what has the same code, and `limits` are the numbers in the words: with
    them a page says the same in any language. Both are for the seat that sent the command.
    """

    def __init__(
        self,
        code: str,
        text: str,
        paragraph: str = "",
        *,
        reason: str = "",
        limits: Mapping[str, int] | None = None,
    ) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.paragraph = paragraph
        self.reason = reason
        self.limits = dict(limits or {})
