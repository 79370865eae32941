"""All laws on one game: what was found, and what could not be looked at, each in a line.

Decides which laws apply: those about secrets need the lawbook of the game, those about the two back
ends a compiler, that of versions a file where the behaviour of the game is kept.
"""

import traceback
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from saleroom.games.registry import game_named
from saleroom.laws import behaviour, contract, honest_search, replay, secrecy, selling, words
from saleroom.laws.law import Law
from saleroom.laws.lawbook import lawbook_of, place_of
from saleroom.laws.setups import Setup, setups_of

# What is found at one setup of one law; more of the same helps nobody.
MOST_FOUND = 3
_VERSION = "a game does what its version did"


class Remark(NamedTuple):
    """A line of the report: a breach, or something that could not be looked at."""

    law: str
    place: str
    text: str
    is_breach: bool = True


def checked(name: str, progress: Callable[[str], None]) -> Iterator[Remark]:
    """Hold a game to all laws; `progress` hears which comes next."""
    setups = setups_of(name)
    for law in _applying(name):
        progress(law.says)
        for setup in setups[::4] if law.dear else setups:
            found = list(_breaches(law, setup))
            yield from found
            if found:
                break  # the same again with other options helps nobody
    yield from _not_looked_at(name)
    progress(_VERSION)
    yield from _version(name)


def _applying(name: str) -> Iterator[Law]:
    yield from (*words.LAWS, *contract.LAWS, *selling.LAWS, *replay.LAWS, *honest_search.LAWS)
    if lawbook_of(name).secrets:
        yield from (*honest_search.SECRET_LAWS, *secrecy.LAWS)
    if find_spec("numba"):
        from saleroom.laws import back_ends  # noqa: PLC0415  # needs the compiler

        yield from back_ends.LAWS


def _breaches(law: Law, setup: Setup) -> Iterator[Remark]:
    try:
        for text in islice(law.check(setup, None), MOST_FOUND):
            yield Remark(law.says, str(setup), text)
    except Exception as error:  # noqa: BLE001  # whatever a game does wrong, the other laws go on
        yield Remark(law.says, str(setup), f"{type(error).__name__}: {error}{_where(error)}")


def _where(error: Exception) -> str:
    """Name the line of the game where it went wrong: the last that is not of Saleroom."""
    frames = traceback.extract_tb(error.__traceback__)
    return f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""


def _not_looked_at(name: str) -> Iterator[Remark]:
    place = place_of(name)
    if not lawbook_of(name).secrets:
        said = f"no {place} with told_anew and disturbed: nobody has said what is secret"
        yield Remark("what a viewer gets does not depend on secrets", place, said, is_breach=False)
    if not find_spec("numba"):
        said = "Numba is not installed: pip install saleroom[fast]"
        yield Remark("both back ends play the same", name, said, is_breach=False)


def _version(name: str) -> Iterator[Remark]:
    file = kept_beside(name)
    if file is None:
        said = f"no {name}.json beside {place_of(name)}: write it with --keep FILE"
        yield Remark(_VERSION, name, said, is_breach=False)
        return
    game = game_named(name)
    why = behaviour.complaint(game, behaviour.kept_in(file), behaviour.behaviours_of(name), file)
    if why:
        yield Remark(_VERSION, str(file), why)


def kept_beside(name: str) -> Path | None:
    """Find the file where the behaviour of a game is kept, beside its lawbook."""
    found = find_spec(place_of(name).rpartition(".")[0])
    folders = found.submodule_search_locations or [] if found else []
    files = [Path(folder) / f"{name}.json" for folder in folders]
    return next((file for file in files if file.is_file()), None)
