"""What is refused, by which name, by which paragraph; and that nothing changes by it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from canaletto.positions import LAYOUT, bid, bribe, buy, now, pass_by, played, table, take
from matches import wander

from saleroom.auctions import words as auction
from saleroom.core.chance import below, seeded
from saleroom.core.errors import GameOver, IllegalNow, MalformedAction, SaleroomError, UnknownSeat
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.games.canaletto import legality
from saleroom.games.canaletto.actions import BID, CHOICES
from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match


def refuse(match: Match, seat: int, action: object, error: type[SaleroomError]) -> SaleroomError:
    """Try it, see it refused, and see that nothing changed."""
    state, moves, told = duplicate(match.state), match.moves[:], match.heard(ALL_SEEING)
    with pytest.raises(error) as refused:
        match.act(seat, action)
    assert match.state == state
    assert match.state.told == []
    assert (match.moves, match.heard(ALL_SEEING)) == (moves, told)
    return refused.value


class Case(NamedTuple):
    """A position, what a seat tries there, and how it is refused."""

    position: Callable[[], Match]
    seat: int
    action: dict[str, object]
    name: str
    paragraph: str


def opened(amount: int = 7) -> Callable[[], Match]:
    """Seat 0 has opened with this bid."""

    def position() -> Match:
        match = table()
        bid(match, 0, amount)
        return match

    return position


def passed() -> Match:
    match = opened()()
    pass_by(match, 1)
    return match


def bribed() -> Match:
    """Seat 1 has no mask any more and is asked at a bid of 2."""
    match = opened(3)()
    bribe(match, 1)
    bid(match, 2, 2)
    pass_by(match, 3, 0)
    return match


def selling() -> Match:
    """Seat 2 has completed tankards and necklaces."""
    match = table(start=10)
    take(match, 0, to=13)
    take(match, 0, to=12)
    buy(match, 2, 5)
    return match


def laying() -> Match:
    """All tankards are laid."""
    match = Match(GAME, 4)
    match.act(CHANCE, {"tile": 8})
    match.act(CHANCE, {"tile": 8})
    return match


def laying_more() -> Match:
    """Mirrors are laid next; palace 15 is full and palace 0 has one."""
    match = Match(GAME, 4)
    for tile in (0, 1, 1, 1, 1, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 7):
        match.act(CHANCE, {"tile": tile})
    for palace in (15, 14, 13, 15):  # three mirrors and a fan
        match.act(CHANCE, {"palace": palace})
    return match


def two_fans_laid() -> Match:
    match = laying_more()
    match.act(CHANCE, {"palace": 12})
    return match


def turning() -> Match:
    match = Match(GAME, 4, options={"layout": LAYOUT})
    match.act(CHANCE, {"marker": 9})
    return match


def placing() -> Match:
    match = Match(GAME, 4, options={"layout": LAYOUT})
    for value in range(3, 15):
        match.act(CHANCE, {"marker": value})
    return match


def naming() -> Match:
    match = Match(GAME, 3, options={"layout": LAYOUT, "start": 1})
    for value in range(3, 15):
        match.act(CHANCE, {"marker": value})
    return match


NOT_NOW = "not_now"
REFUSED = {
    auction.NOT_NOW: [
        Case(table, 0, {"sell": 3}, NOT_NOW, "CA-8"),
        Case(selling, 2, {"bid": 9}, NOT_NOW, "CA-14"),
        Case(selling, 2, {"pass": True}, NOT_NOW, "CA-14"),
        Case(selling, 2, {"bribe": True}, NOT_NOW, "CA-14"),
        Case(table, CHANCE, {"tile": 3}, NOT_NOW, "CA-8"),
        Case(table, CHANCE, {"marker": 3}, NOT_NOW, "CA-8"),
        Case(laying, CHANCE, {"palace": 3}, NOT_NOW, "CA-2"),
        Case(laying_more, CHANCE, {"tile": 9}, NOT_NOW, "CA-2"),
        Case(laying_more, CHANCE, {"start": 9}, NOT_NOW, "CA-2"),
        Case(turning, CHANCE, {"palace": 9}, NOT_NOW, "CA-3"),
        Case(turning, CHANCE, {"first_player": 0}, NOT_NOW, "CA-3"),
        Case(placing, CHANCE, {"marker": 15}, NOT_NOW, "CA-5"),
        Case(naming, CHANCE, {"start": 2}, NOT_NOW, "CA-5"),
    ],
    auction.NOT_ASKED: [
        Case(table, 1, {"bid": 5}, "not_asked", "CA-8"),
        Case(opened(), 0, {"bid": 9}, "not_asked", "CA-8"),
        Case(opened(), 2, {"pass": True}, "not_asked", "CA-8"),
        Case(opened(), 2, {"sell": 0}, "not_asked", "CA-8"),
        Case(selling, 0, {"sell": 8}, "not_asked", "CA-14"),
        Case(laying, 0, {"bid": 3}, "not_asked", "CA-2"),
    ],
    auction.BID_TOO_LOW: [
        Case(opened(), 1, {"bid": 7}, "bid_too_low", "CA-8"),
        Case(table, 0, {"bid": 0}, "bid_too_low", "CA-8"),
    ],
    auction.BID_TOO_HIGH: [
        Case(table, 0, {"bid": 100}, "bid_too_high", "CA-15"),
        Case(opened(99), 1, {"bid": 4095}, "bid_too_high", "CA-15"),
    ],
    auction.MUST_OPEN: [
        Case(table, 0, {"pass": True}, "must_open", "CA-8"),
    ],
    legality.HAS_PASSED: [
        Case(passed, 1, {"bid": 9}, "has_passed", "CA-8"),
        Case(passed, 1, {"pass": True}, "has_passed", "CA-8"),
    ],
    legality.BRIBE_OUT_OF_TURN: [
        Case(passed, 1, {"bribe": True}, "bribe_out_of_turn", "CA-18"),
        Case(opened(), 0, {"bribe": True}, "bribe_out_of_turn", "CA-18"),
        Case(table, 3, {"bribe": True}, "bribe_out_of_turn", "CA-18"),
    ],
    legality.MASK_IS_USED: [
        Case(bribed, 1, {"bribe": True}, "mask_is_used", "CA-17"),
    ],
    legality.NO_BID_YET: [
        Case(table, 0, {"bribe": True}, "no_bid_yet", "CA-17"),
    ],
    legality.PRICE_ABOVE_BRIBE: [
        Case(opened(16), 1, {"bribe": True}, "price_above_bribe", "CA-17"),
    ],
    legality.NOT_DUE: [
        Case(selling, 2, {"sell": 0}, "not_due", "CA-14"),
    ],
    legality.NO_TILE_LEFT: [
        Case(laying, CHANCE, {"tile": 8}, "no_tile_left", "CA-1"),
    ],
    legality.NO_SUCH_PALACE: [
        Case(laying_more, CHANCE, {"palace": 16}, "no_such_palace", "CA-2"),
        Case(placing, CHANCE, {"start": 16}, "no_such_palace", "CA-2"),
    ],
    legality.PALACE_IS_FULL: [
        Case(laying_more, CHANCE, {"palace": 15}, "palace_is_full", "CA-2"),
    ],
    legality.TYPE_IS_THERE: [
        Case(
            two_fans_laid,
            CHANCE,
            {"palace": 12},
            "type_is_there",
            "CA-2",
        ),
    ],
    legality.NO_SUCH_MARKER: [
        Case(turning, CHANCE, {"marker": 9}, "no_such_marker", "CA-3"),
        Case(turning, CHANCE, {"marker": 99}, "no_such_marker", "CA-3"),
        Case(turning, CHANCE, {"marker": 0}, "no_such_marker", "CA-3"),
    ],
    legality.NO_SUCH_PLAYER: [
        Case(naming, CHANCE, {"first_player": 3}, "no_such_player", "CA-5"),
    ],
}


def test_every_reason_of_the_game_is_tried() -> None:
    assert set(REFUSED) == set(GAME.refusals)


@pytest.mark.rule("CA-2", "CA-3", "CA-5", "CA-8", "CA-14", "CA-15", "CA-17", "CA-18")
@pytest.mark.parametrize(
    ("code", "case"), [(code, case) for code, cases in REFUSED.items() for case in cases]
)
def test_what_is_illegal_now_is_refused_with_its_paragraph(code: int, case: Case) -> None:
    match = case.position()
    error = refuse(match, case.seat, case.action, IllegalNow)
    assert isinstance(error, IllegalNow)
    assert error.name == case.name == GAME.refusals[code].name
    assert error.paragraph == case.paragraph
    if code in (auction.NOT_NOW, auction.NOT_ASKED):
        assert error.paragraph == match.paragraph


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"bid": 5, "pass": True},
        {"offer": 1},
        {"bid": "5"},
        {"bid": 5.0},
        {"bid": -1},
        {"bid": 4096},
        {"bid": True},
        {"bribe": 1},
        {"bribe": False},
        {"sell": 12},
        {"sell": "lamp"},
        {"marker": 3},
        "pass",
        None,
        True,
        -1,
        CHOICES,
        BID + 4096,
        2**80,
    ],
    ids=repr,
)
def test_what_is_no_action_is_malformed(action: object) -> None:
    refuse(opened()(), 1, action, MalformedAction)


@pytest.mark.parametrize(
    "outcome", [{"tile": 12}, {"palace": 24}, {"marker": 100}, {"start": 24}, {"bid": 3}, 164, -1]
)
def test_what_chance_cannot_bring_in_any_situation_is_malformed(outcome: object) -> None:
    refuse(Match(GAME, 3), CHANCE, outcome, MalformedAction)


@pytest.mark.parametrize("seat", [4, -1, -3, "0", None, True])
def test_a_seat_that_is_not_there_is_unknown(seat: int) -> None:
    refuse(opened()(), seat, {"pass": True}, UnknownSeat)


def test_after_the_end_everything_is_refused() -> None:
    for action in ({"bid": 5}, {"pass": True}, {"sell": 2}):
        refuse(played(2), 0, action, GameOver)


def test_any_numbers_may_be_asked_about() -> None:
    """Compiled rules check no bounds, so these must not either index or fail."""
    match = Match(GAME, 3)
    strange = (-(2**63), -1, GAME.outcomes, BID - 1, BID + 4096, 2**62, 2**63 - 1)
    numbers = seeded(6)
    for _ in wander(match, 6):
        action = strange[below(numbers, len(strange))]
        assert GAME.flat.why_not_outcome(match.state, action)
        for seat in range(3):
            assert GAME.flat.why_not(match.state, seat, action)
    assert now(match).phase == "over"


@pytest.mark.parametrize("number", [-1, CHOICES])
def test_a_number_that_is_no_action_is_for_no_moment(number: int) -> None:
    for match in (opened()(), selling()):
        assert GAME.flat.why_not(match.state, match.asked, number) == auction.NOT_NOW
