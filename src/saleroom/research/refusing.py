"""What an environment refuses: by code, and worded by `saleroom.said`. Nothing has changed then."""

import operator
from collections.abc import Collection
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.core.codec import shown
from saleroom.core.contract import Game
from saleroom.core.errors import BadState, GameOver, MalformedAction, Misuse
from saleroom.fast import Batch
from saleroom.games.registry import game_named
from saleroom.research.encoding import Encoding

# What is done with an action that is not legal.
REFUSE = "refuse"
REPLACE = "replace"
# What compiled code can be asked about.
LARGEST = 2**63 - 1


def not_reset() -> Misuse:
    """Refuse what comes before the first reset."""
    return Misuse("env_not_reset")


def episode_over() -> Misuse:
    """Refuse a step after the end."""
    return Misuse("env_over")


def broken_off() -> Misuse:
    """Refuse to go on after a step that was interrupted: part of it may have been done."""
    return Misuse("env_broken_off")


def game_of(game: Game | str) -> Game:
    """Return the game, or the one of that name."""
    return game if isinstance(game, Game) else game_named(str(game))


def name_of(game: Game) -> str:
    """Return the name by which another process has this very game; refuse if it has another."""
    if game_named(game.name) is not game:
        raise BadState(
            f"this {game.title} is sold or paid out in another way than the game of that name:"
            " it cannot be written down by its name; make it anew where it is needed"
        )
    return game.name


def wrong_shape(given: object, wanted: object) -> Misuse:
    """Refuse an array of another shape."""
    return Misuse("env_shape", given=shown(given), wanted=shown(wanted))


def at_least(least: int, name: str, given: object) -> int:
    """Read a setting that is a whole number; what is none, or below the least, is refused."""
    try:
        number = operator.index(given)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        number = least - 1
    if number < least or isinstance(given, bool):
        raise Misuse("env_number", name=name, least=least, given=shown(given))
    return number


def one_of(known: Collection[str], given: object) -> None:
    """Refuse a name that is none of those there are."""
    if given not in known:
        raise Misuse("env_name", given=shown(given), known=", ".join(known))


def whole_number(action: object) -> int:
    """Read one action; anything but a whole number is refused."""
    try:
        number = operator.index(action)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        number = LARGEST + 1
    if -LARGEST <= number <= LARGEST and action is not True and action is not False:
        return number
    raise MalformedAction("action_number", given=shown(action))


def whole_numbers(actions: NDArray[Any]) -> NDArray[np.int64]:
    """Read an action for each lane; what is no whole number, or too large for one, is refused."""
    if actions.dtype.kind not in "iu":
        raise Misuse("env_dtype", given=shown(str(actions.dtype)))
    if actions.dtype == np.uint64 and (actions > LARGEST).any():
        raise MalformedAction("action_number", given=shown(int(actions.max())))
    if actions.dtype == np.int64 and actions.flags.carray:
        return actions
    return np.require(actions, np.int64, ("C", "A"))  # compiled code takes it for granted


def refusal(encoding: Encoding, batch: Batch, index: int, seat: int, number: int) -> Exception:
    """Say why a seat may not do this in that game."""
    try:
        code = encoding.code(batch, index, seat, number)
    except MalformedAction as error:
        return error
    return batch.reason(index, seat, code) or GameOver()
