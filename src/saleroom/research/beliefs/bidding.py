"""What the bids that were heard say about how high each would go, lot by lot.

Only what all hear: a bid says at least how much, a pass at most how much, a revealed fist about how
much, and when an outcry ends everybody but the buyer has let that price go.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from saleroom.core.events import Event
from saleroom.core.layout import duplicate
from saleroom.core.seats import NOBODY
from saleroom.games.modern_art import state
from saleroom.games.modern_art.components import ARTIST_OF, AUCTION_OF, OUTCRY
from saleroom.games.modern_art.events import NOBODY_ADDED
from saleroom.research.beliefs.hearing import Knowledge

ANY = 1 << 30  # no bound
# A fist holds what its owner goes up to, or somewhat less.
MOST_OF_FIST = 1.3


class HeardLimit(NamedTuple):
    """How high somebody goes, as far as it was heard."""

    seat: int
    least: int
    most: int


def summed_up(told: Iterable[HeardLimit]) -> list[HeardLimit]:
    """Put together what one seat said about one lot: many bids say no more than the highest."""
    found: dict[int, HeardLimit] = {}
    for seat, least, most in told:
        known = found.get(seat, HeardLimit(seat, 0, ANY))
        found[seat] = HeardLimit(seat, max(least, known.least), min(most, known.most))
    return list(found.values())


def said(events: Iterable[Event]) -> list[HeardLimit]:
    """Read what was said about one lot."""
    price, is_fixed, found = 0, False, []
    for event in events:
        if event.name == "bid":
            price = event["amount"]
            found.append(HeardLimit(event["seat"], price, ANY))
        elif event.name == "priced":
            price, is_fixed = event["price"], True
        elif event.name == "passed":
            found.append(HeardLimit(event["seat"], 0, price - is_fixed))
        elif event.name == "revealed":
            amount = event["amount"]
            found.append(HeardLimit(event["seat"], amount, int(MOST_OF_FIST * amount) + 1))
        elif event.name == "sold" and is_fixed:
            found.append(HeardLimit(event["seat"], price, ANY))
    return found


# A world at the time of a lot, and what was said about it.
Moment = tuple[Any, list[HeardLimit]]


def moments(hearing: Knowledge, world: Any) -> Iterator[Moment]:
    """Go through the lots that were heard of, as they were in this world, the latest first.

    Every game knows the lot on offer. Modern Art knows the earlier lots of the round as well: what
    was played since goes back into the hands. A world is there to be looked at, until the next.
    """
    game, events = hearing.game, hearing.of_round
    borders = {game.events[code].name for code in game.sales | game.turns}
    last = max((k for k, event in enumerate(events) if event.name in borders), default=-1)
    if game.sale(world) is not None:
        yield world, summed_up(said(events[last + 1 :]))
    if game.name == "modern-art":
        yield from _earlier_lots(world, events)


class _Lot(NamedTuple):
    cards: tuple[int, ...]
    seller: int
    opener: int
    said: list[HeardLimit]


_PHASES = (state.CRYING_OUT, state.GOING_AROUND, state.SEALING, state.AT_PRICE)


def _earlier_lots(world: Any, events: tuple[Event, ...]) -> Iterator[Moment]:
    """Take back the sales of this round, one by one."""
    lots = _lots(world.players, events)
    s = duplicate(world)
    for k in range(len(events) - 1, -1, -1):
        event = events[k]
        if event.name == "paid":
            s.money[event["seat"]] += event["amount"]
            if event["payee"] >= 0:
                s.money[event["payee"]] -= event["amount"]
        elif event.name in ("sold", "taken_free"):
            for card in (event["card"], event["second"]):
                if card != state.NO_CARD:
                    s.wall[event["seat"]][ARTIST_OF[card]] -= 1
            if k in lots:
                yield _on_offer(s, lots[k]), lots[k].said
        elif event.name in ("offered", "added", "turned_up"):
            _take_up(s, event)


def _lots(players: int, events: tuple[Event, ...]) -> dict[int, _Lot]:
    """Return the lots that were auctioned, by where the event stands that ends them."""
    found, cards, first, opener, seller = {}, list[int](), 0, NOBODY, NOBODY
    for k, event in enumerate(events):
        if event.name == "offered":
            cards, first, opener = [], k, event["seat"]
        if event.name in ("offered", "added"):
            cards.append(event["card"])
            seller = event["seat"]
        elif event.name == "sold" or (
            event.name == "taken_free" and event["why_free"] != NOBODY_ADDED
        ):
            told = said(events[first : k + 1])
            if AUCTION_OF[cards[-1]] == OUTCRY:
                price = event["price"] if event.name == "sold" else 0
                told += [
                    HeardLimit(seat, 0, price) for seat in range(players) if seat != event["seat"]
                ]
            found[k] = _Lot(tuple(cards), seller, opener, summed_up(told))
    return found


def _on_offer(s: Any, lot: _Lot) -> Any:
    """Put the lot back on the easel."""
    s.lot = [*lot.cards, state.NO_CARD][:2]
    for card in lot.cards:
        s.place[card] = state.EASEL
    s.seller, s.opener, s.leader = lot.seller, lot.opener, NOBODY
    s.price = s.silent = s.fists = 0
    s.phase = _PHASES[AUCTION_OF[lot.cards[-1]]]
    return s


def _take_up(s: Any, event: Event) -> None:
    """Take a card back into the hand it came from."""
    card = event["card"]
    hand = s.players if event.name == "turned_up" else event["seat"]
    s.offered[ARTIST_OF[card]] -= 1
    s.place[card] = hand
    s.hand[hand][s.hand_size[hand]] = card
    s.hand_size[hand] += 1
    s.in_hands += hand < s.players
