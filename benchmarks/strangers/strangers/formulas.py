"""Bots that go by a formula of their own: one of each of four public programs.

`Calculator` github.com/SoggyWasabi/modern-art-board-game (its middle level), `Contest`
github.com/SachinMeier/modern-art, `Hopeful` github.com/HolidayPig/ModernArt-Master, `Naive`
github.com/markfickett/modernart. Where a lot is a pair, both count here.
"""

from collections.abc import Sequence

from saleroom.games.modern_art import components as box
from strangers.stranger import Stranger
from strangers.table import Table, is_double

IN_BOX = tuple(map(sum, box.SPLIT))


class Calculator(Stranger):
    """Expects of a rank what it pays on average, by how many of the artist's cards are left."""

    by_rank = (40, 25, 10, 0, 0)
    by_kind = (1.0, 0.95, 0.9, 1.1, 0.85)
    by_round = (0.8, 1.0, 1.2, 1.4)
    # First to the left of the seller, in the middle, last before him, the seller himself.
    by_place = (0.8, 1.0, 1.2, 0.6)

    def worth(self, at: Table, artist: int) -> float:
        """What the rank brings, times the chance to keep it, a little more in later rounds."""
        rank = at.order.index(artist)
        left = IN_BOX[artist] - at.offered[artist]
        keeps = (0.6 if rank < 2 else 0.2) if left < 8 else 0.5
        later: float = self.by_round[at.view.round - 1] * (1 + 0.5 * (at.view.round - 1))
        scarce = 0.9 if left > 10 else 1.0
        return self.by_rank[rank] * keeps * later * scarce

    def lot_worth(self, at: Table) -> float:
        """The kind of auction counts, too."""
        return super().lot_worth(at) * self.by_kind[box.AUCTION_OF[at.lot[-1]]]

    def cries(self, at: Table) -> float:
        """One more, never more than six tenths of its money."""
        most = min(self.limit(at), 0.6 * at.money)
        return at.price + 1 if at.price + 1 < most else 0

    def says_once(self, at: Table) -> float:
        """A tenth more, by its place in the row."""
        most = 0.9 * self.lot_worth(at) * self.by_place[self._place(at)]
        if not at.price < most <= 0.8 * at.money:
            return 0
        return min(at.price + max(1, int(most / 10)), most)

    def puts_in_fist(self, at: Table) -> float:
        """Six tenths, more or less; at times much more or much less."""
        said = self.lot_worth(at) * (0.6 + at.between(-0.1, 0.1))
        return said * (1.0, 1.0, 1.0, 0.7, 1.3)[at.one_of(5)]

    def asks(self, at: Table) -> float:
        """Seven tenths; less if it is poor, more if it is rich."""
        mean = sum(at.purse(seat) for seat in range(at.players)) / at.players
        means = 1.2 if at.money > 1.5 * mean else 0.8 if at.money < 0.7 * mean else 1.0
        return max(10, min(0.7 * self.lot_worth(at) * means, 0.8 * at.money))

    def buys(self, at: Table) -> bool:
        """A fifth must be left."""
        return self.lot_worth(at) > 1.2 * at.price

    def likes(self, at: Table, card: int) -> float:
        """What it is worth."""
        return self.worth(at, box.ARTIST_OF[card]) * self.by_kind[box.AUCTION_OF[card]]

    def adds(self, at: Table, cards: Sequence[int]) -> int | None:
        """To its own, and to artists who are ranked or nearly so."""
        third = at.offered[at.order[box.RANKED - 1]]
        is_near = at.offered[at.artist] >= min(3, third - 1)
        return cards[0] if is_near or at.seat == at.view.opener else None

    def _place(self, at: Table) -> int:
        after = (at.seat - at.view.seller) % at.players
        return 3 if after == 0 else 0 if after == 1 else 2 if after == at.players - 1 else 1


class Contest(Stranger):
    """Weighs an artist against each other artist, and doubts less the longer the round goes on."""

    # What it counts to be ahead of the first, second, ... and, from the end, to be behind.
    weights = (1.2, 1.0, 0.7, 0.45, 0.2)

    def worth(self, at: Table, artist: int) -> float:
        """A hundred points are a sure first place, which pays the column and 30."""
        count = at.offered[artist]
        points = 20.0 * count + (box.ARTISTS - 1 - artist)
        for rank, other in enumerate(at.order):
            if other != artist:
                lead = (count + 1 - at.offered[other]) / box.LAST_OFFER
                weight = self.weights[rank if lead >= 0 else box.ARTISTS - 1 - rank]
                points += 2.0 * weight * (abs(lead) ** (1 / 3)) * (1 if lead >= 0 else -1)
        best = at.columns[artist] + box.MARKERS[0]
        doubt = 1 / (10 - min(sum(at.offered), 16) / 2)
        return max(0.0, points / 100 * best * (1 - doubt))

    def likes(self, at: Table, card: int) -> float:
        """What will be paid for it: nothing for one that ends the round."""
        artist = box.ARTIST_OF[card]
        return 0.0 if at.offered[artist] + 1 >= box.LAST_OFFER else self.worth(at, artist)


class Hopeful(Stranger):
    """Hopes for a middling marker whatever happens, and says at once nearly all it hopes for."""

    def worth(self, at: Table, artist: int) -> float:
        """The column, fifteen, and two for each card that was offered."""
        return at.columns[artist] + 15 + 2 * at.offered[artist]

    def cries(self, at: Table) -> float:
        """One less than that."""
        return self.lot_worth(at) - 1

    def says_once(self, at: Table) -> float:
        """Two less."""
        return self.lot_worth(at) - 2

    def puts_in_fist(self, at: Table) -> float:
        """One to six less."""
        return self.lot_worth(at) - 1 - at.one_of(6)

    def asks(self, at: Table) -> float:
        """Three less."""
        return self.lot_worth(at) - 3

    def likes(self, at: Table, card: int) -> float:
        """No doubles, and artists of whom little was offered."""
        liking = 3 * (10 - at.offered[box.ARTIST_OF[card]]) + at.one_of(3)
        return liking - (50 if is_double(card) else 0)

    def adds(self, at: Table, cards: Sequence[int]) -> int | None:
        """To artists whose column is high, else seldom."""
        return cards[0] if at.columns[at.artist] >= 20 or at.between(0, 1) < 0.3 else None


class Naive(Stranger):
    """Plays about at random, as it says itself."""

    def worth(self, at: Table, artist: int) -> float:  # noqa: ARG002  # it values nothing
        """Anything up to fifty."""
        return at.between(5, 50)

    def cries(self, at: Table) -> float:
        """Up to ten more, the less likely the dearer it is."""
        return 0 if at.between(0, 100) < at.price else at.price + 1 + at.one_of(10)

    def says_once(self, at: Table) -> float:
        """The same."""
        return self.cries(at)

    def buys(self, at: Table) -> bool:
        """The less likely the dearer it is."""
        return at.between(0, 100) >= at.price

    def likes(self, at: Table, card: int) -> float:  # noqa: ARG002  # any card does
        """Any card."""
        return at.between(0, 1)

    def adds(self, at: Table, cards: Sequence[int]) -> None:
        """Never: doubles are hard."""
