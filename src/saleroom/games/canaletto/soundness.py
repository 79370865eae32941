"""Is this a state the rules can play on? Asked of numbers that came from outside.

Compiled rules do not check bounds, so a state read from bytes must be known to be sound first.
"""

from saleroom.core.seats import CHANCE, NOBODY, everybody
from saleroom.games.canaletto import components as box
from saleroom.games.canaletto.components import COPIES, MOST_PALACES, MOST_PLAYERS, TILES, TYPES
from saleroom.games.canaletto.lots import count_of, holds
from saleroom.games.canaletto.rules import markers_at_start
from saleroom.games.canaletto.state import (
    BIDDING,
    LAYING_FIRST,
    LAYING_MORE,
    NAMING,
    NOWHERE,
    OVER,
    PLACING,
    SELLING,
    TURNING,
    State,
)


def is_sound(s: State) -> bool:
    """Tell whether every number is one that could be there."""
    return (
        _has_sound_table(s)
        and _has_sound_palaces(s)
        and _has_sound_tiles(s)
        and _has_sound_scale(s)
        and _has_sound_purses(s)
        and (_has_sound_play(s) if s.round_number else _has_sound_set_up(s))
    )


def _has_sound_table(s: State) -> bool:
    return (
        box.FEWEST_PLAYERS <= s.players <= MOST_PLAYERS
        and box.FEWEST_PALACES <= s.palaces <= MOST_PALACES
        and 0 <= s.hidden_values <= 1
        and 1 <= s.highest_bid <= box.MOST_HIGHEST_BID
        and LAYING_FIRST <= s.phase <= OVER
        and 0 <= s.round_number <= s.palaces
        and 0 <= s.laid <= TILES
        and NOBODY <= s.first_player < s.players
        and NOWHERE <= s.column < s.palaces
        and NOWHERE <= s.gondola < s.palaces
        and 0 <= s.masks <= everybody(s.players)
    )


def _has_sound_palaces(s: State) -> bool:
    """Each holds at most three; `left` counts what they hold."""
    for palace in range(MOST_PALACES):
        lot = s.palace[palace]
        if not 0 <= lot < 1 << TYPES or count_of(lot) > box.MOST_IN_PALACE:
            return False
        if palace >= s.palaces and lot:
            return False
    for kind in range(TYPES):
        count = 0
        for palace in range(s.palaces):
            count += holds(s.palace[palace], kind)
        if s.left[kind] != count:
            return False
    return True


def _has_sound_tiles(s: State) -> bool:
    """Every tile is in a palace, before a player, sold, or waiting to be laid."""
    if not (0 <= s.due < 1 << TYPES and 0 <= s.sold < 1 << TYPES):
        return False
    laid = 0
    for kind in range(TYPES):
        in_hands = 0
        for seat in range(MOST_PLAYERS):
            if s.held[seat][kind] < 0 or (seat >= s.players and s.held[seat][kind]):
                return False
            in_hands += s.held[seat][kind]
        laid += s.left[kind]
        if not _is_accounted_for(s, kind, in_hands):
            return False
    return s.round_number > 0 or s.laid == laid


def _is_accounted_for(s: State, kind: int, in_hands: int) -> bool:
    if s.round_number == 0:
        return in_hands == 0 and s.left[kind] <= COPIES[kind]
    if holds(s.sold, kind):
        return in_hands == 0 and s.left[kind] == 0 and not holds(s.due, kind)
    if holds(s.due, kind) != (s.left[kind] == 0):
        return False
    return s.left[kind] + in_hands == COPIES[kind]


def _has_sound_scale(s: State) -> bool:
    """Markers not turned up are kept lowest first, so that their order tells nothing."""
    if not (0 <= s.sales <= s.turned <= box.ON_SCALE and s.sales == count_of(s.sold)):
        return False
    for k in range(box.MARKERS):
        if not box.LEAST_VALUE <= s.scale[k] <= box.MOST_VALUE:
            return False
        if k > s.turned and s.scale[k] < s.scale[k - 1]:
            return False
    return True


def _has_sound_purses(s: State) -> bool:
    """Nobody has more than all tiles sold so far can have paid, or owes more than was bid."""
    earned = 0
    for k in range(s.sales):
        earned += s.scale[k]
    most_points = box.STARTING_POINTS + box.MOST_COPIES * earned
    most_debt = s.highest_bid * _rounds_played(s)
    for seat in range(MOST_PLAYERS):
        if not (0 <= s.points[seat] <= most_points and 0 <= s.debt[seat] <= most_debt):
            return False
        if seat >= s.players and (s.points[seat] or s.debt[seat]):
            return False
    return True


