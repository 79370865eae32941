"""How Master bids in Canaletto: a whole auction is solved once, and gone by until the lot is gone.

All ends that bidding can come to are played out in some worlds (`outcomes`), and the auction is
solved with what they are worth (`haggling`). Those that bidding does come to, as far as that tells,
are played out in many more, and it is solved again.

An analysis of a game foretells likewise how an auction goes on after anything a seat may have done.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.canaletto import haggling, outcomes
from saleroom.bots.canaletto.haggling import BEYOND, BRIBING, PASSING, SEATS, SETS, WAYS_ON, Haggle
from saleroom.bots.canaletto.outcomes import BOUGHT, MOST_PRICES, WAYS
from saleroom.bots.search.choosing import Tried
from saleroom.bots.search.kernels import Search
from saleroom.bots.search.trying import Play
from saleroom.bots.skill import MOST_OPTIONS
from saleroom.core.contract import Game
from saleroom.core.seats import MOST_PLAYERS
from saleroom.fast import compiled
from saleroom.games.canaletto.actions import BID, BRIBE, PASS

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

# So often everybody's limits are drawn, to say what a juncture is worth if they go on.
DRAWS = 20
# Of the worlds of a search one in so many is played out, for there are many ends: all ends in one
# of so many of these, then what is likely in three times as many.
PART = 8
COARSE = 10
STEPS = 3
# Prices up to so much beyond the highest limit, and so many more; beyond what all would pay twice
# as many at most.
FURTHER = 1.25
SOME_MORE = 8
# So near to the highest of them it solves the auction again.
NEARLY = 3
# How unsure the seat is of what is best; and all, where ends are looked for that matter, which are
# those that come up so often.
HEAT = 0.003
WARM = 0.04
MATTERS = 0.002
HARDLY = 0.001


class Ends(NamedTuple):
    """What ends are worth to the seat: some by world, the others on average."""

    fine: Floats
    others: Floats


class Endings(NamedTuple):
    """By action how the auction may end: way, price and buyer, with odds that add up to 1."""

    odds: Floats
    ends: Ints

    def of(self, places: list[int]) -> "Endings":
        """Return those of some actions."""
        return Endings(self.odds[places], self.ends[places])


class Solved(NamedTuple):
    """An auction that was solved, and what was played out for it by world.

    Of its ends `fine` were played out in all `worlds`, the others at least in the first few. No
    more is kept than that: a server keeps many bots in mind.
    """

    lot: Haggle
    fine: Bools
    likes: Ends
    wins: Ends
    worlds: int

    def covers(self, s: Any, seat: int) -> bool:
        """Tell whether the same seat is asked further on in the same auction."""
        base = self.lot.base[0]
        is_same = all(
            np.array_equal(base[name], getattr(s, name))
            for name in ("players", "round_number", "column", "palace", "points", "debt", "masks")
        )
        steps = int(s.price) - int(base["price"])
        goes_on = int(s.out) & int(base["out"]) == int(base["out"])
        near = steps and steps >= self.lot.prices - NEARLY
        return is_same and seat == self.lot.seat and steps >= 0 and goes_on and not near


class Reckoner:
    """Solves auctions, and keeps the one it solved last."""

    def __init__(self, game: Game, judgement: Any) -> None:
        self._judgement = judgement
        self._outcomes: Any = compiled(game, outcomes, judgement)
        self._haggling: Any = compiled(game, haggling, judgement)
        self._kept: Solved | None = None

    def tried(
        self, search: Search, s: Any, seat: int, worlds: int, scale: float, play: Play
    ) -> tuple[Ints, Tried] | None:
        """Return what the seat can do in an auction, the best first, and how that ends by world.

        None where there is no auction, or one that goes too high to be solved.
        """
        if not self._judgement.is_auction(s):
            return None
        if self._kept is None or not self._kept.covers(s, seat):
            part = max(STEPS, worlds // PART)
            lot = self._begin(search, s, seat)
            if lot is None:
                self._kept = None
            else:
                self._kept = self._solve(lot, search, s, seat, part, scale, play)
        return None if self._kept is None else self._told(self._kept, s, seat)

    def endings(
        self, search: Search, s: Any, seat: int, worlds: int, scale: float, actions: list[int]
    ) -> Endings | None:
        """Foretell how the auction ends after each of some actions; None as in `tried`."""
        if not self._judgement.is_auction(s):
            return None
        furthest = max(action - BID if action >= BID else 0 for action in actions)
        part = max(STEPS, worlds // PART)
        lot = self._begin(search, s, seat, furthest)
        if lot is None:
            return None
        lot = self._solve(lot, search, s, seat, part, scale, _all_of_them).lot
        found = [self._ends_after(lot, s, seat, action) for action in actions]
        room = max(len(odds) for odds, _ in found)
        all_odds, all_ends = np.ones((len(found), room)), np.zeros((len(found), room, 3), np.int64)
        for k, (odds, ends) in enumerate(found):
            all_odds[k, : len(odds)], all_ends[k, : len(ends)] = odds, ends
            all_ends[k, len(ends) :] = ends[-1]
        return Endings(all_odds, all_ends)

    def _ends_after(self, lot: Haggle, s: Any, seat: int, action: int) -> tuple[Floats, Ints]:
        """Return what an auction may end in after an action, by price, and odds that add up."""
        low = int(lot.base["price"][0])
        way = {PASS: PASSING, BRIBE: BRIBING}.get(action, action - BID - low)
        if way not in {PASSING, BRIBING} and way >= lot.prices:  # nobody goes beyond that
            return np.ones(1), np.array([[BOUGHT, action - BID, seat]])
        shares = self._followed(lot, s, way, HEAT).transpose(1, 0, 2)
        prices, ways, buyers = np.nonzero(shares > HARDLY)
        odds = shares[prices, ways, buyers]
        return np.cumsum(odds / odds.sum()), np.stack([ways, low + prices, buyers], axis=1)

    def play_drawn(
        self,
        search: Search,
        eyes: int,
        seat: int,
        endings: Endings,
        alive: Bools,
        scale: float,
        likes: Floats,
        wins: Floats,
    ) -> None:
        """Play all worlds of a search on from ends that are drawn."""
        self._outcomes.play_drawn(search, eyes, seat, *endings, alive, scale, likes, wins)

    def _begin(self, search: Search, s: Any, seat: int, furthest: int = 0) -> Haggle | None:
        """Look how high the auction may go, so far at least; None where that is too high."""
        base, numbers = search.base.copy(), search.seeds[:1].copy()
        draws = np.zeros((DRAWS, MOST_PLAYERS), np.int64)
        limits = np.zeros(MOST_PLAYERS, np.int64)
        self._haggling.draw_limits(base, search.tables, search.book, numbers, draws, limits)
        highest = max(int(limits[k]) for k in range(s.players) if not s.out >> k & 1)
        if highest + BEYOND >= s.price + MOST_PRICES:
            return None
        price = int(s.price)
        beyond = min(int(price * FURTHER), price + SOME_MORE)
        top = max(furthest, int(highest * FURTHER) + SOME_MORE, beyond + SOME_MORE)
        top = min(top, int(s.highest_bid))
        count = min(MOST_PRICES, top - price + 1)
        ends = np.zeros((WAYS, count, SEATS, SEATS))
        dealt, solved = np.zeros((2, count, SEATS, SEATS, SETS, SEATS))
        return Haggle(base, base.copy(), seat, HEAT, count, draws, limits, ends, dealt, solved)

    def _solve(
        self, lot: Haggle, search: Search, s: Any, seat: int, worlds: int, scale: float, play: Play
    ) -> Solved:
        """Play ends out, those that matter in more worlds, and solve the auction each time."""
        wanted, done, few = np.ones(lot.ends.shape[:-1], np.bool_), 0, 0
        likes = np.zeros((worlds, *lot.ends.shape))
        wins = np.zeros_like(likes)
        ended = np.zeros((DRAWS, *lot.solved.shape[:-1]), np.int64)
        first_of_all = max(1, worlds // COARSE)
        for step, end in enumerate((first_of_all, STEPS * first_of_all, worlds)):
            done = play(
                step, STEPS, done, end,
                lambda first, last, wanted=wanted: self._outcomes.play_ends(  # type: ignore[misc]  # a default
                    search, seat, first, min(last, worlds), lot.prices, scale, wanted, likes, wins
                ),
            )  # fmt: skip
            done = min(done, worlds)
            lot.ends[wanted] = likes[:done].mean(axis=0)[wanted]
            self._haggling.solve_junctures(lot, ended)
            fine, few = wanted, few or done
            if step < STEPS - 1:
                wanted = wanted & self._matters(lot, s, seat)
        liked, won = (
            Ends(values[:done, fine, seat], values[:few, ..., seat].mean(axis=0)[~fine])
            for values in (likes, wins)
        )
        return Solved(lot, fine, liked, won, done)

    def _likes(self, lot: Haggle, s: Any, seat: int) -> Floats:
        """How the seat likes all it can do now."""
        likes = np.zeros(WAYS_ON)
        steps = int(s.price) - int(lot.base["price"][0])
        self._haggling.judge(lot, lot.solved, steps, int(s.leader), seat, int(s.out), likes)
        return likes

    def _matters(self, lot: Haggle, s: Any, seat: int) -> Bools:
        """Which ends come up, if all are less sure of what they do than they are."""
        likes = self._likes(lot, s, seat)
        odds = np.exp(np.maximum(-50.0, (likes - likes.max()) / WARM))
        odds /= odds.sum()
        found = np.zeros(lot.ends.shape[:-1])
        for way in np.flatnonzero(odds > HARDLY):
            found += odds[way] * self._followed(lot, s, int(way), WARM)
        return found > MATTERS

    def _followed(self, lot: Haggle, s: Any, way: int, heat: float) -> Floats:
        """How likely each end is once the seat asked now has done that."""
        found = np.zeros(lot.ends.shape[:-1])
        steps = int(s.price) - int(lot.base["price"][0])
        reach = np.zeros(lot.solved.shape[:-1])
        self._haggling.follow(lot, way, steps, int(s.leader), int(s.out), heat, reach, found)
        return found

    def _told(self, solved: Solved, s: Any, seat: int) -> tuple[Ints, Tried]:
        """Say of the best ways on how they end in each world; what was seldom seen, on average."""
        lot, fine = solved.lot, solved.fine
        likes = self._likes(lot, s, seat)
        ways = [int(way) for way in np.argsort(-likes, kind="stable") if likes[way] >= 0.0]
        ways = ways[:MOST_OPTIONS]
        reach = np.array([self._followed(lot, s, way, HEAT) for way in ways])
        seen = (solved.worlds, len(ways))
        tried = Tried(np.zeros(seen), np.zeros(seen), np.full(len(ways), solved.worlds))
        for ends, told in ((solved.likes, tried.utilities), (solved.wins, tried.victories)):
            told[:] = ends.fine @ reach[:, fine].T + ends.others @ reach[:, ~fine].T
        low = int(lot.base["price"][0])
        names = {PASSING: PASS, BRIBING: BRIBE}
        return np.array([names.get(way, BID + low + way) for way in ways]), tried


def _all_of_them(
    _step: int, _steps: int, done: int, end: int, kernel: Callable[[int, int], None]
) -> int:
    """Play as many worlds as were asked for, however long it takes."""
    kernel(done, end)
    return end
