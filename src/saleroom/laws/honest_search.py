"""The law of honest search: a guess agrees with the view, and is made of nothing else."""

from collections.abc import Iterator
from typing import Any

from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING
from saleroom.laws.contract import at
from saleroom.laws.law import Law
from saleroom.laws.playing import odd_fields, played, some_moment
from saleroom.laws.secrecy import told_otherwise, viewers
from saleroom.laws.setups import Setup
from saleroom.play.match import Match

SEEDS = range(40, 43)


def put(match: Match, state: Any) -> Match:
    """Put another state on the table."""
    other = match.copy()
    other.state = state
    return other


def looks_otherwise(match: Match, state: Any, viewer: int) -> str | None:
    """Say how a state can be told from the true one by the viewer, None if it cannot."""
    there = put(match, state)
    if odd := odd_fields(match.game, state):
        return f"has what overflows, or cannot be seen: {odd}"
    if not all(there.legal(seat) for seat in there.awaited):
        return "leaves somebody awaited with nothing legal"
    if match.game.view(state, viewer) != match.view(viewer):
        return "looks otherwise"
    if viewer >= 0 and there.legal(viewer) != match.legal(viewer):
        return "makes other things legal"
    return None


def _complained(match: Match, state: Any, viewer: int, what: str) -> Iterator[str]:
    other = looks_otherwise(match, state, viewer)
    if other:
        yield f"{at(match)}, viewer {viewer}: {what} {other}"


def _looks_the_same(setup: Setup, game: Game | None) -> Iterator[str]:
    for seed in SEEDS:
        yield from guessed_honestly(some_moment(setup, seed, game), (0, 1))


def guessed_honestly(match: Match, seeds: tuple[int, ...]) -> Iterator[str]:
    """Say which guesses of this position look otherwise, with a memory and without."""
    for viewer in viewers(match.players):
        for memory in (None, match.memory(viewer)):
            for n in seeds:
                guessed = match.game.guess(match.view(viewer), memory, seeded(n))
                yield from _complained(match, guessed, viewer, "a guess")


def _all_in(setup: Setup, game: Game | None) -> Iterator[str]:
    for seed in range(50, 54):
        match = some_moment(setup, seed, game)
        for seat in range(setup.players):
            for amounts in match.legal(seat).amounts:
                all_in = match.copy()
                all_in.act(seat, {amounts.verb: amounts.most})
                for viewer in viewers(setup.players):
                    guessed = match.game.guess(all_in.view(viewer), None, seeded(seed))
                    yield from _complained(all_in, guessed, viewer, "a guess")


def _new_deal(setup: Setup, game: Game | None) -> Iterator[str]:
    for seed in SEEDS:
        match = some_moment(setup, seed, game)
        for viewer in viewers(setup.players):
            state = duplicate(match.state)
            match.game.flat.redeal(state, viewer, seeded(seed))
            yield from _complained(match, state, viewer, "a new deal")


def _secrets_change_nothing(setup: Setup, game: Game | None) -> Iterator[str]:
    for seed in SEEDS[:2]:
        match = some_moment(setup, seed, game)
        for viewer in viewers(setup.players):
            other = told_otherwise(match, viewer, seed + viewer)
            for n in range(2):
                if _guess(match, viewer, n) != _guess(other, viewer, n):
                    yield f"{at(match)}, viewer {viewer}: a guess depends on true secrets"
                if _dealt(match, viewer, n) != _dealt(other, viewer, n):
                    yield f"{at(match)}, viewer {viewer}: a new deal depends on true secrets"


def _guess(match: Match, viewer: int, n: int) -> Any:
    return match.game.guess(match.view(viewer), match.memory(viewer), seeded(n))


def _dealt(match: Match, viewer: int, n: int) -> Any:
    state = duplicate(match.state)
    match.game.flat.redeal(state, viewer, seeded(n))
    return state


def _vary(setup: Setup, game: Game | None) -> Iterator[str]:
    match = played(setup.opened(game), seeded(47), 100)
    for viewer in viewers(setup.players):
        guesses = [_guess(match, viewer, n) for n in range(5)]
        if guesses != [_guess(match, viewer, n) for n in range(5)]:
            yield f"{at(match)}, viewer {viewer}: a guess depends on more than its numbers"
        tellings = [told_otherwise(match, viewer, n).state for n in range(3)]
        if any(telling != match.state for telling in tellings) and len(set(map(repr, guesses))) < 2:  # noqa: PLR2004  # more than one
            yield f"{at(match)}, viewer {viewer}: there are secrets, and all guesses are the same"


def _played_on(setup: Setup, game: Game | None) -> Iterator[str]:
    match = some_moment(setup, 48, game)
    for viewer in viewers(setup.players):
        memory = match.memory(viewer) if viewer % 2 else None
        guessed = match.game.guess(match.view(viewer), memory, seeded(viewer & 0xFF))
        end = played(put(match, guessed), seeded(49))
        if odd := odd_fields(match.game, end.state):
            yield f"{at(match)}, viewer {viewer}: a guess played to the end has odd {odd}"


def _all_seeing(setup: Setup, game: Game | None) -> Iterator[str]:
    for seed in SEEDS:
        match = some_moment(setup, seed, game)
        guessed = match.game.guess(match.view(ALL_SEEING), None, seeded(0))
        yield from _complained(match, guessed, ALL_SEEING, "a guess of who sees everything")


LAWS = (
    Law("a guess looks the same to the viewer", _looks_the_same),
    Law("a guess allows for somebody who goes all in", _all_in),
    Law("a new deal looks the same to the seat", _new_deal),
    Law("a guess can be played to the end", _played_on),
    Law("whoever sees everything guesses what he sees", _all_seeing, dear=True),
)
# These need the secrets of the lawbook.
SECRET_LAWS = (
    Law("the true secrets change neither guess nor new deal", _secrets_change_nothing),
    Law("guesses vary with the numbers alone", _vary),
)
