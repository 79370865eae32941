"""Intervals: by the t distribution, for shares, and for whoever looks after every block."""

import pytest

from saleroom.arena.tournament.intervals import (
    FIRST_LOOK,
    measured,
    measured_share,
    sure_interval,
    t_quantile,
)
from saleroom.core.chance import below, seeded


@pytest.mark.parametrize(
    ("freedom", "expected"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (5, 2.5706),
        (10, 2.2281),
        (30, 2.0423),
        (100, 1.9840),
        (1000, 1.9623),
        (10**7, 1.9600),
    ],
)
def test_quantiles_are_those_of_the_tables(freedom: int, expected: float) -> None:
    assert t_quantile(freedom) == pytest.approx(expected, abs=5e-5)


def test_the_exact_and_the_expanded_quantile_meet() -> None:
    assert t_quantile(150) - t_quantile(151) == pytest.approx(
        t_quantile(149) - t_quantile(150), rel=0.05
    )


def test_a_single_block_has_a_mean_and_no_interval() -> None:
    found = measured([0.5])
    assert (found.mean, found.low, found.high) == (0.5, None, None)


def coin(numbers: list[int], tosses: int) -> float:
    """The share of heads; of few tosses it is far from normal."""
    return sum(below(numbers, 2) for _ in range(tosses)) / tosses


def test_the_interval_of_few_blocks_holds_the_truth_19_times_in_20() -> None:
    numbers = seeded(3)
    held = 0
    for _ in range(2000):
        found = measured([coin(numbers, 12) for _ in range(6)])
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.5 <= found.high
    assert 0.935 < held / 2000 < 0.965


@pytest.mark.parametrize("truth", [0.5, 0.94, 0.98])
@pytest.mark.parametrize("blocks", [30, 80])
def test_an_interval_of_shares_holds_the_truth_also_near_all(truth: float, blocks: int) -> None:
    numbers, held, samples = seeded(5), 0, 1000
    for _ in range(samples):
        won = [[below(numbers, 1000) < 1000 * truth for _ in range(3)] for _ in range(blocks)]
        found = measured_share([sum(games) / 3 for games in won])
        held += (found.low or 0) <= truth <= (found.high or 1)
    assert held / samples > 0.935


def test_an_interval_of_shares_stays_between_none_and_all() -> None:
    found = measured_share([1.0, 1.0, 0.75])
    assert found.low is not None
    assert found.high is not None
    assert 0 < found.low < found.mean < found.high <= 1


def test_in_the_middle_shares_are_measured_like_other_numbers() -> None:
    values = [k % 5 / 4 for k in range(200)]
    found, plain = measured_share(values), measured(values)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=0.002)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_shares_that_are_all_alike_still_leave_doubt(share: float) -> None:
    found = measured_share([share] * 10)
    assert found.low is not None
    assert found.high is not None
    assert found.high - found.low == pytest.approx(0.338, abs=0.001)
    assert measured_share([0.5] * 10).half == 0


def test_nothing_is_sure_before_the_first_look() -> None:
    assert sure_interval([1.0] * (FIRST_LOOK - 1)).low is None
    assert sure_interval([1.0] * FIRST_LOOK).low == 1.0


def alarms(truth: float, samples: int, blocks: int) -> int:
    """Count the samples in which some look excludes a fair share of a quarter."""
    numbers = seeded(7)
    found = 0
    for _ in range(samples):
        shares: list[float] = []
        for _ in range(blocks):
            won = sum(below(numbers, 1000) < 1000 * truth for _ in range(4))
            shares.append(won / 4)
            interval = sure_interval(shares) if len(shares) >= FIRST_LOOK else None
            if interval and not (interval.low or 0) <= 0.25 <= (interval.high or 1):
                found += 1
                break
    return found


def test_looking_after_every_block_does_not_find_what_is_not_there() -> None:
    """With the usual interval about a quarter of these would stop."""
    assert alarms(0.25, samples=150, blocks=150) <= 0.05 * 150


def test_looking_after_every_block_finds_what_is_there() -> None:
    assert alarms(0.4, samples=30, blocks=150) == 30
