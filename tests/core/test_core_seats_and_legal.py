"""Seats, sets of seats, and what is legal as data."""

import pickle

import pytest

from saleroom.core.contract import ranking
from saleroom.core.errors import (
    BadRecord,
    BadSetup,
    BadState,
    GameOver,
    IllegalNow,
    MalformedAction,
    SaleroomError,
    UnknownSeat,
)
from saleroom.core.legal import Amounts, Legal
from saleroom.core.seats import (
    ALL_SEEING,
    CHANCE,
    MOST_PLAYERS,
    NOBODY,
    SPECTATOR,
    everybody,
    left_of,
    seats_in,
    seen_by,
)
from saleroom.games.registry import GAMES, game_named


@pytest.mark.parametrize("players", range(2, MOST_PLAYERS + 1))
def test_going_left_comes_round_to_everybody_once(players: int) -> None:
    seat, seen = 0, []
    for _ in range(players):
        seat = left_of(seat, players)
        seen.append(seat)
    assert seen == [*range(1, players), 0]


def test_a_set_of_seats_spells_out() -> None:
    assert everybody(4) == 0b1111
    assert seats_in(0b10110) == (1, 2, 4)
    assert seats_in(0) == ()
    assert seats_in(everybody(5)) == (0, 1, 2, 3, 4)


def test_of_a_row_a_seat_sees_its_own_and_who_has_none_sees_nothing() -> None:
    row = [10, 20, 30, 40, 50]
    assert seen_by(0, 3, row) == (10, None, None)
    assert seen_by(2, 3, row) == (None, None, 30)
    for nobody in (SPECTATOR, NOBODY, CHANCE, ALL_SEEING):
        assert seen_by(nobody, 3, row) == (None, None, None)


def test_those_who_are_no_seat_have_numbers_of_their_own() -> None:
    others = {NOBODY, CHANCE, SPECTATOR, ALL_SEEING}
    assert len(others) == 4
    assert not others & set(range(MOST_PLAYERS))


def test_there_is_something_to_do_or_not() -> None:
    assert not Legal()
    assert not Legal(paragraph="MA-8")
    assert Legal(choices=(0,))
    assert Legal(amounts=(Amounts("bid", 0, 0),))


def test_the_highest_is_first_and_equals_share_the_better_rank() -> None:
    assert ranking((5, 9, 7)) == (3, 1, 2)
    assert ranking((9, 9, 7)) == (1, 1, 3)
    assert ranking((4, 4, 4, 4)) == (1, 1, 1, 1)
    assert ranking((0, -5, 3, 3, 0)) == (3, 5, 1, 1, 3)
    assert ranking(()) == ()


@pytest.mark.parametrize(
    "error", [MalformedAction, IllegalNow, UnknownSeat, GameOver, BadSetup, BadRecord, BadState]
)
def test_every_refusal_is_an_error_of_the_house(error: type[SaleroomError]) -> None:
    assert issubclass(error, SaleroomError)


def test_what_is_illegal_says_why_and_by_which_paragraph() -> None:
    error = IllegalNow("leads_already", "MA-19", {"least": 3, "purse": 9})
    assert str(error) == "leads_already: least=3, purse=9 (MA-19)"
    assert (error.name, error.paragraph) == ("leads_already", "MA-19")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
    assert (str(again), again.numbers) == (str(error), error.numbers), "it crosses processes whole"


def test_games_are_found_by_name() -> None:
    assert all(game_named(name).name == name for name in GAMES)
    with pytest.raises(BadSetup, match="setup_no_game: name=chess, known=modern-art, "):
        game_named("chess")
