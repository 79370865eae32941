"""Fewer bids to choose from: shares of one's purse, and multiples of what a lot is worth.

A wrapper around `TableEnv`. The choices of the game keep their integers; behind them comes one for
each share of what the seat may bid at most, then one for each multiple of what a bot of the house
would think the lot worth to that seat, from nothing but what the seat knows. Of several that come
to the same sum only the first is legal; what lies outside what may be bid is moved to its edge.
"""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils import BaseWrapper

from saleroom.bots.skill import skill_for, skill_module
from saleroom.core.codec import shown
from saleroom.core.errors import MalformedAction, Misuse, no_such
from saleroom.research.encoding import Mask
from saleroom.research.few_bids import MULTIPLES, SHARES, check_bids
from saleroom.research.pettingzoo.aec import Seen, TableEnv
from saleroom.research.refusing import whole_number


class FewBids(BaseWrapper):  # type: ignore[misc]  # PettingZoo's classes are not typed
    """A table with few bids; `judge` names the bot whose estimate the multiples are of."""

    def __init__(
        self,
        env: TableEnv,
        shares: Sequence[float] = SHARES,
        multiples: Sequence[float] = MULTIPLES,
        judge: str = "dealer",
    ) -> None:
        if not isinstance(env, TableEnv):
            raise Misuse("env_kind", wanted=TableEnv.__name__, given=shown(env))
        super().__init__(env)
        check_bids(shares, multiples)
        self._table = env
        self._settings = tuple(shares), tuple(multiples), judge
        self._first = env.game.choices
        self.shares = tuple(shares)
        has_skill = skill_module(env.game.name) is not None
        self.multiples = tuple(multiples) if has_skill else ()
        self._skill = skill_for(env.game.name) if has_skill else None
        if self._skill is not None and judge not in self._skill.rows:
            raise no_such("bot", str(judge), tuple(self._skill.rows))
        self._judge = self._skill.rows[judge] if self._skill is not None else ()
        self.actions = self._first + len(self.shares) + len(self.multiples)
        self._nothing: Mask = np.zeros(self.actions, np.int8)
        self._nothing.flags.writeable = False
        self._marked_for: Seen | None = None
        self._marked: Mask = self._nothing
        space = env.observation_space(env.possible_agents[0])["observation"]
        self._observations = {
            agent: spaces.Dict(
                {"observation": space, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)}
            )
            for agent in env.possible_agents
        }
        self._actions = {agent: spaces.Discrete(self.actions) for agent in env.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent's observations are."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the choices of the game, and the bids behind them."""
        return self._actions[agent]

    def observe(self, agent: str) -> Seen:
        """Return what an agent knows, and what it may do here."""
        seen = self._table.observe(agent)
        return {"observation": seen["observation"], "action_mask": self._mask(agent)}

    def last(
        self,
        observe: bool = True,  # noqa: FBT001, FBT002  # of PettingZoo's contract
    ) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """Return all that the selected agent needs to decide."""
        _, reward, over, cut, info = self._table.last(observe=False)
        agent = self._table.agent_selection
        seen = self.observe(agent) if observe else None
        mask = self._mask(agent) if seen is None else seen["action_mask"]
        return seen, reward, over, cut, info | {"action_mask": mask}

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        """What the table tells each agent, with the mask of this wrapper."""
        told = self._table.infos.items()
        return {agent: info | {"action_mask": self._mask(agent)} for agent, info in told}

    def step(self, action: Any) -> None:
        """Let the selected agent act."""
        agent = self._table.agent_selection
        if not self._table.is_asked(agent):
            self._table.step(action)
            return
        number = whole_number(action)
        if not 0 <= number < self.actions:
            raise MalformedAction("action_number", given=shown(number))
        if number >= self._first:
            bids = self._bids(agent)
            number = bids[number - self._first] if bids else self._first
        self._table.step(number)

    # What a wrapper leaves alone would be the table's own, with the table's numbers.

    @property
    def mask(self) -> Mask:
        """What the agent that is asked may do here."""
        return self._mask(self._table.agent_selection)

    def legal_actions(self) -> NDArray[np.int64]:
        """List what the agent that is asked may do here."""
        return np.flatnonzero(self.mask)

    def clone(self) -> Self:
        """Return an independent table in the same situation, with the same few bids."""
        return type(self)(self._table.clone(), *self._settings)

    __copy__ = clone

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Be written down as the table and the bids."""
        return type(self), (self._table, *self._settings)

    def bid_of(self, action: int) -> int | None:
        """Return the table's number that a bid stands for now; None: none may be made."""
        bids = self._bids(self._table.agent_selection)
        return bids[action - self._first] if bids else None

    def _mask(self, agent: str) -> Mask:
        """Return the same array until somebody acts."""
        if not self._table.is_asked(agent):
            return self._nothing
        seen = self._table.observe(agent)
        if seen is not self._marked_for:
            self._marked_for, self._marked = seen, self._marks(agent)
        return self._marked

    def _marks(self, agent: str) -> Mask:
        mask = np.zeros(self.actions, np.int8)
        mask[: self._first] = self._table.mask[: self._first]
        known: set[int] = set()
        for k, bid in enumerate(self._bids(agent)):
            mask[self._first + k] = bid not in known
            known.add(bid)
        return mask

    def _bids(self, agent: str) -> list[int]:
        """Return what each bid comes to now, as the table's numbers; nothing if none is legal."""
        first, last = self._table.span
        if first == last or not self._table.is_asked(agent):
            return []
        purse, worth = last - 1 - self._first, self._worth(agent)
        sums = [share * purse for share in self.shares]
        sums += [multiple * worth for multiple in self.multiples]
        return [min(max(self._first + round(one), first), last - 1) for one in sums]

    def _worth(self, agent: str) -> float:
        if self._skill is None:
            return 0.0
        s, seat = self._table.snapshot(), self._table.possible_agents.index(agent)
        judgement: Any = self._skill.judgement
        if not judgement.is_auction(s):
            return 0.0
        weights = (*self._judge, *self._skill.heard(None))
        return max(0.0, float(judgement.worth(s, seat, weights, self._skill.book())))
