import math
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saleroom.arena.statistics import Tally
from saleroom.core.chance import below, seeded

numbers = st.lists(st.integers(-1000, 1000), min_size=2, max_size=50)


@given(numbers)
def test_mean_and_deviation_are_those_of_the_textbook(values: list[int]) -> None:
    tally = Tally.of(values)
    assert tally.mean == pytest.approx(statistics.fmean(values))
    assert tally.deviation == pytest.approx(statistics.stdev(values), abs=1e-9)
    assert (tally.least, tally.most) == (min(values), max(values))


@given(numbers, numbers)
def test_counting_apart_and_together_is_the_same(some: list[int], others: list[int]) -> None:
    apart = Tally.of(some)
    apart.merge(Tally.of(others))
    assert apart == Tally.of(some + others)


def test_nothing_counted_is_not_a_number() -> None:
    assert math.isnan(Tally().mean)
    assert math.isnan(Tally().estimate().low)


def test_one_number_has_a_mean_but_no_spread() -> None:
    assert Tally.of([7]).mean == 7
    assert math.isnan(Tally.of([7]).deviation)


def test_the_interval_holds_the_truth_19_times_in_20() -> None:
    """2,000 samples of 400 throws of a fair die; the true mean is 3.5."""
    die = seeded(1)
    held = 0
    for _ in range(2_000):
        estimate = Tally.of(1 + below(die, 6) for _ in range(400)).estimate()
        held += estimate.low <= 3.5 <= estimate.high
    assert 0.935 < held / 2_000 < 0.965
