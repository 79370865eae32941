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
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.judging import guessed
from saleroom.bots.reasons import Alternative, Reasons
from saleroom.bots.search import kernels, prices
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
    Skill,
    skill_for,
)
from saleroom.core.chance import Numbers, below, seeded
from saleroom.core.contract import Game, Memory, View
from saleroom.core.legal import Legal
from saleroom.core.roles import BID, PASS, PRICE
from saleroom.core.seats import CHANCE, MOST_PLAYERS, NOBODY
from saleroom.fast import compiled
from saleroom.fast.records import dtype_of, record_from
from saleroom.play.match import Match

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

WORLDS = 128
# Of a budget of time this much is a chunk; between chunks it looks at the clock.
CHUNK = 8
MOST_IN_TIME = 4096  # more worlds than this tell nothing new, however long it may think
# Prices beyond the highest a rival is thought to pay, by this factor, are not thought about.
BEYOND = 1.6
MOST_PRICES = 400
SEEDS = 1 << 32


class Plan(NamedTuple):
    """What a search found: what to do, what it thought of, and how high it would go."""

    action: int
    thoughts: tuple[Alternative, ...]
    worlds: int
    limit: int | None = None
    limits: tuple[float, ...] = ()
    worth: tuple[float, ...] = ()


class Searching:
    """A player that searches; one for each seat."""

    def __init__(
        self,
        game: Game,
        worlds: int | None = None,
        seconds: float | None = None,
        name: str = "expert",
    ) -> None:
        self.game = game
        self.name = name
        self._given = worlds
        self.seconds = seconds
        skill = skill_for(game.name)
        self._judgement: Any = skill.judgement
        self._book = np.array(skill.book())
        self._rows = _doubtful(skill)
        self._usual = skill.worlds
        self._ahead = skill.ahead
        self._kernels: Any = compiled(game, kernels, skill.judgement)
        self._own_kernels: dict[int, Any] = {
            players: compiled(game, import_module(name), skill.judgement)
            for players, name in skill.kernels.items()
        }
        self._prices: Any = compiled(game, prices, skill.judgement)
        self._worlds = np.zeros(2 + kernels.DEEPEST, dtype_of(game.state))
        self._base = np.zeros(1, dtype_of(game.state))
        self._plans: dict[int, Plan] = {}

    def choose(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> int:
        """Decide; what is forced is not thought about."""
        return self._plan(view, legal, memory, numbers).action

    def explain(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> Reasons:
        """Say what it would decide, and why; the bot itself and its numbers stay as they are."""
        twin, own = copy(self), [numbers[0]]
        twin._plans = dict(self._plans)  # noqa: SLF001  # of our own kind
        plan = twin._plan(view, legal, memory, own)  # noqa: SLF001  # of our own kind
        return Reasons(
            bot=self.name,
            seat=view.viewer,
            decision=self.game.codec.decode(plan.action),
            worth=plan.worth,
            limit=None if plan.limit is None else float(plan.limit),
            limits=plan.limits,
            alternatives=plan.thoughts,
            worlds=plan.worlds,
        )

    def _plan(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> Plan:
        if len(legal.choices) + len(legal.amounts) == 1:
            forced = self._forced(legal)
            if forced is not None:
                return Plan(forced, (), 0)
        s = guessed(self.game, view, memory, numbers)
        record_from(s, self._base, 0)
        seat = view.viewer
        deadline = None if self.seconds is None else time.monotonic() + self.seconds
        facts = np.zeros(2 + MOST_PLAYERS)
        self._kernels.facts_of(self._base, facts)
        mechanism = int(facts[0])
        worlds = self._given or self._usual.get(view.players, WORLDS)
        seeds = self._seeds(numbers, worlds)
        if mechanism == BY_OPTIONS:
            return self._by_options(s, seat, seeds, float(facts[1]), deadline)
        if mechanism in (OUTCRY, ASCENDING):
            lot = int(self._judgement.lot_number(s))
            if lot in self._plans:
                return self._going_up(s, seat, self._plans[lot])
        least = legal.amounts[0].least if legal.amounts else 0
        return self._by_price(s, seat, seeds, facts, least, deadline)

    def _forced(self, legal: Legal) -> int | None:
        """Return the only thing there is to do, if there is only one."""
        if legal.choices:
            return legal.choices[0]
        (amounts,) = legal.amounts
        if amounts.least < amounts.most:
            return None
        return self.game.codec.verbs[amounts.verb].first + amounts.least

    def _seeds(self, numbers: Numbers, worlds: int) -> Ints:
        """One seed for each world; how many worlds there is time for changes none of them."""
        first = below(numbers, SEEDS)
        most = worlds if self.seconds is None else MOST_IN_TIME
        return np.arange(first << 16, (first << 16) + 4 * most, dtype=np.int64)

    def _search(self, seeds: Ints) -> kernels.Search:
        return kernels.Search(self._base, self._worlds, self._rows, self._book, seeds)

    # Anything but bids

    def _by_options(
        self, s: Any, seat: int, seeds: Ints, scale: float, deadline: float | None
    ) -> Plan:
        options = np.zeros(MOST_OPTIONS, np.int64)
        count = self._kernels.list_them(self._base, seat, options, self._rows[seat], self._book)
        options = options[:count]
        if count == 1:
            return Plan(int(options[0]), (), 0)
        alive = np.ones(count, np.bool_)
        utilities = np.zeros((len(seeds), count))
        seen = np.zeros(count, np.int64)
        rounds = ceil(log2(count))
        ahead = self._ahead.get(int(s.players), 0)
        budget = len(seeds) // 4 * int(s.players)
        try_options = self._own_kernels.get(int(s.players), self._kernels).try_options
        search, done = self._search(seeds), 0
        for step in range(rounds):
            left = int(alive.sum())
            end = done + max(CHUNK // 2, budget // (rounds * left))
            until = _part(deadline, step, rounds)
            done = self._in_chunks(
                done,
                min(end, len(seeds)),
                until,
                lambda first, last, alive=alive: try_options(  # type: ignore[misc]
                    search, seat, first, last, options, alive, scale, utilities, ahead,
                ),
            )  # fmt: skip
            seen[alive] = done
            means = np.where(alive, utilities[:done].mean(axis=0), -1.0)
            alive &= means >= np.sort(means)[-max(1, left // 2)]
        return _best_option(self.game, options, utilities, seen, alive, done)

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
        self, s: Any, seat: int, seeds: Ints, facts: Floats, least: int, deadline: float | None
    ) -> Plan:
        most = np.zeros(MOST_PLAYERS, np.int64)
        worths = np.zeros(MOST_PLAYERS)
        tried = np.zeros(MOST_KNOTS, np.int64)
        count = self._kernels.look(self._base, self._rows, self._book, most, worths, tried)
        tried = np.unique(tried[:count])
        room = len(seeds) // 4
        found = kernels.PlayedOut(
            finals=np.zeros((room, kernels.BRANCHES, len(tried), MOST_PLAYERS)),
            reserves=np.zeros((room, MOST_PLAYERS), np.int64),
            refs=np.full((MOST_PLAYERS, len(tried)), -1, np.int64),
            drifts=np.zeros((MOST_PLAYERS, MOST_PLAYERS)),
            beliefs=np.ones(room),
            base=self._base,
        )
        self._kernels.drifts_of(self._base, found.drifts)
        search = self._search(seeds)
        done = self._in_chunks(
            0,
            room,
            deadline,
            lambda first, last: self._kernels.try_prices(search, seat, first, last, tried, found),
        )
        found = found.of(done)
        top = int(min(facts[2 + seat], BEYOND * max(tried.max(), found.reserves.max()) + 2))
        plan = Plan(
            action=0,
            thoughts=(),
            worlds=done,
            limits=tuple(float(x) for x in found.reserves[:, : s.players].mean(axis=0)),
            worth=tuple(float(x) for x in worths[: s.players]),
        )
        plan = self._solved(s, seat, int(facts[0]), (least, top), float(facts[1]), found, plan)
        if plan.limit is not None:
            self._plans = {int(self._judgement.lot_number(s)): plan}
        return plan

    def _solved(
        self,
        s: Any,
        seat: int,
        mechanism: int,
        sums: tuple[int, int],
        scale: float,
        found: kernels.PlayedOut,
        plan: Plan,
    ) -> Plan:
        """Complete the plan by what the solver of this way of selling says."""
        least, top = sums
        values = np.zeros(min(MOST_PRICES, top + 1) if mechanism != AT_PRICE else 2)
        roles = self.game.codec.roles
        solver = self._prices
        if mechanism == SEALED:
            best = solver.sealed(found, seat, top, scale, values)
            return self._named(plan, BID, int(best), values)
        if mechanism == NAMING_PRICE:
            best = solver.naming(found, seat, least, top, scale, values)
            return self._named(plan, PRICE, int(best), values)
        if mechanism == ONCE_AROUND:
            best = solver.once_around(found, seat, top, scale, values)
            if best == 0:
                thoughts = _chances(BID, values, 0, PASS)
                return plan._replace(action=roles.pass_, thoughts=thoughts)
            return self._named(plan, BID, int(best), values, none=PASS)
        if mechanism == AT_PRICE:
            solver.at_price(found, seat, scale, values)
            actions = (roles.pass_, roles.buy)
            thoughts = tuple(
                Alternative(self.game.codec.decode(action), chance=float(value))
                for action, value in zip(actions, values, strict=True)
            )
            return plan._replace(action=actions[int(values[1] > values[0])], thoughts=thoughts)
        others = ~0 if mechanism == OUTCRY else ~int(s.out)
        limit = solver.limit(found, others, seat, least, top, scale, values)
        return self._going_up(s, seat, plan._replace(limit=int(limit)))

    def _named(self, plan: Plan, verb: str, amount: int, values: Floats, none: str = "") -> Plan:
        thoughts = _chances(verb, values, amount, none)
        return plan._replace(action=self.game.codec.verbs[verb].first + amount, thoughts=thoughts)

    def _going_up(self, s: Any, seat: int, plan: Plan) -> Plan:
        """Bid as judgement would with this limit."""
        most = [int(x) for x in plan.limits[: s.players]]
        assert plan.limit is not None
        most[seat] = plan.limit
        action = self._judgement.bid(s, seat, most, self._rows[seat], self._book)
        return plan._replace(action=int(action))


def _doubtful(skill: Skill) -> Floats:
    """Everybody plays Dealer's weights in a search, with a little more noise."""
    row = np.array(skill.levels["dealer"])
    noise = [weight.name for weight in skill.weights].index("noise")
    row[noise] = max(row[noise], skill.doubt)
    return np.repeat(row[np.newaxis], MOST_PLAYERS, axis=0)


def _part(deadline: float | None, step: int, steps: int) -> float | None:
    """Return when this step of several has to be done."""
    if deadline is None:
        return None
    now = time.monotonic()
    return now + max(0.0, deadline - now) / (steps - step)


def _best_option(
    game: Game, options: Ints, utilities: Floats, seen: Ints, alive: Any, done: int
) -> Plan:
    """The best, unless judgement's own choice is as good within the error of the difference."""
    best = int(np.argmax(np.where(alive, utilities[:done].mean(axis=0), -1.0)))
    common = int(min(seen[0], seen[best]))
    difference = utilities[:common, best] - utilities[:common, 0]
    error = difference.std(ddof=1) / np.sqrt(common) if common > 1 else np.inf
    if difference.mean() < error:
        best = 0
    thoughts = [
        Alternative(
            game.codec.decode(int(options[k])),
            chance=float(utilities[: seen[k], k].mean()),
            error=float(utilities[: seen[k], k].std() / np.sqrt(max(1, seen[k]))),
        )
        for k in range(len(options))
    ]
    thoughts.sort(key=lambda thought: -(thought.chance or 0.0))
    return Plan(int(options[best]), tuple(thoughts), done)


def _chances(verb: str, values: Floats, best: int, none: str) -> tuple[Alternative, ...]:
    """Return what some of the sums would bring: none, the best, and those around it."""
    near = {0, best // 2, best - 2, best - 1, best, best + 1, best + 2, best + best // 4}
    told = [
        Alternative(
            {none: True} if none and amount == 0 else {verb: amount}, chance=float(values[amount])
        )
        for amount in sorted(near)
        if 0 <= amount < len(values) and values[amount] >= 0.0
    ]
    return tuple(sorted(told, key=lambda thought: -(thought.chance or 0.0)))


def warm_up(game: Game) -> None:
    """Compile, or load, all that a search of this game needs, by playing a little."""
    own = skill_for(game.name).kernels
    for players in {*own, next(n for n in game.players if n not in own)}:
        match = Match(game, players)
        bot = Searching(game, worlds=2)
        numbers = seeded(0)
        for _ in range(400):
            seat = match.asked
            if seat == CHANCE:
                match.act(CHANCE, game.flat.sample(match.state, numbers))
            elif seat != NOBODY:
                seen = (match.view(seat), match.legal(seat), match.memory(seat))
                match.act(seat, bot.choose(*seen, numbers))
