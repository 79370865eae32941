"""Who gets the money of a double. (MA-35 to MA-37)"""

import pytest
from matches import heard
from modern_art.positions import add, ask, card, cards, dealt, hammer, money, offer, pass_by, seal

from saleroom.core.seats import SPECTATOR
from saleroom.play.match import Match

BANK = -1
PRICE, OWN_SHARE, OTHER_SHARE = range(3)
KINDS = ("open", "once around", "sealed", "fixed price")


def shared(kind: str = "open", edition: str = "1992", **options: object) -> Match:
    """Seat 0 has offered a double Karl Gitter, seat 2 has added a card of this kind to it."""
    double, second = card("Karl Gitter", "double"), card("Karl Gitter", kind)
    match = dealt([[double], [], [second]], edition=edition, **options)
    offer(match, 0, double)
    pass_by(match, 0, 1)
    add(match, 2, second)
    return match


def payments(match: Match) -> list[tuple[int, int, int, int]]:
    """All payments between players and to the bank: who, whom, how much, why."""
    return [(p["seat"], p["payee"], p["amount"], p["why_paid"]) for p in heard(match, "paid")]


@pytest.mark.rule("MA-35")
@pytest.mark.parametrize("buyer", [1, 3])
def test_1992_the_two_sellers_share_the_price_equally(buyer: int) -> None:
    match = shared()
    hammer(match, to=buyer, at=24)
    assert payments(match) == [(buyer, 2, 12, OTHER_SHARE), (buyer, 0, 12, OTHER_SHARE)]
    assert (money(match)[0], money(match)[2], money(match)[buyer]) == (112, 112, 76)


@pytest.mark.rule("MA-35")
def test_example_25_bought_by_a_third_player_13_to_the_new_seller_12_to_the_original() -> None:
    match = shared()
    hammer(match, to=1, at=25)
    assert money(match) == (112, 75, 113, 100)


@pytest.mark.rule("MA-35")
def test_example_25_bought_by_the_new_seller_13_to_the_bank_12_to_the_original() -> None:
    match = shared()
    hammer(match, to=2, at=25)
    assert money(match) == (112, 100, 75, 100)
    assert payments(match) == [(2, BANK, 13, OWN_SHARE), (2, 0, 12, OTHER_SHARE)]


@pytest.mark.rule("MA-35")
def test_example_25_bought_by_the_original_seller_12_to_the_bank_13_to_the_new_one() -> None:
    match = shared()
    hammer(match, to=0, at=25)
    assert money(match) == (75, 100, 113, 100)
    assert payments(match) == [(0, BANK, 12, OWN_SHARE), (0, 2, 13, OTHER_SHARE)]


@pytest.mark.rule("MA-35")
@pytest.mark.parametrize("price", [1, 3, 25, 99])
def test_classic_mistake_the_odd_thousand_goes_to_the_new_seller(price: int) -> None:
    match = shared()
    hammer(match, to=3, at=price)
    assert money(match)[2] - 100 == price // 2 + 1
    assert money(match)[0] - 100 == price // 2


@pytest.mark.rule("MA-35")
def test_of_a_price_of_1_the_original_seller_gets_nothing_and_no_payment_is_told() -> None:
    match = shared()
    hammer(match, to=3, at=1)
    assert payments(match) == [(3, 2, 1, OTHER_SHARE)]
    match = shared()
    hammer(match, to=0, at=1)
    assert payments(match) == [(0, 2, 1, OTHER_SHARE)]


@pytest.mark.rule("MA-35")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("buyer", "to_bank"), [(0, 12), (2, 13)])
def test_classic_mistake_a_seller_who_buys_pays_only_his_own_share_to_the_bank(
    kind: str, buyer: int, to_bank: int
) -> None:
    match = shared(kind)
    hammer(match, to=buyer, at=25)
    assert sum(money(match)) == 400 - to_bank
    assert money(match)[buyer] == 75
    assert money(match)[2 - buyer] == 100 + 25 - to_bank


