"""A match is the one door to the rules: all is checked, and what is refused changes nothing."""

import dataclasses
from collections.abc import Callable
from typing import Any

import matches
import msgspec
import pytest
from laws.house_tables import TABLES

from saleroom.core.chance import seeded
from saleroom.core.errors import (
    BadSetup,
    GameOver,
    IllegalNow,
    MalformedAction,
    SaleroomError,
    UnknownSeat,
)
from saleroom.core.events import Event, heard_by
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, SPECTATOR
from saleroom.games.registry import game_named
from saleroom.laws.playing import played, some_moment, whole_game
from saleroom.laws.secrecy import viewers
from saleroom.laws.setups import Setup
from saleroom.messages.saying import said
from saleroom.play.match import Laid, Match

HUGE = 10**5000
NAN = float("nan")
DEEP: list[Any] = []
for _ in range(20_000):
    DEEP = [DEEP]

NOT_SEATS = (
    *(True, False, NOBODY, SPECTATOR, ALL_SEEING, 4, 99, HUGE, -HUGE, 0.0, 2.5, NAN),
    *("0", "chance", None, b"1", [0], (1,), {"seat": 1}, DEEP, object),
)
NOT_ACTIONS = (
    *(True, False, -1, -HUGE, HUGE, 145, 4095, 4096 + 2 * 4096, 1 << 63, 1 << 64),
    *(None, 1.0, NAN, float("inf"), "pass", b"pass", "", [], (), set(), [0], DEEP, object),
    *({}, {"pass": True, "bid": 3}, {"fly": True}, {"": 1}, {1: 1}, {None: 1}, {("bid",): 1}),
    *({"pass": 1}, {"pass": False}, {"pass": None}, {"pass": "true"}, {"pass": {}}),
    *({"bid": True}, {"bid": 1.0}, {"bid": "7"}, {"bid": None}, {"bid": [7]}, {"bid": NAN}),
    *({"bid": -1}, {"bid": 4096}, {"bid": HUGE}, {"bid": DEEP}, {"bid": {"bid": 7}}),
    *({"offer": 70}, {"offer": -1}, {"offer": "12"}, {"draw": 3}, {"BID": 3}, {"bid ": 3}),
)


def dealt(players: int = 4, **options: object) -> Match:
    """Return a match in which the cards are dealt and seat 1 is to offer."""
    options = {"first_seller": 1, **options}
    return matches.dealt(Match(game_named("modern-art"), players, options=options), 5)


def refused(error: type[SaleroomError], match: Match, seat: Any, action: Any) -> SaleroomError:
    """Check that it is refused with this error, shortly told, and that nothing changed."""
    before = match.copy()
    with pytest.raises(error) as caught:
        match.act(seat, action)
    assert type(caught.value) is error
    assert len(str(caught.value)) < 300
    assert (match.state, match.moves, match.tellings) == (
        before.state,
        before.moves,
        before.tellings,
    )
    return caught.value


@pytest.mark.parametrize("seat", NOT_SEATS, ids=lambda seat: type(seat).__name__)
def test_no_such_seat(seat: Any) -> None:
    match = dealt()
    refused(UnknownSeat, match, seat, {"pass": True})
    with pytest.raises(UnknownSeat):
        match.legal(seat)


@pytest.mark.parametrize("viewer", [*NOT_SEATS, CHANCE, -3.0, -4.0], ids=lambda v: type(v).__name__)
def test_no_such_viewer(viewer: Any) -> None:
    match = dealt()
    if type(viewer) is int and viewer in (SPECTATOR, ALL_SEEING):
        return
    for look in (match.view, match.heard, match.memory):
        with pytest.raises(UnknownSeat) as unknown:
            look(viewer)
        is_chance = type(viewer) is int and viewer == CHANCE
        assert (unknown.value.name == "seat_of_chance") == is_chance


def test_a_game_that_says_nothing_of_its_views_is_laid_out() -> None:
    match = Match(dataclasses.replace(game_named("canaletto"), facts=None), 3)
    for mechanism in (None, "steered"):
        view = match.view(0)
        assert match.facts(view) == Laid(match.game.sheet(view), mechanism)
        while match.asked == CHANCE:
            match.act(CHANCE, match.legal(CHANCE).choices[0])


