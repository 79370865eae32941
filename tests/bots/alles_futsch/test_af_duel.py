"""Alles Futsch for two: how Expert looks ahead lot by lot, and what it has learnt."""

from typing import Any

import numpy as np
import pytest
from matches import dealt

from saleroom.arena.learning import duel_kernels, duels
from saleroom.bots.alles_futsch import duel, foresight, judgement
from saleroom.bots.alles_futsch.learnt import book
from saleroom.bots.alles_futsch.skill import SKILL
from saleroom.bots.search.kernels import Search
from saleroom.bots.search.searching import Searching
from saleroom.core.chance import seeded
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.fast import compiled
from saleroom.fast.compiled import interpreted
from saleroom.fast.records import dtype_of, record_from
from saleroom.games.alles_futsch.actions import BID, CHOOSE
from saleroom.games.alles_futsch.game import GAME
from saleroom.games.alles_futsch.guess import Memory
from saleroom.games.alles_futsch.state import TURNING_UP, USING
from saleroom.play.match import Match

DEALER = tuple(SKILL.levels["dealer"])
ROWS = np.repeat(np.array(DEALER)[np.newaxis], MOST_PLAYERS, axis=0)
THREE_PAINTINGS = 0
BOARDS = ("painting", "vase")


def choosing(money: tuple[int, int], chooser: int = 0) -> Any:
    """Cards 0 to 4 are turned up; seat 0 collects no paintings, seat 1 no vases."""
    s = GAME.new(2, options={"boards": BOARDS, "first_chooser": chooser})
    for card in range(5):
        GAME.flat.draw(s, card)
    s.money[:2] = list(money)
    return s


def selling(money: tuple[int, int] = (200, 200), chooser: int = 0) -> Any:
    s = choosing(money, chooser)
    GAME.flat.apply(s, chooser, CHOOSE + THREE_PAINTINGS)
    return s


def chances(s: Any, seat: int, actions: list[int], lots: int = 1) -> list[float]:
    """How likely the seat is to win after each of these actions, over all cards to come."""
    base = np.zeros(1, dtype_of(GAME.state))
    record_from(s, base, 0)
    utilities, victories = np.zeros((2, 30, len(actions)))
    kernels: Any = compiled(GAME, duel, judgement)
    search = Search(
        base, np.zeros(5, base.dtype), ROWS[np.newaxis], np.array(book()), np.arange(30)
    )
    alive = np.ones(len(actions), np.bool_)
    tried = (utilities, victories)
    kernels.try_options(search, seat, 0, 30, np.array(actions), alive, 1.0, *tried, lots)
    assert (utilities == victories).all()
    return [float(chance) for chance in victories.mean(axis=0)]


def sold(s: Any, buyer: int, limit: int) -> int | None:
    """What the buyer pays if seat 1 goes up to the limit; None if that cannot be brought about."""
    kernels: Any = interpreted(GAME, duel, judgement)
    had = s.money[buyer]
    if not kernels.sell_to(s, buyer, 0, limit):
        return None
    assert s.phase == USING
    assert s.leader == buyer
    return int(had - s.money[buyer])


@pytest.mark.parametrize("chooser", [0, 1])
def test_the_seat_has_a_card_at_its_rivals_limit(chooser: int) -> None:
    assert sold(selling(chooser=chooser), 0, 40) == 40


@pytest.mark.parametrize("chooser", [0, 1])
def test_the_rival_is_made_to_pay_nearly_his_limit(chooser: int) -> None:
    assert sold(selling(chooser=chooser), 1, 40) == 39


def test_the_rival_pays_no_more_than_the_seat_can_drive_him_to() -> None:
    assert sold(selling((10, 200)), 1, 40) == 10


def test_a_card_the_rival_does_not_want_stays_with_its_chooser() -> None:
    assert sold(selling(), 1, 0) is None
    assert sold(selling(), 0, 0) == 1
    assert sold(selling(chooser=1), 1, 0) == 1


@pytest.mark.parametrize(("limit", "pays"), [(19, 20), (20, 20), (21, 22), (40, 40)])
def test_who_leads_has_the_card_at_his_bid_or_at_the_limit(limit: int, pays: int) -> None:
    s = selling()
    GAME.flat.apply(s, 0, BID + 20)
    assert sold(s, 0, limit) == pays


def test_a_card_that_wins_at_once_is_as_good_as_won() -> None:
    """Seat 1 would have to take three paintings for 60, and has 45."""
    chance, other = chances(choosing((200, 45)), 0, [CHOOSE + THREE_PAINTINGS, CHOOSE + 1], 0)
    assert chance > 1 - 1e-6
    assert chance > other


