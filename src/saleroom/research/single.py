"""One learner at one table, for Gymnasium: the others have acted when a step returns."""

from typing import Any, Self, SupportsInt, TypeVar

from saleroom.core.contract import Game
from saleroom.core.errors import Misuse, needs
from saleroom.research.encoding import Observation
from saleroom.research.refusing import REFUSE, REPLACE, whole_number
from saleroom.research.vector import Given, Tables

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise needs(error.name, "research") from error


Env = TypeVar("Env", bound="SeatEnv")

MODES = ("ansi",)


class SeatEnv(gymnasium.Env[Given, SupportsInt]):
    """A lane of `Tables` by itself; `opponents` are bots of the house."""

    metadata = {"render_modes": list(MODES)}  # noqa: RUF012  # of Gymnasium's contract

    def __init__(
        self,
        game: Game | str,
        *,
        opponents: str = "random",
        render_mode: str | None = None,
        illegal: str = REFUSE,
        **settings: Any,
    ) -> None:
        """Take the settings of `Tables`, but for how lanes begin anew.

        With `illegal="replace"` something legal at random takes the place of what is not, and
        `info["replaced"]` says so.
        """
        if illegal not in (REFUSE, REPLACE):
            raise Misuse("env_illegal", given=str(illegal), known=f"{REFUSE}, {REPLACE}")
        if render_mode not in (None, *MODES):
            raise Misuse("env_render_mode", given=str(render_mode), known=", ".join(MODES))
        tables = Tables(game, 1, opponents=opponents, autoreset="disabled", copy=True, **settings)
        self._sit_at(tables, render_mode, illegal)

    def _sit_at(self, tables: Tables, render_mode: str | None, illegal: str) -> None:
        self._tables = tables
        self.render_mode = render_mode
        self.illegal = illegal
        self.observation_space = self._tables.single_observation_space
        self.action_space: spaces.Discrete = self._tables.single_action_space  # type: ignore[assignment]  # that is what it is

    def reset(
        self, *, seed: int | None = None, options: Given | None = None
    ) -> tuple[Given, Given]:
        """Deal anew; without a seed the stream of the one before goes on."""
        super().reset(seed=seed)
        seen, info = self._tables.reset(seed=seed, options=options)
        return _one(seen), _one(info) | {"replaced": False}

    def step(self, action: SupportsInt) -> tuple[Given, float, bool, bool, Given]:
        """Act, and let all others act until it is the learner's turn again."""
        number = whole_number(action)
        replaced = self.illegal == REPLACE and not self._tables.is_legal(0, number)
        actions = self._tables.sample() if replaced else [number]
        seen, rewards, over, cut, info = self._tables.step(actions)
        told = _one(info) | {"replaced": replaced}
        return _one(seen), float(rewards[0]), bool(over[0]), bool(cut[0]), told

    def render(self) -> str:
        """Tell the table as the learner sees it, in words."""
        return self._tables.describe(0)

    def state(self) -> Observation:
        """Return all that is true at the table, for teachers and critics."""
        row: Observation = self._tables.state()[0]
        return row

    def clone(self) -> Self:
        """Return an independent table in the same situation."""
        return _seated(type(self), self._tables.clone(), self.render_mode, self.illegal)

    __copy__ = clone

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Be written down as its table and its situation, for another process."""
        return _seated, (type(self), self._tables, self.render_mode, self.illegal)


def _seated(kind: type[Env], tables: Tables, render_mode: str | None, illegal: str) -> Env:
    env = kind.__new__(kind)
    env._sit_at(tables, render_mode, illegal)  # noqa: SLF001  # of our own kind
    return env


def _one(of_lanes: Given) -> Given:
    """Take the one lane out."""
    return {name: value if isinstance(value, int) else value[0] for name, value in of_lanes.items()}
