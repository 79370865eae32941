"""A real server for tests: uvicorn on a free port of this machine, in a thread of its own."""

import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from saleroom.store.opening import store_for
from saleroom.web.hub import Config
from saleroom.web.limits import ENDLESS, Limits
from saleroom.web.serving import HouseServer, address_of, listening
from saleroom.web.serving import run as run_house
from saleroom.web.site import Site

# Bots that do not make a test wait.
QUICK = Config(bot_delay=(0, 5), beat_seconds=1.0, remind_after=0)
ROOMY = Limits(
    messages=ENDLESS,
    burst=ENDLESS,
    said=ENDLESS,
    tables=ENDLESS,
    strangers=ENDLESS,
    knocks=ENDLESS,
    mails=ENDLESS,
    devices=ENDLESS,
    requests=ENDLESS,
    connections=ENDLESS,
)
PATIENCE = 20.0
# Nothing here is encrypted, and a client that looks for certificates is slow to make.
TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Serving:
    """A running server, and how to reach it."""

    def __init__(self, house: HouseServer, address: str) -> None:
        self.house = house
        self.address = address

    def page(self) -> httpx.Client:
        """Be a browser with our page: it keeps cookies and says where it comes from."""
        return self._client({"Origin": self.address})

    def program(self, token: str | None = None) -> httpx.Client:
        """Be a program."""
        return self._client({} if token is None else {"Authorization": f"Bearer {token}"})

    def _client(self, headers: dict[str, str]) -> httpx.Client:
        return httpx.Client(base_url=self.address, headers=headers, verify=TLS, timeout=PATIENCE)

    def socket(self, table: str, token: str | None = None, **extra: Any) -> ClientConnection:
        """Listen at a table as a program."""
        headers = dict(extra.pop("headers", {}))
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        # As the page asks, so that nothing which is ever sent goes unseen.
        asked: dict[str, Any] = {"facts": "yes"}
        asked |= {name: extra.pop(name) for name in ("since", "facts") if name in extra}
        query = f"?{urlencode({name: of for name, of in asked.items() if of is not None})}"
        address = self.address.replace("http", "ws", 1)
        line: ClientConnection = connect(
            f"{address}/api/tables/{table}/socket{query}",
            additional_headers=headers,
            proxy=None,
            **extra,
        )
        return line


@contextmanager
def serving(
    folder: Path,
    site: Site | None = None,
    config: Config = QUICK,
    send_buffer: int | None = None,
) -> Iterator[Serving]:
    """Serve from a folder until the end of the block."""
    listener = listening("127.0.0.1", 0)
    if send_buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    house = HouseServer(store_for(folder / "saleroom.db"), config, site or Site(limits=ROOMY))
    ready = threading.Event()
    failed: list[BaseException] = []

    def work() -> None:
        try:
            run_house(house, listener, ready.set)
        except BaseException as error:
            failed.append(error)
            ready.set()
            raise

    thread = threading.Thread(target=work)
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        assert not failed, failed
        yield Serving(house, address_of(listener))
    finally:
        house.server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
    assert not thread.is_alive()
    assert not failed, failed


def next_frame(line: ClientConnection, kind: str | None = None) -> dict[str, Any]:
    """Read frames until one of this kind comes."""
    while True:
        frame: dict[str, Any] = msgspec.json.decode(line.recv(timeout=PATIENCE))
        if kind is None or frame["t"] == kind:
            return frame
