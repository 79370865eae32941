"""What happened, told by the rules as it happens, and who may hear it.

Rules call `tell` with a code and up to four numbers. On an ordinary state that is kept in a list;
in compiled play nobody listens and the call vanishes. A game's table of `EventKind` names each
code and its numbers and says what of it is secret. `heard_by` is the only way from what was told
to what somebody hears.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Protocol

import msgspec

from saleroom.core.seats import ALL_SEEING

Told = tuple[int, int, int, int, int]

_ENCODE = msgspec.json.Encoder().encode
# Events of each kind that are remembered. With 256 a server filled them for hours, and in the end
# had seven megabytes more than after its first ten minutes.
_REMEMBERED = 64


class Telling(Protocol):
    """A state that keeps what it is told."""

    told: list[Told]


@dataclass(frozen=True)
class EventKind:
    """How to read one code.

    `fields` names the numbers. `secret` fields, or the whole event where it is `private`, are for
    the seat in the field `seat` alone.
    """

    name: str
    fields: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    private: bool = False

    @cached_property
    def is_open(self) -> bool:
        """Tell whether everybody hears all of it."""
        return not (self.private or self.secret)

    @cached_property
    def whole(self) -> Callable[["Told"], "Event"]:
        """How to say all of it: events are much alike, so those said lately are said again."""
        return lru_cache(_REMEMBERED)(self._said)

    @cached_property
    def written(self) -> Callable[["Told"], bytes]:
        """How to write the same as JSON, as it follows the number of a line."""

        def written(told: Told) -> bytes:
            return b",%b" % _ENCODE(self._said(told))[1:]

        return lru_cache(_REMEMBERED)(written)

    def _said(self, told: "Told") -> "Event":
        return Event(self.name, dict(zip(self.fields, told[1:], strict=False)))


class Event(msgspec.Struct, frozen=True):
    """Something that happened, as one viewer heard it."""

    name: str
    data: Mapping[str, int]

    def __getitem__(self, field: str) -> int:
        """Return one number of the event."""
        return self.data[field]


EventKinds = Mapping[int, EventKind]


def tell(  # noqa: PLR0913, PLR0917  # a list of numbers would cost compiled rules an allocation
    s: Telling, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0
) -> None:
    """Say that something happened."""
    s.told.append((code, a, b, c, d))


def heard_by(viewer: int, told: Told, kinds: EventKinds) -> Event | None:
    """Return what the viewer hears of it, None if nothing."""
    kind = kinds[told[0]]
    whole = kind.whole(told)
    if kind.is_open or viewer == ALL_SEEING or whole.data["seat"] == viewer:
        return whole
    if kind.private:
        return None
    shown = {name: n for name, n in whole.data.items() if name not in kind.secret}
    return Event(kind.name, shown)
