"""Speaks to the server as a page would, with its cookies and its origin, without drawing anything.

What is asked a thousand times must be cheap, so this is the plainest client there is.
"""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from typing import Any, NamedTuple

import msgspec
from browser.hands import home_of
from playwright.sync_api import Page
from web.serving import PATIENCE

GOOD = range(200, 300)


class Got(NamedTuple):
    """What the server said."""

    status: int
    text: bytes

    @property
    def is_success(self) -> bool:
        return self.status in GOOD

    def json(self) -> Any:
        assert self.is_success, self
        return msgspec.json.decode(self.text)


class Session:
    """A connection that is used again and again."""

    def __init__(self, line: HTTPConnection, headers: dict[str, str]) -> None:
        self._line = line
        self._headers = headers

    def is_known_by(self, cookies: str) -> None:
        self._headers["Cookie"] = cookies

    def get(self, path: str) -> Got:
        return self._asked("GET", path)

    def post(self, path: str, *, json: Any) -> Got:
        return self._asked("POST", path, msgspec.json.encode(json))

    def _asked(self, method: str, path: str, body: bytes | None = None) -> Got:
        try:
            self._line.request(method, path, body, self._headers)
            answer = self._line.getresponse()
        except ConnectionError:  # the server keeps no line open that is not used for a while
            self._line.close()
            self._line.request(method, path, body, self._headers)
            answer = self._line.getresponse()
        for cookie in answer.headers.get_all("Set-Cookie", ()):
            self.is_known_by(cookie.partition(";")[0])
        return Got(answer.status, answer.read())


@contextmanager
def stranger(origin: str) -> Iterator[Session]:
    """Be somebody else, whose page nobody looks at."""
    headers = {"Origin": origin, "Content-Type": "application/json"}
    with closing(HTTPConnection(origin.removeprefix("http://"), timeout=PATIENCE)) as line:
        yield Session(line, headers)


@contextmanager
def session(page: Page) -> Iterator[Session]:
    """Speak to a page's server as the page does."""
    origin = home_of(page)
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies(origin))
    with stranger(origin) as same:
        same.is_known_by(cookies)
        yield same