@pytest.mark.rule("MA-29", "MA-35")
def test_1992_a_fixed_price_nobody_takes_costs_the_new_seller_both_shares() -> None:
    match = shared("fixed price")
    ask(match, 2, 25)
    pass_by(match, 3, 0, 1)
    assert payments(match) == [(2, BANK, 13, OWN_SHARE), (2, 0, 12, OTHER_SHARE)]
    assert money(match) == (112, 100, 75, 100)


@pytest.mark.rule("MA-36")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "variant", [{"edition": "2009"}, {"edition": "1992", "double_proceeds": "new_seller"}]
)
@pytest.mark.parametrize(
    ("buyer", "payee", "purses"),
    [
        (0, 2, (75, 100, 125, 100)),
        (1, 2, (100, 75, 125, 100)),
        (2, BANK, (100, 100, 75, 100)),
        (3, 2, (100, 100, 125, 75)),
    ],
)
def test_one_beneficiary_the_new_seller_receives_the_whole_price(
    kind: str, variant: dict[str, str], buyer: int, payee: int, purses: tuple[int, ...]
) -> None:
    match = shared(kind, **variant)
    hammer(match, to=buyer, at=25)
    assert payments(match) == [(buyer, payee, 25, PRICE)]
    assert money(match) == purses


@pytest.mark.rule("MA-29", "MA-36")
def test_2009_a_fixed_price_nobody_takes_goes_to_the_bank_whole() -> None:
    match = shared("fixed price", "2009")
    ask(match, 2, 25)
    pass_by(match, 3, 0, 1)
    assert money(match) == (100, 100, 75, 100)


@pytest.mark.rule("MA-36")
def test_2009_may_be_played_with_shared_proceeds() -> None:
    match = shared(edition="2009", double_proceeds="split")
    hammer(match, to=1, at=25)
    assert money(match) == (112, 75, 113, 100)


@pytest.mark.rule("MA-37")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("buyer", "payee", "purses"), [(3, 0, (125, 100, 100, 75)), (0, BANK, (75, 100, 100, 100))]
)
def test_a_seller_who_adds_the_second_card_himself_is_the_only_seller(
    kind: str, buyer: int, payee: int, purses: tuple[int, ...], edition: str
) -> None:
    double, second = card("Karl Gitter", "double"), card("Karl Gitter", kind)
    match = dealt([[double, second]], edition=edition)
    offer(match, 0, double)
    add(match, 0, second)
    hammer(match, to=buyer, at=25)
    assert payments(match) == [(buyer, payee, 25, PRICE)]
    assert money(match) == purses


def nex_double() -> Match:
    """Henryk (0) offers a double Nex and adds nothing, nor Marek (1); Maria (2) adds a sealed."""
    double, second = card("Nex", "double"), card("Nex", "sealed")
    match = dealt([[double], [], [second]], players=4, edition="2009")
    offer(match, 0, double)
    pass_by(match, 0, 1)
    add(match, 2, second)
    return match


@pytest.mark.rule("MA-33", "MA-36", "MA-38")
def test_example_of_2009_maria_pays_25_to_the_bank_and_takes_both() -> None:
    match = nex_double()
    seal(match, 10, 24, 25, 0)
    assert payments(match) == [(2, BANK, 25, PRICE)]
    both = (card("Nex", "sealed"), card("Nex", "double"))
    assert match.view(SPECTATOR).walls[2] == tuple(sorted(both))
    assert match.asked == 3


@pytest.mark.rule("MA-36", "MA-38")
@pytest.mark.parametrize("winner", [0, 1])
def test_example_of_2009_henryk_or_marek_would_pay_maria_25(winner: int) -> None:
    match = nex_double()
    seal(match, *(25 if seat == winner else 24 for seat in range(4)))
    assert payments(match) == [(winner, 2, 25, PRICE)]
    assert money(match)[2] == 125
    assert match.asked == 3


@pytest.mark.rule("MA-35")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_shares_never_make_or_lose_money(players: int) -> None:
    double, second = cards("Karl Gitter", "double")[0], card("Karl Gitter", "once around")
    for price in range(1, 101):
        match = dealt([[double], [second]], players=players)
        offer(match, 0, double)
        pass_by(match, 0)
        add(match, 1, second)
        hammer(match, to=2, at=price)
        assert sum(money(match)) == 100 * players
        assert money(match)[1] - money(match)[0] == price % 2
