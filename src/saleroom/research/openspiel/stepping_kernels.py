"""One game of an array, one step at a time, for both back ends. `rules` stands for the game's own.

Numba takes in few things quickly; so there is one array of games, and always the first is meant.
"""

from typing import Any

from saleroom.core.seats import CHANCE, NOBODY

rules: Any = None

REFUSED = -100


def act(games: Any, action: int) -> int:
    """Let whoever is asked, or chance, do it; return who is asked then, or REFUSED."""
    s = games[0]
    seat = 0 + s.asked
    if seat == NOBODY:
        return REFUSED
    if seat == CHANCE:
        if rules.why_not_outcome(s, action):
            return REFUSED
        rules.draw(s, action)
    else:
        if rules.why_not(s, seat, action):
            return REFUSED
        rules.apply(s, seat, action)
    return int(s.asked)


def legal(games: Any, mask: Any, found: Any) -> tuple[int, int, int]:
    """Write down the choices of whoever is asked, lowest first.

    Return how many there are, the first amount and the one after the last.
    """
    s = games[0]
    seat = 0 + s.asked
    rules.mark_choices(s, seat, mask)
    count = _gathered(mask, found)
    verb = 0 + rules.amount_verb(s, seat)
    if verb == 0:
        return count, 0, 0
    return count, verb + rules.least_amount(s, seat), verb + rules.most_amount(s, seat) + 1


def outcomes(games: Any, mask: Any, found: Any) -> tuple[int, int]:
    """Write down what chance can bring, lowest first; return how many, and in how many ways."""
    rules.mark_outcomes(games[0], mask)
    ways = 0
    for k in range(len(mask)):
        ways += mask[k]
    return _gathered(mask, found), ways


def _gathered(mask: Any, found: Any) -> int:
    count = 0
    for k in range(len(mask)):
        if mask[k]:
            found[count] = k
            count += 1
    return count


def results(games: Any, scores: Any, standings: Any) -> None:
    """Write down what everybody has reached, and what the ranking goes by."""
    s = games[0]
    for seat in range(len(scores)):
        scores[seat] = rules.score(s, seat)
        standings[seat] = rules.standing(s, seat)
