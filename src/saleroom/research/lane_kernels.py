"""Lanes: games in lock step, in which others sit at the learner's table. For both back ends.

`rules` stands for the game's `flat` module. A lane is one game at a time: where it is over, another
begins. These know only others who play at random; `rival_kernels` has the same for those who judge.
"""

from typing import Any, NamedTuple

from saleroom.core.seats import CHANCE, NOBODY
from saleroom.research.rewards import MONEY, RANK, SHAPED, WIN_SHARE

rules: Any = None

# Who plays in place of a rival's row of weights.
AT_RANDOM = -1
FROM_PYTHON = -2  # a bot that is not compiled: the lane stops and asks for it
# Whose seat it is, where all seats are the learner's.
EVERY_SEAT = -1
# What a lane does in place of an action.
WAITS = -1


class Lanes(NamedTuple):
    """All that goes on from step to step, an entry or a row for each lane.

    `own` is the learner's seat, or EVERY_SEAT; `rivals` by how far left of it they sit; `gone`
    counts the learner's decisions, `before` is the score of each seat when it was last rewarded.
    """

    games: Any
    numbers: Any
    starts: Any
    own: Any
    rivals: Any
    gone: Any
    before: Any


def read_all(  # to hand a tuple of them over costs more
    known: Any, choices: int, count: int, numbers: Any, turns: Any, actions: Any
) -> int:
    """Turn numbers into the codec's integers; return the first lane where one is not marked, or -1.

    `known` are the marks of each lane, where amounts are among them, and what those are named for;
    `turns` are the seats, which lanes are done, and who acts: in those nobody.
    """
    marks, spans, verbs = known
    seats, done, acting = turns
    for k in range(len(numbers)):
        number = numbers[k]
        acting[k] = seats[k]
        if done[k]:
            acting[k] = WAITS
            continue
        if number >= choices:
            if number < spans[k, 0] or number >= spans[k, 1] or number >= count:
                return k
            actions[k] = verbs[k] + number - choices
        else:
            if number < 0 or marks[k, number] == 0:
                return k
            actions[k] = number
    return -1


def is_stop(s: Any, seat: int, own: int, rivals: Any) -> bool:
    """Tell whether a lane stops at this seat: it is the learner's, or that of a bot from Python."""
    if own in (EVERY_SEAT, seat):
        return True
    return bool(rival_of(s, seat, own, rivals) == FROM_PYTHON)


def rival_of(s: Any, seat: int, own: int, rivals: Any) -> int:
    """Return who sits there instead of the learner."""
    return 0 + int(rivals[(seat - own - 1 + s.players) % s.players])


# Arrays are taken out of the tuples once, and the rules are called inside the loop: to hand a tuple
# on, or to make room for all that the rules need, costs more than a decision.


def step_all(lanes: Any, anew: Any, seats: Any, actions: Any, asked: Any) -> None:
    """Begin anew in some lanes, let seats act in others, then all who play at random.

    A lane stops where a learner, or a bot from Python, is asked.
    """
    games, starts, before = lanes.games, lanes.starts, lanes.before
    numbers, own, rivals, gone = lanes.numbers, lanes.own, lanes.rivals, lanes.gone
    for k in range(len(seats)):
        s = games[k]
        if anew[k]:
            games[k] = starts[k]
            gone[k] = 0
        elif seats[k] == WAITS:
            continue
        else:
            rules.apply(s, seats[k], actions[k])
        seat = 0 + s.asked
        while seat != NOBODY:
            if seat == CHANCE:
                rules.draw(s, rules.sample(s, numbers[k : k + 1]))
            elif is_stop(s, seat, own[k], rivals[k]):
                break
            else:
                rules.apply(s, seat, rules.pick(s, seat, numbers[k : k + 1]))
            seat = 0 + s.asked
        asked[k] = seat
        if anew[k]:
            for other in range(s.players):
                before[k, other] = rules.score(s, other)


def step_every(lanes: Any, anew: Any, seats: Any, actions: Any, asked: Any) -> None:
    """Do the same where all seats are the learner's: only chance acts by itself."""
    games, starts, before = lanes.games, lanes.starts, lanes.before
    numbers, gone = lanes.numbers, lanes.gone
    for k in range(len(seats)):
        s = games[k]
        if anew[k]:
            games[k] = starts[k]
            gone[k] = 0
        elif seats[k] == WAITS:
            continue
        else:
            rules.apply(s, seats[k], actions[k])
        while s.asked == CHANCE:
            rules.draw(s, rules.sample(s, numbers[k : k + 1]))
        asked[k] = s.asked
        if anew[k]:
            for other in range(s.players):
                before[k, other] = rules.score(s, other)


def reward_all(lanes: Any, kind: int, most: int, seats: Any, ends: Any) -> int:
    """Reward every lane for its last step, and say what has ended: return how many lanes have.

    `ends` are the rewards of the seats that acted, `gains` of all seats, which lanes are over,
    which are cut short after so many decisions of the learner, and which are either.
    """
    games, before, gone = lanes.games, lanes.before, lanes.gone
    rewards, gains, over, cut, done = ends
    ended = 0
    for k in range(len(seats)):
        s = games[k]
        rewards[k] = 0.0
        if over[k]:
            gains[k, :] = 0.0
        over[k] = False
        cut[k] = False
        done[k] = False
        if seats[k] == WAITS:
            continue
        gone[k] += 1
        over[k] = s.asked == NOBODY
        cut[k] = not over[k] and 0 < most <= gone[k]
        done[k] = over[k] or cut[k]
        ended += done[k]
        if kind == SHAPED:
            for seat in range(s.players):
                score = rules.score(s, seat)
                gains[k, seat] = score - before[k, seat]
                before[k, seat] = score
        elif over[k]:
            for seat in range(s.players):
                gains[k, seat] = worth(s, seat, kind)
        rewards[k] = gains[k, seats[k]]
    return ended


def seat_all(asked: Any, seats: Any) -> None:
    """Turn to whoever is asked; where the game is over, to nobody new."""
    for k in range(len(asked)):
        if asked[k] != NOBODY:
            seats[k] = asked[k]


def worth(s: Any, seat: int, kind: int) -> float:
    """Return what a game that is over is worth to a seat."""
    if kind == MONEY:
        return float(rules.score(s, seat))
    own = rules.standing(s, seat)
    better = 0
    equal = 0
    for other in range(s.players):
        standing = rules.standing(s, other)
        better += standing > own
        equal += standing == own
    if kind == WIN_SHARE:
        return 0.0 if better else 1.0 / equal
    if kind == RANK:
        return float((s.players - 1.0 - better) / max(s.players - 1, 1))
    return 0.0


def pick_all(lanes: Any, choices: int, verbs: Any, asked: Any, numbers: Any) -> None:
    """Choose at random for whoever is asked; 0 where the game is over."""
    games, streams = lanes.games, lanes.numbers
    for k in range(len(asked)):
        numbers[k] = 0
        if asked[k] >= 0:
            action = rules.pick(games[k], asked[k], streams[k : k + 1])
            numbers[k] = action if action < choices else choices + action - verbs[k]
