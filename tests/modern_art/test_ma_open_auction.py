"""Open outcry: anybody, in any order, until nobody wants to bid more. (MA-17 to MA-19)"""

from itertools import permutations

import pytest
from matches import heard, story
from modern_art.positions import bid, card, dealt, let_go, money, offer, sell, take_back

from saleroom.core.errors import IllegalNow
from saleroom.core.seats import SPECTATOR
from saleroom.play.match import Match

KRYPTO = card("Krypto", "open")


def opened(seller: int = 0, players: int = 4, edition: str = "1992") -> Match:
    """The seller has offered a Krypto at open outcry."""
    hands = [[KRYPTO] if seat == seller else [] for seat in range(players)]
    match = dealt(hands, players=players, edition=edition, first_seller=seller)
    offer(match, seller, KRYPTO)
    return match


def sold_to(match: Match) -> tuple[int, int] | None:
    """Who bought, and for how much; None while it is not sold."""
    sales = heard(match, "sold")
    return (sales[0]["seat"], sales[0]["price"]) if sales else None


@pytest.mark.rule("MA-17")
def test_all_bid_in_any_order_as_often_as_they_like(edition: str) -> None:
    match = opened(edition=edition)
    for seat, amount in [(2, 1), (1, 5), (2, 6), (3, 9), (1, 10), (3, 30)]:
        bid(match, seat, amount)
    assert [(b["seat"], b["amount"]) for b in heard(match, "bid")] == [
        (2, 1),
        (1, 5),
        (2, 6),
        (3, 9),
        (1, 10),
        (3, 30),
    ]
    assert (match.view(SPECTATOR).leader, match.view(SPECTATOR).price) == (3, 30)


@pytest.mark.rule("MA-17")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_everybody_may_open_the_bidding(seat: int) -> None:
    match = opened()
    bid(match, seat, 4)
    assert match.view(SPECTATOR).leader == seat


@pytest.mark.rule("MA-17")
def test_classic_mistake_the_seller_may_bid_in_an_open_auction(edition: str) -> None:
    match = opened(edition=edition)
    bid(match, 1, 20)
    bid(match, 0, 21)
    let_go(match, 1, 2, 3)
    assert sold_to(match) == (0, 21)
    assert money(match) == (79, 100, 100, 100)


@pytest.mark.rule("MA-18", "MA-19")
@pytest.mark.parametrize("order", list(permutations((0, 1, 3))))
def test_it_ends_when_all_but_the_leader_have_let_the_price_go(order: tuple[int, ...]) -> None:
    match = opened()
    bid(match, 2, 7)
    for seat in order:
        assert sold_to(match) is None
        let_go(match, seat)
    assert sold_to(match) == (2, 7)
    assert match.asked == 1


@pytest.mark.rule("MA-18", "MA-15")
@pytest.mark.parametrize("order", [(1, 2, 3, 0), (0, 3, 2, 1), (2, 0, 1, 3)])
def test_without_a_bid_it_ends_when_all_have_let_it_go(order: tuple[int, ...]) -> None:
    match = opened()
    for seat in order:
        assert match.view(SPECTATOR).lot == (KRYPTO,)
        let_go(match, seat)
    assert match.view(SPECTATOR).walls[0] == (KRYPTO,)


@pytest.mark.rule("MA-19")
def test_a_raise_asks_every_other_player_again() -> None:
    match = opened()
    bid(match, 1, 5)
    let_go(match, 2, 3)
    assert match.awaited == (0,)
    bid(match, 0, 6)
    assert match.awaited == (1, 2, 3)


@pytest.mark.rule("MA-19")
def test_letting_go_is_not_final_after_a_raise() -> None:
    match = opened()
    bid(match, 1, 5)
    let_go(match, 2, 3)
    bid(match, 0, 6)
    bid(match, 3, 8)
    let_go(match, 0, 1, 2)
    assert sold_to(match) == (3, 8)


@pytest.mark.rule("MA-19")
def test_who_has_let_the_price_go_may_still_raise_it() -> None:
    match = opened()
    bid(match, 1, 5)
    let_go(match, 2, 3)
    bid(match, 2, 6)
    assert match.view(SPECTATOR).leader == 2
    assert match.awaited == (0, 1, 3)


