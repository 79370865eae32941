"""What all strangers have in common: from a worth and a limit to a legal action."""

from collections.abc import Sequence
from typing import Any

from saleroom.games.modern_art import actions
from saleroom.games.modern_art import components as box
from strangers.table import Table, is_double


class Stranger:
    """A bot that knows what a painting is worth to it, and up to where it pays for a lot.

    A kind of stranger says `worth` of one painting and overrides what it does otherwise.
    """

    share = 1.0  # of the worth, that it pays

    def choose(self, view: Any, legal: Any, memory: Any, numbers: Any) -> int:
        """Decide, and keep to what is legal."""
        at = Table(view, memory, numbers)
        if view.phase == "offer":
            cards: list[int] = [action - actions.OFFER for action in legal.choices]
            return actions.OFFER + max(cards, key=lambda card: self.likes(at, card))
        if view.phase == "add":
            return self._second(at, legal)
        if view.phase == "name_price":
            (amounts,) = legal.amounts
            return actions.PRICE + _within(self.asks(at), amounts)
        if view.phase == "fixed_price":
            is_bought = actions.BUY in legal.choices and self.buys(at)
            return actions.BUY if is_bought else actions.PASS
        return self._bid(at, legal)

    def _second(self, at: Table, legal: Any) -> int:
        cards = [action - actions.ADD for action in legal.choices if action != actions.PASS]
        card = self.adds(at, cards) if cards else None
        return actions.PASS if card is None else actions.ADD + card

    def _bid(self, at: Table, legal: Any) -> int:
        if at.view.phase == "sealed":
            (amounts,) = legal.amounts
            return actions.BID + _within(self.puts_in_fist(at), amounts)
        says = self.cries if at.view.phase == "outcry" else self.says_once
        said = int(min(says(at), at.money)) if legal.amounts else 0
        silence: int = legal.choices[0]
        return actions.BID + said if said > at.price else silence

    def worth(self, at: Table, artist: int) -> float:
        """What it takes one painting to be worth."""
        raise NotImplementedError

    def lot_worth(self, at: Table) -> float:
        """What it takes the lot to be worth."""
        return len(at.lot) * self.worth(at, at.artist)

    def limit(self, at: Table) -> float:
        """Up to where it pays."""
        return self.share * self.lot_worth(at)

    def cries(self, at: Table) -> float:
        """What it cries out; no more than the price is silence. One more, if not said otherwise."""
        return at.price + 1 if at.price + 1 <= self.limit(at) else 0

    def says_once(self, at: Table) -> float:
        """What it says where it has one chance."""
        return self.limit(at)

    def puts_in_fist(self, at: Table) -> float:
        """What it puts into its fist."""
        return self.limit(at)

    def asks(self, at: Table) -> float:
        """What it asks for a lot of its own."""
        return self.limit(at)

    def buys(self, at: Table) -> bool:
        """Tell whether it takes the lot at the price that is asked."""
        return at.price <= self.limit(at)

    def likes(self, at: Table, card: int) -> float:
        """How much it likes to offer a card."""
        raise NotImplementedError

    def adds(self, at: Table, cards: Sequence[int]) -> int | None:
        """Name the second card it adds to a double, if any; to its own, if not said otherwise."""
        return cards[0] if at.seat == at.view.opener else None


def artist_and_double(at: Table, card: int) -> tuple[int, bool]:
    """Return by whom a card is, and whether it is a double that can be completed from hand."""
    return box.ARTIST_OF[card], is_double(card) and at.has_pair(card)


def _within(amount: float, amounts: Any) -> int:
    return int(max(amounts.least, min(amount, amounts.most)))
