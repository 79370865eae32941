"""Modern Art by judgement: odds, values, offers and limits, in positions one can check by hand."""

from collections import Counter
from typing import Any

import pytest

from saleroom.bots.modern_art import judgement
from saleroom.bots.modern_art.odds import CHANCE_OF, PLACES, POWERS, book, row_of
from saleroom.bots.modern_art.values import pays, pays_now
from saleroom.bots.skill import skill_for
from saleroom.bots.table import played
from saleroom.core.chance import seeded
from saleroom.core.seats import ALL_SEEING
from saleroom.games.modern_art.actions import BID, LET_GO, OFFER, PASS
from saleroom.games.modern_art.components import ARTIST_OF, AUCTION_OF, OUTCRY
from saleroom.games.modern_art.state import ADDING, CRYING_OUT, OFFERING, SEALING
from saleroom.games.registry import game_named
from saleroom.play.match import Match

SKILL = skill_for("modern-art")
DEALER = (*SKILL.levels["dealer"], *SKILL.heard(None))


def at_offer(offered: tuple[int, ...] = (0, 0, 0, 0, 0)) -> Any:
    """A dealt game of four in which seat 0 offers, so much having been offered before."""
    game = game_named("modern-art")
    s, numbers = game.new(4, "1992", {"first_seller": 0}), seeded(3)
    while s.phase != OFFERING:
        game.flat.draw(s, game.flat.sample(s, numbers))
    s.offered = list(offered)
    return s


def on_the_easel(s: Any, phase: int) -> Any:
    """Put a painting of the first artist up."""
    s.lot = [0, -1]
    s.seller = s.opener = 3
    s.leader, s.price, s.silent, s.asked, s.phase = -1, 0, 0, 0, phase
    return s


def test_of_every_rank_the_odds_add_up_to_one() -> None:
    for start in range(0, len(book()), PLACES):
        for rank in range(3):
            column = book()[start + rank : start + PLACES : 3]
            assert sum(column) <= 1 + 1e-9
        assert sum(book()[start : start + PLACES : 3]) == pytest.approx(1)


def test_the_odds_are_exact_where_every_next_card_ends_the_round() -> None:
    """All have four: whoever comes next is first, and of the others the two further left follow."""
    s = at_offer((4, 4, 4, 4, 4))
    start = row_of(s)
    assert start == PLACES * 4 * sum(POWERS)
    first = [book()[start + 3 * artist] for artist in range(5)]
    assert first == pytest.approx(CHANCE_OF)
    # The artist at the left is second unless he comes next, and so on.
    assert book()[start + 1] == pytest.approx(1 - CHANCE_OF[0])
    assert book()[start + 3 + 1] == pytest.approx(CHANCE_OF[0])


@pytest.mark.rule("MA-43")
def test_a_painting_pays_its_column_only_if_its_artist_is_ranked() -> None:
    s = at_offer((4, 0, 0, 0, 0))
    s.markers[0] = [30, 0, 0, 0, 20]
    s.round_number = 2
    assert pays_now(s, 0) == 30 + 30
    assert pays_now(s, 4) == 0
    assert 30 * 0.9 < pays(s, row_of(s), 0, book()) <= 60


def test_the_more_an_artist_is_offered_the_more_his_paintings_are_worth() -> None:
    worths = [
        pays(s, row_of(s), 2, book()) for s in map(at_offer, [(1, 1, k, 1, 1) for k in range(5)])
    ]
    assert worths == sorted(worths)
    assert worths[4] > worths[0] + 10


def test_a_seller_goes_less_far_for_his_own_lot() -> None:
    s = on_the_easel(at_offer((2, 1, 1, 0, 0)), CRYING_OUT)
    mine = judgement.outlook(s, 3, DEALER, book())
    others = judgement.outlook(s, 1, DEALER, book())
    assert 0 < mine < others


def test_nobody_goes_beyond_his_purse() -> None:
    s = on_the_easel(at_offer((4, 1, 1, 0, 0)), SEALING)
    s.money[1] = 2
    assert judgement.reserve(s, 1, DEALER, book(), 3.0) == 2
    s.money[1] = 0
    assert judgement.bid(s, 1, [0, 0, 0, 0, 0], DEALER, book()) == BID


def test_in_an_open_auction_a_bidder_opens_low_goes_up_by_tenths_and_then_creeps() -> None:
    s = on_the_easel(at_offer((2, 1, 1, 0, 0)), CRYING_OUT)
    most = [40, 20, 0, 0, 0]
    calls = []
    while (action := judgement.bid(s, 0, most, DEALER, book())) != LET_GO:
        s.price, s.leader = action - BID, 1
        calls.append(s.price)
    assert calls == [16, 21, 26, 31, 35, 37, 39, 40]


def test_what_a_rival_would_pay_is_nobodys_opening_price() -> None:
    """Whoever takes everybody for his own kind overpays all who pay less."""
    s = on_the_easel(at_offer((2, 1, 1, 0, 0)), CRYING_OUT)
    assert {judgement.bid(s, 0, [40, n, n, n, 0], DEALER, book()) for n in (0, 20, 90)} == {
        BID + 16
    }


@pytest.mark.parametrize(
    ("most", "buyer", "price"),
    [
        ([0, 40, 30, 20, 0], 1, 31),
        ([0, 40, 40, 20, 0], 2, 40),
        ([0, 40, 5, 3, 0], 1, 5),
        ([0, 40, 4, 3, 0], 1, 5),
        ([0, 0, 4, 3, 0], 1, 5),
        ([0, 40, 60, 50, 0], 2, 51),
    ],
)
def test_a_settled_outcry_goes_on_against_whoever_leads(
    most: list[int], buyer: int, price: int
) -> None:
    """Who leads with little has not bought for little: the others go up to their limits first."""
    s = on_the_easel(at_offer((2, 1, 1, 0, 0)), CRYING_OUT)
    before = list(s.money)
    game_named("modern-art").flat.apply(s, 1, BID + 5)
    judgement.settle(s, most, [1])
    assert s.phase != CRYING_OUT
    assert [b - m for b, m in zip(before, s.money, strict=True)][buyer] == price


