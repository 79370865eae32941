"""Chance, and a player who decides at random: fast, for simulation and tests.

The random player passes half of the time and, while he is rich, mostly raises by a little,
because collections grow only in a game that lasts; now and then he bids anything up to all he has.
"""

from saleroom.core.chance import Numbers, below
from saleroom.games.alles_futsch import actions, collecting, legality, state
from saleroom.games.alles_futsch.components import CARDS, KINDS
from saleroom.games.alles_futsch.rules import next_without_board
from saleroom.games.alles_futsch.state import State

RICH = 40  # whoever could raise by more than this
SMALL_RAISE = 8  # mostly raises by up to this,
RARELY = 32  # and once in this many times by any sum


def sample(s: State, numbers: Numbers) -> int:
    """Draw one of the outcomes chance can bring now, evenly."""
    if s.phase == state.NAMING_CHOOSER:
        return actions.FIRST_CHOOSER + below(numbers, s.players)
    if s.phase == state.DRAWING_BOARDS:
        return actions.BOARD + _free_board(s, below(numbers, KINDS - next_without_board(s)))
    return actions.TURN_UP + _card_at(s, state.STOCK, below(numbers, s.in_stock))


def _free_board(s: State, skipped: int) -> int:
    kind = 0
    while True:
        if not legality.boards_taken(s) >> kind & 1:
            if skipped == 0:
                return kind
            skipped -= 1
        kind += 1


def _card_at(s: State, place: int, skipped: int) -> int:
    """Return a card lying there, after passing over some others lying there."""
    for card in range(CARDS):
        if s.place[card] == place:
            if skipped == 0:
                return card
            skipped -= 1
    return 0


def pick(s: State, seat: int, numbers: Numbers) -> int:
    """Draw something legal for a seat the table waits for."""
    if s.phase == state.BIDDING:
        return _pick_bid(s, seat, numbers)
    if s.phase == state.CHOOSING:
        return actions.CHOOSE + _card_at(s, state.UP, below(numbers, s.turned_up))
    if s.phase == state.USING:
        return actions.USE + _pick_object(s, seat, numbers)
    return actions.SELL_TO + _pick_buyer(s, seat, numbers)


def _pick_bid(s: State, seat: int, numbers: Numbers) -> int:
    room = s.money[seat] - s.price
    opens = s.price == 0 and legality.must_open(s, seat)
    if room <= 0 or (not opens and below(numbers, 2)):
        return actions.PASS
    if room > RICH and below(numbers, RARELY):
        room = SMALL_RAISE
    return actions.BID + s.price + 1 + below(numbers, room)


def _pick_object(s: State, seat: int, numbers: Numbers) -> int:
    """Begin with any kind and take the next that can be used."""
    kind = below(numbers, KINDS)
    while not (s.unused[kind] and collecting.is_usable(s, seat, kind)):
        kind = kind + 1 if kind + 1 < KINDS else 0
    return kind


def _pick_buyer(s: State, seat: int, numbers: Numbers) -> int:
    """Begin with any seat and take the next that can buy."""
    buyer = below(numbers, s.players)
    while buyer == seat or not collecting.can_buy(s, buyer, s.for_sale):
        buyer = buyer + 1 if buyer + 1 < s.players else 0
    return buyer
