"""What a viewer knows, written down flat: for observations of programs, compiled or not.

Says what `view` says, and what whoever has listened can count: every purse, since all payments are
made in the open (MA-6), and so where every card is that was ever seen. Built up from what is known,
never by deleting secrets: what is not written stays UNKNOWN.
"""

from typing import Any

from saleroom.core.layout import UNKNOWN
from saleroom.core.seats import ALL_SEEING, NOBODY
from saleroom.games.modern_art.components import ARTISTS, CARDS, ROUNDS
from saleroom.games.modern_art.state import CRYING_OUT, STOCK, WALL, State


def show(s: State, viewer: int, seen: Any) -> None:
    """Write down all that the viewer knows. (MA-6, MA-19, MA-26, MA-54)"""
    everything = viewer == ALL_SEEING
    _show_table(s, seen)
    _show_auction(s, viewer, seen)
    for seat in range(s.players):
        seen.money[seat] = s.money[seat]
        for artist in range(ARTISTS):
            seen.wall[seat][artist] = s.wall[seat][artist]
    for hand in range(s.players + s.mystery_hand):
        seen.hand_size[hand] = s.hand_size[hand]
    for card in range(CARDS):
        place = s.place[card]
        # Without a branch, so that a processor need not guess card by card.
        is_known = everything | (place == viewer) | ((place >= WALL) & (place < STOCK))
        seen.place[card] = place if is_known else UNKNOWN


def _show_table(s: State, seen: Any) -> None:
    seen.players = s.players
    seen.edition = s.edition
    seen.new_seller_takes_all = s.new_seller_takes_all
    seen.mystery_hand = s.mystery_hand
    seen.open_money = s.open_money
    seen.phase = s.phase
    seen.round_number = s.round_number
    seen.drawn = s.drawn
    seen.dealt = s.dealt
    seen.in_hands = s.in_hands
    seen.first_seller = s.first_seller
    seen.ended_by = s.ended_by
    for artist in range(ARTISTS):
        seen.offered[artist] = s.offered[artist]
    for k in range(ROUNDS):
        for artist in range(ARTISTS):
            seen.markers[k][artist] = s.markers[k][artist]


def _show_auction(s: State, viewer: int, seen: Any) -> None:
    """Who has let a price go, and so who is asked, is known to nobody else. (MA-19)"""
    everything = viewer == ALL_SEEING
    seen.seller = s.seller
    seen.opener = s.opener
    seen.price = s.price
    seen.leader = s.leader
    seen.fists = s.fists
    seen.lot[0] = s.lot[0]
    seen.lot[1] = s.lot[1]
    for seat in range(s.players):
        if everything or seat == viewer or not s.fists >> seat & 1:
            seen.sealed[seat] = s.sealed[seat]
    if everything or s.phase != CRYING_OUT:
        seen.silent = s.silent
        seen.asked = s.asked
        return
    known = 0 if s.leader == NOBODY else 1 << s.leader
    if viewer >= 0:
        known |= 1 << viewer
        if not s.silent >> viewer & 1:
            seen.asked = viewer
    seen.silent = s.silent & known
