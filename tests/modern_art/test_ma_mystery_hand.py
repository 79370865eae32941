"""The mystery hand of three players. (MA-50 to MA-54)"""

import pytest
from matches import heard, story
from modern_art.positions import (
    add,
    card,
    cards,
    dealt,
    hammer,
    in_turn,
    money,
    offer,
    pass_by,
    run,
    sell,
    turn_up,
)

from saleroom.core.errors import IllegalNow
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.modern_art.actions import CODEC
from saleroom.play.match import Match

KRYPTOS = cards("Krypto", "open", "once around", "sealed")
YOKO = card("Yoko", "open")
DOUBLE = card("Karl Gitter", "double")
KARL = card("Karl Gitter", "open")


def three(*hands: list[int], mystery: list[int] | None = None, edition: str = "1992") -> Match:
    """Three players and a mystery hand, turned up in the given order."""
    return dealt(hands, mystery=[mystery or []], players=3, edition=edition, mystery_hand=True)


def sold(match: Match) -> Match:
    """Seat 0 has sold a Yoko to seat 1 and is asked about the mystery hand."""
    sell(match, YOKO, to=1, at=5)
    return match


@pytest.mark.rule("MA-50")
def test_cards_are_dealt_as_for_four_and_the_fourth_hand_is_nobodys(edition: str) -> None:
    rounds = [KRYPTOS[:5], cards("Karl Gitter", "open", "once around")[:5], KRYPTOS[5:10]]
    match = in_turn(*rounds, players=3, edition=edition, mystery_hand=True)
    sizes, mystery = [0, 0, 0], 0
    turn = 0
    for number, count in enumerate((9, 4, 4, 0)):
        sizes, mystery = [size + count for size in sizes], mystery + count
        assert match.view(SPECTATOR).round == number + 1
        assert match.view(SPECTATOR).hand_sizes == tuple(sizes)
        assert match.view(SPECTATOR).mystery_size == mystery
        for lot in rounds[number] if number < 3 else ():
            run(match, [lot])
            sizes[turn] -= 1
            turn = (turn + 1) % 3


@pytest.mark.rule("MA-50")
def test_without_the_option_there_is_no_mystery_hand() -> None:
    match = dealt([[YOKO]], players=3)
    sell(match, YOKO)
    assert match.view(SPECTATOR).mystery_size == 0
    assert match.view(SPECTATOR).hand_sizes == (9, 10, 10)
    assert match.view(SPECTATOR).phase == "offer"


@pytest.mark.rule("MA-51")
@pytest.mark.parametrize("kind", ["open", "once around", "sealed", "fixed price"])
def test_after_his_auction_the_seller_may_turn_up_a_card(kind: str, edition: str) -> None:
    yoko = card("Yoko", kind)
    match = three([yoko], mystery=[KRYPTOS[0]], edition=edition)
    sell(match, yoko, to=2, at=5)
    assert match.view(SPECTATOR).to_act == (0,)
    words = [word for choice in match.legal(0).choices for word in CODEC.decode(choice)]
    assert words == ["pass", "turn_up"]
    turn_up(match, 0)
    assert heard(match, "turned_up", SPECTATOR) == [{"seat": 0, "card": KRYPTOS[0]}]
    assert match.asked == 1


@pytest.mark.rule("MA-51")
def test_it_is_always_optional() -> None:
    match = sold(three([YOKO], mystery=[KRYPTOS[0]]))
    before = match.view(SPECTATOR)
    pass_by(match, 0)
    after = match.view(SPECTATOR)
    assert after.offered == before.offered
    assert after.mystery_size == before.mystery_size == 9
    assert heard(match, "left_face_down") == [{"seat": 0}]
    assert match.asked == 1


