"""Lanes with rivals who play by judgement: Visitor, Collector, Dealer and the characters.

`rules` stands for the game's `flat` module, `skill` for its judgement. They decide as at a table,
and listen to what all hear; what is not of judging is in `lane_kernels`.
"""

from typing import Any, NamedTuple

from saleroom.bots.play_kernels import LOT, NO_LOT, decide
from saleroom.core.seats import CHANCE, NOBODY
from saleroom.research.lane_kernels import AT_RANDOM, WAITS, is_stop, rival_of

rules: Any = None
skill: Any = None


class Minds(NamedTuple):
    """What rivals judge by and keep in mind: `levels` by row, `notes` by lane and seat.

    `heard` is by lane what all have heard; `weights` and `most` are scratch, by seat.
    """

    levels: Any
    book: Any
    notes: Any
    heard: Any
    weights: Any
    most: Any


def step_judged(lanes: Any, minds: Any, anew: Any, seats: Any, actions: Any, asked: Any) -> None:
    """Begin anew in some lanes, let seats act in others, then all compiled rivals.

    A lane stops where a learner, or a bot from Python, is asked.
    """
    games, starts, before = lanes.games, lanes.starts, lanes.before
    numbers, own, rivals, gone = lanes.numbers, lanes.own, lanes.rivals, lanes.gone
    levels, book, notes, heard, weights, most = minds
    for k in range(len(seats)):
        s = games[k]
        seat = NOBODY
        action = 0
        if anew[k]:
            games[k] = starts[k]
            gone[k] = 0
            skill.forget(heard[k])
            for other in range(s.players):
                notes[k, other, LOT] = NO_LOT
        elif seats[k] == WAITS:
            continue
        else:
            seat = 0 + seats[k]
            action = 0 + actions[k]
        while True:
            if seat == CHANCE:
                rules.draw(s, rules.sample(s, numbers[k : k + 1]))
            elif seat != NOBODY:
                skill.listen(s, seat, action, heard[k], book)
                rules.apply(s, seat, action)
                skill.learn(s, heard[k])
            seat = 0 + s.asked
            if seat == NOBODY:
                break
            if seat != CHANCE:
                if is_stop(s, seat, own[k], rivals[k]):
                    break
                rival = rival_of(s, seat, own[k], rivals[k])
                if rival == AT_RANDOM:
                    action = 0 + rules.pick(s, seat, numbers[k : k + 1])
                else:
                    put_on(weights[seat], levels[rival], heard[k])
                    draws = numbers[k : k + 1]
                    action = decide(s, seat, weights, book, draws, notes[k, seat], most)
        asked[k] = seat
        if anew[k]:
            for other in range(s.players):
                before[k, other] = rules.score(s, other)


def put_on(w: Any, level: Any, heard: Any) -> None:
    """Judge by a row of weights, with what was learnt behind it."""
    own = len(level)
    for j in range(own):
        w[j] = level[j]
    for j in range(own, len(w)):
        w[j] = heard[j - own]


def worth_all(games: Any, minds: Any, seats: Any, rival: int, values: Any) -> None:
    """Estimate what the lot on offer is worth to each seat, as one who judges would; 0: no lot."""
    levels, book, _, heard, weights, _ = minds
    for k in range(len(seats)):
        s = games[k]
        values[k] = 0.0
        if seats[k] >= 0 and s.asked >= 0 and skill.is_auction(s):
            put_on(weights[0], levels[rival], heard[k])
            values[k] = max(0.0, 0.0 + skill.worth(s, seats[k], weights[0], book))
