"""What a searcher does about a lot: the price it goes to, named at once or bid by bid.

All branches of a lot are played out once (`kernels`); what follows for each way of selling is
found by `prices`. A plan for a lot that goes up is kept until the lot is gone.
"""

from typing import Any

import numpy as np

from saleroom.bots.chances import STRAIGHT, Curve, curve_for
from saleroom.bots.reasons import NamedAction
from saleroom.bots.search import kernels
from saleroom.bots.search.choosing import around, sums_told, surest
from saleroom.bots.search.foresight import ROW
from saleroom.bots.search.planning import Branches, Plan
from saleroom.bots.search.shrewdness import ENOUGH_WORLDS, moved
from saleroom.bots.search.worlds import Floats, Ints, Worlds, part_of
from saleroom.bots.skill import (
    ASCENDING,
    AT_PRICE,
    MOST_KNOTS,
    NAMING_PRICE,
    ONCE_AROUND,
    OUTCRY,
    SEALED,
    SECOND_PRICE,
)
from saleroom.core.legal import Legal
from saleroom.core.roles import BID, PASS, PRICE
from saleroom.core.seats import MOST_PLAYERS, NOBODY

# Prices beyond the highest a rival is thought to pay, by this factor, are not thought about.
BEYOND = 1.6
MOST_PRICES = 400


