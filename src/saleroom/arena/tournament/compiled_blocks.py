"""Play many blocks in compiled code. Needs the extra `fast`."""

import numpy as np
from numpy.typing import NDArray

from saleroom.arena.judged_games.kernels import AT_RANDOM
from saleroom.arena.judged_games.playing import play_games, streams_of
from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.judged import weights_of
from saleroom.arena.tournament.setting import Setting
from saleroom.core.contract import ranking
from saleroom.fast import Batch
from saleroom.games.registry import game_named

Ints = NDArray[np.int64]


def play_blocks(setting: Setting, numbers: range) -> list[Block]:
    """Play the numbered blocks."""
    game = game_named(setting.game)
    named = weights_of(setting)
    seatings = [seating for number in numbers for seating in setting.seatings(number)]
    row_of = {name: row for row, name in enumerate(named)}
    rows = np.array([[row_of.get(name, AT_RANDOM) for name in seating] for seating in seatings])
    streams = np.repeat(
        streams_of(map(setting.deal, numbers), setting.players), setting.games_in_block, axis=0
    )
    start = Batch.of(game, [game.new(setting.players, setting.edition, setting.options)]).states
    levels = np.array(list(named.values()), np.float64)
    ends = play_games(game, np.repeat(start, len(seatings)), rows, levels, streams)
    size = setting.games_in_block
    return [
        _block(number, ends[k * size : (k + 1) * size], setting.players)
        for k, number in enumerate(numbers)
    ]


def _block(number: int, ends: Ints, players: int) -> Block:
    rows = ends.tolist()
    return Block(
        block=number,
        scores=[row[1 : 1 + players] for row in rows],
        ranks=[list(ranking(tuple(row[1 + players :]))) for row in rows],
        decisions=[row[0] for row in rows],
    )
