"""Why a bot decides as it does: facts, from which a text can be made in any language.

`Reasons` holds numbers, names of actions and codes, and no prose; `in_english` is one rendering of
it. Sums are in the game's own unit, values in points: what the game is won by.
"""

from collections.abc import Iterator

import msgspec

from saleroom.core.contract import Game, View
from saleroom.core.english import begun, counted, listed, who

FORMAT = 1
# So many of the other possibilities are told.
A_FEW = 3

# What a seat may have to say about who plays it: codes, and the words for them.
BEING_PREPARED = "dealer_sits_in"
NOT_INSTALLED = "dealer_without_fast"
NOT_PREPARED = "dealer_after_failure"
NOTES = {
    BEING_PREPARED: "Expert is being prepared; Dealer sits in",
    NOT_INSTALLED: "Expert needs the extra “fast”, which is not installed; Dealer sits in",
    NOT_PREPARED: "Expert could not be prepared; Dealer sits in",
}

NamedAction = dict[str, int | bool]


class Alternative(msgspec.Struct, frozen=True):
    """Something the bot thought of: how good it is in points, or how often it wins after it.

    `error` is the standard error of the value, or of the chance where that is given.
    """

    action: NamedAction
    value: float | None = None
    error: float | None = None
    chance: float | None = None


class Reasons(msgspec.Struct, frozen=True, kw_only=True):
    """One decision and what it was based on; what does not apply is None or empty.

    decision: None where nothing is asked of the seat, and only the lot on offer was judged. worth:
    what the lot would bring each seat, in points, the price not counted. limit: the price the bot
    itself would go to. limits: the price each seat is thought to go to. alternatives: the best
    first, what was decided among them. drawn_from: it drew one of so many, without a reason.
    worlds: so many ways the secrets could lie were played through. note: a code of NOTES.
    """

    format: int = FORMAT
    bot: str
    seat: int
    decision: NamedAction | None
    worth: tuple[float, ...] = ()
    limit: float | None = None
    limits: tuple[float, ...] = ()
    alternatives: tuple[Alternative, ...] = ()
    drawn_from: int | None = None
    worlds: int | None = None
    note: str | None = None


def in_english(reasons: Reasons, game: Game, view: View) -> str:
    """Say it in a few sentences to whoever looks at the view."""
    return " ".join(begun(f"{sentence}.") for sentence in _sentences(reasons, game, view))


def _sentences(reasons: Reasons, game: Game, view: View) -> Iterator[str]:
    if reasons.note is not None:
        yield NOTES.get(reasons.note, reasons.note)
    if reasons.decision is not None:
        yield _decision(reasons, reasons.decision, game, view)
    if reasons.worth or reasons.limit is not None:
        yield from _lot(reasons, view)
    yield from _others(reasons, game, view)
    if reasons.worlds:
        yield f"{reasons.bot} played {counted(reasons.worlds, 'possible world')} through"


def _decision(reasons: Reasons, decision: NamedAction, game: Game, view: View) -> str:
    label = _label(decision, game, view)
    if reasons.drawn_from is not None:
        return f"{reasons.bot} drew one of {reasons.drawn_from}: {label}"
    said = f"{reasons.bot} would {label}"
    for thought in reasons.alternatives:
        if thought.action == decision:
            return f"{said}{_measured(thought)}"
    return said


def _lot(reasons: Reasons, view: View) -> Iterator[str]:
    """Say what the lot is worth to whom, and how far each would go."""
    own = who(reasons.seat, view.viewer)
    parts = []
    if reasons.worth:
        parts.append(f"the lot is worth {_points(reasons.worth[reasons.seat])} to {own}")
    if reasons.limit is not None:
        parts.append(f"the limit is {_sum(reasons.limit)}")
    yield ", ".join(parts)
    rivals = [seat for seat in range(_seats(reasons)) if seat != reasons.seat]
    if rivals:
        yield "it reckons with " + listed([_rival(reasons, seat, view) for seat in rivals])


def _seats(reasons: Reasons) -> int:
    return max(len(reasons.worth), len(reasons.limits))


def _rival(reasons: Reasons, seat: int, view: View) -> str:
    limit = f" up to {_sum(reasons.limits[seat])}" if reasons.limits else ""
    worth = f" ({_points(reasons.worth[seat])})" if reasons.worth else ""
    return f"{who(seat, view.viewer)}{limit}{worth}"


def _others(reasons: Reasons, game: Game, view: View) -> Iterator[str]:
    others = [thought for thought in reasons.alternatives if thought.action != reasons.decision]
    if others:
        told = [
            f"{_label(thought.action, game, view)}{_measured(thought)}"
            for thought in others[:A_FEW]
        ]
        rest = len(others) - len(told)
        more = f", and {counted(rest, 'other')}" if rest else ""
        yield f"it also thought of: {'; '.join(told)}{more}"


def _measured(thought: Alternative) -> str:
    """Say how good it is: the chance of winning if that is known, else the points."""
    if thought.chance is not None:
        error = "" if thought.error is None else f" ± {100 * thought.error:.0f}"
        return f" (wins {100 * thought.chance:.0f}{error} %)"
    if thought.value is None:
        return ""
    error = "" if thought.error is None else f" ± {decimal(thought.error)}"
    return f" ({decimal(thought.value)}{error})"


def _label(action: NamedAction, game: Game, view: View) -> str:
    return game.words.label(game.codec.encode(action), view)


def _points(value: float) -> str:
    return f"{decimal(value)} points"


def decimal(value: float) -> str:
    """Write one digit, and never a nought with a minus before it."""
    return f"{round(value, 1) + 0.0:.1f}"


def _sum(value: float) -> str:
    return f"{value:.0f}"
