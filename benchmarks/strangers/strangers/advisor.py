"""The reserve prices of a Japanese advisor for live play, the strongest public rules known.

What a painting will pay is found by playing the round on with cards drawn as they may still lie in
hands. A lot that is worth W to oneself and W' to the keenest rival is bought up to the price where
that is as good as leaving it to him, if a point of his counts g: (W + g W') / (1 + g), and
(W + g W') / (2 + g) for one's own, each times a shade by the kind of auction. Its search over whole
games is not built here.
"""

from collections.abc import Sequence

from saleroom.games.modern_art import components as box
from strangers.stranger import Stranger
from strangers.table import Table

SAMPLES = 40
RIVALRY = 0.3
# Of thirteen settings tried, the one that won most against three Dealers or Collectors.
SHADES = (0.94, 0.85, 0.72, 0.81, 0.85)


class Advisor(Stranger):
    """Samples the end of the round, and pays what the formula says."""

    def __init__(self) -> None:
        self._about: object = None
        self._notes: dict[object, list[float]] = {}

    def worth(self, at: Table, artist: int) -> float:
        """What a painting pays on average, for one who knows its own hand."""
        return self._paid(at, at.offered, at.hand)[artist]

    def limit(self, at: Table) -> float:
        """The formula, times a shade."""
        mine = self.lot_worth(at)
        theirs = len(at.lot) * self._paid(at, at.offered, ())[at.artist]
        parts = (2 if at.seat == at.view.seller else 1) + RIVALRY
        return SHADES[box.AUCTION_OF[at.lot[-1]]] * (mine + RIVALRY * theirs) / parts

    def cries(self, at: Table) -> float:
        """A tenth of the way more, at least one."""
        limit = self.limit(at)
        return max(at.price + 1, at.price + int(limit / 10)) if at.price + 1 <= limit else 0

    def asks(self, at: Table) -> float:
        """What the keenest rival would pay."""
        theirs = len(at.lot) * self._paid(at, at.offered, ())[at.artist]
        return SHADES[box.FIXED_PRICE] * theirs

    def likes(self, at: Table, card: int) -> float:
        """What is paid for it, and what it does for one's own wall and for others'."""
        return self._gain(at, box.ARTIST_OF[card], 1, box.AUCTION_OF[card])

    def adds(self, at: Table, cards: Sequence[int]) -> int | None:
        """Whichever brings most, if it brings more than it costs."""
        best = max(cards, key=lambda card: SHADES[box.AUCTION_OF[card]])
        if at.seat == at.view.opener:
            return best
        gain = self._gain(at, at.artist, 1, box.AUCTION_OF[best])
        return best if gain > 0 else None

    def _gain(self, at: Table, artist: int, cards: int, kind: int) -> float:
        now = self._paid(at, at.offered, at.hand)
        after = tuple(count + cards * (other == artist) for other, count in enumerate(at.offered))
        then = self._paid(at, after, at.hand)
        ends = after[artist] >= box.LAST_OFFER
        brings = 0.0 if ends else SHADES[kind] * then[artist]
        for other in range(box.ARTISTS):
            walls = [at.on_wall(seat, other) for seat in range(at.players)]
            mine = walls[at.seat]
            others = RIVALRY * (sum(walls) - mine) / (at.players - 1)
            brings += (mine - others) * (then[other] - now[other])
        return brings

    def _paid(self, at: Table, offered: tuple[int, ...], hand: tuple[int, ...]) -> list[float]:
        """What a painting of each artist pays on average if the round goes on from here.

        Noted as long as the lot and the hand are the same.
        """
        about = (at.lot, at.hand, at.offered)
        if about != self._about:
            self._about, self._notes = about, {}
        if (offered, hand) not in self._notes:
            self._notes[offered, hand] = self._averaged(at, offered, hand)
        return self._notes[offered, hand]

    def _averaged(self, at: Table, offered: tuple[int, ...], hand: tuple[int, ...]) -> list[float]:
        paid = [0.0] * box.ARTISTS
        left = self._unseen(at, hand)
        own = [box.ARTIST_OF[card] for card in hand]
        for _ in range(SAMPLES):
            for artist, each in enumerate(self._sampled(at, list(offered), [*left], [*own])):
                paid[artist] += each / SAMPLES
        return paid

    def _sampled(self, at: Table, counts: list[int], pool: list[int], mine: list[int]) -> list[int]:
        """Play one round on: every n-th card is one's own, as long as there are any."""
        turn = 0
        while max(counts) < box.LAST_OFFER and (pool or mine):
            turn += 1
            drawn = mine if (mine and turn % at.players == 0) or not pool else pool
            k = at.one_of(len(drawn))
            counts[drawn[k]] += 1
            drawn[k] = drawn[-1]
            drawn.pop()
        order = sorted(range(box.ARTISTS), key=lambda artist: (-counts[artist], artist))
        pays = [0] * box.ARTISTS
        for rank, artist in enumerate(order[: box.RANKED]):
            if counts[artist]:
                pays[artist] = at.columns[artist] + box.MARKERS[rank]
        return pays

    def _unseen(self, at: Table, hand: tuple[int, ...]) -> list[int]:
        """By whom the cards are that may come from others, for one who holds this hand."""
        seen = {*hand, *at.lot, *at.view.unsold, *at.view.discarded}
        seen.update(*at.view.walls)
        return [box.ARTIST_OF[card] for card in range(box.CARDS) if card not in seen]
