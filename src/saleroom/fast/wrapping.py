"""The generator of `core.chance` in unsigned arithmetic, for compiled code.

Python's integers do not overflow, and `core.chance` cuts them to 63 bits itself. Numba promises
its compiler that a signed product never overflows, and the compiler may then drop that cut, or
anything else. Unsigned products wrap, by definition. These two take the place of their namesakes
in compiled rules; that both give the same numbers is tested.
"""

from typing import Any

import numba
import numpy as np

from saleroom.core import chance

_MASK = np.uint64((1 << 63) - 1)

# Numba's own types leave two of these options out.
NJIT: Any = numba.njit
_inner = NJIT(error_model="numpy", nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)


@_inner  # type: ignore[untyped-decorator]  # Numba's
def _cut(x: int, factor: int, more: int) -> Any:
    """Multiply and add, and keep the low 63 bits."""
    return np.int64((np.uint64(x) * np.uint64(factor) + np.uint64(more)) & _MASK)


@_inner  # type: ignore[untyped-decorator]  # Numba's
def scrambled(seed: int) -> Any:
    """Turn a seed into a generator state."""
    x = _cut(seed, 2862933555777941757, 3037000493)
    x = _cut(x ^ x >> 29, 3935559000370003845, 0)
    x = _cut(x ^ x >> 32, 2691343689449507681, 0)
    return x ^ x >> 31


@_inner  # type: ignore[untyped-decorator]  # Numba's
def below(numbers: Any, bound: int) -> Any:
    """Draw a whole number from 0 to bound - 1."""
    x = _cut(numbers[0], 6364136223846793005, 1442695040888963407)
    numbers[0] = x
    return ((((x >> 22) ^ x) >> ((x >> 60) + 21)) & 4294967295) * bound >> 32


TWINS = {chance.scrambled: scrambled, chance.below: below}
