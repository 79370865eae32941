"""One position, looked at with the eyes of a seat or with all cards open: what becomes of it.

Decides nothing. With a seat's eyes it is a guess made of what the seat saw and had heard, and every
world deals anew what it could not know. Which worlds those are follows from a seed.
"""

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.analysis import kernels
from saleroom.analysis.balance import power_of
from saleroom.bots.judging import guessed
from saleroom.bots.search import kernels as searched
from saleroom.bots.search import prices
from saleroom.bots.search.foresight import ROW
from saleroom.bots.search.manner import packed
from saleroom.bots.search.seating import alike, doubtful
from saleroom.bots.skill import BY_OPTIONS, MOST_KNOTS, MOST_OPTIONS, Skill, skill_for
from saleroom.core.chance import seeded
from saleroom.core.contract import Game, Memory, View
from saleroom.core.seats import ALL_SEEING, MOST_PLAYERS
from saleroom.fast import compiled
from saleroom.fast.records import dtype_of, record_from

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

# Worlds to choose by and worlds to measure by are never the same: the latter begin here.
FRESH = 1 << 20
_APART = 1 << 22
_SEEDS = 1 << 40
_ONE = np.ones(1, np.bool_)


class Seen(NamedTuple):
    """A position as somebody saw it: with a seat's eyes a view and a memory, else the state."""

    viewer: int
    view: View
    memory: Memory
    state: Any


class Equipment:
    """What looking at positions of one game takes: compiled code and weights."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.skill: Skill = skill_for(game.name)
        # Everybody plays as Dealer does, whatever was heard: what is assumed is said once.
        self.tables = alike(self.skill, doubtful(self.skill))
        self.rows = self.tables[0]
        self.book = np.array(self.skill.book())
        judgement = self.skill.judgement
        self.kernels: Any = compiled(game, kernels, judgement)
        self.searched: Any = compiled(game, searched, judgement)
        self.prices: Any = compiled(game, prices, judgement)
        # Whoever solves auctions in which every bid is an option of its own, by number of players.
        self.reckoners: dict[int, Any] = {
            players: import_module(mastery.reckoner).Reckoner(game, judgement)
            for players, mastery in self.skill.mastery.items()
            if mastery.reckoner
        }
        # Whoever asks a net what an option promises, and the net, by number of players: at tables
        # where Master was shown to be better than Expert.
        self.promisers: dict[int, tuple[Any, Floats]] = {
            players: (
                compiled(game, import_module(mastery.kernels), judgement),
                packed(mastery.book),
            )
            for players, mastery in self.skill.mastery.items()
            if mastery.book is not None and players in self.skill.mastered
        }


equipment_for = cache(Equipment)


class ToTry(NamedTuple):
    """What is tried: actions, how far the seat goes after each, and which are still tried."""

    actions: Ints
    ceilings: Ints
    alive: NDArray[np.bool_]

    def only(self, places: list[int]) -> "ToTry":
        """Return some of them, all to be tried."""
        alive = np.ones(len(places), np.bool_)
        return ToTry(self.actions[places], self.ceilings[places], alive)


class TriedForAll(NamedTuple):
    """By world and option: how much the seat likes what came, and everybody's victory."""

    likings: Floats
    victories: Floats


