"""One game, one step at a time, for both back ends. `rules` stands for the game's own.

The game lies in the first of some slates (`research.slates`), with room for what is legal then.
"""

from typing import Any

from saleroom.core.seats import CHANCE, NOBODY
from saleroom.fast.listing import listed
from saleroom.research.slate_kernels import copy, show

rules: Any = None

REFUSED = -100


def act(slates: Any, action: int) -> tuple[int, int, int, int, int]:
    """Let whoever is asked, or chance, do it; return what `look` does, REFUSED if it may not."""
    s = slates[0].game
    seat = 0 + s.asked
    if seat == NOBODY:
        return REFUSED, 0, 0, 0, 0
    if seat == CHANCE:
        if rules.why_not_outcome(s, action):
            return REFUSED, 0, 0, 0, 0
        rules.draw(s, action)
    else:
        if rules.why_not(s, seat, action):
            return REFUSED, 0, 0, 0, 0
        rules.apply(s, seat, action)
    return look(slates)


def look(slates: Any) -> tuple[int, int, int, int, int]:
    """Write down what may come next, and say how much that is: who is asked, and four numbers.

    Of a seat how many choices it has, which are listed in `legal`, the first amount, the one after
    the last, and the first choice: mostly there is one at most. Of chance how many outcomes there
    are and in how many ways, by outcome in `mask`.
    """
    slate = slates[0]
    s, mask = slate.game, slate.mask
    seat = 0 + s.asked
    if seat == NOBODY:
        return seat, 0, 0, 0, 0
    for k in range(len(mask)):
        mask[k] = 0
    count = 0
    if seat == CHANCE:
        rules.mark_outcomes(s, mask)
        ways = 0
        for k in range(len(mask)):
            ways += mask[k]
            count += mask[k] > 0
        return seat, count, ways, 0, 0
    rules.mark_choices(s, seat, mask)
    marked = 0
    for k in range(slate.choices):
        marked += mask[k]
    k = 0
    while count < marked:  # mostly one of the first is all there is
        if mask[k]:
            slate.legal[count] = k
            count += 1
        k += 1
    only = 0 + slate.legal[0]
    verb = 0 + rules.amount_verb(s, seat)
    if verb == 0:
        return seat, count, 0, 0, only
    first = verb + rules.least_amount(s, seat)
    return seat, count, first, verb + rules.most_amount(s, seat) + 1, only


def see_shown(slates: Any, viewer: int) -> None:
    """Write down what a viewer knows, in a game that says so."""
    slates[0].seat = viewer
    show(slates[0])


def see_copied(slates: Any, viewer: int) -> None:
    """Do the same in any other game."""
    slates[0].seat = viewer
    copy(slates[0])


def tell_shown(slates: Any, viewer: int, places: Any) -> Any:
    """Return what a viewer knows as a list of decimals, which lie where `places` say."""
    see_shown(slates, viewer)
    return listed(slates[0].cells[:], places)


def tell_copied(slates: Any, viewer: int, places: Any) -> Any:
    """Do the same in any other game."""
    see_copied(slates, viewer)
    return listed(slates[0].cells[:], places)


def results(slates: Any, scores: Any, standings: Any) -> None:
    """Write down what everybody has reached, and what the ranking goes by."""
    s = slates[0].game
    for seat in range(len(scores)):
        scores[seat] = rules.score(s, seat)
        standings[seat] = rules.standing(s, seat)