@pytest.mark.rule("MA-51")
def test_one_card_an_auction_and_only_by_the_seller() -> None:
    match = sold(three([YOKO], mystery=[KRYPTOS[0], KRYPTOS[1]]))
    for seat in (1, 2):
        with pytest.raises(IllegalNow):
            turn_up(match, seat)
    turn_up(match, 0)
    for seat in (0, 1, 2):
        with pytest.raises(IllegalNow):
            turn_up(match, seat)


@pytest.mark.rule("MA-51")
def test_a_seller_who_took_his_lot_for_nothing_may_turn_up_too() -> None:
    match = three([YOKO])
    sell(match, YOKO)
    assert match.view(SPECTATOR).phase == "mystery"
    assert match.asked == 0


@pytest.mark.rule("MA-51")
@pytest.mark.parametrize("adder", [0, 1, 2])
def test_of_a_completed_double_the_new_seller_turns_up(adder: int, edition: str) -> None:
    hands: list[list[int]] = [[DOUBLE], [], []]
    hands[adder].append(KARL)
    match = three(*hands, edition=edition)
    offer(match, 0, DOUBLE)
    pass_by(match, *range(adder))
    add(match, adder, KARL)
    hammer(match, to=0, at=4)
    assert match.view(SPECTATOR).phase == "mystery"
    assert match.asked == adder
    turn_up(match, adder)
    assert match.asked == (adder + 1) % 3


@pytest.mark.rule("MA-51", "MA-32")
def test_of_a_double_nobody_completed_the_original_seller_turns_up() -> None:
    match = three([DOUBLE])
    offer(match, 0, DOUBLE)
    pass_by(match, 0, 1, 2)
    assert match.view(SPECTATOR).phase == "mystery"
    assert match.asked == 0


@pytest.mark.rule("MA-51")
def test_it_is_not_offered_once_the_round_has_ended() -> None:
    match = in_turn(KRYPTOS[:5], players=3, mystery_hand=True)
    run(match, KRYPTOS[:4])
    offer(match, match.asked, KRYPTOS[4])
    assert match.view(SPECTATOR).round == 2
    assert match.view(SPECTATOR).phase == "offer"


@pytest.mark.rule("MA-51")
def test_an_empty_mystery_hand_is_not_offered() -> None:
    names = ("Lite Metal", "Yoko", "Christin P.", "Karl Gitter", "Krypto")
    lots = [c for name in names for c in cards(name, "open")[:2]]
    turned = [c for name in names for c in cards(name, "sealed")[:2]][:9]
    match = in_turn(lots, players=3, mystery=[turned], mystery_hand=True)
    for lot in lots[:9]:
        sell(match, lot)
        turn_up(match, match.asked)
    assert match.view(SPECTATOR).mystery_size == 0
    sell(match, lots[9])
    assert match.view(SPECTATOR).phase == "offer"
    assert match.view(SPECTATOR).round == 1


@pytest.mark.rule("MA-52")
def test_the_card_is_not_sold_belongs_to_nobody_and_counts(edition: str) -> None:
    match = sold(three([YOKO], mystery=[KRYPTOS[0]], edition=edition))
    before = money(match)
    turn_up(match, 0)
    table = match.view(SPECTATOR)
    assert table.unsold == (KRYPTOS[0],)
    assert table.walls == ((), (YOKO,), ())
    assert table.offered == (0, 1, 0, 0, 1)
    assert table.mystery_size == 8
    assert money(match) == before


@pytest.mark.rule("MA-52")
def test_the_card_raises_its_artist_in_the_ranking() -> None:
    # One Yoko and two Karl Gitters are offered; two Yokos are turned up.
    karls = cards("Karl Gitter", "open")
    lots = [YOKO, *karls[:2], *KRYPTOS[:5]]
    mystery = [list(cards("Yoko", "sealed")[:2])]
    match = in_turn(lots, players=3, mystery=mystery, mystery_hand=True)
    for lot in lots[:2]:
        sell(match, lot, to=0, at=1)
        turn_up(match, match.asked)
    run(match, lots[2:])
    assert match.view(SPECTATOR).markers[0] == (0, 20, 0, 10, 30)


