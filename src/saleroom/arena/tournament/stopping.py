"""When a tournament may stop early: as soon as it is sure whether the first bot is better.

After every block the first-named bot's win share is compared with the fair share, by an interval
that holds at all looks together (`intervals.sure_interval`). If the fair share is outside, more
games would not change the answer. Equals are never told apart, so they play all their games.
"""

from collections.abc import Sequence

from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.intervals import FIRST_LOOK, sure_interval
from saleroom.arena.tournament.results import Stopped, win_shares
from saleroom.arena.tournament.setting import Setting


class Watch:
    """Hears of every block, in order, and says when it is sure."""

    def __init__(self, setting: Setting, planned_games: int) -> None:
        self._setting = setting
        self._planned = planned_games
        self._shares: list[float] = []

    def hear(self, blocks: Sequence[Block]) -> Stopped | None:
        """Take note of blocks; return why to stop, if there is a reason."""
        setting = self._setting
        self._shares += win_shares(setting, blocks, setting.bots[0])
        if len(self._shares) < FIRST_LOOK or len(setting.names) == 1:
            return None
        wins = sure_interval(self._shares)
        if wins.low is None or wins.high is None:
            return None
        if wins.low <= setting.fair_share <= wins.high:
            return None
        return Stopped("more" if wins.low > setting.fair_share else "less", self._planned, wins)
