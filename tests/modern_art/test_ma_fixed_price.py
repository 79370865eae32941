"""Fixed price: the first taker in turn order, else the seller must. (MA-27 to MA-29)"""

import pytest
from matches import heard
from modern_art.positions import ask, buy, card, dealt, money, offer, pass_by, sell

from saleroom.core.errors import IllegalNow
from saleroom.core.legal import Amounts
from saleroom.core.seats import SPECTATOR
from saleroom.games.modern_art.actions import CODEC
from saleroom.play.match import Match

KRYPTO = card("Krypto", "fixed price")
OPEN = card("Krypto", "open")


def opened(edition: str = "1992") -> Match:
    """Seat 0 has offered a Krypto and is asked for a price."""
    match = dealt([[KRYPTO]], edition=edition)
    offer(match, 0, KRYPTO)
    return match


def penniless(edition: str = "1992") -> Match:
    """Seat 1 has spent all his money, and has offered a Krypto at a price to be named."""
    match = dealt([[OPEN], [KRYPTO]], edition=edition)
    sell(match, OPEN, to=1, at=100)
    offer(match, 1, KRYPTO)
    return match


def choices(match: Match, seat: int) -> list[str]:
    """The words of everything the seat may do."""
    return [word for choice in match.legal(seat).choices for word in CODEC.decode(choice)]


@pytest.mark.rule("MA-27")
def test_the_seller_names_a_price_from_1_to_all_he_has(edition: str) -> None:
    match = opened(edition)
    assert match.awaited == (0,)
    assert match.legal(0).amounts == (Amounts("price", 1, 100),)
    assert match.legal(0).choices == ()
    assert match.view(SPECTATOR).price == 0
    ask(match, 0, 100)
    assert match.view(SPECTATOR).price == 100
    assert heard(match, "priced") == [{"seat": 0, "price": 100}]


@pytest.mark.rule("MA-27")
def test_the_price_is_at_least_1() -> None:
    with pytest.raises(IllegalNow, match="price_too_low: least=1") as refused:
        ask(opened(), 0, 0)
    assert refused.value.paragraph == "MA-27"


@pytest.mark.rule("MA-27")
def test_the_price_is_at_most_the_money_he_has() -> None:
    with pytest.raises(IllegalNow, match=r"price_too_high.*purse=100") as refused:
        ask(opened(), 0, 101)
    assert refused.value.paragraph == "MA-27"


@pytest.mark.rule("MA-27")
def test_a_seller_with_no_money_names_0(edition: str) -> None:
    match = penniless(edition)
    assert match.legal(1).amounts == (Amounts("price", 0, 0),)
    with pytest.raises(IllegalNow, match=r"price_too_high.*purse=0"):
        ask(match, 1, 1)
    ask(match, 1, 0)
    assert match.asked == 2


@pytest.mark.rule("MA-27")
def test_a_seller_with_1_left_names_1() -> None:
    match = dealt([[OPEN], [KRYPTO]])
    sell(match, OPEN, to=1, at=99)
    offer(match, 1, KRYPTO)
    assert match.legal(1).amounts == (Amounts("price", 1, 1),)
    with pytest.raises(IllegalNow, match="price_too_low: least=1"):
        ask(match, 1, 0)


@pytest.mark.rule("MA-27")
def test_at_price_0_the_first_who_wants_it_has_it_for_nothing(edition: str) -> None:
    match = penniless(edition)
    ask(match, 1, 0)
    pass_by(match, 2)
    buy(match, 3)
    assert match.view(SPECTATOR).walls[3] == (KRYPTO,)
    assert money(match) == (200, 0, 100, 100)
    assert heard(match, "taken_free") == [
        {"seat": 3, "why_free": 2, "card": KRYPTO, "second": -1},
    ]


@pytest.mark.rule("MA-27", "MA-29")
def test_at_price_0_that_nobody_wants_the_seller_has_it_for_nothing() -> None:
    match = penniless()
    ask(match, 1, 0)
    pass_by(match, 2, 3, 0)
    assert KRYPTO in match.view(SPECTATOR).walls[1]
    assert money(match) == (200, 0, 100, 100)


@pytest.mark.rule("MA-28")
@pytest.mark.parametrize("taker", [1, 2, 3])
def test_the_first_taker_clockwise_from_the_sellers_left_buys(taker: int, edition: str) -> None:
    match = opened(edition)
    ask(match, 0, 35)
    for seat in range(1, taker):
        assert match.view(SPECTATOR).to_act == (seat,)
        pass_by(match, seat)
    assert match.view(SPECTATOR).to_act == (taker,)
    buy(match, taker)
    assert match.view(SPECTATOR).walls[taker] == (KRYPTO,)
    assert money(match)[taker] == 65
    assert money(match)[0] == 135
    assert match.asked == 1


@pytest.mark.rule("MA-28")
def test_nobody_buys_out_of_turn() -> None:
    match = opened()
    ask(match, 0, 35)
    for seat in (0, 2, 3):
        with pytest.raises(IllegalNow, match="not_asked"):
            buy(match, seat)


@pytest.mark.rule("MA-28")
def test_who_has_less_money_can_only_pass(edition: str) -> None:
    match = dealt([[OPEN], [KRYPTO]], edition=edition)
    sell(match, OPEN, to=2, at=60)
    offer(match, 1, KRYPTO)
    ask(match, 1, 41)
    assert choices(match, 2) == ["pass"]
    with pytest.raises(IllegalNow, match=r"cannot_afford.*purse=40") as refused:
        buy(match, 2)
    assert refused.value.paragraph == "MA-28"
    pass_by(match, 2)
    assert choices(match, 3) == ["pass", "buy"]


@pytest.mark.rule("MA-28")
def test_who_has_just_the_price_may_buy() -> None:
    match = dealt([[OPEN], [KRYPTO]])
    sell(match, OPEN, to=2, at=60)
    offer(match, 1, KRYPTO)
    ask(match, 1, 40)
    assert choices(match, 2) == ["pass", "buy"]
    buy(match, 2)
    assert money(match) == (160, 140, 0, 100)


@pytest.mark.rule("MA-29")
def test_if_nobody_takes_it_the_seller_must_buy_at_his_own_price(edition: str) -> None:
    match = opened(edition)
    ask(match, 0, 35)
    pass_by(match, 1, 2, 3)
    assert match.view(SPECTATOR).walls[0] == (KRYPTO,)
    assert money(match) == (65, 100, 100, 100)
    assert heard(match, "paid") == [{"seat": 0, "payee": -1, "amount": 35, "why_paid": 0}]
    assert match.asked == 1
