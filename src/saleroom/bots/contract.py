"""What a bot is: a class of one method, made for a game.

    class Timid:
        def __init__(self, game: Game) -> None: ...

        def choose(self, view, legal, memory, numbers) -> int:
            return legal.choices[0]

It sits on one seat of one table. It may keep notes between decisions, but must also be able to
take over a game in the middle, without any. With the same notes and the same numbers it decides
the same: all its chance comes from `numbers`, none from the clock or the machine.

Four things more are used if it has them:

    explain(view, legal, memory, numbers) -> Reasons
        what `choose` would decide with the same arguments, and why; it changes neither `numbers`
        nor what the bot decides later
    appraise(view, legal, memory, numbers) -> Reasons | None
        what the lot on offer is worth to its seat and how far it would go, also when it is not
        asked; None if no lot is on offer. It changes as little as `explain`
    seconds: float
        the time it means to take for a decision; a table of people waits twice as long at most
    note: str | None
        a code of `saleroom.bots.reasons.NOTES`, if the seat has something to say about itself
"""

from typing import Protocol, runtime_checkable

from saleroom.bots.reasons import Reasons
from saleroom.core.chance import Numbers
from saleroom.core.contract import Memory, View
from saleroom.core.legal import Legal


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> int:
        """Return one legal action in its compact form.

        `view` is the game's own view of this seat, `legal` everything it may do (never nothing),
        `memory` what it can have kept in mind of all it heard (None if it heard nothing).
        """
        ...


@runtime_checkable
class Explains(Bot, Protocol):
    """A bot that can say why."""

    def explain(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> Reasons | None:
        """Say what `choose` would decide, and why; None if there is nothing to say."""
        ...


@runtime_checkable
class Appraises(Bot, Protocol):
    """A bot that can judge a lot out of turn."""

    def appraise(
        self, view: View, legal: Legal, memory: Memory, numbers: Numbers
    ) -> Reasons | None:
        """Say what the lot on offer is worth, and how far one would go; None if there is none."""
        ...


def note_of(bot: Bot) -> str | None:
    """Return what a seat has to say about itself, as a code."""
    note = getattr(bot, "note", None)
    return note if isinstance(note, str) else None
