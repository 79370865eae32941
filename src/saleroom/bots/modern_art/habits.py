"""What rivals pay, learnt from what all hear: Bayes over a few types and a scale.

A usual buyer pays up to a known share of a lot's worth. A rival's scale is what he pays of that,
his spread how much it varies from lot to lot, his shade which part of what he would pay in the open
he puts into a fist, where it costs him all of it. Every lot that was sold says something about each
who could bid: a sealed sum what he pays, a bid at least how much, silence at most how much.

`heard` is one row of numbers for a whole game, the same for all listeners because all of it is
public: first what was learnt (LEARNT numbers, which judgement finds behind its weights), then the
lot on the easel, then for each seat how likely each scale, spread and shade is.
"""

from collections.abc import MutableSequence

from saleroom.bots.modern_art.odds import row_of
from saleroom.bots.modern_art.values import pays
from saleroom.bots.modern_art.weights import COPIES, WEIGHTS
from saleroom.bots.skill import Weights
from saleroom.core.seats import MOST_PLAYERS, left_of
from saleroom.games.modern_art import components as box
from saleroom.games.modern_art import state
from saleroom.games.modern_art.actions import BID, BUY, PRICE, TAKE_BACK
from saleroom.games.modern_art.selling import SECOND_PRICE, way_of
from saleroom.games.modern_art.state import State, lot_number

# What a usual buyer pays of the worth, by the kind of auction (a double is sold as its second card
# says; last what laboratories know), and of that for a lot of his own.
USUAL = (1.0, 0.93, 0.84, 0.84, 1.0, 1.0)
OWN_LOT = 0.65

# The types: each scale with each spread and each shade. Then how likely they are at first.
SCALES = (0.1, 0.3, 0.45, 0.6, 0.75, 0.9, 1.05, 1.25)
SPREADS = (0.1, 0.3)
SHADES = (0.4, 0.6, 0.8, 1.0, 1.2)
SCALED_BEFORE = (0.03, 0.05, 0.1, 0.15, 0.2, 0.22, 0.17, 0.08)
SHADED_BEFORE = (0.02, 0.04, 0.08, 0.82, 0.04)
SCALE_OF = tuple(scale for scale in SCALES for _ in SPREADS for _ in SHADES)
SPREAD_OF = tuple(spread for _ in SCALES for spread in SPREADS for _ in SHADES)
SHADE_OF = tuple(shade for _ in SCALES for _ in SPREADS for shade in SHADES)
BEFORE = tuple(
    scaled / len(SPREADS) * shaded
    for scaled in SCALED_BEFORE
    for _ in SPREADS
    for shaded in SHADED_BEFORE
)
TYPES = len(BEFORE)

SCALE = 0
SPREAD = MOST_PLAYERS
FIST = 2 * MOST_PLAYERS  # what goes into a seat's fist of what a usual one would put there
FIST_SPREAD = 3 * MOST_PLAYERS
PAID = 4 * MOST_PLAYERS  # by artist: what was last paid for a painting; 0 if none was sold
LEARNT = PAID + box.ARTISTS
BEHIND = len(WEIGHTS)
LOT = LEARNT
WORTH = LOT + 1
KIND = LOT + 2
SELLER = LOT + 3
ASKED = LOT + 4
ARTIST = LOT + 5
CARDS = LOT + 6
BIDS = LOT + 7
PURSES = BIDS + MOST_PLAYERS
CHANCES = PURSES + MOST_PLAYERS
NUMBERS = CHANCES + MOST_PLAYERS * TYPES

ENOUGH = 0.5  # of the weight `listens`
NO_LOT = -1.0
NO_BID = -1.0
LEAST_WORTH = 5.0  # what is bid for less is mostly rounding
LEAST_LIKELY = 0.03  # nobody is so sure of his types that one bid could rule one out
FORGOTTEN = 0.01


def forget(heard: MutableSequence[float]) -> None:
    """Begin a game: nothing was heard."""
    heard[LOT] = NO_LOT
    for artist in range(box.ARTISTS):
        heard[PAID + artist] = 0.0
    for seat in range(MOST_PLAYERS):
        for kind in range(TYPES):
            heard[CHANCES + seat * TYPES + kind] = BEFORE[kind]
        _sum_up(heard, seat)


