"""An experiment, played: deal by deal, on this machine or a cluster, going on where it stopped.

Deal number k is the same in every arm: chance has numbers of its own, which follow from the seed.
"""

from collections.abc import Callable, Generator
from functools import cache, partial

import msgspec

from saleroom.arena.journal import Journal
from saleroom.arena.tournament.setting import sources
from saleroom.arena.workers import HERE, Where, crew
from saleroom.bots.table import played
from saleroom.core.contract import Game
from saleroom.core.seats import CHANCE
from saleroom.laboratory.experiment import Arm, Experiment, game_in
from saleroom.laboratory.lots import LotRow, lots_of_match
from saleroom.play.match import Match

KEPT = "saleroom-laboratory"


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """One game of an arm; lists are by seat. `wins` share a victory among equals."""

    arm: str
    deal: int
    starter: int
    decisions: int
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    lots: tuple[LotRow, ...]


class DealPlayed(msgspec.Struct, frozen=True):
    """One deal, played in every arm."""

    number: int
    games: tuple[GameRow, ...]


class DealsHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of deals is of; more deals may be asked for later."""

    experiment: Experiment
    program: str


def run(
    experiment: Experiment,
    *,
    where: Where = HERE,
    progress: Callable[[], None] = lambda: None,
    resume: str | None = None,
) -> list[DealPlayed]:
    """Play all deals; `resume` is a file to go on from, `progress` hears of each that is done."""

    def from_number(first: int) -> Generator[DealPlayed, None, None]:
        numbers = range(first, experiment.games)
        if numbers:
            with crew(where, compiled=False, pieces=len(numbers)) as workers:
                yield from workers.each(partial(play_deal, experiment), numbers)

    setting = DealsHeader(
        experiment=msgspec.structs.replace(experiment, games=0), program=sources() if resume else ""
    )
    kept = Journal(KEPT, setting, DealPlayed, lambda deal, place: deal.number == place)
    deals = []
    for deal in kept.going_on(resume, experiment.games, from_number):
        deals.append(deal)
        progress()
    return deals


def play_deal(experiment: Experiment, number: int) -> DealPlayed:
    """Play one deal in every arm."""
    games = tuple(_play(experiment, arm, number) for arm in experiment.arms)
    return DealPlayed(number, games)


@cache
def _game(name: str, arm: bytes) -> Game:
    return game_in(name, msgspec.json.decode(arm, type=Arm))


def _play(experiment: Experiment, arm: Arm, number: int) -> GameRow:
    # The same value for all deals: bots keep what they compiled for it.
    game = _game(experiment.game, msgspec.json.encode(arm))
    match = Match(game, experiment.players, experiment.edition, arm.options)
    match = played(match, experiment.bots_in(arm), experiment.seed + number)
    outcome = match.outcome()
    assert outcome is not None
    share = 1 / len(outcome.winners)
    return GameRow(
        arm=arm.name,
        deal=number,
        starter=game.flat.starter(match.state),
        decisions=sum(move.seat != CHANCE for move in match.moves),
        scores=outcome.scores,
        wins=tuple(share * (seat in outcome.winners) for seat in range(match.players)),
        lots=tuple(lots_of_match(match, number, experiment.worth)),
    )
