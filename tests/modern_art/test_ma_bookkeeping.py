"""What is true of every position: cards and money are where they are counted, and nothing is left
lying about.

Two ways to the same table must give the same numbers, or back ends, replays and guesses could not
be compared; so whatever is not in use is empty.
"""

from collections import Counter
from collections.abc import Callable

import pytest
from matches import wander
from modern_art.positions import dealt

from saleroom.core.chance import seeded
from saleroom.core.layout import overflows
from saleroom.core.seats import ALL_SEEING, NOBODY
from saleroom.games.modern_art.components import ARTIST_OF, CARDS
from saleroom.games.modern_art.game import GAME
from saleroom.games.modern_art.state import (
    CRYING_OUT,
    EASEL,
    GONE,
    NO_CARD,
    OFFERING,
    SEALING,
    STOCK,
    UNSOLD,
    WALL,
    State,
)
from saleroom.play.match import Match

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (3, {"mystery_hand": True}),
]


def before_the_deal() -> Match:
    return Match(GAME, 4)


@pytest.mark.parametrize("position", [before_the_deal, dealt])
def test_before_the_first_offer_nobody_sells_leads_or_has_paintings(
    position: Callable[[], Match],
) -> None:
    table = position().view(ALL_SEEING)
    assert (table.seller, table.opener, table.leader) == (None, None, None)
    assert (table.lot, table.price, table.unsold, table.discarded) == ((), 0, (), ())
    assert table.walls == ((), (), (), ())


@pytest.mark.rule("MA-1", "MA-3", "MA-14")
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_in_every_position_the_books_agree(
    players: int, options: dict[str, object], edition: str
) -> None:
    match = Match(GAME, players, edition, options)
    for _ in wander(match, seed=20 + players):
        for s in (match.state, GAME.guess(match.view(1), None, seeded(1))):
            assert overflows(s) == []
            _check_cards(s)
            _check_purses(s)
            _check_nothing_lies_about(s)


def _check_cards(s: State) -> None:
    hands = s.players + s.mystery_hand
    for hand in range(5):
        held = s.hand[hand][: s.hand_size[hand]]
        assert sorted(held) == [c for c in range(CARDS) if s.place[c] == hand]
        assert hand < hands or not held
        assert not any(s.hand[hand][s.hand_size[hand] :])
    assert s.in_hands == sum(s.hand_size[: s.players])
    assert [c for c in s.lot if c != NO_CARD] == sorted(
        (c for c in range(CARDS) if s.place[c] == EASEL), key=s.lot.index
    )
    for seat in range(s.players):
        painters = Counter(ARTIST_OF[c] for c in range(CARDS) if s.place[c] == WALL + seat)
        assert s.wall[seat] == [painters[artist] for artist in range(5)]
    lying = Counter(ARTIST_OF[c] for c in range(CARDS) if WALL <= s.place[c] <= UNSOLD)
    assert s.offered == [lying[artist] for artist in range(5)]
    assert sorted(s.deck) == list(range(CARDS))
    for k, c in enumerate(s.deck):
        assert (s.place[c] == STOCK + k) == (k >= s.dealt)
    assert all(0 <= place <= GONE or place >= STOCK for place in s.place)


def _check_purses(s: State) -> None:
    assert all(money >= 0 for money in s.money)
    assert not any(s.money[s.players :])
    assert s.leader == NOBODY or s.price <= s.money[s.leader]


def _check_nothing_lies_about(s: State) -> None:
    if s.phase != CRYING_OUT:
        assert s.silent == 0
    if s.phase != SEALING:
        assert s.fists == 0
    assert not any(amount for seat, amount in enumerate(s.sealed) if not s.fists >> seat & 1)
    if s.phase <= OFFERING:
        assert (s.seller, s.opener, s.leader, s.price) == (NOBODY, NOBODY, NOBODY, 0)
        assert s.lot == [NO_CARD, NO_CARD]
