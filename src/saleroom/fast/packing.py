"""A batch of games as bytes: a line that says what it is, then the numbers.

The bytes are for the same version of the program: another layout of the state, or another byte
order, is refused, and so is any state the rules cannot play on. What must last is a record.
"""

import hashlib
import json
import sys
from functools import cache

import numpy as np
from numpy.typing import NDArray

from saleroom.core.contract import Game
from saleroom.core.errors import BadState
from saleroom.core.layout import layout_of
from saleroom.fast.records import GAP, Records, dtype_of

Ints = NDArray[np.int64]
_MAGIC = b"saleroom"


def packed(game: Game, states: Records, numbers: Ints) -> bytes:
    """Write states and generators out."""
    head = {"game": game.name, "layout": _fingerprint(game), "games": len(states)}
    line = json.dumps(head).encode()
    return b"".join((_MAGIC, line, b"\n", numbers.tobytes(), states.tobytes()))


def unpacked(game: Game, data: bytes) -> tuple[Records, Ints]:
    """Read states and generators; that they are sound is not known yet."""
    count, body = _read_head(game, data)
    dtype = dtype_of(game.state)
    expected = count * (8 + dtype.itemsize)
    if len(body) != expected:
        raise BadState(f"{count} games take {expected} bytes, not {len(body)}")
    numbers = np.frombuffer(body, np.int64, count).copy()
    states = np.frombuffer(body, dtype, count, 8 * count).copy()
    if (numbers < 0).any():
        raise BadState("a generator's state is never negative")
    if GAP in (states.dtype.names or ()) and states[GAP].any():
        raise BadState("there is something where there should be nothing")
    return states, numbers


@cache
def _fingerprint(game: Game) -> str:
    facts = f"{layout_of(game.state)!r} {sys.byteorder}"
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


def _read_head(game: Game, data: bytes) -> tuple[int, bytes]:
    head, newline, body = data.partition(b"\n")
    if not head.startswith(_MAGIC) or not newline:
        raise BadState("these bytes are not a batch of games")
    try:
        facts = json.loads(head[len(_MAGIC) :])
    except (ValueError, RecursionError) as error:
        raise BadState(f"the first line of the batch cannot be read: {error}") from error
    if not isinstance(facts, dict) or facts.get("game") != game.name:
        raise BadState(f"these bytes are not games of {game.title}")
    if facts.get("layout") != _fingerprint(game):
        raise BadState("these games were written by a version with another layout")
    count = facts.get("games")
    if type(count) is not int or not 0 <= count <= len(body):
        raise BadState("the first line does not say how many games there are")
    return count, body
