"""One decision of a game that goes on, judged by what its seat could know when it was made.

Decides nothing about who is told. What is found depends on what the seat saw and had heard, on the
worlds and on the seed, and on nothing else.
"""

from saleroom.analysis.deciding import Budget, judged
from saleroom.analysis.found import Decision
from saleroom.analysis.looking import Seen, equipment_for
from saleroom.analysis.lots import Appraised, at_lot
from saleroom.analysis.questions import Lately
from saleroom.analysis.reading import DecisionRead
from saleroom.bots.table import branch
from saleroom.games.registry import game_named

# Worlds that what looks better is measured in: fewer than of a game that is over.
WORLDS = 256
_OF_LOT = 1


def judged_lately(asked: Lately, worlds: int = WORLDS) -> Decision:
    """Judge it; what that takes is compiled first, unless it was before."""
    game = game_named(asked.game)
    equipment, seat = equipment_for(game), asked.seat
    seen = Seen(seat, asked.view, asked.memory, None)
    stop = None
    if asked.has_lot:
        lot = Appraised.of(equipment, seen, worlds // 4, branch(asked.seed, _OF_LOT))
        stop = int(at_lot(lot, seat).stop)
    moment = DecisionRead(
        number=asked.nth,
        seat=seat,
        action=asked.action,
        done=game.codec.decode(asked.action),
        nth=asked.nth,
        lot=0 if asked.has_lot else None,
        is_asked=asked.is_asked,
        legal=asked.legal,
        seen=seen,
    )
    return judged(equipment, moment, stop, Budget.of(worlds), asked.seed)
