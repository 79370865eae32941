"""Deal anew what one seat cannot know, so that a search bot plays in an honest world.

What a seat cannot know: which shares the other hands and the stock hold. It does know how many
they hold, all of them together, the shares that a winner took from a lot and has not laid since,
and that a renewed stock holds nothing but what was shuffled into it. And whoever has begun to lay
can reach a majority (MZ-14). Within that, each hidden share goes to any hidden place alike, except
that what must be in a hand is put there when the places run short.
"""

from saleroom.core.chance import Numbers, below
from saleroom.core.seats import MOST_PLAYERS
from saleroom.games.moderne_zeiten.components import INDUSTRIES
from saleroom.games.moderne_zeiten.majorities import free_ahead, in_reach, most_of_others
from saleroom.games.moderne_zeiten.state import ACTING, State
from saleroom.games.moderne_zeiten.supply import stock_size


def redeal(s: State, seat: int, numbers: Numbers) -> None:
    """Replace everything hidden from the seat by something as likely."""
    hidden = [0] * MOST_PLAYERS
    _gather_all(s, seat, hidden)
    _refill(s, hidden, numbers)
    layer = s.turn_of
    if s.phase == ACTING and s.laid_now and layer != seat and not in_reach(s, layer):
        _gather_all(s, seat, hidden)
        _promise(s, layer, hidden, numbers)
        _refill(s, hidden, numbers)


def _gather_all(s: State, seat: int, hidden: list[int]) -> None:
    """Put all hidden shares into the stock; leave how many there were in each hand."""
    for other in range(s.players):
        if other != seat:
            hidden[other] = _gather(s, other)


def _gather(s: State, other: int) -> int:
    count = 0
    for industry in range(INDUSTRIES):
        moved = s.hand[other][industry] - s.shown[other][industry]
        s.hand[other][industry] -= moved
        s.stock[industry] += moved
        count += moved
    return count


def _refill(s: State, hidden: list[int], numbers: Numbers) -> None:
    places = _sum(hidden)
    for other in range(s.players):
        for _ in range(hidden[other]):
            industry = _one_of_stock(s, numbers, places)
            s.stock[industry] -= 1
            s.hand[other][industry] += 1
            places -= 1


def _sum(hidden: list[int]) -> int:
    places = 0
    for other in range(MOST_PLAYERS):
        places += hidden[other]
    return places


def _one_of_stock(s: State, numbers: Numbers, places: int) -> int:
    """Draw a share for a hand: from what cannot stay in the stock, once all places need it."""
    surplus = 0
    for industry in range(INDUSTRIES):
        surplus += _surplus(s, industry)
    if surplus < places:
        wanted = below(numbers, stock_size(s))
        industry = 0
        while wanted >= s.stock[industry]:
            wanted -= s.stock[industry]
            industry += 1
        return industry
    wanted = below(numbers, surplus)
    industry = 0
    while wanted >= _surplus(s, industry):
        wanted -= _surplus(s, industry)
        industry += 1
    return industry


def _surplus(s: State, industry: int) -> int:
    return max(s.stock[industry] - s.stock_most[industry], 0)


def _promise(s: State, layer: int, hidden: list[int], numbers: Numbers) -> None:
    """Give who is laying what he needs for some majority that he may have in mind. (MZ-14)"""
    ahead = free_ahead(s, layer)
    chosen = 0
    found = 0
    for industry in range(INDUSTRIES):
        if ahead >> industry & 1 and _can_promise(s, layer, hidden, industry):
            found += 1
            if below(numbers, found) == 0:
                chosen = industry
    count = _missing(s, layer, chosen)
    s.hand[layer][chosen] += count
    s.stock[chosen] -= count
    hidden[layer] -= count


def _missing(s: State, layer: int, industry: int) -> int:
    """Count the shares that who has none in reach lacks for the majority, as far as is known."""
    return (
        most_of_others(s, layer, industry) + 1 - s.laid[layer][industry] - s.hand[layer][industry]
    )


def _can_promise(s: State, layer: int, hidden: list[int], industry: int) -> bool:
    """Tell whether his hidden places and the shares allow it, and all that must be in hands."""
    count = _missing(s, layer, industry)
    if count > hidden[layer] or count > s.stock[industry]:
        return False
    surplus = max(_surplus(s, industry) - count, 0)
    for other in range(INDUSTRIES):
        if other != industry:
            surplus += _surplus(s, other)
    return surplus <= _sum(hidden) - count
