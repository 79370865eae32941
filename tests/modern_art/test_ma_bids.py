"""What holds for bids in every auction, and who pays whom. (MA-12 to MA-16)"""

import pytest
from matches import heard
from modern_art.positions import (
    ask,
    bid,
    buy,
    card,
    dealt,
    hammer,
    let_go,
    money,
    offer,
    pass_by,
    seal,
    sell,
)

from saleroom.core.errors import IllegalNow, MalformedAction
from saleroom.core.legal import Amounts
from saleroom.core.seats import SPECTATOR
from saleroom.play.match import Match

KINDS = ("open", "once around", "sealed")


def offered(kind: str, edition: str = "1992") -> Match:
    """Seat 0 has offered a Krypto of this kind; seat 1 is asked first."""
    match = dealt([[card("Krypto", kind)]], edition=edition)
    offer(match, 0, card("Krypto", kind))
    return match


@pytest.mark.rule("MA-12")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("amount", [0.5, 7.0, "7", None, True, [7]])
def test_a_bid_is_whole_thousands(kind: str, amount: object) -> None:
    match = offered(kind)
    with pytest.raises(MalformedAction):
        match.act(1, {"bid": amount})


@pytest.mark.rule("MA-12")
@pytest.mark.parametrize("kind", KINDS)
def test_a_bid_is_not_negative(kind: str) -> None:
    with pytest.raises(MalformedAction, match="action_range: verb=bid, given=-1, most=4095"):
        bid(offered(kind), 1, -1)


@pytest.mark.rule("MA-12")
@pytest.mark.parametrize("kind", ["open", "once around"])
def test_a_bid_is_at_least_1(kind: str, edition: str) -> None:
    match = offered(kind, edition)
    assert match.legal(1).amounts == (Amounts("bid", 1, 100),)
    with pytest.raises(IllegalNow) as refused:
        bid(match, 1, 0)
    assert refused.value.paragraph == "MA-12"
    bid(match, 1, 1)
    assert match.view(SPECTATOR).price == 1


@pytest.mark.rule("MA-13")
@pytest.mark.parametrize("kind", ["open", "once around"])
@pytest.mark.parametrize("amount", [1, 6, 7])
def test_a_bid_is_strictly_higher_than_the_one_before(kind: str, amount: int, edition: str) -> None:
    match = offered(kind, edition)
    bid(match, 1, 7)
    assert match.legal(2).amounts == (Amounts("bid", 8, 100),)
    with pytest.raises(IllegalNow, match="bid_too_low: least=8") as refused:
        bid(match, 2, amount)
    assert refused.value.paragraph == "MA-13"
    bid(match, 2, 8)
    assert match.view(SPECTATOR).price == 8


@pytest.mark.rule("MA-14")
@pytest.mark.parametrize("kind", KINDS)
def test_nobody_bids_more_than_he_has_at_that_moment(kind: str, edition: str) -> None:
    kryptos = [card("Krypto", kind), card("Krypto", kind, 2)]
    match = dealt([kryptos[:1], kryptos[1:]], edition=edition)
    sell(match, kryptos[0], to=2, at=40)
    assert money(match) == (140, 100, 60, 100)
    offer(match, 1, kryptos[1])
    with pytest.raises(IllegalNow, match=r"bid_too_high.*purse=60") as refused:
        bid(match, 2, 61)
    assert refused.value.paragraph == "MA-14"
    bid(match, 2, 60)


@pytest.mark.rule("MA-14")
def test_what_a_seller_was_paid_he_can_bid() -> None:
    kryptos = [card("Krypto", "sealed"), card("Krypto", "sealed", 2)]
    match = dealt([kryptos[:1], kryptos[1:]])
    sell(match, kryptos[0], to=2, at=40)
    offer(match, 1, kryptos[1])
    assert match.legal(0).amounts == (Amounts("bid", 0, 140),)
    bid(match, 0, 140)


@pytest.mark.rule("MA-14")
def test_who_has_nothing_left_can_only_let_go() -> None:
    kryptos = [card("Krypto", "open"), card("Krypto", "open", 2)]
    match = dealt([kryptos[:1], kryptos[1:]])
    sell(match, kryptos[0], to=2, at=100)
    offer(match, 1, kryptos[1])
    legal = match.legal(2)
    assert not legal.amounts
    assert [match.game.codec.decode(c) for c in legal.choices] == [{"let_go": True}]
    assert 2 in match.awaited


@pytest.mark.rule("MA-15")
@pytest.mark.parametrize("kind", KINDS)
def test_if_nobody_bids_the_seller_takes_the_lot_for_nothing(kind: str, edition: str) -> None:
    match = offered(kind, edition)
    hammer(match)
    krypto = card("Krypto", kind)
    assert match.view(SPECTATOR).walls == ((krypto,), (), (), ())
    assert money(match) == (100, 100, 100, 100)
    assert heard(match, "taken_free") == [
        {"seat": 0, "why_free": 0, "card": krypto, "second": -1},
    ]
    assert heard(match, "paid") == heard(match, "sold") == []


@pytest.mark.rule("MA-15", "MA-29")
def test_at_a_fixed_price_the_seller_pays_although_nobody_wants_it(edition: str) -> None:
    match = offered("fixed price", edition)
    ask(match, 0, 30)
    pass_by(match, 1, 2, 3)
    assert money(match) == (70, 100, 100, 100)
    assert heard(match, "taken_free") == []


@pytest.mark.rule("MA-16")
def test_the_buyer_pays_the_seller_in_an_open_auction(edition: str) -> None:
    match = offered("open", edition)
    bid(match, 3, 12)
    let_go(match, 0, 1, 2)
    assert money(match) == (112, 100, 100, 88)


@pytest.mark.rule("MA-16")
def test_the_buyer_pays_the_seller_once_around(edition: str) -> None:
    match = offered("once around", edition)
    bid(match, 1, 3)
    bid(match, 2, 12)
    pass_by(match, 3, 0)
    assert money(match) == (112, 100, 88, 100)


@pytest.mark.rule("MA-16")
def test_the_buyer_pays_the_seller_after_sealed_bids(edition: str) -> None:
    match = offered("sealed", edition)
    seal(match, 1, 12, 11, 0)
    assert money(match) == (112, 88, 100, 100)


@pytest.mark.rule("MA-16")
def test_the_buyer_pays_the_seller_at_a_fixed_price(edition: str) -> None:
    match = offered("fixed price", edition)
    ask(match, 0, 12)
    pass_by(match, 1)
    buy(match, 2)
    assert money(match) == (112, 100, 88, 100)


@pytest.mark.rule("MA-16")
@pytest.mark.parametrize("kind", [*KINDS, "fixed price"])
def test_a_seller_who_buys_his_own_lot_pays_the_bank(kind: str, edition: str) -> None:
    match = offered(kind, edition)
    hammer(match, to=0, at=12)
    assert money(match) == (88, 100, 100, 100)
    assert heard(match, "paid") == [{"seat": 0, "payee": -1, "amount": 12, "why_paid": 0}]
    assert match.view(SPECTATOR).walls[0] == (card("Krypto", kind),)
