"""A batch as bytes: what was written comes back, and anything else is refused."""

import json
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from fast.configurations import CONFIGURATIONS, Configuration, each_choice

from saleroom.core.errors import BadState
from saleroom.fast import Batch
from saleroom.fast.records import GAP
from saleroom.games.modern_art.game import GAME


def _written() -> bytes:
    batch = Batch.new(GAME, range(3), 4)
    batch.apply(*batch.pick())
    return batch.to_bytes()


def _head_and_body(data: bytes) -> tuple[dict[str, Any], bytes]:
    head, _, body = data.partition(b"\n")
    return json.loads(head.removeprefix(b"saleroom")), body


def _without(data: bytes, name: str) -> bytes:
    head, body = _head_and_body(data)
    del head[name]
    return b"saleroom" + json.dumps(head).encode() + b"\n" + body


def _with_head(data: bytes, **changes: Any) -> bytes:
    head, body = _head_and_body(data)
    return b"saleroom" + json.dumps(head | changes).encode() + b"\n" + body


@each_choice
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


def _hurt(data: bytes, place: int) -> bytes:
    """Flip a bit of one byte."""
    hurt = bytearray(data)
    hurt[place] ^= 1
    return bytes(hurt)


DAMAGE: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "nothing at all": (lambda _: b"", "not a batch of games"),
    "no line": (lambda data: data.replace(b"\n", b"")[:80], "not a batch of games"),
    "not ours": (lambda data: b"Saleroom" + data[8:], "not a batch of games"),
    "not json": (lambda data: data.replace(b"{", b"[", 1), "cannot be read"),
    "not utf-8": (lambda data: data.replace(b"{", b"\xff", 1), "cannot be read"),
    "endless nesting": (
        lambda data: b"saleroom" + b"[" * 100_000 + b"\n" + data,
        "cannot be read",
    ),
    "a list": (
        lambda data: b"saleroom[]\n" + data.partition(b"\n")[2],
        "does not say what it is",
    ),
    "a later format": (lambda data: _with_head(data, format=3), "format 3, and only format 2"),
    "no format, as once": (lambda data: _without(data, "format"), "format 1, and only format 2"),
    "another game": (lambda data: _with_head(data, game="chess"), "'chess', not of 'modern-art'"),
    "no game": (lambda data: _with_head(data, game=None), "games of None"),
    "a game beyond reading": (lambda data: _with_head(data, game="x" * 10**6), "games of 'x"),
    "other rules": (lambda data: _with_head(data, rules="0"), "version '0' of the rules"),
    "another layout": (lambda data: _with_head(data, layout="0123456789abcdef"), "laid out as"),
    "another byte order": (lambda data: _with_head(data, layout=[]), "laid out as"),
    "fewer than it says": (lambda data: _with_head(data, games=4), "4 games take"),
    "more than it says": (lambda data: _with_head(data, games=2), "2 games take"),
    "less than none": (lambda data: _with_head(data, games=-1), "how many games"),
    "half a game": (lambda data: _with_head(data, games=1.5), "how many games"),
    "true games": (lambda data: _with_head(data, games=True), "how many games"),
    "games beyond counting": (lambda data: _with_head(data, games=10**400), "how many games"),
    "cut": (lambda data: data[:-1], "3 games take"),
    "longer": (lambda data: data + b"\0", "3 games take"),
    "the line alone": (lambda data: data.partition(b"\n")[0] + b"\n", "how many games"),
    "a line spelt otherwise": (lambda data: data.replace(b": ", b":  ", 1), "digest"),
    "a generator hurt": (lambda data: _hurt(data, data.index(b"\n") + 1), "digest"),
    "a state hurt": (lambda data: _hurt(data, -40), "digest"),
    "the digest hurt": (lambda data: _hurt(data, -1), "digest"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_bytes_are_refused_with_what_is_wrong(damage: str) -> None:
    data = _written()
    Batch.from_bytes(GAME, data)
    change, said = DAMAGE[damage]
    with pytest.raises(BadState, match=re.escape(said)) as refused:
        Batch.from_bytes(GAME, change(data))
    assert len(str(refused.value)) < 500


def test_games_of_one_kind_are_not_games_of_another() -> None:
    other = next(c for c in CONFIGURATIONS if c.game is not GAME)
    with pytest.raises(BadState, match=f"games of '{other.name}', not of 'modern-art'"):
        Batch.from_bytes(GAME, other.batch([1]).to_bytes())


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
