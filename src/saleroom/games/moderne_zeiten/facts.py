"""What the rules make of a view, for a page that knows no rule.

Decides nothing that `majorities`, `rules` and `scoring` do not decide; it reads the same from a
view alone, so it can tell nobody more than the view does. It is asked at every move for every
viewer, and so it counts each thing once.
"""

from collections.abc import Sequence

import msgspec

from saleroom.games.moderne_zeiten.components import (
    CITIES,
    FINISH_POINTS,
    GOAL,
    INDUSTRIES,
    INDUSTRY_POINTS,
    MAJORITY_POINTS,
    MOST_MONEY_POINTS,
    TIED_POINTS,
)
from saleroom.games.moderne_zeiten.view import Shares, View

# A space from 1 to 30 for each industry, where there is one.
Spaces = tuple[int | None, ...]
Seats = tuple[int, ...]

NOWHERE: Spaces = (None,) * INDUSTRIES


class Lay(msgspec.Struct, frozen=True, kw_only=True):
    """What one more share of an industry would bring the player who lays.

    `majorities` and `could_fly` are as they would be then, before any crash: the flight comes
    first (MZ-18). `crash` lists the industries that would go if the player stopped there, the
    first crash first; it is empty if none came.
    """

    industry: int
    majorities: tuple[int | None, ...]
    could_fly: Spaces
    crash: tuple[int, ...]


class Prize(msgspec.Struct, frozen=True, kw_only=True):
    """Who leads in a city or an industry of the valuation table, and what each would get now."""

    leaders: Seats
    points: int


NO_PRIZE = Prize(leaders=(), points=0)


