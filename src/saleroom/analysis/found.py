"""What an analysis found: numbers, named actions and codes, and no prose. The JSON of it.

Every field is described in docs/analysis.md. Chances are from 0 to 1, a tie counting as its share;
sums are in the game's own unit, `worth` and `back` in what the game is won by. Seats are counted
from 0, moves from 1, as everywhere in records.
"""

import msgspec

from saleroom.bots.reasons import NamedAction

FORMAT = 2
# How many worlds what looks better is measured in: usually, at least and at most.
WORLDS = 512
FEWEST = 16
MOST = 16_384

# With whose eyes it was looked: each seat's own, or with all cards open.
OWN = "own"
OPEN_CARDS = "open"
EYES = (OWN, OPEN_CARDS)

# How far it is, in this order.
COURSE = "course"
LOTS = "lots"
DECISIONS = "decisions"
DONE = "done"
STAGES = (COURSE, LOTS, DECISIONS, DONE)

# What a decision cost, at least, to be called so; what is not beyond its error is fine.
FINE = "fine"
IMPRECISE = "imprecise"
MISTAKE = "mistake"
BLUNDER = "blunder"
GRADES: tuple[str, ...] = (FINE, IMPRECISE, MISTAKE, BLUNDER)
LEAST = {IMPRECISE: 0.02, MISTAKE: 0.04, BLUNDER: 0.12}
# Whoever had little can lose no more: what is not fine and costs this part of it is a mistake.
LARGE_PART = 0.5

# Why something was better: codes that `words` has sentences for.
BID_TOO_HIGH = "bid_too_high"
BID_TOO_LOW = "bid_too_low"
LEFT_TOO_SOON = "left_too_soon"
BOUGHT_TOO_DEAR = "bought_too_dear"
ASKED_TOO_MUCH = "asked_too_much"
ASKED_TOO_LITTLE = "asked_too_little"
STEERED_BADLY = "steered_badly"
ENDED_IT = "ended_it"
HELPED_RIVAL = "helped_rival"
OTHER_BETTER = "other_better"
WHYS = (
    BID_TOO_HIGH,
    BID_TOO_LOW,
    LEFT_TOO_SOON,
    BOUGHT_TOO_DEAR,
    ASKED_TOO_MUCH,
    ASKED_TOO_LITTLE,
    STEERED_BADLY,
    ENDED_IT,
    HELPED_RIVAL,
    OTHER_BETTER,
)  # fmt: skip


class Told(msgspec.Struct, frozen=True):
    """A chance of winning, and the ends of its 95 % interval."""

    chance: float
    low: float
    high: float


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """Something that could be done, and the seat's chance after it, in so many worlds."""

    action: NamedAction
    told: Told
    worlds: int


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why another choice was better: a code, and what can be said with it.

    sum: what was bid, asked or paid. stop: the price at which the seat should have stopped. rival:
    whom it helped most.
    """

    code: str
    sum: int | None = None
    stop: int | None = None
    rival: int | None = None


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision: what was done, the chance with the best that was found and with what was done.

    `shift` says, by seat, how everybody's chance moved by doing this and not what was better.
    `stake` is how far the best option and the worst are apart, 0 if that is within the error.
    """

    move: int
    seat: int
    done: NamedAction
    lot: int | None
    is_forced: bool
    before: Told
    after: Told
    better: Option | None = None
    loss: float = 0.0
    error: float = 0.0
    grade: str = FINE
    why: Why | None = None
    shift: tuple[float, ...] = ()
    stake: float = 0.0
    options: tuple[Option, ...] = ()
    worlds: int = 0
    fresh: int = 0


class SeatAtLot(msgspec.Struct, frozen=True, kw_only=True):
    """What a lot was worth to a seat when it came up, and up to which price it should have gone."""

    seat: int
    worth: float
    low: float
    high: float
    stop: float
    stop_low: float
    stop_high: float


class Sold(msgspec.Struct, frozen=True, kw_only=True):
    """How a lot went: to whom, for what, what it paid in the end, and whom that helped.

    `shift` says, by seat, how everybody's chance moved by this and not by leaving the lot to the
    keenest other.
    """

    move: int
    seat: int
    price: int
    back: int | None
    things: tuple[int, ...]
    overpaid: float
    shift: tuple[float, ...]
    helped: int | None


class Lot(msgspec.Struct, frozen=True, kw_only=True):
    """A lot: after how many moves it was on offer, how it was sold, what it was to everybody."""

    move: int
    mechanism: str
    seller: int | None
    seats: tuple[SeatAtLot, ...]
    sold: Sold | None


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """Everybody's chance after so many moves."""

    move: int
    told: tuple[Told, ...]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """How well a seat decided: how many of each grade, the chance lost, and how much was kept."""

    seat: int
    decisions: int
    grades: dict[str, int]
    lost: float
    accuracy: float


class Assumed(msgspec.Struct, frozen=True, kw_only=True):
    """What is assumed: who decides from then on, and which power of the shares the chances are.

    At stakes of one point it is the first number; the second, times the logarithm of the stakes, is
    taken off.
    """

    bot: str = "dealer"
    power: tuple[float, float] = (1.0, 0.0)


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """All that was found so far; `stage` and `part` say how far it is."""

    format: int = FORMAT
    game: str
    edition: str
    players: int
    seats: tuple[str, ...]
    moves: int
    is_over: bool
    eyes: str
    worlds: int
    seed: int
    assumed: Assumed = Assumed()
    stage: str = COURSE
    part: float = 0.0
    course: tuple[Point, ...] = ()
    lots: tuple[Lot, ...] = ()
    decisions: tuple[Decision, ...] = ()
    accuracy: tuple[Player, ...] = ()
    dearest: tuple[int, ...] = ()


_DECODER = msgspec.json.Decoder(Analysis)
_ENCODER = msgspec.json.Encoder()


def written(found: Analysis) -> bytes:
    """Write an analysis as JSON."""
    return _ENCODER.encode(found)


def read(text: str | bytes) -> Analysis:
    """Read one that was written; chances of another format mean something else."""
    found = _DECODER.decode(text)
    if found.format != FORMAT:
        raise msgspec.ValidationError(
            f"an analysis of format {found.format}; this program reads {FORMAT}"
        )
    return found


def graded(loss: float, before: float = 1.0) -> str:
    """Name what a loss beyond its error is, of the chance that there was before."""
    grade = FINE
    for name in GRADES[1:]:
        if loss >= LEAST[name]:
            grade = name
    return MISTAKE if grade == IMPRECISE and loss >= LARGE_PART * before else grade
