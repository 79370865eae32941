"""A decision of a record, looked at again: what was done, and what a bot would do there and why.

The bot gets what the seat could see and had heard at that moment, and nothing of what came later.
"""

from typing import NamedTuple

import msgspec

from saleroom.bots.contract import Explains
from saleroom.bots.reasons import NamedAction, Reasons, in_english
from saleroom.bots.registry import bot_named
from saleroom.bots.table import branch
from saleroom.core.chance import seeded
from saleroom.core.errors import BadSetup, SaleroomError
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.play.match import Match, Move
from saleroom.play.record import Record
from saleroom.play.verify import replayed


class NoDecision(SaleroomError):
    """A place of a record where there is nothing to explain."""


class Moment(NamedTuple):
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


def moment(record: Record, number: int) -> Moment:
    """Find the position before a move that a seat made when it was asked."""
    before: Match | None = None
    for match in replayed(record):
        if len(match.moves) == number - 1:
            before = match.copy()
        elif len(match.moves) == number:
            break
    if before is None or len(match.moves) < number:
        raise NoDecision(f"the record has {len(match.moves)} moves, not {number}")
    move = match.moves[-1]
    if move.seat == CHANCE:
        raise NoDecision(f"move {number} is chance's{_next_decision(record, number)}")
    if move.seat not in before.awaited:
        raise NoDecision(f"seat {move.seat} was not asked at move {number}; it moved all the same")
    return Moment(before, number, move)


def _next_decision(record: Record, number: int) -> str:
    for match in replayed(record):
        if len(match.moves) > number and match.moves[-1].seat != CHANCE:
            return f"; the next decision is move {len(match.moves)}"
    return ""


def explained(at: Moment, bot_name: str, seed: int) -> Explained:
    """Ask a bot what it would do there."""
    match, seat = at.match, at.move.seat
    bot = bot_named(bot_name, match.game)
    if not isinstance(bot, Explains):
        raise BadSetup(f"{bot_name} does not say why it does anything")
    reasons = bot.explain(
        match.view(seat),
        match.legal(seat),
        match.memory(seat),
        seeded(branch(seed, at.number)),
    )
    if reasons is None:
        raise NoDecision(f"{bot_name} has nothing to say about move {at.number}")
    return Explained(at.number, seat, match.name_of(at.move), reasons)


def told(at: Moment, found: Explained) -> str:
    """Put both in plain words."""
    match = at.match
    view = match.view(ALL_SEEING)
    label = match.game.words.label(at.move.action, view)
    lines = [
        f"Move {at.number}: seat {found.seat} chose to {label}.",
        in_english(found.reasons, match.game, view),
    ]
    if found.done == found.reasons.decision:
        lines.append("The two agree.")
    return "\n".join(lines)
