"""Replay a record and say whether it is a game: every move legal, the result right."""

from collections.abc import Iterator
from typing import NamedTuple

from saleroom.core.errors import BadRecord, IllegalNow, SaleroomError
from saleroom.core.seats import CHANCE
from saleroom.games.registry import GAMES, game_named
from saleroom.play.deal import Checker, Deal
from saleroom.play.match import Match
from saleroom.play.record import Record, moves_of, read, rules_hash


class Verdict(NamedTuple):
    """What was found out about one record.

    `move` is the number, from 1, of the first bad move as they are spelt out; `paragraph` the rule
    it breaks. `note` says what is odd but not wrong.
    """

    ok: bool
    text: str
    moves: int = 0
    move: int | None = None
    paragraph: str = ""
    note: str = ""


def opened(record: Record) -> Match:
    """Set up the game of a record, with no move made yet."""
    return Match(game_named(record.game), record.players, record.edition, record.options)


def replayed(record: Record) -> Iterator[Match]:
    """Yield the same game before the first move and after each, as it goes forward.

    If the record says where its chance came from, that is worked out again.
    """
    match = opened(record)
    checker = Checker(record.deal, record.players) if isinstance(record.deal, Deal) else None
    yield match
    for seat, named in moves_of(record):
        due = None
        if seat == CHANCE and checker is not None and match.asked == CHANCE:
            due = checker.expects(match.game.flat, match.state)
        match.act(seat, named)
        if due is not None and match.moves[-1].action != due:
            raise BadRecord("chance did not come from the seed the house committed itself to")
        yield match


def verify_line(line: str | bytes) -> Verdict:
    """Judge one line of a file."""
    try:
        record = read(line)
    except BadRecord as error:
        return Verdict(ok=False, text=str(error))
    return verify(record)


def verify(record: Record) -> Verdict:
    """Judge one record."""
    verdict = _judge_moves(record)
    return verdict._replace(note=_note(record))


def _note(record: Record) -> str:
    """Say if the record was made under other rules; that may be why a move is illegal now."""
    if record.game not in GAMES or record.rules == rules_hash(game_named(record.game)):
        return ""
    return "recorded under other rules"


def _judge_moves(record: Record) -> Verdict:
    count = -1
    try:
        for match in replayed(record):  # noqa: B007  # the last one is what is judged
            count += 1
    except IllegalNow as error:
        text = f"move {count + 1} is illegal: {error.reason}"
        return Verdict(ok=False, text=text, moves=count, move=count + 1, paragraph=error.paragraph)
    except SaleroomError as error:
        if count < 0:
            return Verdict(ok=False, text=str(error))
        return Verdict(ok=False, text=f"move {count + 1}: {error}", moves=count, move=count + 1)
    return _judge_result(record, match, count)


def _judge_result(record: Record, match: Match, count: int) -> Verdict:
    outcome = match.outcome()
    if record.result is None:
        if outcome is None:
            return Verdict(ok=True, text=f"ok so far: {count} moves, the game goes on", moves=count)
        return Verdict(ok=False, text="the game is over, but the record has no result", moves=count)
    if outcome is None:
        return Verdict(
            ok=False,
            text=f"a result is given, but after {count} moves the game goes on",
            moves=count,
        )
    if record.result != outcome:
        text = f"the result is {_told(outcome.scores)}, not {_told(record.result.scores)}"
        if record.result.scores == outcome.scores:
            text = "the result has the right scores, but not the right ranks, winners or reason"
        return Verdict(ok=False, text=text, moves=count, paragraph=outcome.paragraph)
    return Verdict(ok=True, text=f"ok: {count} moves, {_told(outcome.scores)}", moves=count)


def _told(scores: tuple[int, ...]) -> str:
    return " : ".join(str(score) for score in scores)
