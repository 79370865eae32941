"""Many games played side by side on both back ends, compared in full after every decision.

The same kernels run over an array of records, compiled, and over a list of ordinary states, as
they are. Whoever is asked acts at random; now and then somebody acts out of turn, where the rules
let him.
"""

import gc
from collections import deque
from operator import attrgetter
from typing import Any

import numpy as np

from saleroom.core.layout import layout_of
from saleroom.fast import Batch, interpreted
from saleroom.fast.batch import Ints, Mask

OUT_OF_TURN = 0.05


class Apart(Exception):
    """The back ends disagree; the message says in what."""


class Lockstep:
    """The same games twice."""

    def __init__(self, batch: Batch) -> None:
        self.players = int(batch.states["players"][0])
        self.batch = batch
        self.kernels = interpreted(batch.game)
        self.plain = [batch.state(k) for k in range(len(batch))]
        for s in self.plain:
            s.told = deque(maxlen=0)  # nobody listens
        self.comparison = Comparison(batch)
        self.chance = np.random.default_rng(batch.numbers.tolist())
        self.decisions = 0
        self.out_of_turn = 0

    def play(self) -> None:
        """Play all games to their end; games that are over drop out."""
        gc.disable()  # many small lists and no circles: collecting would take half the time
        try:
            while len(self.batch):
                self._decide()
                self.comparison.check(self.batch, self.plain)
                self.decisions += len(self.batch)
                if self.batch.over.any():
                    self._keep(np.flatnonzero(~self.batch.over))
        finally:
            gc.enable()

    def _decide(self) -> None:
        seats, actions = self.batch.pick()
        self._legal(seats)
        others = (seats + 1 + self.chance.integers(self.players - 1)) % self.players
        masks, amounts = self._legal(others)
        for k in np.flatnonzero(self.chance.random(len(seats)) < OUT_OF_TURN):
            options = self._options(masks[k], amounts[k])
            if options:
                seats[k] = others[k]
                actions[k] = options[self.chance.integers(len(options))]
                self.out_of_turn += 1
        self._apply(seats, actions)

    def _legal(self, seats: Ints) -> tuple[Mask, Ints]:
        """Ask both what is legal, and expect one answer."""
        masks, amounts = self.batch.legal(seats)
        plain_masks = [bytearray(masks.shape[1]) for _ in self.plain]
        plain_amounts = [[0, 0, 0] for _ in self.plain]
        self.kernels.legal_all(self.plain, seats.tolist(), plain_masks, plain_amounts)
        if b"".join(plain_masks) != masks.tobytes() or plain_amounts != amounts.tolist():
            raise Apart("what is legal")
        return masks, amounts

    def _options(self, mask: Mask, amounts: Ints) -> list[int]:
        verb, least, most = amounts.tolist()
        options: list[int] = np.flatnonzero(mask).tolist()
        return [*options, verb + int(self.chance.integers(least, most + 1))] if verb else options

    def _apply(self, seats: Ints, actions: Ints) -> None:
        """Act in both; what is legal is refused by neither."""
        refused = self.batch.apply(seats, actions)
        plain_refused = [-1] * len(self.plain)
        self.kernels.apply_all(self.plain, seats.tolist(), actions.tolist(), plain_refused)
        if refused.any() or any(plain_refused):
            raise Apart("something legal, which is refused")

    def _keep(self, which: Ints) -> None:
        self.batch = self.batch.select(which)
        self.plain = [self.plain[k] for k in which]
        self.comparison.keep(which)


class Comparison:
    """Are these the same states? Only rows that changed are read out of the array again."""

    def __init__(self, batch: Batch) -> None:
        fields = layout_of(batch.game.state)
        self._singles = [field.name for field in fields if not field.shape]
        self._rows = [field.name for field in fields if field.shape]
        self._of_singles = attrgetter(*self._singles)
        offsets = {name: place[1] for name, place in (batch.states.dtype.fields or {}).items()}
        self._offsets = sorted(offsets.values())
        self._columns = {name: self._offsets.index(offset) for name, offset in offsets.items()}
        self._seen = _as_bytes(batch)
        self._read: dict[str, Any] = {name: batch.states[name].tolist() for name in self._rows}

    def check(self, batch: Batch, plain: list[Any]) -> None:
        """Every number of every game is the same."""
        singles = zip(*(batch.states[name].tolist() for name in self._singles), strict=True)
        if list(map(self._of_singles, plain)) != list(singles):
            raise Apart("a number of the state")
        changed = self._changed(batch)
        for name in self._rows:
            read = self._read[name]
            which = np.flatnonzero(changed[:, self._columns[name]])
            for k, row in zip(which.tolist(), batch.states[name][which].tolist(), strict=True):
                read[k] = row
            if list(map(attrgetter(name), plain)) != read:
                raise Apart(f"the field {name} of the state")

    def _changed(self, batch: Batch) -> Any:
        """Which fields (columns) of which games (rows) have changed since last time?"""
        before, self._seen = self._seen, _as_bytes(batch)
        return np.logical_or.reduceat(before != self._seen, self._offsets, axis=1)

    def keep(self, which: Ints) -> None:
        """Go on with these games only."""
        self._seen = self._seen[which]
        for name, read in self._read.items():
            self._read[name] = [read[k] for k in which]


def _as_bytes(batch: Batch) -> Any:
    size = batch.states.dtype.itemsize
    return batch.states.copy().view(np.uint8).reshape(len(batch), size)
