"""Every lot of a game as one row: who could bid, what was bid, paid and brought, and its worth.

What a lot is worth to a seat is what a named bot thinks in that seat's place, from what the seat
may know when the lot comes up.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from saleroom.analysis.reading import DecisionRead, GameRead, Offer, gone_through, taken_apart
from saleroom.bots.contract import Appraises
from saleroom.bots.registry import bot_named
from saleroom.core.account import Bought
from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.errors import BadSetup
from saleroom.core.legal import Legal
from saleroom.core.roles import BID, BUY
from saleroom.core.seats import NOBODY
from saleroom.play.match import Match
from saleroom.play.record import Record

OFFERS = (BID, BUY)
NOTHING = Legal()


class Bid(msgspec.Struct, frozen=True, kw_only=True):
    """An offer that was made; `amount` is None where somebody took a price that was named."""

    seat: int
    move: int
    amount: int | None


class LotRow(msgspec.Struct, frozen=True, kw_only=True):
    """One lot. Lists are by seat; None is what nobody knows, or what there was none of.

    `could_bid` are those who were asked or could have spoken up, `paid` is what the lot brought its
    buyer in the end, `best` the most it was worth to anybody. `is_efficient`: it went to somebody
    to whom it was worth that.
    """

    game: int
    lot: int
    move: int
    mechanism: str
    seller: int | None
    things: tuple[int, ...]
    could_bid: tuple[int, ...]
    bids: tuple[Bid, ...]
    buyer: int | None
    price: int | None
    paid: int | None
    worth: tuple[float, ...] | None
    limit: tuple[float, ...] | None
    best: float | None
    is_efficient: bool | None
    revenue: int | None


@cache
def appraiser(name: str, game: Game) -> Appraises:
    """Return the bot whose estimate is asked for, or say that it has none."""
    check_appraiser(name, game)
    bot = bot_named(name, game)
    assert isinstance(bot, Appraises)
    return bot


def check_appraiser(name: str, game: Game) -> None:
    """Refuse a bot that is none, or has no estimate, without waiting for one to be compiled."""
    if not isinstance(bot_named(name, game, wait=False), Appraises):
        raise BadSetup("laboratory_no_estimate", name=name)


class _Estimate(NamedTuple):
    worth: tuple[float, ...]
    limit: tuple[float, ...]


def lots_of_record(record: Record, number: int, bot: str | None) -> list[LotRow]:
    """Return the lots of a record, or say why it is none."""
    return list(_rows(taken_apart(record), number, bot))


def lots_of_match(match: Match, number: int, bot: str | None) -> list[LotRow]:
    """Return the lots of a match that was played."""
    fresh = Match(match.game, match.players, match.edition, match.options)
    moves = ((move.seat, move.action) for move in match.moves)
    return list(_rows(gone_through(fresh, moves), number, bot))


def _rows(played: GameRead, number: int, bot: str | None) -> Iterator[LotRow]:
    ends = [offer.moves for offer in played.offers[1:]] + [played.moves]
    for place, (offer, end) in enumerate(zip(played.offers, ends, strict=True)):
        bought = next((one for one in played.bought if offer.moves <= one.move < end), None)
        moments = [moment for moment in played.moments if moment.lot == place]
        estimate = None if bot is None else _estimated(played.game, offer, bot)
        yield _row(number, place, offer, bought, moments, estimate)


def _row(  # noqa: PLR0913, PLR0917  # what a row is made of
    number: int,
    place: int,
    offer: Offer,
    bought: Bought | None,
    moments: Sequence[DecisionRead],
    estimate: _Estimate | None,
) -> LotRow:
    seller = None if offer.sale.seller == NOBODY else offer.sale.seller
    best = None if estimate is None else max(estimate.worth)
    is_efficient = None
    if estimate is not None and bought is not None:
        is_efficient = estimate.worth[bought.seat] == best
    revenue = None
    if bought is not None and seller is not None:
        revenue = 0 if bought.seat == seller else bought.price
    return LotRow(
        game=number,
        lot=place + 1,
        move=offer.moves + 1,
        mechanism=offer.sale.mechanism,
        seller=seller,
        things=() if bought is None else bought.things,
        could_bid=tuple(sorted({moment.seat for moment in moments if _could(moment)})),
        bids=tuple(_bids(moments)),
        buyer=None if bought is None else bought.seat,
        price=None if bought is None else bought.price,
        paid=None if bought is None else bought.back,
        worth=None if estimate is None else estimate.worth,
        limit=None if estimate is None else estimate.limit,
        best=best,
        is_efficient=is_efficient,
        revenue=revenue,
    )


def _could(moment: DecisionRead) -> bool:
    return bool(moment.legal.amounts) or BUY in moment.done or len(moment.legal.choices) > 1


def _bids(moments: Iterable[DecisionRead]) -> Iterator[Bid]:
    for moment in moments:
        ((verb, amount),) = moment.done.items()
        if verb in OFFERS:
            number = None if verb == BUY else int(amount)
            yield Bid(seat=moment.seat, move=moment.number, amount=number)


def _estimated(game: Game, offer: Offer, name: str) -> _Estimate:
    """Ask the bot in every seat's place."""
    bot = appraiser(name, game)
    told = [
        bot.appraise(seen.view, NOTHING, seen.memory, seeded(seat))
        for seat, seen in enumerate(offer.seen)
    ]
    worth = tuple(0.0 if one is None else one.worth[seat] for seat, one in enumerate(told))
    limit = tuple(0.0 if one is None else float(one.limit or 0) for one in told)
    return _Estimate(worth, limit)
