"""Why a bot decides as it does: facts, from which a text can be made in any language.

`Reasons` holds numbers, names of actions and codes, and no prose; `terminal.advising` and the page
put it in words. Sums are in the game's own unit, values in points: what the game is won by.
Chances are from 0 to 1.
"""

import msgspec

from saleroom.core.legal import Legal
from saleroom.core.roles import LET_GO, PASS

FORMAT = 2

# What a seat may have to say about who plays it.
BEING_PREPARED = "dealer_sits_in"
NOT_INSTALLED = "dealer_without_fast"
NOT_PREPARED = "dealer_after_failure"
NOTES = (BEING_PREPARED, NOT_INSTALLED, NOT_PREPARED)

# Why there is nothing to compare a decision with: the rules allow nothing else, or nothing else is
# worth a thought.
FORCED = "forced"
UNRIVALLED = "unrivalled"
ONLY = (FORCED, UNRIVALLED)

# Why a bidder goes to its limit and no further: it is all it may bid; beyond it the lot would leave
# too little, or it does better without; it wants the lot at no price; the price has passed it; it
# would pay more, and is served better by leaving the lot to another at this price.
ALL_IT_HAS = "all_it_has"
TOO_LITTLE_LEFT = "too_little_left"
BETTER_WITHOUT = "better_without"
AT_NO_PRICE = "at_no_price"
PRICE_IS_BEYOND = "price_is_beyond"
BETTER_LEFT = "better_left"
STOPS = (ALL_IT_HAS, TOO_LITTLE_LEFT, BETTER_WITHOUT, AT_NO_PRICE, PRICE_IS_BEYOND, BETTER_LEFT)

NamedAction = dict[str, int | bool]


class Alternative(msgspec.Struct, frozen=True):
    """Something the bot thought of: how good it is in points, or how often it wins after it.

    `error` is the standard error of the value, `low` and `high` are the ends of the 95 % interval
    of the chance.
    """

    action: NamedAction
    value: float | None = None
    error: float | None = None
    chance: float | None = None
    low: float | None = None
    high: float | None = None


class Reasons(msgspec.Struct, frozen=True, kw_only=True):
    """One decision and what it was based on; what does not apply is None or empty.

    decision: None where nothing is asked of the seat, and only the lot on offer was judged. worth:
    what the lot would bring each seat, in points, the price not counted. limit: the price the bot
    itself would go to; None where it has none, or only knows that the price has passed it. stops:
    why it goes no further, a code of STOPS. limits: the price each seat is thought to go to.
    alternatives: the best first, what was decided among them. only: why there is nothing else to
    compare it with, a code of ONLY. drawn_from: it drew one of so many, without a reason. worlds:
    so many ways the secrets could lie were played through. note: a code of NOTES.
    """

    format: int = FORMAT
    bot: str
    seat: int
    decision: NamedAction | None
    worth: tuple[float, ...] = ()
    limit: float | None = None
    stops: str | None = None
    limits: tuple[float, ...] = ()
    alternatives: tuple[Alternative, ...] = ()
    only: str | None = None
    drawn_from: int | None = None
    worlds: int | None = None
    note: str | None = None


def is_forced(legal: Legal) -> bool:
    """Tell whether the rules allow one action and no other."""
    if legal.choices:
        return len(legal.choices) == 1 and not legal.amounts
    return len(legal.amounts) == 1 and legal.amounts[0].least == legal.amounts[0].most


def fits(decision: NamedAction | None, limit: float, legal: Legal) -> bool:
    """Tell whether who goes up to this limit would decide so: bid within it, give up beyond."""
    if decision is None or not legal.amounts:
        return True
    ((verb, amount),) = decision.items()
    if verb == legal.amounts[0].verb:
        return amount <= limit
    return verb not in (PASS, LET_GO) or limit < legal.amounts[0].least


def stop_told(
    decision: NamedAction, limit: float | None, stops: str | None, legal: Legal
) -> tuple[float | None, str | None]:
    """Return the limit and why it is one, as the decision has it where that says otherwise.

    Who bids beyond a limit, as who must open, goes up to the bid; who gives up below it leaves the
    lot for another reason than its price.
    """
    if limit is None or fits(decision, limit, legal):
        return limit, stops
    (amount,) = decision.values()
    return (None, BETTER_LEFT) if amount is True else (float(amount), None)


def only_of(legal: Legal, thoughts: int) -> str | None:
    """Say why so few things were thought of, where it is one."""
    if thoughts > 1:
        return None
    return FORCED if is_forced(legal) else UNRIVALLED
