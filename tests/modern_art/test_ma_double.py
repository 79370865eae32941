"""Double auctions: who may add the second card, who sells, who is next. (MA-30 to MA-34, MA-38)

Who gets the money is in test_double_money.
"""

import pytest
from matches import heard
from modern_art.positions import (
    add,
    ask,
    bid,
    card,
    cards,
    dealt,
    hammer,
    in_turn,
    let_go,
    money,
    offer,
    pass_by,
    run,
    seal,
)

from saleroom.core.errors import IllegalNow
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.modern_art.actions import CODEC
from saleroom.play.match import Match

DOUBLE, OTHER_DOUBLE = cards("Karl Gitter", "double")[:2]
KINDS = {
    "open": "outcry",
    "once around": "once_around",
    "sealed": "sealed",
    "fixed price": "name_price",
}
KARL = {kind: card("Karl Gitter", kind) for kind in KINDS}
YOKO = card("Yoko", "open")


def offered(*hands: list[int], players: int = 4, edition: str = "1992", seller: int = 0) -> Match:
    """The seller has offered the double; the others' hands start with these cards, seat 0 first.

    No hand holds another Karl Gitter than those asked for, since the filling comes from the left
    of the board.
    """
    wanted = [list(hand) for hand in hands] + [[] for _ in range(players - len(hands))]
    wanted[seller].append(DOUBLE)
    match = dealt(wanted, players=players, edition=edition, first_seller=seller)
    offer(match, seller, DOUBLE)
    return match


def may_add(match: Match, seat: int) -> set[int]:
    """The cards the seat may add now."""
    named = [CODEC.decode(choice) for choice in match.legal(seat).choices]
    assert {"pass": True} in named
    return {action["add"] for action in named if "add" in action}


@pytest.mark.rule("MA-30")
def test_the_seller_may_add_a_second_card_by_the_same_artist_at_once(edition: str) -> None:
    match = offered([KARL["open"], KARL["sealed"], OTHER_DOUBLE, YOKO], edition=edition)
    assert match.awaited == (0,)
    assert may_add(match, 0) == {KARL["open"], KARL["sealed"]}
    add(match, 0, KARL["open"])
    assert match.view(SPECTATOR).lot == (DOUBLE, KARL["open"])
    assert heard(match, "added", SPECTATOR) == [{"seat": 0, "card": KARL["open"]}]


@pytest.mark.rule("MA-30")
def test_the_second_card_is_by_the_same_artist() -> None:
    match = offered([YOKO])
    with pytest.raises(IllegalNow, match="other_artist") as refused:
        add(match, 0, YOKO)
    assert refused.value.paragraph == "MA-30"


@pytest.mark.rule("MA-30")
def test_the_second_card_is_not_a_double_itself() -> None:
    match = offered([OTHER_DOUBLE])
    with pytest.raises(IllegalNow, match="second_double") as refused:
        add(match, 0, OTHER_DOUBLE)
    assert refused.value.paragraph == "MA-30"


@pytest.mark.rule("MA-30")
def test_the_second_card_is_from_the_own_hand() -> None:
    match = offered([], [KARL["open"]])
    with pytest.raises(IllegalNow, match="not_in_hand"):
        add(match, 0, KARL["open"])


@pytest.mark.rule("MA-30", "MA-33")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("adder", [0, 2])
def test_both_are_sold_by_the_auction_of_the_second_card(
    kind: str, adder: int, edition: str
) -> None:
    hands: list[list[int]] = [[], [], []]
    hands[adder].append(KARL[kind])
    match = offered(*hands, edition=edition)
    pass_by(match, *range(adder))
    add(match, adder, KARL[kind])
    assert match.view(SPECTATOR).auction == kind
    assert match.view(SPECTATOR).phase == KINDS[kind]


@pytest.mark.rule("MA-31")
@pytest.mark.parametrize("seller", [0, 1, 3])
def test_the_others_are_asked_once_each_clockwise(seller: int, edition: str) -> None:
    match = offered(seller=seller, edition=edition)
    for k in range(4):
        seat = (seller + k) % 4
        assert match.view(SPECTATOR).to_act == (seat,)
        pass_by(match, seat)
    assert [n["seat"] for n in heard(match, "not_added")] == [(seller + k) % 4 for k in range(4)]
    assert match.view(SPECTATOR).lot == ()


