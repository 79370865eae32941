"""A decision of a record, looked at again: what was done, and what a bot would do there and why.

The bot gets what the seat could see and had heard at that moment, and nothing of what came later.
"""

from typing import NamedTuple

import msgspec

from saleroom.bots.contract import Explains
from saleroom.bots.reasons import NamedAction, Reasons
from saleroom.bots.registry import bot_named
from saleroom.bots.table import branch
from saleroom.core.chance import seeded
from saleroom.core.errors import BadSetup, CodedError
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.play.match import Match, Move
from saleroom.play.record import Record
from saleroom.play.verify import replayed
from saleroom.text.advising import in_words
from saleroom.text.speaking import Phrases


class NoDecision(CodedError):
    """A place of a record where there is nothing to explain."""


class BeforeMove(NamedTuple):
    """A game before one of its moves, and that move, by its number from 1 on."""

    match: Match
    number: int
    move: Move


class Explained(msgspec.Struct, frozen=True):
    """What was done and what the bot would have done: the form for programs."""

    move: int
    seat: int
    done: NamedAction
    reasons: Reasons


def moment(record: Record, number: int) -> BeforeMove:
    """Find the position before a move that a seat made when it was asked."""
    before: Match | None = None
    for match in replayed(record):
        if len(match.moves) == number - 1:
            before = match.copy()
        elif len(match.moves) == number:
            break
    if before is None or len(match.moves) < number:
        raise NoDecision("explain_moves", moves=len(match.moves), given=number)
    move = match.moves[-1]
    if move.seat == CHANCE:
        raise NoDecision("explain_chance", given=number, next=_next_decision(record, number))
    if move.seat not in before.awaited:
        raise NoDecision("explain_unasked", given=number, seat=move.seat)
    return BeforeMove(before, number, move)


def _next_decision(record: Record, number: int) -> int:
    """Return the number of the next move that is not chance's, 0 if there is none."""
    for match in replayed(record):
        if len(match.moves) > number and match.moves[-1].seat != CHANCE:
            return len(match.moves)
    return 0


def explained(at: BeforeMove, bot_name: str, seed: int) -> Explained:
    """Ask a bot what it would do there."""
    match, seat = at.match, at.move.seat
    bot = bot_named(bot_name, match.game)
    if not isinstance(bot, Explains):
        raise BadSetup("setup_says_nothing", name=bot_name)
    reasons = bot.explain(
        match.view(seat), match.legal(seat), match.memory(seat), seeded(branch(seed, at.number))
    )
    if reasons is None:
        raise NoDecision("explain_nothing", name=bot_name, given=at.number)
    return Explained(at.number, seat, match.name_of(at.move), reasons)


def told(at: BeforeMove, found: Explained, phrase: Phrases) -> str:
    """Put both in words."""
    game, view = at.match.game, at.match.view(ALL_SEEING)
    label = phrase.label(game, found.done, view)
    lines = [
        phrase("explain", move=str(at.number), seat=found.seat, label=label),
        in_words(found.reasons, game, view, phrase),
    ]
    if found.done == found.reasons.decision:
        lines.append(phrase("explain-agree"))
    return "\n".join(lines)
