"""A flat state: whole numbers and fixed-size rows of whole numbers, declared once.

A game declares its state as a dataclass whose fields say how wide they are and, for rows and
grids, how long. From that one declaration comes the ordinary object that plain Python plays on
(`blank`) and, in `saleroom.fast`, the record of an array that compiled rules play on.
"""

import dataclasses
from dataclasses import dataclass
from typing import Any, TypeVar, get_type_hints

import msgspec

S = TypeVar("S")


@dataclass(frozen=True)
class Width:
    """How many bytes one number takes."""

    size: int

    @property
    def least(self) -> int:
        """The smallest number that fits."""
        return -(1 << (8 * self.size - 1))

    @property
    def most(self) -> int:
        """The largest number that fits."""
        return (1 << (8 * self.size - 1)) - 1


I8 = Width(1)
I16 = Width(2)
I32 = Width(4)

# What an observation holds where its viewer does not know; no state holds such a number.
UNKNOWN = -5


@dataclass(frozen=True)
class Field:
    """One field of a flat state; an empty shape is a single number."""

    name: str
    width: Width
    shape: tuple[int, ...]


_KNOWN: dict[type[Any], tuple[Field, ...]] = {}
_BLANKS: dict[type[Any], bytes] = {}


def layout_of(state: type[Any]) -> tuple[Field, ...]:
    """Return the declared fields; those without a width are not part of the flat state."""
    if state not in _KNOWN:
        _KNOWN[state] = _read_layout(state)
    return _KNOWN[state]


def _read_layout(state: type[Any]) -> tuple[Field, ...]:
    hints = get_type_hints(state, include_extras=True)
    fields = []
    for field in dataclasses.fields(state):
        marks = getattr(hints[field.name], "__metadata__", ())
        if marks:
            fields.append(Field(field.name, marks[0], tuple(marks[1:])))
    return tuple(fields)


def blank(state: type[S]) -> S:
    """Make a state with every number zero."""
    if state not in _BLANKS:
        _BLANKS[state] = _ENCODER.encode([_zeros(field.shape) for field in layout_of(state)])
    return unpacked(state, _BLANKS[state])


def known(state: type[S], **numbers: Any) -> S:
    """Make a state of what somebody knows, and no more: a rule that reads anything else fails."""
    s = object.__new__(state)
    for name, value in numbers.items():
        setattr(s, name, value)
    return s


def duplicate(s: S) -> S:
    """Copy a state; what was told about it stays with the original."""
    kind = type(s)
    return kind(**{f.name: _copied(getattr(s, f.name), len(f.shape)) for f in layout_of(kind)})


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder()


def packed(s: object) -> bytes:
    """Write a state down in few bytes, for this program alone."""
    return _ENCODER.encode([getattr(s, field.name) for field in layout_of(type(s))])


def unpacked(state: type[S], written: bytes) -> S:
    """Make the state that was written down."""
    names = [field.name for field in layout_of(state)]
    return state(**dict(zip(names, _DECODER.decode(written), strict=True)))


def overflows(s: object) -> list[str]:
    """Name the fields holding a number too wide for them, or rows of the wrong length."""
    return [
        field.name
        for field in layout_of(type(s))
        if not _fits(getattr(s, field.name), field.width, field.shape)
    ]


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _copied(value: Any, depth: int) -> Any:
    if depth == 0:
        return value
    if depth == 1:
        return value[:]
    return [_copied(row, depth - 1) for row in value]


def _fits(value: Any, width: Width, shape: tuple[int, ...]) -> bool:
    if not shape:
        return type(value) is int and width.least <= value <= width.most
    return len(value) == shape[0] and all(_fits(cell, width, shape[1:]) for cell in value)
