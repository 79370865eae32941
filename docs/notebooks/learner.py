"""A small agent that learns Modern Art against bots of the house, with NumPy alone.

Proximal policy optimisation over an array of games: a net of two layers says how good each action
is, the mask leaves out what is not legal, and a second net says what is still to be expected, so
that an action is praised for what came beyond that. Bids are a few multiples of what a bot of the
house thinks the lot worth (`FewBidTables`); the rest of the play is learnt from nothing.

    python docs/notebooks/learner.py --against visitor --batches 200 --seed 1 --curve curve.json
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.games.modern_art.components import ARTIST_OF, AUCTION_OF
from saleroom.research.few_bids import FewBidTables
from saleroom.research.vector import Tables

Floats = NDArray[np.floating[Any]]
Point = dict[str, Any]
Report = Callable[[Point], None]

OPPONENTS = ("visitor", "collector")  # whom the curve is measured against

KINDS = 25  # of cards: five artists, five ways of selling
KIND_OF = np.array(ARTIST_OF) * 5 + np.array(AUCTION_OF)
PHASES, ROUNDS, ARTISTS = 11, 4, 5
MULTIPLES = (0.3, 0.45, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1)


def tables(lanes: int, opponents: str, reward: str = "shaped") -> FewBidTables:
    """Set up so many tables of four, with a seat at random for the learner."""
    plain = Tables("modern-art", lanes, players=4, opponents=opponents, reward=reward)
    return FewBidTables(plain, shares=(0.0,), multiples=MULTIPLES)


# What the net sees, and what it says


def features(env: FewBidTables, seen: dict[str, Any], info: dict[str, Any]) -> Floats:
    """Turn observations into numbers of about the size of 1: counts by artist, money, the lot."""
    cells = seen["observation"]
    known = {
        field.name: cells[:, field.first : field.first + field.cells].astype(np.float32)
        for field in env.unwrapped.encoding.fields  # type: ignore[attr-defined]  # our Tables
    }
    me, lane = known["viewer"].astype(int), np.arange(len(cells))[:, None]
    around = (me + np.arange(4)) % 4  # the learner first, then from the left on
    wall = known["wall"].reshape(-1, 5, ARTISTS)
    in_hand = (known["place"] == me).astype(np.float32)
    lot = known["lot"].astype(int)
    kind = np.where(lot[:, 0] >= 0, KIND_OF[lot[:, 0]], -1)
    worth, price = info["worth"][:, None] / 100, known["price"] / 100
    return np.concatenate(
        [
            known["money"][lane, around] / 200,
            in_hand @ np.eye(KINDS, dtype=np.float32)[KIND_OF] / 2,
            known["offered"] / 5,
            known["markers"].reshape(-1, ROUNDS, ARTISTS).sum(axis=1) / 60,
            wall[lane[:, 0], me[:, 0]] / 3,
            wall[:, :4].sum(axis=1) / 5,
            _one_hot(np.where(kind >= 0, kind // 5, -1), ARTISTS),
            _one_hot(np.where(kind >= 0, kind % 5, -1), 5),
            lot[:, 1:] >= 0,
            _one_hot(known["phase"][:, 0], PHASES),
            _one_hot(known["round_number"][:, 0] - 1, ROUNDS),
            price,
            worth,
            np.clip(worth - price, -1, 1),
            known["leader"] == me,
            known["seller"] == me,
        ],
        axis=1,
        dtype=np.float32,
    )


def _one_hot(values: NDArray[Any], count: int) -> Floats:
    return (np.asarray(values, int)[:, None] == np.arange(count)).astype(np.float32)


def outputs(env: FewBidTables) -> NDArray[np.int64]:
    """Say which output of the net each action has: cards of one kind share one."""
    bare = np.arange(5)
    bids = 5 + 2 * KINDS + np.arange(env.actions - env.choices)
    return np.concatenate([bare, 5 + KIND_OF, 5 + KINDS + KIND_OF, bids])


class Net:
    """Two layers with a bend between them, and Adam to improve them."""

    def __init__(self, inputs: int, hidden: int, out: int, draws: np.random.Generator) -> None:
        def drawn(rows: int, columns: int, size: float) -> Floats:
            return (draws.standard_normal((rows, columns)) * size).astype(np.float32)

        self.weights = [
            drawn(inputs, hidden, inputs**-0.5),
            np.zeros(hidden, np.float32),
            drawn(hidden, out, 0.01 * hidden**-0.5),
            np.zeros(out, np.float32),
        ]
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._steps = 0

    def __call__(self, x: Floats) -> Floats:
        """Say what the net says of each row."""
        first, bias, second, last = self.weights
        self._x, self._bent = x, np.tanh(x @ first + bias)
        said: Floats = self._bent @ second + last
        return said

    def improve(self, wrong: Floats, rate: float) -> None:
        """Go down the slope of what was last said; `wrong` is the slope at each output."""
        back = (wrong @ self.weights[2].T) * (1 - self._bent**2)
        slopes = [self._x.T @ back, back.sum(axis=0), self._bent.T @ wrong, wrong.sum(axis=0)]
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self._steps += 1
        rate *= np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for weight, slope, mean, square in zip(
            self.weights, slopes, self._means, self._squares, strict=True
        ):
            short = slope * min(1, 0.5 / (length + 1e-8))
            mean += 0.1 * (short - mean)  # noqa: PLW2901  # in place
            square += 0.001 * (short**2 - square)  # noqa: PLW2901  # in place
            weight -= rate * mean / (np.sqrt(square) + 1e-8)  # noqa: PLW2901  # in place


class Agent:
    """A policy and a judge of situations."""

    def __init__(self, env: FewBidTables, inputs: int, hidden: int, seed: int) -> None:
        self.draws = np.random.default_rng(seed)
        self.of_action = outputs(env)
        count = int(self.of_action.max()) + 1
        self.shared = np.eye(count, dtype=np.float32)[self.of_action]
        self.policy = Net(inputs, hidden, count, self.draws)
        self.critic = Net(inputs, hidden, 1, self.draws)

    def odds(self, x: Floats, mask: NDArray[np.int8]) -> Floats:
        """Say how likely each action is; what is not legal is not."""
        said = np.where(mask, self.policy(x)[:, self.of_action], -np.inf)
        likely = np.exp(said - said.max(axis=1, keepdims=True))
        odds: Floats = likely / likely.sum(axis=1, keepdims=True)
        return odds

    def choose(self, x: Floats, mask: NDArray[np.int8]) -> tuple[NDArray[np.int64], Floats]:
        """Draw an action in every lane; return it with how likely it was."""
        odds = self.odds(x, mask)
        drawn = self.draws.random((len(x), 1)) < odds.cumsum(axis=1)
        actions = np.where(drawn.any(axis=1), drawn.argmax(axis=1), odds.argmax(axis=1))
        return actions, odds[np.arange(len(x)), actions]


# Learning


class Played(NamedTuple):
    """What happened in some steps of all lanes; a row for each step."""

    x: Floats
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    likely: Floats
    praise: Floats
    worth: Floats


class Learner:
    """Plays, and learns from what it played. A batch is so many steps in so many lanes."""

    def __init__(
        self, opponents: str = "visitor", *, seed: int, lanes: int = 256, hidden: int = 64
    ) -> None:
        self.env = tables(lanes, opponents)
        seen, info = self.env.reset(seed=seed)
        self.x, self.mask = features(self.env, seen, info), seen["action_mask"]
        self.agent = Agent(self.env, self.x.shape[1], hidden, seed)
        self.is_over = np.zeros(lanes, np.bool_)
        self.decisions = 0

    def play(self, steps: int, fade: float = 0.95) -> tuple[Played, float]:
        """Play so many steps; return what happened, and the mean reward of a step."""
        rows: list[tuple[Any, ...]] = []
        for _ in range(steps):
            # Where a game is over, the next step deals, whatever is chosen.
            self.mask[self.is_over, 0] = 1
            action, likely = self.agent.choose(self.x, self.mask)
            expected, dealt = self.agent.critic(self.x)[:, 0], self.is_over
            before, mask = self.x, self.mask
            seen, _, over, _, info = self.env.step(action)
            reward = margin(info)
            rows.append((before, mask, action, likely, expected, reward, over, dealt))
            self.x, self.mask, self.is_over = (
                features(self.env, seen, info),
                seen["action_mask"],
                over,
            )
        x, masks, actions, likely, expected, rewards, over, dealt = map(
            np.array, zip(*rows, strict=True)
        )
        praise = np.zeros_like(expected)
        ahead, later = np.zeros(len(self.x)), self.agent.critic(self.x)[:, 0]
        for t in reversed(range(steps)):
            # A step that only deals is left out: what follows belongs to another game.
            surprise = rewards[t] + np.where(over[t], 0, later) - expected[t]
            ahead = surprise + np.where(over[t], 0, fade * ahead)
            praise[t], later = ahead, expected[t]
        used = ~dealt
        self.decisions += int(used.sum())
        of = Played(x, masks, actions, likely, praise, praise + expected)
        return Played(*(field[used] for field in of)), float(rewards[used].mean())

    def learn(self, of: Played, rate: float, rounds: int = 4, size: int = 2048) -> None:
        """Make what went better than expected likelier, but not by much at a time."""
        praise = (of.praise - of.praise.mean()) / (of.praise.std() + 1e-8)
        for _ in range(rounds):
            order = self.agent.draws.permutation(len(praise))
            for some in np.array_split(order, max(1, len(order) // size)):
                self._learn_from(Played(*(field[some] for field in of)), praise[some], rate)

    def _learn_from(self, of: Played, praise: Floats, rate: float, clip: float = 0.2) -> None:
        agent, lane = self.agent, np.arange(len(praise))
        odds = agent.odds(of.x, of.masks)
        ratio = odds[lane, of.actions] / of.likely
        is_free = np.where(praise > 0, ratio < 1 + clip, ratio > 1 - clip)
        push = np.where(is_free, praise * ratio, 0)
        slope = odds * push[:, None]
        slope[lane, of.actions] -= push
        logs = np.log(odds + 1e-8)
        slope += 0.01 * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
        agent.policy.improve(slope @ agent.shared / len(praise), rate)
        expected = agent.critic(of.x)[:, 0]
        agent.critic.improve(((expected - of.worth) / len(praise))[:, None], rate)


def margin(info: dict[str, Any]) -> Floats:
    """Reward money that one is ahead by: the own change less the mean change of the others."""
    gains, seats = info["rewards"], info["seat"]
    own = gains[np.arange(len(seats)), seats]
    margins: Floats = (own - (gains.sum(axis=1) - own) / 3) / 50
    return margins


def win_share(agent: Agent, opponents: str, games: int, seed: int) -> tuple[float, float]:
    """Play so many games, one a lane; return the share of victories and its standard error."""
    env = tables(games, opponents, reward="win_share")
    seen, info = env.reset(seed=seed)
    wins, is_open = np.zeros(games), np.ones(games, np.bool_)
    while is_open.any():
        mask = seen["action_mask"]
        mask[~mask.any(axis=1), 0] = 1
        odds = agent.odds(features(env, seen, info), mask)
        seen, rewards, over, _, info = env.step(odds.argmax(axis=1))
        wins += np.where(is_open, rewards, 0)
        is_open &= ~over
    return float(wins.mean()), float(wins.std() / np.sqrt(games))


def train(
    learner: Learner,
    batches: int,
    *,
    report: Report = print,
    every: int = 20,
    games: int = 1000,
    steps: int = 64,
) -> None:
    """Learn from so many batches; now and then play without learning, and report the shares."""
    begun = time.process_time()
    for batch in range(batches + 1):
        if batch % every == 0:
            point: Point = {"batch": batch, "decisions": learner.decisions}
            for name in OPPONENTS:
                point[name] = win_share(learner.agent, name, games, seed=9000)
            report(point | {"cpu_seconds": round(time.process_time() - begun, 1)})
        if batch < batches:
            played, _ = learner.play(steps)
            learner.learn(played, rate=1e-3 * (1 - 0.9 * batch / batches))


def main() -> None:
    """Train, and write the curve down after every point of it."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--against", default="visitor", help="who sits on the other three seats")
    read.add_argument("--batches", type=int, default=200)
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--curve", type=Path, help="a file for the curve, as JSON")
    given = read.parse_args()
    curve: list[Point] = []

    def report(point: Point) -> None:
        curve.append(point)
        print(point, flush=True)
        if given.curve:
            about = {"against": given.against, "seed": given.seed, "curve": curve}
            given.curve.write_text(json.dumps(about, indent=1) + "\n", "utf-8")

    train(Learner(given.against, seed=given.seed), given.batches, report=report)


if __name__ == "__main__":
    main()
