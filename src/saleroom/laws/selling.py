"""What everybody at the table sees is what it is: the lot on offer, and what all views say."""

from collections.abc import Iterator

from saleroom.core.contract import Game, edition_of, price_of
from saleroom.core.sale import ANSWERS, SEALED, Sale, is_same_lot
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, SPECTATOR
from saleroom.laws.contract import at
from saleroom.laws.law import Law
from saleroom.laws.playing import moments
from saleroom.laws.setups import Setup
from saleroom.play.match import Match


def _says_what_all_see(setup: Setup, game: Game | None) -> Iterator[str]:
    for match in moments(setup, 33, 1, game):
        sale = match.game.sale(match.state)
        if sale is not None:
            yield from (f"{at(match)}: {fault}" for fault in _faults(match, sale))


def _faults(match: Match, sale: Sale) -> Iterator[str]:
    if sale.mechanism not in match.game.mechanisms:
        yield f"a sale by {sale.mechanism}, which is not among the mechanisms"
        return
    if not {sale.leader, sale.seller} <= {NOBODY, *range(match.players)}:
        yield "leader or seller of a sale is no seat"
    if sale.mechanism != SEALED:
        view = match.view(SPECTATOR)
        leader = NOBODY if view.leader is None else view.leader
        if (sale.price, sale.leader) != (view.price, leader):
            yield "a sale has another price or leader than the view"
    for seat in match.awaited:
        legal = match.legal(seat)
        verbs = {amounts.verb for amounts in legal.amounts}
        verbs |= {match.game.codec.verb_of(choice).name for choice in legal.choices}
        answers = ANSWERS[sale.mechanism]
        if not verbs & set(answers):
            said = f"can answer a sale by {sale.mechanism} with none of {', '.join(answers)}"
            yield f"seat {seat} is awaited and {said}"


def _sold_is_gone(setup: Setup, game: Game | None) -> Iterator[str]:
    before, sold = None, 0
    for match in moments(setup, 34, 1, game):
        sale = match.game.sale(match.state)
        if {code for code, *_ in match.told_since(len(match.moves) - 1)} & match.game.sales:
            sold += 1
            if sale is not None and is_same_lot(before, sale):
                yield f"{at(match)}: a lot is still on offer after the event of its sale"
        before = sale
    if not sold:
        yield "no event of a whole game is among `sales`"


def _all_mechanisms(setup: Setup, game: Game | None) -> Iterator[str]:
    of = setup.opened(game).game
    sales = [of.sale(match.state) for match in moments(setup, 36, 1, game)]
    seen = {sale.mechanism for sale in sales if sale is not None}
    for mechanism in sorted(set(of.mechanisms) - seen):
        yield f"nothing was sold by {mechanism} in a whole game, though it is among the mechanisms"


def _views(setup: Setup, game: Game | None) -> Iterator[str]:
    seats = range(setup.players)
    for match in moments(setup, 38, 7, game):
        for viewer in (*seats, SPECTATOR, ALL_SEEING):
            yield from (
                f"{at(match)}, viewer {viewer}: {one}" for one in _wrong_view(match, viewer)
            )
        purse = match.game.purse
        if purse is not None:
            money = tuple(purse(match.state, seat) for seat in seats)
            if match.view(ALL_SEEING).money != money:
                yield f"{at(match)}: `purse` is not the money that is seen"


def _wrong_view(match: Match, viewer: int) -> Iterator[str]:
    view = match.view(viewer)
    if (view.viewer, view.players) != (viewer, match.players):
        yield "the view is of another viewer or number of players"
    if not view.phase:
        yield "the view names no phase"
    if edition_of(view, match.game) != match.edition:
        yield "the view is of another edition"
    if price_of(view, match.game) < 0:
        yield "the price is below nothing"
    if not set(match.awaited) <= set(view.to_act) <= {CHANCE, *range(match.players)}:
        yield "`to_act` lacks somebody who is awaited, or names nobody at the table"


LAWS = (
    Law("a sale says what all see and is answered by its verbs", _says_what_all_see),
    Law("what is sold is on offer no more", _sold_is_gone, dear=True),
    Law("every way of selling that a game names occurs", _all_mechanisms, dear=True),
    Law("every view says what all views say", _views),
)
