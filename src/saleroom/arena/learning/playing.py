"""Games to learn from: who sits at their tables, and what is kept of them.

Half of the tables are of Dealers alone; at the others everybody in the population can sit, Dealer
more often. Where a search plays along it plays as Master does, with few worlds and the net as it is
by then. Everything follows from the seeds of the games.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from saleroom.arena.learning import kernels
from saleroom.bots.expert import MASTER
from saleroom.bots.judging import Judging
from saleroom.bots.search import kernels as search_kernels
from saleroom.bots.search.searching import Searching
from saleroom.bots.skill import Skill, skill_for
from saleroom.bots.table import BotTable
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.fast import Batch, compiled, interpreted
from saleroom.games.registry import game_named
from saleroom.play.match import Match

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

# Tables of Dealers alone; seats of Dealers at the others; seats that search, where any do.
ALIKE = 0.5
DEALERS = 0.5
SEARCHING = 0.6
# No game has more stages than this on average.
MOST_NOTED = 40


class Piece(msgspec.Struct, frozen=True):
    """Some games to play.

    `worlds` is how many those who search think through; 0: nobody does, and games are compiled
    unless they are to be played `at_tables`.
    """

    game: str
    players: int
    first: int
    games: int
    worlds: int = 0
    net: tuple[float, ...] = ()
    at_tables: bool = False


class Positions(NamedTuple):
    """What is learnt from: by position and seat the inputs, the count and the share of the victory.

    `seasons` and `games` are by position.
    """

    inputs: Floats
    counted: Floats
    shares: Floats
    seasons: Ints
    games: Ints

    def some(self, chosen: Any) -> "Positions":
        """Return these positions only."""
        return Positions(*(column[chosen] for column in self))


def played(piece: Piece) -> Positions:
    """Play the games of a piece."""
    return _at_tables(piece) if piece.worlds or piece.at_tables else _judged(piece)


def joined(parts: list[Positions]) -> Positions:
    """Put positions together."""
    return Positions(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def seated(piece: Piece, skill: Skill) -> Ints:
    """Return by game and seat who plays: the place in the skill's rows."""
    drawing = np.random.default_rng([piece.first, piece.players, 15])
    shape = (piece.games, piece.players)
    dealer = list(skill.rows).index("dealer")
    anybody = drawing.integers(len(skill.rows), size=shape)
    alike = drawing.random((piece.games, 1)) < ALIKE
    return np.where(alike | (drawing.random(shape) < DEALERS), dealer, anybody)


def _judged(piece: Piece) -> Positions:
    game, skill = game_named(piece.game), skill_for(piece.game)
    levels = np.array([(*row, *skill.heard(None)) for row in skill.rows.values()])
    noted = _room(skill, piece.players, piece.games * MOST_NOTED // 2)
    standings = np.zeros((piece.games, piece.players), np.int64)
    compiled(game, search_kernels, skill.judgement)  # first: then what both need is compiled once
    base = Batch.of(game, [game.new(piece.players)]).states
    count = compiled(game, kernels, skill.judgement).practise(
        base,
        np.zeros(1, base.dtype),
        np.arange(piece.first, piece.first + piece.games),
        seated(piece, skill),
        levels,
        np.zeros((MOST_PLAYERS, levels.shape[1])),
        np.array(skill.book(), np.float64),
        np.zeros(1, np.int64),
        np.zeros(MOST_PLAYERS, np.int64),
        noted,
        standings,
    )
    return _kept(noted, int(count), standings, piece.first)


def _at_tables(piece: Piece) -> Positions:
    game, skill = game_named(piece.game), skill_for(piece.game)
    seats = seated(piece, skill)
    drawing = np.random.default_rng([piece.first, piece.players, 16])
    searching = drawing.random((piece.games, piece.players)) < SEARCHING * (piece.worlds > 0)
    noted = _room(skill, piece.players, piece.games * MOST_NOTED)
    standings = np.zeros((piece.games, piece.players), np.int64)
    rows = list(skill.rows.values())
    net = np.array(piece.net) if piece.net else None
    kernel: Any = interpreted(game, kernels, skill.judgement)
    count = 0
    for k in range(piece.games):
        bots: dict[int, Any] = {
            seat: Searching(game, worlds=piece.worlds, name=MASTER, net=net)
            if searching[k, seat]
            else Judging(game, rows[seats[k, seat]])
            for seat in range(piece.players)
        }
        match = Match(game, piece.players)
        for s in _stages(BotTable(match, bots, piece.first + k), skill.judgement):
            count = kernel.note(s, k, count, noted)
        standings[k] = [game.flat.standing(match.state, seat) for seat in range(match.players)]
    return _kept(noted, count, standings, piece.first)


def _stages(table: BotTable, judgement: Any) -> Iterator[Any]:
    """Play on, and yield the state wherever a stage has ended and the game has not."""
    match = table.match
    stage = judgement.stage(match.state)
    while table.step():
        if judgement.stage(match.state) != stage and match.asked != NOBODY:
            stage = judgement.stage(match.state)
            yield match.state


def _room(skill: Skill, players: int, most: int) -> kernels.Noted:
    return kernels.Noted(
        np.zeros((most, players, skill.inputs), np.float32),
        np.zeros((most, players), np.float32),
        np.zeros(most, np.int64),
        np.zeros(most, np.int64),
        np.zeros(skill.inputs),
    )


def _kept(noted: kernels.Noted, count: int, standings: Ints, first: int) -> Positions:
    best = standings == standings.max(axis=1, keepdims=True)
    shares = (best / best.sum(axis=1, keepdims=True)).astype(np.float32)
    games = noted.games[:count]
    return Positions(
        noted.inputs[:count].copy(),
        noted.counted[:count].copy(),
        shares[games],
        noted.seasons[:count].copy(),
        first + games,
    )
