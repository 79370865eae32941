"""Alles Futsch for three to five: how Master reckons a lot, and what its net looks at."""

from typing import Any

import msgspec
import numpy as np
import pytest
from matches import at_random

from saleroom.arena.learning import lots as lots_school
from saleroom.arena.learning.learning import Schooling
from saleroom.arena.learning.lots import LotPractice, school, softened
from saleroom.arena.learning.playing import Positions
from saleroom.arena.learning.teaching import foretold, new_net
from saleroom.bots.alles_futsch import judgement, lots, promising, reckoning
from saleroom.bots.alles_futsch.limits import ceiling
from saleroom.bots.alles_futsch.promising import INPUTS, SEASONS, describe_seat, look, new_glance
from saleroom.bots.alles_futsch.reckoning import LotDesk, PlayedLot, new_desk, new_lot
from saleroom.bots.alles_futsch.skill import SKILL
from saleroom.bots.expert import MASTER
from saleroom.bots.learnt import LAYERS, Net, size_of
from saleroom.bots.reasons import fits
from saleroom.bots.search.kernels import Search
from saleroom.bots.search.manner import manner_of
from saleroom.bots.search.searching import Searching
from saleroom.bots.skill import MOST_OPTIONS
from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.fast.compiled import interpreted
from saleroom.games.alles_futsch.actions import BID, CHOOSE, PASS
from saleroom.games.alles_futsch.game import GAME
from saleroom.games.alles_futsch.state import BIDDING, TURNING_UP
from saleroom.play.match import Match

DEALER = [*SKILL.levels["dealer"], 0.0]
ROWS = [DEALER] * MOST_PLAYERS
BOARDS = ("painting", "sculpture", "furniture", "clock")
PLAIN: Any = interpreted(GAME, reckoning, judgement)
PLAIN_LOTS: Any = interpreted(GAME, lots, judgement)


class Places(list[Any]):
    """Room for worlds: what is put into a place is a copy, as in an array of records."""

    def __setitem__(self, place: Any, s: Any) -> None:
        super().__setitem__(place, duplicate(s))


def counting_net() -> list[float]:
    """A net that says nothing, so that money alone counts."""
    net = [0.0] * size_of(INPUTS, SEASONS)
    net[:5] = [float(INPUTS), *map(float, LAYERS), float(SEASONS), 25.0]
    return net


def desk() -> LotDesk:
    return new_desk(ROWS, counting_net(), seeded(1))


def on_offer(*money: int, card: int = 0, chooser: int = 0) -> Any:
    """A card is on offer in a game of four; 0 shows three paintings, which seat 0 must sell."""
    s = GAME.new(len(money), options={"boards": BOARDS[: len(money)], "first_chooser": chooser})
    for turned_up in range(5):
        GAME.flat.draw(s, turned_up)
    s.money[: len(money)] = list(money)
    GAME.flat.apply(s, chooser, CHOOSE + card)
    return s


def reckoned(s: Any) -> PlayedLot:
    lot = new_lot()
    PLAIN.reckon(Places([s, None]), 0, desk(), lot)
    return lot


def promised(s: Any, seat: int, options: list[int]) -> tuple[list[float], list[int]]:
    """What Master is told of these options, and how high it thinks everybody goes."""
    values, limits = [0.0] * len(options), [0] * MOST_PLAYERS
    places: Any = Places([None, None, None])
    facts: Any = [s], places, [ROWS], counting_net(), [1]
    search = Search(*facts)
    with np.errstate(over="ignore"):  # compiled code draws in 64 bits
        PLAIN_LOTS.promise_options(search, seat, options, values, limits)
    return values, limits


def listed(s: Any, seat: int) -> list[int]:
    options = [0] * MOST_OPTIONS
    return options[: judgement.list_options(s, seat, options, DEALER, ())]


def between_lots(players: int, seed: int) -> list[Any]:
    states = []
    for match in at_random(Match(GAME, players), seed):
        s = match.state
        if s.phase == TURNING_UP and s.in_stock < 31 and s.turned_up == 4:
            states.append(duplicate(s))
    return states


@pytest.mark.parametrize("buyer", range(4))
@pytest.mark.parametrize("price", [1, 2, 50])
def test_a_card_is_sold_to_anybody_whatever_was_bid(buyer: int, price: int) -> None:
    s = on_offer(200, 200, 200, 200)
    GAME.flat.apply(s, 0, BID + 7)
    GAME.flat.apply(s, 1, PASS)
    PLAIN.sell(s, buyer, price)
    assert s.leader == buyer
    assert [200 - money for money in s.money[:4]] == [price * (k == buyer) for k in range(4)]


def test_nobody_reckons_to_pay_more_than_he_can() -> None:
    lot = reckoned(s := on_offer(200, 35, 2, 120))
    for seat in range(4):
        assert 0 <= lot.limits[seat] <= ceiling(s, seat)


def test_who_has_passed_has_no_limit_and_who_leads_keeps_his_bid() -> None:
    s = on_offer(200, 200, 200, 200)
    GAME.flat.apply(s, 0, BID + 90)
    GAME.flat.apply(s, 1, PASS)
    lot = reckoned(s)
    assert lot.limits[1] == 0
    assert lot.limits[0] >= 90