class Lots(Worlds):
    """Thinks about lots whose price settles them."""

    def _by_price(
        self,
        s: Any,
        seat: int,
        seeds: Ints,
        facts: Floats,
        least: int,
        others: int,
        deadline: float | None,
    ) -> Plan:
        worths, tried = self._looked_at(s)
        room = len(seeds) // 4
        found = kernels.PlayedOut(
            finals=np.zeros((room, kernels.BRANCHES, len(tried), ROW)),
            standings=np.zeros((room, kernels.BRANCHES, len(tried), ROW)),
            reserves=np.zeros((room, MOST_PLAYERS), np.int64),
            refs=np.full((MOST_PLAYERS, len(tried)), -1, np.int64),
            drifts=np.zeros((MOST_PLAYERS, MOST_PLAYERS)),
            base=self._base,
        )
        self._kernels.drifts_of(self._base, found.drifts)
        way = int(facts[0])
        least_then = max(least, int(s.price) + 1) if way in (OUTCRY, ASCENDING) else least
        sale = self.game.sale(s)
        seller = NOBODY if sale is None else sale.seller
        bidding = kernels.Bidding(way, others, seller, least_then, np.ones(MOST_PLAYERS))
        branches = self._branches(s, seat, seeds, facts, bidding, tried, found, deadline)
        done, found = branches.worlds, branches.found
        top = int(min(facts[2 + seat], BEYOND * max(tried.max(), found.reserves.max()) + 2))
        plan = Plan(
            action=0,
            thoughts=(),
            worlds=done,
            branches=branches,
            top=int(facts[2 + seat]),
            limits=tuple(float(x) for x in found.reserves[:, : s.players].mean(axis=0)),
            worth=worths,
        )
        plan = self._solved(
            s, seat, int(facts[0]), others, (least, top), float(facts[1]), found, plan
        )
        if plan.limit is not None:
            self._plans = {int(self._judgement.lot_number(s)): plan}
        return plan

    def _looked_at(self, s: Any) -> tuple[tuple[float, ...], Ints]:
        """Return what the lot is worth to each, as judgement says, and prices to try."""
        most = np.zeros(MOST_PLAYERS, np.int64)
        worths = np.zeros(MOST_PLAYERS)
        tried = np.zeros(MOST_KNOTS, np.int64)
        count = self._kernels.look(self._base, self._tables[0], self._book, most, worths, tried)
        return tuple(float(x) for x in worths[: s.players]), np.unique(tried[:count])

    def _branches(
        self,
        s: Any,
        seat: int,
        seeds: Ints,
        facts: Floats,
        bidding: kernels.Bidding,
        tried: Ints,
        found: kernels.PlayedOut,
        deadline: float | None,
    ) -> Branches:
        """Play the lot out.

        Whoever thinks that rivals reckon sees all that may become of the lot in the first worlds,
        and in the others what may with rivals like that.
        """
        manner = self._manners[int(s.players)]
        search, share = self._search(seeds, manner.foresight), manner.shrewdness
        room, done = len(found.finals), 0

        def play(until: float | None, end: int, those: kernels.Bidding) -> int:
            kernel = self._kernels.try_prices
            return self._in_chunks(
                done,
                end,
                until,
                lambda first, last: kernel(search, seat, first, last, tried, found, those),
            )

        if share > 0.0:
            done = play(part_of(deadline, 0, 2), min(ENOUGH_WORLDS, room), kernels.EVERY_BRANCH)
            tops = facts[2 : 2 + int(s.players)].astype(np.int64)
            first = found.of(done)
            scale = float(facts[1])
            moves = moved(first, seat, bidding.others, share, scale, tops, self._prices)
            bidding = bidding._replace(moves=moves)
        if done < room:
            done = play(deadline, room, bidding)
        search = search._replace(base=self._base.copy())
        return Branches(done, found.of(done), search, seat, tried, bidding.moves)

    def _solved(
        self,
        s: Any,
        seat: int,
        mechanism: int,
        others: int,
        sums: tuple[int, int],
        scale: float,
        found: kernels.PlayedOut,
        plan: Plan,
    ) -> Plan:
        """Complete the plan by what the solver of this way of selling says."""
        least, top = sums
        values = np.zeros(min(MOST_PRICES, top + 1) if mechanism != AT_PRICE else 2)
        shares = np.full(len(values), -1.0)
        roles = self.game.codec.roles
        solver = self._prices
        if mechanism in (SEALED, SECOND_PRICE):
            nth = 2 if mechanism == SECOND_PRICE else 1
            best = solver.sealed(found, seat, top, scale, values, shares, nth)
            return self._named(s, plan, BID, int(best), shares)
        if mechanism == NAMING_PRICE:
            best = solver.naming(found, seat, least, top, scale, values, shares)
            return self._named(s, plan, PRICE, int(best), shares)
        if mechanism == ONCE_AROUND:
            best = solver.once_around(found, seat, top, scale, values, shares)
            return self._named(s, plan, BID, int(best), shares, none=PASS)
        if mechanism == AT_PRICE:
            solver.at_price(found, seat, scale, values, shares)
            ways = [self.game.codec.decode(action) for action in (roles.pass_, roles.buy)]
            best = int(values[1] > values[0])
            return self._told(s, plan, ways[best], [(way, k) for k, way in enumerate(ways)], shares)
        limit = solver.limit(found, others, seat, least, top, scale, values)
        return self._going_up(s, seat, plan._replace(limit=int(limit)))

    def _named(
        self, s: Any, plan: Plan, verb: str, best: int, shares: Floats, none: str = ""
    ) -> Plan:
        """Tell some of the sums around the best; where there is a word for it, none is no sum."""

        def named(amount: int) -> NamedAction:
            return {none: True} if none and amount == 0 else {verb: amount}

        sums = [(named(amount), amount) for amount in around(best)]
        return self._told(s, plan, named(best), sums, shares)

    def _told(
        self,
        s: Any,
        plan: Plan,
        best: NamedAction,
        sums: list[tuple[NamedAction, int]],
        shares: Floats,
    ) -> Plan:
        curve = self._curve(s, plan)
        told = sums_told(sums, shares, plan.worlds, curve)
        return plan._replace(action=self.game.codec.encode(surest(told, best)), thoughts=told)

    def _going_up(self, s: Any, seat: int, plan: Plan) -> Plan:
        """Bid as judgement would with this limit."""
        most = [int(x) for x in plan.limits[: s.players]]
        assert plan.limit is not None
        most[seat] = plan.limit
        action = self._judgement.bid(s, seat, most, self._tables[0][seat], self._book)
        return plan._replace(action=int(action))

    def _limited(self, seat: int, least: int, others: int, scale: float, plan: Plan) -> Plan:
        """Add up to which price it would rather have the lot, where one sum is all that is said."""
        assert plan.branches is not None
        top = min(plan.top, MOST_PRICES)
        values = np.zeros(top + 1)
        limit = self._prices.limit(plan.branches.found, others, seat, least, top, scale, values)
        return plan._replace(limit=int(limit))

    def _on_or_out(self, s: Any, seat: int, legal: Legal, others: int, plan: Plan) -> Plan:
        """Add what becomes of going on to the limit, and of leaving the lot now."""
        assert plan.branches is not None
        assert plan.limit is not None
        found = plan.branches.whole(self._kernels)._replace(base=self._base)
        codec = self.game.codec
        decision = codec.decode(plan.action)
        least = legal.amounts[0].least if legal.amounts else int(s.price) + 1
        shares = np.full(2, -1.0)
        self._prices.staying(found, others, seat, max(least, plan.limit), 1.0, shares)
        outs = (codec.roles.let_go, codec.roles.pass_)
        sums = [(codec.decode(out), 0) for out in outs if out in legal.choices]
        if legal.amounts:
            sums.append((decision if BID in decision else {BID: least}, 1))
        curve = self._curve(s, plan)
        return plan._replace(thoughts=sums_told(sums, shares, plan.worlds, curve))

    def _curve(self, s: Any, plan: Plan) -> Curve:
        """Return the curve for what was counted; where a net was asked, it told chances itself."""
        return STRAIGHT if plan.is_cut else curve_for(self.game.name, int(s.players))
