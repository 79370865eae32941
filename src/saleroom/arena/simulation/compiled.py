"""Play and count a chunk of games in compiled code. Needs the extra `fast`."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.arena.simulation import kernels
from saleroom.arena.simulation.count import VICTORY, Count
from saleroom.arena.statistics import Tally
from saleroom.core.contract import Game
from saleroom.fast import Batch, compiled


def play_chunk(
    game: Game, players: int, edition: str | None, options: dict[str, Any], chunk: tuple[int, int]
) -> Count:
    """Play the games of the seeds first, first + 1, ... and count them."""
    first, games = chunk
    seeds = np.arange(first, first + games, dtype=np.int64)
    states = np.repeat(Batch.of(game, [game.new(players, edition, options)]).states, games)
    notes = np.zeros((games, kernels.BY_SEAT + 2 * players), np.int64)
    compiled(game, kernels).play_and_note(states, seeds, np.zeros(1, np.int64), notes)
    return _counted(notes, players, len(game.endings))


def _counted(notes: NDArray[np.int64], players: int, endings: int) -> Count:
    count = Count.of_nothing(players, endings)
    lengths, starters = notes[:, kernels.LENGTH], notes[:, kernels.STARTER]
    scores, standings = np.split(notes[:, kernels.BY_SEAT :], 2, axis=1)
    count.decisions = _tally(lengths)
    is_best = standings == standings.max(axis=1, keepdims=True)
    shares = is_best * (VICTORY // is_best.sum(axis=1, keepdims=True))
    # Turn every row so that the seat that began comes first.
    turned = (np.arange(players) + starters[:, None]) % players
    rows = np.arange(len(notes))[:, None]
    for seat in range(players):
        count.scores[seat] = _tally(scores[:, seat])
        count.wins[seat] = _tally(shares[:, seat])
        count.scores_from_starter[seat] = _tally(scores[rows, turned][:, seat])
        count.wins_from_starter[seat] = _tally(shares[rows, turned][:, seat])
    for code in range(endings):
        count.ended[code] = _tally(notes[:, kernels.ENDING] == code)
    return count


def _tally(values: NDArray[Any]) -> Tally:
    numbers = values.astype(np.float64)
    return Tally(
        len(numbers),
        float(numbers.sum()),
        float((numbers * numbers).sum()),
        float(numbers.min()),
        float(numbers.max()),
    )
