"""Thousands of games in lock step, as Gymnasium's `VectorEnv`: NumPy in, NumPy out.

Decides what a step of all lanes gives back, and when a lane begins anew. A lane has its own seed,
its own table (a number of players, an edition, options) and its own others at it. With `opponents`
the learner has one seat of each lane, and whoever sits on the others has acted when a step returns.
Without, the learner decides for every seat in turn: the observation is that of the seat asked, the
reward that of the seat that acted, and `info["rewards"]` has everybody's.

The arrays are filled anew by every step and can only be read; `copy=True` gives others each time.
"""

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from saleroom.core.codec import shown
from saleroom.core.contract import Game
from saleroom.core.errors import BadState, Misuse, needs
from saleroom.core.seats import ALL_SEEING, MOST_PLAYERS, NOBODY
from saleroom.fast import Batch, compiled, direct
from saleroom.research import lane_kernels
from saleroom.research.action_space import ActionSpace
from saleroom.research.encoding import Observation, encoding_of, read_only
from saleroom.research.lane_kernels import WAITS
from saleroom.research.lanes import RANDOM_SEAT, Seeds, actions_in, laid_out, lanes_in, seeds_in
from saleroom.research.refusing import (
    at_least,
    broken_off,
    episode_over,
    game_of,
    name_of,
    not_reset,
    refusal,
    whole_number,
    wrong_shape,
)
from saleroom.research.rewards import reward_named
from saleroom.research.rivals import Company

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise needs(error.name, "research") from error

Ints = NDArray[np.int64]
Given = dict[str, Any]
Step = tuple[Given, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Given]

MODES = {mode.name.lower(): mode for mode in AutoresetMode}


