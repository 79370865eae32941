"""What a game of three to five promises everybody between two lots: what a small net looks at.

A row for each seat, from its own eyes, in which the others have no names: stones, objects on the
cards turned up and in the stock by how far the own stone of the kind is, who would sell such a kind
and who can be sold it, purses, and what the best cards would bring. Money is counted besides, and
counts more the nearer a bankruptcy is. `saleroom learn` finds the numbers, and the file of nets
beside this module holds them.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.alles_futsch.ruin import somebody_is_poor, winning_margin
from saleroom.bots.alles_futsch.standing import daylight, sells
from saleroom.bots.alles_futsch.using import use
from saleroom.bots.learnt import LAYERS
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.alles_futsch.collecting import can_buy
from saleroom.games.alles_futsch.components import (
    CARDS,
    KEPT,
    KINDS,
    MOST_OF_A_KIND,
    OBJECTS,
    TURNED_UP,
)
from saleroom.games.alles_futsch.state import STOCK, UP, State

Floats = NDArray[np.float64]

# A stone is at 0 to 5, or the board has none for the kind.
_PLACES = MOST_OF_A_KIND + 2
# Where inputs begin; all before the purses are by the place of the own stone.
_STONES = 0
_UP = _STONES + _PLACES
_STOCK = _UP + _PLACES
_SELLERS = _STOCK + _PLACES
_BUYERS = _SELLERS + _PLACES
_EAGER = _BUYERS + _PLACES
_UP_SELLERS = _EAGER + _PLACES
_UP_BUYERS = _UP_SELLERS + _PLACES
_PURSES = _UP_BUYERS + _PLACES
_CHOOSER = _PURSES + 16
_BEST = _CHOOSER + 3
_FIGURES = 8
INPUTS = _BEST + 2 * _FIGURES
SEASONS = 1
# Purses at which bankruptcy is near, nearer, next.
_NEAR = (100.0, 60.0, 30.0)
# What is worth this much, and so many objects, count as 1.
_MUCH = 50.0
_MANY = 3.0
_FAR = 100.0
# No card ends the game.
_NO_END = -0.5


class Glance(NamedTuple):
    """What is looked at once for all seats, and room for the inputs of one.

    By seat and card turned up: what it would bring, and by how much it could end the game; objects
    by kind on those cards, and in the stock as three of its cards show; the inputs.
    """

    brings: Floats
    ends: Floats
    up: Floats
    stock: Floats
    x: Floats


def new_glance() -> Glance:
    """Make room. Compiled."""
    return Glance(
        np.zeros((MOST_PLAYERS, TURNED_UP)),
        np.zeros((MOST_PLAYERS, TURNED_UP)),
        np.zeros(KINDS),
        np.zeros(KINDS),
        np.zeros(INPUTS + LAYERS[0] + LAYERS[1]),
    )


def look(s: State, rows: Any, glance: Glance) -> int:
    """Look at the cards and the stock; return how many cards lie open."""
    for kind in range(KINDS):
        glance.up[kind] = 0.0
        glance.stock[kind] = 0.0
    poor = somebody_is_poor(s)
    count = 0
    for card in range(CARDS):
        if s.place[card] == STOCK:
            for k in range(OBJECTS):
                glance.stock[0 + s.shows[card][k]] += 3.0 / max(1, 0 + s.in_stock)
        elif s.place[card] == UP:
            for k in range(OBJECTS):
                glance.up[0 + s.shows[card][k]] += 1.0
            if count < TURNED_UP:
                _look_at(s, card, count, poor, rows, glance)
                count += 1
    return count


def _look_at(s: State, card: int, place: int, poor: bool, rows: Any, glance: Glance) -> None:  # noqa: FBT001  # compiled
    for seat in range(0 + s.players):
        w = rows[seat]
        own, _, _ = use(s, seat, seat, card, daylight(s, w), w)
        glance.brings[seat][place] = own / _MUCH
        glance.ends[seat][place] = _NO_END
        if poor:
            glance.ends[seat][place] = max(_NO_END, winning_margin(s, seat, card) / _MUCH)


def describe_seat(s: State, seat: int, cards: int, glance: Glance) -> None:
    """Fill in what the net looks at, as the seat sees it."""
    x = glance.x
    for k in range(INPUTS):
        x[k] = 0.0
    for kind in range(KINDS):
        _describe_kind(s, seat, kind, glance)
    _describe_purses(s, seat, x)
    best = _BEST + (0 if s.chooser == seat else _FIGURES)
    x[best] = x[best + 1] = x[best + 2] = x[best + 3] = -1.0
    x[best + 4] = -2.0
    x[best + 5] = 2.0
    x[best + 6] = x[best + 7] = _NO_END
    for k in range(cards):
        _describe_card(s, seat, k, glance, best)


def _describe_kind(s: State, seat: int, kind: int, glance: Glance) -> None:
    x = glance.x
    place = _PLACES - 1 if s.board[seat] == kind else 0 + s.owned[seat][kind]
    sellers = 0.0
    buyers = 0.0
    for other in range(0 + s.players):
        if other != seat:
            sellers += sells(s, other, kind)
            if can_buy(s, other, kind):
                buyers += 1.0
                x[_EAGER + place] += 1.0 if s.owned[other][kind] == KEPT else 0.0
    x[_STONES + place] += 1.0
    x[_UP + place] += glance.up[kind] / _MANY
    x[_STOCK + place] += glance.stock[kind]
    x[_SELLERS + place] += sellers
    x[_BUYERS + place] += buyers
    x[_UP_SELLERS + place] += sellers * glance.up[kind] / _MANY
    x[_UP_BUYERS + place] += buyers * glance.up[kind] / _MANY


def _describe_card(s: State, seat: int, card: int, glance: Glance, best: int) -> None:
    """Note the best and second best card of both sides, and how far apart they are on any."""
    x = glance.x
    own = 0.0 + glance.brings[seat][card]
    theirs = -1.0
    end = _NO_END
    for other in range(0 + s.players):
        if other != seat:
            theirs = max(theirs, 0.0 + glance.brings[other][card])
            end = max(end, 0.0 + glance.ends[other][card])
    _rank(own, best, x)
    _rank(theirs, best + 2, x)
    x[best + 4] = max(0.0 + x[best + 4], own - theirs)
    x[best + 5] = min(0.0 + x[best + 5], own - theirs)
    x[best + 6] = max(0.0 + x[best + 6], 0.0 + glance.ends[seat][card])
    x[best + 7] = max(0.0 + x[best + 7], end)


def _describe_purses(s: State, seat: int, x: Floats) -> None:
    own = 1.0 * s.money[seat]
    richest = 0.0
    second = 0.0
    poorest = 10000.0
    mean = 0.0
    for other in range(0 + s.players):
        if other != seat:
            money = 1.0 * s.money[other]
            mean += money / (s.players - 1.0)
            poorest = min(poorest, money)
            second = max(second, min(money, richest))
            richest = max(richest, money)
    least = min(own, poorest)
    apart = max(-_FAR, min(_FAR, own - richest))
    scale = 3.0 * (10.0 + least / 4.0)
    x[_PURSES] = own / _FAR
    x[_PURSES + 1] = richest / _FAR
    x[_PURSES + 2] = second / _FAR
    x[_PURSES + 3] = poorest / _FAR
    x[_PURSES + 4] = mean / _FAR
    for near in range(len(_NEAR)):
        x[_PURSES + 5 + near] = max(0.0, 1.0 - own / _NEAR[near])
        x[_PURSES + 8 + near] = max(0.0, 1.0 - poorest / _NEAR[near])
    x[_PURSES + 11] = apart / _MUCH
    x[_PURSES + 12] = 1.0 if apart > 0.0 else 0.0
    x[_PURSES + 13] = apart / scale
    x[_PURSES + 14] = (own - mean) / scale
    x[_PURSES + 15] = 1.0 if own < poorest else 0.0
    x[_CHOOSER] = 1.0 if s.chooser == seat else 0.0
    x[_CHOOSER + 1] = s.in_stock * 1.0 / CARDS
    x[_CHOOSER + 2] = least / _FAR


def _rank(value: float, at: int, x: Floats) -> None:
    """Keep the best at `at` and the second best after it."""
    if value > x[at]:
        x[at + 1] = x[at]
        x[at] = value
    else:
        x[at + 1] = max(0.0 + x[at + 1], value)


def counted(s: State, seat: int) -> float:
    """What can be counted: money, which decides more the nearer somebody is to bankruptcy."""
    poorest = 0 + s.money[0]
    for other in range(1, 0 + s.players):
        poorest = min(poorest, 0 + s.money[other])
    return 20.0 * s.money[seat] / (10.0 + poorest / 4.0)
