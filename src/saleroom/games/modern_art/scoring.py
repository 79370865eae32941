"""The end of a round: who is ranked, what a painting pays, what the bank hands out."""

from saleroom.core.events import tell
from saleroom.games.modern_art.components import ARTISTS, MARKERS, RANKED, ROUNDS
from saleroom.games.modern_art.events import BANK_PAID, COUNTED, MONEY_SHOWN, WON
from saleroom.games.modern_art.state import State


def rank(s: State, artist: int) -> int:
    """Count the artists before this one: more offered, or as many and further left. (MA-41)"""
    before = 0
    count = s.offered[artist]
    for other in range(ARTISTS):
        before += s.offered[other] >= count if other < artist else s.offered[other] > count
    return before


def marker(s: State, place: int) -> int:
    """Return what the marker of a place says. (MA-42)"""
    return MARKERS[place] + s.raised[place]


def place_marker(s: State, artist: int) -> None:
    """The three artists most offered have one; none who was not. (MA-41, MA-42)"""
    place = rank(s, artist)
    is_ranked = s.offered[artist] > 0 and place < RANKED
    s.markers[s.round_number - 1][artist] = marker(s, place) if is_ranked else 0


def column_sum(s: State, artist: int) -> int:
    """Add up all markers in the artist's column. (MA-43)"""
    total = 0
    for row in range(ROUNDS):
        total += s.markers[row][artist]
    return total


def worth(s: State, artist: int) -> int:
    """A painting of an artist not ranked this round pays nothing. (MA-43)"""
    if s.markers[s.round_number - 1][artist] == 0:
        return 0
    return column_sum(s, artist)


def sell_to_bank(s: State) -> None:
    """Everybody sells all his paintings to the bank. (MA-44)"""
    for artist in range(ARTISTS):
        each = worth(s, artist)
        tell(s, COUNTED, artist, s.offered[artist], s.markers[s.round_number - 1][artist], each)
        for seat in range(s.players):
            paintings = s.wall[seat][artist]
            if paintings:
                s.money[seat] += paintings * each
                tell(s, BANK_PAID, seat, artist, paintings, each)


def show_money(s: State) -> None:
    """All show their money; the richest wins, equal sums share the victory. (MA-47)"""
    most = richest(s)
    for seat in range(s.players):
        tell(s, MONEY_SHOWN, seat, s.money[seat])
    for seat in range(s.players):
        if s.money[seat] == most:
            tell(s, WON, seat, most)


def richest(s: State) -> int:
    """Return the largest sum of money any player has."""
    most = 0
    for seat in range(s.players):
        most = max(most, s.money[seat])
    return most


def score(s: State, seat: int) -> int:
    """A player's score is his money. (MA-47)"""
    return s.money[seat]


def standing(s: State, seat: int) -> int:
    """Nothing breaks a tie: equal sums share the victory. (MA-47)"""
    return s.money[seat]


def starter(s: State) -> int:
    """Return who sold first. (MA-5)"""
    return s.first_seller


def ending(s: State) -> int:
    """Return why the fourth round ended. (MA-39, MA-46)"""
    return s.ended_by
