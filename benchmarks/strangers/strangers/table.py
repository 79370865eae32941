"""What a stranger sees when it is asked: one seat's view, in the words of these programs."""

from functools import cached_property
from typing import Any

from saleroom.core.chance import below
from saleroom.games.modern_art import components as box

FINE = 1 << 20


class Table:
    """One seat's view of the table, and its numbers."""

    def __init__(self, view: Any, memory: Any, numbers: Any) -> None:
        self.view = view
        self.memory = memory
        self.numbers = numbers
        self.seat: int = view.viewer
        self.players: int = view.players
        self.money: int = view.money[view.viewer] or 0
        self.hand: tuple[int, ...] = view.hands[view.viewer] or ()
        self.offered: tuple[int, ...] = view.offered
        self.lot: tuple[int, ...] = view.lot
        self.price: int = view.price

    @cached_property
    def artist(self) -> int:
        """By whom the lot is."""
        return box.ARTIST_OF[self.lot[0]]

    @cached_property
    def columns(self) -> tuple[int, ...]:
        """What all markers of each artist say so far."""
        return tuple(sum(column) for column in zip(*self.view.markers, strict=True))

    @cached_property
    def order(self) -> list[int]:
        """The artists as they are ranked now; those of whom nothing was offered come last."""
        return sorted(range(box.ARTISTS), key=lambda artist: (-self.offered[artist], artist))

    def marker(self, artist: int) -> int:
        """What the artist's marker would be if the round ended now."""
        rank = self.order.index(artist)
        return box.MARKERS[rank] if rank < box.RANKED else 0

    def pays_today(self, artist: int) -> int:
        """What a painting would pay if the round ended now."""
        marker = self.marker(artist) if self.offered[artist] else 0
        return self.columns[artist] + marker if marker else 0

    def in_hand(self, artist: int) -> int:
        """How many of the artist's cards are in hand."""
        return sum(box.ARTIST_OF[card] == artist for card in self.hand)

    def on_wall(self, seat: int, artist: int) -> int:
        """How many of the artist's paintings a seat has bought this round."""
        return sum(box.ARTIST_OF[card] == artist for card in self.view.walls[seat])

    def has_pair(self, card: int) -> bool:
        """Tell whether the hand has a second card for this double."""
        return any(
            box.ARTIST_OF[other] == box.ARTIST_OF[card] and box.AUCTION_OF[other] != box.DOUBLE
            for other in self.hand
        )

    def purse(self, seat: int) -> int:
        """What a seat has, as one who counts knows."""
        return self.memory.money[seat] if self.memory is not None else box.STARTING_MONEY

    def between(self, low: float, high: float) -> float:
        """Draw a number between two."""
        return low + (high - low) * below(self.numbers, FINE) / FINE

    def one_of(self, count: int) -> int:
        """Draw a number from 0 to below this."""
        return below(self.numbers, count)


def is_double(card: int) -> bool:
    """Tell whether a card is a double."""
    return box.AUCTION_OF[card] == box.DOUBLE
