"""What is told as a chance of winning is one, and what is played does not look worse."""

from collections.abc import Iterator
from math import comb

import numpy as np
import pytest

from saleroom.bots.chances import Curve, calibration, counted, curve_for, interval
from saleroom.bots.reasons import ONLY, STOPS, Alternative, fits
from saleroom.bots.search.choosing import (
    Tried,
    best_option,
    is_better,
    options_told,
    surest,
)
from saleroom.bots.search.searching import Searching
from saleroom.bots.search.trying import rounds_of_race, runners, survivors
from saleroom.bots.table import BotTable, bots_at
from saleroom.core.chance import seeded
from saleroom.core.seats import CHANCE
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match

WORLDS = 16


# From counts to chances


@pytest.mark.parametrize("chance", [0.01, 0.05, 0.5, 0.98])
@pytest.mark.parametrize("worlds", [16, 64])
def test_the_interval_holds_near_nothing_and_near_certainty(chance: float, worlds: int) -> None:
    """Wald's, which is told as plus or minus, covers 0.01 in 64 worlds in less than half."""
    covered = sum(
        comb(worlds, wins) * chance**wins * (1 - chance) ** (worlds - wins)
        for wins in range(worlds + 1)
        if interval(wins / worlds, worlds)[0] <= chance <= interval(wins / worlds, worlds)[1]
    )
    assert covered > 0.85


def test_what_was_never_lost_is_not_certain_for_that() -> None:
    low, high = interval(1.0, 64)
    assert 0.93 < low < 0.96
    assert high == 1.0
    assert interval(0.0, 64) == pytest.approx((0.0, 1.0 - low))


def test_a_curve_rises_and_leaves_what_is_sure_as_it_is() -> None:
    curve = Curve(shift=0.4, won=0.7, lost=1.2)
    shares = [0.0, 0.01, 0.3, 0.5, 0.9, 0.99, 1.0]
    chances = [curve.at(share) for share in shares]
    assert chances == sorted(chances)
    assert (chances[0], chances[-1]) == (0.0, 1.0)
    found = counted(0.3, 64, curve)
    assert found.low < found.chance < found.high
    assert Curve().at(0.3) == pytest.approx(0.3)


def test_curves_that_were_found_rise() -> None:
    assert calibration().curves.keys() <= set(GAMES)
    for game, curves in calibration().curves.items():
        assert set(map(int, curves)) == set(game_named(game).players)
        for players in curves:
            curve = curve_for(game, int(players))
            assert min(curve.won, curve.lost) >= 0
            assert curve.won + curve.lost > 0


# From worlds to a choice


def worlds_of(*columns: list[float]) -> Tried:
    """By option the value in each world: liked as it is, won if above a half."""
    utilities = np.array(columns).T.copy()
    seen = np.full(len(columns), len(utilities))
    return Tried(utilities, (utilities > 0.5).astype(float), seen)


def test_judgements_option_is_measured_in_all_worlds() -> None:
    """It was halved away after a few worlds, and then preferred for what it was in those."""
    few = 4
    own = [0.95, 0.05, 0.3, 0.1] + [0.2, 0.3] * 14
    better = [0.6, 0.45, 0.6, 0.4] + [0.7, 0.8] * 14
    tried = worlds_of(own, [0.42] * 32, better, [0.36] * 32)
    alive = survivors(tried, np.ones(4, np.bool_), few)
    assert list(alive) == [True, True, True, False]
    assert not is_better(tried.utilities, np.full(4, few), 2, 0, 1.0), "the few do not tell"
    alive = survivors(tried, alive, 32)
    assert list(alive) == [True, False, True, False]
    assert best_option(tried, alive, 32) == 2


def test_in_a_race_stays_what_may_still_be_more_than_a_little_better() -> None:
    best, near, worse = [0.6, 0.4] * 16, [0.5, 0.48] * 16, [0.3, 0.32] * 16
    tried = worlds_of(worse, near, best, [0.4, 0.6] * 16)
    alive = runners(tried, np.ones(4, np.bool_), 32)
    assert list(alive) == [False, True, True, True]
    assert best_option(tried, alive, 32) == 2, "judgement's was left behind"


def test_a_race_is_over_where_nothing_more_is_to_be_had() -> None:
    """Two orders of laying the same shares end alike in every world."""
    same = [0.6, 0.4, 0.7, 0.1] * 32
    tried = worlds_of(same, [0.2, 0.1, 0.2, 0.1] * 32, same)
    assert list(runners(tried, np.ones(3, np.bool_), 16)).count(True) > 1, "too soon to tell"
    assert list(runners(tried, np.ones(3, np.bool_), 128)) == [True, False, False]


