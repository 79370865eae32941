"""Replay a record and say whether it is a game: every move legal, the result right.

What was taken back is replayed too: it was a game as well, with the same chance.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from saleroom.core.codec import shown
from saleroom.core.errors import BadRecord, CodedError, IllegalNow, SaleroomError
from saleroom.core.seats import CHANCE
from saleroom.games.registry import game_named
from saleroom.play.bookmarks import Bookmarks
from saleroom.play.deal import Checker, Deal
from saleroom.play.match import Match
from saleroom.play.record import (
    Record,
    TakenBack,
    moves_of,
    read,
    rules_of,
    spelt_out,
    version_of,
)


class Verdict(NamedTuple):
    """What was found out about one record.

    `move` is the number, from 1, of the first bad move as they are spelt out; `paragraph` the rule
    it breaks. `note` says what is odd but not wrong. `refused` is the error, for who has words.
    """

    ok: bool
    text: str
    moves: int = 0
    move: int | None = None
    paragraph: str = ""
    note: str = ""
    refused: CodedError | None = None


def opened(record: Record) -> Match:
    """Set up the game of a record, with no move made yet."""
    return Match(game_named(record.game), record.players, record.edition, record.options)


def replayed(record: Record) -> Iterator[Match]:
    """Yield the same game before the first move and after each, as it goes forward.

    If the record says where its chance came from, that is worked out again.
    """
    match = opened(record)
    checker = _checker(record)
    yield match
    for seat, named in moves_of(record):
        _act(match, checker, seat, named)
        yield match


def _checker(record: Record) -> Checker | None:
    return Checker(record.deal, record.players) if isinstance(record.deal, Deal) else None


def _act(match: Match, checker: Checker | None, seat: int, named: Any) -> None:
    due = None
    if seat == CHANCE and checker is not None and match.asked == CHANCE:
        due = checker.expects(match.game.flat, match.state)
    match.act(seat, named)
    if due is not None and match.moves[-1].action != due:
        raise BadRecord("chance did not come from the seed the house committed itself to")


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
    if verdict.ok:
        verdict = _judge_taken_back(record, verdict)
    return verdict._replace(note=_note(record))


def _note(record: Record) -> str:
    """Say if the record was made under other rules; that may be why a move is illegal now."""
    try:
        game = game_named(record.game)
    except SaleroomError:  # nobody knows that game; it is what is wrong with the record
        return ""
    return "" if version_of(record.rules) == rules_of(game) else "recorded under other rules"


def _judge_moves(record: Record) -> Verdict:
    count = -1
    try:
        for match in replayed(record):  # noqa: B007  # the last one is what is judged
            count += 1
    except IllegalNow as error:
        text = f"move {count + 1} is illegal: {error.name}"
        return Verdict(
            ok=False,
            text=text,
            moves=count,
            move=count + 1,
            paragraph=error.paragraph,
            refused=error,
        )
    except SaleroomError as error:
        if count < 0:
            return Verdict(ok=False, text=str(error))
        return Verdict(ok=False, text=f"move {count + 1}: {error}", moves=count, move=count + 1)
    return _judge_result(record, match, count)


def _judge_taken_back(record: Record, verdict: Verdict) -> Verdict:
    gone = [] if isinstance(record.taken_back, msgspec.UnsetType) else record.taken_back
    if record.practice is True and not gone:
        return verdict._replace(ok=False, text="practice, but nothing was taken back")
    number = 0
    try:
        for number, _ in enumerate(_taken_back(record, gone), 1):  # noqa: B007  # where it went wrong
            pass
    except SaleroomError as error:
        return verdict._replace(ok=False, text=f"taken back, number {number + 1}: {error}")
    return verdict


def _taken_back(record: Record, gone: list[TakenBack]) -> Iterator[TakenBack]:
    """Play the game as it went, with every course that was left; yield when it is left."""
    courses = [list(moves_of(record))]
    for one in reversed(gone):
        if not 0 <= one.move <= len(courses[-1]):
            raise BadRecord(f"there were not {shown(one.move)} moves to go back to")
        courses.append([*courses[-1][: one.move], *spelt_out(one.moves)])
    match, checker = opened(record), _checker(record)
    marks, start = Bookmarks(match), 0
    for one, course in zip(gone, reversed(courses[1:]), strict=True):
        for seat, named in course[start:]:
            _act(match, checker, seat, named)
            marks.moved()
        if match.is_over:
            raise BadRecord("the game was over, and nothing is taken back then")
        if one.seat not in {seat for seat, _ in marks.back_to(one.move)}:
            raise BadRecord(f"seat {shown(one.seat)} had decided nothing of it")
        start = one.move
        if checker is not None:
            checker.go_back(sum(seat == CHANCE for seat, _ in match.moves))
        yield one


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
