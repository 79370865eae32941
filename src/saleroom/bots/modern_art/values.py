"""What a painting will pay at the end of the round, as far as one can tell. Judgement only.

Nothing hidden is read but the hand of the seat that judges.
"""

from saleroom.bots.modern_art.odds import PLACES, POWERS, row_of
from saleroom.bots.modern_art.weights import NAIVE, OWN_CARDS
from saleroom.bots.skill import Weights
from saleroom.games.modern_art import components as box
from saleroom.games.modern_art.scoring import column_sum, marker
from saleroom.games.modern_art.state import State

# A beginner's hope for an artist of whom little is seen: a middling marker, three times in five.
HOPED_MARKER = 20.0
HOPED_RANKING = 0.6
# One artist in five: what a hand holds of one on average.
EVEN_SHARE = 0.2
BEGINS = 0.5  # who values as far as this as a beginner does, does not count


def pays(s: State, row: int, artist: int, book: Weights) -> float:
    """What a painting of the artist pays on average, for the counts of this row of the book."""
    value = 0.0
    column = column_sum(s, artist)
    for rank in range(box.RANKED):
        value += book[row + artist * box.RANKED + rank] * (column + marker(s, rank))
    return value


def pays_with(column: int, row: int, artist: int, book: Weights) -> float:
    """The same, for what the artist's column holds, with the markers of the box."""
    value = 0.0
    for rank in range(box.RANKED):
        value += book[row + artist * box.RANKED + rank] * (column + box.MARKERS[rank])
    return value


def pays_now(s: State, artist: int) -> float:
    """What it would pay if the round ended as it stands."""
    count = s.offered[artist]
    if count == 0:
        return 0.0
    rank = 0
    for other in range(box.ARTISTS):
        if s.offered[other] > count or (s.offered[other] == count and other < artist):
            rank += 1
    if rank >= box.RANKED:
        return 0.0
    return 1.0 * (column_sum(s, artist) + marker(s, rank))


def hoped(s: State, artist: int) -> float:
    """What a beginner expects: what it would pay now, the surer the further the round is."""
    most = 0
    for other in range(box.ARTISTS):
        most = max(most, s.offered[other])
    sureness = most / box.LAST_OFFER
    hope = (column_sum(s, artist) + HOPED_MARKER) * HOPED_RANKING
    return sureness * pays_now(s, artist) + (1.0 - sureness) * hope


def value(s: State, seat: int, artist: int, w: Weights, book: Weights) -> float:
    """What the seat expects of a painting; cards in its hand let it push the artist."""
    expected = pays(s, row_of(s), artist, book)
    if w[NAIVE] > 0.0:
        expected = w[NAIVE] * hoped(s, artist) + (1.0 - w[NAIVE]) * expected
    return expected * (1.0 + w[OWN_CARDS] * _surplus(s, seat, artist))


def _surplus(s: State, seat: int, artist: int) -> float:
    """How many more cards of the artist than usual the seat holds."""
    own = 0.0
    for k in range(s.hand_size[seat]):
        if box.ARTIST_OF[s.hand[seat][k]] == artist:
            own += 1.0
    return own - EVEN_SHARE * s.hand_size[seat]


def swing(s: State, seat: int, artist: int, cards: int, greed: float, book: Weights) -> float:
    """What so many more cards of the artist bring the seat's wall, less what they bring others'.

    `greed` is what a point of all others together counts against one of its own.
    """
    before = row_of(s)
    ends = s.offered[artist] + cards >= box.LAST_OFFER
    after = before + PLACES * POWERS[artist] * cards
    total = 0.0
    for other in range(box.ARTISTS):
        mine = 1.0 * s.wall[seat][other]
        all_of_them = 0.0
        for k in range(s.players):
            all_of_them += s.wall[k][other]
        share = mine - greed * (all_of_them - mine)
        if share != 0.0:
            then = pays_at_end(s, other, artist, cards) if ends else pays(s, after, other, book)
            total += share * (then - pays(s, before, other, book))
    return total


def pays_at_end(s: State, artist: int, pushed: int, cards: int) -> float:
    """What a painting pays if the round ends with so many more cards of the pushed artist."""
    count = s.offered[artist] + (cards if artist == pushed else 0)
    if count == 0:
        return 0.0
    rank = 0
    for other in range(box.ARTISTS):
        others = s.offered[other] + (cards if other == pushed else 0)
        if others > count or (others == count and other < artist):
            rank += 1
    if rank >= box.RANKED:
        return 0.0
    return 1.0 * (column_sum(s, artist) + marker(s, rank))


def most_paid(s: State, artist: int) -> float:
    """The most a painting of the artist can pay this round."""
    return 1.0 * (column_sum(s, artist) + marker(s, 0))


def counts(w: Weights) -> bool:
    """Tell whether one counts what is certain; beginners go by what they hope."""
    return bool(w[NAIVE] < BEGINS)


def wins_with(s: State, seat: int, artist: int) -> bool:
    """Tell whether nobody has more than the seat if a card of the artist ends the game now."""
    most = 0.0
    for other in range(s.players):
        most = max(most, _has_at_end(s, other, artist))
    return _has_at_end(s, seat, artist) >= most


def _has_at_end(s: State, seat: int, pushed: int) -> float:
    """What a seat has when a fifth card has ended the game and all are paid."""
    money = 1.0 * s.money[seat]
    for artist in range(box.ARTISTS):
        if s.wall[seat][artist] > 0:
            money += s.wall[seat][artist] * pays_at_end(s, artist, pushed, 1)
    return money


def rounds_to_come(s: State) -> float:
    """How many rounds follow this one."""
    return 1.0 * (box.ROUNDS - s.round_number)
