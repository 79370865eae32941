"""A bot that searches: worlds it cannot tell from the true one, played out by Dealer's judgement.

With a budget of worlds it decides the same for the same seed on every machine; with a budget of
seconds it thinks as long as it may. Bids come from `prices`, everything else from trying the
options that judgement lists, and halving them. Where the difference is within its error, it does
what judgement would have done.
"""

import time
from collections.abc import Callable
from copy import copy
from importlib import import_module
from math import ceil, log2
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.chances import STRAIGHT, Curve, curve_for
from saleroom.bots.expert import EXPERT
from saleroom.bots.judging import guessed
from saleroom.bots.reasons import NamedAction, Reasons, is_forced
from saleroom.bots.search import kernels, prices
from saleroom.bots.search.choosing import (
    Tried,
    around,
    best_option,
    is_unanimous,
    options_told,
    sums_told,
    surest,
    survivors,
)
from saleroom.bots.search.foresight import BLIND, ROW, Foresight
from saleroom.bots.search.manner import manner_of
from saleroom.bots.search.planning import Branches, Plan, reasons_for
from saleroom.bots.search.seating import doubtful, tables_for
from saleroom.bots.search.shrewdness import ENOUGH_WORLDS, moved
from saleroom.bots.skill import (
    ASCENDING,
    AT_PRICE,
    BY_OPTIONS,
    MOST_KNOTS,
    MOST_OPTIONS,
    NAMING_PRICE,
    ONCE_AROUND,
    OUTCRY,
    SEALED,
    SECOND_PRICE,
    skill_for,
)
from saleroom.core.chance import Numbers, below
from saleroom.core.contract import Game, Memory, View
from saleroom.core.layout import duplicate
from saleroom.core.legal import Legal
from saleroom.core.roles import BID, PASS, PRICE
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.fast import compiled
from saleroom.fast.records import dtype_of, record_from

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# Of a budget of time this much is a chunk; between chunks it looks at the clock.
CHUNK = 8
MOST_IN_TIME = 4096  # more worlds than this tell nothing new, however long it may think
# Prices beyond the highest a rival is thought to pay, by this factor, are not thought about.
BEYOND = 1.6
MOST_PRICES = 400
SEEDS = 1 << 32


