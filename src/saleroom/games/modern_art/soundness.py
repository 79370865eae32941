"""Is this a state the rules can play on? Asked of numbers that came from outside.

Compiled rules do not check bounds, so a state read from bytes must be known to be sound first.
"""

from saleroom.auctions import outcry, sealed
from saleroom.core.seats import CHANCE, MOST_PLAYERS, NOBODY, everybody
from saleroom.games.modern_art import components as box
from saleroom.games.modern_art.components import ARTIST_OF, ARTISTS, AUCTION_OF, CARDS
from saleroom.games.modern_art.events import NO_CARDS
from saleroom.games.modern_art.state import (
    ADDING,
    AT_MYSTERY,
    AT_PRICE,
    CRYING_OUT,
    EASEL,
    GOING_AROUND,
    GONE,
    NAMING_SELLER,
    NO_CARD,
    OFFERING,
    OVER,
    PRICING,
    SEALING,
    SHUFFLING,
    STOCK,
    UNSOLD,
    WALL,
    State,
)

FEWEST_PLAYERS = 3
# Four paintings each at 30, 20 and 10; in round r the columns hold at most r times as much.
MOST_PAID_IN_ROUND_ONE = 240


def is_sound(s: State) -> bool:
    """Tell whether every number is one that could be there."""
    return (
        _has_sound_table(s)
        and _has_sound_cards(s)
        and _has_sound_hands(s)
        and _has_sound_board(s)
        and _has_sound_lot(s)
    )


def _has_sound_table(s: State) -> bool:
    return (
        FEWEST_PLAYERS <= s.players <= MOST_PLAYERS
        and 0 <= s.edition <= 1
        and 0 <= s.new_seller_takes_all <= 1
        and 0 <= s.mystery_hand <= (1 if s.players == box.MYSTERY_PLAYERS else 0)
        and 0 <= s.open_money <= 1
        and NAMING_SELLER <= s.phase <= OVER
        and NOBODY <= s.first_seller < s.players
        and (s.first_seller == NOBODY) == (s.phase == NAMING_SELLER)
        and _has_sound_progress(s)
    )


def _has_sound_progress(s: State) -> bool:
    hands = s.players + s.mystery_hand
    dealt = 0
    if not 0 <= s.round_number <= box.ROUNDS:
        return False
    for k in range(s.round_number):
        dealt += box.DEALS[hands][k] * hands
    if s.dealt != dealt or (s.ended_by and s.phase != OVER):
        return False
    if s.phase == NAMING_SELLER:
        return s.drawn == 0 and s.round_number == 0 and s.asked == CHANCE
    if s.phase == SHUFFLING:
        return 0 <= s.drawn < CARDS and s.round_number == 0 and s.asked == CHANCE
    if s.drawn != CARDS or s.round_number == 0:
        return False
    if s.phase == OVER:
        return s.asked == NOBODY and s.round_number == box.ROUNDS and 0 <= s.ended_by <= NO_CARDS
    return 0 <= s.asked < s.players


def _has_sound_cards(s: State) -> bool:
    """The deck is every card once, and undealt cards know their place in it."""
    for card in range(CARDS):
        if not 0 <= s.deck[card] < CARDS:
            return False
    for k in range(CARDS):
        for j in range(k):
            if s.deck[j] == s.deck[k]:
                return False
        place = s.place[s.deck[k]]
        if k >= s.dealt and place != STOCK + k:
            return False
        if k < s.dealt and not _is_place_of_dealt(s, place):
            return False
    return True


def _is_place_of_dealt(s: State, place: int) -> bool:
    return (
        0 <= place < s.players + s.mystery_hand
        or WALL <= place < WALL + s.players
        or EASEL <= place <= GONE
    )


def _has_sound_hands(s: State) -> bool:
    in_hands = 0
    for hand in range(MOST_PLAYERS):
        size = s.hand_size[hand]
        # No hand holds more than it was dealt, so the deals to come will fit too.
        if not 0 <= size <= s.dealt // (s.players + s.mystery_hand):
            return False
        if hand < s.players:
            in_hands += size
        elif hand >= s.players + s.mystery_hand and size:
            return False
        if not _has_sound_hand(s, hand):
            return False
    return in_hands == s.in_hands and _has_cards_to_go_on(s)


def _has_cards_to_go_on(s: State) -> bool:
    """In a round somebody holds a card, or the search for the next seller would never end."""
    if s.phase in (NAMING_SELLER, SHUFFLING, OVER):
        return True
    if s.phase == OFFERING:
        return s.hand_size[s.asked] > 0
    if s.phase == AT_MYSTERY:
        return s.in_hands > 0 and s.mystery_hand == 1 and s.hand_size[s.players] > 0
    return s.in_hands > 0


def _has_sound_hand(s: State, hand: int) -> bool:
    """The hand is exactly the cards whose place it is."""
    size = s.hand_size[hand]
    for k in range(size):
        card = s.hand[hand][k]
        if not 0 <= card < CARDS or s.place[card] != hand:
            return False
        for j in range(k):
            if s.hand[hand][j] == card:
                return False
    for k in range(size, box.LARGEST_HAND):
        if s.hand[hand][k] != 0:
            return False
    placed = 0
    for card in range(CARDS):
        placed += s.place[card] == hand
    return placed == size


