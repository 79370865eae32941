"""Modern Art sold in other ways than printed, and paid out by other markers."""

import pytest
from modern_art.positions import card, deck_with, shuffle

from saleroom.bots.table import played
from saleroom.core.errors import BadSetup
from saleroom.games.modern_art.laboratory import WAYS, Selling, swapped
from saleroom.play.match import Match

KRYPTO = card("Krypto", "open")
DOUBLE = card("Krypto", "double")


def opened(selling: Selling | None, payout: tuple[int, ...] | None = None) -> Match:
    """Seat 0 of three has offered a Krypto that is printed 'open'."""
    match = Match(swapped(selling, payout), 3, options={"first_seller": 0})
    shuffle(match, deck_with([[[KRYPTO], [], []]], 3))
    match.act(0, {"offer": KRYPTO})
    return match


@pytest.mark.parametrize("selling", WAYS)
def test_everything_is_sold_in_the_one_way(selling: Selling) -> None:
    phases = {"fixed_price": "name_price", "second_price": "sealed"}
    assert opened(selling).view(0).phase == phases.get(selling, selling)


def test_a_double_stays_a_double() -> None:
    match = Match(swapped("sealed", None), 3, options={"first_seller": 0})
    shuffle(match, deck_with([[[DOUBLE], [], []]], 3))
    match.act(0, {"offer": DOUBLE})
    assert match.view(0).phase == "add"


@pytest.mark.parametrize(
    ("fists", "buyer", "price"),
    [((0, 30, 20), 1, 20), ((5, 30, 30), 1, 30), ((9, 0, 0), 0, 0), ((30, 30, 7), 0, 30)],
)
def test_the_highest_pays_what_the_second_highest_bid(
    fists: tuple[int, int, int], buyer: int, price: int
) -> None:
    match = opened("second_price")
    for seat, amount in enumerate(fists):
        match.act(seat, {"bid": amount})
    view = match.view(0)
    assert [len(wall) for wall in view.walls] == [int(seat == buyer) for seat in range(3)]
    paid = [100, 100, 100]
    paid[buyer] -= price
    if buyer:
        paid[0] += price
    assert list(match.state.money[:3]) == paid


def test_the_ranked_pay_what_the_payout_says() -> None:
    found = played(Match(swapped(None, (5, 4, 3)), 3), ["collector"] * 3, 1)
    assert {marker for row in found.state.markers for marker in row} == {5, 4, 3, 0}


@pytest.mark.parametrize("payout", [(1, 2), (30, 20, 61), (-1, 0, 0)])
def test_a_payout_that_cannot_be_is_refused(payout: tuple[int, ...]) -> None:
    with pytest.raises(BadSetup, match="laboratory_payout"):
        swapped(None, payout)


def test_who_need_not_pay_his_bid_bids_what_he_would_pay_in_the_open() -> None:
    """Dealer shades a sealed bid; where the second highest is paid there is no reason to."""
    bids = {}
    for selling in ("sealed", "second_price"):
        found = played(Match(swapped(selling, None), 3), ["dealer"] * 3, 7)
        heard = [event["amount"] for _, event in found.heard(0) if event.name == "revealed"]
        bids[selling] = sum(heard) / len(heard)
    assert bids["second_price"] > 1.05 * bids["sealed"]
