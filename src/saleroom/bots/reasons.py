"""Why a bot decides as it does: facts, from which a text can be made in any language.

`Reasons` holds numbers, names of actions and codes, and no prose; `terminal.advising` and the page
put it in words. Sums are in the game's own unit, values in points: what the game is won by.
"""

import msgspec

FORMAT = 1

# What a seat may have to say about who plays it.
BEING_PREPARED = "dealer_sits_in"
NOT_INSTALLED = "dealer_without_fast"
NOT_PREPARED = "dealer_after_failure"
NOTES = (BEING_PREPARED, NOT_INSTALLED, NOT_PREPARED)

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
