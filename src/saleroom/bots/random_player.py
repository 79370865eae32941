"""A player who decides at random, in any game: the lowest rung, and a tireless tester."""

from collections.abc import Sequence

from saleroom.bots.reasons import Reasons
from saleroom.core.chance import Numbers, below
from saleroom.core.contract import Game, Memory, View
from saleroom.core.legal import Amounts, Legal

# Shares of what he could go up by. A raise is a small step, because everybody is asked again
# after it; a sum named once is larger.
SMALL_STEP = 16
LARGE_STEP = 3


class RandomPlayer:
    """Chooses the kind of action first (raise or let go, add or not), then evenly within it."""

    def __init__(self, game: Game) -> None:
        self._codec = game.codec

    def choose(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> int:  # noqa: ARG002  # the contract's arguments
        """Draw something legal."""
        kinds: dict[str, list[int]] = {}
        for action in legal.choices:
            kinds.setdefault(self._codec.verb_of(action).name, []).append(action)
        drawn = below(numbers, len(kinds) + len(legal.amounts))
        if drawn < len(kinds):
            return _one_of([*kinds.values()][drawn], numbers)
        amounts = legal.amounts[drawn - len(kinds)]
        step = SMALL_STEP if kinds else LARGE_STEP
        return self._codec.verbs[amounts.verb].first + _amount(amounts, step, numbers)

    def explain(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> Reasons:
        """Say what it would draw, and from how many."""
        action = self.choose(view, legal, memory, [numbers[0]])
        sums = sum(amounts.most - amounts.least + 1 for amounts in legal.amounts)
        return Reasons(
            bot="random",
            seat=view.viewer,
            decision=self._codec.decode(action),
            drawn_from=len(legal.choices) + sums,
        )


def _one_of(actions: Sequence[int], numbers: Numbers) -> int:
    return actions[below(numbers, len(actions))]


def _amount(amounts: Amounts, step: int, numbers: Numbers) -> int:
    room = amounts.most - amounts.least
    return amounts.least + below(numbers, room // step + 1)
