"""One game with what the seat that is asked knows and may do, laid out as one record.

For environments of one table: what is called for every decision takes few arrays, since each that
compiled code takes in costs as much as a decision. What is handed out is filled once and never
again: whoever has it may resize it, or make it another shape or kind in place.
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

Pair = tuple[Observation, Mask]

_LINE = 64  # bytes that a processor fetches at once


class Slate:
    """One game. `span` says where amounts are among what is marked.

    `turn(slate.record, cells, mask, action)` lets the seat act, then chance, and returns who is
    asked then; it looks as that seat and fills what `arrays` gave. REFUSED if the action is not
    marked: nothing has changed then. It is called like that to save a call.
    """

    def __init__(self, encoding: Encoding, start: NDArray[np.void]) -> None:
        record = self.record = np.zeros(1, slate_of(encoding, encoding.actions))
        record["choices"] = encoding.game.choices
        record["start"] = start.view(np.int8)
        self.batch = Batch(encoding.game, record["game"], record["numbers"][0])
        self.mask: Mask = record["mask"][0]
        self.span: Ints = record["span"][0]
        self._cells: Observation = record["cells"][0]
        self._seat: Ints = record["seat"]
        self._legal: Ints = record["legal"][0]
        self._gains: NDArray[np.float64] = record["gains"][0]
        self._sizes = encoding.cells, encoding.actions
        self._kinds = self._cells.dtype, self.mask.dtype
        pair = self.arrays()
        kernels: Any = compiled(encoding.game, slate_kernels)
        # Deals a game from its start, by a seed; returns who is asked first.
        self.begin: Callable[[int], int] = partial(direct(kernels.begin, record, 0), record)
        self._reward = direct(kernels.reward, record, 0)
        turn = kernels.turn_shown if encoding.shows else kernels.turn_copied
        self.turn: Callable[..., int] = direct(turn, record, *pair, 0)
        look = kernels.look_shown if encoding.shows else kernels.look_copied
        self._look = direct(look, record, *pair)
        see = kernels.see_shown if encoding.shows else kernels.see_copied
        self._see = direct(see, record, 0)
        self._list = direct(kernels.list_marked, record)

    def arrays(self) -> Pair:
        """Return new arrays, to be filled and handed out."""
        cells, actions = self._sizes
        cell, mark = self._kinds
        return np.empty(cells, cell), np.empty(actions, mark)

    def look(self, seat: int) -> Pair:
        """Look as this seat, which is not checked; return what it knows and may do."""
        pair = self.arrays()
        self._seat[0] = seat
        self._look(self.record, *pair)
        return pair

    def seen(self, viewer: int) -> Observation:
        """Return what a viewer knows, and change nothing."""
        self._see(self.record, viewer)
        return self._cells.copy()

    def rewards(self, kind: int) -> list[float]:
        """Return what the game, as it stands, is worth to each seat; 0 to those that are empty."""
        self._reward(self.record, kind)
        found: list[float] = self._gains.tolist()
        return found

    def legal(self) -> Ints:
        """List what is marked, in order."""
        return self._legal[: self._list(self.record)].copy()


@cache
def slate_of(encoding: Encoding, marks: int, kind: type = np.int8) -> np.dtype[np.void]:
    """Lay the record out, with room for so many marks, which may be of another kind.

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
        {"mask": np.dtype((kind, (marks,)))},
        {"legal": np.dtype((np.int64, (marks,)))},
        {"world": state, "worldly": np.dtype((np.int8, (state.itemsize,)))},
    ]
    offsets: dict[str, int] = {}
    kinds: dict[str, np.dtype[Any]] = {}
    end = 0
    for place in places:
        end = _put(place, end, offsets, kinds)
    parts = (("wide", "i4", 0, wide), ("middle", "i2", wide, middle))
    for name, width, first, octets in (*parts, ("narrow", "i1", wide + middle, narrow)):
        kinds[name] = np.dtype((width, (octets // np.dtype(width).itemsize,)))
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
