"""Players that know nothing but what they read: they choose among the answers an observation lists.

They play by keys, by verbs with numbers, or by the labels themselves, and know no rule.
"""

import re
from random import Random

from saleroom.text.environment import TextTable

_AMOUNT = re.compile(r"([a-z_]+) (\d+)(?:-(\d+))?: ")
_WAY = re.compile(r"(\w+): (.+) \((\w+)\)")


def answers_in(observation: str) -> list[str]:
    """Return one answer for each line below the question, in the order they are listed."""
    below = []
    for line in reversed(observation.splitlines()):
        if amount := _AMOUNT.match(line):
            below.append(f"{amount[1]} {amount[2]}")
        elif way := _WAY.fullmatch(line):
            below.append(way[1])
        else:
            break
    return below[::-1]


def labels_in(observation: str) -> list[str]:
    """Return the labels of what can be chosen."""
    found = []
    for line in reversed(observation.splitlines()):
        if way := _WAY.fullmatch(line):
            found.append(way[2])
        elif not _AMOUNT.match(line):
            break
    return found[::-1]


def play_out(table: TextTable, luck: Random, most: int = 2000) -> int:
    """Play to the end by what is read; amounts seldom, so that games end. Return the answers."""
    for number in range(most):
        if table.is_over:
            return number
        listed = answers_in(table.observe())
        bare = [one for one in listed if " " not in one]
        chosen = luck.choice(bare if bare and luck.random() < 0.7 else listed)
        taken = table.act(chosen if luck.random() < 0.5 else f"Let me think. [{chosen}]")
        assert taken.ok, (chosen, taken.reason)
    raise AssertionError("the game does not end")
