"""How Expert and Master search at a table: worlds, decisions ahead, and how far a rollout goes.

Both are one search. Master's budget is larger, and where its skill says that a net pays, a rollout
is cut and the net asked; without a net for a table it plays to the end as Expert does.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from saleroom.bots.expert import MASTER
from saleroom.bots.learnt import net_for
from saleroom.bots.search.foresight import BLIND, FIRST, INPUTS, SECOND, Foresight
from saleroom.bots.skill import Mastery, Skill

Floats = NDArray[np.float64]

WORLDS = 128
# Where a skill names no more: so many times Expert's worlds.
MORE = 8


class Manner(NamedTuple):
    """What a search does at a table.

    With a `book` of its own nothing is tried in worlds: a net says the chances of options, once.
    """

    worlds: int
    ahead: int
    foresight: Foresight
    shrewdness: float = 0.0
    thorough: int = 1
    races: bool = False
    kernels: str = ""
    book: Floats | None = None


def manner_of(skill: Skill, name: str, players: int, net: Floats | None = None) -> Manner:
    """Return how the named rung searches; `net`, if given, takes the place of the game's own."""
    worlds, ahead = skill.worlds.get(players, WORLDS), skill.ahead.get(players, 0)
    if name != MASTER:
        own = skill.kernels.get(players, "")
        return Manner(worlds, ahead, BLIND, thorough=skill.thorough.get(players, 1), kernels=own)
    mastery = skill.mastery.get(players, Mastery(worlds=MORE * worlds, ahead=ahead))
    return Manner(
        mastery.worlds,
        mastery.ahead,
        _foresight(skill, mastery, players, net),
        mastery.shrewdness,
        mastery.thorough,
        mastery.races,
        mastery.kernels or skill.kernels.get(players, ""),
        None if mastery.book is None else packed(mastery.book),
    )


def _foresight(skill: Skill, mastery: Mastery, players: int, net: Floats | None) -> Foresight:
    if mastery.stages == 0:
        return BLIND
    if net is None:
        net = _own_net(skill, players)
    if net is None:
        return BLIND
    room = np.zeros(int(net[INPUTS] + net[FIRST] + net[SECOND]))
    return Foresight(mastery.stages, mastery.heat, np.ascontiguousarray(net, np.float64), room)


@cache
def packed(book: Callable[[], Sequence[float]]) -> Floats:
    """Return a book as an array: one for all bots of a process, who only read it."""
    return np.array(book())


@cache
def _own_net(skill: Skill, players: int) -> Floats | None:
    found = net_for(skill, players)
    return None if found is None else np.array(found.numbers, np.float64)
