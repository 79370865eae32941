"""What the rules make of a view: what paintings would pay now, who is asked when, who is paid.

From the view alone, so it tells nothing more than the view does. Decides nothing: pages show it.
"""

from itertools import chain

import msgspec

from saleroom.games.modern_art.components import (
    ARTIST_OF,
    ARTISTS,
    LAST_OFFER,
    MARKERS,
    RANKED,
)
from saleroom.games.modern_art.view import View

COPIES = tuple(ARTIST_OF.count(artist) for artist in range(ARTISTS))


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What follows from a view. Rows are by artist, by seat in `wall_now`.

    `ranking` are the artists that would be ranked if the round ended now, the first first, and
    `pays_now` what a painting of each would pay. `pays_next` is what a painting of an artist would
    pay after one more of that artist was offered, and `ends_round` whether that one would end the
    round. `lot_pays` is what the lot on the easel would pay its buyer now; `wall_now` the same for
    each wall. `unseen` counts the cards of each artist that the viewer has not seen. `sellers` are
    who gets the price, and `order` the seats in the order in which they are asked; both are empty
    when nothing is being sold or all are asked at once.
    """

    pays_now: tuple[int, ...]
    pays_next: tuple[int, ...]
    ends_round: tuple[bool, ...]
    ranking: tuple[int, ...]
    lot_pays: int | None
    wall_now: tuple[int, ...]
    unseen: tuple[int, ...]
    sellers: tuple[int, ...]
    order: tuple[int, ...]


def facts(view: View) -> Facts:
    """Say what follows from the view."""
    pays = worth_now(view)
    return Facts(
        pays_now=pays,
        pays_next=tuple([_worth_after_one_more(view, artist) for artist in range(ARTISTS)]),
        ends_round=_ends_round(view),
        ranking=ranking_now(view.offered),
        lot_pays=sum(pays[ARTIST_OF[card]] for card in view.lot) if view.lot else None,
        wall_now=tuple([sum([pays[ARTIST_OF[card]] for card in wall]) for wall in view.walls]),
        unseen=_unseen(view),
        sellers=sellers(view),
        order=_order(view),
    )


def ranking_now(offered: tuple[int, ...]) -> tuple[int, ...]:
    """Rank the three artists most offered; ties to the left; none without one. (MA-41)"""
    # Sorting keeps equals in the order of the board.
    order = sorted(range(ARTISTS), key=offered.__getitem__, reverse=True)
    return tuple(artist for artist in order[:RANKED] if offered[artist])


def worth_now(view: View) -> tuple[int, ...]:
    """Return what a painting of each artist would pay if the round ended now. (MA-41 to MA-43)"""
    pays = [0] * ARTISTS
    for artist, marker in zip(ranking_now(view.offered), MARKERS, strict=False):
        pays[artist] = marker + _column(view, artist)
    return tuple(pays)


def _column(view: View, artist: int) -> int:
    total = 0
    for row in view.markers:
        total += row[artist]
    return total


def _worth_after_one_more(view: View, artist: int) -> int:
    offered = view.offered
    count = offered[artist] + 1
    rank = 0
    for other in range(ARTISTS):
        rank += offered[other] >= count if other < artist else offered[other] > count
    return MARKERS[rank] + _column(view, artist) if rank < RANKED else 0


def _ends_round(view: View) -> tuple[bool, ...]:
    """The fifth painting of an artist ends the round, and so does the last card. (MA-39, MA-46)"""
    is_last = sum(view.hand_sizes) == 1
    return tuple([is_last or count + 1 >= LAST_OFFER for count in view.offered])


def _unseen(view: View) -> tuple[int, ...]:
    """Everybody has seen what was sold, unsold or discarded (MA-44), and holds a hand. (MA-6)"""
    left = list(COPIES)
    hands = (hand for hand in (*view.hands, view.mystery) if hand is not None)
    for card in chain(view.lot, view.unsold, view.discarded, *view.walls, *hands):
        left[ARTIST_OF[card]] -= 1
    return tuple(left)


def sellers(view: View) -> tuple[int, ...]:
    """Return who gets the price: one seller, or two who share. (MA-35, MA-36, MA-37)"""
    if view.seller is None or view.opener is None:
        return ()
    if view.opener == view.seller or view.new_seller_takes_all:
        return (view.seller,)
    return (view.opener, view.seller)


def _order(view: View) -> tuple[int, ...]:
    """Clockwise, the seller last, but first to complete a double. (MA-20, MA-28, MA-30, MA-31)"""
    if view.seller is None:
        return ()
    if view.phase == "add":
        first = view.seller
    elif view.phase in {"once_around", "name_price", "fixed_price"}:
        first = view.seller + 1
    else:
        return ()
    return tuple((first + k) % view.players for k in range(view.players))


def worth(view: View) -> int:
    """Say what the bank would pay now for the lot on offer."""
    return facts(view).lot_pays or 0
