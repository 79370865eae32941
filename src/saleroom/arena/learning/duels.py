"""Alles Futsch for two learns in a school of its own: a net plays against Dealer, again and again.

Expert looks ahead lot by lot there (`saleroom.bots.alles_futsch.duel`), so the net says what is
promised between two lots if one plays on like that: it has to be taught by its own games, and not
by those of others. A round plays games as the net of the round before would have it, and teaches
the net how they ended: one hidden layer, the same descent as elsewhere. In the first round
judgement plays alone. Whoever tunes Dealer anew learns anew.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from saleroom.arena.learning import duel_kernels
from saleroom.arena.learning.learning import Schooling
from saleroom.arena.learning.teaching import Pace, descend
from saleroom.bots.alles_futsch.foresight import HIDDEN, INPUTS
from saleroom.bots.alles_futsch.learnt import Learnt
from saleroom.bots.alles_futsch.skill import SKILL
from saleroom.core.seats import MOST_PLAYERS
from saleroom.fast import Batch, compiled
from saleroom.games.registry import game_named

Floats = NDArray[np.float32]

STRAYS = 10
ALL = 100
LONGEST = 40  # lots of a game that are noted, on average
CHUNK = 20_000
KEPT = 3  # rounds of games that are learnt from
BATCH = 1024
EPOCHS = 2
RATE = 2e-3
# Seeds of the games that measure begin here.
FRESH = 1 << 40


class Practice:
    """Games of a net against Dealer."""

    def __init__(self) -> None:
        game = game_named("alles-futsch")
        self._kernels: Any = compiled(game, duel_kernels, SKILL.judgement)
        self._base = Batch.of(game, [game.new(2)]).states
        self._worlds = np.zeros(5, self._base.dtype)
        self._rows = np.repeat(np.array(SKILL.levels["dealer"])[np.newaxis], MOST_PLAYERS, axis=0)

    def play(self, net: Floats, games: int, seed: int, strays: int) -> tuple[Floats, Floats]:
        """Return the positions of some games, and how the game of each ended."""
        inputs = np.zeros((games * LONGEST, INPUTS), np.float32)
        owners = np.zeros(games * LONGEST, np.int64)
        results = np.zeros(games, np.float32)
        count = self._kernels.practise(
            self._base, self._worlds, np.arange(seed, seed + games), self._rows,
            net.astype(np.float64), strays, inputs, owners, results,
        )  # fmt: skip
        return inputs[:count].astype(np.float16), results[owners[:count]]

    def strength(self, net: Floats, games: int) -> float:
        """Return the share of fresh games that the net wins."""
        results = np.zeros(games, np.float32)
        none = np.zeros((0, INPUTS), np.float32)
        self._kernels.practise(
            self._base, self._worlds, np.arange(FRESH, FRESH + games), self._rows,
            net.astype(np.float64), 0, none, np.zeros(0, np.int64), results,
        )  # fmt: skip
        return float(results.mean())


def learn(rounds: int, games: int, seed: int, *, told: Any = print) -> tuple[Floats, float]:
    """Return the numbers of a net, and the share of games it wins."""
    drawing = np.random.default_rng(seed)
    ends = np.cumsum([INPUTS * HIDDEN, HIDDEN, HIDDEN, 1])
    net = drawing.normal(0.0, 0.1, ends[-1]).astype(np.float32)
    net[ends[0] : ends[1]] = 0.0
    room = Practice()
    known: list[tuple[Floats, Floats]] = []
    for number in range(rounds):
        first = (seed << 32) + number * games
        strays = STRAYS if number else ALL
        fresh = [
            room.play(net, min(CHUNK, games - k), first + k, strays) for k in range(0, games, CHUNK)
        ]
        known = (known + fresh)[-KEPT * len(fresh) :] if number > 1 else fresh
        positions = np.concatenate([chunk[0] for chunk in known])
        ended = np.concatenate([chunk[1] for chunk in known])
        loss = taught(net, positions, ended, drawing)
        wins = room.strength(net, games // 10)
        told(f"round {number}: {len(ended)} positions, loss {loss:.4f}, wins {wins:.4f}")
    return net, room.strength(net, games)


def taught(net: Floats, positions: Floats, ended: Floats, drawing: np.random.Generator) -> float:
    """Teach the net, in place; return the loss in the last epoch."""
    losses: list[float] = []

    def slope_at(some: Any) -> Floats:
        slope, error = _slope(net, positions[some].astype(np.float32), ended[some])
        losses.append(error)
        return slope

    descend(net, len(ended), slope_at, drawing, Pace(EPOCHS, BATCH, RATE))
    return float(np.mean(losses[len(losses) // EPOCHS * (EPOCHS - 1) :]))


def _slope(net: Floats, x: Floats, ended: Floats) -> tuple[Floats, float]:
    """Return how the loss moves with each number of the net, and the loss."""
    inner = net[: INPUTS * HIDDEN].reshape(INPUTS, HIDDEN)
    shift = net[INPUTS * HIDDEN : (INPUTS + 1) * HIDDEN]
    outer = net[(INPUTS + 1) * HIDDEN : -1]
    hidden = np.maximum(x @ inner + shift, 0)
    chance = 1 / (1 + np.exp(-(hidden @ outer + net[-1])))
    off = (chance - ended) / len(ended)
    back = np.outer(off, outer) * (hidden > 0)
    loss = -np.mean(ended * np.log(chance + 1e-9) + (1 - ended) * np.log(1 - chance + 1e-9))
    slope = np.concatenate([(x.T @ back).ravel(), back.sum(axis=0), hidden.T @ off, [off.sum()]])
    return slope.astype(np.float32), float(loss)


def school(schooling: Schooling, *, told: Callable[[str], None]) -> Learnt:
    """Learn as the schooling says, its generations being rounds; return what Expert reads."""
    net, wins = learn(schooling.generations, schooling.games, schooling.seed, told=told)
    command = (
        f"saleroom learn alles-futsch --players 2 --generations {schooling.generations}"
        f" --games {schooling.games} --seed {schooling.seed}"
    )
    return Learnt([round(float(x), 4) for x in net], command, {"wins": round(wins, 4)})
