"""Learn what a game of two promises (`foresight`), by playing against Dealer again and again.

    python -m saleroom.bots.alles_futsch.learning --rounds 10 --games 100000 --seed 1 --output FILE

A round plays games as the net of the round before would have it, and teaches the net how they
ended: logistic regression with one hidden layer, by Adam. In the first round judgement plays alone.
Whoever tunes Dealer anew learns anew. Needs the extra `fast`.
"""

import argparse
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from saleroom.bots.alles_futsch import practice
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
MOMENTUM, MEMORY = 0.9, 0.999
# Seeds of the games that measure begin here.
FRESH = 1 << 40


class Practice:
    """Games of a net against Dealer."""

    def __init__(self) -> None:
        game = game_named("alles-futsch")
        self._kernels: Any = compiled(game, practice, SKILL.judgement)
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
    speed, square = np.zeros_like(net), np.zeros_like(net)
    batches = len(ended) // BATCH
    step, loss = 0, 0.0
    for _ in range(EPOCHS):
        order = drawing.permutation(len(ended))
        loss = 0.0
        for k in range(batches):
            some = order[k * BATCH : (k + 1) * BATCH]
            slope, error = _slope(net, positions[some].astype(np.float32), ended[some])
            step += 1
            loss += error / batches
            speed += (1 - MOMENTUM) * (slope - speed)
            square += (1 - MEMORY) * (slope * slope - square)
            rate = RATE * (1 - step / (EPOCHS * batches + 1)) / (1 - MOMENTUM**step)
            net -= rate * speed / (np.sqrt(square / (1 - MEMORY**step)) + 1e-8)
    return loss


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


def main() -> None:
    """Learn, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, required=True)
    asked = parser.parse_args()
    net, wins = learn(asked.rounds, asked.games, asked.seed)
    command = (
        "python -m saleroom.bots.alles_futsch.learning"
        f" --rounds {asked.rounds} --games {asked.games} --seed {asked.seed}"
    )
    learnt = Learnt([round(float(x), 4) for x in net], command, {"wins": round(wins, 4)})
    asked.output.write_bytes(msgspec.json.encode(learnt) + b"\n")


if __name__ == "__main__":
    main()
