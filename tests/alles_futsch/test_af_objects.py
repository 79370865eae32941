"""How the three objects of a card are used. (AF-9 to AF-12, AF-14)"""

import pytest
from alles_futsch.positions import (
    bought,
    choose,
    has,
    kind,
    laid_out,
    money,
    phase,
    possible,
    sell,
    turn_up,
    use,
    win,
)
from matches import heard, story

from saleroom.core.errors import IllegalNow
from saleroom.core.seats import CHANCE, SPECTATOR

MIXED = ("painting", "sculpture", "sculpture")


@pytest.mark.rule("AF-9")
@pytest.mark.parametrize(
    "order",
    [
        ("painting", "sculpture", "sculpture"),
        ("sculpture", "painting", "sculpture"),
        ("sculpture", "sculpture", "painting"),
    ],
)
def test_the_objects_are_used_in_the_order_the_buyer_likes(order: tuple[str, ...]) -> None:
    match = bought(MIXED)
    use(match, *order)
    assert [e["kind"] for e in heard(match, "collected")] == [kind(name) for name in order]
    assert match.asked == CHANCE


@pytest.mark.rule("AF-9")
def test_each_object_is_used_once_by_the_buyer_alone() -> None:
    match = bought(MIXED)
    assert possible(match, 0, "use") == [kind("painting"), kind("sculpture")]
    with pytest.raises(IllegalNow, match="not_asked"):
        match.act(1, {"use": kind("painting")})
    use(match, "painting")
    assert possible(match, 0, "use") == [kind("sculpture")]
    for name in ("painting", "clock"):
        with pytest.raises(IllegalNow, match=r"not_on_card.*\(AF-9\)"):
            use(match, name)


@pytest.mark.rule("AF-10")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_with_up_to_two_the_buyer_takes_it_himself(before: int) -> None:
    match = bought(MIXED, owned={0: {"painting": before}})
    use(match, "painting")
    assert has(match, 0, "painting") == before + 1
    assert phase(match) == "use"
    collected = {"seat": 0, "kind": kind("painting"), "count": before + 1}
    assert heard(match, "collected") == [collected]


@pytest.mark.rule("AF-10")
def test_the_third_pays_30_at_once() -> None:
    match = bought(MIXED, at=5, owned={0: {"painting": 2}})
    use(match, "painting")
    assert money(match)[0] == 200 - 5 + 30
    assert heard(match, "rewarded") == [{"seat": 0, "kind": kind("painting"), "amount": 30}]


@pytest.mark.rule("AF-10")
def test_the_first_and_the_second_pay_nothing() -> None:
    match = bought(MIXED)
    use(match, "sculpture", "sculpture")
    assert money(match) == (195, 200, 200)


@pytest.mark.rule("AF-11")
@pytest.mark.parametrize("before", [3, 4, 5])
def test_with_three_or_more_it_must_be_sold(before: int) -> None:
    match = bought(MIXED, owned={0: {"painting": before}})
    use(match, "painting")
    assert phase(match) == "sell"
    assert match.paragraph == "AF-11"
    assert match.view(SPECTATOR).for_sale == kind("painting")
    assert possible(match, 0, "sell_to") == [1, 2]
    match.act(0, {"sell_to": 2})
    assert has(match, 0, "painting") == before
    assert has(match, 2, "painting") == 1


@pytest.mark.rule("AF-11")
def test_what_the_buyer_does_not_collect_must_be_sold() -> None:
    match = bought(("painting", "vase", "vase"))
    sell(match, "vase", to=1)
    assert money(match) == (215, 180, 200)
    assert has(match, 1, "vase") == 1
    assert heard(match, "object_sold") == [{"seat": 0, "buyer": 1, "kind": kind("vase")}]


@pytest.mark.rule("AF-11")
def test_the_object_comes_before_the_next_one_and_the_buyer_is_not_asked() -> None:
    match = bought(("painting", "vase", "vase"))
    use(match, "vase")
    assert match.awaited == (0,)
    assert not match.legal(1)
    with pytest.raises(IllegalNow, match="not_now"):
        use(match, "painting")


@pytest.mark.rule("AF-11")
@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
def test_whoever_collects_it_and_has_up_to_four_can_be_sold_to(before: int) -> None:
    match = bought(("painting", "vase", "vase"), owned={1: {"vase": before}})
    sell(match, "vase", to=1)
    assert has(match, 1, "vase") == before + 1
    third, surcharge = 30 * (before == 2), 10 * (before >= 3)
    assert money(match) == (215, 180 + third - surcharge, 200)


@pytest.mark.rule("AF-11")
def test_nobody_is_sold_a_sixth() -> None:
    match = bought(("painting", "vase", "vase"), owned={1: {"vase": 5}})
    use(match, "vase")
    assert possible(match, 0, "sell_to") == [2]
    with pytest.raises(IllegalNow, match=r"has_enough.*\(AF-11\)"):
        match.act(0, {"sell_to": 1})


@pytest.mark.rule("AF-11")
def test_nobody_is_sold_what_he_does_not_collect() -> None:
    match = bought(("clock", "vase", "vase"), owned={0: {"clock": 3}})
    use(match, "clock")
    with pytest.raises(IllegalNow, match=r"does_not_collect.*\(AF-11\)"):
        match.act(0, {"sell_to": 1})
    assert possible(match, 0, "sell_to") == [2]


