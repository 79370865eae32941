"""Sealed bids: all at once, in secret, revealed together. (MA-22 to MA-26)"""

from itertools import permutations

import pytest
from matches import heard, story
from modern_art.positions import bid, card, dealt, money, offer, seal, take_back

from saleroom.core.errors import IllegalNow
from saleroom.core.legal import Amounts
from saleroom.core.seats import SPECTATOR
from saleroom.play.match import Match

KRYPTO = card("Krypto", "sealed")


def opened(seller: int = 0, players: int = 4, edition: str = "1992") -> Match:
    """The seller has offered a Krypto for sealed bids."""
    hands = [[KRYPTO] if seat == seller else [] for seat in range(players)]
    match = dealt(hands, players=players, edition=edition, first_seller=seller)
    offer(match, seller, KRYPTO)
    return match


@pytest.mark.rule("MA-22")
def test_all_the_seller_included_bid_at_the_same_time() -> None:
    match = opened()
    assert match.awaited == match.view(SPECTATOR).to_act == (0, 1, 2, 3)
    for seat in range(4):
        assert match.legal(seat).amounts == (Amounts("bid", 0, 100),)


@pytest.mark.rule("MA-22")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_of_closing_makes_no_difference(order: tuple[int, ...]) -> None:
    match = opened(players=3)
    for seat in order:
        bid(match, seat, (10, 20, 20)[seat])
    assert heard(match, "sold") == [{"seat": 1, "price": 20, "card": KRYPTO, "second": -1}]
    assert money(match) == (120, 80, 100)


@pytest.mark.rule("MA-22")
@pytest.mark.parametrize("seller", [0, 2])
def test_one_after_the_other_they_are_asked_from_the_sellers_left_the_seller_last(
    seller: int,
) -> None:
    match = opened(seller)
    for k in range(4):
        assert match.asked == (seller + 1 + k) % 4
        bid(match, match.asked, k)
    assert heard(match, "sold")[0]["seat"] == seller


@pytest.mark.rule("MA-22", "MA-25")
def test_nothing_in_the_fist_is_no_bid() -> None:
    match = opened()
    seal(match, 0, 0, 1, 0)
    assert heard(match, "sold")[0]["seat"] == 2
    assert money(match) == (101, 100, 99, 100)


@pytest.mark.rule("MA-22")
def test_a_closed_fist_is_closed_until_it_is_opened_again() -> None:
    match = opened()
    bid(match, 1, 20)
    with pytest.raises(IllegalNow, match="fist_is_closed") as refused:
        bid(match, 1, 30)
    assert refused.value.paragraph == "MA-22"
    assert match.asked == 2
    take_back(match, 1)
    assert match.asked == 1
    bid(match, 1, 5)
    bid(match, 2, 6)
    bid(match, 3, 0)
    bid(match, 0, 0)
    assert heard(match, "sold")[0]["seat"] == 2


@pytest.mark.rule("MA-23")
def test_the_highest_buys_and_pays_his_bid(edition: str) -> None:
    match = opened(edition=edition)
    seal(match, 11, 12, 40, 39)
    assert match.view(SPECTATOR).walls[2] == (KRYPTO,)
    assert money(match) == (140, 100, 60, 100)


@pytest.mark.rule("MA-23")
def test_all_bids_are_revealed_together() -> None:
    match = opened()
    for seat, amount in [(3, 4), (0, 1), (1, 2)]:
        bid(match, seat, amount)
        assert heard(match, "revealed") == []
    bid(match, 2, 3)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        revealed = {r["seat"]: r["amount"] for r in heard(match, "revealed", viewer)}
        assert revealed == {0: 1, 1: 2, 2: 3, 3: 4}


@pytest.mark.rule("MA-22", "MA-23")
def test_classic_mistake_the_seller_may_bid_in_a_sealed_auction(edition: str) -> None:
    match = opened(edition=edition)
    seal(match, 50, 12, 40, 39)
    assert match.view(SPECTATOR).walls[0] == (KRYPTO,)
    assert money(match) == (50, 100, 100, 100)


@pytest.mark.rule("MA-24")
@pytest.mark.parametrize("seller", [0, 1, 2, 3])
def test_classic_mistake_a_tied_seller_wins_the_tie(seller: int, edition: str) -> None:
    match = opened(seller, edition=edition)
    seal(match, 30, 30, 30, 30)
    assert heard(match, "sold")[0]["seat"] == seller
    assert money(match)[seller] == 70


@pytest.mark.rule("MA-24")
@pytest.mark.parametrize(
    ("seller", "bids", "winner"),
    [
        (0, (0, 30, 30, 30), 1),
        (0, (0, 0, 30, 30), 2),
        (1, (30, 0, 30, 30), 2),
        (1, (30, 0, 0, 30), 3),
        (2, (30, 30, 0, 30), 3),
        (2, (30, 30, 0, 0), 0),
        (3, (0, 30, 30, 0), 1),
        (3, (30, 30, 30, 29), 0),
    ],
)
def test_classic_mistake_otherwise_the_tied_player_nearest_clockwise_wins(
    seller: int, bids: tuple[int, ...], winner: int, edition: str
) -> None:
    match = opened(seller, edition=edition)
    seal(match, *bids)
    assert heard(match, "sold")[0]["seat"] == winner


@pytest.mark.rule("MA-25")
@pytest.mark.parametrize("seller", [0, 2])
def test_all_zero_the_seller_has_it_for_nothing(seller: int, edition: str) -> None:
    match = opened(seller, edition=edition)
    seal(match, 0, 0, 0, 0)
    assert match.view(SPECTATOR).walls[seller] == (KRYPTO,)
    assert money(match) == (100, 100, 100, 100)


@pytest.mark.rule("MA-25")
def test_the_losers_pay_nothing() -> None:
    match = opened()
    seal(match, 99, 98, 97, 100)
    assert money(match) == (200, 100, 100, 0)
    assert len(heard(match, "paid")) == 1


@pytest.mark.rule("MA-26")
def test_no_bid_is_visible_before_all_have_bid() -> None:
    low, high = opened(), opened()
    bid(low, 1, 2)
    bid(high, 1, 99)
    for viewer in (SPECTATOR, 0, 2, 3):
        assert low.view(viewer) == high.view(viewer)
        assert low.heard(viewer) == high.heard(viewer)
        assert low.view(viewer).sealed == (None,) * 4
        assert heard(low, "fist_closed", viewer) == [{"seat": 1}]
    for seat in (0, 2, 3):
        assert low.legal(seat) == high.legal(seat)


@pytest.mark.rule("MA-26")
def test_one_sees_what_is_in_the_own_fist() -> None:
    match = opened()
    bid(match, 1, 42)
    assert match.view(1).sealed == (None, 42, None, None)
    assert heard(match, "fist_closed", 1) == [{"seat": 1, "amount": 42}]


@pytest.mark.rule("MA-26")
def test_that_a_player_has_bid_is_visible() -> None:
    match = opened()
    bid(match, 1, 0)
    bid(match, 3, 42)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert match.view(viewer).fists == (1, 3)
        assert match.view(viewer).to_act == (0, 2)


@pytest.mark.rule("MA-26")
def test_a_fist_opened_again_shows_nothing_but_that_it_is_open() -> None:
    match = opened()
    bid(match, 1, 42)
    take_back(match, 1)
    for viewer in (SPECTATOR, 0, 2, 3):
        assert match.view(viewer).fists == ()
        assert story(match, viewer)[-2:] == ["fist_closed", "fist_opened"]
        assert heard(match, "fist_opened", viewer) == [{"seat": 1}]
    assert match.view(1).sealed == (None,) * 4
