"""Fewer bids to choose from, in all lanes at once: what `pettingzoo.FewBids` is for one table.

The choices of the game keep their integers; behind them comes one for each share of what the seat
may bid at most, then one for each multiple of what a bot of the house would think the lot worth to
that seat, from nothing but what the seat knows. What lies outside what may be bid is moved to its
edge, and of several that come to the same sum only the first is marked.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.vector import VectorWrapper
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from saleroom.core.codec import shown
from saleroom.core.errors import MalformedAction, Misuse, no_such
from saleroom.research.rivals import rows_of
from saleroom.research.vector import Given, Ints, Step, Tables

SHARES = (0.0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.7, 1.0)
MULTIPLES = (0.25, 0.5, 0.65, 0.8, 0.9, 1.0, 1.1)


class FewBidTables(VectorWrapper):
    """Lanes with few bids; `judge` names the bot whose estimate the multiples are of.

    `info["worth"]` has that estimate of the lot on offer, 0 where there is none.
    """

    def __init__(
        self,
        tables: Tables,
        shares: Sequence[float] = SHARES,
        multiples: Sequence[float] = MULTIPLES,
        judge: str = "dealer",
    ) -> None:
        if not isinstance(tables, Tables):
            raise Misuse("env_kind", wanted=Tables.__name__, given=shown(tables))
        super().__init__(tables)
        check_bids(shares, multiples)
        self._settings = tuple(shares), tuple(multiples), judge
        judges = rows_of(tables.game)
        if judges and judge not in judges:
            raise no_such("bot", str(judge), judges)
        self._tables = tables
        self._judge = judge
        self._shares = np.array(shares)
        self._multiples = np.array(multiples if judges else ())
        self.choices = tables.game.choices
        self.actions = self.choices + len(self._shares) + len(self._multiples)
        self._none = tables.encoding.actions  # a number that stands for nothing: refused
        self._moment = -1
        one = tables.single_observation_space
        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        self.single_observation_space = spaces.Dict(
            {"observation": one["observation"], "action_mask": mask}
        )
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | NDArray[np.int64] | None = None,
        options: Given | None = None,
    ) -> tuple[Given, Given]:
        """Deal anew, as `Tables` does."""
        return self._fewer(*self._tables.reset(seed=seed, options=options))

    def step(self, actions: ArrayLike) -> Step:
        """Act in every lane; if one action is not legal, none is done."""
        seen, rewards, over, cut, info = self._tables.step(self.unfolded(actions))
        return (*self._fewer(seen, info)[:1], rewards, over, cut, info)

    def clone(self) -> Self:
        """Return independent tables in the same situation, with the same few bids."""
        return type(self)(self._tables.clone(), *self._settings)

    __copy__ = clone

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Be written down as the tables and the bids, for another process."""
        return type(self), (self._tables, *self._settings)

    def unfolded(self, actions: ArrayLike) -> Ints:
        """Return the numbers of `Tables` that these stand for now."""
        row = self._tables.checked(actions)
        strange = (row < 0) | (row >= self.actions)
        if strange.any():
            raise MalformedAction("action_number", given=shown(int(row[strange][0])))
        if self._moment != self._tables.moment:  # somebody moved, or restored, the tables beneath
            self._reckon()
        bids = np.maximum(row - self.choices, 0)
        return np.where(row < self.choices, row, self._bids[np.arange(len(row)), bids])

    def _reckon(self) -> None:
        """Reckon what each bid comes to as the tables stand now."""
        spans = self._tables.spans
        first, last = spans[:, :1], spans[:, 1:] - 1
        self._worth = worth = self._tables.worths(self._judge)
        sums = (self._shares * (last - self.choices), self._multiples * worth[:, np.newaxis])
        wanted = self.choices + np.rint(np.concatenate(sums, axis=1)).astype(np.int64)
        may_bid = first <= last
        self._bids = np.where(may_bid, np.clip(wanted, first, np.maximum(first, last)), self._none)
        self._marks = may_bid & ~_seen_before(self._bids)
        self._moment = self._tables.moment

    def _fewer(self, seen: Given, info: Given) -> tuple[Given, Given]:
        self._reckon()
        mask = np.empty((self.num_envs, self.actions), np.int8)
        mask[:, : self.choices] = seen["action_mask"][:, : self.choices]
        mask[:, self.choices :] = self._marks
        info |= {"action_mask": mask, "worth": self._worth}
        seen = {"observation": seen["observation"], "action_mask": mask}
        for last_seen in info.get("final_obs", ()):
            if last_seen is not None:  # an episode that is over has nothing to choose from
                last_seen["action_mask"] = np.zeros(self.actions, np.int8)
        return seen, info


def check_bids(shares: object, multiples: object) -> None:
    """Refuse what are no numbers of which bids could be made."""
    for kind, given in (("shares", shares), ("multiples", multiples)):
        if not isinstance(given, Iterable) or not all(
            isinstance(one, int | float) and 0 <= one < math.inf for one in given
        ):
            raise Misuse("env_bids", kind=kind, given=shown(given))


def _seen_before(bids: Ints) -> NDArray[np.bool_]:
    """Tell of each bid whether one to the left of it comes to the same."""
    seen = np.zeros(bids.shape, np.bool_)
    for k in range(1, bids.shape[1]):
        seen[:, k] = (bids[:, :k] == bids[:, k : k + 1]).any(axis=1)
    return seen
