"""What is a seat's own business: what it may do and has said in private, and who asks to come in.

Shown to the seat alone, by `saleroom.house.showing`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from saleroom.core.codec import Codec
from saleroom.core.legal import Legal
from saleroom.house.due import holds_from
from saleroom.house.hints import gives_hints, what_to_ask
from saleroom.house.knocking import waiting
from saleroom.house.orders import stands
from saleroom.house.shown import KnockShown, Mine, OrderShown
from saleroom.house.statuses import PLAYING
from saleroom.house.table import Table

_ENCODE = msgspec.json.Encoder().encode
# Choices of how many decisions are remembered as they are written.
_REMEMBERED = 512


def decoded(codec: Codec, choices: tuple[int, ...]) -> tuple[dict[str, int | bool], ...]:
    """Name what can be chosen."""
    return tuple(map(codec.decode, choices))


@lru_cache(_REMEMBERED)
def written_choices(codec: Codec, choices: tuple[int, ...]) -> msgspec.Raw:
    """Write the same as JSON: what is asked is much alike, again and again."""
    return msgspec.Raw(_ENCODE(decoded(codec, choices)))


def mine_of(
    table: Table, seat: int, legal: Legal, named: Callable[[Codec, tuple[int, ...]], Any] = decoded
) -> Mine:
    """Show a seat what it may do now, `named` as it is wanted, and what it has told the house."""
    order = table.orders.get(seat)
    is_running = table.status == PLAYING and table.interval is None
    may_act = is_running and table.seats[seat].player is None and not stands(table, seat)
    return Mine(
        seat=seat,
        turn=table.turn(seat),
        actions=named(table.match.game.codec, _choices(table, seat, legal)) if may_act else (),
        amounts=legal.amounts if may_act else (),
        paragraph=legal.paragraph,
        out=seat in table.outs,
        out_holds=holds_from(table, seat) if seat in table.outs else None,
        order=None if order is None else OrderShown(order.up_to, order.then),
        hint=what_to_ask(table, seat) if gives_hints(table) else None,
        knocks=_knocks(table) if table.knocks else (),
    )


def _knocks(table: Table) -> tuple[KnockShown, ...]:
    return tuple(KnockShown(one.number, one.knock.name) for one in waiting(table))


def _choices(table: Table, seat: int, legal: Legal) -> tuple[int, ...]:
    """Return what is legal; who has said "out" can take that back instead of saying it again."""
    if seat in table.outs and table.is_outcry:
        roles = table.match.game.codec.roles
        kept = (choice for choice in legal.choices if choice != roles.let_go)
        return (*kept, roles.take_back)
    return legal.choices
