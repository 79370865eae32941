"""Replay a record and say whether it is a game: every move legal, the result right.

What was taken back is replayed too: it was a game as well, with the same chance.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from saleroom.core.errors import BadRecord, BadSetup, CodedError, IllegalNow
from saleroom.core.seats import CHANCE
from saleroom.games.registry import game_named
from saleroom.play.bookmarks import Bookmarks
from saleroom.play.deal import Checker, Deal
from saleroom.play.match import Match
from saleroom.play.record import Record, TakenBack, read, rules_of, spelt_out, version_of


class Verdict(NamedTuple):
    """What was found out about one record, by `name`; `saleroom.said` makes a sentence of it.

    `move` is the number, from 1, of the first bad move as they are spelt out, `back` that of what
    was taken back and goes wrong; `paragraph` is the rule that is broken, `error` why. `scores` are
    those of the game, `claimed` those of the record. `note` says what is odd but not wrong.
    """

    ok: bool
    name: str
    moves: int = 0
    move: int | None = None
    back: int | None = None
    paragraph: str = ""
    error: CodedError | None = None
    scores: tuple[int, ...] = ()
    claimed: tuple[int, ...] = ()
    note: str = ""


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
    for seat, named in spelt_out(record.moves):
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
        raise BadRecord("record_chance")


def verify_line(line: str | bytes) -> Verdict:
    """Judge one line of a file."""
    try:
        record = read(line)
    except BadRecord as error:
        return Verdict(ok=False, name="unreadable", error=error)
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
    except BadSetup:  # nobody knows that game; it is what is wrong with the record
        return ""
    return "" if version_of(record.rules) == rules_of(game) else "other_rules"


def _judge_moves(record: Record) -> Verdict:
    count = -1
    try:
        for match in replayed(record):  # noqa: B007  # the last one is what is judged
            count += 1
    except CodedError as error:
        wrong = Verdict(ok=False, name="unreadable", paragraph=error.paragraph, error=error)
        if count < 0:
            return wrong
        name = "illegal" if isinstance(error, IllegalNow) else "bad_move"
        return wrong._replace(name=name, moves=count, move=count + 1)
    return _judge_result(record, match, count)


def _judge_taken_back(record: Record, verdict: Verdict) -> Verdict:
    gone = [] if isinstance(record.taken_back, msgspec.UnsetType) else record.taken_back
    if record.practice is True and not gone:
        return verdict._replace(ok=False, name="no_practice")
    number = 0
    try:
        for number, _ in enumerate(_taken_back(record, gone), 1):  # noqa: B007  # where it went wrong
            pass
    except CodedError as error:
        return verdict._replace(ok=False, name="bad_back", back=number + 1, error=error)
    return verdict


def _taken_back(record: Record, gone: list[TakenBack]) -> Iterator[TakenBack]:
    """Play the game as it went, with every course that was left; yield when it is left."""
    courses = [list(spelt_out(record.moves))]
    for one in reversed(gone):
        if not 0 <= one.move <= len(courses[-1]):
            raise BadRecord("record_back_moves", moves=one.move)
        courses.append([*courses[-1][: one.move], *spelt_out(one.moves)])
    match, checker = opened(record), _checker(record)
    marks, start = Bookmarks(match), 0
    for one, course in zip(gone, reversed(courses[1:]), strict=True):
        for seat, named in course[start:]:
            _act(match, checker, seat, named)
            marks.moved()
        if match.is_over:
            raise BadRecord("record_back_over")
        if one.seat not in {seat for seat, _ in marks.back_to(one.move)}:
            raise BadRecord("record_back_seat", seat=one.seat)
        start = one.move
        if checker is not None:
            checker.go_back(sum(seat == CHANCE for seat, _ in match.moves))
        yield one


def _judge_result(record: Record, match: Match, count: int) -> Verdict:
    outcome, result = match.outcome(), record.result
    if outcome is None:
        found = "goes_on" if result is None else "early_result"
        return Verdict(ok=result is None, name=found, moves=count)
    over = Verdict(ok=False, name="no_result", moves=count, scores=outcome.scores)
    if result is None:
        return over
    if result == outcome:
        return over._replace(ok=True, name="right")
    name = "wrong_ranks" if result.scores == outcome.scores else "wrong_scores"
    return over._replace(name=name, paragraph=outcome.paragraph, claimed=result.scores)
