"""Kernels that are called without a look at the types of their arguments, and lists they make."""

import sys
from concurrent.futures import ThreadPoolExecutor

import numba
import numpy as np

from saleroom.fast import Batch, compiled, direct
from saleroom.fast.listing import listed, ready_decimals
from saleroom.games.modern_art.game import GAME


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]  # Numba's
def as_list(cells: object, places: object) -> object:
    return listed(cells, places)


def test_a_kernel_called_directly_does_the_same() -> None:
    batch = Batch.new(GAME, range(5), players=4)
    kernel = compiled(GAME).awaited_all
    one, other = np.zeros(5, np.int64), np.zeros(5, np.int64)
    kernel(batch.states, one)
    assert direct(kernel, batch.states, other)(batch.states, other) is None
    assert one.any()
    assert (one == other).all()


def test_cells_become_a_list_of_decimals() -> None:
    places, made = ready_decimals()
    assert len(places) == len(made) == 1 << 16
    cells = np.array([-5, 0, 7, 100, 2**15 - 1, -(2**15)], np.int16)
    as_decimals = direct(as_list, cells, places)
    assert as_decimals(cells, places) == cells.tolist()
    assert {*map(type, as_decimals(cells, places))} == {float}
    assert as_decimals(cells[:0], places) == []


def test_a_list_holds_its_decimals_and_lets_them_go() -> None:
    places, made = ready_decimals()
    cells = np.full(50, 4321, np.int16)
    as_decimals = direct(as_list, cells, places)
    one = made[4321 + (1 << 15)]
    before = sys.getrefcount(one)
    held = [as_decimals(cells, places) for _ in range(20)]
    assert sys.getrefcount(one) == before + 20 * 50
    del held
    assert sys.getrefcount(one) == before


def test_threads_make_lists_beside_each_other() -> None:
    places, _ = ready_decimals()
    rows = [np.full(200, number, np.int16) for number in range(8)]
    as_decimals = direct(as_list, rows[0], places)

    def make(row: np.ndarray) -> bool:
        return all(as_decimals(row, places) == row.tolist() for _ in range(500))

    with ThreadPoolExecutor(4) as pool:
        assert all(pool.map(make, rows * 2))
