"""What `saleroom learn` found: the nets of a game by number of players, a file beside its skill.

A net is one row of numbers: how many inputs, units of the first and of the second layer and seasons
it has; the heat of each season; then, layer by layer, the weights of what comes in, unit by unit,
and a shift for each unit. Of each net the file says how it was found, and how well it foretells
games it has not seen, beside counting alone.
"""

from functools import cache
from importlib import resources
from itertools import pairwise

import msgspec

from saleroom.bots.skill import Skill
from saleroom.core.errors import BadPackage, CodedError

FILE = "nets.json"
# Units of the two layers.
LAYERS = (32, 16)


class CannotLearn(CodedError):
    """A game from which nothing can be learnt, or was."""


class Net(msgspec.Struct, frozen=True):
    """The numbers of one net, and its record."""

    numbers: tuple[float, ...]
    command: str
    found: dict[str, float | int]


class Nets(msgspec.Struct):
    """The file."""

    nets: dict[str, Net]


def size_of(inputs: int, seasons: int, layers: tuple[int, int] = LAYERS) -> int:
    """Return how many numbers a net has."""
    units = (inputs, *layers, 1)
    return len(units) + seasons + sum((before + 1) * after for before, after in pairwise(units))


@cache
def learnt(package: str) -> dict[str, Net]:
    """Read the nets of the skill in this package; none where nothing was learnt."""
    file = resources.files(package) / FILE
    if not file.is_file():
        return {}
    try:
        return msgspec.json.decode(file.read_bytes(), type=Nets).nets
    except msgspec.DecodeError as error:
        raise BadPackage(f"{package}/{FILE}: {error}") from error


def net_for(skill: Skill, players: int) -> Net | None:
    """Return the net of a skill for so many players, if it has one."""
    package = skill.judgement.__package__ or ""
    net = learnt(package).get(str(players))
    if net is None:
        return None
    head = (float(skill.inputs), *map(float, LAYERS), float(skill.seasons))
    if net.numbers[:4] != head or len(net.numbers) != size_of(skill.inputs, skill.seasons):
        raise BadPackage(f"{package}/{FILE}: the net for {players} is of another skill")
    return net
