"""What the server says over a socket, frame by frame. Texts are JSON; `t` tells them apart."""

import msgspec

from saleroom.house.shown import About, Line, Shown
from saleroom.house.table import KnockAnswer
from saleroom.web.wording import ErrorShown


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="table"):
    """The table as the viewer sees it, and what was heard since the last one.

    `about` comes with the first of a connection only: nothing in it that matters changes.
    """

    shown: Shown
    lines: tuple[Line, ...]
    about: About | None = None


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="answer"):
    """A command was carried out, or was before. `n` counts the lines the seat has heard since."""

    id: str
    n: int
    ok: bool = True


class Declined(
    ErrorShown, frozen=True, kw_only=True, omit_defaults=False, tag_field="t", tag="answer"
):
    """A command was not carried out, and why."""

    id: str
    ok: bool = False


class Knocking(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="knock"):
    """What became of asking to be let in, for who asked: `lapsed` if nobody answered in time."""

    name: str
    answer: KnockAnswer


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", tag="pong"):
    """The server's clock, for who asked at its own `at`."""

    at: float
    now: int


class Problem(ErrorShown, frozen=True, kw_only=True, tag_field="t", tag="error"):
    """A frame that was no command, or that cannot be answered now, and why; `id` if it had one."""

    id: str = ""


_ENCODER = msgspec.json.Encoder()


def table_frame(shown: bytes, lines: bytes, about: About | None = None) -> bytes:
    """Write a snapshot around what was written of the table already."""
    first = b"null" if about is None else _ENCODER.encode(about)
    return b'{"t":"table","shown":%b,"lines":%b,"about":%b}' % (shown, lines, first)


def encoded(frame: msgspec.Struct) -> bytes:
    """Write a frame."""
    return _ENCODER.encode(frame)
