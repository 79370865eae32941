"""The auction of a turn: die, lot, bids, payment, initiative. (MZ-8 to MZ-12, MZ-19)"""

import pytest
from matches import heard, story
from moderne_zeiten.positions import (
    act_out,
    begun,
    bid,
    bids,
    bring,
    counts,
    dealt,
    draw,
    may,
    money,
    nobody_bids,
    opened,
    pass_out,
    sell,
    turn_up,
)

from saleroom.core.errors import IllegalNow
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.play.match import Match


def lot(match: Match) -> list[int]:
    return list(match.view(SPECTATOR).lot)


@pytest.mark.rule("MZ-8")
def test_the_die_shows_one_to_six() -> None:
    match = dealt()
    named = [GAME.chance_codec.decode(choice) for choice in match.legal(CHANCE).choices]
    assert named == [{"roll": number} for number in range(1, 7)]
    with pytest.raises(IllegalNow, match="no_such_face") as refused:
        match.act(CHANCE, {"roll": 0})
    assert refused.value.paragraph == "MZ-8"
    with pytest.raises(IllegalNow, match="not_now"):
        match.act(CHANCE, {"initiative": 0})


@pytest.mark.rule("MZ-8")
@pytest.mark.parametrize("number", range(1, 7))
def test_as_many_shares_are_turned_up_as_the_die_shows(number: int) -> None:
    match = dealt()
    match.act(CHANCE, {"roll": number})
    for _ in range(number):
        assert match.view(SPECTATOR).phase == "turn_up"
        bring(match, "1 telecom")
    assert match.view(SPECTATOR).phase == "bid"
    assert lot(match) == [0, 0, 0, 0, number]
    assert heard(match, "rolled", SPECTATOR) == [{"number": number}]
    assert heard(match, "turned_up", SPECTATOR) == [{"industry": 4}] * number


@pytest.mark.rule("MZ-8")
def test_every_share_of_the_stock_is_as_likely_as_any_other() -> None:
    match = dealt("8 shipping", "8 shipping", "4 shipping, 4 aviation")
    match.act(CHANCE, {"roll": 2})
    ways = bytearray(GAME.outcomes)
    GAME.flat.mark_outcomes(match.state, ways)
    assert list(ways[:5]) == [1, 17, 21, 21, 21]
    bring(match, "1 shipping")
    with pytest.raises(IllegalNow, match="none_in_stock") as refused:
        bring(match, "1 shipping")
    assert refused.value.paragraph == "MZ-8"


@pytest.mark.rule("MZ-8", "MZ-10")
def test_unsold_shares_are_added_to_the_next_lot_turn_after_turn() -> None:
    match = opened(lot="2 shipping, 1 telecom")
    for more, total in (
        ("1 aviation", "2 shipping, 1 telecom, 1 aviation"),
        ("3 telecom", "2 shipping, 4 telecom, 1 aviation"),
    ):
        nobody_bids(match)
        act_out(match)
        turn_up(match, more)
        assert lot(match) == counts(total)
    assert heard(match, "unsold", SPECTATOR) == [{"count": 3}, {"count": 4}]
    sell(match, to=2, at=2)
    assert lot(match) == [0] * 5
    assert heard(match, "sold", SPECTATOR) == [{"seat": 2, "price": 2, "count": 7}]
    assert match.view(SPECTATOR).price == 0


@pytest.mark.rule("MZ-9", "MZ-19")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("holder", [0, 2])
def test_bidding_starts_left_of_the_holder_of_the_initiative(players: int, holder: int) -> None:
    match = opened(players=players, initiative=holder)
    for k in range(players):
        seat = (holder + 1 + k) % players
        assert match.view(SPECTATOR).to_act == (seat,)
        pass_out(match, seat)


@pytest.mark.rule("MZ-9")
def test_a_bid_is_at_least_1_higher_than_the_last_and_within_the_purse() -> None:
    match = opened()
    assert bids(match, 1) == (1, 15)
    bid(match, 1, 4)
    assert bids(match, 2) == (5, 15)
    for amount, why in ((4, "bid_too_low"), (16, "bid_too_high"), (0, "bid_too_low")):
        with pytest.raises(IllegalNow, match=why) as refused:
            bid(match, 2, amount)
        assert refused.value.paragraph == "MZ-9"
    bid(match, 2, 15)
    assert bids(match, 0) is None


@pytest.mark.rule("MZ-9")
def test_the_first_bid_is_at_least_1() -> None:
    match = opened()
    with pytest.raises(IllegalNow, match="bid_too_low: least=1") as refused:
        bid(match, 1, 0)
    assert refused.value.paragraph == "MZ-9"


