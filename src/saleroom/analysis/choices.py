"""What else could have been done: the options that a decision is compared with.

Where anything may be listed it is what judgement lists. For a bid it is to leave the lot, and some
sums; with each goes how far the seat means to go in this lot, since a bid is seldom the last one.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from saleroom.analysis.kernels import BY_JUDGEMENT, PLAY_ON
from saleroom.analysis.looking import Position, ToTry
from saleroom.analysis.reading import DecisionRead
from saleroom.bots.reasons import NamedAction
from saleroom.bots.search.lots import BEYOND, MOST_PRICES
from saleroom.bots.skill import (
    ASCENDING,
    AT_PRICE,
    BY_OPTIONS,
    NAMING_PRICE,
    ONCE_AROUND,
    OUTCRY,
    SEALED,
)
from saleroom.core.contract import Game
from saleroom.core.roles import LET_GO

# Branches of a lot are played at so many prices.
KNOTS = 4
# Sums around the best that a search finds, in eighths of it.
AROUND = (4, 6, 7, 8, 9, 10)


class Choice(NamedTuple):
    """An action, how far the seat then goes in this lot, and its name if it is not the action's."""

    action: int
    ceiling: int = BY_JUDGEMENT
    named: NamedAction | None = None


def choices_at(
    position: Position, game: Game, moment: DecisionRead, stop: int | None, worlds: int
) -> list[Choice]:
    """Return what was done, and then whatever else is worth comparing it with."""
    if moment.action == game.codec.roles.take_back:
        return [Choice(moment.action)]  # it says nothing but that one thinks again
    if position.mechanism in (OUTCRY, ASCENDING) and stop is not None:
        others = list(_going_up(game, moment, stop))
        done = Choice(moment.action, _ceiling(game, moment.action, stop))
    else:
        others = [Choice(action) for action in _others(position, game, moment, worlds)]
        done = Choice(moment.action)
    return [done, *(one for one in others if one.action != done.action)]


def _ceiling(game: Game, action: int, stop: int) -> int:
    """Say how far who did this goes: who leaves the lot, nowhere; who bids, as far as is good."""
    amount = amount_of(game, action)
    return 0 if amount is None else max(amount, stop)


def amount_of(game: Game, action: int) -> int | None:
    """Return the sum of an action; None if it has none."""
    verb = game.codec.verb_of(action)
    return action - verb.first if verb.kind == "amount" else None


def kindest(position: Position, seat: int, done: Choice, amount: int, worlds: int) -> Choice:
    """Say how far who bid so much had better go: to go on is another decision."""
    ceilings = sorted({amount, (amount + done.ceiling) // 2, done.ceiling})
    actions, alive = np.full(len(ceilings), done.action), np.ones(len(ceilings), np.bool_)
    tried = position.after(seat, ToTry(actions, np.array(ceilings), alive), 0, worlds)
    shares = tried.victories[:, :, seat].mean(axis=0)
    return done._replace(ceiling=ceilings[int(shares.argmax())])


def _going_up(game: Game, moment: DecisionRead, stop: int) -> Iterator[Choice]:
    roles = game.codec.roles
    if not moment.is_asked:
        yield Choice(PLAY_ON, 0, {LET_GO: True})
    for out in (roles.let_go, roles.pass_):
        if out in moment.legal.choices:
            yield Choice(out, 0)
    for amounts in moment.legal.amounts:
        first = game.codec.verbs[amounts.verb].first
        # Who has bid can bid again: to have bid less than one might is no mistake where it goes up.
        most = amounts.most if amount_of(game, moment.action) is None else amounts.least
        for amount in sorted({amounts.least, min(stop, most)}):
            if amount >= amounts.least:
                yield Choice(first + amount, max(amount, stop))


def _others(position: Position, game: Game, moment: DecisionRead, worlds: int) -> list[int]:
    if position.mechanism == BY_OPTIONS:
        return position.listed(moment.seat)
    if position.mechanism in (ONCE_AROUND, SEALED, NAMING_PRICE) and moment.legal.amounts:
        return [*moment.legal.choices, *_sums(position, game, moment, worlds)]
    assert position.mechanism == AT_PRICE or not moment.legal.amounts
    return [choice for choice in moment.legal.choices if choice != game.codec.roles.take_back]


def _sums(position: Position, game: Game, moment: DecisionRead, worlds: int) -> list[int]:
    """Return the best sum a search finds, some around it, and the least."""
    (amounts,) = moment.legal.amounts
    played, seat, scale = position.branches(2 * worlds, KNOTS), moment.seat, position.scale
    top = min(amounts.most, int(BEYOND * max(played.refs.max(), played.reserves.max())) + 2)
    values = np.zeros(min(MOST_PRICES, top + 1))
    shares = np.zeros(len(values))
    solver = position.solver
    if position.mechanism == ONCE_AROUND:
        best = solver.once_around(played, seat, top, scale, values, shares)
    elif position.mechanism == SEALED:
        best = solver.sealed(played, seat, top, scale, values, shares)
    else:
        best = solver.naming(played, seat, amounts.least, top, scale, values, shares)
    wanted = {amounts.least, *(int(best) * eighths // 8 for eighths in AROUND)}
    first = game.codec.verbs[amounts.verb].first
    return [first + one for one in sorted(wanted) if amounts.least <= one <= amounts.most]