@pytest.mark.rule("AF-11", "AF-1")
def test_an_object_is_sold_to_another_player_of_this_table() -> None:
    match = bought(MIXED, owned={0: {"painting": 3}})
    use(match, "painting")
    with pytest.raises(IllegalNow, match=r"himself.*\(AF-11\)"):
        match.act(0, {"sell_to": 0})
    for seat in (3, 4):
        with pytest.raises(IllegalNow, match=r"no_such_player.*\(AF-1\)"):
            match.act(0, {"sell_to": seat})


@pytest.mark.rule("AF-14")
def test_first_the_seller_is_paid_then_the_bank() -> None:
    match = bought(("painting", "vase", "vase"), owned={1: {"vase": 4}})
    moves = len(match.moves)
    sell(match, "vase", to=1)
    assert story(match, since=moves) == ["object_sold", "paid", "collected", "paid"]
    assert [(e["payee"], e["amount"]) for e in heard(match, "paid")[1:]] == [(0, 20), (-1, 10)]


@pytest.mark.rule("AF-14")
def test_a_bonus_comes_last() -> None:
    match = bought(("painting", "vase", "vase"), owned={1: {"vase": 2}})
    moves = len(match.moves)
    sell(match, "vase", to=1)
    assert story(match, since=moves) == ["object_sold", "paid", "collected", "rewarded"]
    assert heard(match, "rewarded") == [{"seat": 1, "kind": kind("vase"), "amount": 30}]


# What nobody can take


@pytest.mark.rule("AF-12")
def test_an_object_that_nobody_can_take_is_not_used_and_not_replaced() -> None:
    full = {"vase": 5}
    match = bought(("painting", "vase", "vase"), owned={1: full, 2: full})
    assert possible(match, 0, "use") == [kind("painting")]
    with pytest.raises(IllegalNow, match=r"not_usable.*\(AF-12\)"):
        use(match, "vase")
    use(match, "painting")
    assert heard(match, "not_used") == [{"seat": 0, "kind": kind("vase"), "count": 2}]
    assert match.asked == CHANCE
    assert money(match) == (195, 200, 200)


@pytest.mark.rule("AF-12")
def test_a_card_of_which_nothing_can_be_used_is_paid_all_the_same() -> None:
    full = {"vase": 5}
    match = bought(("vase", "vase", "vase"), at=8, owned={1: full, 2: full})
    assert heard(match, "not_used") == [{"seat": 0, "kind": kind("vase"), "count": 3}]
    assert money(match)[0] == 192
    turn_up(match)
    assert match.asked == 0


@pytest.mark.rule("AF-12")
def test_a_sale_can_make_the_next_object_useless() -> None:
    match = bought(("painting", "vase", "vase"), owned={1: {"vase": 4}, 2: {"vase": 5}})
    sell(match, "vase", to=1)
    assert possible(match, 0, "use") == [kind("painting")]


@pytest.mark.rule("AF-12")
def test_room_on_the_buyers_own_board_does_not_help_after_the_third() -> None:
    match = bought(MIXED, owned={0: {"painting": 4}, 1: {"painting": 5}, 2: {"painting": 5}})
    assert possible(match, 0, "use") == [kind("sculpture")]


@pytest.mark.rule("AF-1", "AF-12")
def test_with_two_players_some_kinds_have_one_collector() -> None:
    position = {"players": 2, "boards": ("vase", "clock"), "owned": {0: {"clock": 3}}}
    match = bought(("clock", "vase", "vase"), **position)
    assert possible(match, 0, "use") == [kind("vase")]
    sell(match, "vase", to=1)
    sell(match, "vase", to=1)
    assert heard(match, "not_used") == [{"seat": 0, "kind": kind("clock"), "count": 1}]
    match = bought(("clock", "vase", "vase"), buyer=1, **position)
    assert possible(match, 1, "use") == [kind("clock"), kind("vase")]
    sell(match, "clock", to=0)
    assert money(match) == (200 - 20 - 10, 200 - 5 + 20)


@pytest.mark.rule("AF-11")
def test_with_two_players_the_other_one_must_buy() -> None:
    match = bought(("painting", "painting", "painting"), players=2, owned={0: {"painting": 2}})
    use(match, "painting", "painting")
    assert possible(match, 0, "sell_to") == [1]
    match.act(0, {"sell_to": 1})
    assert money(match) == (200 - 5 + 30 + 20, 180)


# The first example of the document


@pytest.mark.rule("AF-9", "AF-10", "AF-11", "AF-14")
def test_worked_example_a_card_with_a_painting_and_two_sculptures() -> None:
    match = laid_out(
        [MIXED],
        owned={
            0: {"painting": 3, "sculpture": 2},
            1: {"sculpture": 2},
            2: {"painting": 4},
        },
        money=(100, 100, 100),
    )
    choose(match, *MIXED)
    win(match, 0, at=40)
    use(match, "sculpture")
    assert has(match, 0, "sculpture") == 3
    assert money(match) == (60 + 30, 100, 100)
    sell(match, "sculpture", to=1)
    assert has(match, 1, "sculpture") == 3
    assert money(match) == (90 + 20, 100 - 20 + 30, 100)
    sell(match, "painting", to=2)
    assert has(match, 2, "painting") == 5
    assert money(match) == (110 + 20, 110, 100 - 20 - 10)
    assert match.asked == CHANCE