@pytest.mark.rule("MA-19")
def test_a_let_go_may_be_taken_back_until_the_hammer_falls() -> None:
    match = opened()
    bid(match, 1, 5)
    let_go(match, 2, 3)
    assert match.view(2).let_go
    take_back(match, 2)
    assert not match.view(2).let_go
    let_go(match, 0)
    assert match.view(0).let_go
    assert sold_to(match) is None
    let_go(match, 2)
    assert sold_to(match) == (1, 5)


@pytest.mark.rule("MA-19")
def test_after_the_hammer_nothing_can_be_taken_back() -> None:
    match = opened()
    bid(match, 1, 5)
    let_go(match, 2, 3, 0)
    with pytest.raises(IllegalNow):
        take_back(match, 2)


@pytest.mark.rule("MA-19")
def test_the_leader_is_not_asked_and_does_not_raise_himself() -> None:
    match = opened()
    bid(match, 1, 5)
    assert not match.legal(1)
    assert 1 not in match.awaited
    for action in ({"bid": 6}, {"let_go": True}):
        with pytest.raises(IllegalNow, match="leads_already") as refused:
            match.act(1, action)
        assert refused.value.paragraph == "MA-19"


@pytest.mark.rule("MA-19")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_before_the_first_bid_all_are_asked_from_the_sellers_left_the_seller_last(
    players: int,
) -> None:
    match = opened(seller=1, players=players)
    order = [(2 + k) % players for k in range(players)]
    for seat in order:
        assert match.asked == seat
        let_go(match, seat)
    assert order[-1] == 1
    assert match.view(SPECTATOR).walls[1] == (KRYPTO,)


@pytest.mark.rule("MA-19")
def test_after_a_bid_all_others_are_asked_from_the_leaders_left() -> None:
    match = opened(players=5)
    bid(match, 3, 5)
    asked = []
    for _ in range(4):
        asked.append(match.asked)
        let_go(match, match.asked)
    assert asked == [4, 0, 1, 2]


@pytest.mark.rule("MA-19")
def test_who_takes_a_let_go_back_is_asked_again_in_his_place() -> None:
    match = opened(players=5)
    bid(match, 3, 5)
    let_go(match, 4, 0)
    assert match.asked == 1
    take_back(match, 4)
    assert match.asked == 4
    let_go(match, 4)
    assert match.asked == 1


@pytest.mark.rule("MA-19")
def test_an_answer_out_of_turn_leaves_the_asking_where_it_was() -> None:
    match = opened()
    let_go(match, 3)
    assert match.asked == 1
    let_go(match, 1)
    assert match.asked == 2
    let_go(match, 2)
    assert match.asked == 0


@pytest.mark.rule("MA-19")
def test_nobody_sees_who_has_let_the_price_go() -> None:
    quiet, silent = opened(), opened()
    for match in (quiet, silent):
        bid(match, 1, 5)
    let_go(silent, 2, 3)
    for viewer in (SPECTATOR, 0, 1):
        assert silent.view(viewer) == quiet.view(viewer)
        assert silent.heard(viewer) == quiet.heard(viewer)
    for seat in (0, 1):
        assert silent.legal(seat) == quiet.legal(seat)
    assert silent.view(0).to_act == (0, 2, 3)


@pytest.mark.rule("MA-19", "MA-6")
def test_who_cannot_afford_a_raise_is_waited_for_like_the_others() -> None:
    match = dealt([[KRYPTO], [card("Krypto", "open", 2)]])
    sell(match, KRYPTO, to=2, at=100)
    offer(match, 1, card("Krypto", "open", 2))
    bid(match, 3, 1)
    let_go(match, 0, 1)
    assert match.awaited == (2,)
    assert match.view(SPECTATOR).to_act == (0, 1, 2)
    let_go(match, 2)
    assert match.asked == 2


@pytest.mark.rule("MA-19")
def test_letting_go_is_heard_only_by_oneself() -> None:
    match = opened()
    bid(match, 1, 5)
    let_go(match, 2)
    take_back(match, 2)
    let_go(match, 2)
    own = ["let_go", "took_let_go_back", "let_go"]
    assert story(match, 2)[-3:] == own
    for viewer in (SPECTATOR, 0, 1, 3):
        assert not set(own) & set(story(match, viewer))
