"""What a game of two promises one of them between two lots: a small net, learnt from games.

It looks at pairs of stones (how many of a kind the seat has, and its rival), at the objects on the
cards turned up and in the stock for each such pair, at purses, and at what the best cards would
bring each of the two. `saleroom learn` finds
the numbers, and the file beside it holds them.
"""

from saleroom.bots.alles_futsch.ruin import somebody_is_poor, winning_margin
from saleroom.bots.alles_futsch.standing import daylight
from saleroom.bots.alles_futsch.using import use
from saleroom.bots.skill import Weights
from saleroom.games.alles_futsch.components import CARDS, KINDS, MOST_OF_A_KIND, OBJECTS
from saleroom.games.alles_futsch.state import STOCK, UP, State

# A stone is at 0 to 5, or the board has none for the kind.
_PLACES = MOST_OF_A_KIND + 2
_PAIRS = _PLACES * _PLACES
# Where inputs begin: pairs of stones; objects turned up for each pair, by who chooses; in the
# stock; purses; what the cards turned up bring, by who chooses.
_UP = _PAIRS
_STOCK = 3 * _PAIRS
_PURSES = 4 * _PAIRS
_CHOOSER = _PURSES + 8
_BEST = _CHOOSER + 2
_FIGURES = 8
INPUTS = _BEST + 2 * _FIGURES
HIDDEN = 16
# The weights of each input, then of the hidden units, and one for all.
NUMBERS = (INPUTS + 2) * HIDDEN + 1
# Purses at which bankruptcy is near, nearer, next.
_NEAR = (100.0, 60.0, 30.0)
# What is worth this much counts as 1.
_MUCH = 50.0


def promise_of(s: State, seat: int, w: Weights, book: Weights, x: list[float]) -> float:
    """How likely the seat is to win, as log odds; the inputs are left in `x`."""
    describe(s, seat, w, x)
    total = 0.0 + book[NUMBERS - 1]
    for unit in range(HIDDEN):
        x[INPUTS + unit] = 0.0 + book[INPUTS * HIDDEN + unit]
    for k in range(INPUTS):
        if x[k] < 0.0 or x[k] > 0.0:
            for unit in range(HIDDEN):
                x[INPUTS + unit] += x[k] * book[k * HIDDEN + unit]
    for unit in range(HIDDEN):
        total += max(0.0, x[INPUTS + unit]) * book[(INPUTS + 1) * HIDDEN + unit]
    return total


def describe(s: State, seat: int, w: Weights, x: list[float]) -> None:
    """Fill in what the net looks at, as the seat sees it."""
    for k in range(INPUTS):
        x[k] = 0.0
    for kind in range(KINDS):
        x[_pair(s, seat, kind)] += 1.0
    _describe_purses(s, seat, x)
    theirs = 0 if s.chooser == seat else 1
    best = _BEST + theirs * _FIGURES
    x[best] = x[best + 1] = x[best + 2] = x[best + 3] = -1.0
    x[best + 4] = -2.0
    x[best + 5] = 2.0
    x[best + 6] = x[best + 7] = -0.5
    day = daylight(s, w)
    for card in range(CARDS):
        if s.place[card] == UP:
            _count_objects(s, seat, card, _UP + theirs * _PAIRS, 1.0, x)
            _describe_card(s, seat, card, day, w, best, x)
        elif s.place[card] == STOCK:
            _count_objects(s, seat, card, _STOCK, 3.0 / s.in_stock, x)


def _pair(s: State, seat: int, kind: int) -> int:
    return _place(s, seat, kind) * _PLACES + _place(s, 1 - seat, kind)


def _place(s: State, seat: int, kind: int) -> int:
    return _PLACES - 1 if s.board[seat] == kind else 0 + s.owned[seat][kind]


def _describe_purses(s: State, seat: int, x: list[float]) -> None:
    for k in range(2):
        money = 1.0 * s.money[seat if k == 0 else 1 - seat]
        x[_PURSES + k] = money / 100.0
        for near in range(len(_NEAR)):
            x[_PURSES + 2 + 2 * near + k] = max(0.0, 1.0 - money / _NEAR[near])
    x[_CHOOSER] = 1.0 if s.chooser == seat else 0.0
    x[_CHOOSER + 1] = s.in_stock * 1.0 / CARDS


def _count_objects(
    s: State, seat: int, card: int, first: int, weight: float, x: list[float]
) -> None:
    for k in range(OBJECTS):
        x[first + _pair(s, seat, 0 + s.shows[card][k])] += weight


def _describe_card(
    s: State, seat: int, card: int, day: float, w: Weights, at: int, x: list[float]
) -> None:
    """Note the best and second best card of each, the largest differences, and who can end it."""
    own, _, _ = use(s, seat, seat, card, day, w)
    his, _, _ = use(s, 1 - seat, 1 - seat, card, day, w)
    _rank(own / _MUCH, at, x)
    _rank(his / _MUCH, at + 2, x)
    x[at + 4] = max(0.0 + x[at + 4], (own - his) / _MUCH)
    x[at + 5] = min(0.0 + x[at + 5], (own - his) / _MUCH)
    if somebody_is_poor(s):
        x[at + 6] = max(0.0 + x[at + 6], winning_margin(s, seat, card) / _MUCH)
        x[at + 7] = max(0.0 + x[at + 7], winning_margin(s, 1 - seat, card) / _MUCH)


def _rank(value: float, at: int, x: list[float]) -> None:
    """Keep the best at `at` and the second best after it."""
    if value > x[at]:
        x[at + 1] = x[at]
        x[at] = value
    else:
        x[at + 1] = max(0.0 + x[at + 1], value)
