"""Visitor: naive, but never silly."""

import pytest
from tables import add, artist, ask, bid, card, cards, dealt, offer, pass_by

from saleroom.bots.contract import Bot
from saleroom.bots.modern_art.visitor import Visitor, hoped_value
from saleroom.core.chance import seeded
from saleroom.games.modern_art.actions import ADD, BID, BUY, LET_GO, OFFER, PASS
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match


def decided(match: Match, seat: int, seed: int = 1, bot: Bot | None = None) -> int:
    visitor = Visitor(GAME) if bot is None else bot
    return visitor.choose(match.view(seat), match.legal(seat), match.memory(seat), seeded(seed))


def open_auction() -> Match:
    match = dealt([[card("Krypto", "open")]])
    offer(match, 0, card("Krypto", "open"))
    return match


def test_a_painting_is_worth_more_the_more_it_leads() -> None:
    krypto = artist("Krypto")
    match = dealt([[card("Krypto", "open")]])
    before = hoped_value(match.view(1), krypto)
    offer(match, 0, card("Krypto", "open"))
    assert hoped_value(match.view(1), krypto) > before > 0


def test_it_opens_the_bidding_and_lets_an_absurd_price_go() -> None:
    match = open_auction()
    assert decided(match, 1) >= BID
    bid(match, 1, 90)
    assert decided(match, 2) == LET_GO


def test_it_keeps_its_mind_while_the_lot_is_on_the_easel() -> None:
    """Asked again and again at the same price it does not talk itself into a higher one."""
    match = open_auction()
    visitor = Visitor(GAME)
    decided(match, 2, bot=visitor)
    bid(match, 1, 12)
    answers = {decided(match, 2, seed, visitor) == LET_GO for seed in range(40)}
    assert len(answers) == 1


def test_it_buys_a_bargain_and_not_at_any_price() -> None:
    for price, answer in ((1, BUY), (95, PASS)):
        match = dealt([[card("Krypto", "fixed price")]])
        offer(match, 0, card("Krypto", "fixed price"))
        ask(match, 0, price)
        assert decided(match, 1) == answer


def test_as_the_seller_it_tops_the_last_bid_of_a_round_by_one_only() -> None:
    match = dealt([[card("Krypto", "once around")]])
    offer(match, 0, card("Krypto", "once around"))
    bid(match, 1, 1)
    pass_by(match, 2, 3)
    assert decided(match, 0) == BID + 2


@pytest.mark.rule("MA-30")
def test_it_completes_its_own_double() -> None:
    partner = card("Krypto", "sealed")
    match = dealt([[card("Krypto", "double"), partner]])
    offer(match, 0, card("Krypto", "double"))
    assert decided(match, 0) == ADD + partner


def test_it_offers_what_makes_its_own_wall_worth_more() -> None:
    """Seat 0 bought two Yokos, the others two Kryptos: it pushes Yoko."""
    yoko, krypto = cards("Yoko", "open"), cards("Krypto", "open")
    rest = [*cards("Yoko", "sealed")[:1], *cards("Krypto", "sealed")[:1]]
    match = dealt([[yoko[0], *rest, *cards("Lite Metal")[:4]], [krypto[0]], [yoko[1]], [krypto[1]]])
    for seat, lot, buyer in (
        (0, yoko[0], 0),
        (1, krypto[0], 2),
        (2, yoko[1], 0),
        (3, krypto[1], 1),
    ):
        offer(match, seat, lot)
        bid(match, buyer, 5)
        while match.view(0).lot:
            match.act(match.asked, {"let_go": True})
    offers = [decided(match, 0, seed) - OFFER for seed in range(20)]
    assert sum(card in cards("Yoko") for card in offers) > 15


def test_it_adds_to_the_double_of_another() -> None:
    partner = card("Krypto", "open")
    match = dealt([[card("Krypto", "double")], [partner]])
    offer(match, 0, card("Krypto", "double"))
    pass_by(match, 0)
    assert decided(match, 1) == ADD + partner
    add(match, 1, partner)
    assert decided(match, 2) >= BID
