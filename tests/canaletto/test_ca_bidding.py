"""A round: lot, bids, gondola, the winner, the next palace. (CA-7 to CA-12)"""

import pytest
from canaletto.positions import (
    LAYOUT,
    bid,
    buy,
    column,
    gondola,
    held,
    in_palace,
    kind,
    now,
    pass_by,
    points,
    table,
    take,
    tour,
)
from matches import heard, story

from saleroom.core.errors import IllegalNow
from saleroom.core.legal import Amounts
from saleroom.games.canaletto.actions import BRIBE, PASS
from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match

A, B, C, D = range(4)

# The necklace of palace 13 is in palace 10 instead.
WITH_A_SINGLE_RING = (
    *LAYOUT[:10],
    ("bust", "tankard", "necklace"),
    *LAYOUT[11:13],
    ("ring",),
    *LAYOUT[14:],
)
# What palaces 14 and 15 hold is spread over others.
FOURTEEN = (
    ("mirror", "lamp", "glass"),
    *LAYOUT[1:10],
    ("bust", "tankard", "chandelier"),
    LAYOUT[11],
    ("tankard", "necklace", "fan"),
    ("ring", "necklace", "bust"),
)
FOURTEEN = (*FOURTEEN[:6], ("lion", "painting", "chandelier"), *FOURTEEN[7:])


@pytest.mark.rule("CA-7", "CA-8", "CA-9", "CA-10", "CA-11", "CA-12")
def test_the_round_of_the_rule_document() -> None:
    match = table()
    bid(match, A, 3)
    assert gondola(match) == 3
    pass_by(match, B)
    bid(match, C, 7)
    assert gondola(match) == 7
    pass_by(match, D)
    bid(match, A, 11)
    assert gondola(match) == 11
    assert column(match) == 0
    pass_by(match, C)
    assert held(match, A) == {"mirror": 1, "lamp": 1}
    assert points(match) == (19, 30, 30, 30)
    assert (column(match), gondola(match)) == (11, 11)
    assert match.asked == B


@pytest.mark.rule("CA-7")
@pytest.mark.parametrize(("start", "tiles"), [(0, 2), (11, 3), (15, 3)])
def test_the_whole_content_of_the_palace_is_one_lot(start: int, tiles: int) -> None:
    match = table(start=start, first_player=2)
    lot = in_palace(match, start)
    (put_up,) = heard(match, "put_up")
    assert put_up == {
        "palace": start,
        "first": kind(lot[0]),
        "second": kind(lot[1]),
        "third": kind(lot[2]) if tiles == 3 else -1,
    }
    buy(match, 2, 5)
    assert set(held(match, 2)) == set(lot)
    assert len(lot) == tiles
    assert in_palace(match, start) == ()


@pytest.mark.rule("CA-7")
def test_a_palace_with_one_treasure_is_a_lot_too() -> None:
    match = table(layout=WITH_A_SINGLE_RING, start=13)
    assert in_palace(match, 13) == ("ring",)
    buy(match, A, 5)
    assert held(match, A) == {"ring": 1}


@pytest.mark.rule("CA-8")
@pytest.mark.parametrize("players", [3, 4])
def test_players_speak_in_turn_order_and_a_pass_is_final(players: int) -> None:
    match = table(players=players, first_player=1)
    bid(match, 1, 1)
    pass_by(match, 2)
    if players == 4:
        bid(match, 3, 2)
    bid(match, 0, 3)
    bid(match, 1, 4)
    assert match.asked == (3 if players == 4 else 0)
    assert not match.legal(2)
    with pytest.raises(IllegalNow, match="has_passed") as refused:
        bid(match, 2, 9)
    assert refused.value.paragraph == "CA-8"


@pytest.mark.rule("CA-8")
def test_it_ends_when_all_but_one_have_passed() -> None:
    match = table(start=3)
    bid(match, A, 1)
    bid(match, B, 2)
    pass_by(match, C, D)
    assert now(match).round == 1
    assert match.asked == A
    pass_by(match, A)
    assert heard(match, "bought") == [{"seat": B, "price": 2, "palace": 3}]
    assert (now(match).round, now(match).price) == (2, 0)


@pytest.mark.rule("CA-8")
def test_the_leader_is_not_asked_again_when_all_others_have_passed() -> None:
    match = table()
    bid(match, A, 5)
    pass_by(match, B, C, D)
    assert heard(match, "bought") == [{"seat": A, "price": 5, "palace": 0}]


@pytest.mark.rule("CA-8")
def test_the_first_player_of_every_round_must_open_with_at_least_1() -> None:
    match = table(first_player=2)
    for opener in (2, 3):
        assert match.asked == opener
        assert match.legal(opener).choices == ()
        assert match.legal(opener).amounts == (Amounts("bid", 1, 99),)
        with pytest.raises(IllegalNow, match="must_open"):
            pass_by(match, opener)
        with pytest.raises(IllegalNow, match="bid_too_low: least=1"):
            bid(match, opener, 0)
        buy(match, 2, 5)


