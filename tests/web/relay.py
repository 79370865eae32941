"""A line to a server that can die without a word: nothing is closed, and nothing comes.

That is what a tunnel, a phone that sleeps or a router that forgot looks like from both ends.
"""

import selectors
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

LOOK = 0.05
AT_A_TIME = 65536


class Relay:
    """Passes on what comes, until it is frozen; what is opened after that passes again."""

    def __init__(self, to: tuple[str, int]) -> None:
        self._to = to
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listener, selectors.EVENT_READ)
        self._other: dict[socket.socket, socket.socket] = {}
        self._frozen: list[socket.socket] = []
        self._is_shut = False
        self._lock = threading.Lock()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._work)

    def freeze(self) -> None:
        """Let all lines there are die, without a word to either side."""
        with self._lock:
            for one in self._other:
                self._selector.unregister(one)
            self._frozen += self._other
            self._other = {}

    def shut(self) -> None:
        """The same, and whoever calls from now on is not answered either."""
        self.freeze()
        self._is_shut = True

    def open(self) -> None:
        """Answer again."""
        self._is_shut = False

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        self._thread.join()
        for one in (*self._other, *self._frozen, self._listener):
            one.close()
        self._selector.close()

    def _work(self) -> None:
        while not self._stopping.is_set():
            for key, _ in self._selector.select(LOOK):
                with self._lock:
                    self._pass_on(key.fileobj)  # type: ignore[arg-type]  # only sockets

    def _pass_on(self, one: socket.socket) -> None:
        if one is self._listener:
            self._accept()
        elif one in self._other:  # it may have been frozen a moment ago
            data = b""
            with suppress(OSError):
                data = one.recv(AT_A_TIME)
                self._other[one].sendall(data)
            if not data:
                self._end(one)

    def _accept(self) -> None:
        caller, _ = self._listener.accept()
        if self._is_shut:
            self._frozen.append(caller)
            return
        called = socket.create_connection(self._to)
        for one, other in ((caller, called), (called, caller)):
            self._other[one] = other
            self._selector.register(one, selectors.EVENT_READ)

    def _end(self, one: socket.socket) -> None:
        for end in (one, self._other[one]):
            self._selector.unregister(end)
            del self._other[end]
            end.close()


@contextmanager
def relay(address: str) -> Iterator[Relay]:
    """Stand between a player and the server at this address."""
    parts = urlsplit(address)
    standing = Relay((parts.hostname or "", parts.port or 0))
    standing.start()
    try:
        yield standing
    finally:
        standing.stop()
