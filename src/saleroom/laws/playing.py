"""Random games for the laws, played through the one door, mischief included.

Decides who moves and what: mostly a seat the table waits for, now and then any seat that has
something legal to do (taking a sealed bid back, raising out of turn). Knows no game.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from saleroom.core.chance import Numbers, below, seeded
from saleroom.core.contract import Game
from saleroom.core.layout import layout_of, overflows
from saleroom.core.legal import Legal
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.laws.lawbook import lawbook_of
from saleroom.laws.setups import Setup, setups_of
from saleroom.play.match import Match, Move


def random_move(match: Match, numbers: Numbers) -> Move:
    """Draw who moves next and what."""
    if match.asked == CHANCE:
        return Move(CHANCE, match.game.flat.sample(match.state, numbers))
    seats = match.awaited
    if below(numbers, 6) == 0:
        seats = tuple(seat for seat in range(match.players) if match.legal(seat))
    seat = seats[below(numbers, len(seats))]
    return Move(seat, random_action(match, match.legal(seat), numbers))


def random_action(match: Match, legal: Legal, numbers: Numbers) -> int:
    """Draw something legal: a third of the time an amount, mostly small, sometimes all there is."""
    if legal.amounts and (not legal.choices or below(numbers, 3) == 0):
        amounts = legal.amounts[below(numbers, len(legal.amounts))]
        room = amounts.most - amounts.least + 1
        if below(numbers, 3):
            room = min(room, 8)
        first = match.game.codec.verbs[amounts.verb].first
        if below(numbers, 8) == 0:
            return first + amounts.most
        return first + amounts.least + below(numbers, room)
    return legal.choices[below(numbers, len(legal.choices))]


def played(match: Match, numbers: Numbers, moves: int | None = None) -> Match:
    """Go on at random for so many moves, or to the end."""
    while not match.is_over and (moves is None or len(match.moves) < moves):
        match.act(*random_move(match, numbers))
    return match


def adds_up(game: Game, s: Any) -> bool:
    """Tell whether every number fits its field and follows from what there is to see."""
    return not odd_fields(game, s)


def odd_fields(game: Game, s: Any) -> str:
    """Name the fields whose numbers do not fit, or do not follow from what there is to see.

    The state is put together anew from what can be seen: a thing in two places or a wrong count
    shows.
    """
    again = game.guess(game.view(s, ALL_SEEING), None, seeded(0))
    odd = [
        field.name
        for field in layout_of(game.state)
        if field.name not in lawbook_of(game.name).not_shown
        and getattr(s, field.name) != getattr(again, field.name)
    ]
    return ", ".join(dict.fromkeys(overflows(s) + odd))


def whole_game(setup: Setup, seed: int, game: Game | None = None) -> Match:
    """Play one game to the end."""
    return played(setup.opened(game), seeded(seed))


@cache
def usual_length(game: str, players: int) -> int:
    """Return how many moves a random game takes, more or less."""
    setup = next(setup for setup in setups_of(game) if setup.players == players)
    return sum(len(whole_game(setup, seed).moves) for seed in range(3)) // 3


def some_moment(setup: Setup, seed: int, game: Game | None = None) -> Match:
    """Play one game up to a random move; some are finished."""
    numbers = seeded(seed)
    moves = below(numbers, usual_length(setup.game, setup.players) * 11 // 10)
    return played(setup.opened(game), numbers, moves)


def moments(setup: Setup, seed: int, every: int, game: Game | None = None) -> Iterator[Match]:
    """Go through a random game and stop now and then."""
    numbers = seeded(seed)
    match = setup.opened(game)
    while not match.is_over:
        if len(match.moves) % every == 0:
            yield match
        match.act(*random_move(match, numbers))
    yield match


def replayed_by_steps(match: Match) -> Iterator[tuple[Match, Move]]:
    """Play the same game again: the match before each move, and the move."""
    again = Match(match.game, match.players, match.edition, match.options)
    for move in match.moves:
        yield again, move
        again.act(*move)
