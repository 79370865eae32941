"""A small net is taught how games ended: what it says, how wrong that is, and Adam.

A seat's log odds are what it can count on, divided by the heat of the season, and what the net says
of its inputs; chances are their exponentials' shares, and the loss is the cross-entropy to the
shares of the victory. Heats are learnt with the rest, as logarithms. Counting alone, with the best
heats, is what a net has to beat.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.arena.learning.playing import Positions
from saleroom.bots.learnt import LAYERS, size_of

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

HEAD = 4
BATCH = 512
LEAST_BATCH = 16
STEPS = 50  # in an epoch, at least, if there are so many positions
RATE = 2e-3
MOMENTUM, MEMORY = 0.9, 0.999
DECAY = 1e-5
# Heats that counting alone is tried with.
HEATS = np.geomspace(1.0, 200.0, 60)


class Shape(NamedTuple):
    """How many inputs, units and seasons a net has."""

    inputs: int
    first: int
    second: int
    seasons: int

    @property
    def ends(self) -> list[int]:
        """Where the parts of a net end: heats, weights, shifts, weights, shifts, weights, shift."""
        sizes = (
            self.seasons, self.inputs * self.first, self.first,
            self.first * self.second, self.second, self.second, 1,
        )  # fmt: skip
        return [HEAD + int(end) for end in np.cumsum(sizes)]

    def parts(self, net: Floats) -> list[Floats]:
        """Return the parts of a net, or of how the loss moves with it: views of the row."""
        heats, one, shift, two, shifts, three, last = (
            net[a:b] for a, b in zip([HEAD, *self.ends], self.ends, strict=False)
        )
        one = one.reshape(self.inputs, self.first)
        return [heats, one, shift, two.reshape(self.first, self.second), shifts, three, last]


class Pace(NamedTuple):
    """How fast it learns: the rate falls to nothing over all epochs."""

    epochs: int
    batch: int
    rate: float


def descend(
    net: Floats,
    count: int,
    slope_at: Callable[[Ints], Floats],
    drawing: np.random.Generator,
    pace: Pace,
) -> None:
    """Change a net in place by Adam; `slope_at` says how the loss moves over some of the count."""
    speed, square = np.zeros_like(net), np.zeros_like(net)
    batches = max(1, count // pace.batch)
    step = 0
    for _ in range(pace.epochs):
        order = drawing.permutation(count)
        for k in range(batches):
            slope = slope_at(order[k * pace.batch : (k + 1) * pace.batch])
            step += 1
            speed += (1 - MOMENTUM) * (slope - speed)
            square += (1 - MEMORY) * (slope * slope - square)
            now = pace.rate * (1 - step / (pace.epochs * batches + 1)) / (1 - MOMENTUM**step)
            net -= now * speed / (np.sqrt(square / (1 - MEMORY**step)) + 1e-8)


def new_net(inputs: int, seasons: int, positions: Positions, seed: int) -> Floats:
    """Return a net that knows nothing but how hot the seasons are."""
    shape = Shape(inputs, *LAYERS, seasons)
    net = np.zeros(size_of(inputs, seasons), np.float32)
    net[:HEAD] = shape
    drawing = np.random.default_rng(seed)
    heats, one, _, two, _, three, _ = shape.parts(net)
    heats[:] = counting_heats(positions, seasons)
    one[:] = drawing.normal(0.0, (1.0 / inputs) ** 0.5, one.shape)
    two[:] = drawing.normal(0.0, (1.0 / shape.first) ** 0.5, two.shape)
    three[:] = drawing.normal(0.0, 0.05, three.shape)
    return net


def shape_of(net: Floats) -> Shape:
    """Return the shape a net has."""
    return Shape(*(int(number) for number in net[:HEAD]))


def counting_heats(positions: Positions, seasons: int) -> Floats:
    """Return the heat of each season at which counting alone is least wrong."""
    heats = np.full(seasons, 20.0, np.float32)
    for season in range(seasons):
        there = positions.seasons == season
        if there.any():
            counted, shares = positions.counted[there], positions.shares[there]
            losses = [wrong(softmax(counted / heat), shares).mean() for heat in HEATS]
            heats[season] = HEATS[int(np.argmin(losses))]
    return heats


def counting_loss(heats: Floats, positions: Positions) -> float:
    """Return how wrong counting alone is with these heats."""
    chances = softmax(positions.counted / heats[positions.seasons][:, np.newaxis])
    return float(wrong(chances, positions.shares).mean())


def softmax(odds: Floats) -> Floats:
    """Return chances from log odds, by seat."""
    powers = np.exp(odds - odds.max(axis=1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=1, keepdims=True)
    return chances


def wrong(chances: Floats, shares: Floats) -> Floats:
    """Return the cross-entropy of each position."""
    losses: Floats = -(shares * np.log(chances + 1e-9)).sum(axis=1)
    return losses


def foretold(net: Floats, positions: Positions) -> Floats:
    """Return the chances a net gives everybody."""
    heats, one, shift, two, shifts, three, last = shape_of(net).parts(net)
    first = np.maximum(positions.inputs @ one + shift, 0)
    said = np.maximum(first @ two + shifts, 0) @ three + last
    return softmax(positions.counted / heats[positions.seasons][:, np.newaxis] + said)


def loss_of(net: Floats, positions: Positions) -> float:
    """Return how wrong a net is."""
    return float(wrong(foretold(net, positions), positions.shares).mean())


def taught(net: Floats, positions: Positions, epochs: int, seed: int, rate: float = RATE) -> Floats:
    """Return the net after so many epochs of these positions."""
    net = net.copy()
    heats = slice(HEAD, HEAD + shape_of(net).seasons)
    net[heats] = np.log(net[heats])
    descend(
        net,
        len(positions.seasons),
        lambda some: _slope(net, positions.some(some)),
        np.random.default_rng(seed),
        Pace(epochs, max(LEAST_BATCH, min(BATCH, len(positions.seasons) // STEPS)), rate),
    )
    net[heats] = np.exp(net[heats])
    return net


def _slope(net: Floats, some: Positions) -> Floats:
    """Return how the loss moves with each number of a net whose heats are logarithms."""
    shape = shape_of(net)
    logs, one, shift, two, shifts, three, last = shape.parts(net)
    cold = np.exp(-logs[some.seasons])[:, np.newaxis]
    x = some.inputs.reshape(-1, shape.inputs)
    first = np.maximum(x @ one + shift, 0)
    second = np.maximum(first @ two + shifts, 0)
    said = (second @ three + last).reshape(some.shares.shape)
    off = (softmax(some.counted * cold + said) - some.shares) / len(some.seasons)
    slope = np.zeros_like(net)
    heats, one_, shift_, two_, shifts_, three_, _ = shape.parts(slope)
    np.add.at(heats, some.seasons, -(off * some.counted * cold).sum(axis=1))
    flat = off.reshape(-1)
    three_[:] = second.T @ flat + DECAY * three
    back = np.outer(flat, three) * (second > 0)
    two_[:] = first.T @ back + DECAY * two
    shifts_[:] = back.sum(axis=0)
    back = (back @ two.T) * (first > 0)
    one_[:] = x.T @ back + DECAY * one
    shift_[:] = back.sum(axis=0)
    return slope
