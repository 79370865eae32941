"""A million bad moves and mangled records: each refused with its error, none changes a state.

What is thrown is drawn from seeds, part by part, so that a failure comes back. A throw that is
legal after all is checked against what is legal as data, and does not count.
"""

from collections import Counter
from typing import Any

import pytest
from play.bad_inputs import (
    Throws,
    is_a_game,
    is_legal_by_the_data,
    mangled,
    pick,
    recorded_games,
)

from saleroom.core.chance import seeded
from saleroom.core.errors import (
    GameOver,
    IllegalNow,
    MalformedAction,
    SaleroomError,
    UnknownSeat,
)
from saleroom.messages.saying import said
from saleroom.play.match import Match
from saleroom.play.verify import verify_line

A_MILLION = 1_000_000
RECORD_PARTS = 32
RECORDS = 1_000
MOVE_PARTS = 22
MOVES = (A_MILLION - RECORD_PARTS * RECORDS) // MOVE_PARTS
AT_ONE_POSITION = 150


def some_of(parts: int, often: int) -> Any:
    """So many parts every time, all with `make soak`."""
    return pytest.mark.parametrize(
        "part",
        [pytest.param(k, marks=() if k < often else pytest.mark.soak) for k in range(parts)],
    )


def answer_to(match: Match, seat: Any, action: Any) -> SaleroomError | None:
    """Return the error that refuses a move, None if it was made."""
    try:
        match.act(seat, action)
    except SaleroomError as error:
        return error
    return None


def refused_moves(throws: Throws, wanted: int) -> Counter[str]:
    """Throw bad moves at one position; return how often each error answered."""
    answers: Counter[str] = Counter()
    match = throws.match
    kept = match.copy()
    while answers.total() < wanted:
        seat, action = throws.throw()
        answer = answer_to(match, seat, action)
        if answer is None:
            assert is_legal_by_the_data(kept, seat, action)
            match = kept.copy()
        else:
            answers[type(answer).__name__] += 1
            assert match.state == kept.state
            assert not isinstance(answer, IllegalNow) or (answer.name and answer.paragraph)
    assert (match.moves, match.tellings, match.state.told) == (kept.moves, kept.tellings, [])
    return answers


def count_refused_moves(seed: int, wanted: int) -> Counter[str]:
    """Throw so many bad moves, at many positions."""
    throws = Throws(seed)
    answers: Counter[str] = Counter()
    while answers.total() < wanted:
        throws.move_on()
        answers += refused_moves(throws, min(AT_ONE_POSITION, wanted - answers.total()))
    return answers


def count_refused_records(seed: int, wanted: int) -> int:
    """Have so many mangled records refused."""
    numbers = seeded(seed)
    lines = recorded_games(seed)
    refused = 0
    while refused < wanted:
        line = mangled(pick(lines, numbers), numbers)
        verdict = verify_line(line)
        if verdict.ok:
            assert is_a_game(line)
        else:
            assert 0 < len(said(verdict)) < 400
            refused += 1
    return refused


def test_it_is_a_million() -> None:
    assert MOVE_PARTS * MOVES + RECORD_PARTS * RECORDS == A_MILLION


@some_of(MOVE_PARTS, 1)
def test_bad_moves_are_refused_and_change_nothing(part: int) -> None:
    answers = count_refused_moves(part, MOVES)
    assert answers.total() == MOVES
    assert set(answers) == {
        error.__name__ for error in (MalformedAction, IllegalNow, UnknownSeat, GameOver)
    }


@some_of(RECORD_PARTS, 1)
def test_mangled_records_are_refused_with_a_verdict(part: int) -> None:
    assert count_refused_records(part, RECORDS) == RECORDS


@pytest.mark.soak
@pytest.mark.parametrize("part", range(100, 120))
def test_many_more(part: int) -> None:
    assert count_refused_moves(part, 10 * MOVES).total() == 10 * MOVES
    assert count_refused_records(part, 20 * RECORDS) == 20 * RECORDS
