"""What is refused, with which words, by which paragraph; and that nothing changes by it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from matches import wander
from modern_art.positions import ask, bid, card, cards, dealt, let_go, offer, pass_by, played, sell

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
        match.act(seat, action)
    assert match.state == state
    assert match.state.told == []
    assert (match.moves, match.heard(ALL_SEEING), match.view(ALL_SEEING)) == (moves, told, seen)
    assert [match.legal(other) for other in range(match.players)] == legal
    return refused.value


class Case(NamedTuple):
    """Why something is refused, and a position in which a seat tries it."""

    code: int
    paragraph: str
    name: str
    position: Callable[[], Match]
    seat: int
    action: dict[str, object]


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


def set_up() -> Match:
    """Chance names the first seller next."""
    return Match(GAME, 4)


def shuffling() -> Match:
    match = Match(GAME, 3, options={"first_seller": 0})
    match.act(CHANCE, {"draw": 5})
    return match


NOT_DECIDED = "not_now"
NOT_YOURS = "not_asked"
NO_MORE_THAN = "bid_too_high"
HIGHER = "bid_too_low"
NOTHING = "nothing_to_take_back"
LEADS = "leads_already"
NOT_HELD = "not_in_hand"

REFUSED = [
    Case(auction.NOT_NOW, "MA-8", NOT_DECIDED, dealt, 0, {"pass": True}),
    Case(auction.NOT_NOW, "MA-8", NOT_DECIDED, dealt, 0, {"bid": 5}),
    Case(auction.NOT_NOW, "MA-8", NOT_DECIDED, dealt, 0, {"turn_up": True}),
    Case(auction.NOT_NOW, "MA-8", NOT_DECIDED, dealt, 0, {"add": 0}),
    Case(auction.NOT_NOW, "MA-8", NOT_DECIDED, dealt, CHANCE, {"draw": 5}),
    Case(auction.NOT_NOW, "MA-19", NOT_DECIDED, offered(OPEN), 1, {"pass": True}),
    Case(auction.NOT_NOW, "MA-19", NOT_DECIDED, offered(OPEN), 1, {"price": 0}),
    Case(auction.NOT_NOW, "MA-22", NOT_DECIDED, offered(SEALED), 1, {"let_go": True}),
    Case(auction.NOT_NOW, "MA-22", NOT_DECIDED, offered(SEALED), 1, {"price": 0}),
    Case(auction.NOT_NOW, "MA-20", NOT_DECIDED, offered(AROUND), 1, {"buy": True}),
    Case(auction.NOT_NOW, "MA-20", NOT_DECIDED, offered(AROUND), 1, {"price": 0}),
    Case(auction.NOT_NOW, "MA-27", NOT_DECIDED, poor, 1, {"bid": 5}),
    Case(auction.NOT_NOW, "MA-28", NOT_DECIDED, too_dear, 2, {"price": 5}),
    Case(auction.NOT_NOW, "MA-30", NOT_DECIDED, double, 0, {"offer": OPEN}),
    Case(auction.NOT_NOW, "MA-3", NOT_DECIDED, shuffling, CHANCE, {"first_seller": 0}),
    Case(auction.NOT_NOW, "MA-5", NOT_DECIDED, set_up, CHANCE, {"draw": 5}),
    Case(auction.NOT_ASKED, "MA-8", NOT_YOURS, dealt, 1, {"offer": 5}),
    Case(auction.NOT_ASKED, "MA-20", NOT_YOURS, offered(AROUND), 2, {"bid": 5}),
    Case(auction.NOT_ASKED, "MA-30", NOT_YOURS, double, 1, {"pass": True}),
    Case(auction.NOT_ASKED, "MA-27", NOT_YOURS, poor, 0, {"price": 5}),
    Case(auction.NOT_ASKED, "MA-28", NOT_YOURS, too_dear, 3, {"buy": True}),
    Case(auction.NOT_ASKED, "MA-3", NOT_YOURS, shuffling, 0, {"offer": 5}),
    Case(auction.BID_TOO_LOW, "MA-13", HIGHER, raised(OPEN), 2, {"bid": 7}),
    Case(auction.BID_TOO_LOW, "MA-13", HIGHER, raised(AROUND), 2, {"bid": 3}),
    Case(auction.BID_TOO_HIGH, "MA-14", NO_MORE_THAN, offered(OPEN), 2, {"bid": 101}),
    Case(auction.BID_TOO_HIGH, "MA-14", NO_MORE_THAN, offered(AROUND), 1, {"bid": 101}),
    Case(auction.BID_TOO_HIGH, "MA-14", NO_MORE_THAN, offered(SEALED), 3, {"bid": 4095}),
    Case(auction.LEADS_ALREADY, "MA-19", LEADS, raised(OPEN), 1, {"bid": 9}),
    Case(auction.LEADS_ALREADY, "MA-19", LEADS, raised(OPEN), 1, {"let_go": True}),
    Case(auction.NOTHING_TO_TAKE_BACK, "MA-19", NOTHING, offered(OPEN), 1, {"take_back": True}),
    Case(auction.NOTHING_TO_TAKE_BACK, "MA-19", NOTHING, raised(OPEN), 1, {"take_back": True}),
    Case(auction.NOTHING_TO_TAKE_BACK, "MA-19", NOTHING, offered(SEALED), 1, {"take_back": True}),
    Case(
        auction.FIST_IS_CLOSED,
        "MA-22",
        "fist_is_closed",
        raised(SEALED),
        1,
        {"bid": 9},
    ),
    Case(
        auction.HAS_LET_GO,
        "MA-19",
        "has_let_go",
        let_it_go,
        1,
        {"let_go": True},
    ),
    Case(auction.PRICE_TOO_LOW, "MA-27", "price_too_low", poor, 1, {"price": 0}),
    Case(
        auction.PRICE_TOO_HIGH,
        "MA-27",
        "price_too_high",
        poor,
        1,
        {"price": 41},
    ),
    Case(
        auction.CANNOT_AFFORD,
        "MA-28",
        "cannot_afford",
        too_dear,
        2,
        {"buy": True},
    ),
    Case(legality.NOT_IN_HAND, "MA-8", NOT_HELD, dealt, 0, {"offer": 69}),
    Case(legality.NOT_IN_HAND, "MA-8", NOT_HELD, double, 0, {"add": SEALED}),
    Case(legality.NOT_IN_HAND, "MA-8", NOT_HELD, double, 0, {"add": DOUBLE}),
    Case(
        legality.OTHER_ARTIST,
        "MA-30",
        "other_artist",
        double,
        0,
        {"add": card("Yoko", "open")},
    ),
    Case(
        legality.SECOND_DOUBLE,
        "MA-30",
        "second_double",
        double,
        0,
        {"add": card("Krypto", "double", 2)},
    ),
    Case(legality.BELOW_ONE, "MA-12", "below_one", offered(OPEN), 1, {"bid": 0}),
    Case(legality.BELOW_ONE, "MA-12", "below_one", raised(AROUND), 2, {"bid": 0}),
    Case(
        legality.CARD_IS_DRAWN,
        "MA-3",
        "card_is_drawn",
        shuffling,
        CHANCE,
        {"draw": 5},
    ),
    Case(
        legality.NO_SUCH_PLAYER,
        "MA-5",
        "no_such_player",
        set_up,
        CHANCE,
        {"first_seller": 4},
    ),
]


def test_every_reason_of_the_game_is_tried() -> None:
    assert {case.code for case in REFUSED} == set(GAME.refusals)


@pytest.mark.rule("MA-8", "MA-12", "MA-13", "MA-14", "MA-19", "MA-22", "MA-27", "MA-28", "MA-30")
@pytest.mark.parametrize("case", REFUSED)
def test_what_is_illegal_now_is_refused_with_its_paragraph(case: Case) -> None:
    match = case.position()
    error = refuse(match, case.seat, case.action, IllegalNow)
    assert isinstance(error, IllegalNow)
    assert error.name == case.name == GAME.refusals[case.code].name
    assert error.paragraph == case.paragraph
    if case.code in (auction.NOT_NOW, auction.NOT_ASKED):
        assert error.paragraph == match.paragraph


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
    refuse(offered(OPEN)(), seat, {"bid": 5}, UnknownSeat)


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


@pytest.mark.parametrize("number", [-1, CHOICES])
def test_a_number_that_is_no_action_is_for_no_moment(number: int) -> None:
    auctions = [offered(sold) for sold in (OPEN, AROUND, SEALED)]
    for match in (position() for position in (dealt, *auctions, poor, too_dear, double)):
        assert GAME.flat.why_not(match.state, match.asked, number) == auction.NOT_NOW
    assert GAME.flat.why_not_outcome(Match(GAME, 3).state, GAME.outcomes) == auction.NOT_NOW


@pytest.mark.rule("MA-3", "MA-5")
def test_a_choice_is_marked_once_and_chance_has_one_way_to_each_outcome() -> None:
    match = Match(GAME, 3, options={"mystery_hand": True})
    marks = set()
    numbers = bytearray(max(CHOICES, GAME.outcomes))
    GAME.flat.mark_outcomes(match.state, numbers)
    for _ in wander(match, seed=1):
        if match.asked == CHANCE:
            GAME.flat.mark_outcomes(match.state, numbers)
        for seat in range(3):
            GAME.flat.mark_choices(match.state, seat, numbers)
        marks |= set(numbers)
    assert marks == {0, 1}


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
