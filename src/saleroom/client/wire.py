"""What a server sends, as far as a program needs it; docs/protocol.md explains every field.

Fields that are not named here are passed over, so a newer server may say more.
"""

from typing import Any

import msgspec

from saleroom.core.contract import Game
from saleroom.core.legal import Amounts, Legal
from saleroom.core.roles import TAKE_BACK

Action = dict[str, Any]


class LineHeard(msgspec.Struct, frozen=True):
    """Something that was heard: its number, a name, and what goes with it."""

    n: int
    name: str
    data: dict[str, int | str]


class SeatShown(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person or a program by name, a bot by its kind, or nobody."""

    name: str = ""
    is_free: bool = False
    bot: str | None = None
    away: bool = False
    online: bool = False
    program: bool = False


class Mine(msgspec.Struct, frozen=True):
    """What the seat may do now, and the number of the question."""

    seat: int
    turn: int
    actions: tuple[Action, ...] = ()
    amounts: tuple[Amounts, ...] = ()
    paragraph: str = ""
    out: bool = False
    hint: str | None = None


class IntervalShown(msgspec.Struct, frozen=True):
    """The table rests at the end of a round; who is still looking."""

    looking: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    why: str = ""
    paragraph: str = ""


class Shown(msgspec.Struct, frozen=True):
    """A table as the seat sees it."""

    n: int
    status: str
    seats: tuple[SeatShown, ...]
    view: msgspec.Raw
    paragraph: str = ""
    mine: Mine | None = None
    interval: IntervalShown | None = None
    hints: bool = False
    result: Result | None = None
    why_frozen: str = ""


class Frame(msgspec.Struct, frozen=True):
    """Anything that comes over a socket."""

    t: str
    shown: Shown | None = None
    lines: tuple[LineHeard, ...] = ()
    id: str = ""
    ok: bool = False
    n: int = 0
    code: str = ""


class Snapshot(msgspec.Struct, frozen=True):
    """A table as it is shown once."""

    shown: Shown
    lines: tuple[LineHeard, ...]
    about: msgspec.Raw = msgspec.Raw(b"null")


class Turn(msgspec.Struct, frozen=True):
    """A question to the seat: what it may do, as the server names it, and by which paragraph.

    `view` is the game's own view of the seat, `legal` the same as `actions` and `amounts` in the
    form that bots are given.
    """

    number: int
    actions: tuple[Action, ...]
    amounts: tuple[Amounts, ...]
    paragraph: str
    view: Any
    legal: Legal

    @property
    def answers(self) -> list[Action]:
        """Everything that can be answered, ready to be sent; amounts at their least."""
        least = [{amounts.verb: amounts.least} for amounts in self.amounts]
        return [action for action in self.actions if TAKE_BACK not in action] + least


def is_asked(mine: Mine) -> bool:
    """Tell whether an answer is wanted: to take something back is no answer."""
    answers = [action for action in mine.actions if TAKE_BACK not in action]
    return bool(answers or (mine.amounts and not mine.actions))


def legal_in(mine: Mine, game: Game) -> Legal:
    """Return what a seat may do as bots are told it."""
    answers = (action for action in mine.actions if TAKE_BACK not in action)
    return Legal(tuple(map(game.codec.encode, answers)), mine.amounts, mine.paragraph)
