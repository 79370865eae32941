"""What to offer, whether to add a second card, what to ask: the decisions that are no bids.

What is liked is in points: what a decision brings the seat, less what it brings the others.
"""

from collections.abc import MutableSequence

from saleroom.bots.modern_art import weights
from saleroom.bots.modern_art.habits import ENOUGH, doubt, expected
from saleroom.bots.modern_art.odds import PLACES, POWERS, row_of
from saleroom.bots.modern_art.values import counts, pays, rounds_to_come, swing, wins_with
from saleroom.bots.mood import mood
from saleroom.bots.skill import MOST_OPTIONS, Weights
from saleroom.core.chance import Numbers
from saleroom.games.modern_art import components as box
from saleroom.games.modern_art import state
from saleroom.games.modern_art.actions import ADD, OFFER, PASS, PRICE, TURN_UP
from saleroom.games.modern_art.selling import SECOND_PRICE, way_of
from saleroom.games.modern_art.state import State

AVERAGE = 30.0  # what a painting pays, more or less, over a whole game
USUAL_PLAYERS = 4
NOTHING = -1.0e9
BEYOND = -1.0  # this margin is more than a rival is likely to pay
CERTAIN = 300.0  # points: more than anything that is hoped for
# Where each artist's cards begin, and where they end.
FIRST_OF = tuple(sum(map(sum, box.SPLIT[:artist])) for artist in range(box.ARTISTS + 1))


def cards_in_lot(s: State) -> int:
    """One, or two of a double."""
    return 1 if s.lot[1] == state.NO_CARD else 2


def choose(s: State, seat: int, w: Weights, book: Weights, numbers: Numbers) -> int:
    """Offer, add or not, name a price, turn up a mystery card or not."""
    if s.phase == state.OFFERING:
        return _offer(s, seat, w, book, numbers)
    if s.phase == state.ADDING:
        return _add(s, seat, w, book)
    if s.phase == state.PRICING:
        return PRICE + asking(s, seat, w, book)
    return TURN_UP if _likes_mystery(s, seat, w, book) > 0.0 else PASS


def asking(s: State, seat: int, w: Weights, book: Weights) -> int:
    """The fixed price: a share of the value, as much as it could pay itself. (MA-27)

    One that listens asks what the keenest rival is expected to pay. For less than it would pay
    itself it does not sell: it asks what nobody will take, so as to have the lot for that.
    """
    lot = cards_in_lot(s) * pays(s, row_of(s), 0 + box.ARTIST_OF[s.lot[0]], book)
    price = int(lot * (w[weights.ASK_SHARE] + w[weights.CROWD] * (s.players - USUAL_PLAYERS)))
    if w[weights.LISTENS] >= ENOUGH:
        price = int(_keenest(s, seat, lot, w[weights.ASK_MARGIN], w))
        own = int(lot * w[weights.TAKE_SHARE] * w[weights.OWN_LOT])
        if price < own:
            price = min(own, 1 + int(_keenest(s, seat, lot, BEYOND, w)))
    money = 0 + s.money[seat]
    return max(min(1, money), min(price, money))


def _keenest(s: State, seat: int, lot: float, margin: float, w: Weights) -> float:
    """What the keenest rival will take the lot at, with a margin of so many doubts."""
    best = 0.0
    for other in range(s.players):
        if other != seat:
            pays_up_to = expected(lot, box.FIXED_PRICE, other, seat, w)
            pays_up_to = pays_up_to * (1.0 - margin * doubt(box.FIXED_PRICE, other, w))
            best = max(best, min(pays_up_to, 1.0 * s.money[other]))
    return best