class Searching:
    """A player that searches; one for each seat."""

    def __init__(
        self,
        game: Game,
        worlds: int | None = None,
        seconds: float | None = None,
        name: str = EXPERT,
        net: Floats | None = None,
    ) -> None:
        """Sit down as Expert or as Master; `net` is one to play with that is not the game's."""
        self.game = game
        self.name = name
        self._given = worlds
        self.seconds = seconds
        skill = skill_for(game.name)
        self._judgement: Any = skill.judgement
        self._book = np.array(skill.book())
        self._skill = skill
        self._own = doubtful(skill)
        self._tables = tables_for(skill, self._own, None, 0)
        self._manners = {players: manner_of(skill, name, players, net) for players in game.players}
        self._kernels: Any = compiled(game, kernels, skill.judgement)
        self._own_kernels: dict[int, Any] = {
            players: compiled(game, import_module(manner.kernels), skill.judgement)
            for players, manner in self._manners.items()
            if manner.kernels
        }
        self._prices: Any = compiled(game, prices, skill.judgement)
        self._worlds = np.zeros(2 + kernels.DEEPEST, dtype_of(game.state))
        self._base = np.zeros(1, dtype_of(game.state))
        self._plans: dict[int, Plan] = {}

    def choose(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> int:
        """Decide; what is forced is not thought about."""
        return self._plan(view, legal, memory, numbers).action

    def decide(self, s: Any, seat: int, legal: Legal, numbers: Numbers) -> int:
        """Decide for a seat of a state, which is a guess or dealt anew for that seat.

        What was heard is not known here, so everybody is taken for a Dealer.
        """
        forced = self._forced(legal) if is_forced(legal) else None
        self._tables = tables_for(self._skill, self._own, None, seat)
        return forced if forced is not None else self._thought(s, seat, legal, numbers).action

    def explain(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> Reasons:
        """Say what it would decide, and why; the bot itself and its numbers stay as they are."""
        twin, own = copy(self), [numbers[0]]
        twin._plans = dict(self._plans)  # noqa: SLF001  # of our own kind
        plan = twin._plan(view, legal, memory, own, is_told=True)  # noqa: SLF001  # of our own kind
        return reasons_for(plan, self.name, view.viewer, self.game.codec, legal)

    def _plan(
        self,
        view: View,
        legal: Legal,
        memory: Memory,
        numbers: Numbers,
        *,
        is_told: bool = False,
    ) -> Plan:
        """Think; what there is no choice about only if it is to be told."""
        forced = self._forced(legal) if is_forced(legal) else None
        if forced is not None and not is_told:
            return Plan(forced, (), 0)
        s = guessed(self.game, view, memory, numbers)
        self._tables = tables_for(self._skill, self._own, memory, view.viewer)
        return self._thought(s, view.viewer, legal, numbers, forced=forced, is_told=is_told)

    def _thought(
        self,
        s: Any,
        seat: int,
        legal: Legal,
        numbers: Numbers,
        *,
        forced: int | None = None,
        is_told: bool = False,
    ) -> Plan:
        record_from(s, self._base, 0)
        deadline = None if self.seconds is None else time.monotonic() + self.seconds
        facts = np.zeros(2 + MOST_PLAYERS)
        self._kernels.facts_of(self._base, facts)
        mechanism = int(facts[0])
        manner = self._manners[int(s.players)]
        worlds, first = self._given or manner.worlds, below(numbers, SEEDS)
        if forced is not None or mechanism == BY_OPTIONS:
            options = self._listed(seat) if forced is None else np.array([forced])
            if len(options) == 1 and not is_told:
                return Plan(int(options[0]), (), 0)
            seeds = self._seeds(first, worlds * (manner.thorough if len(options) > 1 else 1))
            return self._by_options(s, seat, options, seeds, float(facts[1]), deadline)
        seeds = self._seeds(first, worlds)
        others = ~int(s.out) if mechanism == ASCENDING else ~0
        goes_up = mechanism in (OUTCRY, ASCENDING)
        before = self._plans.get(int(self._judgement.lot_number(s))) if goes_up else None
        least = legal.amounts[0].least if legal.amounts else 0
        if before is not None:
            plan = self._going_up(s, seat, before)
        else:
            plan = self._by_price(s, seat, seeds, facts, least, others, deadline)
        if is_told and goes_up:
            return self._on_or_out(s, seat, legal, others, plan)
        if is_told and mechanism in (SEALED, SECOND_PRICE, ONCE_AROUND):
            return self._limited(seat, least, others, float(facts[1]), plan)
        return plan

    def _forced(self, legal: Legal) -> int:
        """Return the only thing there is to do."""
        if legal.choices:
            return legal.choices[0]
        (amounts,) = legal.amounts
        return self.game.codec.verbs[amounts.verb].first + amounts.least

    def _seeds(self, first: int, worlds: int) -> Ints:
        """One seed for each world; how many worlds there is time for changes none of them."""
        most = worlds if self.seconds is None else MOST_IN_TIME
        return np.arange(first << 16, (first << 16) + 4 * most, dtype=np.int64)

    def _search(self, seeds: Ints, foresight: Foresight) -> kernels.Search:
        return kernels.Search(self._base, self._worlds, self._tables, self._book, seeds, foresight)

    # Anything but bids

    def _listed(self, seat: int) -> Ints:
        """Return what judgement thinks worth trying, its own choice first."""
        options = np.zeros(MOST_OPTIONS, np.int64)
        count = self._kernels.list_them(
            self._base, seat, options, self._tables[0][seat], self._book
        )
        return options[:count]

    def _by_options(
        self,
        s: Any,
        seat: int,
        options: Ints,
        seeds: Ints,
        scale: float,
        deadline: float | None,
    ) -> Plan:
        count = len(options)
        alive = np.ones(count, np.bool_)
        room = (len(seeds), count)
        tried = Tried(np.zeros(room), np.zeros(room), np.zeros(count, np.int64))
        rounds = max(1, ceil(log2(count)))
        manner = self._manners[int(s.players)]
        budget = len(seeds) // 4 * (int(s.players) if count > 1 else 1)
        try_options = self._own_kernels.get(int(s.players), self._kernels).try_options
        search, done = self._search(seeds, BLIND), 0
        if manner.book is not None:
            search = search._replace(book=manner.book)
        for step in range(rounds):
            end = done + max(CHUNK // 2, budget // (rounds * int(alive.sum())))
            until = _part(deadline, step, rounds)
            done = self._in_chunks(
                done,
                min(end, len(seeds)),
                until,
                lambda first, last, alive=alive: try_options(  # type: ignore[misc]  # a default
                    search, seat, first, last, options, alive, scale,
                    tried.utilities, tried.victories, manner.ahead,
                ),
            )  # fmt: skip
            tried.seen[alive] = done
            alive = survivors(tried, alive, done)
        actions = [self.game.codec.decode(int(option)) for option in options]
        ended = [
            k
            for k, option in enumerate(options)
            if is_unanimous(tried, k) and self._ends(s, seat, int(option))
        ]
        curve = curve_for(self.game.name, int(s.players))
        told = options_told(tried, actions, STRAIGHT if manner.tells_chances else curve, ended)
        best = surest(told, actions[best_option(tried, alive, done)])
        return Plan(self.game.codec.encode(best), told, done)

    def _ends(self, s: Any, seat: int, action: int) -> bool:
        """Tell whether an action ends the game at once."""
        after = duplicate(s)
        self.game.flat.apply(after, seat, action)
        return bool(after.asked == NOBODY)

    def _curve(self, s: Any, plan: Plan) -> Curve:
        """Return the curve for what was counted; where a net was asked, it told chances itself."""
        return STRAIGHT if plan.is_cut else curve_for(self.game.name, int(s.players))

    def _in_chunks(
        self, done: int, end: int, until: float | None, play: Callable[[int, int], None]
    ) -> int:
        """Play worlds until there are enough, or the time is over."""
        if until is None:
            play(done, end)
            return end
        while True:
            last = done + CHUNK
            play(done, last)
            done = last
            if time.monotonic() >= until or done + CHUNK > MOST_IN_TIME:
                return done

    # Bids

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
        most = np.zeros(MOST_PLAYERS, np.int64)
        worths = np.zeros(MOST_PLAYERS)
        tried = np.zeros(MOST_KNOTS, np.int64)
        count = self._kernels.look(self._base, self._tables[0], self._book, most, worths, tried)
        tried = np.unique(tried[:count])
        room = len(seeds) // 4
        found = kernels.PlayedOut(
            finals=np.zeros((room, kernels.BRANCHES, len(tried), ROW)),
            standings=np.zeros((room, kernels.BRANCHES, len(tried), ROW)),
            reserves=np.zeros((room, MOST_PLAYERS), np.int64),
            refs=np.full((MOST_PLAYERS, len(tried)), -1, np.int64),
            drifts=np.zeros((MOST_PLAYERS, MOST_PLAYERS)),
            beliefs=np.ones(room),
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
            worth=tuple(float(x) for x in worths[: s.players]),
        )
        plan = self._solved(
            s, seat, int(facts[0]), others, (least, top), float(facts[1]), found, plan
        )
        if plan.limit is not None:
            self._plans = {int(self._judgement.lot_number(s)): plan}
        return plan

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
            done = play(_part(deadline, 0, 2), min(ENOUGH_WORLDS, room), kernels.EVERY_BRANCH)
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


def _part(deadline: float | None, step: int, steps: int) -> float | None:
    """Return when this step of several has to be done."""
    if deadline is None:
        return None
    now = time.monotonic()
    return now + max(0.0, deadline - now) / (steps - step)
