"""Counting exactly: what lies where a seat cannot see it, and how much of it is in whose hand.

Each game of the house says it in its own things: Modern Art in cards, Moderne Zeiten in shares by
industry, Alles Futsch in cards that are still to come, Canaletto in value markers that lie face
down. A game of another package has no such count here.
"""

from collections import Counter
from collections.abc import Callable, Collection
from math import comb
from typing import Any, NamedTuple

from saleroom.core.errors import BadSetup
from saleroom.games.modern_art.components import CARDS
from saleroom.games.moderne_zeiten.components import INDUSTRIES
from saleroom.play.match import no_seat
from saleroom.research.beliefs.hearing import Knowledge


class Unseen(NamedTuple):
    """How many of each thing are unseen, and how many of them lie in each hand; the rest elsewhere.

    In the seat's own hand nothing is unseen. What is known to be in a hand is not counted.
    """

    things: Counter[int]
    in_hands: tuple[int, ...]

    @property
    def elsewhere(self) -> int:
        """How many are in nobody's hand."""
        return self.things.total() - sum(self.in_hands)

    def odds(self, seat: int, of: Collection[int]) -> tuple[float, ...]:
        """Return how likely it is that a hand holds none, one, two ... of some unseen things.

        Exact where every unseen thing is as likely to lie in any unseen place, as in Modern Art.
        """
        if type(seat) is not int or not 0 <= seat < len(self.in_hands):
            raise no_seat(seat, len(self.in_hands))
        size, all_things = self.in_hands[seat], self.things.total()
        wanted = sum(self.things[thing] for thing in of)
        ways = comb(all_things, size)
        return tuple(
            comb(wanted, k) * comb(all_things - wanted, size - k) / ways for k in range(size + 1)
        )


def unseen(hearing: Knowledge) -> Unseen:
    """Count what the seat cannot see."""
    count = _COUNTS.get(hearing.game.name)
    if count is None:
        raise BadSetup("setup_no_game", name=hearing.game.name, known=", ".join(_COUNTS))
    return count(hearing.view, hearing.memory)


def _modern_art(view: Any, _memory: Any) -> Unseen:
    """Cards: in other hands, in the mystery hand, and in the stock."""
    seen = {*view.lot, *view.unsold, *view.discarded}
    seen.update(*view.walls, *(hand for hand in view.hands if hand is not None))
    hands = [
        size if hand is None else 0 for size, hand in zip(view.hand_sizes, view.hands, strict=True)
    ]
    if view.round == 0:
        hands = [0] * view.players
    return Unseen(Counter(card for card in range(CARDS) if card not in seen), tuple(hands))


def _moderne_zeiten(view: Any, memory: Any) -> Unseen:
    """Shares by industry; those that a winner took from a lot are known to be in his hand."""
    shown = [[0] * INDUSTRIES] * view.players if memory is None else memory.shown
    held = [known if hand is None else hand for known, hand in zip(shown, view.hands, strict=True)]
    left = [
        view.shares[k] - view.lot[k] - view.discards[k] - sum(row[k] for row in (*view.laid, *held))
        for k in range(INDUSTRIES)
    ]
    hands = [size - sum(row) for size, row in zip(view.hand_sizes, held, strict=True)]
    return Unseen(Counter(dict(enumerate(left))), tuple(hands))


def _alles_futsch(view: Any, _memory: Any) -> Unseen:
    """Cards that are still to come; which comes next nobody knows."""
    return Unseen(Counter(view.stock), (0,) * view.players)


def _canaletto(view: Any, _memory: Any) -> Unseen:
    """Value markers that lie face down."""
    left = Counter(view.values) - Counter((*view.used, *view.scale))
    return Unseen(left, (0,) * view.players)


_COUNTS: dict[str, Callable[[Any, Any], Unseen]] = {
    "modern-art": _modern_art,
    "moderne-zeiten": _moderne_zeiten,
    "alles-futsch": _alles_futsch,
    "canaletto": _canaletto,
}
