"""What it takes to play a game well by judgement: the contract of a game's skill.

A skill is written like the rules: undecorated functions over the flat state, in a module of their
own (`judgement`), so that they run as they are at a table and compiled inside a search. It judges
with a row of weights `w`, one for each name in `weights`; a rung of the ladder is a row of them.
`book` is a row of numbers the skill looks things up in, too large to be a constant.

What a function here reads of the state must be known to the seat it judges for: its own hand, what
lies open, what can be counted. Bots hand it a guessed state anyway, so a mistake costs strength and
not honesty; but in the arena it is handed the true one, and a test holds the two equal.

A seat reckons with its own `reserve` and with the `outlook` of the others.

The functions of `judgement`; `seat` and actions are integers, `most` a row of sums by seat:

    is_auction(s)                      a lot is on offer, and how high each would go settles it
    lot_number(s)                      the same as long as this lot is on offer, then another
    worth(s, seat, w, book)            what the lot would bring the seat, in points, the price not
                                       counted
    reserve(s, seat, w, book, z)       the most it would pay, within what it may pay; 0 for nothing;
                                       z is its mood: a standard normal number, one for each lot
    outlook(s, seat, w, book)          the same as others must judge it, who do not see the seat's
                                       hand: from what is open to all, and without mood
    bid(s, seat, most, w, book)        in an auction: what it does now, going up to `most[seat]`
    settle(s, most, numbers)           in an auction: apply the rest of it, all bidding up to `most`
    choose(s, seat, w, book, numbers)  any other decision
    list_options(s, seat, options, w, book)
                                       fill in what is worth thinking about in such a decision, at
                                       most MOST_OPTIONS actions, what `choose` likes best first
                                       (without noise); return how many
    appeal(s, seat, action, w, book)   how much it likes one of those, in points

and for search:

    mechanism(s)                       how a search finds a bid; one of the numbers below
    top(s, seat)                       the most the seat may bid now
    award(s, buyer, price)             in an auction, or when its price is named: apply what makes
                                       the buyer have the lot at this price; False if it cannot be
    knots(s, most, prices)             fill in the prices at which `award` is tried; return how many
    drift(s, buyer, seat)              how the seat's score moves when the buyer pays 1 more
    stage(s)                           a number that changes where a rollout may be cut; always the
                                       same if it must go to the end of the game
    promise(s, seat)                   where it is cut: what the seat can count by now, in points
    stakes(s)                          how many points of score matter now: the scale of a margin

and for a net that says what a position promises where a rollout is cut; both may read everything,
for the state is that of a world (where no net is to be, they come from `saleroom.bots.unforeseen`):

    season(s)                          how far the game is, from 0 to `Skill.seasons` - 1; below 0
                                       where no net is asked
    describe(s, seat, x)               fill in `Skill.inputs` numbers, about 1 each: the position as
                                       the seat sees it, whichever seat that is

and for what it learns from what all hear (they do nothing where that is nothing):

    forget(heard)                      begin a game; `heard` is a row of `Skill.hearing` numbers
    listen(s, seat, action, heard, book)
                                       note what a seat is about to do; what is secret by now must
                                       not be used before all hear of it
    learn(s, heard)                    after an action: learn; tell whether anything was learnt

What was learnt are the first numbers of `heard`, as many as `Skill.heard` returns of a seat's
memory; judgement finds them in `w`, behind the weights.

Only + - * / and comparisons on floats: then both back ends agree to the last bit. Numbers that may
be floats or integers are made floats first; a variable keeps one type.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import ModuleType

from saleroom.core.contract import Memory
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.guests import guests, module_of

MOST_OPTIONS = 24
MOST_KNOTS = 64

# How a search finds a bid.
BY_OPTIONS = 0  # as any other decision: try the actions in `list_options`
OUTCRY = 1
ONCE_AROUND = 2
SEALED = 3
NAMING_PRICE = 4
AT_PRICE = 5
ASCENDING = 6
SECOND_PRICE = 7  # in laboratories

# Rivals are not quite as predictable as Dealer is to itself.
DOUBT = 0.12

Weights = Sequence[float]
Tables = Sequence[Sequence[Weights]]


def _as_dealers(_memory: Memory, row: Weights) -> Tables:
    return ((row,) * MOST_PLAYERS,)


@dataclass(frozen=True)
class Mastery:
    """How Master searches at a table of so many.

    With `stages` it cuts a lot's rollouts where so many have ended, and asks the net of the game;
    `heat` is how games that have ended are compared with those. `worlds`, `thorough` and `ahead`
    are as for Expert. `shrewdness` is how far rivals are thought to reckon as it does itself, from
    0 to 1. `reckoner` names a module of the game's own whose `Reckoner` solves auctions where every
    bid is an option of its own; it takes the place of trying one by one. Where it `races`, options
    that are no bids are tried in more and more worlds as long as they may still be the best.

    `kernels` names a module of the game's own, whose `try_options` takes the place of the usual
    one. With `book`, a net, its `promise_options` says once how likely the seat is to win after
    each option, and how high each goes; then there are no worlds, and chances are told as they are.
    """

    worlds: int = 0
    ahead: int = 0
    stages: int = 0
    heat: float = 0.0
    shrewdness: float = 0.0
    thorough: int = 1
    reckoner: str = ""
    races: bool = False
    kernels: str = ""
    book: Callable[[], Sequence[float]] | None = None


@dataclass(frozen=True)
class Weight:
    """One of the numbers a skill judges with: its name, what it means, and where it can lie."""

    name: str
    meaning: str
    least: float
    most: float


@dataclass(frozen=True, eq=False)
class Skill:
    """A game's skill: judgement, its weights, and the rungs that differ in them.

    For search: `worlds` are how many it plays through by number of players, as many as fit into a
    quarter of a second; `thorough`, by number of players, is how many times as many worlds a
    decision gets that is no bid; `doubt` is the least noise it plays rivals with; `ahead`, by
    number of players, is how many of its own later decisions it tries in every world instead of
    leaving them to judgement; `kernels`, by number of players, names a module of the game's own
    whose `try_options` takes the place of the usual one.

    For Master: `mastery` by number of players; `inputs` and `seasons` are what its net has;
    `mastered` are the numbers of players at which it was measured to be better than Expert: tables
    of so many offer it.

    `styles` are further rows, by name: players with a character, who are no rung of the ladder.

    For listening: `hearing` is how many numbers it takes, `heard` what a seat with this memory has
    learnt, `supposed` the rivals a search reckons with: from a memory and Dealer's row, for one
    table or several that take turns from world to world, the row of each seat.
    """

    judgement: ModuleType
    weights: tuple[Weight, ...]
    levels: Mapping[str, Weights]
    book: Callable[[], Sequence[float]] = field(default=lambda: (0.0,))
    worlds: Mapping[int, int] = field(default_factory=dict)
    thorough: Mapping[int, int] = field(default_factory=dict)
    doubt: float = DOUBT
    ahead: Mapping[int, int] = field(default_factory=dict)
    kernels: Mapping[int, str] = field(default_factory=dict)
    styles: Mapping[str, Weights] = field(default_factory=dict)
    hearing: int = 1
    heard: Callable[[Memory], tuple[float, ...]] = field(default=lambda _memory: ())
    supposed: Callable[[Memory, Weights], Tables] = field(default=_as_dealers)
    mastery: Mapping[int, Mastery] = field(default_factory=dict)
    inputs: int = 0
    seasons: int = 0
    mastered: tuple[int, ...] = ()

    @property
    def rows(self) -> dict[str, Weights]:
        """Return the row of everybody who plays by judgement."""
        return {**self.levels, **self.styles}


SKILLS = {
    "modern-art": "saleroom.bots.modern_art.skill",
    "alles-futsch": "saleroom.bots.alles_futsch.skill",
    "moderne-zeiten": "saleroom.bots.moderne_zeiten.skill",
    "canaletto": "saleroom.bots.canaletto.skill",
}


@cache
def skill_module(game_name: str) -> str | None:
    """Name the module of a game's skill: of the house, or `skill` in the package of a guest."""
    if game_name in SKILLS:
        return SKILLS[game_name]
    return module_of(game_name, "skill") if game_name in guests() else None


@cache
def skill_for(game_name: str) -> Skill:
    """Return the skill of a game that has one."""
    skill: Skill = import_module(skill_module(game_name) or "").SKILL
    return skill
