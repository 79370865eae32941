"""Three levels of a server's bots (github.com/elefolo4565/modern-art): today's rank, times nerve.

A painting is worth its artist's column and the marker of today's rank, half of that as long as
little was offered, and a share of it is paid that differs from one question to the next. A second
painting counts as the first here; there a double was paid as one.
"""

from collections.abc import Sequence

from saleroom.games.modern_art import components as box
from strangers.stranger import Stranger
from strangers.table import Table

NERVE = 0.1
SECONDS = (box.FIXED_PRICE, box.OUTCRY, box.ONCE_AROUND, box.SEALED)
EARLY = 1
LATE = 3
NEARLY = 4


class Rank(Stranger):
    """One level: which share it pays, how far it errs, how it raises and what it asks."""

    def __init__(self, nerve: float, noise: float, ask: float, *, forgets: bool = False) -> None:
        self.nerve, self.noise, self.ask, self.forgets = nerve, noise, ask, forgets

    def worth(self, at: Table, artist: int) -> float:
        """The column and today's marker, less while the round is young."""
        before = at.offered[artist] - len(at.lot)
        worth = at.columns[artist] + at.marker(artist)
        return worth * (0.5 if before <= EARLY else 0.85 if before >= LATE else 1.0)

    def limit(self, at: Table) -> float:
        """A share that is drawn anew each time."""
        return self.lot_worth(at) * (self.nerve + at.between(-NERVE, NERVE))

    def cries(self, at: Table) -> float:
        """Raise by a little: the best of them always by one."""
        limit = self.limit(at)
        if at.price + 1 > limit:
            return 0
        step = 1 if self.nerve > 0.8 else (1, 2, 3, 5)[at.one_of(4)]
        return max(at.price + 1, min(at.price + step, limit))

    def says_once(self, at: Table) -> float:
        """Most of the limit."""
        limit = self.limit(at)
        return max(at.price + 1, limit * at.between(0.6, 0.9)) if at.price + 1 <= limit else 0

    def puts_in_fist(self, at: Table) -> float:
        """About half of it."""
        return self.limit(at) * at.between(0.4, 0.75)

    def asks(self, at: Table) -> float:
        """Less than the worth."""
        return self.lot_worth(at) * at.between(self.ask, self.ask + 0.3)

    def likes(self, at: Table, card: int) -> float:
        """Artists that stand well and of whom much is in hand; not the last card of a round."""
        artist, kind = box.ARTIST_OF[card], box.AUCTION_OF[card]
        count, own = at.offered[artist], at.in_hand(artist)
        liking = 8 * count + 5 * own + (15 if at.columns[artist] else 0)
        if count >= LATE and own <= 1:
            liking += 10
        elif count >= NEARLY:
            liking -= 15
        if kind == box.DOUBLE:
            liking += 12 if own > 1 else -3
        liking += {box.FIXED_PRICE: 5, box.SEALED: 3}.get(kind, 0)
        return liking + at.between(-20, 20) * self.noise

    def adds(self, at: Table, cards: Sequence[int]) -> int | None:
        """To everybody's double, whatever it brings; the easy one forgets it at times."""
        if self.forgets and at.between(0, 1) < 0.3:
            return None
        return min(cards, key=lambda card: SECONDS.index(box.AUCTION_OF[card]))
