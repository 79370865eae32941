"""What somebody who holds a seat can send, and what is answered: the words on the wire.

Every command carries an id the sender made up: sent again, it is answered again and not done twice
(`saleroom.house.sent`).
"""

from typing import Annotated, Any, Literal, Self

import msgspec

from saleroom.core.errors import LONGEST_TEXT, CodedError

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class _Command(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"
):
    id: Id


class Act(_Command, frozen=True, tag="act"):
    """Do something the rules know, in named form.

    `turn` is the number that came with what was legal: an answer to an older question is refused
    as stale. A bid in an open auction says by itself how high it is, so there an older question
    will do, if it was about the same lot.
    """

    turn: int
    action: dict[str, Any]


class Out(_Command, frozen=True, tag="out"):
    """In an open auction: say in private that one is out, or in again."""

    out: bool = True


class Call(_Command, frozen=True, tag="call"):
    """The seller calls: once, twice, sold.

    `turn` and `calls`, if they are said, are what was shown to who meant it: another lot, or
    another number of calls, and it is refused as stale.
    """

    turn: int | None = None
    calls: int | None = None


class LeaveOrder(_Command, frozen=True, tag="order"):
    """Leave a standing order for the lot on offer; no ceiling takes it back.

    With the `turn` of another lot it is refused as stale.
    """

    turn: int | None = None

    up_to: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | None = None
    then: Literal["pass", "ask"] = "pass"


class HandOver(_Command, frozen=True, tag="hand_over"):
    """Let a bot play on; the usual one if none is named."""

    bot: str | None = None


class TakeSeatBack(_Command, frozen=True, tag="take_seat_back"):
    """Play again oneself."""


class Continue(_Command, frozen=True, tag="continue"):
    """At the end of a round: say that one has looked, and the game may go on."""


class TakeBack(_Command, frozen=True, tag="take_back"):
    """Go back to a decision of one's own: one of the lines in `back.to`, which it begins with.

    Where nobody else plays it is done at once, otherwise everybody is asked.
    """

    to: Annotated[int, msgspec.Meta(ge=0)]


class AnswerBack(_Command, frozen=True, tag="answer_back"):
    """Answer the request of that number; who asked withdraws it by saying no."""

    number: int
    agree: bool


class Tempo(_Command, frozen=True, tag="tempo"):
    """Who plays alone says how fast the bots are; `next`: they wait for a click each time."""

    tempo: Literal["slow", "normal", "fast", "next"]


class Next(_Command, frozen=True, tag="next"):
    """At the tempo `next`: let one thing happen."""


class Skip(_Command, frozen=True, tag="skip"):
    """Who plays alone lets the bots play on at once, until asked again or a round ends."""


class Mix(_Command, frozen=True, tag="mix"):
    """Mix a nonce into the deal, before the game."""

    nonce: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Fill(_Command, frozen=True, tag="fill"):
    """Give a free seat to a bot, before the game; whoever sits at the table may."""

    seat: int
    bot: str | None = None


class AnswerKnock(_Command, frozen=True, tag="answer_knock"):
    """Let in somebody who asks to be, before the game, or not; whoever sits at the table may."""

    number: int
    let_in: bool


class Leave(_Command, frozen=True, tag="leave"):
    """Leave the table: before the game the seat is free again, later a bot plays on."""


class Say(_Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


# A dozen things that are said often: sent as codes, and shown to everybody in their own language.
Emotion = Literal[
    "hello",
    "good_luck",
    "well_played",
    "wow",
    "laugh",
    "bargain",
    "too_dear",
    "thinking",
    "hurry",
    "oops",
    "thanks",
    "good_game",
]


class Emote(_Command, frozen=True, tag="emote"):
    """Say one of a dozen things that everybody reads in their own language."""

    emote: Emotion


class Remind(_Command, frozen=True, tag="remind"):
    """Name a web address that is called when this seat is waited for; nothing: none.

    Devices and e-mail addresses belong to a person and not to a seat: see `/api/reminders`.
    """

    webhook: Annotated[str, msgspec.Meta(max_length=500)] | None = None


Command = (
    Act
    | Out
    | Call
    | LeaveOrder
    | HandOver
    | TakeSeatBack
    | Continue
    | Tempo
    | Next
    | Skip
    | TakeBack
    | AnswerBack
    | Mix
    | Fill
    | AnswerKnock
    | Leave
    | Say
    | Emote
    | Remind
)


class Refused(CodedError):
    """What somebody asked for and the house does not do: said to them, and nothing has changed.

    Its numbers are for who asked, and for nobody else.
    """

    def __init__(
        self, code: str, name: str = "", paragraph: str = "", /, detail: str = "", **said: int | str
    ) -> None:
        super().__init__(name, paragraph, **said)
        self.code = code
        self.detail = detail[:LONGEST_TEXT]

    def __str__(self) -> str:
        """Name it all, the code first: the same reason may have several."""
        told = super().__str__()
        return f"{self.code} {told}" if self.name else told

    @classmethod
    def by_rules(cls, error: CodedError) -> Self:
        """Say to who asked what the rules say. Where nobody asked, such an error is our fault."""
        refused = cls(error.code)
        vars(refused).update(vars(error))
        return refused
