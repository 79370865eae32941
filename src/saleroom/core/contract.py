"""What every game offers, and nothing else is asked of it.

A game is a value of functions and tables. Its `flat` module holds the rules as plain functions over
the flat state, under the names of `Rules`; they run as they are, and `saleroom.fast` compiles them.
Everything else here works on ordinary objects only. `saleroom.core.keeping` says what a game lacks.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Protocol

import msgspec

from saleroom.core.account import Bought, EventsHeard
from saleroom.core.chance import Numbers
from saleroom.core.codec import Codec, shown
from saleroom.core.errors import BadSetup, IllegalNow
from saleroom.core.events import Event, EventKind, EventKinds
from saleroom.core.layout import Field
from saleroom.core.legal import Mask
from saleroom.core.options import read_options
from saleroom.core.sale import SEALED, Mechanism, Sale
from saleroom.core.seats import CHANCE
from saleroom.core.sheet import Sheet

# What a game of an installed package says it keeps; raised when such a game would have to change.
CONTRACT = 1

# What a game has chapters of, and what counts them in the event that begins one.
CHAPTERS = ("round", "turn", "lot")

# A flat state, a memory: each game has its own. So has a view, where a game reads its own.
State = Any
Memory = Any
OwnView = Any


class View(Protocol):
    """What one viewer sees, in every game; all else in it is the game's own.

    Every view has these. A game with several editions shows its `edition`; one that sells at a
    price that all know has a `price` and a `leader` (None: nobody yet); one with purses shows their
    `money` by seat (None where the viewer may not look).
    """

    @property
    def viewer(self) -> int:
        """A seat, SPECTATOR or ALL_SEEING."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def phase(self) -> str:
        """The name of what is being decided, for questions and help."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """Who may be waited for as far as everybody knows: seats, or chance."""


class Rules(Protocol):
    """The functions of a game's `flat` module. `s` is a state, plain or compiled.

    The state has `players`, the list `told`, and `asked`: the seat asked next when one is asked at
    a time, or CHANCE, or NOBODY when the game is over.
    """

    def awaited(self, s: State, /) -> int:
        """The set of seats the table waits for; others may have something legal to do as well."""

    def why_not(self, s: State, seat: int, action: int, /) -> int:
        """0 if legal, else a code of `refusals`; any integers may come in."""

    def mark_choices(self, s: State, seat: int, mask: Mask, /) -> None:
        """Mark with 1 everything but amounts that is legal."""

    def amount_verb(self, s: State, seat: int, /) -> int:
        """The first integer of the amount verb that is legal, or NO_AMOUNTS."""

    def least_amount(self, s: State, seat: int, /) -> int:
        """The smallest amount."""

    def most_amount(self, s: State, seat: int, /) -> int:
        """The largest amount."""

    def apply(self, s: State, seat: int, action: int, /) -> None:
        """Do it; it must be legal."""

    def why_not_outcome(self, s: State, outcome: int, /) -> int:
        """0 if chance can bring this now."""

    def mark_outcomes(self, s: State, mask: Mask, /) -> None:
        """For everything chance can bring now, the number of equally likely ways it can."""

    def draw(self, s: State, outcome: int, /) -> None:
        """Let chance bring it; it must be possible."""

    def sample(self, s: State, numbers: Numbers, /) -> int:
        """One of the outcomes, as likely as they are."""

    def pick(self, s: State, seat: int, numbers: Numbers, /) -> int:
        """Something legal at random, for a seat the table waits for."""

    def redeal(self, s: State, seat: int, numbers: Numbers, /) -> None:
        """Deal anew what the seat cannot know."""

    def score(self, s: State, seat: int, /) -> int:
        """What a player has reached, as it is shown."""

    def standing(self, s: State, seat: int, /) -> int:
        """What the ranking goes by: the score, then what breaks its ties."""

    def starter(self, s: State, /) -> int:
        """The seat that began the game."""

    def ending(self, s: State, /) -> int:
        """Why it ended: an index into `endings`."""


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: scores and ranks by seat (1 is best, equals share), winners, and why.

    `why` is the name of one of the game's endings.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    why: str
    paragraph: str


def one_by_one(_s: State) -> bool:
    """Say that nobody but the seat that is asked may ever do anything."""
    return True


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


@dataclass(frozen=True)
class Sight:
    """How what a viewer knows is laid out by the flat function `show`: as the state, but for these.

    `left_out` are fields of the state that say nothing which others do not say, `added` fields
    that it has besides. `looks_like` makes of it a state that looks so to its viewer; without it
    the fields are taken as they are, UNKNOWN ones included.
    """

    left_out: tuple[str, ...] = ()
    added: tuple[Field, ...] = ()
    looks_like: Callable[[Any], State] | None = None


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """One game of the house."""

    name: str
    # The CONTRACT that a game of an installed package was written for; games of the house say none.
    contract: int = 0
    title: str
    # Two letters: what the numbers of its rules' paragraphs begin with.
    prefix: str
    # Raised whenever the same moves come to mean something else; `saleroom.laws` holds games to it.
    rules_version: int
    editions: tuple[str, ...]
    players: tuple[int, ...]
    options: type[msgspec.Struct]
    state: type
    flat: Rules
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
    guess: Callable[[OwnView, Memory | None, Numbers], State]
    # Every way of selling that can occur, and what is for sale now.
    mechanisms: tuple[Mechanism, ...]
    sale: Callable[[State], Sale | None]
    # A view as small tables of text.
    sheet: Callable[[OwnView], Sheet]
    # By name the fields in which a viewer's view differs from a spectator's. If a game says so, all
    # others are made once for everybody who looks.
    own: Callable[[State, int], Mapping[str, Any]] | None = None
    # Whether only the seat that is asked may do anything now. If a game says so, nobody else is
    # looked at for it.
    in_turn: Callable[[State], bool] | None = None
    # What a seat has to pay with; None: nobody has a purse, and a standing order can only pass.
    purse: Callable[[State, int], int] | None = None
    # Codes of events that say no more than whose turn begins.
    turns: frozenset[int] = frozenset()
    # Codes of events after which people want to look at the table in peace: the end of a round.
    rests: frozenset[int] = frozenset()
    # Codes of events that tell of a sale: it is shown before bots go on.
    sales: frozenset[int] = frozenset()
    # Codes of events that begin a chapter, which one of their numbers counts: one of CHAPTERS.
    chapters: frozenset[int] = frozenset()
    # Codes of events that say who has won.
    wins: frozenset[int] = frozenset()
    # Codes of events that stand in the log and need no reading out: a deal, card by card.
    quiet: frozenset[int] = frozenset()
    # What everybody can see that the lot on offer is worth, from a spectator's view; 0: not much.
    worth: Callable[[OwnView], int] | None = None
    # For pages, which know no rule. Constants of the box by name; what follows from a view by the
    # rules (a function of the view alone, so that it can tell nothing more than the view does).
    components: Mapping[str, Any] = field(default_factory=dict)
    facts: Callable[[OwnView], Any] | None = None
    facts_type: type[msgspec.Struct] | None = None
    # How `show` lays out what a viewer knows, for programs. Without it there is no such function,
    # and what a viewer knows is the state with all that is secret dealt anew.
    sight: Sight | None = None
    # What was bought for how much, from all that was heard; for the end of a game.
    account: Callable[[EventsHeard], tuple[Bought, ...]] | None = None

    @property
    def has_prices(self) -> bool:
        """Tell whether everybody knows what a lot would cost, at least in some of the sales."""
        return any(mechanism != SEALED for mechanism in self.mechanisms)

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


def edition_of(view: OwnView, game: Game) -> str:
    """Return the edition a view is of; a game with one edition need not show it."""
    return str(view.edition) if len(game.editions) > 1 else game.editions[0]


def price_of(view: OwnView, game: Game) -> int:
    """Return what the lot would cost now; 0 in games where nobody knows before it is sold."""
    return int(view.price) if game.has_prices else 0


def chapter_of(kind: EventKind) -> str | None:
    """Return what an event that begins a chapter counts; None if it counts nothing."""
    return next((name for name in CHAPTERS if name in kind.fields), None)


def constants_of(module: ModuleType) -> dict[str, Any]:
    """Return what a module of data holds, by name."""
    return {name: value for name, value in vars(module).items() if name.isupper()}


def ranking(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Rank scores, the highest first; equals share the better rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)


def _listed(things: tuple[object, ...]) -> str:
    return ", ".join(map(str, things))
