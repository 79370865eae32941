"""Non-interference: what a viewer gets does not depend on what it may not know.

The game's lawbook tells a game anew with other secrets, written from the rule book. Here the two
tellings are compared, step by step: the view, the legal options, the events and the memory of one
viewer, and at the end every refusal, byte for byte.
"""

from collections.abc import Iterator

import msgspec

from saleroom.core.chance import Numbers, below, seeded
from saleroom.core.contract import Game
from saleroom.core.errors import IllegalNow, MalformedAction
from saleroom.core.layout import duplicate
from saleroom.core.seats import CHANCE, SPECTATOR
from saleroom.laws.law import Law
from saleroom.laws.lawbook import Secrets, lawbook_of
from saleroom.laws.playing import some_moment
from saleroom.laws.setups import Setup
from saleroom.play.match import Match, Move

_ENCODE = msgspec.json.Encoder(order="deterministic").encode


def secrets_of(game: str) -> Secrets:
    """Return what is secret in a game whose lawbook says it."""
    secrets = lawbook_of(game).secrets
    assert secrets is not None
    return secrets


def viewers(players: int) -> tuple[int, ...]:
    """Everybody who may not see everything."""
    return (*range(players), SPECTATOR)


def got(match: Match, viewer: int, since: int) -> bytes:
    """Return all that a viewer gets after the moves from number `since` on."""
    events = [heard.event for heard in match.heard(viewer, since)]
    legal = match.legal(viewer) if viewer >= 0 else None
    view = match.view(viewer)
    return _ENCODE((view, match.facts(view), legal, events, match.memory(viewer)))


def refusals(match: Match, seat: int) -> list[str]:
    """Return why each choice, and some amounts, would be refused to the seat."""
    actions = list(range(match.game.choices))
    for verb in match.game.codec.verbs.values():
        if verb.kind == "amount":
            actions += [verb.first + amount for amount in range(0, verb.count, 37)]
    return [_refusal(match, seat, action) for action in actions]


def _refusal(match: Match, seat: int, action: int) -> str:
    try:
        match.check(seat, action)
    except (IllegalNow, MalformedAction) as error:
        return str(error)
    return "legal"


def told_otherwise(match: Match, viewer: int, seed: int) -> Match:
    """Return the same game with other secrets, which the viewer cannot tell from this one."""
    other = Match(match.game, match.players, match.edition, match.options)
    for step in secrets_of(match.game.name).told_anew(match, viewer, seeded(seed)):
        for move in step:
            other.act(*move)
    return other


def first_difference(match: Match, viewer: int, numbers: Numbers) -> str | None:
    """Tell a game anew with other secrets; say where the viewer could notice, None if nowhere."""
    steps = secrets_of(match.game.name).told_anew(match, viewer, numbers)
    one = Match(match.game, match.players, match.edition, match.options)
    other = one.copy()
    for k, (move, instead) in enumerate(zip(match.moves, steps, strict=True)):
        since = len(one.moves), len(other.moves)
        one.act(*move)
        for secret in instead:
            other.act(*secret)
        if move.seat == CHANCE and one.asked == CHANCE and k % 20:
            continue  # a shuffle in progress: looking at every twentieth card is enough
        if got(one, viewer, since[0]) != got(other, viewer, since[1]):
            return f"viewer {viewer}, move {k}: {_named(one, move)}"
    if viewer >= 0 and not one.is_over and refusals(one, viewer) != refusals(other, viewer):
        return f"viewer {viewer}: refusals after {len(match.moves)} moves"
    return None


def first_hint(match: Match, viewer: int, numbers: Numbers) -> str | None:
    """Change secret sums in the state, then let some moves follow; say what gives them away."""
    other = match.copy()
    other.state = secrets_of(match.game.name).disturbed(duplicate(match.state), viewer, numbers)
    if other.state is None or match.is_over:
        return None
    if got(match, viewer, len(match.moves)) != got(other, viewer, len(match.moves)):
        return f"viewer {viewer}: a sum shows after {len(match.moves)} moves"
    if viewer >= 0 and refusals(match, viewer) != refusals(other, viewer):
        return f"viewer {viewer}: a refusal tells a sum after {len(match.moves)} moves"
    for move in _moves_for_both(match, other, numbers):
        one, two = match.copy(), other.copy()
        one.act(*move)
        two.act(*move)
        if one.is_over and two.is_over:
            continue  # at the end all is shown
        since = len(match.moves)
        if got(one, viewer, since) != got(two, viewer, since):
            return f"viewer {viewer}: {_named(one, move)} goes on in another way"
    return None


def _moves_for_both(match: Match, other: Match, numbers: Numbers) -> Iterator[Move]:
    """Draw a choice and an amount of every seat that are legal with the other sums as well."""
    for seat in range(match.players):
        mine, yours = match.legal(seat), other.legal(seat)
        both = [choice for choice in mine.choices if choice in yours.choices]
        if both:
            yield Move(seat, both[below(numbers, len(both))])
        for one, two in zip(mine.amounts, yours.amounts, strict=False):
            least, most = max(one.least, two.least), min(one.most, two.most)
            if one.verb == two.verb and least <= most:
                first = match.game.codec.verbs[one.verb].first
                yield Move(seat, first + least + below(numbers, most - least + 1))


def _named(match: Match, move: Move) -> str:
    return f"{move.seat} {match.name_of(move)}"


def leaks(match: Match, seed: int) -> Iterator[str]:
    """Say what anybody could notice of other secrets in this game."""
    for viewer in viewers(match.players):
        for search in (first_difference, first_hint):
            found = search(match, viewer, seeded(seed + viewer))
            if found:
                yield f"{found} tells what is secret"


def _tells_nothing(setup: Setup, game: Game | None) -> Iterator[str]:
    for seed in range(2):
        yield from leaks(some_moment(setup, seed, game), seed)


# They need the secrets of the lawbook.
LAWS = (Law("what a viewer gets does not depend on secrets", _tells_nothing),)
