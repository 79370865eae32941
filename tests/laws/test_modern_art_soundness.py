"""States that no game of Modern Art can reach, and that would hang or break compiled rules."""

from collections.abc import Callable
from typing import Any

import pytest
from laws.house_tables import Table
from laws.playing import played, random_move

from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import NOBODY
from saleroom.games.modern_art.game import GAME
from saleroom.games.modern_art.state import (
    ADDING,
    AT_MYSTERY,
    AT_PRICE,
    CRYING_OUT,
    GOING_AROUND,
    GONE,
    OFFERING,
    OVER,
    PRICING,
    SEALING,
    SHUFFLING,
)
from saleroom.play.match import Match

THREE_WITH_MYSTERY = Table("modern-art", 3, "1992", {"mystery_hand": True})
FOUR = Table("modern-art", 4, "2009", {})


def at_phase(table: Table, phase: int) -> Any:
    """Return a state of a random game in which this is being decided, after some play."""
    numbers = seeded(phase)
    match = played(table.opened(), numbers, 90 if phase > SHUFFLING else 30)
    while match.state.phase != phase:
        if match.is_over:
            match = Match(match.game, match.players, match.edition, match.options)
        match.act(*random_move(match, numbers))
    return duplicate(match.state)


def empty_hands(s: Any) -> None:
    """Throw all cards in players' hands away, as far as the numbers go consistently."""
    for seat in range(s.players):
        for k in range(s.hand_size[seat]):
            s.place[s.hand[seat][k]] = GONE
            s.hand[seat][k] = 0
        s.hand_size[seat] = 0
    s.in_hands = 0


def empty_mystery_hand(s: Any) -> None:
    for k in range(s.hand_size[s.players]):
        s.place[s.hand[s.players][k]] = GONE
        s.hand[s.players][k] = 0
    s.hand_size[s.players] = 0


@pytest.mark.parametrize(
    "phase", [OFFERING, ADDING, CRYING_OUT, GOING_AROUND, SEALING, PRICING, AT_PRICE]
)
def test_nobody_left_with_a_card_to_offer_next(phase: int) -> None:
    s = at_phase(FOUR, phase)
    assert GAME.flat.is_sound(s)
    empty_hands(s)
    assert not GAME.flat.is_sound(s)


def test_a_mystery_card_to_turn_up_but_no_card_to_offer_next() -> None:
    s = at_phase(THREE_WITH_MYSTERY, AT_MYSTERY)
    assert GAME.flat.is_sound(s)
    empty_hands(s)
    assert not GAME.flat.is_sound(s)


def test_no_mystery_card_to_turn_up() -> None:
    s = at_phase(THREE_WITH_MYSTERY, AT_MYSTERY)
    empty_mystery_hand(s)
    assert not GAME.flat.is_sound(s)


def test_no_mystery_hand_at_this_table() -> None:
    s = at_phase(FOUR, OFFERING)
    s.phase = AT_MYSTERY
    assert not GAME.flat.is_sound(s)


def a_sum_in_no_fist(s: Any) -> None:
    s.sealed[1] = 3


def an_ending(s: Any) -> None:
    s.ended_by = 1


def a_silent_asked_seat(s: Any) -> None:
    s.silent |= 1 << s.asked


def a_leader_who_has_not_spoken_yet(s: Any) -> None:
    s.asked = (s.seller + 2) % s.players
    s.leader = s.seller
    s.price = 1
    s.money[s.seller] = 1


def nobody_asked(s: Any) -> None:
    s.asked = NOBODY


def more_money_than_there_is(s: Any) -> None:
    s.money[0] = 30_000


def a_card_twice(s: Any) -> None:
    s.deck[0] = s.deck[1]


@pytest.mark.parametrize(
    ("phase", "damage"),
    [
        (OFFERING, a_sum_in_no_fist),
        (AT_PRICE, a_sum_in_no_fist),
        (OVER, a_sum_in_no_fist),
        (SHUFFLING, an_ending),
        (OFFERING, an_ending),
        (CRYING_OUT, a_silent_asked_seat),
        (GOING_AROUND, a_leader_who_has_not_spoken_yet),
        (OFFERING, nobody_asked),
        (SEALING, nobody_asked),
        (OFFERING, more_money_than_there_is),
        (SHUFFLING, a_card_twice),
        (OFFERING, a_card_twice),
    ],
    ids=lambda x: getattr(x, "__name__", str(x)),
)
def test_numbers_that_cannot_be_there(phase: int, damage: Callable[[Any], None]) -> None:
    s = at_phase(FOUR, phase)
    assert GAME.flat.is_sound(s)
    damage(s)
    assert not GAME.flat.is_sound(s)
