"""From counted victories to chances: what is told of everybody is one together, and follows what is
at stake."""

from pathlib import Path

import numpy as np
import pytest

from saleroom.analysis.balance import LEAST, Power, balanced, kept, power_of
from saleroom.analysis.growing import analyse
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.play.record import record_of

SHARES = (0.0, 0.125, 0.25, 0.625)
WORLDS = 64
BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.mark.parametrize("power", [LEAST, 0.5, 1.0, 1.4])
def test_chances_are_one_together_and_as_the_shares_lie(power: float) -> None:
    told = balanced(SHARES, WORLDS, power)
    assert sum(one.chance for one in told) == pytest.approx(1.0, abs=2e-4)
    assert [one.chance for one in told] == sorted(one.chance for one in told)
    for one in told:
        assert 0.0 <= one.low < one.chance < one.high <= 1.0


def test_whoever_is_as_good_is_told_as_much() -> None:
    told = balanced([0.25] * 4, WORLDS, 0.7)
    assert {one.chance for one in told} == {0.25}
    assert balanced([1.0, 0.0], 511, 1.0)[0].chance == pytest.approx(0.999, abs=1e-3)


def test_the_smaller_the_power_the_nearer_are_chances_to_each_other() -> None:
    best = [balanced(SHARES, WORLDS, power)[-1].chance for power in (LEAST, 0.5, 1.0, 1.4)]
    assert best == sorted(best)
    assert best[0] == pytest.approx(0.25, abs=0.05)
    assert best[2] == pytest.approx(0.625, abs=0.02), "as it was counted"


def test_a_power_falls_with_the_stakes_and_stays_one() -> None:
    power = Power(1.5, 0.3)
    assert power.at(1.0) == 1.5
    assert power.at(10.0) == pytest.approx(1.5 - 0.3 * 2.302585)
    assert power.at(1e6) == LEAST


@pytest.mark.parametrize("stakes", [0.0, 0.2, -3.0])
def test_less_than_a_point_at_stake_is_as_one(stakes: float) -> None:
    assert Power(1.5, 0.3).at(stakes) == 1.5
    assert power_of("draughts").at(stakes) == 1.0


def test_a_game_nothing_was_found_for_is_told_as_counted() -> None:
    assert power_of("draughts").at(30.0) == 1.0


def test_every_game_has_a_power_and_what_it_was_found_in() -> None:
    assert kept().powers.keys() == kept().found.keys() == set(GAMES)
    assert "--seed" in kept().command
    for game in GAMES:
        assert power_of(game).fall >= 0.0, "the longer a game goes on the less is sure"


def test_an_analysis_says_by_which_power() -> None:
    found = analyse(record_of(Match(game_named("canaletto"), 3)), 16)
    assert found.assumed.power == power_of("canaletto")


def test_a_fit_finds_the_power_by_which_games_were_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(BENCHMARKS)
    import course  # noqa: PLC0415  # a program beside the package

    draw, true = np.random.default_rng(5), Power(1.6, 0.4)
    counted = []
    for number in range(4000):
        stakes, shares = (3.0, 20.0)[number % 2], tuple(draw.dirichlet([1.0] * 4))
        chances = [one.chance for one in balanced(shares, WORLDS, true.at(stakes))]
        winner = draw.choice(4, p=np.array(chances) / sum(chances))
        came = tuple(float(seat == winner) for seat in range(4))
        counted.append(course.Counted("canaletto", number, 0.5, stakes, 0, WORLDS, shares, came))
    found = course.fitted(counted)
    for stakes in (3.0, 20.0):
        assert found.at(stakes) == pytest.approx(true.at(stakes), abs=0.1)
