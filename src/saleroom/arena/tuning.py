"""Tune a skill's weights by self-play: the cross-entropy method.

A generation draws candidates around a mean, lets each play the same deals against the same pool,
and moves the mean towards the best of them. The pool is past champions and a fixed anchor that
never leaves it: against its own past alone a line of champions can get weaker together. All player
counts count alike: a candidate's strength is its share of victories times the number of players,
so that 1 is par. What comes out is measured again on deals nobody was tuned on.

Against a population every table is of one kind: the rungs below, the styles, the row it began
with and past champions. There a candidate is as strong as the mean logarithm of its strengths, so
that what it loses against one kind is not made good by what it wins against another that is beaten
anyway. Its own kind counts a third: who beats all others but loses to the likes of itself is soon
found by an exploiter.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from saleroom.arena.journal import Journal
from saleroom.arena.judged_games.playing import play_games, streams_of
from saleroom.arena.statistics import Estimate, Tally
from saleroom.arena.tournament.setting import sources
from saleroom.arena.workers import HERE, Where, crew
from saleroom.bots.skill import Skill, Weights, skill_for
from saleroom.core.contract import Game
from saleroom.fast import Batch
from saleroom.games.registry import game_named

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

KEPT = "saleroom-tuning"
ANCHOR = "collector"
ELITE = 0.25
STEP = 0.7  # how far the mean follows the elite
WIDTH = 0.2  # of a weight's range, to begin with
LEAST_WIDTH = 0.02
POOL = 6
OWN = 3  # so many of its own kind are in a population,
OWN_PART = 1 / 3  # and together count so much
LEAST_STRENGTH = 0.01  # so that a logarithm can be taken of it
CHAMPION_EVERY = 5
# Seeds of the measuring deals begin here; those of tuning stay below.
FRESH = 1 << 40


class TuningPlan(msgspec.Struct, frozen=True, kw_only=True):
    """How to tune."""

    generations: int = 40
    candidates: int = 24
    games: int = 1200
    seed: int = 0
    population: bool = False


class TuningHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of generations is of."""

    game: str
    setting: TuningPlan
    start: tuple[float, ...]
    program: str


class TuningResult(msgspec.Struct, frozen=True, kw_only=True):
    """What came out, measured on fresh deals: strength 1 is par."""

    weights: tuple[float, ...]
    against_anchor: Estimate
    against_before: Estimate
    better: bool


