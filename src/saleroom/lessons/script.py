"""What a lesson is made of, as data: who moves, what is said, what the learner is asked to do.

The learner sits on seat 0, Ada on 1 and Ben on 2. Knows no rule and no words: a step is named by
its number, and `point` is the place on the page that it is about.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

Action = Mapping[str, int | bool]

LEARNER, ADA, BEN = range(3)
PLAYERS = 3


@dataclass(frozen=True, slots=True)
class Moves:
    """Somebody moves; `is_seen` moves are shown one by one, others have simply happened."""

    seat: int
    action: Action
    is_seen: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    """Something is explained; with `expects` the learner goes on by doing that.

    At a step that `clears`, the board shows no longer what has just happened, only how things are.
    """

    point: str | None
    cites: tuple[str, ...]
    expects: Action | None = None
    clears: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson and how long it takes. Chance brings `chance` in this order, then what is first."""

    name: str
    game: str
    minutes: int
    scenes: tuple[Moves | Step, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    chance: tuple[Action, ...] = ()


def says(point: str | None, *cites: str, clears: bool = False) -> Step:
    """Explain something."""
    return Step(point, cites, clears=clears)


def asks(verb: str, value: int | None, point: str, *cites: str) -> Step:
    """Ask the learner to do this; a verb without a value is simply done."""
    return Step(point, cites, _action(verb, value))


def button(verb: str, value: int | None = None) -> str:
    """Point at what performs an action where one decides."""
    return f'[data-dock] [data-verb="{verb}"]' + (
        f'[data-value="{value}"]' if value is not None else ""
    )


def ada(verb: str, value: int | None = None) -> Moves:
    """Let Ada do this."""
    return Moves(ADA, _action(verb, value))


def ben(verb: str, value: int | None = None) -> Moves:
    """Let Ben do this."""
    return Moves(BEN, _action(verb, value))


def meanwhile(*moves: tuple[int, str, int | None]) -> tuple[Moves, ...]:
    """Let this happen out of sight, the learner's own moves too."""
    return tuple(Moves(seat, _action(verb, value), is_seen=False) for seat, verb, value in moves)


def _action(verb: str, value: int | None) -> Action:
    return {verb: True if value is None else value}