class Tables(VectorEnv[Given, ArrayLike, NDArray[Any]]):
    """Lanes of one game. `players` may be several numbers: lanes take them in turn."""

    def __init__(  # noqa: PLR0913  # what a table depends on
        self,
        game: Game | str,
        num_envs: int,
        *,
        players: int | Sequence[int] | None = None,
        edition: str | None = None,
        options: object = None,
        opponents: str | Sequence[str] | None = None,
        seat: int | str = RANDOM_SEAT,
        reward: str = "win_share",
        max_steps: int | None = None,
        autoreset: str = "next_step",
        copy: bool = False,
        worlds: int | None = None,
    ) -> None:
        self.game = game_of(game)
        self.encoding = encoding_of(self.game)
        if not isinstance(autoreset, str) or autoreset not in MODES:
            raise Misuse("env_autoreset", given=str(autoreset), known=", ".join(MODES))
        self.num_envs = at_least(1, "num_envs", num_envs)
        self.max_steps = None if max_steps is None else at_least(1, "max_steps", max_steps)
        if worlds is not None:
            at_least(1, "worlds", worlds)
        self.metadata = {
            "autoreset_mode": MODES[autoreset],
            "render_modes": [],
            "rules_version": self.game.rules_version,
        }
        self._mode = MODES[autoreset]
        self._kind = reward_named(reward)
        self._copies = copy
        self._seat = seat
        self._has_seat = opponents is not None
        self._settings: Given = {
            "players": players,
            "edition": edition,
            "options": options,
            "opponents": opponents,
            "seat": seat,
            "reward": reward,
            "max_steps": max_steps,
            "autoreset": autoreset,
            "copy": copy,
            "worlds": worlds,
        }
        count = self.num_envs
        self._lanes = laid_out(self.game, count, players, edition, options, opponents, seat)
        self._company = Company(
            self.game, self._lanes, are_others=opponents is not None, worlds=worlds
        )
        self._batch = Batch(self.game, self._lanes.games, self._lanes.numbers)
        self._make_room()
        self._make_kernels()
        self._make_spaces()

    def _make_room(self) -> None:
        count = self.num_envs
        self._looks = self.encoding.looks(count)
        self._asked = np.full(count, NOBODY, np.int64)
        self._seats = np.zeros(count, np.int64)  # who is observed, and acts next
        self._acting = np.zeros(count, np.int64)
        self._actions = np.zeros(count, np.int64)  # integers of the codec
        self._rewards = np.zeros(count)
        self._gains = np.zeros((count, MOST_PLAYERS))
        self._over = np.zeros(count, np.bool_)
        self._cut = np.zeros(count, np.bool_)
        self._done = np.zeros(count, np.bool_)
        self._has_done = False
        self._turns = self._seats, self._done, self._acting
        self._ends = self._rewards, self._gains, self._over, self._cut, self._done
        self._is_reset = False
        self._is_torn = False  # a step or a reset was broken off
        self.moment = 0  # counts what was looked at: whoever keeps something for later compares
        looks = self._looks
        self._shown = {
            "observation": read_only(looks.observations),
            "action_mask": read_only(looks.masks),
            "spans": read_only(looks.spans),
            "seat": read_only(self._seats),
            "rewards": read_only(self._gains),
            "reward": read_only(self._rewards),
        }

    def _make_kernels(self) -> None:
        kernels: Any = compiled(self.game, lane_kernels)
        lanes, choices, looks, row = self._lanes, self.encoding.choices, self._looks, self._asked
        self._read = direct(kernels.read_all, looks.known, choices, 0, row, self._turns, row)
        self._reward = direct(kernels.reward_all, lanes, 0, 0, row, self._ends)
        self._seat_all = direct(kernels.seat_all, row, row)
        self._pick = direct(kernels.pick_all, lanes, choices, looks.verbs, row, row)

    def _make_spaces(self) -> None:
        known = self.encoding
        cells = spaces.Box(known.least, known.most, (known.cells,), known.dtype.type)
        mask = spaces.Box(0, 1, (known.actions,), np.int8)
        self.single_observation_space: spaces.Dict = spaces.Dict(
            {"observation": cells, "action_mask": mask}
        )
        self.single_action_space = ActionSpace(known.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    # Episodes

    def reset(
        self,
        *,
        seed: Seeds | None = None,
        options: Given | None = None,
    ) -> tuple[Given, Given]:
        """Deal anew in all lanes; `options={"reset_mask": mask}`: in some.

        A seed for each lane, or one, from which the lanes count up. Without, every lane goes on
        with its own stream of numbers.
        """
        which = lanes_in(options, self.num_envs)
        if not which.all():
            self._check_ready()
        fresh = seed is not None or not self._is_reset
        seeds = seeds_in(seed, self.num_envs) if fresh else None
        self._is_torn = True
        if seeds is not None:
            running = self._lanes.numbers.copy()
            self._batch.reseed(seeds)
            np.copyto(self._lanes.numbers, running, where=~which)
        self._deal(which)
        self._done[which] = False
        self._has_done = bool(self._done.any())
        self._look()
        self._is_reset = True
        self._is_torn = False
        return self._seen(), self._info()

    def _check_ready(self) -> None:
        """Refuse to go on where nothing is dealt, or where a step was broken off in the middle."""
        if not self._is_reset:
            raise not_reset()
        if self._is_torn:
            raise broken_off()

    def _deal(self, which: NDArray[np.bool_]) -> None:
        self._choose_seats(which)
        waiting = np.full(self.num_envs, WAITS, np.int64)
        self._company.step(which, waiting, waiting, self._asked)

    def _choose_seats(self, which: NDArray[np.bool_]) -> None:
        if self._has_seat and self._seat == RANDOM_SEAT:
            # From the lane's own stream: a game is the same whatever other lanes there are.
            players = self._lanes.starts["players"][which].astype(np.int64)
            self._lanes.own[which] = (self._lanes.numbers[which] >> 33) % players

    def _look(self) -> None:
        if self._has_seat:
            np.copyto(self._seats, self._lanes.own)
        else:
            self._seat_all(self._asked, self._seats)
        self._looks.look(self._lanes.games, self._seats)
        self.moment += 1

    def step(self, actions: ArrayLike) -> Step:
        """Act in every lane; if one action is not legal, none is done."""
        row = self.checked(actions)
        if self._has_done and self._mode == AutoresetMode.DISABLED:
            raise episode_over()
        known = self.encoding
        illegal = self._read(
            self._looks.known, known.choices, known.actions, row, self._turns, self._actions
        )
        if illegal >= 0:
            raise self._refused(int(illegal), int(row[illegal]))
        self._is_torn = True
        if self._has_done:
            self._choose_seats(self._done)  # the step after the end only deals anew
        self._company.step(self._done, self._acting, self._actions, self._asked)
        ended = self._reward(self._lanes, self._kind, self.max_steps or 0, self._acting, self._ends)
        self._has_done = ended > 0
        self._look()
        info = self._info()
        if self._has_done and self._mode == AutoresetMode.SAME_STEP:
            self._go_on_at_once(info)
        self._is_torn = False
        return self._seen(), self._given("reward"), self._over.copy(), self._cut.copy(), info

    def _go_on_at_once(self, info: Given) -> None:
        """Hand out the last observations of what has ended, and begin anew, in the same step."""
        done = self._done.copy()
        final = np.full(self.num_envs, None, dtype=object)
        for lane in np.flatnonzero(done):
            final[lane] = {
                "observation": self._looks.observations[lane].copy(),
                "action_mask": self._looks.masks[lane].copy(),
            }
        about = {"rewards": self._gains.copy(), "seat": self._seats.copy()}
        self._deal(done)
        self._done[:] = False
        self._has_done = False
        self._look()
        info |= self._info() | {"rewards": info["rewards"]}
        info |= {"final_obs": final, "_final_obs": done, "final_info": about, "_final_info": done}

    def checked(self, actions: ArrayLike) -> Ints:
        """Return a whole number for each lane; another shape or kind is refused."""
        self._check_ready()
        return actions_in(actions, self.num_envs)

    def _refused(self, lane: int, action: int) -> Exception:
        error = refusal(self.encoding, self._batch, lane, int(self._seats[lane]), action)
        error.add_note(f"lane {lane}, seat {self._seats[lane]}, action {action}")
        return error

    def sample(self) -> Ints:
        """Choose something legal at random in every lane, inside compiled code."""
        self._check_ready()
        numbers = np.zeros(self.num_envs, np.int64)
        self._pick(self._lanes, self.encoding.choices, self._looks.verbs, self._asked, numbers)
        return numbers

    def _check_lane(self, lane: int) -> None:
        self._check_ready()
        if not 0 <= lane < self.num_envs:
            raise Misuse("env_lane", given=shown(lane), lanes=self.num_envs)

    def is_legal(self, lane: int, action: int) -> bool:
        """Tell whether the seat that is asked in a lane may do this now."""
        self._check_lane(lane)
        number = whole_number(action)
        return 0 <= number < self.encoding.actions and bool(self._looks.masks[lane, number])

    def describe(self, lane: int, language: str = "en") -> str:
        """Say in words what is seen in a lane."""
        self._check_lane(lane)
        return self.encoding.describe(self._looks.observations[lane], language)

    def worths(self, judge: str) -> NDArray[np.float64]:
        """Estimate what the lot on offer is worth to whoever acts next, as a bot of the house."""
        return self._company.worths(self._seats, judge)

    # What is handed out

    def _seen(self) -> Given:
        return {
            "observation": self._given("observation"),
            "action_mask": self._given("action_mask"),
        }

    def _info(self) -> Given:
        return {
            "action_mask": self._given("action_mask"),
            "spans": self._given("spans"),
            "seat": self._given("seat"),
            "rewards": self._given("rewards"),
            "rules_version": self.game.rules_version,
        }

    def _given(self, name: str) -> NDArray[Any]:
        array = self._shown[name]
        return array.copy() if self._copies else array

    def state(self) -> Observation:
        """Return all that is true in every lane, for teachers and critics."""
        return self.encoding.observe(self._batch, ALL_SEEING)

    @property
    def spans(self) -> Ints:
        """Where in each mask the amounts are: the first, and the one after the last."""
        return self._shown["spans"]

    def save(self) -> Given:
        """Keep the situation of all lanes, for `restore`."""
        self._check_ready()
        kept = {name: getattr(self, name).copy() for name in _KEPT}
        lanes = {name: getattr(self._lanes, name).copy() for name in self._lanes._fields}
        company = self._company.save()
        return {"of": self._known_by(), "kept": kept, "lanes": lanes, "company": company}

    def _known_by(self) -> Given:
        """Say what tables these are: of which game, how each begins, and for whom."""
        return {
            "game": (self.game.name, self.game.rules_version),
            "players, edition or options": self._lanes.starts.tobytes(),
            "opponents": (self._has_seat, self._lanes.rivals.tobytes()),
            "seat": self._seat if self._has_seat else None,
            "reward": self._kind,
            "autoreset": self._mode,
        }

    def restore(self, saved: Given) -> None:
        """Go back to a situation of the same lanes."""
        if not isinstance(saved, dict) or not {"of", "kept", "lanes", "company"} <= set(saved):
            raise BadState("that is nothing that `save` gave")
        if len(saved["lanes"]["own"]) != self.num_envs:
            raise wrong_shape(saved["lanes"]["own"].shape, (self.num_envs,))
        for what, own in self._known_by().items():
            if saved.get("of", {}).get(what) != own:
                raise BadState(f"that was saved at other tables: another {what}")
        self._is_torn = True
        for name, array in saved["kept"].items():
            getattr(self, name)[...] = array
        for name, array in saved["lanes"].items():
            getattr(self._lanes, name)[...] = array
        self._company.restore(saved["company"])
        self._is_reset = True
        self._has_done = bool(self._done.any())
        self._looks.look(self._lanes.games, self._seats)
        self.moment += 1
        self._is_torn = False

    def clone(self) -> Self:
        """Return independent tables in the same situation."""
        twin = type(self)(self.game, self.num_envs, **self._settings)
        if self._is_reset:
            twin.restore(self.save())
        return twin

    __copy__ = clone

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Be written down as the tables they are and their situation, for another process."""
        saved = self.save() if self._is_reset else None
        name = name_of(self.game)
        return _read_back, (type(self), name, self.num_envs, self._settings, saved)


def _read_back(
    kind: type[Tables], game: str, count: int, settings: Given, saved: Given | None
) -> Tables:
    tables = kind(game, count, **settings)
    if saved is not None:
        tables.restore(saved)
    return tables


# What goes on from step to step beside the lanes.
_KEPT = ("_asked", "_seats", "_rewards", "_gains", "_over", "_cut", "_done")
