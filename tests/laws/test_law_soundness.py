"""A state from outside that passes for sound can be played to the end; others are refused.

Compiled rules check no bounds and know no time, so `is_sound` is all that stands between bytes
from outside and a crash or an endless loop.
"""

import signal
from collections.abc import Iterator
from typing import Any

import pytest
from laws.house_tables import TABLES, Table
from laws.playing import random_move, some_moment

from saleroom.core.chance import Numbers, below, seeded
from saleroom.core.layout import Field, duplicate, layout_of, overflows
from saleroom.play.match import Match

PATIENCE = 20  # seconds for a test; without it an endless loop would stop the whole run
MOST_MOVES = 2500


@pytest.fixture(autouse=True)
def hourglass() -> Iterator[None]:
    def run_out(*_: object) -> None:
        raise TimeoutError("the rules went round in circles")

    before = signal.signal(signal.SIGALRM, run_out)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def damage(s: Any, other: Any, numbers: Numbers) -> str:
    """Change one number of a state, or take one field over from another; say which."""
    fields = layout_of(type(s))
    field = fields[below(numbers, len(fields))]
    if below(numbers, 4) == 0:
        setattr(s, field.name, getattr(duplicate(other), field.name))
        return field.name
    row: Any = s
    key: Any = field.name
    for length in field.shape:
        row = row[key] if row is not s else getattr(s, key)
        key = below(numbers, length)
    if row is s:
        setattr(s, key, _other_number(getattr(s, key), field, numbers))
    else:
        row[key] = _other_number(row[key], field, numbers)
    return field.name


def _other_number(now: int, field: Field, numbers: Numbers) -> int:
    least, most = field.width.least, field.width.most
    near = (now - 1, now + 1, 0, 1, -1, now ^ 1, now ^ 2, least, most)
    wanted = below(numbers, len(near) + 6)
    number = near[wanted] if wanted < len(near) else below(numbers, 75)
    return min(max(number, least), most)


def play_on(match: Match, numbers: Numbers) -> None:
    """Play to the end; every state on the way is as sound as the first."""
    for count in range(MOST_MOVES):
        if match.is_over:
            return
        match.act(*random_move(match, numbers))
        if count % 7 == 0:
            assert match.game.flat.is_sound(match.state)
    raise AssertionError("the game does not end")


def check_damaged(table: Table, seed: int, times: int) -> tuple[int, int]:
    """Damage states; return how many were refused and how many still passed for sound."""
    numbers = seeded(seed)
    refused = passed = 0
    match, donor = some_moment(table, seed), some_moment(table, seed + 1)
    for _ in range(times):
        other = match.copy()
        for _ in range(1 + below(numbers, 2)):
            damage(other.state, donor.state, numbers)
        if not match.game.flat.is_sound(other.state):
            refused += 1
        elif other.state != match.state:
            passed += 1
            other.players = other.state.players
            assert overflows(other.state) == []
            play_on(other, numbers)
    return refused, passed


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_passes_for_sound_can_be_played(table: Table) -> None:
    found = [check_damaged(table, seed, 30) for seed in range(60, 63)]
    assert sum(refused for refused, _ in found) > 50


@pytest.mark.soak
@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_much_damage(table: Table, part: int) -> None:
    for seed in range(1000 + 10 * part, 1010 + 10 * part):
        check_damaged(table, seed, 40)