def test_who_bids_all_he_has_and_is_not_topped_has_lost() -> None:
    all_of_it, one = chances(selling((45, 2)), 0, [BID + 45, BID + 1])
    assert all_of_it < 1e-6 < one


@pytest.mark.parametrize("lots", [0, 1, 2])
def test_money_promises_more_than_no_money(lots: int) -> None:
    rich, even, poor = (
        chances(choosing(money), 0, [CHOOSE + 4], lots)[0]
        for money in ((260, 140), (200, 200), (140, 260))
    )
    assert rich > even > poor


def test_where_nobody_can_open_the_game_goes_on_all_the_same() -> None:
    options = {"boards": BOARDS, "first_chooser": 0, "zero_is_bankrupt": False}
    s = GAME.new(2, options=options)
    for card in range(5):
        GAME.flat.draw(s, card)
    s.money[:2] = [0, 1]
    (chance,) = chances(s, 0, [CHOOSE + THREE_PAINTINGS], 2)
    assert 0 < chance < 1


@pytest.mark.soak
def test_both_back_ends_promise_the_same() -> None:
    """The inputs that a compiled game notes are those of the same game in plain Python."""
    kernels: Any = compiled(GAME, duel_kernels, judgement)
    plain: Any = interpreted(GAME, duel_kernels, judgement)
    base = np.zeros(1, dtype_of(GAME.state))
    record_from(GAME.new(2), base, 0)
    inputs = np.zeros((60, foresight.INPUTS), np.float32)
    count = kernels.practise(
        base, np.zeros(5, base.dtype), np.arange(4), ROWS, np.array(book()), 100, inputs,
        np.zeros(60, np.int64), np.zeros(4, np.float32),
    )  # fmt: skip
    seen = []
    for game in range(4):
        s, numbers = GAME.new(2), [plain.scrambled(game)]
        most, x = [0] * MOST_PLAYERS, [0.0] * duel.ROOM
        while s.asked != NOBODY:
            if s.phase != plain.CHOOSING:
                plain.step(s, ROWS, (0.0,), numbers, most)
                continue
            plain.below(numbers, 100)
            while s.asked != NOBODY and s.phase != TURNING_UP:
                plain.step(s, ROWS, (0.0,), numbers, most)
            if s.asked != NOBODY:
                foresight.describe(s, game % 2, DEALER, x)
                seen.append(x[: foresight.INPUTS])
    assert count == len(seen) > 10
    assert inputs[:count] == pytest.approx(np.array(seen))


@pytest.mark.soak  # half a minute to compile, where nobody has
def test_experts_first_card_is_the_same_every_time() -> None:
    def choice() -> int:
        match = dealt(Match(GAME, 2), 3)
        seat = match.asked
        bot = Searching(GAME, worlds=16)
        return bot.choose(match.view(seat), match.legal(seat), match.memory(seat), seeded(9))

    assert choice() == choice()


@pytest.mark.soak  # the same
def test_expert_buys_what_ruins_its_rival() -> None:
    """Seat 1 has opened with 1 for three paintings; if seat 0 has them, seat 1 must take them."""
    s = selling((200, 45), chooser=1)
    match = Match(GAME, 2, options={"boards": BOARDS, "first_chooser": 1})
    match.state = s
    GAME.flat.apply(s, 1, BID + 1)
    bot = Searching(GAME, worlds=16)
    action = bot.choose(match.view(0), match.legal(0), Memory((200, 45)), seeded(1))
    assert action >= BID


@pytest.mark.soak
def test_a_net_is_taught_what_separates_won_from_lost() -> None:
    drawing = np.random.default_rng(0)
    positions = drawing.normal(size=(8192, foresight.INPUTS)).astype(np.float16)
    ended = (positions[:, 3] > 0).astype(np.float32)
    net = drawing.normal(0.0, 0.1, foresight.NUMBERS).astype(np.float32)
    losses = [duels.taught(net, positions, ended, drawing) for _ in range(30)]
    assert losses[-1] < losses[0] / 2


@pytest.mark.soak
def test_learning_is_repeatable() -> None:
    first, wins = duels.learn(2, 200, 5, told=lambda _: None)
    again, same = duels.learn(2, 200, 5, told=lambda _: None)
    assert (first == again).all()
    assert wins == same
    assert len(first) == foresight.NUMBERS == len(book())