def _rounds_played(s: State) -> int:
    return s.round_number - (1 if s.phase == BIDDING else 0)


def _has_sound_set_up(s: State) -> bool:
    """Chance decides, nothing is sold or bid, and what comes earlier is finished."""
    if not (s.asked == CHANCE and _has_no_bids(s) and s.buyer == NOBODY):
        return False
    if s.due or s.sold or s.masks != everybody(s.players) or s.column != s.gondola:
        return False
    for seat in range(s.players):
        if s.points[seat] != box.STARTING_POINTS:
            return False
    if s.phase in (LAYING_FIRST, LAYING_MORE):
        return s.turned == 0 and _has_sound_laying(s)
    if s.laid != TILES or _empty_palaces(s):
        return False
    if s.phase == TURNING:
        return s.turned < markers_at_start(s)
    if s.turned != markers_at_start(s):
        return False
    if s.phase == PLACING:
        return s.column == NOWHERE
    return s.phase == NAMING and s.column != NOWHERE and s.first_player == NOBODY


def _has_sound_laying(s: State) -> bool:
    """One tile in each palace in turn, before any gets a second."""
    if s.phase == LAYING_MORE:
        return s.palaces <= s.laid < TILES and _empty_palaces(s) == 0
    for palace in range(s.palaces):
        if count_of(s.palace[palace]) != (1 if palace < s.laid else 0):
            return False
    return s.laid < s.palaces


def _empty_palaces(s: State) -> int:
    count = 0
    for palace in range(s.palaces):
        count += s.palace[palace] == 0
    return count


def _has_no_bids(s: State) -> bool:
    return s.price == 0 and s.leader == NOBODY and s.out == 0


def _has_sound_play(s: State) -> bool:
    """A palace is emptied in every round; the marker for the next sale is there when needed."""
    if s.laid != TILES or s.first_player == NOBODY:
        return False
    if NOWHERE in (s.column, s.gondola):
        return False
    if _empty_palaces(s) != _rounds_played(s):
        return False
    if not s.hidden_values and s.turned != box.ON_SCALE:
        return False
    types_left = TYPES - s.sales
    if s.phase == BIDDING:
        return types_left > box.LAST_TYPES and _shows_next_only(s) and _has_sound_bidding(s)
    if not _has_no_bids(s) or s.palace[s.column]:
        return False
    if s.phase == OVER:
        return (
            s.asked == s.buyer == NOBODY
            and types_left <= box.LAST_TYPES
            and s.due == 0
            and (not s.hidden_values or s.turned == s.sales)
        )
    if not 0 <= s.buyer < s.players:
        return False
    if s.phase == TURNING:
        return (
            s.asked == CHANCE
            and s.hidden_values == 1
            and s.turned == s.sales
            and _has_bought_what_is_due(s)
            and (s.due != 0 or types_left > box.LAST_TYPES)
        )
    return (
        s.phase == SELLING
        and s.asked == s.buyer
        and count_of(s.due) > 1
        and _shows_next_only(s)
        and _has_bought_what_is_due(s)
    )


def _shows_next_only(s: State) -> bool:
    return not s.hidden_values or s.turned == s.sales + 1


def _has_bought_what_is_due(s: State) -> bool:
    """Whoever took the last tile of a type holds one."""
    bought = 0
    for kind in range(TYPES):
        bought |= (1 if s.held[s.buyer][kind] else 0) << kind
    return s.due & ~bought == 0


def _has_sound_bidding(s: State) -> bool:
    """The gondola is as far from the column as the price; the opener cannot have passed."""
    if s.due or s.buyer != NOBODY or s.palace[s.column] == 0:
        return False
    if not (0 <= s.asked < s.players and 0 <= s.out < everybody(s.players)):
        return False
    if s.asked == s.leader or s.out >> s.asked & 1:
        return False
    if s.leader == NOBODY:
        return s.price == 0 and s.out == 0 and s.gondola == s.column
    return (
        0 <= s.leader < s.players
        and not s.out >> s.leader & 1
        and 1 <= s.price <= s.highest_bid
        and s.gondola == (s.column + s.price) % s.palaces
    )
