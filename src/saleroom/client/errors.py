"""What can go wrong on the way to a server, told apart by what a program can do about it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from saleroom.core.errors import CodedError
from saleroom.messages.languages import ENGLISH
from saleroom.messages.saying import catalogue

# What a refusal is taken for that is not written as the protocol says: another server, a proxy.
STRANGE = "strange_answer"


class LineLost(CodedError):
    """The server could not be reached, or not again; nothing is known of what was sent last."""

    code = "line_lost"


class _Body(msgspec.Struct):
    code: str = ""
    text: str = ""
    paragraph: str = ""
    reason: str = ""
    limits: dict[str, int] = {}
    names: dict[str, str] = {}


class ServerRefused(CodedError):
    """What the server did not do, and why; nothing has changed there.

    `code` is what a program looks at, `text` an English sentence, `status` that of HTTP (0 over a
    socket), `wait` the seconds after which it may be tried again.
    """

    def __init__(self, body: _Body, status: int = 0, wait: float = 0.0) -> None:
        super().__init__(body.reason, body.paragraph, **body.limits, **body.names)
        self.code = body.code
        self.text = body.text
        self.detail = body.text
        self.status = status
        self.wait = wait or float(body.limits.get("wait", 0))

    def __str__(self) -> str:
        """Say it, with the code in front."""
        return f"{self.code}: {self.text}"


def read(answer: bytes, kind: Any) -> Any:
    """Read an answer that says it is one; another server's, or a page, is refused as strange."""
    try:
        return msgspec.json.decode(answer, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise refusal(b"", 200) from error


def refusal(
    body: bytes | str, status: int = 0, headers: Mapping[str, str] | None = None
) -> ServerRefused:
    """Read a refusal as the server wrote it."""
    try:
        read = msgspec.json.decode(body, type=_Body)
    except (msgspec.DecodeError, UnicodeError):
        read = _Body()
    if not read.code:
        read = _Body(STRANGE, catalogue(ENGLISH).error(STRANGE, limits={"status": status}))
    wait = (headers or {}).get("retry-after", "")
    return ServerRefused(read, status, float(wait) if wait.isdecimal() else 0.0)
