"""Choosing a card, the auction, and what follows when nobody bids. (AF-6 to AF-8, AF-13)"""

import pytest
from alles_futsch.positions import (
    bid,
    bought,
    card,
    choose,
    go_on,
    has,
    laid_out,
    money,
    pass_by,
    phase,
    possible,
    turn_up,
    use,
    win,
)
from matches import heard, story

from saleroom.core.chance import seeded
from saleroom.core.errors import IllegalNow
from saleroom.core.legal import Amounts
from saleroom.core.seats import CHANCE, SPECTATOR
from saleroom.games.alles_futsch.game import GAME
from saleroom.play.match import Match

PAINTINGS = ("painting", "painting", "painting")
CLOCKS = ("clock", "clock", "clock")


@pytest.mark.rule("AF-6")
def test_the_chooser_puts_up_any_card_that_lies_open() -> None:
    match = laid_out([PAINTINGS, ("clock", "vase", "vase")])
    table = match.view(0)
    assert possible(match, 0, "choose") == list(table.turned_up)
    choose(match, "clock", "vase", "vase")
    table = match.view(SPECTATOR)
    assert table.lot == card("clock", "vase", "vase")
    assert table.lot not in table.turned_up
    assert len(table.turned_up) == 4
    assert heard(match, "chosen") == [{"seat": 0, "card": table.lot}]


@pytest.mark.rule("AF-6")
def test_no_card_from_elsewhere_is_put_up_and_nobody_else_chooses() -> None:
    match = laid_out([PAINTINGS])
    with pytest.raises(IllegalNow, match=r"not_turned_up.*\(AF-6\)"):
        match.act(0, {"choose": 34})
    with pytest.raises(IllegalNow, match="not_asked"):
        match.act(1, {"choose": card(*PAINTINGS)})


@pytest.mark.rule("AF-6", "AF-13")
def test_afterwards_the_winner_of_the_last_auction_chooses() -> None:
    match = laid_out([PAINTINGS])
    choose(match, *PAINTINGS)
    win(match, 2, at=7)
    use(match, *PAINTINGS)
    assert match.asked == CHANCE
    turn_up(match)
    assert match.asked == 2
    assert phase(match) == "choose"
    assert heard(match, "turn") == [{"seat": 0}, {"seat": 2}]


