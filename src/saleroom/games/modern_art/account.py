"""What was bought in Modern Art, and what the bank paid for it at the end of the round."""

from collections.abc import Iterator

import msgspec

from saleroom.core.account import Bought, EventsHeard
from saleroom.games.modern_art.components import ARTIST_OF
from saleroom.games.modern_art.state import NO_CARD


def account(heard: EventsHeard) -> tuple[Bought, ...]:
    """List all purchases with what they brought. (MA-43, MA-44)"""
    return tuple(_purchases(heard))


def _purchases(heard: EventsHeard) -> Iterator[Bought]:
    this_round: list[Bought] = []
    values: dict[int, int] = {}
    for move, event in heard:
        if event.name in {"sold", "taken_free"}:
            cards = (event["card"], event["second"])
            price = event["price"] if event.name == "sold" else 0
            things = tuple(card for card in cards if card != NO_CARD)
            this_round.append(
                Bought(move=move, seat=event["seat"], price=price, back=None, things=things)
            )
        elif event.name == "counted":
            values[event["artist"]] = event["value"]
        elif event.name in {"round_began", "money_shown"}:
            yield from _paid_back(this_round, values)
            this_round, values = [], {}
    yield from _paid_back(this_round, values)


def _paid_back(bought: list[Bought], values: dict[int, int]) -> Iterator[Bought]:
    for one in bought:
        back = sum(values.get(ARTIST_OF[card], 0) for card in one.things)
        yield msgspec.structs.replace(one, back=back)