def test_a_card_that_wins_the_game_is_worth_all_but_the_margin() -> None:
    """Seat 0 sells the first two paintings to whoever is poorest, who is bankrupt: seat 0 wins."""
    s = on_offer(120, 60, 60, 15)
    limit = reckoned(s).limits[0]
    assert limit > judgement.outlook(on_offer(120, 120, 120, 120), 0, DEALER, ())


def test_between_two_prices_chances_lie_on_a_line() -> None:
    lot = new_lot()
    lot.prices[2] = 10, 20, 40
    lot.chances[2, :, 1] = 0.5, 0.4, 0.3
    told = [reckoning.chance_at(lot, 2, price, 1) for price in (10, 15, 20, 30, 40, 60)]
    assert told == pytest.approx([0.5, 0.45, 0.4, 0.35, 0.3, 0.2])
    lot.prices[2, 0] = -1
    assert reckoning.chance_at(lot, 2, 15, 1) == 0.0


def test_a_chance_is_one_beyond_the_prices_tried_too() -> None:
    """The line would go below 0 there, and above 1."""
    s, lot, chances = on_offer(200, 200, 200, 200), new_lot(), [0.5] * 4
    lot.limits[:4] = 90, 89, 0, 0
    lot.prices[0] = 10, 20, 40
    lot.chances[0, :, 0] = 0.3, 0.2, 0.1
    lot.chances[0, :, 1] = 0.7, 0.8, 0.9
    PLAIN.expect(s, lot, chances)
    assert chances[:2] == [0.0, 1.0]


def test_what_is_weighed_of_bids_is_a_chance_and_best_what_is_done() -> None:
    for money in ((200, 200, 200, 200), (30, 25, 20, 500), (500, 4, 3, 2)):
        s = on_offer(*money)
        options = [BID + amount for amount in (1, 2, 10, money[0] - 1)]
        values = [0.0] * len(options)
        PLAIN_LOTS.weigh_bids(Places([s, None]), 0, options, desk(), new_lot(), values)
        assert all(0.0 <= value <= 1.0 for value in values)
        assert values.count(max(values)) == 1


@pytest.mark.parametrize(("beyond", "buyer"), [(-1, 0), (0, 1), (1, 1)])
def test_who_bids_what_the_leader_would_pay_at_most_is_told_to_have_the_card(
    beyond: int, buyer: int
) -> None:
    s = on_offer(200, 200, 200, 200)
    GAME.flat.apply(s, 0, BID + 5)
    _, limits = promised(s, 1, [PASS])
    rivals = limits[0], limits[2], limits[3]
    assert limits[1] < limits[0] == max(rivals)
    lot, values, amount = new_lot(), [0.0], limits[0] + beyond
    PLAIN_LOTS.weigh_bids(Places([s, None]), 1, [BID + amount], desk(), lot, values)
    price = limits[0] if buyer == 0 else amount
    assert values == [pytest.approx(reckoning.chance_at(lot, buyer, price, 1))]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_else_is_thought_of_changes_no_promise(players: int) -> None:
    """The luck in how objects are used is the same for every option."""
    tried = 0
    for match in at_random(Match(GAME, players), 4):
        s = match.state
        if s.asked < 0 or s.phase == BIDDING:
            continue
        options = listed(s, s.asked)
        tried += len(options) > 1
        values, limits = promised(s, s.asked, options)
        assert all(0.0 <= value <= 1.0 for value in values)
        assert limits == [0] * MOST_PLAYERS
        assert promised(s, s.asked, options[::-1])[0] == values[::-1]
        if tried == 8:
            break
    assert tried == 8


@pytest.mark.parametrize("bid", [0, 5, 60, 150])
def test_what_promises_most_is_to_bid_up_to_the_limit_that_is_told(bid: int) -> None:
    s = on_offer(200, 200, 200, 200)
    GAME.flat.apply(s, 0, BID + (bid or 1))
    seat, options = s.asked, listed(s, s.asked)
    values, limits = promised(s, seat, options)
    best = options[values.index(max(values))]
    assert (best != PASS) == (limits[seat] > s.price)
    assert all(0 <= limits[k] <= ceiling(s, k) for k in range(4))


@pytest.mark.parametrize(
    ("limits", "buyer", "price"),
    [
        ((30, 20, 10, 0), 0, 21),
        ((20, 30, 30, 0), 1, 31 - 1),
        ((0, 0, 0, 0), 0, 1),
        ((0, 5, 0, 0), 1, 1),
    ],
)
def test_the_highest_limit_has_the_card_for_what_the_next_would_pay(
    limits: tuple[int, ...], buyer: int, price: int
) -> None:
    lot = new_lot()
    lot.limits[:4] = limits
    assert reckoning.goes_to(on_offer(200, 200, 200, 200), lot) == (buyer, price)