def listen(s: State, seat: int, action: int, heard: MutableSequence[float], book: Weights) -> None:
    """Note what a seat is about to do; what nobody hears yet is used when the lot is sold."""
    if s.phase < state.CRYING_OUT or s.phase > state.AT_PRICE:
        return
    number = 1.0 * lot_number(s)
    if heard[LOT] != number:
        _new_lot(s, number, heard, book)
    if action >= PRICE:
        heard[ASKED] = 1.0 * (action - PRICE)
    elif action >= BID:
        heard[BIDS + seat] = 1.0 * (action - BID)
    elif action == BUY:
        heard[BIDS + seat] = 0.0 + heard[ASKED]
    elif action == TAKE_BACK and s.phase == state.SEALING:
        heard[BIDS + seat] = NO_BID


def _new_lot(s: State, number: float, heard: MutableSequence[float], book: Weights) -> None:
    artist = 0 + box.ARTIST_OF[s.lot[0]]
    cards = 1 if s.lot[1] == state.NO_CARD else 2
    heard[LOT] = number
    heard[WORTH] = cards * pays(s, row_of(s), artist, book)
    heard[KIND] = 1.0 * way_of(s, s.lot[cards - 1])
    heard[SELLER] = 1.0 * s.seller
    heard[ARTIST] = 1.0 * artist
    heard[CARDS] = 1.0 * cards
    heard[ASKED] = 0.0
    for other in range(s.players):
        heard[BIDS + other] = NO_BID
        heard[PURSES + other] = 1.0 * s.money[other]


def learn(s: State, heard: MutableSequence[float]) -> bool:
    """Learn from the lot that was noted, once it is sold; tell whether it is."""
    if heard[LOT] < 0.0 or (s.lot[0] != state.NO_CARD and heard[LOT] == lot_number(s)):
        return False
    heard[LOT] = NO_LOT
    weigh(heard, 0 + s.players)
    return True


def weigh(heard: MutableSequence[float], players: int) -> None:
    """Learn from the lot that was noted."""
    highest = 0.0
    for seat in range(players):
        highest = max(highest, 0.0 + heard[BIDS + seat])
    if highest > 0.0:
        heard[PAID + int(heard[ARTIST])] = highest / heard[CARDS]
    if heard[WORTH] < LEAST_WORTH:
        return
    kind = int(heard[KIND])
    if kind in (box.SEALED, SECOND_PRICE):
        _weigh_fists(heard, players)
    elif kind == box.FIXED_PRICE:
        _weigh_answers(heard, players)
    elif kind == box.ONCE_AROUND:
        _weigh_chances(heard, players)
    else:
        _weigh_outcry(heard, players, highest)


def _weigh_fists(heard: MutableSequence[float], players: int) -> None:
    """A fist holds what its seat pays; all it has says no more than at least that."""
    for seat in range(players):
        said = 0.0 + heard[BIDS + seat]
        _learn_of(heard, seat, said, said if _could_pay_more(heard, seat, said) else NO_BID)


def _weigh_answers(heard: MutableSequence[float], players: int) -> None:
    """Whoever was asked pays the price or does not; after the buyer nobody was."""
    asked = 0.0 + heard[ASKED]
    if asked < 1.0:
        return
    seller = int(heard[SELLER])
    seat = left_of(seller, players)
    while seat != seller:
        if heard[BIDS + seat] >= 0.0:
            _learn_of(heard, seat, asked, NO_BID)
            return
        if _could_pay_more(heard, seat, asked - 1.0):
            _learn_of(heard, seat, 0.0, asked)
        seat = left_of(seat, players)


def _weigh_chances(heard: MutableSequence[float], players: int) -> None:
    """A bid says at least how much, a pass that one more than the price so far was too much."""
    price = 0.0
    seat = int(heard[SELLER])
    for _ in range(players):
        seat = left_of(seat, players)
        said = 0.0 + heard[BIDS + seat]
        if said >= 0.0:
            price = said
            _learn_of(heard, seat, said, NO_BID)
        elif _could_pay_more(heard, seat, price):
            _learn_of(heard, seat, 0.0, price + 1.0)


def _weigh_outcry(heard: MutableSequence[float], players: int, price: float) -> None:
    """Who has it pays at least the price; everybody else who could have paid more would not."""
    for seat in range(players):
        said = 0.0 + heard[BIDS + seat]
        if said >= price > 0.0:
            _learn_of(heard, seat, said, NO_BID)
        elif _could_pay_more(heard, seat, price):
            _learn_of(heard, seat, max(0.0, said), price + 1.0)
        elif said > 0.0:
            _learn_of(heard, seat, said, NO_BID)


