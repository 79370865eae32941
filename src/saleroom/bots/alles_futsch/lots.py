"""Three to five players, lot by lot: how Master decides in Alles Futsch.

Each thing it could do is played to the end of the lot, among rivals who reckon as it does, and what
a net promises then decides (`reckoning`). Nothing is hidden but the cards to come, and none comes
before that: there are no worlds to tell apart. The little luck in how objects are used is the same
for whatever is thought of.
"""

from typing import Any

import numpy as np

from saleroom.bots.alles_futsch.reckoning import (
    LotDesk,
    PlayedLot,
    chance_at,
    end_lot,
    expect,
    goes_to,
    new_desk,
    new_lot,
    promise_all,
    reckon,
    temper,
)
from saleroom.bots.search.kernels import Search, luck_of
from saleroom.core.seats import MOST_PLAYERS, left_of
from saleroom.games.alles_futsch.actions import BID, PASS
from saleroom.games.alles_futsch.state import BIDDING

rules: Any = None
skill: Any = None

_NOTHING = -1
# What it does not do is worse by this, at least.
_LESS = 1.0e-4


def promise_options(search: Search, seat: int, options: Any, values: Any, limits: Any) -> None:
    """Fill in the seat's chance after each option and, in an auction, how high everybody goes."""
    base, worlds, tables, book, seeds, _ = search
    numbers = np.zeros(1, np.int64)
    desk = new_desk(tables[0], book, numbers)
    lot = new_lot()
    chances = np.zeros(MOST_PLAYERS)
    worlds[0] = base[0]
    numbers[0] = luck_of(seeds[0])
    if base[0].phase == BIDDING:
        weigh_bids(worlds, seat, options, desk, lot, values)
        for k in range(MOST_PLAYERS):
            limits[k] = lot.limits[k]
        return
    for k in range(len(options)):
        worlds[1] = worlds[0]
        numbers[0] = luck_of(seeds[0])
        rules.apply(worlds[1], seat, 0 + options[k])
        look_on(worlds, desk, lot, chances)
        values[k] = chances[seat]


def look_on(worlds: Any, desk: LotDesk, lot: PlayedLot, chances: Any) -> None:
    """Fill in what the world in place 1 promises everybody at the end of the lot."""
    if worlds[1].phase == BIDDING:
        reckon(worlds, 1, desk, lot)
        expect(worlds[1], lot, chances)
    else:
        end_lot(worlds[1], desk)
        promise_all(worlds[1], desk, chances)


def weigh_bids(
    worlds: Any, seat: int, options: Any, desk: LotDesk, lot: PlayedLot, values: Any
) -> None:
    """Fill in what bidding on or passing brings; best is what the tempered limit says.

    Who has bid leads: a rival who would pay just as much has to leave the card. The place after the
    world is overwritten.
    """
    reckon(worlds, 0, desk, lot)
    temper(worlds[0], desk, lot)
    s = worlds[0]
    after = left_of(seat, 0 + s.players)
    wanted = 0 + skill.bid(s, seat, lot.limits, desk.rows[seat], desk.net)
    limit = 0 + lot.limits[seat]
    best = _NOTHING
    for k in range(len(options)):
        amount = options[k] - BID
        lot.limits[seat] = max(limit, amount) if options[k] != PASS else 0
        worlds[1] = s
        if options[k] != PASS:
            worlds[1].price = amount
            worlds[1].leader = seat
            worlds[1].asked = after
        buyer, price = goes_to(worlds[1], lot)
        values[k] = max(_LESS, min(1.0, chance_at(lot, buyer, price, seat)))
        is_like = options[k] == wanted or (wanted != PASS and BID <= options[k] <= wanted)
        if is_like and (best == _NOTHING or options[k] > options[best]):
            best = k
    lot.limits[seat] = limit
    for k in range(len(options)):
        if best not in (_NOTHING, k):
            values[k] = min(values[k], values[best] - _LESS)
