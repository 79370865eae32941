"""A batch as bytes: what was written comes back, and anything else is refused."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fast.configurations import CONFIGURATIONS, Configuration

from saleroom.core.errors import BadState
from saleroom.fast import Batch
from saleroom.fast.records import GAP
from saleroom.games.modern_art.game import GAME

each_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def _written() -> bytes:
    batch = Batch.new(GAME, range(3), 4)
    batch.apply(*batch.pick())
    return batch.to_bytes()


def _head_and_body(data: bytes) -> tuple[dict[str, Any], bytes]:
    head, _, body = data.partition(b"\n")
    return json.loads(head.removeprefix(b"saleroom")), body


def _with_head(data: bytes, **changes: Any) -> bytes:
    head, body = _head_and_body(data)
    return b"saleroom" + json.dumps(head | changes).encode() + b"\n" + body


@each_configuration
def test_what_was_written_comes_back_and_plays_on_the_same(configuration: Configuration) -> None:
    batch = configuration.batch(range(50))
    for _ in range(20):
        batch.apply(*batch.pick())
    again = Batch.from_bytes(configuration.game, batch.to_bytes())
    assert again.to_bytes() == batch.to_bytes()
    assert again.play_out() == batch.play_out()
    assert again.to_bytes() == batch.to_bytes()


def test_finished_games_and_games_not_dealt_yet_come_back_too() -> None:
    batch = Batch.of(GAME, [GAME.new(4), GAME.new(5, options={"first_seller": 1})])
    assert Batch.from_bytes(GAME, batch.to_bytes()).to_bytes() == batch.to_bytes()
    batch.play_out()
    assert Batch.from_bytes(GAME, batch.to_bytes()).to_bytes() == batch.to_bytes()


def test_a_batch_read_back_can_be_changed() -> None:
    batch = Batch.from_bytes(GAME, _written())
    before = batch.to_bytes()
    assert not batch.apply(*batch.pick()).any()
    assert batch.to_bytes() != before


def test_a_batch_takes_a_line_and_the_bytes_of_its_games() -> None:
    one, two = (len(Batch.new(GAME, range(n), 4).to_bytes()) for n in (1, 2))
    assert two - one == 8 + Batch.new(GAME, [1], 4).states.itemsize


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "nothing at all": lambda _: b"",
    "no line": lambda data: data.replace(b"\n", b"")[:80],
    "not ours": lambda data: b"Saleroom" + data[8:],
    "not json": lambda data: data.replace(b"{", b"[", 1),
    "not utf-8": lambda data: data.replace(b"{", b"\xff", 1),
    "endless nesting": lambda data: b"saleroom" + b"[" * 100_000 + b"\n" + data,
    "a list": lambda data: b"saleroom[]\n" + data.partition(b"\n")[2],
    "another game": lambda data: _with_head(data, game="chess"),
    "no game": lambda data: _with_head(data, game=None),
    "another layout": lambda data: _with_head(data, layout="0123456789abcdef"),
    "another byte order": lambda data: _with_head(data, layout=[]),
    "fewer than it says": lambda data: _with_head(data, games=4),
    "more than it says": lambda data: _with_head(data, games=2),
    "less than none": lambda data: _with_head(data, games=-1),
    "half a game": lambda data: _with_head(data, games=1.5),
    "true games": lambda data: _with_head(data, games=True),
    "games beyond counting": lambda data: _with_head(data, games=10**400),
    "cut": lambda data: data[:-1],
    "longer": lambda data: data + b"\0",
    "the line alone": lambda data: data.partition(b"\n")[0] + b"\n",
    "a negative generator": lambda data: (
        data.partition(b"\n")[0] + b"\n" + b"\xff" * 24 + data.partition(b"\n")[2][24:]
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_bytes_are_refused(damage: str) -> None:
    data = _written()
    Batch.from_bytes(GAME, data)
    with pytest.raises(BadState) as refused:
        Batch.from_bytes(GAME, DAMAGE[damage](data))
    assert len(str(refused.value)) < 500


def test_games_of_one_kind_are_not_games_of_another() -> None:
    other = next(c for c in CONFIGURATIONS if c.game is not GAME)
    with pytest.raises(BadState, match="not games of Modern Art"):
        Batch.from_bytes(GAME, other.batch([1]).to_bytes())


@pytest.mark.parametrize(
    ("field", "value"),
    [("players", 6), ("phase", 77), ("asked", -3), ("money", -1), ("hand_size", 23), ("deck", 70)],
)
def test_a_state_that_cannot_be_is_refused_and_named(field: str, value: int) -> None:
    batch = Batch.new(GAME, range(3), 4)
    batch.states[field][1, ...] = value
    with pytest.raises(BadState, match="game 1 of 3 is not a state of Modern Art"):
        Batch.from_bytes(GAME, batch.to_bytes())


def test_nothing_may_hide_between_the_fields() -> None:
    batch = Batch.new(GAME, range(3), 4)
    states = batch.states
    assert sum(states[name][0].nbytes for name in states.dtype.names) == states.itemsize
    states[GAP][2] = 1
    with pytest.raises(BadState, match="something where"):
        Batch.from_bytes(GAME, batch.to_bytes())


def test_a_state_of_modern_art_is_small() -> None:
    assert Batch.new(GAME, [1], 5).states.itemsize <= 512


def test_every_byte_of_a_state_means_something() -> None:
    batch = Batch.new(GAME, [4], 3, options={"mystery_hand": True})
    size = batch.states.itemsize
    data = batch.states.view(np.uint8).reshape(size)
    changed = 0
    for k in range(size):
        data[k] ^= 1
        changed += batch.state(0) != Batch.new(GAME, [4], 3, options={"mystery_hand": True}).state(
            0
        )
        data[k] ^= 1
    assert changed == size - states_gap(batch)


def states_gap(batch: Batch) -> int:
    """How many bytes are there only to fill up."""
    return batch.states[GAP].nbytes if GAP in batch.states.dtype.names else 0
