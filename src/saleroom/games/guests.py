"""Games that others have written: installed packages that offer some under `saleroom.games`.

An entry point of that group is the name of a game and its `Game`. Decides whether the house can
take it in; whether it keeps the laws is what `saleroom check-game` finds out. Beside the module
that is named lie `messages/` and `rules/`, laid out like those of the house.
"""

import re
import sys
from functools import cache
from importlib.metadata import EntryPoint
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from saleroom.core import installed
from saleroom.core.contract import CONTRACT, Game
from saleroom.core.errors import BadPackage
from saleroom.core.keeping import kept

GROUP = "saleroom.games"

# It stands in addresses, in names of files and before every message.
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST = 40
# Other languages may be there.
_NEEDED = ("messages/en/{}.ftl", "messages/kinds/{}.json", "rules/{}.md")


def guests() -> tuple[str, ...]:
    """Name all games that packages offer, broken ones and names of the house among them."""
    return installed.names_in(GROUP)


def guest_named(name: str) -> Game:
    """Return the game of this name, which is one of `guests`, or say why it cannot be taken in."""
    return _taken_in(installed.the_one(GROUP, name, "game"))


def host_of(name: str) -> str:
    """Name the package that a guest comes from."""
    return installed.offered_by(GROUP, name)


def package_of(name: str) -> str:
    """Name the package in which a guest's `Game` is."""
    return _package(installed.the_one(GROUP, name, "game"))


def module_of(name: str, beside: str) -> str | None:
    """Name a module that a guest's package may have beside its `Game`; None if it has none."""
    guest_named(name)
    module = f"{package_of(name)}.{beside}"
    return module if find_spec(module) else None


def home_of(name: str) -> Traversable:
    """Return the folder of a guest's package, where its words and rules lie."""
    return files(package_of(name))


@cache
def _taken_in(point: EntryPoint) -> Game:
    game = installed.loaded(point, "game")
    try:
        _check_contract(game)
        taken = kept(game, point.name)
        _check_package(point)
    except BadPackage as fault:
        source = installed.source_of(point)
        said = f"the game {point.name} of {source} cannot be played here: {fault}"
        raise BadPackage(said) from fault
    return taken


def _check_contract(game: object) -> None:
    """One that was written for another contract is not asked for more."""
    if isinstance(game, Game) and game.contract != CONTRACT:
        said = f"contract {game.contract}" if game.contract else "no contract"
        raise BadPackage(f"it keeps {said}, and this Saleroom plays games of contract {CONTRACT}")


def _check_package(point: EntryPoint) -> None:
    if not _NAME.fullmatch(point.name) or len(point.name) > _LONGEST:
        raise BadPackage("its name is not small letters, digits and single hyphens")
    if not _package(point):
        raise BadPackage(f"{point.module} is not in a package, where its words and rules would lie")
    for needed in _NEEDED:
        file = needed.format(point.name)
        if not files(_package(point)).joinpath(file).is_file():
            raise BadPackage(f"its package has no {file}")


def _package(point: EntryPoint) -> str:
    return sys.modules[point.module].__package__ or ""