@pytest.mark.rule("CA-8")
def test_a_bid_is_at_least_1_more_than_the_last() -> None:
    match = table()
    bid(match, A, 5)
    for amount in (0, 1, 4, 5):
        with pytest.raises(IllegalNow, match="bid_too_low: least=6"):
            bid(match, B, amount)
    assert match.legal(B).amounts == (Amounts("bid", 6, 99),)
    assert match.legal(B).choices == (PASS, BRIBE)
    bid(match, B, 6)
    assert now(match).price == 6


@pytest.mark.rule("CA-9")
@pytest.mark.parametrize(
    ("bids", "where"),
    [((1,), 1), ((15,), 15), ((16,), 0), ((17,), 1), ((5, 21), 5), ((16, 32, 48), 0), ((99,), 3)],
)
def test_the_gondola_goes_on_by_the_increase_and_round_the_loop(
    bids: tuple[int, ...], where: int
) -> None:
    match = table()
    before = 0
    for amount in bids:
        bid(match, match.asked, amount)
        assert gondola(match) == amount % 16
        assert heard(match, "gondola_moved")[-1] == {
            "steps": amount - before,
            "palace": amount % 16,
        }
        before = amount
    assert gondola(match) == where
    assert column(match) == 0


@pytest.mark.rule("CA-9")
def test_a_pass_does_not_move_the_gondola() -> None:
    match = table()
    bid(match, A, 5)
    pass_by(match, B, C)
    assert gondola(match) == 5


@pytest.mark.rule("CA-9", "CA-11")
def test_empty_palaces_count_as_steps() -> None:
    match = table()
    tour(match, A, [3, 4, 1])
    assert in_palace(match, 3) == in_palace(match, 4) == ()
    bid(match, B, 4)  # from palace 1 over 2, 3 and 4
    assert gondola(match) == 5


@pytest.mark.rule("CA-9")
def test_a_loop_of_another_length_is_gone_round_sooner() -> None:
    match = table(layout=FOURTEEN, palaces=14, start=12)
    bid(match, A, 3)
    assert gondola(match) == 1


@pytest.mark.rule("CA-10")
def test_only_the_winner_pays() -> None:
    match = table()
    bid(match, A, 3)
    bid(match, B, 8)
    bid(match, C, 9)
    pass_by(match, D, A, B)
    assert points(match) == (30, 30, 21, 30)
    assert heard(match, "paid") == [{"seat": C, "paid": 9, "borrowed": 0}]
    assert heard(match, "took") == [
        {"seat": C, "first": kind("mirror"), "second": kind("lamp"), "third": -1}
    ]
    assert now(match).debts == (0, 0, 0, 0)


@pytest.mark.rule("CA-11")
def test_the_column_moves_to_the_gondola_when_the_round_is_over() -> None:
    match = table()
    buy(match, A, 7)
    assert heard(match, "column_moved") == [{"palace": 7, "passed_by": 0}]
    assert (column(match), gondola(match), now(match).round) == (7, 7, 2)


@pytest.mark.rule("CA-11")
def test_from_an_empty_palace_both_go_on_to_the_next_with_treasures() -> None:
    match = table()
    tour(match, A, [3, 4, 2])
    before = len(match.moves)
    buy(match, B, 17)  # palace 3 is empty, and so is 4
    assert heard(match, "column_moved", since=before) == [{"palace": 5, "passed_by": 2}]
    assert (column(match), gondola(match)) == (5, 5)


@pytest.mark.rule("CA-9", "CA-11")
def test_once_round_the_loop_leads_to_the_palace_after_the_one_just_sold() -> None:
    match = table(start=15)
    bid(match, A, 16)
    assert gondola(match) == column(match) == 15
    pass_by(match, B, C, D)
    assert (column(match), gondola(match)) == (0, 0)
    assert heard(match, "column_moved") == [{"palace": 0, "passed_by": 1}]


@pytest.mark.rule("CA-11", "CA-13")
def test_the_column_moves_after_the_sales() -> None:
    match = table()
    take(match, A, to=11)
    before = len(match.moves)
    buy(match, D, 4)
    told = story(match, since=before)
    assert told.index("type_sold") < told.index("earned") < told.index("column_moved")
    assert told[-3:] == ["turn", "round_began", "put_up"]


@pytest.mark.rule("CA-12")
@pytest.mark.parametrize("players", [3, 4])
def test_the_player_left_of_the_buyer_opens_the_next_round(players: int) -> None:
    for buyer in range(players):
        match = table(players=players)
        buy(match, buyer, 5)
        assert match.asked == (buyer + 1) % players
        assert heard(match, "round_began")[-1] == {
            "round": 2,
            "seat": (buyer + 1) % players,
            "palace": 5,
        }


def test_what_an_auction_used_is_cleared() -> None:
    match = table()
    bid(match, A, 3)
    bid(match, B, 8)
    pass_by(match, C, D, A)
    view = now(match)
    assert (view.price, view.leader, view.passed, view.buyer) == (0, None, (), None)


def test_the_paragraph_in_force_is_named() -> None:
    match = table()
    assert match.paragraph == match.legal(A).paragraph == "CA-8"
    assert Match(GAME, 3).paragraph == "CA-2"
