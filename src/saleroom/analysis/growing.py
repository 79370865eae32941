"""The whole analysis, in an order in which it can be shown as it grows.

First everybody's chances in few worlds, then the lots, then the decisions one after another, at
last the chances once more in many worlds. What is found of a decision depends on what its seat saw
and heard, on the worlds and on the seed, and on nothing else: not on the number of threads, nor on
what was found before.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import msgspec

from saleroom.analysis.balance import DIGITS, certain, power_of
from saleroom.analysis.deciding import Budget, judged, told_after
from saleroom.analysis.found import (
    COURSE,
    DECISIONS,
    DONE,
    EYES,
    FEWEST,
    FINE,
    GRADES,
    LOTS,
    MOST,
    OWN,
    WORLDS,
    Analysis,
    Assumed,
    Decision,
    Lot,
    Player,
    Point,
    Told,
)
from saleroom.analysis.looking import Position, Seen, equipment_for
from saleroom.analysis.lots import Appraised, lot_of
from saleroom.analysis.reading import DecisionRead, GameRead, Juncture, Offer, taken_apart
from saleroom.bots.preparing import preparation_of
from saleroom.bots.table import branch
from saleroom.core.account import Bought
from saleroom.core.contract import Outcome
from saleroom.core.errors import BadSetup
from saleroom.play.record import Record

# So many decisions are told first.
DEAREST = 3
# Shown as it grows, after so many results.
_EVERY = 8
# What each stage takes of the whole, about.
_PARTS = ((COURSE, 0.05), (LOTS, 0.25), (DECISIONS, 0.6), (DONE, 0.1))
# Numbers of their own for what is drawn: a seat is added.
_OF_DECISIONS = 16
_OF_LOTS = 32
_OF_COURSE = 48

T = TypeVar("T")
R = TypeVar("R")


def analyse(
    record: Record,
    worlds: int = WORLDS,
    seed: int = 0,
    *,
    eyes: str = OWN,
    workers: int | None = None,
) -> Analysis:
    """Look through a game: what lots were worth, what decisions cost, how the chances went.

    `worlds` are how many possible worlds a suspicious decision is measured in. With the eyes `own`
    every decision is judged by what its seat could know, with `open` by all cards. The same seed
    gives the same analysis, however many threads (`workers`) share the work. A game that is not
    over is looked through as far as it goes.
    """
    *_, last = analysing(record, worlds, seed, eyes=eyes, workers=workers)
    return last


def analysing(  # noqa: PLR0913  # what an analysis depends on
    record: Record,
    worlds: int = WORLDS,
    seed: int = 0,
    *,
    eyes: str = OWN,
    workers: int | None = None,
    known: Analysis | None = None,
) -> Iterator[Analysis]:
    """Yield the same analysis as it grows; whoever stops asking stops the work.

    `known` is what was found before of the same game with the same worlds, seed and eyes: that is
    not done again.
    """
    if eyes not in EYES:
        raise BadSetup("analysis_eyes", name=eyes, known=", ".join(EYES))
    if not FEWEST <= worlds <= MOST:
        raise BadSetup("analysis_worlds", least=FEWEST, most=MOST, given=worlds)
    played = taken_apart(record, eyes)
    preparation_of(played.game).finish()
    start = Analysis(
        game=record.game,
        edition=record.edition,
        players=record.players,
        seats=tuple(record.seats),
        moves=played.moves,
        is_over=played.outcome is not None,
        eyes=eyes,
        worlds=worlds,
        seed=seed,
        assumed=Assumed(power=power_of(record.game)),
    )
    if known is not None and not _is_of(known, start):
        known = None
    pool = ThreadPoolExecutor(workers or os.cpu_count() or 1)
    try:
        yield from _Growing(played, start, known, pool).grown()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _is_of(known: Analysis, start: Analysis) -> bool:
    """Tell whether something is a part of this analysis."""
    same = ("format", "game", "edition", "players", "moves", "eyes", "worlds", "seed", "assumed")
    return all(getattr(known, name) == getattr(start, name) for name in same)


class _Growing:
    def __init__(
        self, played: GameRead, start: Analysis, known: Analysis | None, pool: ThreadPoolExecutor
    ) -> None:
        self._played = played
        self._now = start
        self._known = known
        self._pool = pool
        self._with = equipment_for(played.game)
        self._stage = 0

    def grown(self) -> Iterator[Analysis]:
        """Yield what there is after each little while."""
        played, now = self._played, self._now
        if self._known is not None and self._known.stage == DONE:
            yield self._known
            return
        yield now
        places = played.places
        few, many = max(8, now.worlds // 32), max(8, now.worlds // 4)
        yield from self._stages(
            places, partial(self._point, worlds=few), self._with_course, self._none
        )
        offers = list(enumerate(played.offers))
        yield from self._stages(offers, self._lot, self._with_lots, self._known_lot)
        yield from self._stages(
            played.moments, self._decision, self._with_decisions, self._known_decision
        )
        yield from self._stages(
            places, partial(self._point, worlds=many), self._with_course, self._none
        )
        self._now = msgspec.structs.replace(self._now, stage=DONE, part=1.0)
        yield self._now

    def _stages(
        self,
        things: Sequence[T],
        work: Callable[[T], R],
        kept: Callable[[list[R]], None],
        known: Callable[[T], R | None],
    ) -> Iterator[Analysis]:
        """Do one stage; what is known is not done again."""
        stage, part = _PARTS[self._stage]
        before = sum(one for _, one in _PARTS[: self._stage])
        results: list[R] = []
        waiting = [
            (known(thing), None)
            if known(thing) is not None
            else (None, self._pool.submit(work, thing))
            for thing in things
        ]
        for number, (found, future) in enumerate(waiting, 1):
            result = future.result() if future is not None else found
            assert result is not None
            results.append(result)
            if number % _EVERY == 0 or number == len(things):
                kept(results)
                done = before + part * number / len(things)
                is_last = stage == DONE
                self._now = msgspec.structs.replace(
                    self._now, stage=DECISIONS if is_last else stage, part=round(done, 4)
                )
                yield self._now
        self._stage += 1

    # The course

    def _point(self, place: Juncture, worlds: int) -> Point:
        told: list[Told] = []
        for seen in place.seen:
            seed = branch(branch(self._now.seed, _OF_COURSE + seen.viewer), self._nth(place))
            position = Position(self._with, seen, seed)
            all_told = told_after(position.going_on(worlds), position)
            told += [all_told[seen.viewer]] if seen.viewer >= 0 else all_told
        return Point(move=place.moves, told=tuple(told))

    def _nth(self, place: Juncture) -> int:
        return self._played.places.index(place)

    def _with_course(self, points: list[Point]) -> None:
        """Take points in; where there are none yet, those of few worlds stand."""
        ends = self._end()
        stand = self._now.course[len(points) : len(self._played.places)]
        self._now = msgspec.structs.replace(self._now, course=(*points, *stand, *ends))

    def _end(self) -> tuple[Point, ...]:
        outcome = self._played.outcome
        if outcome is None:
            return ()
        return (Point(move=self._played.moves, told=certain(won(outcome))),)

    def _none(self, _place: Juncture) -> Point | None:
        return None

    # Lots

    def _lot(self, numbered: tuple[int, Offer]) -> Lot:
        number, offer = numbered
        worlds = max(8, self._now.worlds // 4)
        appraisals = [self._appraised(number, seen, worlds) for seen in offer.seen]
        return lot_of(offer, appraisals, self._played.players, self._bought(number))

    def _appraised(self, number: int, seen: Seen, worlds: int) -> Appraised:
        seed = branch(branch(self._now.seed, _OF_LOTS + seen.viewer), number)
        return Appraised.of(self._with, seen, worlds, seed)

    def _bought(self, number: int) -> Bought | None:
        """Find what was bought of a lot: while it was on offer, so before the next one."""
        offers = self._played.offers
        end = offers[number + 1].moves if number + 1 < len(offers) else self._played.moves
        first = offers[number].moves
        return next((one for one in self._played.bought if first <= one.move < end), None)

    def _known_lot(self, numbered: tuple[int, Offer]) -> Lot | None:
        lots = () if self._known is None else self._known.lots
        return lots[numbered[0]] if numbered[0] < len(lots) else None

    def _with_lots(self, lots: list[Lot]) -> None:
        self._now = msgspec.structs.replace(self._now, lots=tuple(lots))

    # Decisions

    def _decision(self, moment: DecisionRead) -> Decision:
        seed = branch(branch(self._now.seed, _OF_DECISIONS + moment.seat), moment.nth)
        stop = None
        if moment.lot is not None:
            stop = int(self._now.lots[moment.lot].seats[moment.seat].stop)
        return judged(self._with, moment, stop, Budget.of(self._now.worlds), seed)

    def _known_decision(self, moment: DecisionRead) -> Decision | None:
        decisions = () if self._known is None else self._known.decisions
        return next(
            (one for one in decisions if (one.move, one.done) == (moment.number, moment.done)),
            None,
        )

    def _with_decisions(self, decisions: list[Decision]) -> None:
        players = range(self._played.players)
        self._now = msgspec.structs.replace(
            self._now,
            decisions=tuple(decisions),
            accuracy=tuple(accuracy(decisions, seat) for seat in players),
            dearest=dearest(decisions),
        )


def accuracy(decisions: Sequence[Decision], seat: int) -> Player:
    """Say how well a seat decided: of what could be lost by its decisions, how much it kept."""
    own = [one for one in decisions if one.seat == seat and not one.is_forced]
    lost = sum(one.loss for one in own)
    stake = sum(one.stake for one in own)
    return Player(
        seat=seat,
        decisions=len(own),
        grades={grade: sum(one.grade == grade for one in own) for grade in GRADES},
        lost=round(lost, DIGITS),
        accuracy=round(1.0 - lost / stake, DIGITS) if stake > 0.0 else 1.0,
    )


def dearest(decisions: Sequence[Decision]) -> tuple[int, ...]:
    """Name the decisions that cost most, by their moves, the dearest first."""
    costly = [one for one in decisions if one.grade != FINE]
    return tuple(one.move for one in sorted(costly, key=lambda one: -one.loss)[:DEAREST])


def won(outcome: Outcome) -> list[float]:
    """Return everybody's share of the victory."""
    share = 1.0 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(len(outcome.scores))]
