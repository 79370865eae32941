"""Bots of a student's research (github.com/welol5/Modern-Art-Board-Game): what paintings pay today.

A painting is worth what it would pay if the round ended now, so nothing if its artist is not
ranked. The first pays half of that; the later ones (n - 1) / n for n players, as a buyer gains as
much then as each other loses, but only half where the best other player sells.
"""

from collections.abc import Sequence

from saleroom.games.modern_art import components as box
from strangers.stranger import Stranger, artist_and_double
from strangers.table import Table

PAIR = 100.0


class Half(Stranger):
    """Pays half, and hurries to end the round with an artist it holds."""

    share = 0.5

    def worth(self, at: Table, artist: int) -> float:
        """What it would pay if the round ended now."""
        return at.pays_today(artist)

    def likes(self, at: Table, card: int) -> float:
        """The artist who can be brought furthest with what is in hand; pairs first."""
        artist, is_pair = artist_and_double(at, card)
        reach = min(at.offered[artist] + at.in_hand(artist), box.LAST_OFFER)
        return reach + (0.5 if is_pair else 0.0)

    def adds(self, at: Table, cards: Sequence[int]) -> int | None:
        """To everybody's double."""
        return cards[at.one_of(len(cards))]


class Shares(Half):
    """Pays (n - 1) / n, and offers what makes the ranking that its own wall would like best."""

    def limit(self, at: Table) -> float:
        """Half where the best other player sells."""
        if at.seat != at.view.seller == self._best_other(at):
            return self.lot_worth(at) / 2
        return self.lot_worth(at) * (at.players - 1) / at.players

    def cries(self, at: Table) -> float:
        """Such steps that one's own limit is met, whoever raises by one in between."""
        room = int(self.limit(at)) - 1 - at.price
        return at.price + (room - 1) % at.players + 1 if room > 0 else 0

    def likes(self, at: Table, card: int) -> float:
        """The first artist of its wish who is not yet where it wants him; pairs first."""
        artist, is_pair = artist_and_double(at, card)
        wish = self._wish(at)
        if not wish:
            return at.in_hand(artist) + (PAIR if is_pair else 0.0)
        if artist not in wish:
            return -1.0
        place = wish.index(artist)
        misplaced = at.order[place] != artist
        return (10.0 if misplaced else 5.0) - place + (0.5 if is_pair else 0.0)

    def _wish(self, at: Table) -> list[int]:
        """The ranking it would like: artists by what it has of them."""
        has = [at.on_wall(at.seat, artist) for artist in range(box.ARTISTS)]
        order = sorted(range(box.ARTISTS), key=lambda artist: (-has[artist], artist))
        return [artist for artist in order[: box.RANKED] if has[artist]]

    def _best_other(self, at: Table) -> int:
        """Who else has most, money and paintings together."""
        return max(
            (seat for seat in range(at.players) if seat != at.seat),
            key=lambda seat: at.purse(seat) + self._wall_pays(at, seat),
        )

    def _wall_pays(self, at: Table, seat: int) -> int:
        return sum(at.pays_today(box.ARTIST_OF[card]) for card in at.view.walls[seat])


class HighRoller(Shares):
    """Says at once all it would pay."""

    def cries(self, at: Table) -> float:
        """The whole limit."""
        return self.limit(at)


class Merchant(Shares):
    """Never buys, and offers the artist whose column is highest."""

    def limit(self, at: Table) -> float:  # noqa: ARG002  # it pays for nothing
        """Nothing."""
        return 0.0

    def asks(self, at: Table) -> float:
        """What others of its kind would pay."""
        return self.lot_worth(at) * (at.players - 1) / at.players - 1

    def likes(self, at: Table, card: int) -> float:
        """The dearest; pairs first."""
        artist, is_pair = artist_and_double(at, card)
        return at.columns[artist] + (0.5 if is_pair else 0.0)
