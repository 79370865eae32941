"""What OpenSpiel lets a player look at: what he sees now, or all that he ever heard.

Decides nothing about who may know what: that is said by the game's `view`, its table of events and
the research encoding. An observation as numbers is the row of that encoding; an information state
has the last things heard and done besides, the newest first, UNKNOWN before there were any.
"""

from typing import Any

import numpy as np
import pyspiel

from saleroom.core.layout import UNKNOWN
from saleroom.core.seats import SPECTATOR
from saleroom.research.openspiel.past import COMMON, ROW_LENGTH
from saleroom.research.openspiel.setting import SpielSetup
from saleroom.research.openspiel.table import SpielTable


class Observer:
    """Looks at states for one kind of observation, as `open_spiel.python.observation` wants it."""

    def __init__(self, kind: Any, setting: SpielSetup) -> None:
        encoding = setting.encoding
        self._recalls = kind.perfect_recall
        self._is_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        recall = setting.recall if self._recalls else 0
        self.tensor = np.zeros(encoding.cells + recall * ROW_LENGTH, np.float32)
        self._seen = self.tensor[: encoding.cells]
        self._heard = self.tensor[encoding.cells :].reshape(recall, ROW_LENGTH)
        self.dict = {"seen": self._seen} | ({"heard": self._heard} if self._recalls else {})

    def set_from(self, state: Any, player: int) -> None:
        """Look at a state as numbers."""
        table: SpielTable = state.table
        self._seen[:] = table.seen(player if self._is_own else SPECTATOR)
        if self._recalls and len(self._heard):
            self._heard[:] = UNKNOWN
            rows = table.past.told(player if self._is_own else COMMON)[-len(self._heard) :]
            if rows:
                self._heard[: len(rows)] = rows[::-1]

    def string_from(self, state: Any, player: int) -> str:
        """Look at a state as text."""
        past = state.table.past
        if not self._recalls:
            return str(past.sight(player if self._is_own else SPECTATOR))
        return f"seat {player}\n{past.text(player)}" if self._is_own else str(past.text(COMMON))