def _offer(s: State, seat: int, w: Weights, book: Weights, numbers: Numbers) -> int:
    """The card it likes best; artist by artist, for what is common to an artist's cards is slow."""
    best = 0 + s.hand[seat][0]
    liked = NOTHING
    for artist in range(box.ARTISTS):
        held = _held(s, seat, artist)
        if held == 0:
            continue
        pushed = swing(s, seat, artist, 1, w[weights.GREED] / (s.players - 1), book)
        price = _sale(s, artist, 1, book)
        seen = 0
        # By number: the order in which a hand is kept is not part of the view.
        for card in range(FIRST_OF[artist], FIRST_OF[artist + 1]):
            kind = way_of(s, card)
            if s.place[card] == seat and not seen >> kind & 1:
                seen |= 1 << kind
                liking = _liking(s, seat, card, pushed, price, w, book)
                liking += w[weights.NOISE] * AVERAGE * mood(numbers)
                if liking > liked:
                    liked = liking
                    best = card
    return OFFER + best


def _held(s: State, seat: int, artist: int) -> int:
    """How many cards of the artist the seat holds."""
    held = 0
    for k in range(s.hand_size[seat]):
        held += box.ARTIST_OF[s.hand[seat][k]] == artist
    return held


def _sale(s: State, artist: int, cards: int, book: Weights) -> float:
    """What a painting offered now will be thought to be worth."""
    if s.offered[artist] + cards >= box.LAST_OFFER:
        return 0.0
    return pays(s, row_of(s) + PLACES * POWERS[artist] * cards, artist, book)


def _liking(
    s: State, seat: int, card: int, pushed: float, price: float, w: Weights, book: Weights
) -> float:
    """What offering this card brings: on the walls, in money, less what the card could do later."""
    artist = 0 + box.ARTIST_OF[card]
    kind = way_of(s, card)
    kept = w[weights.KEEP] * rounds_to_come(s)
    if s.offered[artist] + 1 >= box.LAST_OFFER or s.in_hands == 1:
        return pushed - kept + _ending(s, seat, artist, w)
    if kind != box.DOUBLE:
        return pushed + _gain(s, kind, price, w) - kept
    if _partner(s, seat, artist) < 0:
        return pushed + w[weights.ALONE] * price - kept
    second = way_of(s, _partner(s, seat, artist))
    both = swing(s, seat, artist, 2, w[weights.GREED] / (s.players - 1), book)
    return both + 2.0 * _gain(s, second, _sale(s, artist, 2, book), w) - 2.0 * kept


def _ending(s: State, seat: int, artist: int, w: Weights) -> float:
    """A fifth card that ends the game is certain: nothing is better if one wins, or worse if not.

    All lies open: purses can be counted, walls and markers are seen. (MA-39)
    """
    ends = s.round_number == box.ROUNDS and s.offered[artist] + 1 >= box.LAST_OFFER
    if not ends or not counts(w):
        return 0.0
    return CERTAIN if wins_with(s, seat, artist) else -CERTAIN


def _gain(s: State, kind: int, price: float, w: Weights) -> float:
    """What a seller gets, less what he leaves the buyer."""
    if kind in (box.OUTCRY, SECOND_PRICE):
        share = w[weights.OPEN_SHARE]
    elif kind == box.ONCE_AROUND:
        share = w[weights.AROUND_SHARE]
    elif kind == box.FIXED_PRICE:
        share = w[weights.ASK_SHARE]
    else:
        share = w[weights.SEALED_SHARE]
    return price * (share - w[weights.GREED] / (s.players - 1) * (1.0 - share))


def _partner(s: State, seat: int, artist: int) -> int:
    """The card it would add to a double of the artist; -1 if it has none. (MA-30)"""
    for card in range(FIRST_OF[artist], FIRST_OF[artist + 1]):
        if s.place[card] == seat and way_of(s, card) != box.DOUBLE:
            return card
    return -1


def _add(s: State, seat: int, w: Weights, book: Weights) -> int:
    """Add a second card if that brings enough."""
    best = PASS
    liked = 0.0
    artist = box.ARTIST_OF[s.lot[0]]
    for card in range(FIRST_OF[artist], FIRST_OF[artist + 1]):
        if s.place[card] == seat and way_of(s, card) != box.DOUBLE:
            liking = _likes_to_add(s, seat, card, w, book)
            if liking > liked:
                liked = liking
                best = ADD + card
    return best


