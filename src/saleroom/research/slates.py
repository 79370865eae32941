"""One game with what the seat that is asked knows and may do, laid out as one record.

For environments of one table: compiled code takes in one array in half a microsecond, and more
would take as much each.
"""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.core.layout import I16, I32
from saleroom.core.seats import MOST_PLAYERS
from saleroom.fast import Batch, compiled, direct, dtype_of
from saleroom.research import slate_kernels
from saleroom.research.encoding import Encoding, Ints, Mask, Observation

_LINE = 64  # bytes that a processor fetches at once


class Slate:
    """One game. `cells` and `mask` are filled anew by every look, `span` says where amounts are."""

    def __init__(self, encoding: Encoding, start: NDArray[np.void]) -> None:
        self._record = np.zeros(1, slate_of(encoding, encoding.actions))
        self._record["choices"] = encoding.game.choices
        self._record["start"] = start.view(np.int8)
        self.batch = Batch(encoding.game, self._record["game"], self._record["numbers"][0])
        self.cells: Observation = self._record["cells"][0]
        self.mask: Mask = self._record["mask"][0].view(np.int8)
        self.span: Ints = self._record["span"][0]
        self._seat: Ints = self._record["seat"]
        self._legal: Ints = self._record["legal"][0]
        self._gains: NDArray[np.float64] = self._record["gains"][0]
        kernels: Any = compiled(encoding.game, slate_kernels)
        # Deals a game from its start, by a seed; returns who is asked first.
        self.begin: Callable[[int], int] = partial(
            direct(kernels.begin, self._record, 0), self._record
        )
        self._reward = direct(kernels.reward, self._record, 0)
        turn = kernels.turn_shown if encoding.shows else kernels.turn_copied
        # Lets the seat act, then chance; returns who is asked then, and looks as that seat. REFUSED
        # if it is not marked, and nothing has changed then.
        self.turn: Callable[[Any], int] = partial(direct(turn, self._record, 0), self._record)
        look = kernels.look_shown if encoding.shows else kernels.look_copied
        self._look = direct(look, self._record)
        see = kernels.see_shown if encoding.shows else kernels.see_copied
        # Fills the cells with what a viewer knows, and changes nothing else.
        self.see: Callable[[int], None] = partial(direct(see, self._record, 0), self._record)
        self._list = direct(kernels.list_marked, self._record)

    def look(self, seat: int) -> None:
        """Look as this seat, which is not checked."""
        self._seat[0] = seat
        self._look(self._record)

    def rewards(self, kind: int) -> list[float]:
        """Return what the game, as it stands, is worth to each seat, and to those that are empty."""
        self._reward(self._record, kind)
        found: list[float] = self._gains.tolist()
        return found

    def legal(self) -> Ints:
        """List what is marked, in order."""
        return self._legal[: self._list(self._record)].copy()


@cache
def slate_of(encoding: Encoding, marks: int) -> np.dtype[np.void]:
    """Lay the record out, with room for so many marks.

    What is seen in two ways lies in one place: as cells and by its fields.
    """
    state, row = dtype_of(encoding.game.state), encoding.record
    wide, middle = encoding.octets(I32), encoding.octets(I16)
    narrow = state.itemsize - wide - middle
    places: list[dict[str, np.dtype[Any]]] = [
        {"game": state, "octets": np.dtype((np.int8, (state.itemsize,)))},
        {"numbers": np.dtype((np.int64, (1,)))},
        {"start": np.dtype((np.int8, (state.itemsize,)))},
        {"gains": np.dtype((np.float64, (MOST_PLAYERS,)))},
        {"draws": np.dtype((np.int64, (1,)))},
        {"seat": np.dtype(np.int64)},
        {"choices": np.dtype(np.int64)},
        {"verb": np.dtype(np.int64)},
        {"span": np.dtype((np.int64, (2,)))},
        {"cells": np.dtype((encoding.dtype, (encoding.cells,))), "seen": row},
        {"mask": np.dtype((np.uint8, (marks,)))},
        {"legal": np.dtype((np.int64, (marks,)))},
        {"world": state, "worldly": np.dtype((np.int8, (state.itemsize,)))},
    ]
    offsets: dict[str, int] = {}
    kinds: dict[str, np.dtype[Any]] = {}
    end = 0
    for place in places:
        end = _put(place, end, offsets, kinds)
    parts = (("wide", "i4", 0, wide), ("middle", "i2", wide, middle))
    for name, kind, first, octets in (*parts, ("narrow", "i1", wide + middle, narrow)):
        kinds[name] = np.dtype((kind, (octets // np.dtype(kind).itemsize,)))
        offsets[name] = offsets["world"] + first
    return np.dtype(
        {
            "names": list(kinds),
            "formats": list(kinds.values()),
            "offsets": [offsets[name] for name in kinds],
            "itemsize": end,
        },
        align=True,
    )


def _put(
    place: Mapping[str, np.dtype[Any]],
    end: int,
    offsets: dict[str, int],
    kinds: dict[str, np.dtype[Any]],
) -> int:
    """Put some names in the same place; return where the next begins."""
    for name, kind in place.items():
        kinds[name], offsets[name] = kind, end
    size = max(kind.itemsize for kind in place.values())
    return end + (size + _LINE - 1) // _LINE * _LINE
