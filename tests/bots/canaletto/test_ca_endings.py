"""What an analysis foretells of an auction of Canaletto: how it ends after anything a seat does."""

from typing import Any

import numpy as np
import pytest
from canaletto.positions import bid, pass_by, table

from saleroom.analysis.looking import FRESH, Position, Seen, ToTry, equipment_for
from saleroom.bots.canaletto import judgement
from saleroom.bots.canaletto.outcomes import BOUGHT, can_end
from saleroom.bots.canaletto.reckoning import Endings, Reckoner
from saleroom.core.layout import duplicate
from saleroom.games.canaletto.actions import BID, BRIBE, PASS
from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match

WORLDS = 64


def under_way() -> Match:
    """Seat 0 has bid 9 and seat 1 is out; seat 2 is asked."""
    match = table(players=4)
    bid(match, 0, 9)
    pass_by(match, 1)
    return match


def position_of(match: Match) -> Position:
    seat = match.asked
    seen = Seen(seat, match.view(seat), match.memory(seat), None)
    return Position(equipment_for(GAME), seen, 5)


def endings(match: Match, actions: list[int]) -> Endings:
    position = position_of(match)
    search = position._search(0, WORLDS)
    found = Reckoner(GAME, judgement).endings(
        search, position.state, match.asked, WORLDS, position.scale, actions
    )
    assert found is not None
    return found


def ways_on(s: Any) -> list[int]:
    return [PASS, BRIBE, *(BID + price for price in range(s.price + 1, s.price + 12))]


def test_after_an_action_an_auction_ends_as_it_still_can() -> None:
    match = under_way()
    actions = ways_on(match.state)
    found = endings(match, actions)
    for action, odds, ends in zip(actions, *found, strict=True):
        assert np.all(np.diff(odds) >= 0.0)
        assert odds[-1] == pytest.approx(1.0)
        after = duplicate(match.state)
        GAME.flat.apply(after, match.asked, action)
        if action == BRIBE:
            assert {tuple(one) for one in ends.tolist()} == {(1, 9, 2)}
        else:
            assert all(can_end(after, *one) for one in ends.tolist())


def test_with_the_last_pass_it_is_the_leaders() -> None:
    match = under_way()
    pass_by(match, 2)
    ends = endings(match, [PASS, BID + 20]).ends
    assert {tuple(one) for one in ends[0].tolist()} == {(BOUGHT, 9, 0)}


def test_whoever_bids_beyond_all_reason_has_the_lot() -> None:
    match = under_way()
    for price in (30, 90):
        odds, ends = endings(match, [BID + price])
        assert odds[0, -1] == pytest.approx(1.0)
        assert {tuple(one) for one in ends[0].tolist()} == {(BOUGHT, price, 2)}


def test_an_end_that_is_sure_is_played_on_as_where_it_came_about() -> None:
    """Whoever passes last gives it away: what becomes of that is what becomes of the game then."""
    match = under_way()
    pass_by(match, 2)
    seat, position = match.asked, position_of(match)
    tried = ToTry(np.array([PASS, BID + 90]), np.full(2, -1), np.ones(2, np.bool_))
    settled = position.after(seat, tried, FRESH, FRESH + WORLDS)
    position.foresee(seat, [PASS, BID + 90])
    drawn = position.after(seat, tried, FRESH, FRESH + WORLDS)
    assert np.array_equal(drawn.victories[:, 0], settled.victories[:, 0])
    assert drawn.likings[:, 1].mean() < drawn.likings[:, 0].mean()


def test_worlds_are_the_same_however_many_are_played_at_once() -> None:
    """What an auction ends in is drawn by the world: other worlds have other draws."""
    match = under_way()
    seat, position = match.asked, position_of(match)
    actions = [PASS, BID + 10, BID + 20]
    tried = ToTry(np.array(actions), np.full(3, -1), np.ones(3, np.bool_))
    position.foresee(seat, actions)
    for first in (0, FRESH):
        at_once = position.after(seat, tried, first, first + WORLDS)
        parts = [
            position.after(seat, tried, first + k, first + k + WORLDS // 4)
            for k in range(0, WORLDS, WORLDS // 4)
        ]
        for values, some in zip(at_once, zip(*parts, strict=True), strict=True):
            assert np.array_equal(values, np.concatenate(some))


@pytest.mark.parametrize("price", [40, 400, 990])
def test_beyond_what_anybody_would_pay_it_looks_a_little_further_only(price: int) -> None:
    """Else each decision of a game with bids of hundreds takes as long as a whole auction."""
    match = table(players=4, highest_bid=999)
    bid(match, 0, price)
    position = position_of(match)
    search = position._search(0, WORLDS)
    lot = Reckoner(GAME, judgement)._begin(search, position.state, match.asked, price + 1)
    assert lot is not None
    assert lot.prices == min(16, 999 - price) + 1
