"""What is secret in Canaletto, from the rule book: nothing that has happened.

Everything on the table is open (CA-6). Which markers will come on a hidden scale, and which two
were put away (CA-3), nobody at the table knows; here they are not chosen before they are turned
up. So a game can be told in one way only, and there are no secret sums.
"""

from typing import Any

from saleroom.core.chance import Numbers
from saleroom.play.match import Match, Move

OPTIONS: dict[str, tuple[Any, ...]] = {"hidden_values": (False, True), "palaces": (16, 14)}
MORE: tuple[dict[str, Any], ...] = (
    {"first_player": 1, "start": 3},
    {"palaces": 24, "highest_bid": 999},
    {"palaces": 14, "values": (5,) * 7 + (99,) * 7, "hidden_values": True},
)


def told_anew(match: Match, _viewer: int, _numbers: Numbers) -> list[list[Move]]:
    """Return every move as it was: the viewer saw it."""
    return [[move] for move in match.moves]


def disturbed(_s: Any, _viewer: int, _numbers: Numbers) -> None:
    """There is nothing to disturb."""
