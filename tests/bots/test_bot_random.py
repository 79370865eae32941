"""The random player: the kind of action first, then evenly, and sums a person might name."""

from collections import Counter

from saleroom.bots.random_player import RandomPlayer
from saleroom.core.chance import seeded
from saleroom.core.legal import Amounts, Legal
from saleroom.games.modern_art.actions import ADD, BID, LET_GO, PASS, PRICE
from saleroom.games.modern_art.game import GAME


def drawn(legal: Legal, times: int = 3000) -> list[int]:
    player, numbers = RandomPlayer(GAME), seeded(1)
    return [player.choose(None, legal, None, numbers) for _ in range(times)]


def test_raising_and_letting_go_are_equally_likely() -> None:
    actions = drawn(Legal((LET_GO,), (Amounts("bid", 5, 100),)))
    assert 0.45 < actions.count(LET_GO) / len(actions) < 0.55


def test_many_cards_to_add_are_one_kind_of_action() -> None:
    counts = Counter(drawn(Legal((PASS, ADD + 1, ADD + 2, ADD + 3))))
    assert 0.45 < counts[PASS] / 3000 < 0.55
    assert all(400 < counts[ADD + card] < 600 for card in (1, 2, 3))


def test_a_raise_is_a_small_step() -> None:
    raises = [a - BID for a in drawn(Legal((LET_GO,), (Amounts("bid", 5, 100),))) if a >= BID]
    assert min(raises) == 5
    assert max(raises) <= 5 + 95 // 16


def test_a_sum_named_once_is_not_the_whole_purse() -> None:
    prices = [a - PRICE for a in drawn(Legal((), (Amounts("price", 1, 100),)))]
    assert min(prices) == 1
    assert max(prices) <= 34
    assert 14 < sum(prices) / len(prices) < 20


def test_an_empty_purse_leaves_one_amount() -> None:
    assert set(drawn(Legal((), (Amounts("bid", 0, 0),)), 20)) == {BID}
