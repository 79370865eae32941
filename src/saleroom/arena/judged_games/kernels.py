"""Whole tournaments of bots that play by judgement or at random, written for both back ends.

`rules` stands for a game's `flat` module, `skill` for its judgement. A seat's stream of numbers is
used as at a table, so that the games are the same.
"""

from typing import Any

from saleroom.bots.play_kernels import LOT, NO_LOT, decide
from saleroom.bots.random_player import LARGE_STEP, SMALL_STEP
from saleroom.core.chance import below
from saleroom.core.seats import CHANCE, NOBODY

rules: Any = None
skill: Any = None

AT_RANDOM = -1


def play_all(
    games: Any,
    rows: Any,
    levels: Any,
    book: Any,
    verbs: Any,
    streams: Any,
    weights: Any,
    notes: Any,
    most: Any,
    mask: Any,
    heard: Any,
    ends: Any,
) -> None:
    """Play every game to its end and note its length, then scores and standings by seat.

    `rows` says, by game and seat, which of the `levels` plays, or AT_RANDOM; `streams` are the
    numbers of chance and then of the seats. `weights`, `notes`, `most`, `mask` and `heard` are
    scratch; what is learnt of what all hear lies behind the weights.
    """
    for k in range(len(games)):
        s = games[k]
        own = levels.shape[1]
        skill.forget(heard)
        for seat in range(s.players):
            notes[seat][LOT] = NO_LOT
            keep_in_mind(heard, weights[seat], own)
            if rows[k][seat] != AT_RANDOM:
                for j in range(own):
                    weights[seat][j] = levels[rows[k][seat]][j]
        ends[k][0] = play(
            s, rows[k], weights, own, book, verbs, streams[k], notes, most, mask, heard
        )
        for seat in range(s.players):
            ends[k][1 + seat] = rules.score(s, seat)
            ends[k][1 + s.players + seat] = rules.standing(s, seat)


def keep_in_mind(heard: Any, w: Any, own: int) -> None:
    """Put what was learnt behind a row of so many weights of its own."""
    for j in range(own, len(w)):
        w[j] = heard[j - own]


def play(
    s: Any,
    rows: Any,
    weights: Any,
    own: int,
    book: Any,
    verbs: Any,
    stream: Any,
    notes: Any,
    most: Any,
    mask: Any,
    heard: Any,
) -> int:
    """Play one game to its end; return the number of decisions."""
    decisions = 0
    seat = 0 + s.asked
    while seat != NOBODY:
        if seat == CHANCE:
            rules.draw(s, rules.sample(s, stream[0:1]))
        else:
            numbers = stream[seat + 1 : seat + 2]
            if rows[seat] == AT_RANDOM:
                action = choose_at_random(s, seat, verbs, mask, numbers)
            else:
                action = decide(s, seat, weights, book, numbers, notes[seat], most)
            skill.listen(s, seat, action, heard, book)
            rules.apply(s, seat, action)
            if skill.learn(s, heard):
                for other in range(s.players):
                    keep_in_mind(heard, weights[other], own)
            decisions += 1
        seat = 0 + s.asked
    return decisions


def choose_at_random(s: Any, seat: int, verbs: Any, mask: Any, numbers: Any) -> int:
    """Choose as `RandomPlayer` does: the kind of action first. A verb's actions lie together."""
    for action in range(len(mask)):
        mask[action] = 0
    rules.mark_choices(s, seat, mask)
    amount = 0 + rules.amount_verb(s, seat)
    kinds = count_kinds(verbs, mask)
    drawn = below(numbers, kinds + 1 if amount else kinds)
    if drawn < kinds:
        return pick_of_kind(drawn, verbs, mask, numbers)
    least = 0 + rules.least_amount(s, seat)
    step = SMALL_STEP if kinds else LARGE_STEP
    room = rules.most_amount(s, seat) - least
    return int(amount + least + below(numbers, room // step + 1))


def count_kinds(verbs: Any, mask: Any) -> int:
    """Count the verbs that have something legal."""
    kinds = 0
    last = -1
    for action in range(len(mask)):
        if mask[action] and verbs[action] != last:
            kinds += 1
            last = 0 + verbs[action]
    return kinds


def pick_of_kind(kind: int, verbs: Any, mask: Any, numbers: Any) -> int:
    """Draw one of the legal actions of the verb that comes after so many others."""
    first = -1
    count = 0
    last = -1
    kinds = -1
    for action in range(len(mask)):
        if mask[action]:
            if verbs[action] != last:
                kinds += 1
                last = 0 + verbs[action]
            if kinds == kind:
                first = action if count == 0 else first
                count += 1
    left = below(numbers, count)
    action = first
    while True:
        if mask[action]:
            if left == 0:
                return action
            left -= 1
        action += 1
