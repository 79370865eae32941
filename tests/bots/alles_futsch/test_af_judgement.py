"""What judgement makes of positions of Alles Futsch that people can judge too."""

from typing import Any

import pytest

from saleroom.bots.alles_futsch import judgement
from saleroom.bots.alles_futsch.ruin import NO_END, winning_margin
from saleroom.bots.alles_futsch.skill import SKILL
from saleroom.bots.alles_futsch.weights import WEIGHTS
from saleroom.core.layout import duplicate
from saleroom.games.alles_futsch.actions import BID, CHOOSE, PASS, SELL_TO, USE
from saleroom.games.alles_futsch.game import GAME
from saleroom.games.alles_futsch.state import BIDDING, SELLING, USING

PAINTING, SCULPTURE, FURNITURE, CLOCK, VASE = range(5)
THREE_PAINTINGS = 0
BOARDS = ("painting", "sculpture", "furniture", "clock")
COLLECTOR = tuple(SKILL.levels["collector"])
BOOK = (0.0,)


def choosing(money: tuple[int, ...]) -> Any:
    """Seat 0 chooses; it does not collect paintings, the others do."""
    s = GAME.new(len(money), options={"boards": BOARDS[: len(money)], "first_chooser": 0})
    for card in range(5):
        GAME.flat.draw(s, card)
    s.money[: len(money)] = list(money)
    return s


def selling_paintings(money: tuple[int, ...]) -> Any:
    """Three paintings are up for auction, and seat 0 is to open."""
    s = choosing(money)
    GAME.flat.apply(s, 0, CHOOSE + THREE_PAINTINGS)
    assert s.phase == BIDDING
    return s


def using_paintings(money: tuple[int, ...], owned: int = 0) -> Any:
    """Seat 0 has bought three paintings; the others own so many each."""
    s = selling_paintings((400,) * len(money))
    assert judgement.award(s, 0, 1)
    s.money[: len(money)] = list(money)
    for seat in range(1, len(money)):
        s.owned[seat][PAINTING] = owned
    return s


def choice(s: Any, row: tuple[float, ...] = COLLECTOR) -> int:
    return judgement.choose(s, 0, (0.0, *row[1:]), BOOK, [1])


def altered(name: str, value: float) -> tuple[float, ...]:
    place = [weight.name for weight in WEIGHTS].index(name)
    return (*COLLECTOR[:place], value, *COLLECTOR[place + 1 :])


def test_a_card_one_can_sell_is_worth_more_than_to_those_who_must_keep_it() -> None:
    s = selling_paintings((200, 200, 200, 200))
    worths = [judgement.worth(s, seat, COLLECTOR, BOOK) for seat in range(4)]
    assert worths[0] > 60
    assert worths[0] > max(worths[1:]) > 30


def test_an_object_goes_to_the_rich_rather_than_to_the_poor() -> None:
    s = using_paintings((200, 200, 350, 200))
    GAME.flat.apply(s, 0, USE + PAINTING)
    assert s.phase == SELLING
    assert choice(s) == SELL_TO + 2


def test_nobody_is_given_a_third_object_if_another_can_be_given_a_fourth() -> None:
    s = using_paintings((200, 200, 200, 200), owned=2)
    s.owned[3][PAINTING] = 3
    GAME.flat.apply(s, 0, USE + PAINTING)
    assert choice(s) == SELL_TO + 3


def test_whoever_is_richest_ruins_the_poor_one_and_wins() -> None:
    """Before that, the richest of the others is made to pay."""
    s = using_paintings((300, 200, 15, 250))
    sold_to = []
    while s.asked == 0 and s.phase in (USING, SELLING):
        action = choice(s)
        sold_to += [action - SELL_TO] if s.phase == SELLING else []
        GAME.flat.apply(s, 0, action)
    assert sold_to[-1] == s.bankrupt == 2
    assert GAME.outcome(s).winners == (0,)


def test_whoever_is_behind_does_not_end_the_game() -> None:
    s = using_paintings((100, 200, 15, 250))
    GAME.flat.apply(s, 0, USE + PAINTING)
    assert choice(s) in (SELL_TO + 1, SELL_TO + 3)


def test_the_order_is_found_that_ruins() -> None:
    """46 are too much for one object; three and two paintings make the order decide. (AF-15)"""
    s = using_paintings((300, 46), owned=3)
    s.unused[:] = [1, 1, 0, 0, 0]
    s.owned[0][SCULPTURE] = 3
    s.board[1] = VASE
    s.owned[1][SCULPTURE] = 2
    assert s.phase == USING
    assert choice(s) == USE + PAINTING
    GAME.flat.apply(s, 0, USE + PAINTING)
    GAME.flat.apply(s, 0, SELL_TO + 1)
    GAME.flat.apply(s, 0, choice(s))
    GAME.flat.apply(s, 0, SELL_TO + 1)
    assert s.bankrupt == 1