@pytest.mark.parametrize("action", NOT_ACTIONS, ids=lambda action: type(action).__name__)
def test_not_an_action_in_any_situation(action: Any) -> None:
    match = dealt()
    for seat in range(4):
        refused(MalformedAction, match, seat, action)


@pytest.mark.parametrize("outcome", [75, -1, True, {"draw": 70}, {"bid": 1}, {"first_seller": 5}])
def test_not_an_outcome_of_chance(outcome: Any) -> None:
    match = Match(game_named("modern-art"), 3)
    refused(MalformedAction, match, CHANCE, outcome)


def test_chance_is_refused_what_it_cannot_bring_now() -> None:
    match = Match(game_named("modern-art"), 3)
    assert refused(IllegalNow, match, CHANCE, {"first_seller": 3}).paragraph == "MA-5"
    assert refused(IllegalNow, match, CHANCE, {"draw": 3}).paragraph == "MA-5"
    match.act(CHANCE, {"first_seller": 2})
    match.act(CHANCE, {"draw": 3})
    assert refused(IllegalNow, match, CHANCE, {"draw": 3}).paragraph == "MA-3"
    assert refused(IllegalNow, match, CHANCE, {"first_seller": 2}).paragraph == "MA-3"
    assert refused(IllegalNow, match, 2, {"offer": 3}).paragraph == "MA-3"


def test_chance_has_no_say_in_the_players_decisions() -> None:
    match = dealt()
    assert not match.legal(CHANCE)
    assert isinstance(refused(IllegalNow, match, CHANCE, {"draw": 3}), IllegalNow)


def test_what_is_legal_cites_the_paragraph_in_force() -> None:
    assert Match(game_named("modern-art"), 3).legal(CHANCE).paragraph == "MA-5"
    assert dealt().legal(0).paragraph == "MA-8"


def test_an_illegal_action_is_refused_with_the_reason_and_the_paragraph() -> None:
    match = dealt()
    own = match.legal(1).choices[0]
    other = next(card for card in range(70) if match.state.place[card] != 1)
    error = refused(IllegalNow, match, 1, {"offer": other})
    assert isinstance(error, IllegalNow)
    assert (error.name, error.paragraph) == ("not_in_hand", "MA-8")
    assert str(error) == f"not_in_hand: least=1, purse={match.state.money[1]} (MA-8)"
    assert said(error) == "That card is not in your hand. (MA-8)"
    assert refused(IllegalNow, match, 0, own).paragraph == "MA-8"
    assert refused(IllegalNow, match, 1, {"bid": 5}).paragraph == "MA-8"


def test_a_refusal_names_the_numbers_that_would_do() -> None:
    match = played_until(dealt(), "once_around")
    seat = match.asked
    match.act(seat, {"bid": 40})
    low = refused(IllegalNow, match, match.asked, {"bid": 40})
    assert said(low) == "A bid must be higher than the last: at least $41,000. (MA-13)"
    high = refused(IllegalNow, match, match.asked, {"bid": 4000})
    purse = match.state.money[match.asked]
    assert said(high) == f"Nobody bids more than they have: you have ${purse},000. (MA-14)"


def test_a_refusal_has_a_name_and_the_seats_own_numbers_for_translations() -> None:
    match = played_until(dealt(), "once_around")
    match.act(match.asked, {"bid": 40})
    error = refused(IllegalNow, match, match.asked, {"bid": 40})
    purse = match.state.money[match.asked]
    assert (error.name, error.numbers) == ("bid_too_low", {"least": 41, "purse": purse})


def played_until(match: Match, phase: str) -> Match:
    """Go on at random until this is being decided."""
    numbers = seeded(11)
    while match.view(SPECTATOR).phase != phase:
        played(match, numbers, len(match.moves) + 1)
    return match