def test_a_race_goes_from_a_few_worlds_to_twice_as_many_and_on() -> None:
    assert [rounds_of_race(worlds) for worlds in (4, 32, 33, 64, 1600)] == [1, 1, 2, 2, 7]


def test_what_judgement_would_do_is_done_where_the_difference_is_within_its_error() -> None:
    tried = worlds_of([0.4, 0.6] * 8, [0.62, 0.4] * 8)
    assert best_option(tried, np.ones(2, np.bool_), 16) == 0


def test_a_sure_victory_is_taken_though_a_gamble_is_liked_better() -> None:
    """By its margin the gamble is ahead; it is told as 75 %, and the other as 100."""
    sure, gamble = [0.51] * 32, [0.9, 0.9, 0.9, 0.3] * 8
    tried = worlds_of(gamble, sure)
    assert best_option(tried, np.ones(2, np.bool_), 32) == 1
    told = options_told(tried, [{"bid": 1}, {"bid": 2}], Curve())
    assert [one.chance for one in told] == pytest.approx([0.985, 0.742], abs=0.001)
    (sure_end, _) = options_told(tried, [{"bid": 1}, {"bid": 2}], Curve(0.4, 0.7, 1.2), ended=[1])
    assert (sure_end.low, sure_end.chance, sure_end.high) == (1.0, 1.0, 1.0)


def test_beyond_both_intervals_the_better_told_is_played() -> None:
    worse = Alternative({"bid": 1}, chance=0.4, low=0.3, high=0.5)
    near = Alternative({"bid": 2}, chance=0.55, low=0.45, high=0.65)
    better = Alternative({"pass": True}, chance=0.7, low=0.6, high=0.8)
    assert surest([near, worse], {"bid": 1}) == {"bid": 1}
    assert surest([better, near, worse], {"bid": 1}) == {"pass": True}
    assert surest([better], {"bid": 9}) == {"bid": 9}


# At a table


def decisions(game: str, seed: int) -> Iterator[tuple[Match, int]]:
    """Positions of a game between Dealers in which a seat is asked."""
    match = Match(game_named(game), game_named(game).players[0])
    names = ["dealer"] * match.players
    table = BotTable(match, bots_at(match.game, names, range(match.players)), seed)
    while not match.is_over:
        if match.asked != CHANCE:
            yield match, match.asked
        table.step()


def before_its_last_decision(game: str, seed: int) -> Match:
    """A game between Dealers, all but the last thing somebody did in it."""
    *_, (whole, _) = decisions(game, seed)
    last = max(k for k, move in enumerate(whole.moves) if move.seat != CHANCE)
    match = Match(whole.game, whole.players)
    for move in whole.moves[:last]:
        match.act(*move)
    return match


@pytest.mark.parametrize("game", ["canaletto", "alles-futsch", "modern-art"])
def test_what_is_played_does_not_look_worse_than_what_is_told(game: str) -> None:
    told = 0
    bot = Searching(game_named(game), worlds=WORLDS)
    for number, (match, seat) in enumerate(decisions(game, 3)):
        if number % (16 if game == "alles-futsch" else 8):
            continue
        legal = match.legal(seat)
        reasons = bot.explain(match.view(seat), legal, match.memory(seat), seeded(number))
        (own,) = [one for one in reasons.alternatives if one.action == reasons.decision]
        assert own.chance is not None
        for one in reasons.alternatives:
            assert 0.0 <= one.low <= one.chance <= one.high <= 1.0
            assert one.low <= own.high, (number, reasons)
        assert (reasons.only in ONLY) == (len(reasons.alternatives) == 1)
        assert reasons.limit is None or fits(reasons.decision, reasons.limit, legal)
        assert reasons.stops is None or reasons.stops in STOPS
        told += 1
    assert told > 4


@pytest.mark.parametrize(("game", "expected"), [("canaletto", {0.0, 1.0}), ("alles-futsch", {1.0})])
def test_a_move_that_ends_the_game_is_told_as_its_result(game: str, expected: set[float]) -> None:
    """A sure victory was told as 75 %, and a sure defeat as 41."""
    results = set()
    for seed in range(6):
        last = before_its_last_decision(game, seed)
        seat = last.asked
        bot = Searching(last.game, worlds=WORLDS)
        reasons = bot.explain(last.view(seat), last.legal(seat), last.memory(seat), seeded(1))
        for one in reasons.alternatives:
            after = last.copy()
            after.act(seat, last.game.codec.encode(one.action))
            if after.is_over:
                winners = after.outcome().winners
                share = 1.0 / len(winners) if seat in winners else 0.0
                assert one.chance == pytest.approx(share, abs=1e-6)
                results.add(share)
    assert results == expected
