"""A game as a PettingZoo environment in which one agent acts at a time.

Decides who is selected (the seat that is asked), what is handed out with that, and when an agent is
done. An observation is `{"observation": cells, "action_mask": mask}`, laid out as in
`saleroom.research.encoding`; the mask is in `info` as well. Chance acts by itself, from the seed of
`reset`.
"""

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from saleroom.core.contract import Game
from saleroom.core.errors import BadState, Misuse
from saleroom.core.seats import ALL_SEEING, NOBODY
from saleroom.fast import Batch
from saleroom.fast.batch import SEED_BITS
from saleroom.games.registry import game_named
from saleroom.research.action_space import ActionSpace
from saleroom.research.encoding import Mask, Observation, encoding_of, start_of
from saleroom.research.refusing import (
    at_least,
    broken_off,
    episode_over,
    name_of,
    not_reset,
    one_of,
    refusal,
    whole_number,
)
from saleroom.research.rewards import MONEY, SHAPED, reward_named
from saleroom.research.slate_kernels import REFUSED
from saleroom.research.slates import Slate

Seen = dict[str, NDArray[Any]]

VERSION = 0
# No episode is as long as this.
_ENDLESS = (1 << 30) - 1
_NONE = np.zeros(0, np.int64)
_USUAL = np.int64
MODES = ("ansi",)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo's classes are not typed throughout
    """One table. `reset` deals; `step` lets the selected agent act."""

    # Beyond thirty attributes Python finds each more slowly, so those of every step stand apart.
    __slots__ = (
        *("_is_shaped", "_last_cycle", "_looker", "_nothing"),
        *("_seen", "_slate", "_told", "cycles"),
    )

    def __init__(  # noqa: PLR0913  # what a table depends on
        self,
        game: Game,
        players: int | None = None,
        edition: str | None = None,
        options: object = None,
        *,
        reward: str = "win_share",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game
        self.encoding = encoding_of(game)
        self.players = game.players[0] if players is None else players
        self.edition = edition
        self.table_options = options
        self.reward = reward
        self.max_cycles = None if max_cycles is None else at_least(1, "max_cycles", max_cycles)
        self.render_mode = render_mode
        self._last_cycle = _ENDLESS if self.max_cycles is None else self.max_cycles
        self._kind = reward_named(reward)
        self._is_shaped = self._kind == SHAPED
        self._start = start_of(game, self.players, edition, options)
        self._slate = Slate(self.encoding, self._start)
        self._batch = self._slate.batch
        self._mask: Mask = self._slate.mask.view()
        self._mask.flags.writeable = False
        self.metadata = {
            "name": f"{game.name.replace('-', '_')}_v{VERSION}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "rules_version": game.rules_version,
        }
        if render_mode not in (None, *MODES):
            raise Misuse("env_render_mode", given=str(render_mode), known=", ".join(MODES))
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.agent_selection = ""
        self._looker: str | None = None  # who is asked, and was given what it knows
        self._scores: list[float] = []  # of all seats, where changes are rewarded
        self._seeds = np.random.default_rng()
        self._nothing: Mask = np.zeros(self.encoding.actions, np.int8)
        self._nothing.flags.writeable = False
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: ActionSpace(self.encoding.actions) for agent in self.possible_agents
        }

    def _space(self) -> spaces.Dict:
        known = self.encoding
        shape = (known.cells,)
        return spaces.Dict(
            {
                "observation": spaces.Box(known.least, known.most, shape, known.dtype.type),
                "action_mask": spaces.Box(0, 1, (known.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent's observations are."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the numbers of the game's actions, as `encoding` has them."""
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # of PettingZoo's contract; a table has its own
        """Deal anew; without a seed, from those that follow the last one."""
        if seed is None:
            first = int(self._seeds.integers(1 << 62))
        else:
            first = at_least(0, "seed", seed)
            self._seeds = np.random.default_rng(first)
        self._looker = None
        asked = self._slate.begin(first & SEED_BITS)
        everybody = self.possible_agents
        self.agents = everybody[:]
        self.rewards = dict.fromkeys(everybody, 0.0)
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(everybody, False)
        self.truncations = self.terminations.copy()
        self.infos = {agent: self._info() for agent in everybody}
        self._skip_agent_selection = None
        self.cycles = 0
        if self._is_shaped:
            self._scores = self._slate.rewards(MONEY)
        self._select(asked)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._nothing, "rules_version": self.game.rules_version}

    def _select(self, seat: int) -> None:
        """Ask a seat."""
        self._hand_out(seat, *self._slate.look(seat))

    def _hand_out(self, seat: int, cells: Observation, mask: Mask) -> None:
        """Give a seat what it knows and may do, as arrays of its own."""
        agent = self.agent_selection = self._looker = self.possible_agents[seat]
        told = self._told = self.infos[agent]
        told["action_mask"] = mask
        self._seen: Seen = {"observation": cells, "action_mask": mask}

    def observe(self, agent: str) -> Seen:
        """Return what an agent knows, and what it may do: nothing if it is not selected."""
        if agent == self._looker and agent is not None:
            return self._seen
        self._check_dealt()
        one_of(self.possible_agents, agent)
        row = self._slate.seen(self._seat_of[agent])
        return {"observation": row, "action_mask": self._nothing}

    def last(
        self,
        observe: bool = True,  # noqa: FBT001, FBT002  # of PettingZoo's contract
    ) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """Return all that the selected agent needs to decide."""
        agent = self.agent_selection
        return (
            (self._seen if agent == self._looker else self.observe(agent)) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Let the selected agent act; what is not legal is refused and changes nothing."""
        agent = self.agent_selection
        if agent != self._looker:  # all are done
            self._leave(action)
            return
        # What spaces and arrays give is a whole number of the right size; all else is looked at.
        number = action if type(action) is _USUAL else whole_number(action)
        slate = self._slate
        cells, mask = slate.arrays()
        self._looker = None  # whoever is interrupted now is not asked, and does not go on
        asked = slate.turn(slate.record, cells, mask, number)
        if asked == REFUSED:
            self._looker = agent
            raise refusal(self.encoding, self._batch, 0, self._seat_of[agent], int(number))
        self._told["action_mask"] = self._nothing
        self.cycles += 1
        if self._is_shaped:
            self._give_change(agent)
        if asked >= 0 and self.cycles < self._last_cycle:
            self._hand_out(asked, cells, mask)
        else:
            self._end(is_cut=asked != NOBODY)

    def _leave(self, action: object) -> None:
        """Let somebody leave who is done, as all are at once; what goes is as PettingZoo has it."""
        if not self.agents:
            raise episode_over() if hasattr(self, "rewards") else not_reset()
        self._check_whole()
        agent = self.agent_selection
        if action is not None:
            raise Misuse("env_dead", agent=str(agent))
        self.agents.remove(agent)
        del self.terminations[agent], self.truncations[agent]
        del self._cumulative_rewards[agent], self.infos[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _give_change(self, agent: str) -> None:
        self._cumulative_rewards[agent] = 0.0
        scores = self._slate.rewards(MONEY)
        changes = (after - before for after, before in zip(scores, self._scores, strict=True))
        self._give(changes)
        self._scores = scores

    def _give(self, rewards: Iterable[float]) -> None:
        for agent, reward in zip(self.possible_agents, rewards, strict=False):  # some are nobody's
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _end(self, *, is_cut: bool) -> None:
        if not self._is_shaped and not is_cut:
            self._give(self._slate.rewards(self._kind))
        ended = dict.fromkeys(self.agents, True)
        if is_cut:
            self.truncations = ended
        else:
            self.terminations = ended
        self.agent_selection = self.agents[0]

    # Looking at it all

    def is_asked(self, agent: str) -> bool:
        """Tell whether this agent decides now."""
        return bool(self.agents) and agent == self._looker

    @property
    def mask(self) -> Mask:
        """What the agent that is asked may do: to be read, for actions are held against it."""
        return self._mask

    def legal_actions(self) -> NDArray[np.int64]:
        """List what the agent that is asked may do: what the mask marks, and quicker to have."""
        return self._slate.legal() if self.agents and self._looker else _NONE

    @property
    def span(self) -> tuple[int, int]:
        """Where the amounts are that it may name: the first, and the one after the last."""
        first, last = self._slate.span.tolist()
        return first, last

    def snapshot(self) -> Any:
        """Return the true state as an ordinary one; changing it changes nothing here."""
        return self._batch.state(0)

    def state(self) -> Observation:
        """Return all that is true at the table, for teachers and critics."""
        self._check_dealt()
        row: Observation = self.encoding.observe(self._batch, ALL_SEEING)[0]
        return row

    @property
    def state_space(self) -> spaces.Space[Any]:
        """Return what `state` is."""
        return self.observation_spaces[self.possible_agents[0]]["observation"]

    def render(self) -> str | None:
        """Tell the table as the selected agent sees it, in words."""
        if self.render_mode is None:
            raise Misuse("env_render_mode", given="None", known=", ".join(MODES))
        return self.encoding.describe(self.observe(self.agent_selection)["observation"])

    def close(self) -> None:
        """There is nothing to close."""

    # Keeping

    def clone(self) -> Self:
        """Return an independent table in the same situation, seeds to come included."""
        twin = type(self)(
            self.game,
            self.players,
            self.edition,
            self.table_options,
            reward=self.reward,
            max_cycles=self.max_cycles,
            render_mode=self.render_mode,
        )
        if hasattr(self, "rewards"):
            twin.restore(self.save())
        twin._seeds.bit_generator.state = self._seeds.bit_generator.state  # noqa: SLF001  # of our own kind
        return twin

    __copy__ = clone

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Be written down as the table it is and its situation, for another process."""
        settings = {
            "players": self.players,
            "edition": self.edition,
            "options": self.table_options,
            "reward": self.reward,
            "max_cycles": self.max_cycles,
            "render_mode": self.render_mode,
        }
        saved = self.save() if hasattr(self, "rewards") else None
        return _read_back, (type(self), name_of(self.game), settings, saved, self._seeds)

    def _check_dealt(self) -> None:
        if not hasattr(self, "rewards"):
            raise not_reset()

    def _is_done(self, agent: str) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def _check_whole(self) -> None:
        """Refuse to go on where a step was broken off: then nobody is asked, and nobody is done."""
        is_left = self._looker is None and bool(self.agents)
        if is_left and not self._is_done(self.agent_selection):
            raise broken_off()

    def save(self) -> bytes:
        """Write the situation down; it is trusted as `Batch.to_bytes` says."""
        self._check_dealt()
        self._check_whole()
        about = {
            "agents": self.agents,
            "selected": self.agent_selection,
            "rewards": self.rewards,
            "sums": self._cumulative_rewards,
            "over": self.terminations,
            "cut": self.truncations,
            "cycles": self.cycles,
            "scores": self._scores,
            "start": self._start.tobytes().hex(),
        }
        head, games = json.dumps(about).encode(), self._batch.to_bytes()
        return b"\n".join((_digest(head), head, games))

    def restore(self, saved: bytes) -> None:
        """Go back to a situation of a table of the same kind."""
        if not isinstance(saved, bytes):
            raise BadState(f"what was saved is bytes, not {type(saved).__name__}")
        digest, _, rest = saved.partition(b"\n")
        head, _, games = rest.partition(b"\n")
        if digest != _digest(head):
            raise BadState("what was saved does not say of which table it is")
        batch = Batch.from_bytes(self.game, games)
        about = json.loads(head)
        if len(batch) != 1 or about.get("start") != self._start.tobytes().hex():
            table = f"{self.game.title} with these players, edition and options"
            raise BadState(f"that is no table of {table}")
        self._looker = None
        self._batch.restore(batch)
        self._begin_again(about)

    def _begin_again(self, about: dict[str, Any]) -> None:
        self.agents = about["agents"]
        self.rewards, self._cumulative_rewards = about["rewards"], about["sums"]
        self.terminations, self.truncations = about["over"], about["cut"]
        self.infos = {agent: self._info() for agent in self.agents}
        self._skip_agent_selection = None
        self.cycles = about["cycles"]
        if self._is_shaped:  # what was saved may be of a table with other rewards
            self._scores = about["scores"] or self._slate.rewards(MONEY)
        self.agent_selection = about["selected"]
        agent = self.agent_selection
        if self.agents and not self._is_done(agent):
            self._select(self._seat_of[agent])


def _digest(head: bytes) -> bytes:
    """Find damage, as that of `Batch.to_bytes` does, and not malice."""
    return sha256(head).hexdigest().encode()


def _read_back(
    kind: type[TableEnv], game: str, settings: dict[str, Any], saved: bytes | None, seeds: Any
) -> TableEnv:
    env = kind(game_named(game), **settings)
    if saved is not None:
        env.restore(saved)
    env._seeds = seeds  # noqa: SLF001  # of our own kind
    return env
