"""The generator gives the same numbers for ever, and they are fair."""

from itertools import pairwise

import pytest

from saleroom.core.chance import below, scrambled, seeded


def drawn(seed: int, bound: int, times: int) -> list[int]:
    numbers = seeded(seed)
    return [below(numbers, bound) for _ in range(times)]


def off_balance(counts: list[int]) -> float:
    """Return chi-square in standard deviations from what fair numbers give."""
    expected = sum(counts) / len(counts)
    freedom = len(counts) - 1
    chi = sum((count - expected) ** 2 / expected for count in counts)
    return (chi - freedom) / (2 * freedom) ** 0.5


@pytest.mark.parametrize(
    ("seed", "state"),
    [
        (0, 4731170059578773536),
        (1, 1719896282364872675),
        (2, 8763847621188317849),
        (7, 2944777296797434269),
        (1 << 62, 1226616267589477777),
        (-1, 7319884286916103765),
    ],
)
def test_a_seed_gives_the_same_state_for_ever(seed: int, state: int) -> None:
    assert seeded(seed) == [state]


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    assert drawn(7, 100, 12) == [48, 88, 59, 43, 79, 88, 70, 44, 73, 18, 87, 0]
    assert drawn(0, 1 << 32, 4) == [646567946, 2196666430, 576145392, 2449455947]
    assert drawn(12345, 70, 12) == [69, 34, 31, 50, 16, 37, 38, 10, 40, 20, 63, 21]


def test_drawing_moves_the_state_on_and_nothing_else() -> None:
    numbers = seeded(7)
    for _ in range(12):
        below(numbers, 100)
    assert numbers == [5620918841953608425]


def test_seeds_wrap_at_63_bits() -> None:
    assert seeded(5) == seeded(5 + (1 << 63)) == seeded(5 - (1 << 63))
    assert scrambled(5) == seeded(5)[0]


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 70, 1000, 4096])
def test_numbers_stay_below_the_bound(bound: int) -> None:
    assert set(drawn(3, bound, 300)) <= set(range(bound))


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 64, 70, 100])
def test_every_number_is_as_likely(bound: int) -> None:
    counts = [0] * bound
    for number in drawn(11, bound, 20_000):
        counts[number] += 1
    assert abs(off_balance(counts)) < 4.5


def test_a_number_says_nothing_about_the_next() -> None:
    numbers = drawn(13, 8, 20_001)
    counts = [0] * 64
    for one, other in pairwise(numbers):
        counts[8 * one + other] += 1
    assert abs(off_balance(counts)) < 4.5


@pytest.mark.parametrize("step", [1, 2, 1 << 16, 1 << 32])
def test_neighbouring_seeds_share_nothing(step: int) -> None:
    counts = [0] * 64
    for k in range(6400):
        first = below(seeded(k * step), 8)
        second = below(seeded((k + 1) * step), 8)
        counts[8 * first + second] += 1
    assert abs(off_balance(counts)) < 4.5


def test_seeds_give_different_games() -> None:
    assert len({scrambled(seed) for seed in range(20_000)}) == 20_000
    assert len({tuple(drawn(seed, 70, 5)) for seed in range(2000)}) == 2000


def test_one_bit_of_the_seed_turns_half_of_the_state() -> None:
    turned = [
        (scrambled(seed) ^ scrambled(seed ^ 1 << bit)).bit_count()
        for seed in range(50)
        for bit in range(40)
    ]
    assert 29 < sum(turned) / len(turned) < 34


def test_the_generator_runs_on_any_one_cell() -> None:
    class Cell:
        def __init__(self) -> None:
            self.state = scrambled(7)

        def __getitem__(self, index: int) -> int:
            assert index == 0
            return self.state

        def __setitem__(self, index: int, value: int) -> None:
            assert index == 0
            self.state = value

    cell = Cell()
    assert [below(cell, 100) for _ in range(12)] == drawn(7, 100, 12)
