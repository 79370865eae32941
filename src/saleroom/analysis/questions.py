"""What processes of their own are asked: a whole game, or one decision of a game that goes on.

Needs nothing that is compiled: whoever asks does not think.
"""

from typing import NamedTuple

import msgspec

from saleroom.analysis.found import OWN, WORLDS
from saleroom.core.contract import Memory, View
from saleroom.core.legal import Legal


class AnalysisAsked(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be analysed: a record as it is written, and how."""

    record: str
    eyes: str = OWN
    worlds: int = WORLDS
    seed: int = 0


class Lately(NamedTuple):
    """A decision: what the seat knew and could do, what it did, and the luck of the worlds.

    `nth` counts the decisions of this seat; others' are not counted, since some cannot be heard.
    """

    game: str
    seat: int
    nth: int
    view: View
    memory: Memory
    legal: Legal
    action: int
    is_asked: bool
    has_lot: bool
    seed: int
