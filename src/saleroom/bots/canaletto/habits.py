"""What rivals pay in Canaletto, learnt from what all hear: Bayes over a few types.

A type is a character, which says what a lot is worth to him, a scale, how much of what that
character usually pays he does, and a spread, how much that varies from lot to lot. A limit is a
price up to which somebody bids: a bid says at least, a pass at most. Who opens must bid, so a bid
of 1 from him says nothing; a mask says nothing of a price.

All of it is public, so all listeners learn the same. A memory holds all lots: who takes over in the
middle of a game knows as much as who sat there.
"""

from functools import lru_cache
from typing import NamedTuple

from saleroom.bots.canaletto import judgement
from saleroom.bots.canaletto.levels import COLLECTOR, VISITOR
from saleroom.bots.canaletto.styles import STYLES
from saleroom.bots.canaletto.weights import SHARE, WEIGHTS
from saleroom.bots.levels import dealer
from saleroom.bots.skill import Weights
from saleroom.core.layout import blank
from saleroom.core.seats import NOBODY
from saleroom.games.canaletto.components import COPIES, HIGHEST_BID, MARKERS, TYPES, VALUES
from saleroom.games.canaletto.hearing import STILL_IN, Lot, Memory
from saleroom.games.canaletto.state import BIDDING, State

# The types, and how likely they are before anything is heard.
CHARACTERS: tuple[Weights, ...] = (
    dealer(__package__, WEIGHTS, COLLECTOR),
    COLLECTOR,
    STYLES["hoarder"],
    VISITOR,
)
CHARACTER_BEFORE = (0.45, 0.25, 0.15, 0.15)
SCALES = (0.1, 0.45, 0.58, 0.7, 0.8, 0.9, 1.0, 1.15, 1.32)
SCALE_BEFORE = (0.03, 0.05, 0.08, 0.08, 0.1, 0.15, 0.33, 0.1, 0.08)
SPREADS = (0.04, 0.12, 0.3)
SPREAD_BEFORE = (0.35, 0.4, 0.25)

# Nobody is so sure of his types that one bid could rule one out.
LEAST_LIKELY = 0.03
FORGOTTEN = 0.01
# Positions of a game, of so many games at once, after which what was learnt is kept.
KEPT = 1024
# Beyond it nobody's mood goes (`saleroom.bots.mood`).
MOST_MOOD = 3.0
# What is taken for a marker that nobody has seen, at a table with markers of its own.
USUAL_VALUE = 9

Chances = tuple[float, ...]


class Kind(NamedTuple):
    """A type: which character, how much of what that pays, and how much that varies."""

    character: int
    scale: float
    spread: float


KINDS = tuple(
    Kind(character, scale, spread)
    for character in range(len(CHARACTERS))
    for scale in SCALES
    for spread in SPREADS
)
BEFORE: Chances = tuple(
    character * scale * spread
    for character in CHARACTER_BEFORE
    for scale in SCALE_BEFORE
    for spread in SPREAD_BEFORE
)


def chances(memory: Memory) -> tuple[Chances, ...]:
    """Return by seat how likely one who remembers this thinks each type."""
    players = len(memory.points)
    if memory.lot is None:
        return _after(memory.lots, players)
    return _after((*memory.lots, memory.lot), players)


@lru_cache(KEPT)
def _after(lots: tuple[Lot, ...], players: int) -> tuple[Chances, ...]:
    if not lots:
        return (BEFORE,) * players
    before, lot = _after(lots[:-1], players), lots[-1]
    s = as_it_was(lots)
    return tuple(_learnt(before[seat], s, lot, seat) for seat in range(players))


def as_it_was(lots: tuple[Lot, ...]) -> State:
    """Lay out what mattered when the last of these lots was put up: what limits are judged by."""
    *before, lot = lots
    s = blank(State)
    s.players, s.phase, s.highest_bid = len(lot.points), BIDDING, HIGHEST_BID
    s.leader = NOBODY
    s.palaces, s.column = 1, 0
    s.palace[0] = sum(1 << kind for kind in lot.types)
    s.left = list(COPIES)
    for earlier in before:
        for kind in earlier.types:
            s.left[kind] -= 1
            s.held[earlier.buyer][kind] += 1
    for kind in range(TYPES):
        if s.left[kind] == 0:
            s.sales += 1
            for seat in range(s.players):
                s.held[seat][kind] = 0
    s.points[: s.players] = lot.points
    s.hidden_values, s.turned = 1, len(lot.markers)
    unseen = [value for value in VALUES if value not in lot.markers]
    s.scale = [*lot.markers, *unseen, *[USUAL_VALUE] * MARKERS][:MARKERS]
    return s


def _learnt(before: Chances, s: State, lot: Lot, seat: int) -> Chances:
    """Return how likely the types of a seat are after a lot."""
    least, most = heard_of(lot, seat)
    if least == 0 and most is None:
        return before
    usual = [judgement.fair_price(s, seat, row, ()) * row[SHARE] for row in CHARACTERS]
    likely = [
        chance * max(LEAST_LIKELY, _between(usual[kind.character] * kind.scale, kind, least, most))
        for chance, kind in zip(before, KINDS, strict=True)
    ]
    total = sum(likely)
    return tuple(
        (1.0 - FORGOTTEN) * chance / total + FORGOTTEN * first
        for chance, first in zip(likely, BEFORE, strict=True)
    )


def heard_of(lot: Lot, seat: int) -> tuple[int, int | None]:
    """Return what a seat's limit is at least, and at most if it passed. (CA-8)"""
    least = lot.bids[seat]
    if least == 1 and seat == lot.opener:
        least = 0
    most = lot.passed[seat]
    return least, None if most == STILL_IN else most


def _between(middle: float, kind: Kind, least: int, most: int | None) -> float:
    """Return how likely a limit of this kind, a whole number, is no less and no more than this."""
    if middle <= 0.0:
        return 1.0 if least == 0 else 0.0
    wide = middle * kind.spread
    below = mood_below((least - middle) / wide) if least else 0.0
    return (1.0 if most is None else mood_below((most + 1 - middle) / wide)) - below


def mood_below(z: float) -> float:
    """Return how likely a mood is below this: a sum of three even numbers."""
    at = max(0.0, MOST_MOOD - abs(z)) / 2.0
    if at < 1.0:
        beyond = at * at * at / 6.0
    else:
        beyond = (9.0 * at * at - 2.0 * at * at * at - 9.0 * at + 3.0) / 6.0
    return beyond if z < 0.0 else 1.0 - beyond
