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


class Answer(NamedTuple):
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

    def get(self, path: str) -> Answer:
        return self._asked("GET", path)

    def post(self, path: str, *, json: Any) -> Answer:
        return self._asked("POST", path, msgspec.json.encode(json))

    def _asked(self, method: str, path: str, body: bytes | None = None) -> Answer:
        self._line.request(method, path, body, self._headers)
        answer = self._line.getresponse()
        return Answer(answer.status, answer.read())


@contextmanager
def session(page: Page) -> Iterator[Session]:
    """Speak to a page's server as the page does."""
    origin = home_of(page)
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies(origin))
    headers = {"Origin": origin, "Cookie": cookies, "Content-Type": "application/json"}
    with closing(HTTPConnection(origin.removeprefix("http://"), timeout=PATIENCE)) as line:
        yield Session(line, headers)
