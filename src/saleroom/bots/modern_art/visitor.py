"""Visitor: looks at what a painting would pay today, hopes a little, and bids a share of it.

Knows the rules and its own wall, but counts no cards, keeps no tally of money and makes no plans:
the first opponent for a person who learns the game.
"""

from collections.abc import Callable, Sequence

import msgspec

from saleroom.core.chance import Numbers, below
from saleroom.core.contract import Game, Memory
from saleroom.core.legal import Legal
from saleroom.games.modern_art.actions import ADD, BID, BUY, LET_GO, OFFER, PASS, PRICE, TURN_UP
from saleroom.games.modern_art.components import (
    ARTIST_OF,
    AUCTION_OF,
    DOUBLE,
    LAST_OFFER,
    MARKERS,
    RANKED,
)
from saleroom.games.modern_art.view import View
from saleroom.games.modern_art.words import worth_now

# What an artist nobody has decided on yet adds on average, and how often he is ranked at all.
HOPED_MARKER = sum(MARKERS) / RANKED
HOPED_RANKING = 0.6
OWN_CARDS_HELP = 0.05  # each card in hand that can push the artist

# How much of the value it pays, at least and at most; drawn once for each lot.
SHARE = (0.45, 0.85)
OWN_LOT = 0.6  # buying from oneself brings no money in
ASKING = 0.85
SEALED = 0.9
FREE_HAND = 0.2  # noise on what it offers, as a part of the value

Policy = Callable[[View, Legal, Numbers], int]


class Visitor:
    """A naive but sensible player of Modern Art."""

    def __init__(self, game: Game) -> None:  # noqa: ARG002  # it knows only one game
        self._shares: dict[tuple[int, ...], float] = {}
        self._policies: dict[str, Policy] = {
            "offer": self._offer,
            "add": self._add,
            "outcry": self._raise_or_let_go,
            "once_around": self._bid_once,
            "sealed": self._close_fist,
            "name_price": self._name_price,
            "fixed_price": self._buy_or_pass,
            "mystery": self._turn_up_or_not,
        }

    def choose(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> int:  # noqa: ARG002  # it forgets
        """Decide as the phase asks."""
        return self._policies[view.phase](view, legal, numbers)

    def _limit(self, view: View, numbers: Numbers) -> int:
        """Return the most it pays for the lot; the same as long as the lot is on the easel."""
        lot = (view.round, *view.lot)
        if lot not in self._shares:
            least, most = SHARE
            self._shares[lot] = least + (most - least) * _fraction(numbers)
        limit = hoped_value(view, ARTIST_OF[view.lot[0]]) * len(view.lot) * self._shares[lot]
        return int(limit * OWN_LOT if view.seller == view.viewer else limit)

    def _raise_or_let_go(self, view: View, legal: Legal, numbers: Numbers) -> int:
        """Raise by a part of what is left, so that the bidding does not crawl."""
        room = self._limit(view, numbers) - view.price
        if room <= 0 or not legal.amounts:
            return LET_GO
        return _amount(legal, view.price + 1 + below(numbers, room // 2 + 1))

    def _bid_once(self, view: View, legal: Legal, numbers: Numbers) -> int:
        limit = self._limit(view, numbers)
        if limit <= view.price or not legal.amounts:
            return PASS
        if view.viewer == view.seller:
            return _amount(legal, view.price + 1)
        return _amount(legal, limit)

    def _close_fist(self, view: View, legal: Legal, numbers: Numbers) -> int:
        return _amount(legal, int(self._limit(view, numbers) * SEALED))

    def _name_price(self, view: View, legal: Legal, numbers: Numbers) -> int:
        value = hoped_value(view, ARTIST_OF[view.lot[0]]) * len(view.lot)
        return _amount(legal, int(value * ASKING * (1 - FREE_HAND * _fraction(numbers))))

    def _buy_or_pass(self, view: View, legal: Legal, numbers: Numbers) -> int:
        wants = self._limit(view, numbers) >= view.price
        return BUY if wants and BUY in legal.choices else PASS

    def _offer(self, view: View, legal: Legal, numbers: Numbers) -> int:
        """Offer what brings money now and helps its own wall more than the others'."""
        return _best(legal.choices, lambda action: _appeal(view, action - OFFER, numbers))

    def _add(self, view: View, legal: Legal, numbers: Numbers) -> int:
        """Complete its own double if it can; another's, unless that would hurt its own wall."""
        fitting = [action for action in legal.choices if action >= ADD]
        if not fitting:
            return PASS
        best = _best(fitting, lambda action: _appeal(view, action - ADD, numbers))
        own = view.opener == view.viewer
        return best if own or _appeal(view, best - ADD, numbers) > 0 else PASS

    def _turn_up_or_not(self, view: View, legal: Legal, numbers: Numbers) -> int:  # noqa: ARG002  # both are always legal
        """Shake the board up now and then."""
        return PASS if below(numbers, 3) else TURN_UP


def hoped_value(view: View, artist: int) -> float:
    """What a painting would pay now, the surer the further the round is; before that, a hope."""
    sureness = max(view.offered) / LAST_OFFER
    column = sum(row[artist] for row in view.markers)
    hope = (column + HOPED_MARKER) * HOPED_RANKING
    value = sureness * worth_now(view)[artist] + (1 - sureness) * hope
    hand = view.hands[view.viewer] or ()
    return value * (1 + OWN_CARDS_HELP * sum(ARTIST_OF[card] == artist for card in hand))


def _appeal(view: View, card: int, numbers: Numbers) -> float:
    """How good it is to put this card on the easel now."""
    artist = ARTIST_OF[card]
    offered = [count + (a == artist) for a, count in enumerate(view.offered)]
    after = msgspec.structs.replace(view, offered=tuple(offered))
    swing = _wall_gain(view, after)
    if offered[artist] >= LAST_OFFER:
        return swing
    sale = hoped_value(after, artist) * (1 - FREE_HAND * _fraction(numbers))
    if AUCTION_OF[card] == DOUBLE:
        return swing * max(offered) / LAST_OFFER + sale * (2 if _has_partner(view, card) else 0)
    return swing * max(offered) / LAST_OFFER + sale


def _wall_gain(before: View, after: View) -> float:
    """What it gains on its own wall, less what the others gain on theirs, on average."""
    rise = [new - old for new, old in zip(worth_now(after), worth_now(before), strict=True)]
    gains = [sum(rise[ARTIST_OF[card]] for card in wall) for wall in before.walls]
    mine = gains.pop(before.viewer)
    return mine - sum(gains) / len(gains)


def _has_partner(view: View, double: int) -> bool:
    hand = view.hands[view.viewer] or ()
    return any(ARTIST_OF[c] == ARTIST_OF[double] and AUCTION_OF[c] != DOUBLE for c in hand)


def _amount(legal: Legal, wanted: int) -> int:
    """Name the amount, as far as it is legal."""
    (amounts,) = legal.amounts
    first = BID if amounts.verb == "bid" else PRICE
    return first + min(max(wanted, amounts.least), amounts.most)


def _best(actions: Sequence[int], appeal: Callable[[int], float]) -> int:
    return max(actions, key=appeal)


def _fraction(numbers: Numbers) -> float:
    """Draw a number from 0 to 1."""
    return below(numbers, 1001) / 1000
