"""What is refused, with which words, by which paragraph; and that nothing changes by it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from tables import (
    ask,
    bid,
    card,
    cards,
    dealt,
    let_go,
    offer,
    pass_by,
    played,
    sell,
    wander,
)

from saleroom.auctions import words as auction
from saleroom.core.errors import GameOver, IllegalNow, MalformedAction, SaleroomError, UnknownSeat
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.games.modern_art import legality
from saleroom.games.modern_art.actions import BID, CHOICES, PRICE
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match

OPEN, AROUND, SEALED, FIXED, DOUBLE = (
    card("Krypto", kind) for kind in ("open", "once around", "sealed", "fixed price", "double")
)


def refuse(match: Match, seat: int, action: object, error: type[SaleroomError]) -> SaleroomError:
    """Try it, see it refused, and see that nothing changed."""
    state, moves = duplicate(match.state), match.moves[:]
    told, seen = match.heard(ALL_SEEING), match.view(ALL_SEEING)
    legal = [match.legal(other) for other in range(match.players)]
    with pytest.raises(error) as refused:
        match.act(seat, action)  # type: ignore[arg-type]  # anything may come in
    assert match.state == state
    assert match.state.told == []
    assert (match.moves, match.heard(ALL_SEEING), match.view(ALL_SEEING)) == (moves, told, seen)
    assert [match.legal(other) for other in range(match.players)] == legal
    return refused.value


class Case(NamedTuple):
    """A position, what a seat tries there, and how it is refused."""

    position: Callable[[], Match]
    seat: int
    action: dict[str, object]
    words: str
    paragraph: str


def offered(wanted: int) -> Callable[[], Match]:
    """Seat 0 has offered this card."""

    def position() -> Match:
        match = dealt([[wanted]])
        offer(match, 0, wanted)
        return match

    return position


def raised(wanted: int, amount: int = 7) -> Callable[[], Match]:
    """Seat 0 has offered this card and seat 1 has bid."""

    def position() -> Match:
        match = offered(wanted)()
        bid(match, 1, amount)
        return match

    return position


def let_it_go() -> Match:
    match = offered(OPEN)()
    let_go(match, 1)
    return match


def poor() -> Match:
    """Seat 1 has 40 left and names a price next; seat 2 has 100."""
    match = dealt([[OPEN], [FIXED]])
    sell(match, OPEN, to=1, at=60)
    offer(match, 1, FIXED)
    return match


def too_dear() -> Match:
    """Seat 2 has 40 left and is asked at 80."""
    match = dealt([[OPEN], [FIXED]])
    sell(match, OPEN, to=2, at=60)
    offer(match, 1, FIXED)
    ask(match, 1, 80)
    return match


def double() -> Match:
    """Seat 0 has offered a double Krypto; he also holds a Yoko, another double, and a Krypto."""
    match = dealt([[DOUBLE, card("Krypto", "double", 2), card("Yoko", "open"), OPEN]])
    offer(match, 0, DOUBLE)
    return match


def shuffling() -> Match:
    match = Match(GAME, 3, options={"first_seller": 0})
    match.act(CHANCE, {"draw": 5})
    return match


REFUSED = {
    auction.NOT_NOW: [
        Case(dealt, 0, {"pass": True}, "that is not what is being decided now", "MA-7"),
        Case(dealt, 0, {"bid": 5}, "that is not what is being decided now", "MA-7"),
        Case(offered(OPEN), 1, {"pass": True}, "that is not what is being decided now", "MA-7"),
        Case(offered(SEALED), 1, {"let_go": True}, "that is not what is being decided now", "MA-7"),
        Case(offered(AROUND), 1, {"buy": True}, "that is not what is being decided now", "MA-7"),
        Case(poor, 1, {"bid": 5}, "that is not what is being decided now", "MA-7"),
        Case(too_dear, 2, {"price": 5}, "that is not what is being decided now", "MA-7"),
        Case(double, 0, {"offer": OPEN}, "that is not what is being decided now", "MA-7"),
        Case(dealt, 0, {"turn_up": True}, "that is not what is being decided now", "MA-7"),
        Case(dealt, CHANCE, {"draw": 5}, "that is not what is being decided now", "MA-7"),
        Case(shuffling, CHANCE, {"first_seller": 0}, "not what is being decided", "MA-7"),
        Case(lambda: Match(GAME, 4), CHANCE, {"draw": 5}, "not what is being decided now", "MA-7"),
    ],
    auction.NOT_ASKED: [
        Case(dealt, 1, {"offer": 5}, "it is another player's decision", "MA-9"),
        Case(offered(AROUND), 2, {"bid": 5}, "it is another player's decision", "MA-9"),
        Case(double, 1, {"pass": True}, "it is another player's decision", "MA-9"),
        Case(poor, 0, {"price": 5}, "it is another player's decision", "MA-9"),
        Case(too_dear, 3, {"buy": True}, "it is another player's decision", "MA-9"),
        Case(shuffling, 0, {"offer": 5}, "it is another player's decision", "MA-9"),
    ],
    auction.BID_TOO_LOW: [
        Case(raised(OPEN), 2, {"bid": 7}, "higher than the last: at least 8", "MA-13"),
        Case(raised(AROUND), 2, {"bid": 3}, "higher than the last: at least 8", "MA-13"),
    ],
    auction.BID_TOO_HIGH: [
        Case(offered(OPEN), 2, {"bid": 101}, "than he has: you have 100", "MA-14"),
        Case(offered(AROUND), 1, {"bid": 101}, "than he has: you have 100", "MA-14"),
        Case(offered(SEALED), 3, {"bid": 4095}, "than he has: you have 100", "MA-14"),
    ],
    auction.LEADS_ALREADY: [
        Case(raised(OPEN), 1, {"bid": 9}, "the highest bid is yours already", "MA-19"),
        Case(raised(OPEN), 1, {"let_go": True}, "the highest bid is yours already", "MA-19"),
    ],
    auction.NOTHING_TO_TAKE_BACK: [
        Case(offered(OPEN), 1, {"take_back": True}, "nothing you could take back", "MA-19"),
        Case(raised(OPEN), 1, {"take_back": True}, "nothing you could take back", "MA-19"),
        Case(offered(SEALED), 1, {"take_back": True}, "nothing you could take back", "MA-19"),
    ],
    auction.FIST_IS_CLOSED: [
        Case(raised(SEALED), 1, {"bid": 9}, "fist is closed: take that bid back first", "MA-22"),
    ],
    auction.HAS_LET_GO: [
        Case(let_it_go, 1, {"let_go": True}, "you have let this price go already", "MA-19"),
    ],
    auction.PRICE_TOO_LOW: [
        Case(poor, 1, {"price": 0}, "the price is at least 1", "MA-27"),
    ],
    auction.PRICE_TOO_HIGH: [
        Case(poor, 1, {"price": 41}, "the price is at most what you have: 40", "MA-27"),
    ],
    auction.CANNOT_AFFORD: [
        Case(too_dear, 2, {"buy": True}, "you have only 40, so you can only pass", "MA-28"),
    ],
    legality.NOT_IN_HAND: [
        Case(dealt, 0, {"offer": 69}, "that card is not in your hand", "MA-8"),
        Case(double, 0, {"add": SEALED}, "that card is not in your hand", "MA-8"),
        Case(double, 0, {"add": DOUBLE}, "that card is not in your hand", "MA-8"),
    ],
    legality.OTHER_ARTIST: [
        Case(double, 0, {"add": card("Yoko", "open")}, "must be by the same artist", "MA-30"),
    ],
    legality.SECOND_DOUBLE: [
        Case(
            double,
            0,
            {"add": card("Krypto", "double", 2)},
            "the second card may not be a double itself",
            "MA-30",
        ),
    ],
    legality.BELOW_ONE: [
        Case(offered(OPEN), 1, {"bid": 0}, "a bid is at least 1", "MA-12"),
        Case(raised(AROUND), 2, {"bid": 0}, "a bid is at least 1", "MA-12"),
    ],
    legality.CARD_IS_DRAWN: [
        Case(shuffling, CHANCE, {"draw": 5}, "that card has been drawn already", "MA-3"),
    ],
    legality.NO_SUCH_PLAYER: [
        Case(
            lambda: Match(GAME, 4),
            CHANCE,
            {"first_seller": 4},
            "the first seller is one of the players",
            "MA-5",
        ),
    ],
}


def test_every_reason_of_the_game_is_tried() -> None:
    assert set(REFUSED) == set(GAME.refusals)


@pytest.mark.rule("MA-8", "MA-12", "MA-13", "MA-14", "MA-19", "MA-22", "MA-27", "MA-28", "MA-30")
@pytest.mark.parametrize(
    ("code", "case"), [(code, case) for code, cases in REFUSED.items() for case in cases]
)
def test_what_is_illegal_now_is_refused_with_its_paragraph(code: int, case: Case) -> None:
    match = case.position()
    error = refuse(match, case.seat, case.action, IllegalNow)
    assert isinstance(error, IllegalNow)
    assert case.words in error.reason
    assert error.paragraph == case.paragraph == GAME.refusals[code].paragraph
    assert str(error) == f"{error.reason} ({error.paragraph})"
    assert "{" not in error.reason


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"bid": 5, "pass": True},
        {"bluff": 1},
        {5: 5},
        {"bid": "5"},
        {"bid": 5.0},
        {"bid": -1},
        {"bid": 4096},
        {"bid": True},
        {"bid": None},
        {"pass": False},
        {"pass": 1},
        {"offer": 70},
        {"draw": 3},
        "pass",
        None,
        [("bid", 5)],
        True,
        -1,
        CHOICES,
        PRICE + 4096,
        2**80,
    ],
    ids=repr,
)
def test_what_is_no_action_is_malformed(action: object) -> None:
    refuse(offered(OPEN)(), 1, action, MalformedAction)


@pytest.mark.parametrize("seat", [4, 5, -1, -3, -4, 100, "0", None, True, 1.0])
def test_a_seat_that_is_not_there_is_unknown(seat: object) -> None:
    refuse(offered(OPEN)(), seat, {"bid": 5}, UnknownSeat)  # type: ignore[arg-type]  # the point


@pytest.mark.rule("MA-47")
@pytest.mark.parametrize("seat", [0, 1, 2, 3, CHANCE])
def test_when_the_game_is_over_nothing_can_be_done(seat: int) -> None:
    match = played(2)
    refuse(match, seat, {"draw": 3} if seat == CHANCE else {"bid": 5}, GameOver)


@pytest.mark.rule("MA-5")
@pytest.mark.parametrize("action", [{"offer": 5}, {"bid": 1}, {"draw": 70}, {"draw": -1}])
def test_chance_does_only_what_chance_does(action: dict[str, object]) -> None:
    refuse(shuffling(), CHANCE, action, MalformedAction)


@pytest.mark.rule("MA-14")
@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (4, {}), (5, {}), (3, {"mystery_hand": True})]
)
def test_what_is_listed_is_legal_and_nothing_else_is(
    players: int, options: dict[str, object], edition: str
) -> None:
    match = Match(GAME, players, edition, options)
    for _ in wander(match, seed=players):
        if match.asked not in (CHANCE, -1):
            for seat in range(players):
                assert _accepted(match, seat) == _listed(match, seat)


def _accepted(match: Match, seat: int) -> set[int]:
    """Everything the rules accept, amounts at and around the edges of their ranges only."""
    edges = {0, 1, 4095}
    for around in (match.state.price, match.state.money[seat]):
        edges |= {around - 1, around, around + 1}
    tried = [*range(CHOICES), *(verb + n for verb in (BID, PRICE) for n in edges if n >= 0)]
    return {action for action in tried if GAME.flat.why_not(match.state, seat, action) == 0}


def _listed(match: Match, seat: int) -> set[int]:
    legal = match.legal(seat)
    listed = set(legal.choices)
    for amounts in legal.amounts:
        verb = {"bid": BID, "price": PRICE}[amounts.verb]
        price, purse = match.state.price, match.state.money[seat]
        edges = {0, 1, 4095, price - 1, price, price + 1, purse - 1, purse, purse + 1}
        listed |= {verb + n for n in edges if amounts.least <= n <= amounts.most}
    return listed


@pytest.mark.rule("MA-30")
def test_a_refused_second_card_can_be_followed_by_a_good_one() -> None:
    match = double()
    refuse(match, 0, {"add": card("Yoko", "open")}, IllegalNow)
    match.act(0, {"add": OPEN})
    assert match.view(0).lot == (DOUBLE, OPEN)


@pytest.mark.rule("MA-8")
def test_an_offered_card_cannot_be_offered_again() -> None:
    kryptos = cards("Krypto", "once around")[:1]
    match = dealt([kryptos])
    offer(match, 0, kryptos[0])
    pass_by(match, 1, 2, 3, 0)
    for seat in (2, 3, 0):
        sell(match, match.view(match.asked).hands[match.asked][0], at=1)
        assert match.asked == seat
    refuse(match, 0, {"offer": kryptos[0]}, IllegalNow)
