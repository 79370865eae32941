"""The same as the million, small and with hypothesis: a failure shrinks to what caused it."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from laws.house_tables import TABLES
from play.bad_inputs import is_a_game, is_legal_by_the_data

from saleroom.core.errors import SaleroomError
from saleroom.games.registry import GAMES
from saleroom.laws.playing import some_moment, whole_game
from saleroom.messages.saying import said
from saleroom.play.record import record_of, write
from saleroom.play.verify import verify_line

POSITIONS = [some_moment(table, seed) for seed, table in enumerate(TABLES[::4])]
GAMES_PLAYED = [
    whole_game(next(table for table in TABLES if table.game == name), 3) for name in GAMES
]
LINES = [write(record_of(match)).encode() for match in GAMES_PLAYED]
WORDS = sorted({word for match in POSITIONS for word in match.game.codec.verbs})

TEXT = st.text('ab0_{}"\\é☃', max_size=6)
NUMBER = st.integers() | st.integers(-5, 200) | st.integers(4000, 12400)
THING = st.recursive(
    st.none() | st.booleans() | NUMBER | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=4,
)
SEAT = st.integers(-5, 6) | THING
ACTION = THING | NUMBER | st.dictionaries(st.sampled_from(WORDS), NUMBER | THING, max_size=2)


@given(st.sampled_from(POSITIONS), SEAT, ACTION)
def test_any_seat_and_any_thing_is_legal_or_refused(match: Any, seat: Any, action: Any) -> None:
    after = match.copy()
    try:
        after.act(seat, action)
    except SaleroomError:
        assert (after.state, after.moves, after.tellings) == (
            match.state,
            match.moves,
            match.tellings,
        )
    else:
        assert is_legal_by_the_data(match, seat, action)


@given(st.sampled_from(LINES), st.data())
def test_any_bytes_in_the_place_of_others_are_judged(line: bytes, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, min(len(line), start + 12)))
    instead = data.draw(st.binary(max_size=6) | st.sampled_from([b"0", b'"', b"]", b",7", b"{}"]))
    changed = line[:start] + instead + line[end:]
    verdict = verify_line(changed)
    assert said(verdict)
    assert not verdict.ok or is_a_game(changed)


@given(st.sampled_from(LINES), st.data())
def test_anything_in_the_place_of_a_field_is_judged(line: bytes, data: st.DataObject) -> None:
    written = json.loads(line)
    field = data.draw(st.sampled_from(sorted(written)))
    written[field] = data.draw(THING)
    changed = json.dumps(written).encode()
    verdict = verify_line(changed)
    assert said(verdict)
    assert not verdict.ok or is_a_game(changed)


@given(st.sampled_from(LINES), st.data())
def test_anything_in_the_place_of_a_move_is_judged(line: bytes, data: st.DataObject) -> None:
    written = json.loads(line)
    number = data.draw(st.integers(0, len(written["moves"]) - 1))
    written["moves"][number] = data.draw(st.tuples(SEAT | st.just("chance"), ACTION))
    changed = json.dumps(written).encode()
    verdict = verify_line(changed)
    assert said(verdict)
    assert not verdict.ok or is_a_game(changed)


@given(st.binary() | THING.map(lambda thing: json.dumps(thing).encode()))
def test_anything_is_no_record(line: bytes) -> None:
    assert not verify_line(line).ok
