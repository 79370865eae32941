"""A game as a PettingZoo environment in which all agents act at once.

Decides who acts in a step: where bids are sealed, everybody who is waited for, and else the one who
is asked; all others WAIT, which is the number after the last action. Sealed bids of one step
are made in the order of the seats, which nobody can notice.
"""

from copy import deepcopy
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from saleroom.core.contract import Game
from saleroom.core.errors import Misuse
from saleroom.core.sale import SEALED
from saleroom.core.seats import ALL_SEEING, seats_in
from saleroom.fast import Batch
from saleroom.games.registry import game_named
from saleroom.research.encoding import Observation, encoding_of, start_of
from saleroom.research.pettingzoo.aec import VERSION, Seen
from saleroom.research.refusing import (
    REFUSE,
    REPLACE,
    at_least,
    episode_over,
    name_of,
    not_reset,
    refusal,
    whole_number,
)
from saleroom.research.rewards import SHAPED, final_rewards, reward_named

Given = dict[str, Any]


class ParallelTableEnv(ParallelEnv):  # type: ignore[misc]  # as its twin that acts one by one
    """One table. An action that is not legal is refused, and nothing changes.

    With `illegal="replace"` a legal one at random takes its place, and the agent's `info` says so
    (`replaced`).
    """

    def __init__(  # noqa: PLR0913  # what a table depends on
        self,
        game: Game,
        players: int | None = None,
        edition: str | None = None,
        options: object = None,
        *,
        reward: str = "win_share",
        max_cycles: int | None = None,
        illegal: str = REFUSE,
    ) -> None:
        if illegal not in (REFUSE, REPLACE):
            raise Misuse("env_illegal", given=str(illegal), known=f"{REFUSE}, {REPLACE}")
        self.game = game
        self.encoding = encoding_of(game)
        self.wait = self.encoding.actions
        self.max_cycles = None if max_cycles is None else at_least(1, "max_cycles", max_cycles)
        self.illegal = illegal
        self._kind = reward_named(reward)
        count = game.players[0] if players is None else players
        self._settings: Given = {
            "players": players,
            "edition": edition,
            "options": options,
            "reward": reward,
            "max_cycles": max_cycles,
            "illegal": illegal,
        }
        self._start = start_of(game, count, edition, options)
        self._batch = Batch(game, self._start.copy(), np.zeros(1, np.int64))
        self.metadata = {
            "name": f"{game.name.replace('-', '_')}_parallel_v{VERSION}",
            "render_modes": [],
            "is_parallelizable": True,
            "rules_version": game.rules_version,
        }
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        self.cycles = -1
        self._seeds = np.random.default_rng()
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def _space(self) -> spaces.Dict:
        known = self.encoding
        cells = spaces.Box(known.least, known.most, (known.cells,), known.dtype.type)
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        return spaces.Dict({"observation": cells, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent's observations are."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the numbers of the game's actions, and WAIT behind them."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: Given | None = None,  # noqa: ARG002  # of PettingZoo's contract
    ) -> tuple[dict[str, Seen], dict[str, Given]]:
        """Deal anew; without a seed, from those that follow the last one."""
        if seed is None:
            first = int(self._seeds.integers(1 << 62))
        else:
            first = at_least(0, "seed", seed)
            self._seeds = np.random.default_rng(first)
        self._batch = Batch(self.game, self._start.copy(), np.zeros(1, np.int64))
        self._batch.reseed([first])
        self._batch.deal()
        self.agents = self.possible_agents[:]
        self.cycles = 0
        self._scores = self._batch.scores()[0]
        seen = self._look()
        return seen, self._infos(seen, ())

    def _look(self) -> dict[str, Seen]:
        self._acting = self._who_acts()
        return {agent: self._seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def _who_acts(self) -> tuple[int, ...]:
        if bool(self._batch.over[0]):
            return ()
        sale = self.game.sale(self._batch.state(0))
        if sale is not None and sale.mechanism == SEALED:
            return seats_in(int(self._batch.awaited()[0]))
        return (int(self._batch.asked[0]),)

    def _seen(self, seat: int) -> Seen:
        mask = np.zeros(self.wait + 1, np.int8)
        if seat in self._acting:
            mask[:-1] = self.encoding.mask(self._batch, seat)[0]
        else:
            mask[self.wait] = 1
        return {"observation": self.encoding.observe(self._batch, seat)[0], "action_mask": mask}

    def _infos(self, seen: dict[str, Seen], replaced: tuple[int, ...]) -> dict[str, Given]:
        version = self.game.rules_version
        return {
            agent: {
                "action_mask": seen[agent]["action_mask"],
                "rules_version": version,
                "replaced": seat in replaced,
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(
        self, actions: Given
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Given]
    ]:
        """Let everybody act at once; if one action is not legal, none is done."""
        if not self.agents:
            raise not_reset() if self.cycles < 0 else episode_over()
        chosen, replaced = self._checked(actions)
        acting, self._acting = self._acting, ()  # until somebody has looked who acts next
        for seat in acting:
            self._batch.apply(seat, self.encoding.code(self._batch, 0, seat, chosen[seat]))
            self._batch.deal()
        self.cycles += 1
        is_over = bool(self._batch.over[0])
        is_cut = self.cycles == self.max_cycles and not is_over
        rewards = self._rewards(is_over=is_over)
        seen = self._look()
        infos = self._infos(seen, replaced)
        everybody = self.possible_agents
        if is_over or is_cut:
            self.agents = []
        over, cut = dict.fromkeys(everybody, is_over), dict.fromkeys(everybody, is_cut)
        return seen, dict(zip(everybody, rewards, strict=True)), over, cut, infos

    def _checked(self, actions: Given) -> tuple[list[int], tuple[int, ...]]:
        if not isinstance(actions, dict) or set(actions) != set(self.agents):
            raise Misuse("env_agents", known=", ".join(self.agents))
        chosen = [whole_number(actions[agent]) for agent in self.possible_agents]
        replaced = tuple(seat for seat, action in enumerate(chosen) if not self._may(seat, action))
        if replaced and self.illegal == REFUSE:
            seat = replaced[0]
            if seat not in self._acting:
                raise Misuse("env_wait", seat=seat, action=str(self.wait))
            raise refusal(self.encoding, self._batch, 0, seat, chosen[seat])
        for seat in replaced:
            chosen[seat] = self._instead(seat)
        return chosen, replaced

    def _may(self, seat: int, action: int) -> bool:
        if seat not in self._acting:
            return action == self.wait
        if not 0 <= action < self.wait:
            return False
        code = self.encoding.code(self._batch, 0, seat, action)
        return not self._batch.select([0]).apply(seat, code).any()

    def _instead(self, seat: int) -> int:
        if seat not in self._acting:
            return self.wait
        return int(self._seeds.choice(np.flatnonzero(self.encoding.mask(self._batch, seat)[0])))

    def _rewards(self, *, is_over: bool) -> list[float]:
        seats = len(self.possible_agents)
        if self._kind == SHAPED:
            scores = self._batch.scores()[0]
            gained: NDArray[np.int64] = scores - self._scores
            self._scores = scores
            return [float(one) for one in gained[:seats]]
        if not is_over:
            return [0.0] * seats
        return [float(one) for one in final_rewards(self._batch, self._kind)[0][:seats]]

    def state(self) -> Observation:
        """Return all that is true at the table, for teachers and critics."""
        if self.cycles < 0:
            raise not_reset()
        row: Observation = self.encoding.observe(self._batch, ALL_SEEING)[0]
        return row

    def clone(self) -> Self:
        """Return an independent table in the same situation, seeds to come included."""
        twin = type(self)(self.game, **self._settings)
        twin._go_back(self._kept())  # noqa: SLF001  # of our own kind
        return twin

    __copy__ = clone

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Be written down as the table it is and its situation, for another process."""
        return _read_back, (type(self), name_of(self.game), self._settings, self._kept())

    def _kept(self) -> Given:
        state = {name: deepcopy(getattr(self, name)) for name in _KEPT if hasattr(self, name)}
        return state | {"_batch": self._batch.to_bytes()}

    def _go_back(self, kept: Given) -> None:
        for name, value in kept.items():
            setattr(self, name, value)
        self._batch = Batch.from_bytes(self.game, kept["_batch"])

    def render(self) -> None:
        """Nothing is drawn; `encoding.describe` says an observation in words."""

    def close(self) -> None:
        """There is nothing to close."""


def _read_back(
    kind: type[ParallelTableEnv], game: str, settings: Given, kept: Given
) -> ParallelTableEnv:
    env = kind(game_named(game), **settings)
    env._go_back(kept)  # noqa: SLF001  # of our own kind
    return env


# What goes on from step to step beside the game itself.
_KEPT = ("agents", "cycles", "_acting", "_scores", "_seeds")