def _could_pay_more(heard: MutableSequence[float], seat: int, price: float) -> bool:
    """Tell whether the seat could have paid more: the silence of a poor one says nothing."""
    return bool(heard[PURSES + seat] > price)


def _learn_of(heard: MutableSequence[float], seat: int, least: float, most: float) -> None:
    """A seat's limit lies between two sums, is exactly that if they are equal, or has no most."""
    usual = heard[WORTH] * USUAL[int(heard[KIND])]
    if seat == int(heard[SELLER]):
        usual = usual * OWN_LOT
    in_fist = heard[KIND] == box.SEALED
    first = CHANCES + seat * TYPES
    total = 0.0
    likely = 0.0
    for kind in range(TYPES):
        if in_fist or kind % len(SHADES) == 0:
            middle = usual * SCALE_OF[kind] * (SHADE_OF[kind] if in_fist else 1.0)
            likely = _likely(least, most, middle, SPREAD_OF[kind], usual)
        heard[first + kind] = heard[first + kind] * max(LEAST_LIKELY, likely)
        total += heard[first + kind]
    for kind in range(TYPES):
        kept = (1.0 - FORGOTTEN) * heard[first + kind] / total
        heard[first + kind] = kept + FORGOTTEN * BEFORE[kind]
    _sum_up(heard, seat)


def _likely(least: float, most: float, middle: float, spread: float, usual: float) -> float:
    """How likely one who pays so much, more or less, is to have a limit between the two."""
    wide = middle * spread
    if least == most:
        return _density((least - middle) / wide) * usual / wide / 4.0
    if most < 0.0:
        return 1.0 - _below((least - middle) / wide)
    return _below((most - middle) / wide) - _below((least - middle) / wide)


def _below(u: float) -> float:
    """About the chance that a normal number is below; with fatter tails, and without roots."""
    v = 1.2 * u + 0.6 * u * u * u
    return 0.5 + 0.5 * v / (1.0 + abs(v))


def _density(u: float) -> float:
    """About as a normal number's, and as fat."""
    return 1.0 / ((1.0 + 0.5 * u * u) * (1.0 + 0.5 * u * u))


def _sum_up(heard: MutableSequence[float], seat: int) -> None:
    """What is expected of a seat, in the open and in its fist, and how far it may be off that."""
    first = CHANCES + seat * TYPES
    mean = 0.0
    fist = 0.0
    wide = 0.0
    fist_wide = 0.0
    for kind in range(TYPES):
        likely = heard[first + kind]
        scale = SCALE_OF[kind]
        shaded = scale * SHADE_OF[kind]
        mean += likely * scale
        fist += likely * shaded
        wide += likely * scale * SPREAD_OF[kind]
        fist_wide += likely * shaded * SPREAD_OF[kind]
    for kind in range(TYPES):
        likely = heard[first + kind]
        wide += likely * abs(SCALE_OF[kind] - mean)
        fist_wide += likely * abs(SCALE_OF[kind] * SHADE_OF[kind] - fist)
    heard[SCALE + seat] = mean
    heard[SPREAD + seat] = wide
    heard[FIST + seat] = fist
    heard[FIST_SPREAD + seat] = fist_wide


def copied(limit: float, artist: int, cards: int, w: Weights) -> float:
    """A limit as far as one copies what was last paid for the artist."""
    paid = w[BEHIND + PAID + artist]
    if paid <= 0.0:
        return limit
    return (1.0 - w[COPIES]) * limit + w[COPIES] * cards * paid


def expected(worth: float, kind: int, seat: int, seller: int, w: Weights) -> float:
    """What a seat is expected to pay for a lot."""
    own = OWN_LOT if seat == seller else 1.0
    scale = w[BEHIND + (FIST if kind == box.SEALED else SCALE) + seat]
    return worth * USUAL[kind] * own * scale


def doubt(kind: int, seat: int, w: Weights) -> float:
    """How far off that may be, as a part of it."""
    if kind == box.SEALED:
        return w[BEHIND + FIST_SPREAD + seat] / w[BEHIND + FIST + seat]
    return w[BEHIND + SPREAD + seat] / w[BEHIND + SCALE + seat]