def _likes_to_add(s: State, seat: int, card: int, w: Weights, book: Weights) -> float:
    artist = 0 + box.ARTIST_OF[card]
    greed = w[weights.GREED] / (s.players - 1)
    pushed = swing(s, seat, artist, 1, greed, book)
    if s.offered[artist] + 1 >= box.LAST_OFFER or s.in_hands == 1:
        return pushed - w[weights.KEEP] * rounds_to_come(s) + _ending(s, seat, artist, w)
    share = 1.0
    if seat != s.opener and not s.new_seller_takes_all:
        share = 0.5
    lot = 2.0 * _gain(s, way_of(s, card), _sale(s, artist, 1, book), w)
    if seat == s.opener:
        # If nobody adds it has the first card for nothing. (MA-32)
        lot -= w[weights.ALONE] * _sale(s, artist, 0, book)
    return pushed + share * lot - w[weights.KEEP] * rounds_to_come(s) - w[weights.ADD_FROM]


def _likes_mystery(s: State, seat: int, w: Weights, book: Weights) -> float:
    """What a card turned up from the mystery hand does to the walls, on average. (MA-51)"""
    greed = w[weights.GREED] / (s.players - 1)
    total = 0.0
    for artist in range(box.ARTISTS):
        total += swing(s, seat, artist, 1, greed, book)
    return total


def list_options(
    s: State, seat: int, options: MutableSequence[int], w: Weights, book: Weights
) -> int:
    """Fill in one card of each artist and kind, or the few other things there are to do."""
    count = 0
    if s.phase == state.OFFERING:
        for card in range(box.CARDS):
            if count < MOST_OPTIONS and s.place[card] == seat and not _has_alike(s, seat, card):
                options[count] = OFFER + card
                count += 1
    elif s.phase == state.PRICING:
        options[0] = PRICE + asking(s, seat, w, book)
        count = 1
    else:
        options[0] = PASS
        count = 1
        if s.phase == state.AT_MYSTERY:
            options[1] = TURN_UP
            count = 2
        else:
            artist = box.ARTIST_OF[s.lot[0]]
            for card in range(FIRST_OF[artist], FIRST_OF[artist + 1]):
                fits = s.place[card] == seat and way_of(s, card) != box.DOUBLE
                if fits and not _has_alike(s, seat, card):
                    options[count] = ADD + card
                    count += 1
    _sort(s, seat, options, count, w, book)
    return count


def _has_alike(s: State, seat: int, card: int) -> bool:
    """Tell whether the seat holds a lower card of the same artist and kind: those lie together."""
    other = card - 1
    while other >= 0 and (
        box.ARTIST_OF[other] == box.ARTIST_OF[card] and way_of(s, other) == way_of(s, card)
    ):
        if s.place[other] == seat:
            return True
        other -= 1
    return False


def _sort(
    s: State, seat: int, options: MutableSequence[int], count: int, w: Weights, book: Weights
) -> None:
    """The most liked first; few enough to sort by hand."""
    for k in range(1, count):
        j = k
        while j > 0 and (
            appeal(s, seat, options[j], w, book) > appeal(s, seat, options[j - 1], w, book)
        ):
            swapped = options[j]
            options[j] = options[j - 1]
            options[j - 1] = swapped
            j -= 1


def appeal(s: State, seat: int, action: int, w: Weights, book: Weights) -> float:
    """How much it likes an option."""
    if action == PASS:
        return 0.0
    if action == TURN_UP:
        return _likes_mystery(s, seat, w, book)
    if action >= PRICE:
        return 1.0 * (action - PRICE)
    if action >= ADD:
        return _likes_to_add(s, seat, action - ADD, w, book)
    card = action - OFFER
    artist = 0 + box.ARTIST_OF[card]
    pushed = swing(s, seat, artist, 1, w[weights.GREED] / (s.players - 1), book)
    return _liking(s, seat, card, pushed, _sale(s, artist, 1, book), w, book)
