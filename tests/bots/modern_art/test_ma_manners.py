"""What people mind in a bot at a table of Modern Art: endless raises, jumps, silly ends."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from saleroom.bots.modern_art import judgement
from saleroom.bots.modern_art.odds import book
from saleroom.bots.registry import house_bots
from saleroom.bots.skill import skill_for
from saleroom.bots.table import BotTable, bots_at, played
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING, NOBODY
from saleroom.games.modern_art.actions import BID, BUY, LET_GO, OFFER
from saleroom.games.modern_art.components import ARTIST_OF, ROUNDS
from saleroom.games.modern_art.scoring import column_sum, marker
from saleroom.games.modern_art.state import AT_PRICE, CRYING_OUT, NO_CARD, OFFERING
from saleroom.games.registry import game_named
from saleroom.play.match import Match

GAME = game_named("modern-art")
SKILL = skill_for("modern-art")
DEALER = (*SKILL.levels["dealer"], *SKILL.heard(None))
JUDGING = [name for name in house_bots(GAME) if name in SKILL.rows]


@pytest.mark.parametrize("name", JUDGING)
def test_a_lot_takes_some_ten_bids_whoever_sits_there(name: str) -> None:
    match = played(Match(GAME, 4), [name] * 4, 70)
    bids = Counter[int]()
    lots = 0
    for heard in match.heard(ALL_SEEING):
        lots += heard.event.name in ("offered", "added")
        bids[lots] += heard.event.name == "bid"
    assert max(bids.values()) <= 12


@pytest.mark.parametrize("highest", [20, 45, 110])
def test_nobody_gives_away_by_a_jump_what_a_rival_would_have_let_him_keep(highest: int) -> None:
    """Who has a lot pays a tenth of his limit beyond the second keenest, or what he opened at."""
    match = BotTable(Match(GAME, 4), bots_at(GAME, ["dealer"] * 4, range(4)), 3)
    while match.match.state.phase != CRYING_OUT:
        match.step()
    for part, first in product((0.0, 0.3, 0.5, 0.8, 0.95), range(2)):
        s = duplicate(match.match.state)
        s.money[:4] = [150] * 4
        second = int(part * highest)
        most = [0, 0, 0, 0, 0]
        most[first], most[1 - first] = highest, second
        s.price, s.leader = 0, NOBODY
        for _ in range(40):
            for seat in range(2):
                action = judgement.bid(s, seat, most, DEALER, book())
                if s.leader != seat and action != LET_GO:
                    s.price, s.leader = action - BID, seat
        assert s.leader == first
        assert s.price <= max(0.4 * highest, second + 1 + 0.1 * highest)


@pytest.mark.parametrize("name", ["collector", "dealer"])
def test_nobody_ends_the_game_by_losing_it_who_has_another_card(name: str) -> None:
    """At least one of these games would, if cards were offered for what they bring alone."""
    ended = 0
    for seed in range(12):
        table = BotTable(Match(GAME, 4), bots_at(GAME, [name] * 4, range(4)), 900 + seed)
        while not table.match.is_over:
            s, seat = duplicate(table.match.state), table.match.asked
            table.step()
            if not table.match.is_over or s.phase != OFFERING:
                continue
            ended += 1
            could_go_on = any(
                s.offered[ARTIST_OF[card]] < 4 for card in s.hand[seat][: s.hand_size[seat]]
            )
            assert seat in table.match.outcome().winners or not could_go_on
    assert ended > 5


def test_a_dealer_takes_a_victory_that_lies_in_its_hand() -> None:
    missed = taken = 0
    for seed in range(12):
        table = BotTable(Match(GAME, 4), bots_at(GAME, ["dealer"] * 4, range(4)), 900 + seed)
        while not table.match.is_over:
            s, seat = duplicate(table.match.state), table.match.asked
            table.step()
            if s.phase == OFFERING and s.round_number == ROUNDS and _can_win(s, seat):
                taken += table.match.is_over
                missed += not table.match.is_over
    assert (missed, taken > 2) == (0, True)


def _can_win(s: Any, seat: int) -> bool:
    hand = s.hand[seat][: s.hand_size[seat]]
    for card in hand:
        after = duplicate(s)
        GAME.flat.apply(after, seat, OFFER + card)
        money = list(after.money[: after.players])
        if after.asked == NOBODY and money[seat] == max(money):
            return True
    return False


def test_no_dealer_pays_for_a_lot_what_it_could_not_bring() -> None:
    paid = 0
    for seed in range(6):
        table = BotTable(Match(GAME, 4), bots_at(GAME, ["dealer"] * 4, range(4)), 100 + seed)
        while not table.match.is_over:
            s = duplicate(table.match.state)
            table.step()
            if s.phase == CRYING_OUT and table.match.state.price > s.price:
                cards = 1 if s.lot[1] == NO_CARD else 2
                bring = cards * (column_sum(s, ARTIST_OF[s.lot[0]]) + marker(s, 0))
                assert table.match.state.price < bring
                paid += table.match.state.price > 0.9 * bring
    assert paid > 0, "some go near it"


@pytest.mark.parametrize("name", ["visitor", "collector", "dealer"])
def test_nobody_sells_a_lot_for_less_than_he_would_pay_himself_to_have_it(name: str) -> None:
    """Misers pay half. What a lot is worth to a seller's hand is not in his price: some leeway."""
    row, sold = SKILL.rows[name], 0
    for seed in range(24):
        names = [name, *[("miser", "collector")[seed % 2]] * 3]
        table = BotTable(Match(GAME, 4), bots_at(GAME, names, range(4)), 40 + seed)
        while not table.match.is_over:
            s, heard = duplicate(table.match.state), SKILL.heard(table.match.memory(0))
            table.step()
            if s.phase == AT_PRICE and s.seller == 0 and table.match.moves[-1].action == BUY:
                sold += 1
                own = judgement.reserve(s, 0, (*row, *heard), book(), 0.0)
                assert s.price >= int(0.93 * own)
    assert sold > 3