@pytest.mark.rule("MA-31")
def test_a_seller_who_could_add_may_leave_it_to_the_others() -> None:
    match = offered([KARL["open"]], [KARL["sealed"]])
    pass_by(match, 0)
    assert may_add(match, 1) == {KARL["sealed"]}
    with pytest.raises(IllegalNow):
        add(match, 0, KARL["open"])


@pytest.mark.rule("MA-31")
def test_the_others_add_under_the_same_conditions() -> None:
    match = offered([], [OTHER_DOUBLE, YOKO, KARL["open"]])
    pass_by(match, 0)
    assert may_add(match, 1) == {KARL["open"]}
    for wrong in (OTHER_DOUBLE, YOKO):
        with pytest.raises(IllegalNow):
            add(match, 1, wrong)


@pytest.mark.rule("MA-31")
def test_nobody_adds_before_he_is_asked() -> None:
    match = offered([], [], [KARL["open"]])
    for _ in range(2):
        with pytest.raises(IllegalNow, match="not_asked"):
            add(match, 2, KARL["open"])
        pass_by(match, match.asked)
    add(match, 2, KARL["open"])


@pytest.mark.rule("MA-31", "MA-6")
def test_who_has_no_such_card_is_asked_all_the_same() -> None:
    match = offered()
    for seat in range(4):
        assert match.awaited == (seat,)
        assert may_add(match, seat) == set()
        pass_by(match, seat)


@pytest.mark.rule("MA-32")
def test_classic_mistake_nobody_adds_and_the_seller_has_the_double_for_nothing(
    edition: str,
) -> None:
    match = offered(edition=edition)
    pass_by(match, 0, 1, 2, 3)
    assert match.view(SPECTATOR).walls == ((DOUBLE,), (), (), ())
    assert money(match) == (100, 100, 100, 100)
    assert match.view(SPECTATOR).offered == (0, 0, 0, 1, 0)
    assert heard(match, "taken_free") == [
        {"seat": 0, "why_free": 1, "card": DOUBLE, "second": -1},
    ]
    assert match.asked == 1


@pytest.mark.rule("MA-32", "MA-41")
def test_a_double_that_nobody_completed_counts_as_offered() -> None:
    kryptos = cards("Krypto", "open", "once around")[:5]
    match = in_turn([DOUBLE, *kryptos])
    run(match, [DOUBLE, *kryptos])
    counted = {c["artist"]: (c["offered"], c["marker"]) for c in heard(match, "counted")}
    assert counted[3] == (1, 20)
    assert heard(match, "bank_paid")[0] == {"seat": 0, "artist": 3, "paintings": 1, "each": 20}


@pytest.mark.rule("MA-33")
def test_whoever_adds_the_card_becomes_the_new_seller(edition: str) -> None:
    match = offered([], [], [KARL["open"]], edition=edition)
    pass_by(match, 0, 1)
    add(match, 2, KARL["open"])
    for viewer in (SPECTATOR, 0, 2):
        assert match.view(viewer).seller == 2
        assert match.view(viewer).opener == 0


@pytest.mark.rule("MA-33", "MA-15")
@pytest.mark.parametrize("kind", ["open", "once around", "sealed"])
def test_if_nobody_bids_the_new_seller_has_both_for_nothing(kind: str, edition: str) -> None:
    match = offered([], [], [KARL[kind]], edition=edition)
    pass_by(match, 0, 1)
    add(match, 2, KARL[kind])
    hammer(match)
    assert match.view(SPECTATOR).walls[2] == tuple(sorted((DOUBLE, KARL[kind])))
    assert money(match) == (100, 100, 100, 100)


@pytest.mark.rule("MA-33", "MA-20")
def test_once_around_begins_left_of_the_new_seller_who_comes_last() -> None:
    match = offered([], [], [KARL["once around"]])
    pass_by(match, 0, 1)
    add(match, 2, KARL["once around"])
    for seat in (3, 0, 1, 2):
        assert match.asked == seat
        pass_by(match, seat)


