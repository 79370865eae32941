"""Is this a state the rules can play on? Asked of numbers that came from outside.

Compiled rules do not check bounds, so a state read from bytes must be known to be sound first.
"""

from saleroom.core.seats import CHANCE, MOST_PLAYERS, NOBODY, everybody
from saleroom.games.alles_futsch import collecting
from saleroom.games.alles_futsch import components as box
from saleroom.games.alles_futsch.components import CARDS, KINDS, OBJECTS
from saleroom.games.alles_futsch.events import COULD_NOT_PAY, NO_MONEY
from saleroom.games.alles_futsch.rules import next_without_board
from saleroom.games.alles_futsch.state import (
    BIDDING,
    CHOOSING,
    DISCARDED,
    DRAWING_BOARDS,
    LOT,
    NAMING_CHOOSER,
    NO_CARD,
    NO_KIND,
    OVER,
    SELLING,
    STOCK,
    TURNING_UP,
    UP,
    USING,
    State,
)


def is_sound(s: State) -> bool:
    """Tell whether every number is one that could be there."""
    return (
        _has_sound_table(s)
        and _has_sound_boards(s)
        and _has_sound_cards(s)
        and _has_sound_collections(s)
        and _has_sound_money(s)
        and _has_sound_turn(s)
        and _has_sound_end(s)
    )


def _has_sound_table(s: State) -> bool:
    return (
        box.FEWEST_PLAYERS <= s.players <= MOST_PLAYERS
        and 0 <= s.open_money <= 1
        and 0 <= s.zero_is_bankrupt <= 1
        and NAMING_CHOOSER <= s.phase <= OVER
        and NOBODY <= s.first_chooser < s.players
        and NOBODY <= s.chooser < s.players
        and (s.first_chooser == NOBODY) == (s.phase == NAMING_CHOOSER)
        and (s.chooser == NOBODY) == (s.phase == NAMING_CHOOSER)
    )


def _has_sound_boards(s: State) -> bool:
    """Boards are all different, and handed out in order of seats. (AF-1, AF-3)"""
    for seat in range(MOST_PLAYERS):
        if not NO_KIND <= s.board[seat] < KINDS:
            return False
    given = next_without_board(s)
    for seat in range(MOST_PLAYERS):
        if seat >= given and s.board[seat] != NO_KIND:
            return False
        for other in range(min(seat, given)):
            if s.board[other] == s.board[seat]:
                return False
    if s.phase == NAMING_CHOOSER:
        return given == 0 or given == s.players  # noqa: PLR1714  # a tuple of two widths does not compile
    return (given < s.players) == (s.phase == DRAWING_BOARDS)


def _has_sound_cards(s: State) -> bool:
    shown = 0
    counts = 0
    for card in range(CARDS):
        if not STOCK <= s.place[card] <= DISCARDED:
            return False
        counts += 1 << 8 * s.place[card]
        for k in range(OBJECTS):
            if not 0 <= s.shows[card][k] < KINDS:
                return False
            shown |= 1 << s.shows[card][k]
    in_stock = counts >> 8 * STOCK & 255
    turned_up = counts >> 8 * UP & 255
    discarded = counts >> 8 * DISCARDED & 255
    return (
        s.kinds_shown == shown
        and s.in_stock == in_stock
        and s.turned_up == turned_up
        and (counts >> 8 * LOT & 255) == (1 if BIDDING <= s.phase <= SELLING else 0)
        and _has_sound_row(s, discarded)
    )


def _has_sound_row(s: State, discarded: int) -> bool:
    """Five cards lie open; four while one is sold, and fewer only at the beginning. (AF-4, 13)"""
    if s.phase in (NAMING_CHOOSER, DRAWING_BOARDS):
        return s.turned_up == 0 and discarded == 0
    if s.phase == TURNING_UP:
        return 0 <= s.turned_up < box.TURNED_UP and (
            s.turned_up == box.TURNED_UP - 1 or discarded == 0
        )
    if s.phase == CHOOSING:
        return s.turned_up == box.TURNED_UP
    if s.phase == OVER:
        return box.TURNED_UP - 1 <= s.turned_up <= box.TURNED_UP
    return s.turned_up == box.TURNED_UP - 1


def _has_sound_collections(s: State) -> bool:
    """Nobody has more than five of a kind, or any of the kind he does not collect. (AF-11)"""
    for seat in range(MOST_PLAYERS):
        for kind in range(KINDS):
            most = box.MOST_OF_A_KIND if seat < s.players and s.phase >= TURNING_UP else 0
            if s.board[seat] == kind:
                most = 0
            if not 0 <= s.owned[seat][kind] <= most:
                return False
    return True


