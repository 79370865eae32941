"""Three characters of a site with many games: steady, bold and balanced.

A painting is worth its artist's column and the marker of today's rank, and each pays its share of
that. They raise by little, in the open and where they have one chance, and add to no double but
their own.
"""

from saleroom.games.modern_art import components as box
from strangers.stranger import Stranger
from strangers.table import Table


class Character(Stranger):
    """One of them."""

    fist = 1.0  # which part of its limit goes into a fist
    ask = 0.8
    loyalty = 1.0  # what it pays for an artist of whom it has something
    steps = (0, 2)  # how far beyond the least it raises
    # What a point of the column, a card offered and a painting on its own wall count as it offers.
    liking = (0.0, 0.0, 1.0)

    def worth(self, at: Table, artist: int) -> float:
        """The column and today's marker."""
        return at.columns[artist] + at.marker(artist)

    def limit(self, at: Table) -> float:
        """Its share, and more for what it has already."""
        has_some = at.on_wall(at.seat, at.artist) > 0
        return int(self.share * self.lot_worth(at) * (self.loyalty if has_some else 1.0))

    def cries(self, at: Table) -> float:
        """A little more than the price."""
        least, most = self.steps
        limit = self.limit(at)
        raised = at.price + 1 + least + at.one_of(most - least + 1)
        return min(raised, limit) if at.price + 1 <= limit else 0

    def says_once(self, at: Table) -> float:
        """The same where there is but one chance."""
        return self.cries(at)

    def puts_in_fist(self, at: Table) -> float:
        """A part of its limit."""
        return self.fist * self.limit(at)

    def asks(self, at: Table) -> float:
        """A share of the worth."""
        return self.ask * self.lot_worth(at)

    def likes(self, at: Table, card: int) -> float:
        """By column, by what was offered, by what it has."""
        artist = box.ARTIST_OF[card]
        column, offered, own = self.liking
        return (
            column * at.columns[artist]
            + offered * at.offered[artist]
            + own * at.on_wall(at.seat, artist)
        )


class Steady(Character):
    """Buys only what is cheap."""

    share = 0.6


class Bold(Character):
    """Pays much, and offers what was offered most."""

    share, fist, ask = 0.85, 0.7, 0.95
    steps = (2, 6)
    liking = (0.0, 1.0, 0.0)


class Balanced(Character):
    """Between the two; pays more for what it has already."""

    share, fist, ask = 0.7, 0.65, 0.85
    loyalty = 1.1
    liking = (0.5, 10.0, 15.0)
