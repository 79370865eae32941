"""An analysis in a process of its own: a question comes in, what is found goes out as it grows.

    python -m saleroom.analysis.apart    reads a line of JSON, writes lines of JSON

It steps back behind whoever is in more of a hurry, and uses one thread. Whoever asks keeps its
input open: when that ends, killed or not, so does this process.
"""

import os
import sys
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import BinaryIO

import msgspec

from saleroom.analysis.found import DONE, written
from saleroom.analysis.questions import AnalysisAsked
from saleroom.bots.program import sources_with
from saleroom.play.record import read

# How far it steps back: play goes first, but not for ever.
KINDNESS = 5
# Seconds between two lines, at least.
PAUSE = 0.5


def question(asked: AnalysisAsked) -> bytes:
    """Write a question as the process reads it."""
    return msgspec.json.encode(asked) + b"\n"


def version() -> str:
    """Name the analysis as it is now: a change in any of its sources is another version."""
    return sources_with("fast", "analysis")


def main(into: BinaryIO) -> None:
    """Answer the one question."""
    asked = msgspec.json.decode(_first_line(), type=AnalysisAsked)
    Thread(target=_end_with_input, daemon=True).start()
    with suppress(OSError, AttributeError):  # not on every system
        os.nice(KINDNESS)
    from saleroom.analysis.growing import analysing  # noqa: PLC0415  # needs the extra `fast`

    last = 0.0
    record = read(asked.record)
    for found in analysing(record, asked.worlds, asked.seed, eyes=asked.eyes, workers=1):
        if found.stage == DONE or monotonic() - last > PAUSE:
            into.write(written(found) + b"\n")
            into.flush()
            last = monotonic()


def _first_line() -> bytes:
    """Read past `sys.stdin`, whose lock would be waited for at the end."""
    line = bytearray()
    while not line.endswith(b"\n"):
        part = os.read(0, 65536)
        if not part:
            raise EOFError
        line += part
    return bytes(line)


def _end_with_input() -> None:
    while os.read(0, 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    main(sys.stdout.buffer)
