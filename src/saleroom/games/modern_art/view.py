"""What one seat, a spectator, or an all-seeing reader of a finished game may know.

Built up from what is visible, never by deleting secrets. Hands are secret (MA-6), and so are
money (MA-6), what is in a fist (MA-26), who has let a price go (MA-19), the stock and the mystery
hand (MA-54). All else is open.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from saleroom.auctions.outcry import has_let_go
from saleroom.core.piles import pile
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, seats_in
from saleroom.games.modern_art.components import AUCTION_NAMES, AUCTION_OF, EDITIONS
from saleroom.games.modern_art.legality import awaited
from saleroom.games.modern_art.state import (
    CRYING_OUT,
    GONE,
    NO_CARD,
    OVER,
    PHASE_NAMES,
    UNSOLD,
    WALL,
    State,
)

Cards = tuple[int, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """One viewer's table. Seats and artists are numbers, cards are their numbers 0 to 69.

    `hands`, `money` and `sealed` hold None where the viewer may not look. `to_act` is who may be
    waited for as far as everybody knows: in an open auction all but the leader.
    """

    viewer: int
    players: int
    edition: str
    new_seller_takes_all: bool
    mystery_hand: bool
    open_money: bool
    phase: str
    round: int
    first_seller: int | None
    to_act: tuple[int, ...]
    seller: int | None
    opener: int | None
    lot: Cards
    auction: str | None
    price: int
    leader: int | None
    fists: tuple[int, ...]
    let_go: bool
    sealed: tuple[int | None, ...]
    money: tuple[int | None, ...]
    hand_sizes: tuple[int, ...]
    hands: tuple[Cards | None, ...]
    mystery_size: int
    mystery: Cards | None
    walls: tuple[Cards, ...]
    unsold: Cards
    discarded: Cards
    offered: tuple[int, ...]
    markers: tuple[tuple[int, ...], ...]


def view(s: State, viewer: int) -> View:
    """Show the table to one viewer."""
    open_cards = _open_cards(tuple(s.place), s.players)
    return View(
        viewer=viewer,
        **own(s, viewer),
        players=s.players,
        edition=EDITIONS[s.edition],
        new_seller_takes_all=bool(s.new_seller_takes_all),
        mystery_hand=bool(s.mystery_hand),
        open_money=bool(s.open_money),
        phase=PHASE_NAMES[s.phase],
        round=s.round_number,
        first_seller=_seat(s.first_seller),
        to_act=_to_act(s),
        seller=_seat(s.seller),
        opener=_seat(s.opener),
        lot=tuple(card for card in s.lot if card != NO_CARD),
        auction=_auction(s),
        price=s.price,
        leader=_seat(s.leader),
        fists=seats_in(s.fists),
        hand_sizes=tuple(s.hand_size[: s.players]),
        mystery_size=s.hand_size[s.players] if s.mystery_hand else 0,
        walls=open_cards.walls,
        unsold=open_cards.unsold,
        discarded=open_cards.discarded,
        offered=tuple(s.offered),
        markers=tuple(map(tuple, s.markers)),
    )


def own(s: State, viewer: int) -> dict[str, Any]:
    """What one viewer sees and others do not."""
    if viewer == ALL_SEEING:
        return _everything(s)
    players = s.players
    hands: list[Cards | None] = [None] * players
    money: list[int | None] = [None] * players
    sealed: list[int | None] = [None] * players
    if viewer >= 0:
        hands[viewer] = _hand(s, viewer)
        money[viewer] = s.money[viewer]
        if s.fists >> viewer & 1:
            sealed[viewer] = s.sealed[viewer]
    return {
        "let_go": s.phase == CRYING_OUT and viewer >= 0 and has_let_go(s, viewer),
        "sealed": tuple(sealed),
        "money": tuple(s.money[:players] if s.open_money or s.phase == OVER else money),
        "hands": tuple(hands),
        "mystery": None,
    }


def _everything(s: State) -> dict[str, Any]:
    """All that is hidden from somebody."""
    seats = range(s.players)
    return {
        "let_go": False,
        "sealed": tuple([s.sealed[seat] if s.fists >> seat & 1 else None for seat in seats]),
        "money": tuple(s.money[: s.players]),
        "hands": tuple([_hand(s, seat) for seat in seats]),
        "mystery": _hand(s, s.players) if s.mystery_hand else None,
    }


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _to_act(s: State) -> tuple[int, ...]:
    """In an open auction who is silent is a secret, so all but the leader are shown. (MA-19)"""
    if s.asked == CHANCE:
        return (CHANCE,)
    if s.phase == CRYING_OUT:
        return tuple(seat for seat in range(s.players) if seat != s.leader)
    return seats_in(awaited(s))


def _auction(s: State) -> str | None:
    if s.lot[0] == NO_CARD:
        return None
    decisive = s.lot[0] if s.lot[1] == NO_CARD else s.lot[1]
    return AUCTION_NAMES[AUCTION_OF[decisive]]


def _hand(s: State, hand: int) -> Cards:
    """Return the cards of a hand by where they lie: an observation has no other order of them."""
    return pile(s.place, hand)


class _OpenCards(NamedTuple):
    """What lies on the table beside the lot."""

    walls: tuple[Cards, ...]
    unsold: Cards
    discarded: Cards


# Most moves are bids and leave every card where it is.
@lru_cache(512)
def _open_cards(places: tuple[int, ...], players: int) -> _OpenCards:
    return _OpenCards(
        tuple([pile(places, WALL + seat) for seat in range(players)]),
        pile(places, UNSOLD),
        pile(places, GONE),
    )
