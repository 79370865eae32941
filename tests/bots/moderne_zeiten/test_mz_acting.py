"""How Master acts in Moderne Zeiten: whole actions, and what is done next."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest
from fast.configurations import CONFIGURATIONS, at_random

from saleroom.bots.moderne_zeiten import judgement, wholes
from saleroom.bots.moderne_zeiten.acting import MOST_WHOLES, Thought, next_steps, since_of
from saleroom.bots.moderne_zeiten.wholes import FLIGHT, NUMBERS, act
from saleroom.bots.search.choosing import Tried
from saleroom.core.layout import duplicate, packed
from saleroom.fast import compiled
from saleroom.fast.records import dtype_of, record_from
from saleroom.games.moderne_zeiten.actions import DONE, DRAW, FLY, LAY
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.games.moderne_zeiten.state import ACTING, FLYING, State
from saleroom.play.match import Match


def actions(count: int = 40) -> Iterator[State]:
    """Seats that act, some of them in the middle of it, at all tables of the house."""
    setups = [setup for setup in CONFIGURATIONS if setup.name == "moderne-zeiten"]
    found = (
        duplicate(s)
        for setup in setups
        for s in at_random(setup, 11)
        if s.phase in (ACTING, FLYING) and not judgement.must_finish(s, s.asked)
    )
    return islice(found, 0, count * 3, 3)


def legal(s: State) -> tuple[int, ...]:
    match = Match(GAME, s.players)
    match.state = s
    return match.legal(s.asked).choices


def ends_by_moves(s: State, seat: int) -> set[bytes]:
    """What an action can come to, by all legal moves."""
    found: set[bytes] = set()
    for action in legal(s):
        after = duplicate(s)
        GAME.flat.apply(after, seat, action)
        is_over = action == DRAW or after.phase not in (ACTING, FLYING) or after.turn_of != seat
        found |= {packed(after)} if is_over else ends_by_moves(after, seat)
    return found


@pytest.fixture(scope="module")
def kernels() -> Any:
    return compiled(GAME, wholes, judgement)


def listed(kernels: Any, s: State, seat: int) -> np.ndarray[Any, np.dtype[np.int64]]:
    base, work = np.zeros((2, 1), dtype_of(GAME.state))
    record_from(s, base, 0)
    found = np.zeros((4000, NUMBERS), np.int64)
    most = 0 if s.phase == FLYING else sum(s.hand[seat])
    return found[: kernels.list_wholes(base, work, seat, most, found)]


def test_whole_actions_are_all_that_legal_moves_come_to(kernels: Any) -> None:
    compared = 0
    for s in actions():
        seat = s.asked
        if sum(s.hand[seat]) > 7:
            continue  # too many ways to lay one after the other
        ends = []
        for whole in listed(kernels, s, seat):
            after = duplicate(s)
            act(after, seat, whole.tolist())
            ends.append(packed(after))
        assert set(ends) == ends_by_moves(s, seat)
        assert len(ends) == len(set(ends))
        compared += len(ends)
    assert compared > 200


def test_where_there_is_little_room_those_that_lay_few_shares_are_listed(kernels: Any) -> None:
    s = max(actions(), key=lambda s: len(listed(kernels, s, s.asked)))
    base, work = np.zeros((2, 1), dtype_of(GAME.state))
    record_from(s, base, 0)
    found = np.zeros((MOST_WHOLES, NUMBERS), np.int64)
    count = kernels.list_wholes(base, work, s.asked, 1, found)
    assert 0 < count < len(listed(kernels, s, s.asked))
    assert found[:count, :FLIGHT].sum(axis=1).max() == 1


def test_what_is_left_of_a_whole_action_comes_next() -> None:
    s = next(s for s in actions() if s.phase == ACTING and s.laid_now == 0)
    whole, none = np.array([2, 0, 1, 0, 0, 2]), np.zeros(FLIGHT, np.int64)
    assert next_steps(whole, none, s) == [LAY + 2, LAY + 0]
    s.laid_now = 1
    assert next_steps(whole, np.array([1, 0, 1, 0, 0]), s) == [LAY + 0]
    assert next_steps(whole, np.array([2, 0, 1, 0, 0]), s) == [DONE]
    assert next_steps(whole, np.array([2, 1, 1, 0, 0]), s) == []
    s.phase = FLYING
    assert next_steps(whole, np.array([2, 0, 1, 0, 0]), s) == [FLY + 2]
    assert next_steps(whole, np.array([1, 0, 1, 0, 0]), s) == []


def test_what_was_thought_holds_until_somebody_else_acts() -> None:
    s = next(s for s in actions() if s.phase == ACTING and s.laid_now == 0 and min(s.hand[s.asked]))
    seat = s.asked
    rows = np.array([[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 1], [1, 1, 0, 0, 0, 1]])
    nothing = Tried(np.zeros((0, 3)), np.zeros((0, 3)), np.zeros(3, np.int64))
    thought = Thought(rows, nothing, seat, since_of(s, seat), tuple(s.hand[seat]))
    assert thought.steps(s, seat) == {LAY: 0, LAY + 1: 1}
    after = duplicate(s)
    after.hand[seat][0] -= 1
    after.laid[seat][0] += 1
    after.laid_now = 1
    assert thought.steps(after, seat) == {DONE: 0, LAY + 1: 2}
    after.turn += 1
    assert thought.steps(after, seat) == {}, "the next turn"
    assert thought.steps(s, 1 - seat if seat < 2 else 0) == {}, "another seat"
    other = duplicate(s)
    other.hand[seat][4] -= 1
    other.laid[seat][4] += 1
    other.laid_now = 1
    assert thought.steps(other, seat) == {}, "nothing thought of lays that"
