"""A bot that searches: worlds it cannot tell from the true one, played out by Dealer's judgement.

Lots come from `lots`, everything else from trying the options that judgement lists in more and more
worlds (`trying`). Where the difference is within its error, it does what judgement would have done.
"""

import time
from copy import copy
from typing import Any

import numpy as np

from saleroom.bots.chances import curve_for
from saleroom.bots.judging import guessed
from saleroom.bots.reasons import Reasons, is_forced
from saleroom.bots.search import kernels
from saleroom.bots.search.choosing import (
    Bools,
    Tried,
    best_option,
    is_unanimous,
    options_told,
    promises_told,
    surest,
)
from saleroom.bots.search.foresight import BLIND
from saleroom.bots.search.lots import Lots
from saleroom.bots.search.planning import Plan, reasons_for
from saleroom.bots.search.seating import tables_for
from saleroom.bots.search.trying import halved, raced
from saleroom.bots.search.worlds import CHUNK, MOST_IN_TIME, NO_TABLES, Floats, Ints
from saleroom.bots.skill import (
    ASCENDING,
    BY_OPTIONS,
    MOST_OPTIONS,
    ONCE_AROUND,
    OUTCRY,
    SEALED,
    SECOND_PRICE,
)
from saleroom.core.chance import Numbers, below
from saleroom.core.contract import Memory, View
from saleroom.core.layout import duplicate
from saleroom.core.legal import Legal
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.fast.records import record_from

SEEDS = 1 << 32


class Searching(Lots):
    """A player that searches; one for each seat."""

    def choose(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> int:
        """Decide; what is forced is not thought about."""
        return self._plan(view, legal, memory, numbers).action

    def decide(self, s: Any, seat: int, legal: Legal, numbers: Numbers) -> int:
        """Decide for a seat of a state, which is a guess or dealt anew for that seat.

        What was heard is not known here, so others are taken for who sits there usually.
        """
        forced = self._forced(legal) if is_forced(legal) else None
        self._tables = tables_for(self._skill, self._own, None, seat)
        return forced if forced is not None else self._thought(s, seat, legal, numbers).action

    def explain(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> Reasons:
        """Say what it would decide, and why; the bot itself and its numbers stay as they are."""
        twin, own = copy(self), [numbers[0]]
        twin._plans = dict(self._plans)  # noqa: SLF001  # of our own kind
        twin._reckoners = {n: copy(one) for n, one in self._reckoners.items()}  # noqa: SLF001  # of our own kind
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
        plan = self._thought(s, view.viewer, legal, numbers, forced=forced, is_told=is_told)
        self._tables = NO_TABLES  # the next decision has its own; a server keeps 2,000 bots
        return plan

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
            if manner.book is not None:
                return self._promised(s, seat, options, self._seeds(first, 1), manner.book)
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
        search, found = self._search(seeds, BLIND), None
        reckoner = self._reckoners.get(int(s.players))
        if reckoner is not None and len(options) > 1:
            worlds = len(seeds) // 4 if deadline is None else MOST_IN_TIME
            found = reckoner.tried(search, s, seat, worlds, scale, self._play_until(deadline))
        if found is None:
            tried, alive = self._tried(search, int(s.players), seat, options, scale, deadline)
        else:
            options, tried = found
            alive = np.ones(len(options), np.bool_)
        done = int(tried.seen.max())
        actions = [self.game.codec.decode(int(option)) for option in options]
        ended = [
            k
            for k, option in enumerate(options)
            if is_unanimous(tried, k) and self._ends(s, seat, int(option))
        ]
        told = options_told(tried, actions, curve_for(self.game.name, int(s.players)), ended)
        best = surest(told, actions[best_option(tried, alive, done)])
        return Plan(self.game.codec.encode(best), told, done)

    def _promised(self, s: Any, seat: int, options: Ints, seeds: Ints, book: Floats) -> Plan:
        """Ask once what each option promises; of equals judgement's own choice is done."""
        players, chances = int(s.players), np.zeros(len(options))
        limits = np.zeros(MOST_PLAYERS, np.int64)
        search = self._search(seeds, BLIND)._replace(book=book)
        self._own_kernels[players].promise_options(search, seat, options, chances, limits)
        actions = [self.game.codec.decode(int(option)) for option in options]
        told = promises_told(chances, actions)
        plan = Plan(int(options[np.argmax(chances)]), told, 0)
        if not self._judgement.is_auction(s):
            return plan
        worths, _ = self._looked_at(s)
        return plan._replace(
            limit=int(limits[seat]),
            top=int(self._judgement.top(s, seat)),
            limits=tuple(float(x) for x in limits[:players]),
            worth=worths,
        )

    def _tried(
        self,
        search: kernels.Search,
        players: int,
        seat: int,
        options: Ints,
        scale: float,
        deadline: float | None,
    ) -> tuple[Tried, Bools]:
        """Try the options, those that do best in more worlds than others."""
        manner, room, many = self._manners[players], len(search.seeds), len(options)
        try_options = self._own_kernels.get(players, self._kernels).try_options
        play = self._play_until(deadline)

        def try_them(step: int, steps: int, done: int, end: int, alive: Bools, tried: Tried) -> int:
            return play(
                step, steps, done, end,
                lambda first, last: try_options(
                    search, seat, first, last, options, alive, scale,
                    tried.utilities, tried.victories, manner.ahead,
                ),
            )  # fmt: skip

        if manner.races and many > 1:
            return raced(many, room, room // 4, try_them)
        budget = room // 4 * (players if many > 1 else 1)
        return halved(many, room, budget, CHUNK // 2, try_them)

    def _ends(self, s: Any, seat: int, action: int) -> bool:
        """Tell whether an action ends the game at once."""
        after = duplicate(s)
        self.game.flat.apply(after, seat, action)
        return bool(after.asked == NOBODY)
