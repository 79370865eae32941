"""Damage done to the bytes of one game, from single bits to whole rows of another game."""

from typing import Any

import numpy as np

from saleroom.fast import Batch

Numbers = np.random.Generator


def _flip_bit(data: bytearray, _other: bytes, numbers: Numbers) -> None:
    data[numbers.integers(len(data))] ^= 1 << int(numbers.integers(8))


def _set_byte(data: bytearray, _other: bytes, numbers: Numbers) -> None:
    data[numbers.integers(len(data))] = int(numbers.choice([0, 1, 2, 4, 5, 127, 128, 255]))


def _overwrite_block(data: bytearray, _other: bytes, numbers: Numbers) -> None:
    start = int(numbers.integers(len(data)))
    length = int(numbers.integers(1, 40))
    data[start : start + length] = numbers.bytes(len(data[start : start + length]))


def _cross_over(data: bytearray, other: bytes, numbers: Numbers) -> None:
    start = int(numbers.integers(len(data)))
    data[start:] = other[start:]


def _swap_bytes(data: bytearray, _other: bytes, numbers: Numbers) -> None:
    here, there = (int(k) for k in numbers.integers(len(data), size=2))
    data[here], data[there] = data[there], data[here]


_DAMAGE = (_flip_bit, _set_byte, _overwrite_block, _cross_over, _swap_bytes)


def mangled(data: bytes, other: bytes, numbers: Numbers) -> bytes:
    """Do some damage, most often little; `other` is as long."""
    damaged = bytearray(data)
    for _ in range(int(numbers.choice([1, 1, 1, 2, 3, 10]))):
        _DAMAGE[numbers.integers(len(_DAMAGE))](damaged, other, numbers)
    return bytes(damaged)


def with_fields_of(batch: Batch, other: Batch, numbers: Numbers) -> Batch:
    """Give a game some whole fields of another one, or numbers that are not far from its own."""
    odd = batch.copy()
    for name in numbers.choice(odd.states.dtype.names or (), size=numbers.integers(1, 4)):
        field: Any = odd.states[name]
        if numbers.random() < 0.5:
            field[...] = other.states[name]
        else:
            cell = tuple(numbers.integers(field.shape))
            field[cell] += int(numbers.choice([-2, -1, 1, 2, 10]))
    return odd
