"""How Master solves an auction of Canaletto: where it can end, and what bidding comes to."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest
from canaletto.positions import bid, pass_by, table
from fast.configurations import CONFIGURATIONS, at_random

from saleroom.bots.canaletto import haggling, judgement, outcomes
from saleroom.bots.canaletto.haggling import (
    BRIBING,
    MOST_PRICES,
    PASSING,
    SEATS,
    SETS,
    WAYS_ON,
    Haggle,
    next_in,
)
from saleroom.bots.canaletto.levels import COLLECTOR
from saleroom.bots.canaletto.outcomes import BOUGHT, BRIBED, can_end, end
from saleroom.bots.canaletto.weights import NOISE, SHARE
from saleroom.bots.expert import MASTER
from saleroom.bots.search.searching import Searching
from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import NOBODY
from saleroom.fast import compiled
from saleroom.fast.records import dtype_of, record_from
from saleroom.games.canaletto.actions import BID, BRIBE, PASS
from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match

PRICES = 24
JUNCTURES = (MOST_PRICES, SEATS, SEATS, SETS)


def auctions(count: int = 8) -> Iterator[Any]:
    """Auctions under way, at all tables of the house."""
    setups = [setup for setup in CONFIGURATIONS if setup.name == "canaletto"]
    found = (
        duplicate(s)
        for setup in setups
        for s in at_random(setup, 7)
        if judgement.is_auction(s) and s.leader != NOBODY and s.price < 12
    )
    return islice(found, count)


def ends_of(s: Any) -> Iterator[tuple[int, int, int]]:
    """All ends that can be, with prices a little beyond the present one."""
    for way in (BOUGHT, BRIBED):
        for price in range(s.price, s.price + 6):
            for buyer in range(s.players):
                if can_end(s, way, price, buyer):
                    yield way, price, buyer


def brought_about(s: Any, way: int, price: int, buyer: int) -> Any:
    """The same end by real moves; None if those who are asked first make that impossible."""
    after, number = duplicate(s), s.round_number
    if way == BOUGHT and buyer == s.leader and price > s.price:
        return None
    while after.phase == s.phase and after.round_number == number:
        seat, action = after.asked, PASS
        if after.price == price:
            action = BRIBE if way == BRIBED and seat == buyer else PASS
        elif (seat == buyer) == (way == BOUGHT):
            action = BID + price
        elif way == BRIBED:
            return None
        GAME.flat.apply(after, seat, action)
    return after


def test_an_end_is_what_moves_would_have_brought_about() -> None:
    compared = 0
    for s in auctions():
        for way, price, buyer in ends_of(s):
            wanted = brought_about(s, way, price, buyer)
            if wanted is not None:
                found = duplicate(s)
                end(found, way, price, buyer)
                assert found == wanted
                compared += 1
    assert compared > 100


def test_who_is_out_has_no_mask_or_leads_ends_it_otherwise() -> None:
    match = table()
    bid(match, 0, 9)
    pass_by(match, 1)
    s = match.state
    assert [seat for seat in range(4) if can_end(s, BOUGHT, 9, seat)] == [0]
    assert [seat for seat in range(4) if can_end(s, BOUGHT, 10, seat)] == [0, 2, 3]
    assert [seat for seat in range(4) if can_end(s, BRIBED, 9, seat)] == [2, 3]
    assert [seat for seat in range(4) if can_end(s, BRIBED, 15, seat)] == [0, 2, 3]
    assert not any(can_end(s, BRIBED, 16, seat) for seat in range(4))


@pytest.fixture(scope="module")
def kernels() -> Any:
    return compiled(GAME, haggling, judgement)


def solved(kernels: Any, s: Any, seat: int, limits: list[int], heat: float = 1e-4) -> Haggle:
    """An auction among four whose ends are worth anything, with the same limits in every draw."""
    base = np.zeros(1, dtype_of(GAME.state))
    record_from(s, base, 0)
    row = np.array([[*limits, 0]])
    ends = np.random.default_rng(3).random((outcomes.WAYS, PRICES, SEATS, SEATS))
    junctures = np.zeros((*JUNCTURES, SEATS))
    lot = Haggle(
        base,
        base.copy(),
        seat,
        heat,
        PRICES,
        row,
        row[0],
        ends,
        junctures,
        np.zeros_like(junctures),
    )
    kernels.solve_junctures(lot, np.zeros((1, *JUNCTURES), np.int64))
    return lot


LIMITS = [14, 17, 11, 15]


def opened() -> Match:
    match = table(players=4)
    bid(match, 0, 2)
    return match


def test_dealers_go_on_as_where_all_is_settled(kernels: Any) -> None:
    s = opened().state
    lot = solved(kernels, s, 1, LIMITS)
    compared = 0
    for raised in range(3, 16):
        after = duplicate(s)
        GAME.flat.apply(after, 1, BID + raised)
        judgement.settle(after, LIMITS, seeded(1))
        juncture = lot.dealt[raised - s.price][1][2][0]
        for seat in range(4):
            if paid := 30 - after.points[seat]:  # nobody paid a mask
                assert juncture == pytest.approx(lot.ends[BOUGHT][paid - s.price][seat])
                compared += 1
    assert compared > 3


def test_the_seat_that_thinks_never_does_better_by_anything_else(kernels: Any) -> None:
    s = opened().state
    lot = solved(kernels, s, 1, LIMITS)
    likes = np.zeros(WAYS_ON)
    kernels.judge(lot, lot.solved, 0, 0, 1, 0, likes)
    assert lot.solved[0][0][1][0][1] == pytest.approx(likes.max(), abs=1e-3)
    assert likes[PASSING] == lot.solved[0][0][2][1 << 1][1]
    assert likes[BRIBING] == lot.ends[BRIBED][0][1][1]
    assert likes[5] == lot.solved[5][1][2][0][1]


def test_what_is_followed_comes_to_what_was_solved(kernels: Any) -> None:
    s = opened().state
    heat = haggling.RIVALS_HEAT
    lot = solved(kernels, s, 1, LIMITS, heat)
    likes, reach = np.zeros(WAYS_ON), np.zeros(JUNCTURES)
    kernels.judge(lot, lot.solved, 0, 0, 1, 0, likes)
    for way in (1, 7, PASSING, BRIBING):
        found = np.zeros(lot.ends.shape[:-1])
        kernels.follow(lot, way, 0, 0, 0, heat, reach, found)
        assert found.sum() == pytest.approx(1.0, abs=1e-3)
        assert (found * lot.ends[..., 1]).sum() == pytest.approx(likes[way], abs=1e-3)
        assert not reach.any()


def test_rivals_do_what_dealers_would_unless_they_like_something_else_better(kernels: Any) -> None:
    """A rival to whom all ends are alike does what a Dealer does there."""
    s = opened().state
    lot = solved(kernels, s, 0, LIMITS)
    lot.ends[:] = 0.5
    kernels.solve_junctures(lot, np.zeros((1, *JUNCTURES), np.int64))
    odds = np.zeros(WAYS_ON)
    kernels.weigh(lot, 0, 0, 1, 0, lot.heat, odds)
    usual = kernels.dealers_way(lot, lot.limits, 0, 0, 1, 0)
    assert odds.argmax() == usual
    assert odds.sum() == pytest.approx(1.0, abs=1e-3)


def test_limits_are_drawn_at_all_tables_in_turn_and_usual_is_the_mean_of_them(kernels: Any) -> None:
    """Whoever listens thinks several tables of rivals possible."""
    s = opened().state
    base = np.zeros(1, dtype_of(GAME.state))
    record_from(s, base, 0)
    mean, generous = list(COLLECTOR), list(COLLECTOR)
    mean[NOISE] = generous[NOISE] = 0.0
    mean[SHARE], generous[SHARE] = 0.5, 1.5
    tables = np.array([[[*row, 0.0]] * SEATS for row in (mean, generous)])
    draws, limits = np.zeros((6, SEATS), np.int64), np.zeros(SEATS, np.int64)
    kernels.draw_limits(base, tables, np.zeros(1), np.array([3]), draws, limits)
    low, high = (judgement.reserve(s, 1, (*row, 0.0), (), 0.0) for row in (mean, generous))
    assert low < high
    assert draws[:, 1].tolist() == [low, high] * 3
    assert limits[1] == (low + high) // 2


def test_next_comes_who_is_still_in() -> None:
    assert next_in(0b0110, 0, 4) == 3
    assert next_in(0b0011, 3, 4) == 2


# At a table


def asked(match: Match, bot: Searching, seed: int = 1) -> int:
    seat = match.asked
    return bot.choose(match.view(seat), match.legal(seat), match.memory(seat), seeded(seed))


def test_an_auction_is_solved_once_and_gone_by_until_the_lot_is_gone() -> None:
    match = table(players=4)
    master = Searching(GAME, worlds=64, name=MASTER)
    assert asked(match, master) >= BID
    kept = master._reckoners[4]._kept
    for seat, price in ((0, 3), (1, 4), (2, 5), (3, 6)):
        bid(match, seat, price)
    asked(match, master)
    assert master._reckoners[4]._kept is kept
    for seat in (0, 1, 2):
        pass_by(match, seat)
    while match.asked != 0 or match.state.leader == 0:
        bid(match, match.asked, match.state.price + 1)
    asked(match, master)
    assert master._reckoners[4]._kept is not kept


def test_what_is_kept_of_an_auction_is_small() -> None:
    """A server keeps 2,000 bots in mind."""
    match = table(players=4)
    master = Searching(GAME, name=MASTER)
    asked(match, master)
    kept = master._reckoners[4]._kept
    assert kept is not None
    arrays = [kept.fine, *kept.likes, *kept.wins, *(x for x in kept.lot if hasattr(x, "nbytes"))]
    assert sum(x.nbytes if x.base is None else x.base.nbytes / 2 for x in arrays) < 1e6


def test_saying_why_solves_nothing_for_later() -> None:
    match = table(players=3)
    master = Searching(GAME, worlds=64, name=MASTER)
    seen = match.view(0), match.legal(0), match.memory(0)
    told = master.explain(*seen, seeded(4))
    assert master._reckoners[3]._kept is None
    chosen = master.choose(*seen, seeded(4))
    assert GAME.codec.decode(chosen) == told.decision
    assert told.alternatives[0].chance is not None


def test_a_lot_that_goes_too_high_is_tried_raise_by_raise() -> None:
    values = [85 + n for n in range(14)]
    match = table(values[:12], players=3, values=values, highest_bid=999)
    master = Searching(GAME, worlds=16, name=MASTER)
    action = asked(match, master)
    assert master._reckoners[3]._kept is None
    assert GAME.flat.why_not(match.state, 0, action) == 0


def test_it_thinks_as_long_as_it_may() -> None:
    match = table(players=4)
    assert asked(match, Searching(GAME, seconds=0.02, name=MASTER)) >= BID
