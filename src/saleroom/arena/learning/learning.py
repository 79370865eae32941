"""Learn what a position promises: games are played, a net is taught how they ended, and again.

The first generation is of games by judgement, in which all rungs and styles sit. In each one after
it searches sit among them, with the net as it was; it stops when what is learnt from them does not
foretell them better. One game in ten is not learnt from: by those a generation is judged.
"""

from collections.abc import Callable

import msgspec
import numpy as np
from numpy.typing import NDArray

from saleroom.arena.journal import Journal
from saleroom.arena.learning.playing import Piece, Positions, joined, played
from saleroom.arena.learning.teaching import (
    RATE,
    counting_heats,
    counting_loss,
    loss_of,
    new_net,
    taught,
)
from saleroom.arena.tournament.setting import sources
from saleroom.arena.workers import HERE, Where, crew
from saleroom.bots.learnt import CannotLearn, Net
from saleroom.bots.skill import skill_for
from saleroom.core.contract import Game

Floats = NDArray[np.float32]

KEPT = "saleroom-learning"
UNSEEN = 10  # one game of so many is held out
JUDGED_AT_ONCE = 2000
SEARCHED_AT_ONCE = 20
DUEL = 2
GENTLY = 0.25  # of the first rate, in later generations
# Far from the seeds that the arena is usually given.
FAR = 1 << 44


class Schooling(msgspec.Struct, frozen=True, kw_only=True):
    """What is learnt, and for how long: `searched` are games of later generations."""

    game: str
    players: int
    games: int = 40_000
    searched: int = 2000
    worlds: int = 16
    generations: int = 2
    epochs: int = 6
    seed: int = 1


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What a file of generations is of; there may be more of them."""

    schooling: Schooling
    program: str


class Generation(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one: losses on games that were held out, of counting, before it and after it."""

    numbers: tuple[float, ...]
    positions: int
    counting: float
    before: float
    after: float

    @property
    def pays(self) -> bool:
        """Tell whether it foretells better than what there was before."""
        return self.after < self.before


def learn(
    schooling: Schooling,
    *,
    where: Where = HERE,
    progress: Callable[[int, Generation], None] = lambda *_: None,
    resume: str | None = None,
) -> tuple[Net, bool]:
    """Return what was learnt, and whether it foretells better than counting; hear of each."""
    skill = skill_for(schooling.game)
    if not skill.inputs:
        raise CannotLearn("learn_nothing", name=schooling.game)
    head = Kept(
        schooling=msgspec.structs.replace(schooling, generations=0),
        program=sources() if resume is not None else "",
    )
    kept: Journal[Generation] = Journal(KEPT, head, Generation, lambda *_: True)
    best: Generation | None = None
    with kept.opened(resume):
        for number in range(schooling.generations):
            if number < len(kept.done):
                found = kept.done[number]
            else:
                found = _generation(schooling, number, best, where)
                kept.add(found)
            progress(number, found)
            if best is not None and not found.pays:
                break
            best = found
    assert best is not None
    return net_of(schooling, best, number + 1), best.after < best.counting


def _generation(
    schooling: Schooling, number: int, best: Generation | None, where: Where
) -> Generation:
    skill = skill_for(schooling.game)
    positions = _played(schooling, number, best, where)
    held_out = positions.games % UNSEEN == 0
    seen, unseen = positions.some(~held_out), positions.some(held_out)
    heats = counting_heats(seen, skill.seasons)
    counting = counting_loss(heats, unseen)
    seed = schooling.seed * 1000 + number
    if best is None:
        net = new_net(skill.inputs, skill.seasons, seen, seed)
        before, rate = counting, RATE
    else:
        net = np.array(best.numbers, np.float32)
        before, rate = loss_of(net, unseen), RATE * GENTLY
    net = taught(net, seen, schooling.epochs, seed, rate).round(4)
    return Generation(
        numbers=tuple(round(float(x), 4) for x in net),
        positions=len(positions.seasons),
        counting=counting,
        before=before,
        after=loss_of(net, unseen),
    )


def _played(schooling: Schooling, number: int, best: Generation | None, where: Where) -> Positions:
    """Play the games of a generation."""
    first = FAR + (schooling.seed << 24) + (number << 20)
    games, at_once = schooling.games, JUDGED_AT_ONCE
    if best is not None:
        games, at_once = schooling.searched, SEARCHED_AT_ONCE
    pieces = [
        Piece(
            schooling.game,
            schooling.players,
            first + k,
            min(at_once, games - k),
            0 if best is None else schooling.worlds,
            () if best is None else best.numbers,
        )
        for k in range(0, games, at_once)
    ]
    with crew(where, compiled=best is None, pieces=len(pieces)) as workers:
        return joined([*workers.each(played, pieces)])


def net_of(schooling: Schooling, best: Generation, generations: int) -> Net:
    """Return the net a schooling ended with, and its record."""
    options = " ".join(
        f"--{name} {getattr(schooling, name)}" for name in schooling.__struct_fields__[1:]
    )
    return Net(
        numbers=best.numbers,
        command=f"saleroom learn {schooling.game} {options}",
        found={
            "generations": generations,
            "positions": best.positions,
            "counting": round(best.counting, 4),
            "before": round(best.before, 4),
            "loss": round(best.after, 4),
        },
    )


School = Callable[..., msgspec.Struct]


def school_of(schooling: Schooling) -> School | None:
    """Return who teaches a table that learns in its own way; for most there is none."""
    if schooling.game != "alles-futsch":
        return None
    from saleroom.arena.learning import duels, lots  # noqa: PLC0415  # of one game only

    return duels.school if schooling.players == DUEL else lots.school


def players_of(game: Game, players: int | None) -> int:
    """Return how many sit at the table if nobody says: four, if the game has them."""
    if players is not None:
        return players
    return 4 if 4 in game.players else game.players[-1]  # noqa: PLR2004  # most tables
