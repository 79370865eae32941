"""Turns for what few can have at a time: every group has its turn, and in it every member.

Decides whose turn is next. Somebody who asks for much waits behind their own questions, and nobody
else does.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Hashable

_Turn = asyncio.Future[None]
_Members = OrderedDict[Hashable, deque[_Turn]]


class FairQueue:
    """So many at a time; whoever had a turn goes behind all others who wait."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._groups: OrderedDict[Hashable, _Members] = OrderedDict()

    async def wait(self, group: Hashable, member: Hashable) -> None:
        """Wait for a turn; it is had until `leave`."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        members = self._groups.setdefault(group, OrderedDict())
        members.setdefault(member, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(group, member, turn)
            else:
                self.leave()  # it was given a turn that it will not have
            raise

    def _forget(self, group: Hashable, member: Hashable, turn: _Turn) -> None:
        """Let nobody wait behind somebody who is gone."""
        members = self._groups.get(group, OrderedDict())
        turns = members.get(member, deque())
        if turn not in turns:
            return  # passed over already
        turns.remove(turn)
        if not turns:
            del members[member]
        if not members:
            del self._groups[group]

    def leave(self) -> None:
        """Give a turn to who is next."""
        turn = self._next()
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)

    def _next(self) -> _Turn | None:
        while self._groups:
            group, members = self._groups.popitem(last=False)
            member, turns = members.popitem(last=False)
            turn = turns.popleft()
            if turns:
                members[member] = turns
            if members:
                self._groups[group] = members
            if not turn.done():  # or whoever waited is gone
                return turn
        return None
