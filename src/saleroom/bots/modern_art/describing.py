"""What a net looks at when a round of Modern Art begins, and what can be counted by then.

A row from one seat's eyes: how far the game is, whose turn it is, the cards in hands by the kind of
auction, and artist by artist, the most valued first, so that names do not matter. Money is counted
and not looked at: then a price can be moved over. Hands are those of a world, which is dealt.
"""

from collections.abc import MutableSequence

from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.modern_art import components as box
from saleroom.games.modern_art.scoring import column_sum
from saleroom.games.modern_art.state import State

KINDS = 5
FIGURES = 5  # of an artist
# Where the inputs begin.
_ROUND = 0
_TURN = _ROUND + 3
_SIZES = _TURN + MOST_PLAYERS
_OWN_KINDS = _SIZES + 2
_KINDS = _OWN_KINDS + KINDS
_ARTISTS = _KINDS + KINDS
_WORTHS = _ARTISTS + box.ARTISTS * FIGURES
INPUTS = _WORTHS + 3
SEASONS = 3
LAST_STAGE = 3
# So that inputs are about 1.
_MANY = 5.0
_MUCH = 60.0
_HOPE = 10.0  # what an artist without markers still pays, on average


def stage(s: State) -> int:
    """A rollout may stop when a round ends: walls are empty then, and all have been paid.

    Not before the last: to play that is as quick, and surer than a net.
    """
    return min(0 + s.round_number, LAST_STAGE)


def season(s: State) -> int:
    """Number the beginnings of rounds 2 to 4; before that nothing is to be known."""
    return s.round_number - 2


def promise(s: State, seat: int) -> float:
    """Count the seat's money."""
    return 1.0 * s.money[seat]


def describe(s: State, seat: int, x: MutableSequence[float]) -> None:
    """Fill in what the net looks at."""
    for k in range(INPUTS):
        x[k] = 0.0
    x[_ROUND + max(0, season(s))] = 1.0
    x[_TURN + (seat - s.asked + s.players) % s.players] = 1.0
    rivals = s.players - 1.0
    total = 0.0
    for other in range(s.players):
        total += s.hand_size[other]
    x[_SIZES] = s.hand_size[seat] / 10.0
    x[_SIZES + 1] = (total - s.hand_size[seat]) / rivals / 10.0
    _describe_kinds(s, seat, x)
    done = 0
    for place in range(box.ARTISTS):
        artist = _most_valued(s, done)
        done |= 1 << artist
        _describe_artist(s, seat, artist, _ARTISTS + place * FIGURES, x)
    best = 0.0
    mean = 0.0
    for other in range(s.players):
        worth = _worth_of_hand(s, other)
        if other == seat:
            x[_WORTHS] = worth
        else:
            best = max(best, worth)
            mean += worth / rivals
    x[_WORTHS + 1] = best
    x[_WORTHS + 2] = mean


def _describe_kinds(s: State, seat: int, x: MutableSequence[float]) -> None:
    for card in range(box.CARDS):
        holder = 0 + s.place[card]
        if holder == seat:
            x[_OWN_KINDS + box.AUCTION_OF[card]] += 1.0 / _MANY
        elif holder < s.players:
            x[_KINDS + box.AUCTION_OF[card]] += 1.0 / (_MANY * (s.players - 1.0))


def _most_valued(s: State, done: int) -> int:
    """Find the artist with the highest column, then with most cards in hands, not yet done."""
    best = -1
    found = 0
    for artist in range(box.ARTISTS):
        if not done >> artist & 1:
            value = 1000 * column_sum(s, artist)
            for seat in range(s.players):
                value += _held(s, seat, artist)
            if value > best:
                best = value
                found = artist
    return found


def _describe_artist(s: State, seat: int, artist: int, at: int, x: MutableSequence[float]) -> None:
    own = 1.0 * _held(s, seat, artist)
    most = 0.0
    others = 0.0
    for other in range(s.players):
        if other != seat:
            held = 1.0 * _held(s, other, artist)
            others += held
            most = max(most, held)
    x[at] = column_sum(s, artist) / _MUCH
    x[at + 1] = own / _MANY
    x[at + 2] = others / (2.0 * _MANY)
    x[at + 3] = most / _MANY
    x[at + 4] = own / max(1.0, own + others)


def _held(s: State, seat: int, artist: int) -> int:
    held = 0
    for k in range(s.hand_size[seat]):
        held += box.ARTIST_OF[s.hand[seat][k]] == artist
    return held


def _worth_of_hand(s: State, seat: int) -> float:
    worth = 0.0
    for k in range(s.hand_size[seat]):
        worth += (column_sum(s, 0 + box.ARTIST_OF[s.hand[seat][k]]) + _HOPE) / (10.0 * _MUCH)
    return worth