class Points(msgspec.Struct, frozen=True, kw_only=True):
    """What a player would score now, by what it is for.

    `money` is None as long as the viewer cannot know who has most; `total` leaves it out then.
    """

    shares: int
    industries: int
    cities: int
    finish: int
    money: int | None
    total: int


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What follows from a view by the rules.

    By industry: `majorities`, who has it (MZ-14); `lying`, how many shares lie before all players.
    `at_risk` are the industries that a crash now would take (MZ-17), `crash` those that would go if
    the player who lays stopped now. By seat and industry: `ahead`, the first free space ahead
    (MZ-15); `could_fly`, the same where the majority is held; `needs`, how many more shares would
    bring the majority, 0 where it is held. By seat, None where the viewer does not know the hand:
    `in_reach`, where the hand could take the zeppelin (MZ-14); `with_lot`, the same if the player
    bought the lot, while it is auctioned. `lays` are previews for the player who lays, if the
    viewer knows the hand. `at_the_end` are the seats that must fly to the Goal next (MZ-21).
    `cities` and `industries` are the prizes of the valuation table (MZ-25, MZ-26), and `points`, by
    seat, all points if the game ended now.
    """

    majorities: tuple[int | None, ...]
    lying: Shares
    at_risk: tuple[int, ...]
    crash: tuple[int, ...]
    ahead: tuple[Spaces, ...]
    could_fly: tuple[Spaces, ...]
    needs: tuple[Shares, ...]
    in_reach: tuple[Spaces | None, ...]
    with_lot: tuple[Spaces | None, ...]
    lays: tuple[Lay, ...]
    at_the_end: Seats
    cities: tuple[Prize, ...]
    industries: tuple[Prize, ...]
    points: tuple[Points, ...]


def facts(view: View) -> Facts:
    """Work out what the viewer sees by the rules."""
    columns = tuple(zip(*view.laid, strict=True))
    holders = tuple(map(_holder, columns))
    lying = tuple(map(sum, columns))
    ahead = tuple(_ahead(view, start) for start in view.zeppelins)
    most = tuple(map(max, columns))
    needs = tuple([_needs(row, most, holders, seat) for seat, row in enumerate(view.laid)])
    cities, industries = _prizes(view)
    return Facts(
        majorities=holders,
        lying=lying,
        at_risk=_most(lying),
        crash=_crash(lying, view.crash_limit) if view.laid_now else (),
        ahead=ahead,
        could_fly=tuple(_flights(holders, seat, ahead[seat]) for seat in range(view.players)),
        needs=needs,
        in_reach=tuple(_in_reach(view, seat, ahead, needs) for seat in range(view.players)),
        with_lot=tuple(
            _in_reach(view, seat, ahead, needs, view.lot) if view.phase == "bid" else None
            for seat in range(view.players)
        ),
        lays=_lays(view, columns, holders, lying, ahead),
        at_the_end=_at_the_end(view),
        cities=cities,
        industries=industries,
        points=_points(view, holders, cities, industries),
    )


# Majorities and flights


def _holder(column: Shares) -> int | None:
    """A majority is strictly more shares laid than each other player has. (MZ-14)"""
    most = max(column)
    return column.index(most) if most and column.count(most) == 1 else None


def _ahead(view: View, start: int) -> Spaces:
    """Return the first free space of each industry ahead of the zeppelin. (MZ-15)"""
    found: list[int | None] = [None] * INDUSTRIES
    for k in range(start, len(view.track)):
        if view.owners[k] is None:
            industry = view.track[k] % INDUSTRIES
            if found[industry] is None:
                found[industry] = k + 1
                if None not in found:
                    break
    return tuple(found)


def _flights(holders: Sequence[int | None], seat: int, ahead: Spaces) -> Spaces:
    if seat not in holders:
        return NOWHERE
    return tuple([ahead[k] if holders[k] == seat else None for k in range(INDUSTRIES)])


def _needs(row: Shares, most: Shares, holders: Sequence[int | None], seat: int) -> Shares:
    """Count the shares missing to one more than any other player has laid."""
    return tuple([0 if holders[k] == seat else most[k] + 1 - row[k] for k in range(INDUSTRIES)])


def _in_reach(
    view: View,
    seat: int,
    ahead: Sequence[Spaces],
    needs: Sequence[Shares],
    more: Shares = (0,) * INDUSTRIES,
) -> Spaces | None:
    """Return where the hand could take the zeppelin; at least one share must be laid. (MZ-14)"""
    hand = view.hands[seat]
    if hand is None:
        return None
    if not any(hand) and not any(more) and not (seat == view.turn_of and view.laid_now):
        return NOWHERE
    return tuple(
        [ahead[seat][k] if hand[k] + more[k] >= needs[seat][k] else None for k in range(INDUSTRIES)]
    )


def _at_the_end(view: View) -> Seats:
    """All spaces between the zeppelin and the Goal are occupied. (MZ-21)"""
    return tuple(
        seat
        for seat, place in enumerate(view.zeppelins)
        if place < GOAL and None not in view.owners[place:]
    )


# The crash, and laying


def _most(lying: Shares) -> tuple[int, ...]:
    most = max(lying)
    return tuple(k for k, count in enumerate(lying) if count == most) if most else ()


def _crash(lying: Shares, limit: int) -> tuple[int, ...]:
    """At the limit the industry with most shares laid is gone, of equals all. (MZ-17)"""
    gone: tuple[int, ...] = ()
    while sum(lying) >= limit:
        most = _most(lying)
        gone += most
        lying = tuple(0 if k in most else count for k, count in enumerate(lying))
    return gone


def _lays(
    view: View,
    columns: Sequence[Shares],
    holders: Sequence[int | None],
    lying: Shares,
    ahead: Sequence[Spaces],
) -> tuple[Lay, ...]:
    """Preview every share the player could lay now. (MZ-14, MZ-15, MZ-17)"""
    seat = view.turn_of
    hand = None if seat is None else view.hands[seat]
    if view.phase != "act" or seat is None or hand is None:
        return ()
    lays = []
    for industry in range(INDUSTRIES):
        if hand[industry]:
            column = list(columns[industry])
            column[seat] += 1
            after = list(holders)
            after[industry] = _holder(tuple(column))
            more = list(lying)
            more[industry] += 1
            lays.append(
                Lay(
                    industry=industry,
                    majorities=tuple(after),
                    could_fly=_flights(after, seat, ahead[seat]),
                    crash=_crash(tuple(more), view.crash_limit),
                )
            )
    return tuple(lays)


# Points


def _prizes(view: View) -> tuple[tuple[Prize, ...], tuple[Prize, ...]]:
    """Count the squares of the valuation table once, by city and by industry. (MZ-25, MZ-26)"""
    cities = [[0] * view.players for _ in range(CITIES)]
    industries = [[0] * view.players for _ in range(INDUSTRIES)]
    for pair, owner in zip(view.track, view.owners, strict=False):
        if owner is not None:
            cities[pair // INDUSTRIES][owner] += 1
            industries[pair % INDUSTRIES][owner] += 1
    return (
        tuple(map(_prize, cities, view.city_points)),
        tuple(_prize(squares, INDUSTRY_POINTS) for squares in industries),
    )


def _prize(tally: Sequence[int], worth: int) -> Prize:
    """Alone at the top: the full worth; tied: 1 each; without anything nobody."""
    most = max(tally)
    if not most:
        return NO_PRIZE
    leaders = tuple([seat for seat, count in enumerate(tally) if count == most])
    return Prize(leaders=leaders, points=worth if len(leaders) == 1 else TIED_POINTS)


def _points(
    view: View, holders: Sequence[int | None], cities: Sequence[Prize], industries: Sequence[Prize]
) -> tuple[Points, ...]:
    """Add up what each player would score now. (MZ-22 to MZ-26)"""
    purses = [purse for purse in view.money if purse is not None]
    richest = _prize(purses, MOST_MONEY_POINTS) if len(purses) == view.players else None
    return tuple(
        _points_of(
            shares=MAJORITY_POINTS * holders.count(seat),
            industries=_won(industries, seat),
            cities=_won(cities, seat),
            finish=FINISH_POINTS if view.finisher == seat else 0,
            money=None if richest is None else _won((richest,), seat),
        )
        for seat in range(view.players)
    )


def _won(prizes: Sequence[Prize], seat: int) -> int:
    return sum([prize.points for prize in prizes if seat in prize.leaders])


def _points_of(
    *, shares: int, industries: int, cities: int, finish: int, money: int | None
) -> Points:
    return Points(
        shares=shares,
        industries=industries,
        cities=cities,
        finish=finish,
        money=money,
        total=shares + industries + cities + finish + (money or 0),
    )


# What a share costs where nobody is in a hurry: a little more than 15 millions last for a dozen.
A_SHARE = 2


def worth(view: View) -> int:
    """Say what the lot on offer usually costs: shares are all alike from outside."""
    return A_SHARE * sum(view.lot)