def test_a_lot_between_dealers_takes_some_ten_bids() -> None:
    match = played(Match(game_named("modern-art"), 4), ["dealer"] * 4, 5)
    bids = Counter[int]()
    lots = 0
    for heard in match.heard(ALL_SEEING):
        lots += heard.event.name in ("offered", "added")
        bids[lots] += heard.event.name == "bid"
    assert max(bids.values()) <= 11
    # Open auctions are found, and nobody gives the rest away by a jump.
    assert sorted(bids.values())[-8] >= 5


@pytest.mark.rule("MA-39")
def test_a_round_that_stands_well_is_ended() -> None:
    """Seat 0 has three paintings of an artist with four offered; the fifth makes them pay."""
    s = at_offer((4, 3, 3, 0, 0))
    first = next(card for card in range(70) if ARTIST_OF[card] == 0 and AUCTION_OF[card] == OUTCRY)
    hand = [first, *(card for card in range(40, 60) if ARTIST_OF[card] >= 3)][:4]
    s.hand[0][:4], s.hand_size[0] = hand, 4
    s.place = [0 if card in hand else 18 for card in range(70)]
    s.wall[0][0] = 3
    s.round_number = 4
    assert judgement.choose(s, 0, DEALER, book(), seeded(1)) == OFFER + first


def test_options_are_one_card_of_each_artist_and_kind() -> None:
    s = at_offer()
    options = [0] * 24
    count = judgement.list_options(s, 0, options, DEALER, book())
    kinds = {(ARTIST_OF[a - OFFER], AUCTION_OF[a - OFFER]) for a in options[:count]}
    hand = s.hand[0][: s.hand_size[0]]
    assert kinds == {(ARTIST_OF[card], AUCTION_OF[card]) for card in hand}
    assert len(kinds) == count


@pytest.mark.rule("MA-35", "MA-36")
def test_the_price_of_a_double_goes_to_one_seller_or_to_both() -> None:
    s = on_the_easel(at_offer((2, 1, 1, 0, 0)), CRYING_OUT)
    s.opener = 2
    assert [judgement.drift(s, 0, seat) for seat in range(4)] == [-1, 0, 0.5, 0.5]
    s.new_seller_takes_all = 1
    assert [judgement.drift(s, 0, seat) for seat in range(4)] == [-1, 0, 0, 1]
    assert [judgement.drift(s, 3, seat) for seat in range(4)] == [0, 0, 0, -1]


def test_to_add_nothing_is_an_option() -> None:
    assert judgement.appeal(at_offer(), 0, PASS, DEALER, book()) == 0


def test_in_the_last_round_the_fifth_card_is_played_by_who_wins_with_it_and_by_nobody_else() -> (
    None
):
    """All lie open then: purses, walls and markers. What it ends is the game. (MA-39, MA-47)"""
    s = at_offer((4, 3, 3, 0, 0))
    fifth = next(card for card in range(70) if ARTIST_OF[card] == 0 and AUCTION_OF[card] == OUTCRY)
    hand = [fifth, *(card for card in range(40, 60) if ARTIST_OF[card] >= 3)][:4]
    s.hand[0][:4], s.hand_size[0] = hand, 4
    s.place = [0 if card in hand else 18 for card in range(70)]
    s.round_number = 4
    collector = (*SKILL.levels["collector"], *SKILL.heard(None))
    for row in (DEALER, collector):
        for ahead, wins in ((1, True), (0, True), (-1, False)):
            s.wall[0][0] = s.wall[1][0] = 1
            s.money[:4] = [100 + ahead, 100, 90, 90]
            played_card = judgement.choose(s, 0, row, book(), seeded(1))
            assert (played_card == OFFER + fifth) is wins, ahead


def test_a_second_card_that_ends_the_game_is_added_by_who_wins_with_it() -> None:
    s = at_offer((4, 1, 1, 0, 0))
    hand = [card for card in range(70) if ARTIST_OF[card] == 0 and AUCTION_OF[card] == OUTCRY][:2]
    s.lot, s.seller, s.opener, s.phase, s.asked = [hand[0], -1], 3, 3, ADDING, 0
    s.hand[0][:1], s.hand_size[0] = hand[1:], 1
    s.place = [0 if card == hand[1] else 18 for card in range(70)]
    s.round_number = 4
    added = []
    for money in (101, 99):
        s.money[:4] = [money, 100, 90, 90]
        added.append(judgement.choose(s, 0, DEALER, book(), seeded(1)) != PASS)
    assert added == [True, False]


@pytest.mark.parametrize("cards", [1, 2])
def test_who_listens_never_pays_what_a_lot_could_not_bring(cards: int) -> None:
    """With six cards of the artist in its hand and the best of moods."""
    s = on_the_easel(at_offer((4, 1, 1, 0, 0)), CRYING_OUT)
    s.lot[1] = -1 if cards == 1 else 2
    s.hand[0][:6], s.hand_size[0] = list(range(3, 9)), 6
    s.money[0] = 300
    assert judgement.worth(s, 0, DEALER, book()) > 30 * cards, "it hopes for more"
    assert judgement.reserve(s, 0, DEALER, book(), 3.0) == 30 * cards - 1