@pytest.mark.rule("MA-33", "MA-19")
def test_an_open_auction_asks_left_of_the_new_seller_first() -> None:
    match = offered([], [], [KARL["open"]])
    pass_by(match, 0, 1)
    add(match, 2, KARL["open"])
    for seat in (3, 0, 1, 2):
        assert match.asked == seat
        let_go(match, seat)


@pytest.mark.rule("MA-33", "MA-24")
@pytest.mark.parametrize(
    ("bids", "winner"),
    [((9, 9, 9, 9), 2), ((9, 9, 0, 9), 3), ((9, 9, 0, 0), 0), ((0, 9, 8, 0), 1)],
)
def test_sealed_ties_go_by_the_new_seller(bids: tuple[int, ...], winner: int) -> None:
    match = offered([], [], [KARL["sealed"]])
    pass_by(match, 0, 1)
    add(match, 2, KARL["sealed"])
    seal(match, *bids)
    assert heard(match, "sold")[0]["seat"] == winner


@pytest.mark.rule("MA-33", "MA-27", "MA-28")
def test_the_new_seller_names_the_price_and_his_left_is_asked_first() -> None:
    match = offered([], [], [KARL["fixed price"]])
    pass_by(match, 0, 1)
    add(match, 2, KARL["fixed price"])
    assert match.awaited == (2,)
    ask(match, 2, 10)
    for seat in (3, 0, 1):
        assert match.asked == seat
        pass_by(match, seat)
    assert match.view(SPECTATOR).walls[2] == tuple(sorted((DOUBLE, KARL["fixed price"])))


@pytest.mark.rule("MA-34")
@pytest.mark.parametrize("adder", [0, 1])
@pytest.mark.parametrize("buyer", [0, 1, 3])
def test_the_buyer_gets_both_paintings(adder: int, buyer: int, edition: str) -> None:
    hands: list[list[int]] = [[], []]
    hands[adder].append(KARL["open"])
    match = offered(*hands, edition=edition)
    pass_by(match, *range(adder))
    add(match, adder, KARL["open"])
    hammer(match, to=buyer, at=10)
    assert match.view(SPECTATOR).walls[buyer] == tuple(sorted((DOUBLE, KARL["open"])))
    assert match.view(SPECTATOR).offered == (0, 0, 0, 2, 0)
    assert heard(match, "sold") == [
        {"seat": buyer, "price": 10, "card": DOUBLE, "second": KARL["open"]},
    ]


@pytest.mark.rule("MA-38")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("adder", [1, 2])
def test_classic_mistake_after_a_completed_double_the_turn_goes_left_of_the_new_seller(
    adder: int, players: int, edition: str
) -> None:
    hands: list[list[int]] = [[], [], []]
    hands[adder].append(KARL["open"])
    match = offered(*hands, players=players, edition=edition)
    pass_by(match, *range(adder))
    add(match, adder, KARL["open"])
    hammer(match, to=0, at=3)
    assert match.asked == (adder + 1) % players
    assert heard(match, "turn")[-1] == {"seat": (adder + 1) % players}


@pytest.mark.rule("MA-38", "MA-37")
def test_after_a_double_completed_by_its_seller_the_turn_goes_left_of_him() -> None:
    match = offered([KARL["open"]])
    add(match, 0, KARL["open"])
    hammer(match, to=2, at=3)
    assert match.asked == 1


@pytest.mark.rule("MA-38")
def test_the_last_player_before_the_seller_may_complete_it_and_the_seller_is_next() -> None:
    match = offered([], [], [], [KARL["open"]])
    pass_by(match, 0, 1, 2)
    add(match, 3, KARL["open"])
    bid(match, 1, 3)
    let_go(match, 0, 2, 3)
    assert match.asked == 0


@pytest.mark.rule("MA-30")
def test_a_second_double_of_the_round_can_be_completed_too() -> None:
    match = in_turn([(DOUBLE, KARL["open"], 0), (OTHER_DOUBLE, KARL["sealed"], 1)])
    run(match, [(DOUBLE, KARL["open"], 0), (OTHER_DOUBLE, KARL["sealed"], 1)])
    assert match.view(ALL_SEEING).offered == (0, 0, 0, 4, 0)
    assert match.view(ALL_SEEING).round == 1