class Position:
    """A position and its worlds."""

    def __init__(self, equipment: Equipment, seen: Seen, seed: int) -> None:
        self._with = equipment
        game = equipment.game
        self.eyes = seen.viewer
        if seen.viewer == ALL_SEEING:
            self.state = seen.state
        else:
            self.state = guessed(game, seen.view, seen.memory, seeded(seed))
        self.players = int(self.state.players)
        self._base = np.zeros(1, dtype_of(game.state))
        self._worlds = np.zeros(2 + searched.DEEPEST, dtype_of(game.state))
        record_from(self.state, self._base, 0)
        self._first = seed % _SEEDS * _APART
        facts = np.zeros(2 + MOST_PLAYERS)
        equipment.searched.facts_of(self._base, facts)
        self.mechanism = int(facts[0])
        self.scale = float(facts[1])
        # How an auction ends after an action, where that is foretold (`foresee`).
        self._endings: Any = None
        self._foreseen: dict[int, int] = {}

    @property
    def power(self) -> float:
        """The power of the shares that chances are told by here."""
        return power_of(self._with.game.name).at(self.scale)

    def _search(self, first: int, last: int) -> searched.Search:
        seeds = np.arange(self._first + first, self._first + last, dtype=np.int64)
        return searched.Search(self._base, self._worlds, self._with.tables, self._with.book, seeds)

    def listed(self, seat: int) -> list[int]:
        """Return what judgement thinks worth trying, its own choice first."""
        options = np.zeros(MOST_OPTIONS, np.int64)
        row, book = self._with.rows[seat], self._with.book
        count = self._with.searched.list_them(self._base, seat, options, row, book)
        return [int(option) for option in options[:count]]

    def top(self, seat: int) -> int:
        """Return the most the seat may bid now."""
        return int(self._with.skill.judgement.top(self.state, seat))

    def bid(self, seat: int, most: Ints) -> int:
        """Return what judgement does in this auction, all going up to what they would pay."""
        row, book = self._with.rows[seat], self._with.book
        return int(self._with.skill.judgement.bid(self.state, seat, most, row, book))

    def foresee(self, seat: int, actions: list[int]) -> None:
        """Solve the auction, if the game has who does: all bid on as players do who search.

        From then on what comes `after` one of these actions follows how the auction ends then.
        """
        reckoner = self._with.reckoners.get(self.players)
        if reckoner is None or self.mechanism != BY_OPTIONS:
            return
        worlds = self._with.skill.mastery[self.players].worlds
        search = self._search(0, worlds)
        self._endings = reckoner.endings(search, self.state, seat, worlds, self.scale, actions)
        self._foreseen = {action: place for place, action in enumerate(actions)}

    def promises(self, seat: int, actions: list[int]) -> Floats | None:
        """Return what Master's net promises the seat after each action; None where it has none."""
        if self.players not in self._with.promisers:
            return None
        kernels_, net = self._with.promisers[self.players]
        found, limits = np.zeros(len(actions)), np.zeros(MOST_PLAYERS, np.int64)
        search = self._search(0, 1)._replace(book=net)
        kernels_.promise_options(search, seat, np.array(actions), found, limits)
        return found

    def after(self, seat: int, options: ToTry, first: int, last: int) -> TriedForAll:
        """Play the worlds from one number to another on after each option that is alive."""
        room, count = last - first, len(options.actions)
        tried = TriedForAll(np.zeros((room, count)), np.zeros((room, count, MOST_PLAYERS)))
        search = self._search(first, last)
        if self._endings is not None:
            endings = self._endings.of([self._foreseen[int(one)] for one in options.actions])
            self._with.reckoners[self.players].play_drawn(
                search, self.eyes, seat, endings, options.alive, self.scale, *tried
            )
            return tried
        self._with.kernels.try_moves(search, self.eyes, seat, 0, room, *options, self.scale, *tried)
        return tried

    def going_on(self, worlds: int) -> Floats:
        """Return everybody's victories, by world, if the game goes on as it stands."""
        nothing = ToTry(np.array([kernels.PLAY_ON]), np.array([kernels.BY_JUDGEMENT]), _ONE)
        return self.after(0, nothing, 0, worlds).victories[:, 0]

    def branches(self, worlds: int, most_knots: int) -> searched.PlayedOut:
        """Play out that each seat has the lot, at some prices."""
        most, worths = np.zeros(MOST_PLAYERS, np.int64), np.zeros(MOST_PLAYERS)
        found = np.zeros(MOST_KNOTS, np.int64)
        count = self._with.searched.look(
            self._base, self._with.rows, self._with.book, most, worths, found
        )
        tried = thinned(np.unique(found[:count]), most_knots)
        room = (worlds, searched.BRANCHES, len(tried), ROW)
        played = searched.PlayedOut(
            finals=np.zeros(room),
            standings=np.zeros(room),
            reserves=np.zeros((worlds, MOST_PLAYERS), np.int64),
            refs=np.full((MOST_PLAYERS, len(tried)), -1, np.int64),
            drifts=np.zeros((MOST_PLAYERS, MOST_PLAYERS)),
            base=self._base,
        )
        self._with.searched.drifts_of(self._base, played.drifts)
        self._with.searched.try_prices(
            self._search(0, worlds), self.eyes, 0, worlds, tried, played, searched.EVERY_BRANCH
        )
        return played

    @property
    def solver(self) -> Any:
        """What turns branches into prices."""
        return self._with.prices


def thinned(prices: Ints, most: int) -> Ints:
    """Keep so many of some prices, the first and the last among them."""
    if len(prices) <= most:
        return prices
    places = np.unique(np.linspace(0, len(prices) - 1, most).round().astype(np.int64))
    return prices[places]
