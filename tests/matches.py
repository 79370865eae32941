"""What tests do with a match of any game: play on at random, and listen.

Nothing here knows a game; positions of each game are in its folder's `positions`.
"""

from collections.abc import Iterator

from saleroom.core.chance import below, seeded
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.play.match import Match


def at_random(match: Match, seed: int) -> Iterator[Match]:
    """Let whoever is asked play at random, yielding the match after every move."""
    numbers, flat = seeded(seed), match.game.flat
    while not match.is_over:
        if match.asked == CHANCE:
            match.act(CHANCE, flat.sample(match.state, numbers))
        else:
            match.act(match.asked, flat.pick(match.state, match.asked, numbers))
        yield match


def dealt(match: Match, seed: int) -> Match:
    """Let chance do all that comes before the first decision."""
    numbers = seeded(seed)
    while match.asked == CHANCE:
        match.act(CHANCE, match.game.flat.sample(match.state, numbers))
    return match


def wander(match: Match, seed: int) -> Iterator[Match]:
    """Play on at random, yielding the match after every move, until it is over.

    Whoever has something legal to do may be the next to move, awaited or not, so fists are opened
    again and let-gos taken back.
    """
    numbers = seeded(seed)
    while not match.is_over:
        if match.asked == CHANCE:
            match.act(CHANCE, match.game.flat.sample(match.state, numbers))
        elif below(numbers, 8) == 0:
            able = [seat for seat in range(match.players) if match.legal(seat)]
            seat = able[below(numbers, len(able))]
            legal = match.legal(seat)
            actions = [match.game.codec.decode(choice) for choice in legal.choices]
            actions += [{amounts.verb: amounts.least} for amounts in legal.amounts]
            match.act(seat, actions[below(numbers, len(actions))])
        else:
            waiting = match.awaited
            seat = waiting[below(numbers, len(waiting))]
            match.act(seat, match.game.flat.pick(match.state, seat, numbers))
        yield match


def heard(
    match: Match, name: str, viewer: int = ALL_SEEING, since: int = 0
) -> list[dict[str, int]]:
    """The numbers of all events of this name that the viewer heard, oldest first."""
    return [dict(what.event.data) for what in match.heard(viewer, since) if what.event.name == name]


def story(match: Match, viewer: int = ALL_SEEING, since: int = 0) -> list[str]:
    """The names of all events the viewer heard, oldest first."""
    return [what.event.name for what in match.heard(viewer, since)]