@pytest.mark.rule("MA-52")
@pytest.mark.parametrize("kind", ["open", "double"])
def test_the_card_can_be_the_fifth_that_ends_the_round(kind: str, edition: str) -> None:
    fifth = card("Krypto", kind, 3)
    lots = [c for c in KRYPTOS if c != fifth][:4]
    match = in_turn(lots, players=3, mystery=[[fifth]], edition=edition, mystery_hand=True)
    run(match, lots[:3])
    sell(match, lots[3], to=2, at=1)
    then = len(match.moves)
    turn_up(match, 0)
    assert story(match, since=then)[:2] == ["turned_up", "round_ended"]
    assert heard(match, "counted", since=then)[4] == {
        "artist": 4,
        "offered": 5,
        "marker": 30,
        "value": 30,
    }
    assert sum(paid["paintings"] for paid in heard(match, "bank_paid", since=then)) == 4
    assert match.view(SPECTATOR).round == 2


@pytest.mark.rule("MA-52")
def test_a_double_card_turned_up_asks_for_no_second_card(edition: str) -> None:
    match = sold(three([YOKO], [KARL], mystery=[DOUBLE], edition=edition))
    turn_up(match, 0)
    table = match.view(SPECTATOR)
    assert (table.phase, table.to_act, table.lot) == ("offer", (1,), ())
    assert table.unsold == (DOUBLE,)


@pytest.mark.rule("MA-53")
def test_turned_up_cards_are_discarded_at_the_end_of_the_round() -> None:
    match = in_turn([YOKO, *KRYPTOS[:5]], players=3, mystery=[[DOUBLE]], mystery_hand=True)
    sell(match, YOKO, to=1, at=5)
    turn_up(match, 0)
    run(match, KRYPTOS[:5])
    table = match.view(SPECTATOR)
    assert table.unsold == ()
    assert table.discarded == tuple(sorted([YOKO, DOUBLE, *KRYPTOS[:5]]))
    assert table.offered == (0, 0, 0, 0, 0)


@pytest.mark.rule("MA-53", "MA-45")
def test_if_a_turned_up_card_ends_the_round_the_next_begins_left_of_who_turned_it_up() -> None:
    match = in_turn(
        KRYPTOS[:4], players=3, mystery=[[KRYPTOS[4]]], first_seller=1, mystery_hand=True
    )
    run(match, KRYPTOS[:3])
    sell(match, KRYPTOS[3])
    assert match.asked == 1
    turn_up(match, 1)
    assert match.view(SPECTATOR).round == 2
    assert match.asked == 2


@pytest.mark.rule("MA-53")
def test_cards_of_the_mystery_hand_not_turned_up_stay_for_later_rounds() -> None:
    match = in_turn(KRYPTOS[:5], players=3, mystery=[[DOUBLE]], mystery_hand=True)
    hidden = set(match.view(ALL_SEEING).mystery)
    run(match, KRYPTOS[:5])
    assert hidden < set(match.view(ALL_SEEING).mystery)


@pytest.mark.rule("MA-54")
def test_nobody_knows_the_mystery_hand_but_its_size_is_open() -> None:
    match = three(mystery=[DOUBLE])
    for viewer in (SPECTATOR, 0, 1, 2):
        assert match.view(viewer).mystery is None
        assert match.view(viewer).mystery_size == 9
        seen = {c["card"] for c in heard(match, "card_dealt", viewer)}
        assert not seen & set(match.view(ALL_SEEING).mystery)
    assert DOUBLE in match.view(ALL_SEEING).mystery


@pytest.mark.rule("MA-50", "MA-54")
def test_the_deal_tells_of_the_players_hands_only() -> None:
    match = three(mystery=[DOUBLE])
    assert [d["seat"] for d in heard(match, "dealt")] == [0, 1, 2]
    assert {d["seat"] for d in heard(match, "card_dealt")} == {0, 1, 2}