def test_only_part_of_the_way_is_gone_from_judgement() -> None:
    s = on_offer(200, 200, 200, 200)
    lot, usual = new_lot(), judgement.outlook(s, 1, DEALER, ())
    lot.limits[1] = usual + 50
    PLAIN.temper(s, desk(), lot)
    assert lot.limits[1] == usual + int(50 * reckoning.PART)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_chances_are_one_together_and_shares_at_the_end(players: int) -> None:
    chances = [0.0] * MOST_PLAYERS
    for s in between_lots(players, 2):
        PLAIN.promise_all(s, desk(), chances)
        assert sum(chances[:players]) == pytest.approx(1.0)
    (*_, match) = at_random(Match(GAME, players), 2)
    last = match.state
    assert last.asked == NOBODY
    PLAIN.promise_all(last, desk(), chances)
    best = max(GAME.flat.standing(last, seat) for seat in range(players))
    winners = [GAME.flat.standing(last, seat) == best for seat in range(players)]
    assert chances[:players] == [won / sum(winners) for won in winners]


@pytest.mark.parametrize("players", [3, 5])
def test_what_a_net_looks_at_is_about_one_and_knows_no_names(players: int) -> None:
    """Two rivals who change places change nothing."""
    for s in between_lots(players, 3):
        glance = new_glance()
        describe_seat(s, 0, look(s, ROWS, glance), glance)
        seen = glance.x.copy()
        assert np.abs(seen).max() < 20.0
        assert (seen[INPUTS:] == 0.0).all()
        for row in (s.money, s.board, s.owned):
            row[1], row[2] = row[2], row[1]
        s.chooser = {1: 2, 2: 1}.get(s.chooser, s.chooser)
        describe_seat(s, 0, look(s, ROWS, glance), glance)
        assert glance.x == pytest.approx(seen)


def test_money_counts_more_the_nearer_the_end() -> None:
    rich, poor = GAME.new(3), GAME.new(3)
    rich.money[:3], poor.money[:3] = [200, 180, 160], [60, 40, 20]
    apart = [promising.counted(s, 0) - promising.counted(s, 1) for s in (rich, poor)]
    assert 0 < apart[0] < apart[1]


def test_a_position_is_taught_what_is_foretold_of_the_next() -> None:
    inputs = np.zeros((3, 2, INPUTS), np.float32)
    counted = np.array([[0, 0], [50, 0], [0, 0]], np.float32)
    shares = np.array([[1, 0], [1, 0], [0, 1]], np.float32)
    games, seasons = np.array([4, 4, 5]), np.zeros(3, np.int64)
    positions = Positions(inputs, counted, shares, seasons, games)
    net = new_net(INPUTS, SEASONS, positions, 1)
    said, found = foretold(net, positions), softened(net, positions).shares
    assert found[1:].tolist() == shares[1:].tolist(), "the last of a game is taught its end"
    later = lots_school.LATER
    assert found[0] == pytest.approx(later * shares[0] + (1 - later) * said[1])


@pytest.mark.soak  # compiling takes its time
def test_a_school_teaches_a_net_that_plays() -> None:
    heard: list[str] = []
    schooling = Schooling(
        game="alles-futsch", players=3, games=600, searched=60, generations=2, epochs=2
    )
    net = school(schooling, told=heard.append)
    assert isinstance(net, Net)
    assert len(net.numbers) == size_of(INPUTS, SEASONS)
    assert net.found["loss"] < net.found["counting"]
    assert len(heard) == 2
    assert msgspec.json.decode(msgspec.json.encode(net), type=Net) == net
    found = LotPractice(3).play(np.array(net.numbers, np.float32), 6, 1, reckoning=1.0)
    assert found.shares.sum(axis=1) == pytest.approx(1.0)


@pytest.mark.soak  # compiling takes its time
@pytest.mark.parametrize("players", sorted(SKILL.mastery))
def test_master_plays_whole_games_and_does_what_it_tells_is_best(players: int) -> None:
    assert manner_of(SKILL, MASTER, players).book is not None
    bots = [Searching(GAME, name=MASTER) for _ in range(players)]
    match, numbers, told = Match(GAME, players), seeded(3), 0
    while not match.is_over:
        seat = match.asked
        if seat < 0:
            match.act(seat, GAME.flat.sample(match.state, numbers))
            continue
        seen = match.view(seat), match.legal(seat), match.memory(seat)
        reasons = bots[seat].explain(*seen, numbers)
        action = bots[seat].choose(*seen, numbers)
        assert GAME.codec.decode(action) == reasons.decision
        (done,) = [one for one in reasons.alternatives if one.action == reasons.decision]
        told += len(reasons.alternatives) > 1
        assert done == reasons.alternatives[0]
        assert reasons.worlds is None, "no worlds are counted that are all alike"
        assert all(one.low is None and one.high is None for one in reasons.alternatives)
        is_bid = match.state.phase == BIDDING
        assert len(reasons.limits) == len(reasons.worth) == (players if is_bid else 0)
        if is_bid and reasons.limit is not None:
            assert fits(reasons.decision, reasons.limit, seen[1])
        match.act(seat, action)
    assert told > 0
