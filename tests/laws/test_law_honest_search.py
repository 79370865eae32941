"""The law of honest search: a guess agrees with the view, and is made of nothing else."""

from typing import Any

import pytest
from laws.house_tables import TABLES, Table
from laws.playing import adds_up, played, some_moment
from laws.secrecy import secrets_of, viewers

from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING
from saleroom.play.match import Match

SEEDS = range(40, 43)


def at(match: Match, state: Any) -> Match:
    """Put another state on the table."""
    other = match.copy()
    other.state = state
    return other


def assert_looks_the_same(match: Match, state: Any, viewer: int) -> None:
    there = at(match, state)
    assert adds_up(match.game, state)
    assert all(there.legal(seat) for seat in there.awaited)
    assert match.game.view(state, viewer) == match.view(viewer)
    if viewer >= 0:
        assert there.legal(viewer) == match.legal(viewer)


def told_otherwise(match: Match, viewer: int, seed: int) -> Match:
    """Return the same game with other secrets, which the viewer cannot tell from this one."""
    other = Match(match.game, match.players, match.edition, match.options)
    for step in secrets_of(match.game.name).told_anew(match, viewer, seeded(seed)):
        for move in step:
            other.act(*move)
    return other


@pytest.mark.parametrize("listened", [True, False], ids=["who listened", "who came late"])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_guess_looks_the_same_to_the_viewer(table: Table, *, listened: bool) -> None:
    for seed in SEEDS:
        match = some_moment(table, seed)
        for viewer in viewers(table.players):
            memory = match.memory(viewer) if listened else None
            for n in range(2):
                guessed = match.game.guess(match.view(viewer), memory, seeded(n))
                assert_looks_the_same(match, guessed, viewer)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_guess_allows_for_somebody_who_goes_all_in(table: Table) -> None:
    for seed in range(50, 54):
        match = some_moment(table, seed)
        for seat in range(table.players):
            for amounts in match.legal(seat).amounts:
                all_in = match.copy()
                all_in.act(seat, {amounts.verb: amounts.most})
                for viewer in viewers(table.players):
                    guessed = match.game.guess(all_in.view(viewer), None, seeded(seed))
                    assert_looks_the_same(all_in, guessed, viewer)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_new_deal_looks_the_same_to_the_seat(table: Table) -> None:
    for seed in SEEDS:
        match = some_moment(table, seed)
        for viewer in viewers(table.players):
            state = duplicate(match.state)
            match.game.flat.redeal(state, viewer, seeded(seed))
            assert_looks_the_same(match, state, viewer)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_true_secrets_change_neither_guess_nor_new_deal(table: Table) -> None:
    for seed in SEEDS[:2]:
        match = some_moment(table, seed)
        for viewer in viewers(table.players):
            other = told_otherwise(match, viewer, seed + viewer)
            for n in range(2):
                guesses = [
                    m.game.guess(m.view(viewer), m.memory(viewer), seeded(n))
                    for m in (match, other)
                ]
                assert guesses[0] == guesses[1]
                deals = [duplicate(m.state) for m in (match, other)]
                for deal in deals:
                    match.game.flat.redeal(deal, viewer, seeded(n))
                assert deals[0] == deals[1]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_guesses_vary_with_the_numbers_alone(table: Table) -> None:
    match = played(table.opened(), seeded(47), 100)
    for viewer in viewers(table.players):
        view, memory = match.view(viewer), match.memory(viewer)
        guesses = [match.game.guess(view, memory, seeded(n)) for n in range(5)]
        assert guesses == [match.game.guess(view, memory, seeded(n)) for n in range(5)]
        tellings = [told_otherwise(match, viewer, n).state for n in range(3)]
        if any(telling != match.state for telling in tellings):
            assert any(guess != guesses[0] for guess in guesses)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_guess_can_be_played_to_the_end(table: Table) -> None:
    match = some_moment(table, 48)
    for viewer in viewers(table.players):
        memory = match.memory(viewer) if viewer % 2 else None
        guessed = match.game.guess(match.view(viewer), memory, seeded(viewer & 0xFF))
        end = played(at(match, guessed), seeded(49))
        assert end.is_over
        assert adds_up(match.game, end.state)


@pytest.mark.parametrize("table", TABLES[::2], ids=str)
def test_whoever_sees_everything_guesses_what_he_sees(table: Table) -> None:
    for seed in SEEDS:
        match = some_moment(table, seed)
        guessed = match.game.guess(match.view(ALL_SEEING), None, seeded(0))
        assert_looks_the_same(match, guessed, ALL_SEEING)


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_thousand_positions_are_guessed_honestly(table: Table) -> None:
    for seed in range(5000, 6000):
        match = some_moment(table, seed)
        for viewer in viewers(table.players):
            for memory in (None, match.memory(viewer)):
                guessed = match.game.guess(match.view(viewer), memory, seeded(seed))
                assert_looks_the_same(match, guessed, viewer)
