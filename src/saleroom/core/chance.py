"""Numbers from a seed, the same on every machine and in both back ends.

Chance is a seat, so rules never call this: it is for whoever sits on that seat (a server, a
simulation, a test). The generator is a 63-bit linear congruence with a PCG output (XSH-RS). It is
fast and fair, and not a secret: a server that deals for people draws from a cryptographic stream.
Compiled code has the same generator in unsigned arithmetic, in `saleroom.fast.wrapping`; whoever
changes one changes both, and a test holds them equal.

`numbers` is a list, or an array, of one integer: the state of the generator.
"""

from typing import Protocol

_MASK = (1 << 63) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_LOW_WORD = (1 << 32) - 1


class Numbers(Protocol):
    """One cell that holds the generator's state."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


def scrambled(seed: int) -> int:
    """Turn a seed into a generator state, so that neighbouring seeds share nothing."""
    x = (seed * 2862933555777941757 + 3037000493) & _MASK
    x ^= x >> 29
    x = (x * 3935559000370003845) & _MASK
    x ^= x >> 32
    x = (x * 2691343689449507681) & _MASK
    return x ^ x >> 31


def below(numbers: Numbers, bound: int) -> int:
    """Draw a whole number from 0 to bound - 1; the bias is under bound / 2**32."""
    x = (numbers[0] * _MULTIPLIER + _INCREMENT) & _MASK
    numbers[0] = x
    # The top three bits choose which 32 of the others come out; they must not come out themselves.
    return ((((x >> 22) ^ x) >> ((x >> 60) + 21)) & _LOW_WORD) * bound >> 32


def seeded(seed: int) -> list[int]:
    """Return a generator for the seed. Not for compiled rules."""
    return [scrambled(seed & _MASK)]
