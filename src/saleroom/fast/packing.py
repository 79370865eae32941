"""A batch of games as bytes: a line that says what it is, the numbers, and a digest of both.

The bytes are for the same version of the program: another format, game, version of the rules or
layout of the state is refused, and so is whatever has changed on the way. What must last is a
record. The digest finds damage, not malice: whoever can write a digest can write any state, and
compiled rules check no bounds. So bytes are as trusted as the program that wrote them. That a game
is for so many players, in an edition and with options, is part of its state.
"""

import hashlib
import json
import sys
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.core.codec import shown
from saleroom.core.contract import Game
from saleroom.core.errors import BadState
from saleroom.core.layout import layout_of
from saleroom.fast.records import Records, dtype_of

Ints = NDArray[np.int64]
FORMAT = 2
_MAGIC = b"saleroom"
_DIGEST_BYTES = 32


def packed(game: Game, states: Records, numbers: Ints) -> bytes:
    """Write states and generators out."""
    head = _identity(game) | {"games": len(states)}
    data = b"".join((_MAGIC, json.dumps(head).encode(), b"\n", numbers.tobytes(), states.tobytes()))
    return data + _digest(data)


def unpacked(game: Game, data: bytes) -> tuple[Records, Ints]:
    """Read states and generators back, just as they were written."""
    count, body = _read_head(game, data)
    dtype = dtype_of(game.state)
    expected = count * (8 + dtype.itemsize) + _DIGEST_BYTES
    if len(body) != expected:
        raise BadState(f"{count} games take {expected} bytes after the first line, not {len(body)}")
    if _digest(data[:-_DIGEST_BYTES]) != data[-_DIGEST_BYTES:]:
        raise BadState("the bytes do not match their digest: they were changed after writing")
    numbers = np.frombuffer(body, np.int64, count).copy()
    states = np.frombuffer(body, dtype, count, 8 * count).copy()
    return states, numbers


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=_DIGEST_BYTES).digest()


@cache
def _identity(game: Game) -> dict[str, Any]:
    """Say what only bytes of the same kind say too."""
    layout = f"{layout_of(game.state)!r} {sys.byteorder}"
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": str(game.rules_version),
        "layout": hashlib.sha256(layout.encode()).hexdigest()[:16],
    }


def _read_head(game: Game, data: bytes) -> tuple[int, bytes]:
    head, newline, body = data.partition(b"\n")
    if not head.startswith(_MAGIC) or not newline:
        raise BadState("these bytes are not a batch of games")
    try:
        facts = json.loads(head[len(_MAGIC) :])
    except (ValueError, RecursionError) as error:
        raise BadState(f"the first line of the batch cannot be read: {error}") from error
    if not isinstance(facts, dict):
        raise BadState("the first line of the batch does not say what it is")
    facts.setdefault("format", 1)  # which did not say so, and had no digest
    for name, expected in _identity(game).items():
        if facts.get(name) != expected:
            raise BadState(_STRANGE[name].format(shown(facts.get(name)), shown(expected)))
    count = facts.get("games")
    if type(count) is not int or not 0 <= count <= len(body):
        raise BadState("the first line does not say how many games there are")
    return count, body


_STRANGE = {
    "format": "the batch has format {}, and only format {} is read",
    "game": "these are games of {}, not of {}",
    "rules": "these games were played by version {} of the rules, not {}",
    "layout": "the states of these games are laid out as {}, not {}",
}
