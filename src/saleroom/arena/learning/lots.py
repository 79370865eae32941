"""Alles Futsch for three to five learns in a school of its own: from games of those who reckon.

Master reckons there who has a lot at which price (`saleroom.bots.alles_futsch.reckoning`), by a net
that says what is promised between two lots. First it is taught by games of judgement, rungs and
styles among many Dealers; then, generation by generation, by games in which it sits itself in most
seats. A position is taught by what was foretold for the next one, too, and not only by how the game
ended, which depends on much that comes later. One game in ten is held out.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.arena.learning import lot_kernels
from saleroom.arena.learning.learning import FAR, UNSEEN, Generation, Schooling, net_of
from saleroom.arena.learning.playing import Positions, joined
from saleroom.arena.learning.teaching import (
    RATE,
    counting_heats,
    counting_loss,
    foretold,
    loss_of,
    new_net,
    taught,
)
from saleroom.bots.alles_futsch.promising import INPUTS, SEASONS
from saleroom.bots.alles_futsch.skill import SKILL
from saleroom.bots.learnt import Net
from saleroom.fast import Batch, compiled
from saleroom.games.registry import game_named

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

# How much of what a position is taught is the end of the game.
LATER = 0.7
# Who reckons is in so many seats; of the others so many are Dealers.
RECKONING = 0.65
DEALERS = 0.8
# So often, of a hundred, it chooses by judgement; and limits differ by so much.
STRAYS = 5
SPREAD = 0.05
LONGEST = 40  # lots of a game that are noted, on average
KEPT = 4  # generations that are learnt from
CHUNK = 500
AT_ONCE = 20_000
GENTLY = 0.6  # of the first rate, in later generations


class LotPractice:
    """Games in which some seats reckon with a net."""

    def __init__(self, players: int) -> None:
        game = game_named("alles-futsch")
        rows = dict(SKILL.rows)
        levels = [rows.pop("dealer"), *rows.values()]
        self._kernels: Any = compiled(game, lot_kernels, SKILL.judgement)
        self._base = Batch.of(game, [game.new(players)]).states
        self._worlds = np.zeros(3, self._base.dtype)
        self._levels = np.array([(*row, *SKILL.heard(None)) for row in levels])
        self._players = players

    def play(self, net: Floats, games: int, first: int, *, reckoning: float) -> Positions:
        """Return the positions of some games; what they are taught is how those ended."""
        parts = [
            self._some(net, min(CHUNK, games - k), first + k, reckoning)
            for k in range(0, games, CHUNK)
        ]
        return joined(parts)

    def _some(self, net: Floats, games: int, first: int, reckoning: float) -> Positions:
        room = (games * LONGEST, self._players)
        inputs = np.zeros((*room, INPUTS), np.float32)
        tallies, numbers = np.zeros(room, np.float32), np.zeros(len(inputs), np.int64)
        standings = np.zeros((games, self._players), np.int64)
        seats = self._seats(games, first, reckoning)
        count = self._kernels.practise(
            self._base, self._worlds, np.arange(first, first + games), seats, self._levels,
            net.astype(np.float64), STRAYS, SPREAD, inputs, tallies, numbers, standings,
        )  # fmt: skip
        best = standings == standings.max(axis=1, keepdims=True)
        shares = (best / best.sum(axis=1, keepdims=True)).astype(np.float32)
        numbers = numbers[:count]
        return Positions(
            inputs[:count].astype(np.float16),
            tallies[:count].copy(),
            shares[numbers],
            np.zeros(count, np.int64),
            first + numbers,
        )

    def _seats(self, games: int, first: int, reckoning: float) -> Ints:
        drawing = np.random.default_rng([first, self._players, 17])
        shape = (games, self._players)
        anybody = drawing.integers(len(self._levels), size=shape)
        seats = np.where(drawing.random(shape) < DEALERS, 0, anybody)
        return np.where(drawing.random(shape) < reckoning, lot_kernels.RECKONS, seats)


def softened(net: Floats, positions: Positions) -> Positions:
    """Return them with what is taught mixed with what the net says of the position after it."""
    said = np.concatenate(
        [foretold(net, positions.some(part)) for part in _parts(len(positions.games))]
    )
    shares, games = positions.shares.copy(), positions.games
    for k in range(len(games) - 2, -1, -1):
        if games[k] == games[k + 1]:
            shares[k] = LATER * shares[k + 1] + (1.0 - LATER) * said[k + 1]
    return positions._replace(shares=shares)


def _parts(count: int) -> list[slice]:
    return [slice(k, min(k + AT_ONCE, count)) for k in range(0, count, AT_ONCE)]


def _loss(net: Floats, positions: Positions) -> float:
    parts = _parts(len(positions.games))
    losses = [loss_of(net, positions.some(part)) for part in parts]
    return float(np.average(losses, weights=[part.stop - part.start for part in parts]))


def school(schooling: Schooling, *, told: Callable[[str], None]) -> Net:
    """Learn as the schooling says; return what Master reads."""
    practice = LotPractice(schooling.players)
    first = FAR + (schooling.seed << 24)
    net = np.zeros(1, np.float32)
    known: list[Positions] = []
    found: Generation | None = None
    for number in range(schooling.generations):
        if number == 0:
            blank = new_net(INPUTS, SEASONS, _nothing(schooling.players), 0)
            fresh = practice.play(blank, schooling.games, first, reckoning=0.0)
            known_heat = fresh._replace(inputs=fresh.inputs[:1])
            net = new_net(INPUTS, SEASONS, known_heat, schooling.seed)
        else:
            begin = first + (number << 20)
            fresh = practice.play(net, schooling.searched, begin, reckoning=RECKONING)
        known = [*known, fresh][-KEPT:] if number > 1 else [fresh]
        net, found = _generation(net, joined(known), schooling, number)
        told(f"{number}: {found.positions} {found.before:.4f} {found.after:.4f}")
    assert found is not None
    return net_of(schooling, found, schooling.generations)


def _nothing(players: int) -> Positions:
    """Return one position of which nothing is known."""
    even = np.full((1, players), 1.0 / players, np.float32)
    zeros = np.zeros(1, np.int64)
    return Positions(np.zeros((1, players, INPUTS), np.float32), even, even, zeros, zeros)


def _generation(
    net: Floats, positions: Positions, schooling: Schooling, number: int
) -> tuple[Floats, Generation]:
    held_out = positions.games % UNSEEN == 0
    seen, unseen = positions.some(~held_out), positions.some(held_out)
    heats = counting_heats(seen._replace(inputs=seen.inputs[:1]), SEASONS)
    before = _loss(net, unseen)
    seed = schooling.seed * 1000 + number
    if number == 0:
        net = taught(net, seen, schooling.epochs, seed, RATE)
    rate = RATE * GENTLY
    net = taught(net, softened(net, seen), schooling.epochs, seed, rate).round(4)
    counting = counting_loss(heats, unseen._replace(inputs=unseen.inputs[:1]))
    numbers = tuple(round(float(x), 4) for x in net)
    return net, Generation(
        numbers=numbers,
        positions=len(positions.games),
        counting=counting,
        before=before,
        after=_loss(net, unseen),
    )