class Measure:
    """Strength of a row of weights against rows that sit around it."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._starts = {n: Batch.of(game, [game.new(n)]).states for n in game.players}

    def blocks(self, hero: Floats, others: Floats, blocks: int, seed: int) -> Floats:
        """Return the hero's strength in each block: a deal played once from every seat.

        Which of the others sit around it is drawn from the seed, the same for every hero.
        """
        return np.concatenate(
            [self.blocks_for(hero, others, blocks, seed, n) for n in self._game.players]
        )

    def blocks_for(
        self, hero: Floats, others: Floats, blocks: int, seed: int, players: int
    ) -> Floats:
        """Return the same at tables of so many."""
        drawing = np.random.default_rng([seed & 0xFFFFFFFF, players])
        seatings = np.repeat(
            1 + drawing.integers(len(others), size=(blocks, players)), players, axis=0
        )
        games = blocks * players
        seats = np.arange(games) % players
        seatings[np.arange(games), seats] = 0
        streams = np.repeat(streams_of(range(seed, seed + blocks), players), players, axis=0)
        ends = play_games(
            self._game,
            np.repeat(self._starts[players], games),
            seatings,
            np.vstack([hero, others]),
            streams,
        )
        strengths: Floats = _strengths(ends[:, 1 + players :], seats)
        means: Floats = strengths.reshape(blocks, players).mean(axis=1)
        return means


def _strengths(standings: Ints, seats: Ints) -> Floats:
    best = standings == standings.max(axis=1, keepdims=True)
    shares = best / best.sum(axis=1, keepdims=True)
    strengths: Floats = shares[np.arange(len(seats)), seats] * standings.shape[1]
    return strengths


def tune(  # noqa: PLR0913  # how it is done; what is tuned is all in the setting
    game: Game,
    setting: TuningPlan,
    start: Weights | None = None,
    *,
    where: Where = HERE,
    progress: Callable[[int, float, Floats], None] = lambda *_: None,
    resume: str | None = None,
) -> TuningResult:
    """Tune from a row of weights, the anchor's if none is given; hear of each generation.

    `resume` is a file to go on from: it keeps how strong the candidates of each generation were.
    """
    skill = skill_for(game.name)
    anchor = np.array(skill.levels[ANCHOR])
    least, most = range_of(skill)
    mean = np.clip(anchor if start is None else np.array(start), least, most)
    before = mean.copy()
    width = WIDTH * (most - least)
    pool = [anchor] if start is None else [anchor, before]
    drawing = np.random.default_rng(setting.seed)
    blocks = max(1, setting.games // sum(game.players))
    kinds = _kinds(skill) if setting.population else []
    own = [before]
    kept = _kept(game, setting, before, is_kept=resume is not None)
    with (
        kept.opened(resume),
        crew(where, compiled=True, pieces=setting.candidates) as workers,
    ):
        for generation in range(setting.generations):
            noise = drawing.standard_normal((setting.candidates, len(mean)))
            rows = np.clip(mean + width * noise, least, most)
            rows[0] = mean
            seed = (setting.seed << 24) + generation * blocks
            judge = (
                partial(_against_all, game.name, kinds, own, max(1, blocks // len(kinds)), seed)
                if kinds
                else partial(_average, game.name, np.array(pool), blocks, seed)
            )
            if generation < len(kept.done):
                strengths = np.array(kept.done[generation])
            else:
                strengths = np.array([*workers.each(judge, rows)])
                kept.add(strengths.tolist())
            elite = rows[np.argsort(-strengths)[: max(2, int(ELITE * len(rows)))]]
            mean, width = towards(elite, mean, width, most - least)
            if generation % CHAMPION_EVERY == CHAMPION_EVERY - 1:
                pool = [anchor, *pool[1:], mean.copy()]
                pool = [anchor, *pool[1:][-POOL + 1 :]]
                own = [*own, mean.copy()][-OWN:]
            progress(generation, float(strengths.max()), mean)
    return _measured(Measure(game), mean, anchor, before, blocks * 8)


def _kept(game: Game, setting: TuningPlan, start: Floats, *, is_kept: bool) -> Journal[list[float]]:
    """Keep what candidates were worth; all else follows from the seed."""
    head = TuningHeader(
        game=game.name,
        setting=msgspec.structs.replace(setting, generations=0),  # there may be more of them
        start=tuple(start.tolist()),
        program=sources() if is_kept else "",
    )
    return Journal(KEPT, head, list[float], lambda found, _: len(found) == setting.candidates)


@cache
def measure_of(game: str) -> Measure:
    """Return what measures strengths in a game; one for all who ask."""
    return Measure(game_named(game))


def _average(game: str, pool: Floats, blocks: int, seed: int, row: Floats) -> float:
    return float(measure_of(game).blocks(row, pool, blocks, seed).mean())


def _kinds(skill: Skill) -> list[Floats]:
    """Return the kinds of tables of a population, but those of its own kind."""
    below = [row for name, row in skill.levels.items() if name != "dealer"]
    return [*map(np.array, (*below, *skill.styles.values()))]


def _against_all(  # noqa: PLR0913, PLR0917  # who sits there, and what is played
    game: str, kinds: list[Floats], own: list[Floats], blocks: int, seed: int, row: Floats
) -> float:
    """Judge by the mean logarithm of the strength against a table of each kind, and of its own."""

    def against(tables: list[Floats], each: int) -> float:
        strengths = [_average(game, kind[np.newaxis], each, seed, row) for kind in tables]
        return float(np.mean(np.log(np.maximum(strengths, LEAST_STRENGTH))))

    likes = against(own, max(1, int(OWN_PART * blocks * len(kinds)) // len(own)))
    return (1 - OWN_PART) * against(kinds, blocks) + OWN_PART * likes


def towards(elite: Floats, mean: Floats, width: Floats, span: Floats) -> tuple[Floats, Floats]:
    """Move what candidates are drawn around, and how widely, towards the best of them."""
    moved: Floats = (1 - STEP) * mean + STEP * elite.mean(axis=0)
    spread = (1 - STEP) * width + STEP * elite.std(axis=0)
    return moved, np.maximum(spread, LEAST_WIDTH * span)


def range_of(skill: Skill) -> tuple[Floats, Floats]:
    """Return the least and the most each weight may be."""
    least = np.array([weight.least for weight in skill.weights])
    most = np.array([weight.most for weight in skill.weights])
    return least, most


def _measured(
    measure: Measure, row: Floats, anchor: Floats, before: Floats, blocks: int
) -> TuningResult:
    """Adopt only what is better than before, and than the anchor, beyond chance."""
    against: list[Estimate] = []
    for k, other in enumerate((anchor, before)):
        values: Any = measure.blocks(row, other[np.newaxis], blocks, FRESH + k * blocks)
        against.append(Tally.of(values.tolist()).estimate())
    return TuningResult(
        weights=tuple(round(float(weight), 4) for weight in row),
        against_anchor=against[0],
        against_before=against[1],
        better=all(estimate.low > 1.0 for estimate in against),
    )