def test_a_card_that_wins_at_once_is_worth_all_one_can_pay_and_still_win() -> None:
    s = selling_paintings((200, 100, 55, 100))
    # Three objects at 20 ruin seat 2, who pays 55 in all.
    assert winning_margin(s, 0, THREE_PAINTINGS) == 200 + 55 - 100
    assert judgement.reserve(s, 0, COLLECTOR, BOOK, 0.0) == 200 + 55 - 100 - 1


def test_rivals_bid_as_high_as_stops_a_winner_if_they_can() -> None:
    s = selling_paintings((200, 190, 55, 100))
    assert winning_margin(s, 0, THREE_PAINTINGS) == 200 + 55 - 190
    assert judgement.reserve(s, 1, COLLECTOR, BOOK, 0.0) >= 200 + 55 - 190 - 1


def test_a_card_ruins_nobody_who_is_rich_enough() -> None:
    s = selling_paintings((200, 100, 61, 100))
    assert winning_margin(s, 0, THREE_PAINTINGS) == NO_END


@pytest.mark.parametrize("purse", [0, 1, 2, 30])
def test_nobody_bids_all_he_has(purse: int) -> None:
    s = selling_paintings((200, purse, 200, 200))
    assert judgement.reserve(s, 1, COLLECTOR, BOOK, 3.0) <= max(0, purse - 1)


def test_a_chooser_opens_even_if_the_card_is_worth_nothing_to_him() -> None:
    s = selling_paintings((200, 200))
    assert judgement.bid(s, 0, [0, 0], COLLECTOR, BOOK) == BID + 1
    GAME.flat.apply(s, 0, BID + 1)
    assert judgement.bid(s, 1, [0, 0], COLLECTOR, BOOK) == PASS


def test_who_opens_says_the_least_and_bids_go_half_of_the_way_to_near_the_keenest_rival() -> None:
    """A rival may pay far less than one thinks, so nobody jumps to his limit.

    From there a bid goes on by a twentieth of one's own limit, and never beyond that.
    """
    s = selling_paintings((200, 200, 200))
    assert judgement.bid(s, 0, [70, 50, 20], COLLECTOR, BOOK) == BID + 1
    GAME.flat.apply(s, 0, BID + 1)
    assert judgement.bid(s, 1, [70, 50, 20], COLLECTOR, BOOK) == BID + 29
    GAME.flat.apply(s, 1, BID + 40)
    assert judgement.bid(s, 2, [70, 50, 60], COLLECTOR, BOOK) == BID + 48
    assert judgement.bid(s, 2, [30, 50, 60], COLLECTOR, BOOK) == BID + 43
    assert judgement.bid(s, 2, [30, 50, 41], COLLECTOR, BOOK) == BID + 41


def test_a_beginner_pays_for_the_money_of_today_and_for_nothing_else() -> None:
    s = selling_paintings((200, 200, 200, 200))
    beginner = altered("naive", 1.0)
    limits = [judgement.outlook(s, seat, beginner, BOOK) for seat in range(2)]
    assert limits == [int(0.95 * 60), int(0.95 * 30)]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("naive", 0.5), ("shade", 0.6), ("denial", 0.1), ("focus", 3.0), ("first", 1.0),
        ("second", 5.0), ("third", -20.0), ("fourth", 20.0), ("fifth", -9.0), ("exposure", 9.0),
        ("outlet", 9.0), ("crowd", 0.1), ("dusk", 140.0), ("initiative", 19.0),
    ],
)  # fmt: skip
def test_every_weight_changes_what_a_card_is_worth_or_fetches(name: str, value: float) -> None:
    s = selling_paintings((200, 260, 170))
    for seat, owned in ((1, 1), (2, 3)):
        s.owned[seat][PAINTING] = owned
    assert judged(s, altered(name, value)) != judged(s, COLLECTOR)


def judged(s: Any, row: tuple[float, ...]) -> list[tuple[float, int]]:
    return [
        (judgement.worth(s, seat, row, BOOK), judgement.reserve(s, seat, row, BOOK, 0.0))
        for seat in range(s.players)
    ]


def test_noise_moves_a_limit_with_the_mood() -> None:
    s = selling_paintings((200, 200, 200))
    limits = [judgement.reserve(s, 0, COLLECTOR, BOOK, z) for z in (-2.0, 0.0, 2.0)]
    assert limits == sorted(set(limits))


def test_judging_leaves_the_state_as_it_was() -> None:
    s = using_paintings((300, 46, 50, 30), owned=2)
    before = duplicate(s)
    choice(s)
    assert s == before
