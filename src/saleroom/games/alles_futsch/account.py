"""What was bought in Alles Futsch, and what using its three objects brought or cost the buyer."""

from collections.abc import Iterator

import msgspec

from saleroom.core.account import Bought, EventsHeard
from saleroom.core.events import Event
from saleroom.games.alles_futsch.events import FOR_THE_CARD


def account(heard: EventsHeard) -> tuple[Bought, ...]:
    """List all cards that were sold with what their objects brought. (AF-10, AF-11)"""
    return tuple(_purchases(heard))


def _purchases(heard: EventsHeard) -> Iterator[Bought]:
    last: Bought | None = None
    for move, event in heard:
        if event.name == "sold":
            if last is not None:
                yield last
            last = Bought(
                move=move, seat=event["seat"], price=event["price"], back=0, things=(event["card"],)
            )
        elif last is not None and last.back is not None:
            last = msgspec.structs.replace(last, back=last.back + _brought(event, last.seat))
    if last is not None:
        yield last


def _brought(event: Event, seat: int) -> int:
    """Return what an event brought the seat; the price of the card itself is not part of it."""
    if event.name == "rewarded":
        return event["amount"] if event["seat"] == seat else 0
    if event.name != "paid" or event["why_paid"] == FOR_THE_CARD:
        return 0
    gained = event["amount"] if event["payee"] == seat else 0
    return gained - (event["amount"] if event["seat"] == seat else 0)
