"""What came of an experiment: a mean and its 95 % interval for everything that was measured.

Games of one deal are no independent ones, so the unit is the deal: its mean over the lots of its
game. A difference from the first arm is taken deal by deal.
"""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from saleroom.arena.statistics import Estimate, Tally
from saleroom.laboratory.experiment import Experiment
from saleroom.laboratory.lots import LotRow
from saleroom.laboratory.running import DealPlayed, GameRow

# By name: what is measured of a game; None where it has nothing of the kind.
Measure = Callable[[GameRow], float | None]


def _mean(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None


def _over_lots(measure: Callable[[LotRow], float | None]) -> Measure:
    return lambda game: _mean(map(measure, game.lots))


def _surplus(lot: LotRow) -> float | None:
    """Return what the buyer's worth was of the best, as a share."""
    if lot.worth is None or lot.buyer is None or not lot.best:
        return None
    return lot.worth[lot.buyer] / lot.best


def _above_worth(lot: LotRow) -> float | None:
    if lot.worth is None or lot.buyer is None or lot.price is None:
        return None
    return lot.price - lot.worth[lot.buyer]


def _above_return(lot: LotRow) -> float | None:
    return None if lot.price is None or lot.paid is None else float(lot.price - lot.paid)


def _of_best(lot: LotRow) -> float | None:
    return None if lot.price is None or not lot.best else lot.price / lot.best


def _number(value: float | None) -> float | None:
    return None if value is None else float(value)


MEASURES: dict[str, Measure] = {
    "revenue": _over_lots(lambda lot: _number(lot.revenue)),
    "price": _over_lots(lambda lot: _number(lot.price)),
    "price_of_best": _over_lots(_of_best),
    "efficient": _over_lots(lambda lot: _number(lot.is_efficient)),
    "worth_of_best": _over_lots(_surplus),
    "above_worth": _over_lots(_above_worth),
    "above_return": _over_lots(_above_return),
    "bought_by_seller": _over_lots(
        lambda lot: None if lot.buyer is None else float(lot.buyer == lot.seller)
    ),
    "bids": _over_lots(lambda lot: float(len(lot.bids))),
    "lots": lambda game: float(len(game.lots)),
    "decisions": lambda game: float(game.decisions),
    "score": lambda game: sum(game.scores) / len(game.scores),
}


class ArmFinding(msgspec.Struct, frozen=True):
    """A measure in an arm, and how it differs from the first arm over the same deals."""

    measure: str
    value: Estimate
    difference: Estimate | None


class ArmFound(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one arm.

    `wins` are by seat, `from_starter` from the seat that began on; `by_place` is who bought, as a
    share of all lots, from the seller's left on to the seller.
    """

    name: str
    measures: tuple[ArmFinding, ...]
    wins: tuple[Estimate, ...]
    from_starter: tuple[Estimate, ...]
    by_place: tuple[Estimate, ...]


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """What came of an experiment."""

    experiment: Experiment
    deals: int
    arms: tuple[ArmFound, ...]


def findings(experiment: Experiment, deals: Sequence[DealPlayed]) -> Findings:
    """Sum an experiment up."""
    first = [deal.games[0] for deal in deals]
    arms = []
    for place, arm in enumerate(experiment.arms):
        games = [deal.games[place] for deal in deals]
        arms.append(
            ArmFound(
                name=arm.name,
                measures=tuple(
                    _found(name, measure, games, None if place == 0 else first)
                    for name, measure in MEASURES.items()
                ),
                wins=_by_seat(games, lambda game, seat: game.wins[seat]),
                from_starter=_by_seat(games, _win_from_starter),
                by_place=_by_seat(games, _share_of_place),
            )
        )
    return Findings(experiment=experiment, deals=len(deals), arms=tuple(arms))


def _found(
    name: str, measure: Measure, games: Sequence[GameRow], first: Sequence[GameRow] | None
) -> ArmFinding:
    values = [measure(game) for game in games]
    difference = None
    if first is not None:
        pairs = zip(values, map(measure, first), strict=True)
        known = [here - there for here, there in pairs if here is not None and there is not None]
        difference = Tally.of(known).estimate()
    return ArmFinding(name, Tally.of(v for v in values if v is not None).estimate(), difference)


def _by_seat(
    games: Sequence[GameRow], measure: Callable[[GameRow, int], float | None]
) -> tuple[Estimate, ...]:
    seats = range(len(games[0].scores)) if games else ()
    return tuple(
        Tally.of(v for game in games if (v := measure(game, seat)) is not None).estimate()
        for seat in seats
    )


def _win_from_starter(game: GameRow, turn: int) -> float:
    return game.wins[(game.starter + turn) % len(game.wins)]


def _share_of_place(game: GameRow, place: int) -> float | None:
    """Return which part of the lots went so many places left of the seller, who is the last."""
    players = len(game.scores)
    places = [
        (lot.buyer - lot.seller - 1) % players
        for lot in game.lots
        if lot.buyer is not None and lot.seller is not None
    ]
    return places.count(place) / len(places) if places else None
