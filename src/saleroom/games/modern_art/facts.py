"""What the rules make of a view: what paintings would pay now, who is asked when, who is paid.

Decides nothing: it lays what the viewer may know out on a table of its own and asks the rules.
"""

from functools import lru_cache
from itertools import chain
from typing import NamedTuple

import msgspec

from saleroom.auctions import fixed_price, once_around
from saleroom.core.layout import known
from saleroom.core.seats import NOBODY
from saleroom.games.modern_art import scoring
from saleroom.games.modern_art.components import ARTIST_OF, ARTISTS, RANKED
from saleroom.games.modern_art.rules import ask_next_to_add, ends_round, is_shared
from saleroom.games.modern_art.scoring import place_marker, rank
from saleroom.games.modern_art.state import State
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
    count = _counted(view)
    pays = count.pays_now
    return Facts(
        pays_now=pays,
        pays_next=count.pays_next,
        ends_round=count.ends_round,
        ranking=count.ranking,
        lot_pays=sum(pays[ARTIST_OF[card]] for card in view.lot) if view.lot else None,
        wall_now=tuple([sum([pays[ARTIST_OF[card]] for card in wall]) for wall in view.walls]),
        unseen=_unseen(view),
        sellers=sellers(view),
        order=_order(view.phase, view.seller, view.players),
    )


class _Count(NamedTuple):
    """How the artists stand, by artist, and the ranked ones in order."""

    pays_now: tuple[int, ...]
    ranking: tuple[int, ...]
    pays_next: tuple[int, ...]
    ends_round: tuple[bool, ...]


def _counted(view: View) -> _Count:
    return _count(view.round, view.offered, view.markers, sum(view.hand_sizes))


# The same for all who look at a table, and until the next painting is offered.
@lru_cache(maxsize=64)
def _count(
    round_number: int, offered: tuple[int, ...], markers: tuple[tuple[int, ...], ...], in_hands: int
) -> _Count:
    """Let the rules count as if the round ended now, and after one more of each artist."""
    s = known(
        State,
        round_number=round_number,
        offered=list(offered),
        markers=[list(row) for row in markers],
        raised=[0] * RANKED,  # at a table nobody raises any
        in_hands=in_hands - 1,
    )
    artists = range(ARTISTS)
    pays_now = tuple([_pays(s, artist) for artist in artists])
    ranked = [artist for artist in artists if s.markers[round_number - 1][artist]]
    ranking = tuple(sorted(ranked, key=lambda artist: rank(s, artist)))
    pays_next, ends = [], []
    for artist in artists:
        s.offered[artist] += 1
        pays_next.append(_pays(s, artist))
        ends.append(ends_round(s, artist))
        s.offered[artist] -= 1
    return _Count(pays_now, ranking, tuple(pays_next), tuple(ends))


def _pays(s: State, artist: int) -> int:
    place_marker(s, artist)
    return scoring.worth(s, artist)


def worth_now(view: View) -> tuple[int, ...]:
    """Return what a painting of each artist would pay if the round ended now. (MA-41 to MA-43)"""
    return _counted(view).pays_now


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
    s = known(
        State,
        opener=view.opener,
        seller=view.seller,
        new_seller_takes_all=view.new_seller_takes_all,
    )
    return (view.opener, view.seller) if is_shared(s) else (view.seller,)


@lru_cache(maxsize=64)
def _order(phase: str, seller: int | None, players: int) -> tuple[int, ...]:
    """Let everybody pass, and note who is asked, and who must buy then. (MA-20, MA-28 to MA-31)"""
    s = known(State, players=players, seller=seller, opener=seller, leader=NOBODY, told=[])
    s.asked, pass_by = s.opener, ask_next_to_add
    if phase == "once_around":
        once_around.begin(s)
        pass_by = once_around.pass_by
    elif phase in {"name_price", "fixed_price"}:
        fixed_price.begin(s)
        fixed_price.name_price(s, s.asked, 0)
        pass_by = fixed_price.pass_by
    elif phase != "add":
        return ()
    order = []
    while s.asked != NOBODY:
        order.append(s.asked)
        pass_by(s, s.asked)
    return tuple(order) if s.leader == NOBODY else (*order, s.leader)


def worth(view: View) -> int:
    """Say what the bank would pay now for the lot on offer."""
    return facts(view).lot_pays or 0
