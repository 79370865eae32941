"""One decision, or one step, of bots that play by judgement, written once for both back ends.

`rules` stands for the game's `flat` module, `skill` for its judgement; `saleroom.fast.compiled`
fills both in. `decide` is what a bot of `saleroom.bots.judging` does at a table; `step` is for
searches: it takes a whole auction at once.
"""

from typing import Any

from saleroom.bots.mood import mood
from saleroom.core.seats import CHANCE

rules: Any = None
skill: Any = None

# Rows of `notes`: what a seat keeps in mind, here as numbers.
LOT = 0
MOOD = 1
NO_LOT = -1.0
NOTES = 2


def decide(s: Any, seat: int, weights: Any, book: Any, numbers: Any, notes: Any, most: Any) -> int:
    """Decide as `Judging.decide` does."""
    w = weights[seat]
    if not skill.is_auction(s):
        return int(skill.choose(s, seat, w, book, numbers))
    lot = skill.lot_number(s)
    if lot != notes[LOT]:
        notes[LOT] = lot
        notes[MOOD] = mood(numbers)
    for other in range(s.players):
        most[other] = skill.outlook(s, other, w, book)
    most[seat] = skill.reserve(s, seat, w, book, notes[MOOD])
    return int(skill.bid(s, seat, most, w, book))


def step(s: Any, weights: Any, book: Any, numbers: Any, most: Any) -> None:
    """Take one step: what chance brings, one decision, or a whole auction."""
    seat = 0 + s.asked
    if seat == CHANCE:
        rules.draw(s, rules.sample(s, numbers))
    elif skill.is_auction(s):
        for other in range(s.players):
            most[other] = skill.reserve(s, other, weights[other], book, mood(numbers))
        skill.settle(s, most, numbers)
    else:
        rules.apply(s, seat, 0 + skill.choose(s, seat, weights[seat], book, numbers))