@pytest.mark.rule("MZ-9")
def test_pass_is_final() -> None:
    match = opened(players=4)
    pass_out(match, 1)
    bid(match, 2, 3)
    bid(match, 3, 4)
    bid(match, 0, 5)
    assert match.asked == 2
    bid(match, 2, 6)
    assert match.asked == 3
    with pytest.raises(IllegalNow, match="not_asked"):
        bid(match, 1, 7)
    assert match.view(SPECTATOR).passed == (1,)


@pytest.mark.rule("MZ-9")
def test_it_ends_when_all_others_have_passed() -> None:
    match = opened()
    bid(match, 1, 2)
    pass_out(match, 2)
    assert match.view(SPECTATOR).leader == 1
    pass_out(match, 0)
    assert match.view(SPECTATOR).phase == "act"
    assert heard(match, "sold") == [{"seat": 1, "price": 2, "count": 2}]


@pytest.mark.rule("MZ-9")
def test_the_last_of_all_may_still_open_when_everybody_else_has_passed() -> None:
    match = opened()
    pass_out(match, 1, 2)
    assert may(match, 0) == ["pass"]
    assert bids(match, 0) == (1, 15)
    bid(match, 0, 1)
    assert heard(match, "sold") == [{"seat": 0, "price": 1, "count": 2}]


@pytest.mark.rule("MZ-10", "MZ-12")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_if_nobody_bids_the_initiative_stays_and_its_holder_acts_first(holder: int) -> None:
    match = begun(initiative=holder, lot="1 telecom")
    table = match.view(SPECTATOR)
    assert (table.initiative, table.turn_of, table.to_act) == (holder, holder, (holder,))
    assert table.lot == (0, 0, 0, 0, 1)
    assert money(match) == (15, 15, 15)


@pytest.mark.rule("MZ-11")
def test_the_winner_takes_all_shares_into_hand() -> None:
    match = opened("8 shipping", lot="2 telecom, 1 aviation")
    sell(match, to=0, at=3)
    assert match.view(0).hands[0] == (8, 1, 0, 0, 2)
    assert match.view(SPECTATOR).hand_sizes == (11, 8, 8)
    assert heard(match, "took", SPECTATOR) == [
        {"seat": 0, "industry": 1, "count": 1},
        {"seat": 0, "industry": 4, "count": 2},
    ]


@pytest.mark.rule("MZ-11")
@pytest.mark.parametrize(
    ("players", "winner", "price", "after"),
    [
        (3, 0, 1, (14, 16, 15)),
        (3, 1, 3, (16, 12, 17)),
        (3, 2, 4, (17, 17, 11)),
        (4, 1, 7, (17, 8, 18, 17)),
        (4, 3, 6, (17, 17, 17, 9)),
        (5, 2, 2, (15, 15, 13, 16, 16)),
        (5, 4, 15, (19, 19, 19, 18, 0)),
    ],
)
def test_the_price_goes_note_by_note_to_the_others_from_the_left(
    players: int, winner: int, price: int, after: tuple[int, ...]
) -> None:
    match = opened(players=players)
    sell(match, to=winner, at=price)
    assert money(match) == after
    paid = heard(match, "paid", SPECTATOR)
    assert sum(note["amount"] for note in paid) == price
    assert [note["payee"] for note in paid] == [
        (winner + k) % players for k in range(1, players) if k <= price
    ]
    assert all(note["seat"] == winner for note in paid)


@pytest.mark.rule("MZ-12")
def test_the_winner_takes_the_initiative_and_acts_first_then_the_others_clockwise() -> None:
    match = opened(players=4)
    sell(match, to=2, at=5)
    assert match.view(SPECTATOR).initiative == 2
    for seat in (2, 3, 0, 1):
        assert match.view(SPECTATOR).to_act == (seat,)
        draw(match, seat)
    assert match.view(SPECTATOR).phase == "roll"


@pytest.mark.rule("MZ-19")
def test_when_everybody_has_acted_the_next_auction_begins_left_of_the_new_holder() -> None:
    match = opened(players=4)
    sell(match, to=2, at=5)
    act_out(match)
    turn_up(match, "1 shipping")
    assert match.view(SPECTATOR).to_act == (3,)
    assert heard(match, "turn_began", SPECTATOR) == [
        {"turn": 1, "seat": 0},
        {"turn": 2, "seat": 2},
    ]


@pytest.mark.rule("MZ-8", "MZ-12")
def test_a_turn_in_the_order_it_is_told() -> None:
    match = dealt()
    since = len(match.moves)
    turn_up(match, "1 aviation, 1 telecom")
    bid(match, 1, 2)
    pass_out(match, 2, 0)
    assert story(match, SPECTATOR, since) == [
        "rolled",
        "turned_up",
        "turned_up",
        "bid",
        "passed",
        "passed",
        "sold",
        "took",
        "took",
        "paid",
        "paid",
    ]
    assert heard(match, "bid", ALL_SEEING) == [{"seat": 1, "amount": 2}]
    assert heard(match, "passed", SPECTATOR) == [{"seat": 2}, {"seat": 0}]
