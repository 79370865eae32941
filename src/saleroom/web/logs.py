"""Logs as JSON, a line each: what happened, where, how long it took.

Never a token, a name, an action, a ceiling or a hand. So a line carries only the fields listed
here; lines of other people's code are kept without what they filled in, and an error is written
down by its kind and its place in the code, not by its words.
"""

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePath
from typing import TextIO

import msgspec

OWN = "saleroom"
# What it warns of is what strangers send, as often as they like: that is counted, not written down.
STRANGERS = "uvicorn.error"
FIELDS = ("event", "table", "route", "status", "ms", "code", "do")
LONGEST = 200


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the line."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": _text(record),
        }
        line |= {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _where(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


def _text(record: logging.LogRecord) -> str:
    is_own = record.name.split(".", 1)[0] == OWN
    text = record.getMessage() if is_own else str(record.msg)
    return text.partition("\n")[0][:LONGEST]


def _where(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    return [f"{PurePath(f.filename).name}:{f.lineno} {f.name}" for f in frames]


@contextmanager
def written_to(stream: TextIO, level: int = logging.INFO) -> Iterator[None]:
    """Let everything that is logged inside the block be written so."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root, own = logging.getLogger(), logging.getLogger(OWN)
    strangers = logging.getLogger(STRANGERS)
    before = root.handlers[:], root.level, own.level, strangers.level
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    own.setLevel(level)
    strangers.setLevel(logging.ERROR)
    try:
        yield
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        own.setLevel(before[2])
        strangers.setLevel(before[3])
