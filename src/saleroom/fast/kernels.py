"""Loops over a batch of games, written once for both back ends.

`rules` stands for the game's `flat` module; `saleroom.fast.compiled` fills it in and compiles
these, or leaves them as they are. A state is reached as games[index]: passing an array and an index
is cheap where passing a record from Python is not. Seats and actions are 64-bit integers wherever
rules are called, so that every rule is compiled once: that is what `0 + s.asked` is for.
"""

from typing import Any

from saleroom.core.chance import scrambled
from saleroom.core.seats import CHANCE, NOBODY

rules: Any = None

NO_SUCH_SEAT = 126
GAME_IS_OVER = 127


def deal(s: Any, numbers: Any) -> None:
    """Let chance act until somebody else is asked, or the game is over."""
    while s.asked == CHANCE:
        rules.draw(s, rules.sample(s, numbers))


def play_out(s: Any, numbers: Any) -> int:
    """Play to the end at random; return the number of decisions, chance not counted."""
    decisions = 0
    seat = 0 + s.asked
    while seat != NOBODY:
        if seat == CHANCE:
            rules.draw(s, rules.sample(s, numbers))
        else:
            rules.apply(s, seat, rules.pick(s, seat, numbers))
            decisions += 1
        seat = 0 + s.asked
    return decisions


def deal_all(games: Any, numbers: Any) -> None:
    """Let chance act in every game until somebody else is asked."""
    for k in range(len(games)):
        deal(games[k], numbers[k : k + 1])


def seed_all(seeds: Any, numbers: Any) -> None:
    """Turn seeds into generators."""
    for k in range(len(seeds)):
        numbers[k] = scrambled(seeds[k])


def play_out_all(games: Any, numbers: Any) -> int:
    """Play every game to its end at random; return the number of decisions."""
    decisions = 0
    for k in range(len(games)):
        decisions += play_out(games[k], numbers[k : k + 1])
    return decisions


def why_not_one(s: Any, seat: int, action: int) -> int:
    """Return 0 if the action is legal; any numbers may be asked about."""
    if seat != CHANCE and not 0 <= seat < s.players:
        return NO_SUCH_SEAT
    if s.asked == NOBODY:
        return GAME_IS_OVER
    if seat == CHANCE:
        return int(rules.why_not_outcome(s, action))
    return int(rules.why_not(s, seat, action))


def apply_all(games: Any, seats: Any, actions: Any, refused: Any) -> None:
    """Apply one action to every game; an illegal one changes nothing and leaves its code."""
    for k in range(len(games)):
        s = games[k]
        seat = seats[k]
        action = actions[k]
        code = why_not_one(s, seat, action)
        refused[k] = code
        if code == 0:
            if seat == CHANCE:
                rules.draw(s, action)
            else:
                rules.apply(s, seat, action)


def legal_all(games: Any, seats: Any, masks: Any, amounts: Any) -> None:
    """Fill in what each seat may do: a mask of choices, and verb, least and most of an amount."""
    for k in range(len(games)):
        s = games[k]
        seat = seats[k]
        if 0 <= seat < s.players and s.asked not in (NOBODY, CHANCE):
            rules.mark_choices(s, seat, masks[k])
            verb = rules.amount_verb(s, seat)
            if verb:
                amounts[k][0] = verb
                amounts[k][1] = rules.least_amount(s, seat)
                amounts[k][2] = rules.most_amount(s, seat)


def outcomes_all(games: Any, masks: Any) -> None:
    """Fill in what chance can bring in each game."""
    for k in range(len(games)):
        if games[k].asked == CHANCE:
            rules.mark_outcomes(games[k], masks[k])


def pick_all(games: Any, numbers: Any, seats: Any, actions: Any) -> None:
    """Choose at random for whoever is asked; NOBODY where the game is over."""
    for k in range(len(games)):
        s = games[k]
        seats[k] = s.asked
        if s.asked == CHANCE:
            actions[k] = rules.sample(s, numbers[k : k + 1])
        elif s.asked != NOBODY:
            actions[k] = rules.pick(s, 0 + s.asked, numbers[k : k + 1])


def redeal_all(games: Any, seats: Any, numbers: Any) -> None:
    """Deal anew what a seat of each game cannot know."""
    for k in range(len(games)):
        rules.redeal(games[k], seats[k], numbers[k : k + 1])


def score_all(games: Any, scores: Any) -> None:
    """Fill in every seat's score."""
    for k in range(len(games)):
        for seat in range(games[k].players):
            scores[k][seat] = rules.score(games[k], seat)


def standing_all(games: Any, standings: Any) -> None:
    """Fill in what every seat is ranked by."""
    for k in range(len(games)):
        for seat in range(games[k].players):
            standings[k][seat] = rules.standing(games[k], seat)


def ended_all(games: Any, starters: Any, endings: Any) -> None:
    """Fill in who began each game that is over, and why it ended."""
    for k in range(len(games)):
        if games[k].asked == NOBODY:
            starters[k] = rules.starter(games[k])
            endings[k] = rules.ending(games[k])


def awaited_all(games: Any, sets: Any) -> None:
    """Fill in the set of seats each game waits for."""
    for k in range(len(games)):
        sets[k] = rules.awaited(games[k])
