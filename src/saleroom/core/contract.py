"""What every game offers, and nothing else is asked of it.

A game is a value of functions and tables. Its `flat` module holds the rules as plain functions
over the flat state, under the names below; they run as they are, and `saleroom.fast` compiles
them. Everything else here works on ordinary objects only.

    asked(s) is the field s.asked: the seat asked next when one is asked at a time, or CHANCE,
                                   or NOBODY when the game is over
    awaited(s)                     the set of seats the table waits for; others may still have
                                   something legal to do (taking a sealed bid back)
    why_not(s, seat, action)       0 if legal, else a code of `refusals`
    mark_choices(s, seat, mask)    everything but amounts that is legal
    amount_verb(s, seat)           first integer of the amount verb that is legal, or 0
    least_amount, most_amount      the range of that amount
    apply(s, seat, action)         do it; it must be legal
    why_not_outcome(s, outcome)    0 if chance can bring this now
    mark_outcomes(s, mask)         for everything chance can bring now, the number of equally
                                   likely ways it can
    draw(s, outcome)               let chance bring it; it must be possible
    sample(s, numbers)             one of the outcomes, evenly
    pick(s, seat, numbers)         something legal at random, for a seat the table waits for
    redeal(s, seat, numbers)       deal anew what the seat cannot know
    score(s, seat)                 what a player has reached, as it is shown
    standing(s, seat)              what the ranking goes by: the score, then what breaks its ties
    starter(s)                     the seat that began the game
    ending(s)                      why it ended: an index into `endings`
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import msgspec

from saleroom.core.account import Bought, EventsHeard
from saleroom.core.chance import Numbers
from saleroom.core.codec import Codec, shown
from saleroom.core.errors import BadSetup, IllegalNow
from saleroom.core.events import Event, EventKinds
from saleroom.core.options import read_options
from saleroom.core.sale import Sale
from saleroom.core.seats import CHANCE
from saleroom.core.sheet import Sheet

# A flat state, a view, a memory: each game has its own.
State = Any
View = Any
Memory = Any


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: scores and ranks by seat (1 is best, equals share), winners, and why.

    `why` is the name of one of the game's endings.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    why: str
    paragraph: str


# The paragraph of a refusal that has none of its own: the one that asks for the present decision.
IN_FORCE = ""


@dataclass(frozen=True)
class Refusal:
    """Why something is not legal: the name of the reason, and the paragraph or IN_FORCE.

    What is said of it may name the game's `limits`: {least}, {purse} and the like.
    """

    name: str
    paragraph: str


@dataclass(frozen=True)
class Ending:
    """Why a game ended: the name of the reason, and the paragraph."""

    name: str
    paragraph: str


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game of the house."""

    name: str
    title: str
    # Raised whenever the same moves come to mean something else; `tests/golden` holds games to it.
    rules_version: int
    editions: tuple[str, ...]
    players: tuple[int, ...]
    options: type[msgspec.Struct]
    state: type
    flat: ModuleType
    choices: int
    outcomes: int
    codec: Codec
    chance_codec: Codec
    events: EventKinds
    event_codes: Mapping[str, tuple[str, ...]]
    refusals: Mapping[int, Refusal]
    endings: tuple[Ending, ...]
    limits: Callable[[State, int], Mapping[str, int]]
    setup: Callable[[int, str, Any], State]
    paragraph: Callable[[State], str]
    view: Callable[[State, int], View]
    view_type: type[msgspec.Struct]
    remember: Callable[[Memory | None, int, Event], Memory]
    guess: Callable[[View, Memory | None, Numbers], State]
    sale: Callable[[State], Sale | None]
    # A view as small tables of text.
    sheet: Callable[[View], Sheet]
    # Codes of events after which people want to look at the table in peace: the end of a round.
    rests: frozenset[int] = frozenset()
    # Codes of events that tell of a sale: it is shown before bots go on.
    sales: frozenset[int] = frozenset()
    # What everybody can see that the lot on offer is worth, from a spectator's view; 0: not much.
    worth: Callable[[View], int] | None = None
    # For pages, which know no rule. Constants of the box by name; what follows from a view by the
    # rules (a function of the view alone, so that it can tell nothing more than the view does).
    components: Mapping[str, Any] = field(default_factory=dict)
    facts: Callable[[View], Any] | None = None
    facts_type: type[msgspec.Struct] | None = None
    # What was bought for how much, from all that was heard; for the end of a game.
    account: Callable[[EventsHeard], tuple[Bought, ...]] | None = None

    def new(self, players: int, edition: str | None = None, options: object = None) -> State:
        """Set up a game; `options` is the game's Options or a mapping of names to values."""
        chosen = self.editions[0] if edition is None else edition
        if chosen not in self.editions:
            raise BadSetup("setup_edition", known=_listed(self.editions), name=shown(edition))
        if type(players) is not int or players not in self.players:
            raise BadSetup("setup_players", known=_listed(self.players), name=shown(players))
        return self.setup(players, chosen, self.read_options(options))

    def refused(self, s: State, seat: int, code: int, edition: str = "") -> IllegalNow:
        """Say why the rules refuse what a seat, or chance, wanted."""
        why = self.refusals[code]
        limits = {} if seat == CHANCE else self.limits(s, seat)
        paragraph = why.paragraph or self.paragraph(s)
        return IllegalNow(why.name, paragraph, limits, game=self.name, edition=edition)

    def outcome(self, s: State) -> Outcome:
        """Say how a finished game ended."""
        seats = range(s.players)
        ranks = ranking(tuple(self.flat.standing(s, seat) for seat in seats))
        ending = self.endings[self.flat.ending(s)]
        return Outcome(
            scores=tuple(self.flat.score(s, seat) for seat in seats),
            ranks=ranks,
            winners=tuple(seat for seat in seats if ranks[seat] == 1),
            why=ending.name,
            paragraph=ending.paragraph,
        )

    def read_options(self, options: object) -> Any:
        """Check options given by name; None means all by default."""
        return options if isinstance(options, self.options) else read_options(self.options, options)


def constants_of(module: ModuleType) -> dict[str, Any]:
    """Return what a module of data holds, by name."""
    return {name: value for name, value in vars(module).items() if name.isupper()}


def ranking(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Rank scores, the highest first; equals share the better rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def _listed(things: tuple[object, ...]) -> str:
    return ", ".join(map(str, things))
