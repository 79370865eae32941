"""What was bought in Canaletto, and what its treasures earned when their types were sold."""

import msgspec

from saleroom.core.account import Bought, EventsHeard

NOTHING = -1


def account(heard: EventsHeard) -> tuple[Bought, ...]:
    """List what was bought or taken by a mask, with what it earned. (CA-13, CA-17)"""
    worth = {event["treasure"]: event["value"] for _, event in heard if event.name == "type_sold"}
    bought: list[Bought] = []
    for move, event in heard:
        if event.name in {"bought", "bribed"}:
            price = event["price"] if event.name == "bought" else 0
            bought.append(Bought(move=move, seat=event["seat"], price=price, back=None, things=()))
        elif event.name == "took":
            tiles = tuple(event[which] for which in ("first", "second", "third"))
            things = tuple(tile for tile in tiles if tile != NOTHING)
            back = sum(worth.get(tile, 0) for tile in things)
            bought[-1] = msgspec.structs.replace(bought[-1], back=back, things=things)
    return tuple(bought)
