"""What kernels call is compiled once, for large integers, and optimised where it ends up."""

import numba
import numpy as np
from fast import linking_kernels
from numba import types

from saleroom.fast import Batch, compiled, interpreted
from saleroom.games.modern_art.game import GAME


def test_integers_of_every_kind_are_counted_with_as_python_does() -> None:
    ways = compiled(GAME, linking_kernels)
    assert ways.twice_in_three_ways(np.array([100], np.int8)) == 200_014_200
    assert interpreted(GAME, linking_kernels).twice_in_three_ways([100]) == 200_014_200


def test_a_kernel_that_only_kernels_call_has_no_way_in_from_python() -> None:
    ways = compiled(GAME, linking_kernels)
    ways.twice_in_three_ways(np.array([1], np.int8))
    assert len(ways.twice_in_three_ways.signatures) == 1
    assert ways.twice.signatures == []
    assert ways.twice(21) == 42
    assert len(ways.twice.signatures) == 1


def test_a_rule_is_compiled_once_whatever_integers_it_is_called_with() -> None:
    ways = compiled(GAME, linking_kernels)
    batch = Batch.new(GAME, range(1), 4)
    batch.play_out()
    scores = batch.scores()[0]
    total = ways.scores_in_three_ways(batch.states, np.array([2], np.int8))
    assert total == 2 * scores[2] + scores[1]
    # The kernel may have come from the disk, so what it asked for is asked for once more.
    state = numba.typeof(batch.states).dtype
    for number in (types.int8, types.literal(1), types.int64):
        ways.rules.score.get_call_template((state, number), {})
    assert len(ways.rules.score.signatures) == 1