def most_money(s: State) -> int:
    """Everybody's start, and 30 for each kind of which somebody has three. (AF-3, AF-10)"""
    most = box.STARTING_MONEY * s.players
    for seat in range(s.players):
        for kind in range(KINDS):
            if s.owned[seat][kind] >= box.REWARDED:
                most += box.REWARD
    return most


def _has_sound_money(s: State) -> bool:
    """No purse is empty where that is bankruptcy, unless the game is over. (AF-15)"""
    least = 1 if s.zero_is_bankrupt and s.phase != OVER else 0
    total = 0
    for seat in range(MOST_PLAYERS):
        if s.money[seat] < (least if seat < s.players else 0):
            return False
        if seat >= s.players and s.money[seat]:
            return False
        total += s.money[seat]
    return total <= most_money(s)


def _has_sound_turn(s: State) -> bool:
    """Whoever is asked can do something."""
    if BIDDING <= s.phase <= SELLING:
        if not (0 <= s.lot < CARDS and s.place[s.lot] == LOT and 0 <= s.asked < s.players):
            return False
        if not (NOBODY <= s.leader < s.players and 0 <= s.out <= everybody(s.players)):
            return False
        return _has_sound_bids(s) if s.phase == BIDDING else _has_sound_use(s)
    if not _is_cleared(s):
        return False
    if s.phase == CHOOSING:
        return s.asked == s.chooser and _goes_on(s)
    return s.asked == (NOBODY if s.phase == OVER else CHANCE)


def _is_cleared(s: State) -> bool:
    return (
        s.lot == NO_CARD
        and s.leader == NOBODY
        and s.price == 0
        and s.out == 0
        and s.for_sale == NO_KIND
        and _count_unused(s) == 0
    )


def _goes_on(s: State) -> bool:
    """A card is put up only while something can be used and somebody can pay. (AF-17)"""
    return not (collecting.nothing_is_wanted(s) or collecting.nobody_has_money(s))


def _count_unused(s: State) -> int:
    """Count the objects still to be used; less than 0 if a number is wrong."""
    count = 0
    for kind in range(KINDS):
        if not 0 <= s.unused[kind] <= OBJECTS:
            return -1
        count += s.unused[kind]
    return count


def _has_sound_bids(s: State) -> bool:
    """The leader can pay, and neither he nor who has passed is asked. (AF-7)"""
    if s.for_sale != NO_KIND or _count_unused(s) or s.out >> s.asked & 1 or s.asked == s.leader:
        return False
    if s.leader != NOBODY:
        if s.out >> s.leader & 1 or not 0 < s.price <= s.money[s.leader]:
            return False
    elif s.price or not (s.asked == s.chooser or _chooser_had_nothing(s)):
        return False
    return _goes_on(s)


def _chooser_had_nothing(s: State) -> bool:
    return bool(s.out >> s.chooser & 1) and s.money[s.chooser] == 0


def _has_sound_use(s: State) -> bool:
    """The buyer has outbid all others, and can use an object of the card. (AF-9, AF-12)"""
    if s.leader == NOBODY or s.asked != s.leader or s.chooser != s.leader:
        return False
    if s.out != everybody(s.players) & ~(1 << s.leader) or s.price <= 0:
        return False
    if _count_unused(s) < 0 or not _are_on_card(s):
        return False
    if s.phase == USING:
        return s.for_sale == NO_KIND and collecting.has_something_to_use(s)
    return not collecting.keeps(s, s.leader, s.for_sale) and collecting.is_usable(
        s, s.leader, s.for_sale
    )


def _are_on_card(s: State) -> bool:
    """What is unused or for sale is on the card."""
    if not (NO_KIND <= s.for_sale < KINDS and (s.for_sale == NO_KIND) == (s.phase == USING)):
        return False
    for kind in range(KINDS):
        shown = 0
        for k in range(OBJECTS):
            shown += s.shows[s.lot][k] == kind
        if s.unused[kind] + (1 if s.for_sale == kind else 0) > shown:
            return False
    return True


def _has_sound_end(s: State) -> bool:
    """A game that is over ended for a reason; who is bankrupt has nothing. (AF-15, AF-17)"""
    if s.phase != OVER:
        return s.ended_by == 0 and s.bankrupt == NOBODY
    if not 0 <= s.ended_by <= NO_MONEY:
        return False
    if s.ended_by > COULD_NOT_PAY:
        return s.bankrupt == NOBODY
    return 0 <= s.bankrupt < s.players and s.money[s.bankrupt] == 0
