"""States that no game of Canaletto can reach, and that would hang or break compiled rules."""

from collections.abc import Callable
from typing import Any

import pytest
from canaletto.venice import wander

from saleroom.core.layout import duplicate
from saleroom.games.canaletto.game import GAME
from saleroom.games.canaletto.state import (
    BIDDING,
    LAYING_FIRST,
    LAYING_MORE,
    NAMING,
    OVER,
    PLACING,
    SELLING,
    TURNING,
)
from saleroom.play.match import Match

SET_UP = (LAYING_FIRST, LAYING_MORE, PLACING, NAMING)
IN_PLAY = (BIDDING, SELLING, OVER)


def at_phase(phase: int, *, hidden: bool = False) -> Any:
    """Return a state of a random game in which this is being decided, late in the game."""
    found = None
    match = Match(GAME, 4, options={"hidden_values": hidden})
    for _ in wander(match, 5):
        if match.state.phase == phase and (phase != BIDDING or match.state.price):
            found = duplicate(match.state)
    assert found is not None
    assert GAME.flat.is_sound(found)
    return found


def set_to(field: str, value: int) -> Callable[[Any], None]:
    def damage(s: Any) -> None:
        assert getattr(s, field) != value
        setattr(s, field, value)

    damage.__name__ = f"{field} is {value}"
    return damage


def another_tile(s: Any) -> None:
    """Lay one more tile where there is room, without counting it."""
    s.palace[next(p for p in range(16) if s.palace[p] & 1 == 0)] |= 1


def tile_beyond_the_board(s: Any) -> None:
    s.palace[20] = 1
    s.left[0] += 1


def tile_out_of_nowhere(s: Any) -> None:
    s.held[0][2] += 1


def tile_of_nobody(s: Any) -> None:
    """Move a tile to a seat that is not at the table."""
    s.players = 3
    s.masks &= 7
    s.held[3] = [1] * 12


def marker_of_nothing(s: Any) -> None:
    s.scale[13] = 0


def markers_out_of_order(s: Any) -> None:
    s.scale[12], s.scale[13] = s.scale[13], s.scale[12]


def unearned_points(s: Any) -> None:
    s.points[1] = 32_000


def unpaid_debt(s: Any) -> None:
    s.debt[1] = 32_000


def gondola_astray(s: Any) -> None:
    s.gondola = (s.gondola + 1) % s.palaces


def asked_has_passed(s: Any) -> None:
    s.out |= 1 << s.asked


def leader_has_passed(s: Any) -> None:
    s.out |= 1 << s.leader


def all_have_passed(s: Any) -> None:
    s.out = 15


def empty_lot(s: Any) -> None:
    for kind in range(12):
        if s.palace[s.column] >> kind & 1:
            s.left[kind] -= 1
            s.held[0][kind] += 1
            if not s.left[kind]:
                s.due |= 1 << kind
    s.palace[s.column] = 0


def one_type_due(s: Any) -> None:
    s.due &= s.due - 1


ANYWHERE = (
    set_to("players", 2),
    set_to("players", 5),
    set_to("palaces", 13),
    set_to("palaces", 25),
    set_to("hidden_values", 2),
    set_to("highest_bid", 0),
    set_to("highest_bid", 1000),
    set_to("phase", 8),
    set_to("phase", -1),
    set_to("asked", 4),
    set_to("asked", -3),
    set_to("first_player", 4),
    set_to("round_number", 25),
    set_to("laid", 35),
    set_to("column", 16),
    set_to("gondola", 16),
    set_to("gondola", -2),
    set_to("price", -1),
    set_to("leader", 4),
    set_to("out", 16),
    set_to("buyer", 4),
    set_to("masks", 16),
    set_to("due", 1 << 12),
    set_to("sold", 1 << 12),
    set_to("sales", 13),
    set_to("turned", 13),
    another_tile,
    tile_beyond_the_board,
    tile_out_of_nowhere,
    tile_of_nobody,
    marker_of_nothing,
    markers_out_of_order,
    unearned_points,
    unpaid_debt,
)
SOMEWHERE = [
    (LAYING_FIRST, set_to("round_number", 1)),
    (LAYING_FIRST, set_to("turned", 1)),
    (LAYING_MORE, set_to("phase", PLACING)),
    (LAYING_MORE, set_to("phase", BIDDING)),
    (PLACING, set_to("phase", NAMING)),
    (NAMING, set_to("phase", PLACING)),
    (NAMING, set_to("turned", 11)),
    (NAMING, set_to("masks", 7)),
    (BIDDING, set_to("leader", -1)),
    (BIDDING, set_to("price", 0)),
    (BIDDING, set_to("buyer", 0)),
    (BIDDING, set_to("phase", SELLING)),
    (BIDDING, set_to("phase", OVER)),
    (BIDDING, set_to("phase", TURNING)),
    (BIDDING, set_to("first_player", -1)),
    (BIDDING, set_to("turned", 11)),
    (BIDDING, gondola_astray),
    (BIDDING, asked_has_passed),
    (BIDDING, leader_has_passed),
    (BIDDING, all_have_passed),
    (BIDDING, empty_lot),
    (SELLING, one_type_due),
    (SELLING, set_to("due", 0)),
    (SELLING, set_to("buyer", -1)),
    (SELLING, set_to("price", 3)),
    (SELLING, set_to("phase", BIDDING)),
    (OVER, set_to("asked", 0)),
    (OVER, set_to("phase", BIDDING)),
]


@pytest.mark.parametrize("phase", SET_UP + IN_PLAY)
@pytest.mark.parametrize("damage", ANYWHERE, ids=lambda damage: damage.__name__)
def test_numbers_that_can_be_nowhere(phase: int, damage: Callable[[Any], None]) -> None:
    s = at_phase(phase)
    damage(s)
    assert not GAME.flat.is_sound(s)


@pytest.mark.parametrize(
    ("phase", "damage"), SOMEWHERE, ids=lambda x: getattr(x, "__name__", str(x))
)
def test_numbers_that_cannot_be_there(phase: int, damage: Callable[[Any], None]) -> None:
    s = at_phase(phase)
    damage(s)
    assert not GAME.flat.is_sound(s)


@pytest.mark.parametrize("turned", [0, 12])
@pytest.mark.parametrize("phase", [BIDDING, SELLING, TURNING, OVER])
def test_on_a_hidden_scale_only_the_next_marker_is_open(phase: int, turned: int) -> None:
    s = at_phase(phase, hidden=True)
    s.turned = turned
    s.scale.sort()
    assert not GAME.flat.is_sound(s)
