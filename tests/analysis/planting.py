"""Blunders on purpose: games of Dealers in which a seat suddenly does something dreadful.

A plant is a record that ends with the blunder. What is dreadful comes from the rule book (a
painting that pays 30 at most, a purse that is empty), or it is of the kind that is wanted (a double
completed for another, a crash of one's own shares, a gondola sent where judgement likes it least)
and Expert, with many worlds of its own, tells it as plainly worse than something else.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from saleroom.analysis.deciding import Budget, judged
from saleroom.analysis.found import OWN, Decision
from saleroom.analysis.looking import equipment_for
from saleroom.analysis.lots import Appraised, at_lot
from saleroom.analysis.reading import taken_apart
from saleroom.bots.preparing import preparation_of
from saleroom.bots.registry import bot_named
from saleroom.bots.search.searching import Searching
from saleroom.bots.skill import MOST_OPTIONS, skill_for
from saleroom.bots.table import BotTable, branch
from saleroom.core.chance import seeded
from saleroom.core.legal import Legal
from saleroom.games.modern_art import state as modern_art
from saleroom.games.registry import game_named
from saleroom.play.match import Match
from saleroom.play.record import Record, record_of

# A bid for what pays half of it at most.
TOO_MUCH = 60
# What Expert tells as worse by so much, with so many worlds, and beyond both intervals.
MUCH_WORSE = 0.2
MANY = 1024
# So many shares of one's own, laid before, are gone with the crash.
LOST_IN_A_CRASH = 3

Blunder = Callable[[Match, int, Legal], int | None]


def planted(game_name: str, blunder: Blunder, count: int, seed: int = 0) -> Iterator[Record]:
    """Yield records that end with a blunder, each of another game."""
    game = game_named(game_name)
    while count:
        seed += 1
        match = Match(game, 4)
        table = BotTable(match, {seat: bot_named("dealer", game) for seat in range(4)}, seed)
        # Not always the first chance to blunder.
        wait = seed % 4
        while not match.is_over:
            seat = match.asked
            action = blunder(match, seat, match.legal(seat)) if seat >= 0 else None
            if action is not None and wait == 0:
                match.act(seat, action)
                yield record_of(match)
                count -= 1
                break
            wait -= action is not None
            table.step()


def judged_last(record: Record, worlds: int, seed: int = 0, eyes: str = OWN) -> Decision:
    """Judge the last decision of a record as an analysis would, and nothing else."""
    played = taken_apart(record, eyes)
    equipment = ready(record.game)
    moment, stop = played.moments[-1], None
    if moment.lot is not None:
        seen = played.offers[moment.lot].seen
        own = seen[moment.seat] if len(seen) > 1 else seen[0]
        appraised = Appraised.of(equipment, own, worlds // 4, seed)
        stop = int(at_lot(appraised, moment.seat).stop)
    return judged(equipment, moment, stop, Budget.of(worlds), seed)


@cache
def ready(game_name: str) -> Any:
    """Compile what a game needs, or load it."""
    game = game_named(game_name)
    preparation_of(game).finish()
    return equipment_for(game)


def bids_60_for_30(match: Match, _seat: int, legal: Legal) -> int | None:
    """In the first round of Modern Art a painting pays 30 at most. (MA-43)"""
    s = match.state
    is_single = s.round_number == 1 and s.lot[1] < 0
    if s.phase == modern_art.AT_PRICE or not is_single or not legal.amounts:
        return None
    (amounts,) = legal.amounts
    if amounts.verb != "bid" or not amounts.least <= TOO_MUCH <= amounts.most:
        return None
    return int(match.game.codec.verbs["bid"].first + TOO_MUCH)


def completes_a_double(match: Match, seat: int, legal: Legal) -> int | None:
    """Add to the double of another, where judgement would not."""
    added = match.game.codec.verbs["add"]
    adds = [one for one in legal.choices if added.first <= one < added.first + added.count]
    if not adds or match.state.seller == seat:
        return None
    return adds[0] if is_dreadful(match, seat, legal, adds[0]) else None


def bids_everything(match: Match, seat: int, legal: Legal) -> int | None:
    """Who bids all it has in Alles Futsch, and gets the card, is bankrupt. (AF-14)"""
    if not legal.amounts or match.state.money[seat] != legal.amounts[0].most:
        return None
    return int(match.game.codec.verbs["bid"].first + legal.amounts[0].most)


def sends_the_gondola_away(match: Match, seat: int, legal: Legal) -> int | None:
    """Bid the sum that leads where judgement likes it least, if that is dreadful. (CA-11)"""
    if not legal.amounts:
        return None
    appeals = appeals_of(match, seat)
    worst = min(appeals, key=appeals.__getitem__)
    is_bid = match.game.codec.verb_of(worst).name == "bid"
    return worst if is_bid and is_dreadful(match, seat, legal, worst) else None


def walks_into_a_crash(match: Match, seat: int, legal: Legal) -> int | None:
    """Lay a share that brings a crash of one's own shares, if there is something else. (MZ-17)"""
    laying, done = (match.game.codec.verbs[verb] for verb in ("lay", "done"))
    lays = [one for one in legal.choices if laying.first <= one < laying.first + laying.count]
    if len(legal.choices) < 2 or match.state.laid_now:
        return None
    for action in lays:
        after = match.copy()
        after.act(seat, action)
        if after.asked == seat and done.first in after.legal(seat).choices:
            after.act(seat, done.first)
        lost = sum(match.state.laid[seat]) - sum(after.state.laid[seat])
        if lost >= LOST_IN_A_CRASH and is_dreadful(match, seat, legal, action):
            return action
    return None


def is_dreadful(match: Match, seat: int, legal: Legal, action: int) -> bool:
    """Ask Expert, who draws worlds of its own, whether something else wins much more often."""
    expert = Searching(match.game, worlds=MANY)
    numbers = seeded(branch(99, len(match.moves)))
    told = expert.explain(match.view(seat), legal, match.memory(seat), numbers).alternatives
    done = match.game.codec.decode(action)
    own = next((one for one in told if one.action == done), None)
    if own is None or own.chance is None or own.high is None:
        return False
    best = max(told, key=lambda one: one.chance or 0.0)
    return (best.chance or 0.0) - own.chance >= MUCH_WORSE and (best.low or 0.0) > own.high


def appeals_of(match: Match, seat: int) -> dict[int, float]:
    """Return how much judgement likes everything it thinks of."""
    skill = skill_for(match.game.name)
    book, options = skill.book(), [0] * MOST_OPTIONS
    w = (*skill.levels["dealer"], *skill.heard(None))
    s = match.state
    count = skill.judgement.list_options(s, seat, options, w, book)
    return {one: float(skill.judgement.appeal(s, seat, one, w, book)) for one in options[:count]}
