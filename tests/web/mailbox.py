"""A web address of this machine that keeps what is sent to it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, SimpleQueue
from typing import Any

import msgspec

Calls = SimpleQueue[dict[str, Any]]


@contextmanager
def mailbox(status: int = 204) -> Iterator[tuple[str, Calls]]:
    """A web address that answers so, and what was sent to it."""
    heard: Calls = SimpleQueue()

    class Box(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            heard.put({"path": self.path, **msgspec.json.decode(body)})
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Box)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/mine?key=1", heard
    finally:
        server.shutdown()
        server.server_close()


def empty(heard: Calls) -> bool:
    """Tell whether nothing comes any more."""
    try:
        heard.get(timeout=0.3)
    except Empty:
        return True
    return False
