"""Bankruptcy: who has nothing left, or cannot pay, ends the game at once. (AF-14, AF-15)"""

import pytest
from alles_futsch.positions import bought, has, kind, money, phase, sell, turn_up, use
from matches import heard, story

from saleroom.core.errors import GameOver
from saleroom.core.seats import SPECTATOR
from saleroom.play.match import Match

VASES = ("painting", "vase", "vase")


def sold_to(purse: int, before: int, *, zero_is_bankrupt: bool = True) -> Match:
    """Seat 0 sells a vase to seat 1, who has this much money and so many vases."""
    match = bought(
        VASES,
        money=(200, purse, 200),
        owned={1: {"vase": before}},
        zero_is_bankrupt=zero_is_bankrupt,
    )
    sell(match, "vase", to=1)
    return match


def why(match: Match) -> str:
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.paragraph == "AF-15"
    return outcome.why


# A payment that cannot be met


@pytest.mark.rule("AF-15")
@pytest.mark.parametrize("before", [0, 1, 3, 4])
@pytest.mark.parametrize("zero_is_bankrupt", [True, False])
def test_who_cannot_pay_the_seller_hands_over_what_he_has(
    before: int, *, zero_is_bankrupt: bool
) -> None:
    match = sold_to(19, before, zero_is_bankrupt=zero_is_bankrupt)
    assert match.is_over
    assert money(match) == (195 + 19, 0, 200)
    assert has(match, 1, "vase") == before
    assert heard(match, "bankrupt") == [{"seat": 1, "why_ended": 2, "owed": 20, "had": 19}]
    assert why(match) == "could_not_pay"


@pytest.mark.rule("AF-14", "AF-15")
def test_a_bonus_does_not_save_who_cannot_pay_first() -> None:
    match = sold_to(19, 2)
    assert match.is_over
    assert has(match, 1, "vase") == 2
    assert heard(match, "rewarded") == []


@pytest.mark.rule("AF-14", "AF-15")
@pytest.mark.parametrize("purse", [20, 21, 29])
@pytest.mark.parametrize("zero_is_bankrupt", [True, False])
def test_who_pays_the_seller_but_not_the_bank_is_bankrupt_with_the_object(
    purse: int, *, zero_is_bankrupt: bool
) -> None:
    match = sold_to(purse, 3, zero_is_bankrupt=zero_is_bankrupt)
    assert match.is_over
    assert money(match) == (215, 0, 200)
    assert has(match, 1, "vase") == 4
    assert heard(match, "bankrupt") == [{"seat": 1, "why_ended": 2, "owed": 10, "had": purse - 20}]
    to_bank = [e["amount"] for e in heard(match, "paid") if e["why_paid"] == 2]
    assert to_bank == [purse - 20] * (purse > 20)


# Exactly nothing left


@pytest.mark.rule("AF-15")
@pytest.mark.parametrize(("purse", "before"), [(20, 0), (20, 1), (30, 3), (30, 4)])
def test_exactly_nothing_after_a_sale_is_bankruptcy(purse: int, before: int) -> None:
    match = sold_to(purse, before)
    assert match.is_over
    assert money(match)[:2] == (215, 0)
    assert has(match, 1, "vase") == before + 1
    assert heard(match, "bankrupt") == [{"seat": 1, "why_ended": 1, "owed": purse, "had": purse}]
    assert why(match) == "nothing_left"


@pytest.mark.rule("AF-15")
def test_exactly_nothing_is_no_bankruptcy_when_the_same_object_pays_a_bonus() -> None:
    match = sold_to(20, 2)
    assert not match.is_over
    assert money(match)[:2] == (215, 30)


@pytest.mark.rule("AF-15")
@pytest.mark.parametrize(("purse", "before"), [(21, 0), (31, 3)])
def test_one_thousand_is_enough(purse: int, before: int) -> None:
    match = sold_to(purse, before)
    assert not match.is_over
    assert money(match)[1] == 1


