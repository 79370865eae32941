"""Once around: one chance each, the seller last. (MA-20, MA-21)"""

import pytest
from matches import heard
from modern_art.positions import bid, card, dealt, money, offer, pass_by

from saleroom.core.errors import IllegalNow
from saleroom.core.seats import SPECTATOR
from saleroom.play.match import Match

KRYPTO = card("Krypto", "once around")


def opened(seller: int = 0, players: int = 4, edition: str = "1992") -> Match:
    """The seller has offered a Krypto once around."""
    hands = [[KRYPTO] if seat == seller else [] for seat in range(players)]
    match = dealt(hands, players=players, edition=edition, first_seller=seller)
    offer(match, seller, KRYPTO)
    return match


@pytest.mark.rule("MA-20")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seller", [0, 2])
def test_each_is_asked_once_from_the_sellers_left_the_seller_last(
    seller: int, players: int, edition: str
) -> None:
    match = opened(seller, players, edition)
    for k in range(players):
        seat = (seller + 1 + k) % players
        assert match.awaited == (seat,)
        assert match.view(SPECTATOR).to_act == (seat,)
        bid(match, seat, 10 + k)
    assert heard(match, "sold") == [
        {"seat": seller, "price": 9 + players, "card": KRYPTO, "second": -1}
    ]


@pytest.mark.rule("MA-20")
def test_the_last_highest_bid_buys() -> None:
    match = opened()
    bid(match, 1, 5)
    bid(match, 2, 9)
    pass_by(match, 3, 0)
    assert money(match) == (109, 100, 91, 100)
    assert match.view(SPECTATOR).walls[2] == (KRYPTO,)


@pytest.mark.rule("MA-20")
def test_one_chance_only() -> None:
    match = opened()
    pass_by(match, 1)
    bid(match, 2, 4)
    for seat in (1, 2):
        with pytest.raises(IllegalNow, match="not_asked"):
            bid(match, seat, 9)


@pytest.mark.rule("MA-20")
def test_nobody_bids_out_of_turn() -> None:
    match = opened()
    for seat in (0, 2, 3):
        with pytest.raises(IllegalNow):
            bid(match, seat, 9)
        with pytest.raises(IllegalNow):
            pass_by(match, seat)


@pytest.mark.rule("MA-20")
def test_a_bid_leaves_no_room_for_the_same_or_less() -> None:
    match = opened()
    bid(match, 1, 5)
    for amount in (4, 5):
        with pytest.raises(IllegalNow, match="bid_too_low: least=6"):
            bid(match, 2, amount)


@pytest.mark.rule("MA-20")
def test_classic_mistake_the_seller_may_bid_once_around(edition: str) -> None:
    match = opened(edition=edition)
    bid(match, 1, 5)
    pass_by(match, 2, 3)
    bid(match, 0, 6)
    assert money(match) == (94, 100, 100, 100)
    assert match.view(SPECTATOR).walls[0] == (KRYPTO,)


@pytest.mark.rule("MA-21")
def test_if_all_pass_the_seller_has_it_for_nothing(edition: str) -> None:
    match = opened(edition=edition)
    pass_by(match, 1, 2, 3, 0)
    assert match.view(SPECTATOR).walls[0] == (KRYPTO,)
    assert money(match) == (100, 100, 100, 100)
    assert match.asked == 1


@pytest.mark.rule("MA-21")
def test_even_when_all_others_pass_the_seller_is_asked_and_may_bid() -> None:
    match = opened()
    pass_by(match, 1, 2, 3)
    assert match.asked == 0
    bid(match, 0, 3)
    assert money(match) == (97, 100, 100, 100)
