"""Files of records on disk: read line by line, written whole or not at all."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import EACCES
from os import strerror
from pathlib import Path
from typing import BinaryIO

from saleroom.core.errors import CodedError
from saleroom.play.record import Record, read
from saleroom.text.speaking import Phrases

STANDARD = "-"
# A game takes some thousands of characters. What is longer is no record, and is not kept.
LONGEST_LINE = 1 << 24


class BadFile(CodedError):
    """A file that cannot be read or written."""


def check_readable(path: str) -> None:
    """Refuse what cannot be read, before anything else is done; a pipe is opened only once."""
    if path != STANDARD and not Path(path).is_fifo():
        with _opened(path):
            pass


def lines_of(path: str) -> Iterator[tuple[int, bytes]]:
    """Yield the lines that are not empty, with their numbers, as they are read."""
    if path == STANDARD:
        yield from _numbered(sys.stdin.buffer)
        return
    with _opened(path) as stream:
        yield from _numbered(stream)


def record_on(line: int, path: str) -> Record:
    """Read the record on one line of a file."""
    found = next((text for number, text in lines_of(path) if number == line), None)
    if found is None:
        raise BadFile("file_line", file=path, line=line)
    return read(found)


@contextmanager
def on_line(number: int, path: str, language: str) -> Iterator[None]:
    """Say of whatever is wrong with a record on which line of the file it stands."""
    try:
        yield
    except CodedError as error:
        why = Phrases(language).error(error)
        raise BadFile("file_record", file=path, line=number, why=why) from error


def _opened(path: str) -> BinaryIO:
    try:
        return Path(path).open("rb")
    except (OSError, ValueError) as error:
        raise unreadable(path, error) from error


def unreadable(path: str, error: Exception) -> BadFile:
    """Say why a file cannot be read."""
    return BadFile("file_read", file=path, why=_reason(error))


def _numbered(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    number = 0
    while line := stream.readline(LONGEST_LINE):
        number += 1
        rest = line
        while len(rest) == LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE)
        if line.strip():
            yield number, line


def check_apart(one: str, other: str) -> None:
    """Refuse to write two things to the same place, where one would be lost or neither be read."""
    if one == other or Path(one).resolve() == Path(other).resolve():
        raise BadFile("file_twice", file=one)


def check_writable(path: str, *, force: bool) -> None:
    """Refuse a file that cannot be written, or would be overwritten, before the work is done."""
    target = Path(path)
    if path == STANDARD:
        return
    if target.is_dir():
        raise BadFile("file_folder", file=path)
    if not target.parent.is_dir():
        raise BadFile("file_no_folder", file=path, folder=str(target.parent))
    if target.is_file() and not force:
        raise BadFile("file_exists", file=path)
    if not os.access(target if target.exists() else target.parent, os.W_OK):
        raise BadFile("file_write", file=path, why=strerror(EACCES).lower())


def kept_in(folder: str | None, name: str) -> str | None:
    """Return the file of this name to go on from; the folder is made. Without one there is none."""
    if folder is None:
        return None
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("file_write", file=folder, why=_reason(error)) from error
    return str(Path(folder) / f"{name}.jsonl")


@contextmanager
def writing(path: str) -> Iterator[Callable[[str], None]]:
    """Open a file to write lines into; it appears under its name only when all are written."""
    target = Path(path)
    if path == STANDARD:
        yield _line_writer(sys.stdout.buffer)
        sys.stdout.buffer.flush()
    elif target.exists() and not target.is_file():
        # A pipe or a device: nothing to replace.
        with target.open("wb") as stream:
            yield _line_writer(stream)
    else:
        with _replacing(target) as stream:
            yield _line_writer(stream)


@contextmanager
def _replacing(target: Path) -> Iterator[BinaryIO]:
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    except OSError as error:
        raise BadFile("file_write", file=str(target), why=_reason(error)) from error
    unfinished = Path(name)
    try:
        with os.fdopen(handle, "wb") as stream:
            yield stream
        unfinished.chmod(0o666 & ~_umask())
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)


def _umask() -> int:
    """Read the mask new files get; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _line_writer(stream: BinaryIO) -> Callable[[str], None]:
    def write(line: str) -> None:
        stream.write(line.encode() + b"\n")

    return write


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error)
