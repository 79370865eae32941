"""What the rules make of a view, for a page that knows no rule.

Decides nothing: it lays what the viewer may know out on tables of its own and asks `majorities`,
`rules` and `scoring`, so it can tell nobody more than the view does.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from saleroom.core.layout import known
from saleroom.core.seats import NOBODY
from saleroom.games.moderne_zeiten import events as told
from saleroom.games.moderne_zeiten import majorities, scoring
from saleroom.games.moderne_zeiten.components import CITIES, GOAL, INDUSTRIES, SPACES
from saleroom.games.moderne_zeiten.rules import crash
from saleroom.games.moderne_zeiten.state import State
from saleroom.games.moderne_zeiten.view import Shares, View

# A space from 1 to 30 for each industry, where there is one.
Spaces = tuple[int | None, ...]
Seats = tuple[int, ...]
Laid = tuple[Shares, ...]
Owners = tuple[int | None, ...]

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


class Prize(msgspec.Struct, frozen=True):
    """Who leads in a city or an industry of the valuation table, and what each would get now."""

    leaders: Seats
    points: int


NO_PRIZE = Prize((), 0)


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
    seats = range(view.players)
    laid, course = _laid(view.laid), _course(view.track, view.owners, view.zeppelins)
    cities, industries, points = _scored(
        view.track, view.owners, view.city_points, view.laid, view.finisher
    )
    ahead = course.ahead
    return Facts(
        majorities=laid.holders,
        lying=laid.lying,
        at_risk=laid.at_risk,
        crash=_crashed(_open(view.laid)) if view.laid_now else (),
        ahead=ahead,
        could_fly=tuple([_flights(laid.holders, seat, ahead[seat]) for seat in seats]),
        needs=laid.needs,
        in_reach=tuple([_in_reach(view, seat, ahead[seat]) for seat in seats]),
        with_lot=tuple(
            [
                _in_reach(view, seat, ahead[seat], view.lot) if view.phase == "bid" else None
                for seat in seats
            ]
        ),
        lays=_lays(view, laid.holders, ahead),
        at_the_end=course.at_the_end,
        cities=cities,
        industries=industries,
        points=_with_money(points, view.money),
    )


# What lies open is the same for all who look at a table, and seldom another at the next move. No
# secret is kept: what was asked before must not be told by how soon an answer comes.
_kept = lru_cache(maxsize=64)


def _members(found: int) -> tuple[int, ...]:
    """Spell a set of seats or industries out."""
    return tuple([k for k in range(found.bit_length()) if found >> k & 1])


# Majorities


class _Laid(NamedTuple):
    """What the rules make of the shares that lie open."""

    holders: tuple[int | None, ...]
    lying: Shares
    at_risk: tuple[int, ...]
    needs: tuple[Shares, ...]


def _open(laid: Laid) -> State:
    """Lay the shares out, and nothing else."""
    return known(
        State,
        players=len(laid),
        laid=[list(row) for row in laid],
        discards=[0] * INDUSTRIES,
        told=[],
    )


@_kept
def _laid(laid: Laid) -> _Laid:
    s = _open(laid)
    return _Laid(
        holders=tuple([_holder(s, k) for k in range(INDUSTRIES)]),
        lying=tuple([majorities.laid_of(s, k) for k in range(INDUSTRIES)]),
        at_risk=_members(majorities.most_laid(s)),
        needs=tuple(
            [
                tuple([majorities.missing(s, seat, k) for k in range(INDUSTRIES)])
                for seat in range(len(laid))
            ]
        ),
    )


def _holder(s: State, industry: int) -> int | None:
    return next(iter(_members(scoring.majority_holder(s, industry))), None)


def _crashed(s: State) -> tuple[int, ...]:
    """Let the crash come, if it does, and hear what is gone. (MZ-17)"""
    crash(s)
    return tuple([industry for code, industry, *_ in s.told if code == told.SCRAPPED])


# The course


class _Course(NamedTuple):
    """Where each zeppelin could go, and who must go to the Goal."""

    ahead: tuple[Spaces, ...]
    at_the_end: Seats


@_kept
def _course(track: Shares, owners: Owners, zeppelins: Shares) -> _Course:
    """Look along the track, once it is laid. (MZ-15, MZ-21)"""
    seats = range(len(zeppelins))
    if len(track) < SPACES:
        return _Course((NOWHERE,) * len(zeppelins), ())
    s = _board(track, owners, zeppelin=zeppelins)
    return _Course(
        ahead=tuple([_ahead(s, seat) for seat in seats]),
        at_the_end=tuple(
            [seat for seat in seats if zeppelins[seat] < GOAL and majorities.must_finish(s, seat)]
        ),
    )


def _board(track: Shares, owners: Owners, **more: object) -> State:
    owner = [NOBODY if owner is None else owner for owner in owners]
    return known(State, track=track, owner=owner, **more)


def _ahead(s: State, seat: int) -> Spaces:
    free = majorities.free_ahead(s, seat)
    return tuple(
        [
            majorities.next_space(s, seat, k) + 1 if free >> k & 1 else None
            for k in range(INDUSTRIES)
        ]
    )


def _flights(holders: Sequence[int | None], seat: int, ahead: Spaces) -> Spaces:
    if seat not in holders:
        return NOWHERE
    return tuple([ahead[k] if holders[k] == seat else None for k in range(INDUSTRIES)])


def _in_reach(
    view: View, seat: int, ahead: Spaces, more: Shares = (0,) * INDUSTRIES
) -> Spaces | None:
    """Return where the hand could take the zeppelin. (MZ-14)"""
    hand = view.hands[seat]
    if hand is None:
        return None
    s = _open(view.laid)
    s.hand = [list(map(add, hand, more))] * view.players
    s.laid_now = view.laid_now if seat == view.turn_of else 0
    reached = majorities.with_hand(s, seat)
    return tuple([ahead[k] if reached >> k & 1 else None for k in range(INDUSTRIES)])


def _lays(view: View, holders: tuple[int | None, ...], ahead: Sequence[Spaces]) -> tuple[Lay, ...]:
    """Preview every share the player could lay now. (MZ-14, MZ-15, MZ-17)"""
    seat = view.turn_of
    hand = None if seat is None else view.hands[seat]
    if view.phase != "act" or seat is None or hand is None:
        return ()
    lays = []
    for industry in range(INDUSTRIES):
        if hand[industry]:
            s = _open(view.laid)
            s.laid[seat][industry] += 1
            after = (*holders[:industry], _holder(s, industry), *holders[industry + 1 :])
            lays.append(
                Lay(
                    industry=industry,
                    majorities=after,
                    could_fly=_flights(after, seat, ahead[seat]),
                    crash=_crashed(s),
                )
            )
    return tuple(lays)


# Points


@_kept
def _scored(
    track: Shares, owners: Owners, city_points: Shares, laid: Laid, finisher: int | None
) -> tuple[tuple[Prize, ...], tuple[Prize, ...], tuple[Points, ...]]:
    """Hear what the rules would award but for money: by city, industry and seat. (MZ-23 to 26)"""
    s, totals = _board(track, owners, laid=laid, city_points=city_points), [0] * len(laid)
    s.players, s.finisher, s.told = len(laid), NOBODY if finisher is None else finisher, []
    scoring.award_what_is_open(s, totals)
    won: Counter[tuple[int, int]] = Counter()
    prizes: dict[tuple[int, int], Prize] = {}
    for _, seat, points, why, which in s.told:
        won[why, seat] += points
        leaders = prizes.get((why, which), NO_PRIZE).leaders
        prizes[why, which] = Prize((*leaders, seat), points)
    return (
        tuple([prizes.get((told.CITY_SQUARES, k), NO_PRIZE) for k in range(CITIES)]),
        tuple([prizes.get((told.INDUSTRY_SQUARES, k), NO_PRIZE) for k in range(INDUSTRIES)]),
        tuple(
            [
                Points(
                    shares=won[told.SHARES, seat],
                    industries=won[told.INDUSTRY_SQUARES, seat],
                    cities=won[told.CITY_SQUARES, seat],
                    finish=won[told.ENDED_IT, seat],
                    money=None,
                    total=total,
                )
                for seat, total in enumerate(totals)
            ]
        ),
    )


def _with_money(points: tuple[Points, ...], purses: tuple[int | None, ...]) -> tuple[Points, ...]:
    """Add what the most money would score, if the viewer knows who has it. (MZ-22)"""
    if None in purses:
        return points
    s, totals = (
        known(State, players=len(purses), money=purses, told=[]),
        [it.total for it in points],
    )
    scoring.award_money(s, totals)
    won = {seat: points for _, seat, points, *_ in s.told}
    return tuple(
        [replace(it, money=won.get(seat, 0), total=totals[seat]) for seat, it in enumerate(points)]
    )


# What a share costs where nobody is in a hurry: a little more than 15 millions last for a dozen.
A_SHARE = 2


def worth(view: View) -> int:
    """Say what the lot on offer usually costs: shares are all alike from outside."""
    return A_SHARE * sum(view.lot)
