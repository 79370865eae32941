"""The law of replay: the record alone gives back the state and all that anybody got of it.

And of determinism: the same seed gives the same game.
"""

from collections.abc import Iterator

from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING
from saleroom.laws.law import Law
from saleroom.laws.playing import played, some_moment, whole_game
from saleroom.laws.secrecy import viewers
from saleroom.laws.setups import Setup
from saleroom.play.match import Match
from saleroom.play.record import read, record_of, write
from saleroom.play.verify import replayed, verify_line


def from_the_line(match: Match) -> Match:
    """Write the game down, read it, and play it again."""
    *_, again = replayed(read(write(record_of(match))))
    return again


def difference(one: Match, other: Match) -> str | None:
    """Say what is not the same in two games."""
    for what in ("state", "moves"):
        if getattr(one, what) != getattr(other, what):
            return what
    if one.outcome() != other.outcome():
        return "outcome"
    for viewer in (*viewers(one.players), ALL_SEEING):
        for what in ("view", "heard", "memory"):
            if getattr(one, what)(viewer) != getattr(other, what)(viewer):
                return f"{what} of viewer {viewer}"
    return None


def _differs(match: Match) -> Iterator[str]:
    other = difference(match, from_the_line(match))
    if other:
        yield f"the record of {len(match.moves)} moves gives another {other}"


def _whole(setup: Setup, game: Game | None) -> Iterator[str]:
    match = whole_game(setup, 1, game)
    line = write(record_of(match))
    yield from _differs(match)
    verdict = verify_line(line)
    if not verdict.ok:
        yield f"`verify` refuses the record of a game: {verdict.name} {verdict.error or ''}"
    if "\n" in line or write(record_of(from_the_line(match))) != line:
        yield "a record is not one line that gives itself back"


def _unfinished(setup: Setup, game: Game | None) -> Iterator[str]:
    for moves in (0, 1, 2, 70, 71):
        yield from _differs(played(setup.opened(game), seeded(2), moves))
    for seed in range(4):
        yield from _differs(some_moment(setup, seed, game))


def _one_by_one(setup: Setup, game: Game | None) -> Iterator[str]:
    numbers = seeded(3)
    match = setup.opened(game)
    states = [duplicate(match.state)]
    while not match.is_over:
        played(match, numbers, len(match.moves) + 1)
        states.append(duplicate(match.state))
    again = [duplicate(then.state) for then in replayed(read(write(record_of(match))))]
    for move, (one, other) in enumerate(zip(again, states, strict=True)):
        if one != other:
            yield f"a replay is in another state after {move} moves"
            return


def _goes_on(setup: Setup, game: Game | None) -> Iterator[str]:
    match = played(setup.opened(game), seeded(4), 150)
    again = from_the_line(match)
    other = difference(played(match, seeded(5)), played(again, seeded(5)))
    if other:
        yield f"a game goes on from its record with another {other}"


def _same_seed(setup: Setup, game: Game | None) -> Iterator[str]:
    one, other = whole_game(setup, 33, game), whole_game(setup, 33, game)
    if (one.moves, one.state) != (other.moves, other.state):
        yield "the same seed gave two games"
    if whole_game(setup, 34, game).moves == one.moves:
        yield "another seed gave the same game"


LAWS = (
    Law("a record gives back a whole game", _whole),
    Law("a record gives back an unfinished game", _unfinished),
    Law("replaying goes through the same states one by one", _one_by_one, dear=True),
    Law("a game goes on from a record as from the table", _goes_on, dear=True),
    Law("the same seed gives the same game", _same_seed),
)
