"""What a net looks at when a round of Canaletto begins, and what can be counted by then.

Everything lies open. Counted are points, debts twice, and treasures at what their types are likely
to bring; a row from one seat's eyes adds how far the game is, the lot that comes and the next ones,
and of every rival, the best first, how far he is ahead, what he has at hand and whether he has
his mask.
"""

from collections.abc import MutableSequence

from saleroom.bots.canaletto import appraisal
from saleroom.bots.canaletto.weights import SPREAD, TAIL, WEIGHTS
from saleroom.games.canaletto.components import MOST_PLAYERS, TYPES
from saleroom.games.canaletto.lots import holds
from saleroom.games.canaletto.scoring import score
from saleroom.games.canaletto.state import NOWHERE, State

SEASONS = 11
FIGURES = 6  # of a seat
_SEASON = 0
_TURN = 4
_LOT = _TURN + MOST_PLAYERS
_OWN = _LOT + 6
INPUTS = _OWN + MOST_PLAYERS * FIGURES
# What treasures are appraised with, whatever Dealer's weights may become.
_USUAL = tuple(
    28.0 if place == SPREAD else 0.27 if place == TAIL else 0.0 for place in range(len(WEIGHTS))
)
# So that inputs are about 1.
_MANY = 12.0
_MUCH = 20.0
_NOBODY_YET = -1.0e9


def stage(s: State) -> int:
    """A rollout may stop when a round begins: the lot before is sold and paid."""
    return 0 + s.round_number


def season(s: State) -> int:
    """Count the types sold."""
    return min(SEASONS - 1, 0 + s.sales)


def promise(s: State, seat: int) -> float:
    """Count what the seat has, and what its treasures are likely to bring."""
    return score(s, seat) + _treasures(s, seat)


def describe(s: State, seat: int, x: MutableSequence[float]) -> None:
    """Fill in what the net looks at."""
    for k in range(INPUTS):
        x[k] = 0.0
    lots = 0.0
    for palace in range(s.palaces):
        lots += 1.0 if s.palace[palace] else 0.0
    x[_SEASON] = s.sales / _MANY
    x[_SEASON + 1] = lots / _MANY
    x[_SEASON + 2] = 1.0 if s.turned <= s.sales else s.scale[s.sales] / _MANY
    x[_SEASON + 3] = appraisal.unseen(s) / _MANY
    x[_TURN + (seat - s.asked + s.players) % s.players if s.asked >= 0 else _TURN] = 1.0
    if s.column != NOWHERE:
        _describe_lot(s, seat, 0 + s.column, _LOT, x)
        _describe_lot(s, seat, _next_of(s, 0 + s.column), _LOT + 3, x)
    _describe_seat(s, seat, 0.0, _OWN, x)
    own = promise(s, seat)
    done = 1 << seat
    for place in range(1, 0 + s.players):
        best = _NOBODY_YET
        found = 0
        for other in range(s.players):
            if not done >> other & 1 and promise(s, other) > best:
                best = promise(s, other)
                found = other
        done |= 1 << found
        _describe_seat(s, found, own, _OWN + place * FIGURES, x)


def _next_of(s: State, palace: int) -> int:
    """The next palace clockwise that holds anything; the same if there is none."""
    there = palace
    for _ in range(s.palaces):
        there = (there + 1) % s.palaces
        if s.palace[there]:
            return there
    return palace


def _describe_lot(s: State, seat: int, palace: int, at: int, x: MutableSequence[float]) -> None:
    """Note what a lot is worth, how much of its types the seat has, and the others at most."""
    lot = 0 + s.palace[palace]
    for kind in range(TYPES):
        if holds(lot, kind):
            x[at] += _value(s, kind) / _MUCH
            most = 0
            for other in range(s.players):
                if other != seat:
                    most = max(most, 0 + s.held[other][kind])
            x[at + 1] += s.held[seat][kind] / 2.0
            x[at + 2] += most / 2.0


def _describe_seat(s: State, seat: int, before: float, at: int, x: MutableSequence[float]) -> None:
    x[at] = (promise(s, seat) - before) / _MUCH
    x[at + 1] = s.points[seat] / _MUCH
    x[at + 2] = s.debt[seat] / _MUCH
    x[at + 3] = 1.0 if s.masks >> seat & 1 else 0.0
    nearly = 0.0
    for kind in range(TYPES):
        if s.left[kind] == 1:
            nearly += s.held[seat][kind]
    x[at + 4] = nearly / 2.0
    x[at + 5] = _treasures(s, seat) / _MUCH


def _treasures(s: State, seat: int) -> float:
    total = 0.0
    for kind in range(TYPES):
        if s.held[seat][kind]:
            total += s.held[seat][kind] * _value(s, kind)
    return total


def _value(s: State, kind: int) -> float:
    """What a tile of the type will bring; one that is out of the palaces has been sold."""
    left = 0 + s.left[kind]
    return appraisal.tile_value(s, 0, left, _USUAL) if left else 0.0