@pytest.mark.rule("AF-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bidding_starts_with_the_chooser_and_goes_round_clockwise(players: int) -> None:
    match = laid_out([PAINTINGS], players=players, chooser=1)
    choose(match, *PAINTINGS)
    asked = []
    for k in range(2 * players):
        asked.append(match.asked)
        bid(match, match.asked, 1 + k)
    assert asked == [(1 + k) % players for k in range(2 * players)]


@pytest.mark.rule("AF-7")
def test_who_has_passed_is_out_of_this_auction_but_not_of_the_next() -> None:
    match = laid_out([PAINTINGS])
    choose(match, *PAINTINGS)
    bid(match, 0, 3)
    pass_by(match, 1)
    bid(match, 2, 4)
    assert match.view(SPECTATOR).passed == (1,)
    assert match.asked == 0
    with pytest.raises(IllegalNow, match="not_asked"):
        bid(match, 1, 9)
    bid(match, 0, 5)
    assert match.asked == 2
    pass_by(match, 2)
    use(match, *PAINTINGS)
    turn_up(match)
    assert match.view(SPECTATOR).passed == ()


@pytest.mark.rule("AF-7")
def test_a_bid_is_at_least_one_more_and_at_most_what_the_bidder_has() -> None:
    match = laid_out([PAINTINGS], money=(200, 60, 61))
    choose(match, *PAINTINGS)
    assert match.legal(0).amounts == (Amounts("bid", 1, 200),)
    with pytest.raises(IllegalNow, match=r"bid_too_low: least=1.*\(AF-7\)"):
        bid(match, 0, 0)
    bid(match, 0, 30)
    assert match.legal(1).amounts == (Amounts("bid", 31, 60),)
    for amount in (0, 29, 30):
        with pytest.raises(IllegalNow, match=r"bid_too_low: least=31.*\(AF-7\)"):
            bid(match, 1, amount)
    with pytest.raises(IllegalNow, match=r"bid_too_high.*purse=60.*\(AF-7\)"):
        bid(match, 1, 61)
    bid(match, 1, 60)
    assert match.legal(2).amounts == (Amounts("bid", 61, 61),)


@pytest.mark.rule("AF-7")
def test_a_bonus_still_to_come_cannot_be_bid() -> None:
    match = laid_out([PAINTINGS], money=(50, 200, 200))
    choose(match, *PAINTINGS)
    assert match.legal(0).amounts == (Amounts("bid", 1, 50),)


@pytest.mark.rule("AF-7")
def test_the_chooser_must_open_if_he_has_money() -> None:
    match = laid_out([PAINTINGS], money=(1, 200, 200), zero_is_bankrupt=False)
    choose(match, *PAINTINGS)
    assert match.legal(0).choices == ()
    with pytest.raises(IllegalNow, match=r"must_open.*\(AF-7\)"):
        pass_by(match, 0)
    bid(match, 0, 1)
    pass_by(match, 1, 2)
    assert heard(match, "sold") == [{"seat": 0, "price": 1, "card": card(*PAINTINGS)}]


@pytest.mark.rule("AF-7")
def test_once_opened_the_chooser_may_pass_like_everybody_else() -> None:
    match = laid_out([PAINTINGS])
    choose(match, *PAINTINGS)
    bid(match, 0, 1)
    bid(match, 1, 2)
    pass_by(match, 2, 0)
    assert heard(match, "sold")[0]["seat"] == 1


@pytest.mark.rule("AF-5", "AF-7")
def test_whoever_cannot_afford_a_raise_is_asked_all_the_same() -> None:
    match = laid_out([PAINTINGS], money=(200, 10, 200))
    choose(match, *PAINTINGS)
    bid(match, 0, 10)
    assert match.asked == 1
    assert match.legal(1).amounts == ()
    assert possible(match, 1, "pass") == [True]


@pytest.mark.rule("AF-7")
def test_a_chooser_with_nothing_passes_and_others_may_buy() -> None:
    match = laid_out([CLOCKS], money=(0, 50, 50), zero_is_bankrupt=False)
    choose(match, *CLOCKS)
    assert match.legal(0).amounts == ()
    assert possible(match, 0, "pass") == [True]
    pass_by(match, 0, 1)
    bid(match, 2, 1)
    assert heard(match, "sold") == [{"seat": 2, "price": 1, "card": card(*CLOCKS)}]


@pytest.mark.rule("AF-7")
def test_if_nobody_bids_the_card_is_discarded_and_the_left_neighbour_chooses() -> None:
    match = laid_out([CLOCKS], chooser=2, money=(50, 50, 0), zero_is_bankrupt=False)
    choose(match, *CLOCKS)
    pass_by(match, 2, 0, 1)
    assert heard(match, "unsold") == [{"card": card(*CLOCKS)}]
    assert match.view(SPECTATOR).discarded == (card(*CLOCKS),)
    assert match.view(SPECTATOR).price == 0
    assert money(match) == (50, 50, 0)
    turn_up(match)
    assert match.asked == 0
    assert len(match.view(SPECTATOR).turned_up) == 5


@pytest.mark.rule("AF-8")
def test_the_highest_bidder_pays_the_bank_and_takes_the_card() -> None:
    match = laid_out([PAINTINGS])
    choose(match, *PAINTINGS)
    bid(match, 0, 10)
    bid(match, 1, 25)
    pass_by(match, 2, 0)
    assert money(match) == (200, 175, 200)
    assert heard(match, "paid") == [{"seat": 1, "payee": -1, "amount": 25, "why_paid": 0}]
    table = match.view(SPECTATOR)
    assert (table.leader, table.lot, table.unused) == (1, card(*PAINTINGS), (3, 0, 0, 0, 0))
    assert match.asked == 1


@pytest.mark.rule("AF-13")
def test_when_the_objects_are_used_a_new_card_is_turned_up() -> None:
    match = bought(PAINTINGS)
    use(match, *PAINTINGS)
    table = match.view(SPECTATOR)
    assert table.discarded == (card(*PAINTINGS),)
    assert table.lot is None
    assert match.paragraph == "AF-13"
    assert match.legal(CHANCE).choices == table.stock
    turn_up(match, "vase", "vase", "vase")
    assert card("vase", "vase", "vase") in match.view(SPECTATOR).turned_up
    assert len(match.view(SPECTATOR).turned_up) == 5


@pytest.mark.rule("AF-13")
def test_an_empty_stock_is_made_anew_of_the_discards_the_last_card_included() -> None:
    match = bought(PAINTINGS, stock=0)
    use(match, *PAINTINGS)
    assert heard(match, "reshuffled") == [{"cards": 31}]
    table = match.view(SPECTATOR)
    assert len(table.stock) == 31
    assert table.discarded == ()
    turn_up(match, *PAINTINGS)
    assert card(*PAINTINGS) in match.view(SPECTATOR).turned_up


@pytest.mark.rule("AF-13")
def test_the_last_card_of_the_stock_is_turned_up_before_the_discards_are_shuffled() -> None:
    match = bought(PAINTINGS, stock=1)
    use(match, *PAINTINGS)
    (last,) = match.legal(CHANCE).choices
    turn_up(match)
    assert "reshuffled" not in story(match)
    assert last in match.view(SPECTATOR).turned_up
    assert match.view(SPECTATOR).stock == ()
    assert has(match, 0, "painting") == 3


@pytest.mark.rule("AF-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("zero_is_bankrupt", [True, False])
def test_five_cards_lie_open_for_every_choice(players: int, *, zero_is_bankrupt: bool) -> None:
    for seed in range(4):
        match = Match(GAME, players, options={"zero_is_bankrupt": zero_is_bankrupt})
        numbers = seeded(seed)
        while not match.is_over:
            go_on(match, numbers)
            table = match.view(0)
            assert table.phase != "choose" or len(table.turned_up) == 5
