"""Play many blocks in compiled code. Needs the extra `fast`."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.arena import judged_kernels
from saleroom.arena.block import Block
from saleroom.arena.judged import weights_of
from saleroom.arena.setting import Setting
from saleroom.bots.play_kernels import NOTES
from saleroom.bots.skill import skill_for
from saleroom.bots.table import branch
from saleroom.core.chance import seeded
from saleroom.core.contract import Game, ranking
from saleroom.core.seats import MOST_PLAYERS
from saleroom.fast import Batch, compiled
from saleroom.games.registry import game_named

Ints = NDArray[np.int64]


def play_blocks(setting: Setting, numbers: range) -> list[Block]:
    """Play the numbered blocks."""
    game = game_named(setting.game)
    skill = skill_for(setting.game)
    named = weights_of(setting)
    seatings = [seating for number in numbers for seating in setting.seatings(number)]
    row_of = {name: row for row, name in enumerate(named)}
    rows = np.array(
        [[row_of.get(name, judged_kernels.AT_RANDOM) for name in seating] for seating in seatings]
    )
    streams = np.repeat(
        np.array([_streams(setting, number) for number in numbers]), setting.games_in_block, axis=0
    )
    start = Batch.of(game, [game.new(setting.players, setting.edition, setting.options)]).states
    ends = np.zeros((len(seatings), 1 + 2 * setting.players), np.int64)
    compiled(game, judged_kernels, skill.judgement).play_all(
        np.repeat(start, len(seatings)),
        rows,
        np.array(list(named.values()), np.float64),
        np.array(skill.book(), np.float64),
        _verbs(game),
        streams,
        np.zeros((MOST_PLAYERS, len(skill.weights))),
        np.zeros((MOST_PLAYERS, NOTES)),
        np.zeros(MOST_PLAYERS, np.int64),
        np.zeros(game.choices, np.uint8),
        ends,
    )
    size = setting.games_in_block
    return [
        _block(number, ends[k * size : (k + 1) * size], setting.players)
        for k, number in enumerate(numbers)
    ]


def _streams(setting: Setting, number: int) -> list[int]:
    """Seed chance and every seat as `Table` does."""
    deal = setting.deal(number)
    return [seeded(branch(deal, part))[0] for part in range(setting.players + 1)]


def _verbs(game: Game) -> Ints:
    """Number the verbs of all choices."""
    verbs: Any = {}
    for place, verb in enumerate(game.codec.verbs.values()):
        verbs.update(dict.fromkeys(range(verb.first, verb.first + verb.count), place))
    return np.array([verbs.get(action, -1) for action in range(game.choices)], np.int64)


def _block(number: int, ends: Ints, players: int) -> Block:
    rows = ends.tolist()
    return Block(
        block=number,
        scores=[row[1 : 1 + players] for row in rows],
        ranks=[list(ranking(tuple(row[1 + players :]))) for row in rows],
        decisions=[row[0] for row in rows],
    )
