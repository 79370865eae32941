"""Connections that go to the process their table belongs to, before anything of them is served.

Decides from the first line of a request alone, whenever one begins on a connection: a proxy, or a
browser, asks for many things over one.
"""

import re
from typing import Any, ClassVar

from saleroom.web.arrivals import WatchedRequests
from saleroom.web.siblings import Neighbours

# Requests about one table: over the API, or for its page. Anything written in another way is served
# wherever it comes.
_ABOUT_A_TABLE = re.compile(rb"[A-Z]{1,10} /(?:api/tables|t)/([A-Za-z0-9_-]{1,40})[/? ]")


class HandedRequests(WatchedRequests):
    """A connection that may be handed over, or was: then `first` is what was read of it."""

    neighbours: ClassVar[Neighbours | None]

    def __init__(self, *given: Any, first: bytes = b"", **named: Any) -> None:
        super().__init__(*given, **named)
        self._first = first
        self._is_between = True

    def connection_made(self, transport: Any) -> None:
        """Begin with what a sibling has read, if there is anything."""
        super().connection_made(transport)
        if self._first and not transport.is_closing():
            self.data_received(self._first)
            self._first = b""

    def data_received(self, data: bytes) -> None:
        """Hand over what is another's, if nothing of it was served yet."""
        is_between, self._is_between = self._is_between, False
        if is_between and self._is_handed_over(data):
            return
        super().data_received(data)

    def on_message_complete(self) -> None:
        """Have all of it, so that what comes next is another request."""
        self._is_between = True
        super().on_message_complete()

    def _is_handed_over(self, data: bytes) -> bool:
        asked = _ABOUT_A_TABLE.match(data)
        is_answered = self.cycle is None or self.cycle.response_complete
        if asked is None or not is_answered or self.transport.get_write_buffer_size():
            return False
        here = self.transport.get_extra_info("socket")
        assert self.neighbours is not None
        if here is None or not self.neighbours.hand_over(asked[1].decode(), data, here.fileno()):
            return False
        # The sibling has a hold of its own on it, so this ends nothing but ours.
        self._unset_keepalive_if_required()
        self.transport.pause_reading()
        self.drop()
        return True
