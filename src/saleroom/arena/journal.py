"""What is done already, line by line in a file, so that long work can go on after a break.

The first line is the setting of the work; each other line is what came of one piece of it, in
order: blocks of a tournament, counts of a simulation, generations of a tuning. A file of another
setting is refused, naming what differs. A last line that was cut off is dropped.
"""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar

import msgspec

from saleroom.core.errors import CodedError

Line = TypeVar("Line")
VERSION = 1


class BadJournal(CodedError):
    """A file that is no journal of this work."""


class _Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: str
    version: int
    setting: msgspec.Raw


_HEAD = msgspec.json.Decoder(_Head)


class Journal(Generic[Line]):
    """An open file of what is done; `fits` says whether a line can be the n-th piece."""

    def __init__(
        self,
        kind: str,
        setting: msgspec.Struct,
        line: type[Line],
        fits: Callable[[Line, int], bool],
    ) -> None:
        self._kind = kind
        self._setting = setting
        self._decoder = msgspec.json.Decoder(line)
        self._fits = fits
        self._stream: BinaryIO | None = None
        self.done: list[Line] = []

    def going_on(
        self, path: str | None, pieces: int, work: Callable[[int], Generator[Line, None, None]]
    ) -> Generator[Line, None, None]:
        """Yield what the file has of so many pieces, then the rest, each kept as it comes.

        `work` does the pieces from a number on; without a path it does all of them. What does not
        fit, a last piece that is not whole, is not kept.
        """
        with self.opened(path):
            done = self.done[:pieces]
            yield from done
            with closing(work(len(done))) as coming:
                for number, line in enumerate(coming, len(done)):
                    if self._fits(line, number):
                        self.add(line)
                    yield line

    def add(self, line: Line) -> None:
        """Write the next piece down."""
        if self._stream is not None:
            self._stream.write(msgspec.json.encode(line) + b"\n")
            self._stream.flush()

    @contextmanager
    def opened(self, path: str | None) -> Iterator[None]:
        """Open the file to go on with it, or begin one; without a path nothing is kept."""
        if path is None:
            yield
            return
        try:
            stream = _stream(path)
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            raise BadJournal("file_write", file=path, why=reason) from error
        with stream:
            self._take_over(stream)
            self._stream = stream
            yield

    def _take_over(self, stream: BinaryIO) -> None:
        if stream.seek(0, os.SEEK_END) == 0:
            setting = msgspec.Raw(msgspec.json.encode(self._setting))
            head = _Head(format=self._kind, version=VERSION, setting=setting)
            stream.write(msgspec.json.encode(head) + b"\n")
            stream.flush()
            return
        stream.seek(0)
        self._check_head(stream.name, stream.readline())
        good = stream.tell()
        for text in stream:
            line = self._read(stream.name, text)
            if line is None:
                break
            self.done.append(line)
            good = stream.tell()
        stream.seek(good)
        stream.truncate()

    def _check_head(self, name: str, text: bytes) -> None:
        try:
            head = _HEAD.decode(text)
            if (head.format, head.version) != (self._kind, VERSION):
                raise BadJournal(
                    "journal_format", file=name, format=head.format, version=head.version
                )
            setting = msgspec.json.decode(head.setting, type=type(self._setting))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadJournal("journal_form", file=name, why=str(error)) from error
        if found := differences(self._setting, setting):
            raise BadJournal("journal_other", file=name, found="; ".join(found))

    def _read(self, name: str, text: bytes) -> Line | None:
        """Read a line; None if it is cut off."""
        expected, number = len(self.done), len(self.done) + 2
        is_whole = text.endswith(b"\n")
        try:
            line = self._decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            if not is_whole:
                return None
            raise BadJournal("journal_block", file=name, line=number, why=str(error)) from error
        if not self._fits(line, expected):
            raise BadJournal("journal_order", file=name, line=number, block=expected)
        return line if is_whole else None


def differences(mine: msgspec.Struct, other: msgspec.Struct) -> list[str]:
    """Name what is not the same in two settings."""
    return [
        f"{name} {_shown(getattr(other, name))} ≠ {_shown(getattr(mine, name))}"
        for name in mine.__struct_fields__
        if getattr(mine, name) != getattr(other, name)
    ]


def _shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _stream(path: str) -> BinaryIO:
    try:
        return Path(path).open("r+b")
    except FileNotFoundError:
        return Path(path).open("w+b")
