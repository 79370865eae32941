"""What is secret in the attic, from the rule book: for Saleroom's law of secrecy.

Only a closed fist is secret, and a bid that was taken back (AT-9). Written without `view`.
"""

from typing import Any

from attic.flat import BID, SEALING, TAKE_BACK
from saleroom.core.chance import Numbers, below
from saleroom.play.match import Match, Move


def told_anew(match: Match, viewer: int, numbers: Numbers) -> list[list[Move]]:
    """Return the game with other sums in all fists that the viewer has not seen open. (AT-9)"""
    steps = [[move] for move in match.moves]
    for k, purse in _unseen(match):
        if match.moves[k].seat != viewer:
            steps[k] = [Move(match.moves[k].seat, BID + below(numbers, purse + 1))]
    return steps


def _unseen(match: Match) -> list[tuple[int, int]]:
    """Return which moves closed a fist that was never opened before all, and on what purse."""
    again = Match(match.game, match.players)
    unseen: list[tuple[int, int]] = []
    closed: dict[int, tuple[int, int]] = {}
    for k, (seat, action) in enumerate(match.moves):
        if seat >= 0 and action == TAKE_BACK:
            unseen.append(closed.pop(seat))
        elif seat >= 0:
            closed[seat] = (k, again.state.money[seat])
        again.act(seat, action)
        if again.state.phase != SEALING:
            closed.clear()
    return unseen + list(closed.values())


def disturbed(_s: Any, _viewer: int, _numbers: Numbers) -> None:
    """There are no secret sums but those in fists."""