@pytest.mark.rule("AF-15")
def test_a_bid_of_everything_ends_the_game_before_the_objects_are_used() -> None:
    three = ("painting", "painting", "painting")
    match = bought(three, at=50, money=(50, 200, 200))
    assert match.is_over
    assert money(match) == (0, 200, 200)
    assert has(match, 0, "painting") == 0
    assert heard(match, "bankrupt") == [{"seat": 0, "why_ended": 0, "owed": 50, "had": 50}]
    assert why(match) == "bid_everything"
    last = story(match, since=len(match.moves) - 1)
    assert last[:5] == ["passed", "sold", "paid", "bankrupt", "game_ended"]


@pytest.mark.rule("AF-15")
def test_without_the_option_a_bid_of_everything_is_an_ordinary_bid() -> None:
    three = ("painting", "painting", "painting")
    match = bought(three, at=50, money=(50, 200, 200), zero_is_bankrupt=False)
    use(match, *three)
    assert money(match)[0] == 30
    turn_up(match)
    assert phase(match) == "choose"


@pytest.mark.rule("AF-15")
@pytest.mark.parametrize(("purse", "before"), [(20, 0), (30, 3)])
def test_without_the_option_exactly_nothing_is_no_bankruptcy(purse: int, before: int) -> None:
    match = sold_to(purse, before, zero_is_bankrupt=False)
    assert not match.is_over
    assert money(match)[1] == 0


@pytest.mark.rule("AF-15")
def test_without_the_option_the_next_payment_is_too_much_for_an_empty_purse() -> None:
    match = sold_to(20, 0, zero_is_bankrupt=False)
    payments = len(heard(match, "paid"))
    sell(match, "vase", to=1)
    assert match.is_over
    assert heard(match, "bankrupt") == [{"seat": 1, "why_ended": 2, "owed": 20, "had": 0}]
    assert len(heard(match, "paid")) == payments


# At once


@pytest.mark.rule("AF-15")
def test_the_game_stops_in_the_middle_of_the_card() -> None:
    match = sold_to(10, 0)
    table = match.view(SPECTATOR)
    assert (table.phase, table.lot, table.unused) == ("over", None, (0, 0, 0, 0, 0))
    assert table.bankrupt == 1
    assert match.awaited == ()
    with pytest.raises(GameOver):
        match.act(0, {"use": kind("painting")})


# The second example of the document

FOURTH_AND_THIRD = ("painting", "sculpture", "sculpture")


def example() -> Match:
    """B, seat 1, has 46, three paintings and two sculptures; A collects neither any more."""
    return bought(
        FOURTH_AND_THIRD,
        owned={0: {"painting": 3, "sculpture": 3}, 1: {"painting": 3, "sculpture": 2}},
        money=(100, 46, 100),
    )


@pytest.mark.rule("AF-14", "AF-15")
def test_worked_example_first_the_painting_then_the_sculpture_is_bankruptcy() -> None:
    match = example()
    sell(match, "painting", to=1)
    assert money(match) == (95 + 20, 16, 100)
    assert has(match, 1, "painting") == 4
    sell(match, "sculpture", to=1)
    assert match.is_over
    assert money(match) == (115 + 16, 0, 100)
    assert has(match, 1, "sculpture") == 2
    assert heard(match, "bankrupt") == [{"seat": 1, "why_ended": 2, "owed": 20, "had": 16}]


@pytest.mark.rule("AF-14", "AF-15")
def test_worked_example_in_the_other_order_b_survives() -> None:
    match = example()
    sell(match, "sculpture", to=1)
    assert money(match)[1] == 46 - 20 + 30
    sell(match, "painting", to=1)
    assert not match.is_over
    assert money(match)[1] == 56 - 20 - 10
    assert kind("sculpture") in [k for k, n in enumerate(match.view(0).unused) if n]