def test_after_the_end_everything_is_refused_as_game_over() -> None:
    match = whole_game(TABLES[0], 1)
    assert (match.is_over, match.asked, match.awaited) == (True, NOBODY, ())
    for seat in (*range(match.players), CHANCE):
        assert not match.legal(seat)
        refused(GameOver, match, seat, 0)
    refused(MalformedAction, match, 0, {"bid": "all"})
    refused(UnknownSeat, match, 7, {"pass": True})


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 2},
        {"players": 6},
        {"players": True},
        {"players": 4.0},
        {"players": "4"},
        {"players": 4, "edition": "1993"},
        {"players": 4, "edition": 1992},
        {"players": 4, "edition": ["1992"]},
        {"players": 4, "options": {"mystery_hand": True}},
        {"players": 3, "options": {"mystery_hand": 1}},
        {"players": 3, "options": {"first_seller": 3}},
        {"players": 3, "options": {"first_seller": -1}},
        {"players": 3, "options": {"first_seller": True}},
        {"players": 3, "options": {"double_proceeds": "half"}},
        {"players": 3, "options": {"speed": "fast"}},
        {"players": 3, "options": ["open_money"]},
        {"players": 3, "options": "open_money"},
        {"players": 3, "options": 7},
    ],
    ids="-".join,
)
def test_a_table_that_cannot_be_set_up(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        Match(game_named("modern-art"), **wrong)


@pytest.mark.parametrize("table", TABLES[::5], ids=str)
def test_a_copy_goes_its_own_way(table: Setup) -> None:
    match = some_moment(table, 8)
    kept = msgspec.json.encode([match.view(viewer) for viewer in viewers(table.players)])
    before = (match.copy().state, match.moves[:], match.heard(ALL_SEEING), match.memory(0))
    twin = match.copy()
    assert (twin.state, twin.moves, twin.heard(ALL_SEEING), twin.memory(0)) == before
    played(twin, seeded(9))
    assert twin.is_over
    assert (match.state, match.moves, match.heard(ALL_SEEING), match.memory(0)) == before
    again = msgspec.json.encode([match.view(viewer) for viewer in viewers(table.players)])
    assert again == kept


def test_the_original_goes_its_own_way_too() -> None:
    match = some_moment(TABLES[3], 12)
    twin = match.copy()
    state, moves, heard = match.copy().state, match.moves[:], match.heard(0)
    played(match, seeded(9))
    assert (twin.state, twin.moves, twin.heard(0)) == (state, moves, heard)


def test_heard_since_a_move_is_the_rest_of_what_was_heard() -> None:
    match = some_moment(TABLES[1], 4)
    for viewer in (*viewers(match.players), ALL_SEEING):
        everything = match.heard(viewer)
        for since in (0, 1, 69, 70, 71, 75, len(match.moves) - 1, len(match.moves), 9999):
            rest = [heard for heard in everything if heard.move >= since]
            assert match.heard(viewer, since) == rest
    assert {heard.move for heard in match.heard(ALL_SEEING)} <= set(range(len(match.moves)))


def test_a_viewer_hears_and_remembers_what_was_told_to_it_and_nothing_else() -> None:
    def all_of_it(memory: Any, _players: int, event: Event) -> list[Event]:
        return [*(memory or ()), event]

    game = dataclasses.replace(game_named("modern-art"), remember=all_of_it)
    match = played(Match(game, 4), seeded(4), 90)
    told = match.told_since(0)
    for viewer in (*viewers(match.players), ALL_SEEING):
        each = (heard_by(viewer, what, match.game.events) for what in told)
        events = [event for event in each if event is not None]
        assert [heard.event for heard in match.heard(viewer)] == events
        assert match.memory(viewer) == events
    assert match.heard(0) != match.heard(1) != match.heard(SPECTATOR) != match.heard(ALL_SEEING)


def test_a_game_may_be_named() -> None:
    assert Match("modern-art", 4).game is game_named("modern-art")


def test_a_memory_taken_earlier_stays_as_it_was() -> None:
    numbers = seeded(21)
    match = played(TABLES[1].opened(), numbers, 90)
    early = match.memory(0)
    kept = msgspec.json.encode(early)
    played(match, numbers)
    assert msgspec.json.encode(match.memory(0)) != kept
    assert msgspec.json.encode(early) == kept


def test_a_move_may_come_in_either_form() -> None:
    compact, named = dealt(), dealt()
    card = compact.legal(1).choices[0] - 5
    compact.act(1, 5 + card)
    named.act(1, {"offer": card})
    assert compact.state == named.state
    assert compact.moves == named.moves
    assert compact.name_of(compact.moves[-1]) == {"offer": card}
    assert compact.name_of(compact.moves[0]).keys() == {"draw"}


@pytest.mark.parametrize("ask", [lambda m: m.outcome(), lambda m: m.is_over or None])
def test_there_is_no_outcome_before_the_end(ask: Callable[[Match], object]) -> None:
    assert ask(dealt()) is None