def _has_sound_board(s: State) -> bool:
    if not _has_sound_money(s):
        return False
    for artist in range(ARTISTS):
        if s.offered[artist] != _count_offered(s, artist) or s.offered[artist] >= box.LAST_OFFER:
            return False
        for seat in range(MOST_PLAYERS):
            if s.wall[seat][artist] != _count_hung(s, seat, artist):
                return False
    return _has_sound_markers(s)


def most_money(s: State) -> int:
    """Everybody's start and all that the bank can have paid: four of each ranked artist."""
    rounds = s.round_number if s.phase == OVER else max(s.round_number - 1, 0)
    return box.STARTING_MONEY * s.players + MOST_PAID_IN_ROUND_ONE * rounds * (rounds + 1) // 2


def _has_sound_money(s: State) -> bool:
    total = 0
    for seat in range(MOST_PLAYERS):
        if s.money[seat] < 0:
            return False
        total += s.money[seat]
    return total <= most_money(s)


def _count_offered(s: State, artist: int) -> int:
    count = 0
    for card in range(CARDS):
        count += ARTIST_OF[card] == artist and WALL <= s.place[card] <= UNSOLD
    return count


def _count_hung(s: State, seat: int, artist: int) -> int:
    count = 0
    for card in range(CARDS):
        count += ARTIST_OF[card] == artist and s.place[card] == WALL + seat
    return count


def _has_sound_markers(s: State) -> bool:
    """Rounds played have at most one marker of each value; later rounds have none."""
    for row in range(box.ROUNDS):
        seen = 0
        for artist in range(ARTISTS):
            marker = s.markers[row][artist]
            if marker == 0:
                continue
            if marker not in (10, 20, 30) or seen >> marker & 1:
                return False
            if row + 1 > s.round_number or (row + 1 == s.round_number and s.phase != OVER):
                return False
            seen |= 1 << marker
    return True


def _has_sound_lot(s: State) -> bool:
    on_easel = 0
    for card in range(CARDS):
        on_easel += s.place[card] == EASEL
    selling = ADDING <= s.phase <= AT_PRICE
    if not selling:
        return (
            on_easel == 0
            and _has_sound_fists(s)
            and s.lot[0] == NO_CARD
            and s.lot[1] == NO_CARD
            and s.seller == s.opener == s.leader == NOBODY
            and s.price == s.silent == s.fists == 0
        )
    if not (0 <= s.lot[0] < CARDS and NO_CARD <= s.lot[1] < CARDS and s.lot[0] != s.lot[1]):
        return False
    if not (0 <= s.seller < s.players and 0 <= s.opener < s.players):
        return False
    if on_easel != (1 if s.lot[1] == NO_CARD else 2) or s.place[s.lot[0]] != EASEL:
        return False
    return _has_sound_cards_on_easel(s) and _has_sound_bids(s)


def _has_sound_cards_on_easel(s: State) -> bool:
    """One card with the auction's kind, or a double and a second of the same artist."""
    if s.lot[1] == NO_CARD:
        kind = AUCTION_OF[s.lot[0]]
        if s.seller != s.opener:
            return False
    else:
        kind = AUCTION_OF[s.lot[1]]
        if (
            s.place[s.lot[1]] != EASEL
            or AUCTION_OF[s.lot[0]] != box.DOUBLE
            or ARTIST_OF[s.lot[0]] != ARTIST_OF[s.lot[1]]
        ):
            return False
    if kind == box.DOUBLE:
        return s.phase == ADDING and s.lot[1] == NO_CARD
    if kind == box.OPEN:
        return s.phase == CRYING_OUT
    if kind == box.ONCE_AROUND:
        return s.phase == GOING_AROUND
    if kind == box.SEALED:
        return s.phase == SEALING
    return s.phase in (PRICING, AT_PRICE)


def _has_sound_bids(s: State) -> bool:
    if not (NOBODY <= s.leader < s.players and s.price >= 0):
        return False
    if not (0 <= s.silent <= everybody(s.players) and 0 <= s.fists <= everybody(s.players)):
        return False
    if not _has_sound_fists(s):
        return False
    if s.phase == CRYING_OUT:
        if s.fists or not _has_sound_leader(s):
            return False
        return bool(outcry.awaited(s) >> s.asked & 1) and (
            s.leader == NOBODY or bool(s.silent >> s.leader & 1)
        )
    if s.silent:
        return False
    if s.phase == SEALING:
        return s.price == 0 and s.leader == NOBODY and bool(sealed.awaited(s) >> s.asked & 1)
    if s.fists:
        return False
    if s.phase == GOING_AROUND:
        return _has_sound_leader(s) and _turn(s, s.leader) < _turn(s, s.asked)
    if s.phase == AT_PRICE:
        return s.leader == NOBODY and s.price <= s.money[s.seller] and s.asked != s.seller
    return s.price == 0 and s.leader == NOBODY and (s.phase != PRICING or s.asked == s.seller)


def _turn(s: State, seat: int) -> int:
    """Return a seat's place in an auction once around, the seller last; nobody comes before all."""
    return -1 if seat == NOBODY else (seat - s.seller - 1) % s.players


def _has_sound_fists(s: State) -> bool:
    """A closed fist holds no more than the purse, an open one nothing."""
    for seat in range(MOST_PLAYERS):
        closed = seat < s.players and s.fists >> seat & 1
        if not 0 <= s.sealed[seat] <= (s.money[seat] if closed else 0):
            return False
    return True


def _has_sound_leader(s: State) -> bool:
    """There is a leader if and only if there is a bid, and he can pay it."""
    if s.leader == NOBODY:
        return s.price == 0
    return 0 < s.price <= s.money[s.leader]
