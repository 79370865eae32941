"""What was kept last and is not sorted into the data file yet, in a small file beside it.

A move is on disk when one short write to a file that is there already has been synced: that takes a
fraction of what a commit takes, in time and in work. Many moves are then sorted into the data file
together. The file is written from its beginning again whenever that is done; `generation` tells
what belongs to now from what is left of an earlier time. A record that was cut off is none.

Only on Linux, where such a write is known to be on disk when it returns; elsewhere, and where there
is no room for the file, there is no journal, and everything goes into the data file at once.
"""

import os
import sys
import zlib
from pathlib import Path

# Room for some thousand moves.
SIZE = 4 * 2**20

_HEAD = 12  # generation, length and sum, four bytes each


def journal_of(data: Path) -> Path:
    """Return where the journal of a data file is."""
    return data.with_name(data.name + "-fresh")


def read(data: Path, generation: int) -> list[bytes]:
    """Return what is in the journal of this generation, in order."""
    try:
        written = journal_of(data).read_bytes()
    except FileNotFoundError:
        return []
    found, at = [], 0
    while (record := _record_at(written, at, generation)) is not None:
        found.append(record)
        at += _HEAD + len(record)
    return found


def _record_at(written: bytes, at: int, generation: int) -> bytes | None:
    head, body = written[at : at + _HEAD], at + _HEAD
    length = int.from_bytes(head[4:8], "big")
    record = written[body : body + length]
    if not length or len(record) < length:
        return None
    return record if head == _head(generation, record) else None


def _head(generation: int, record: bytes) -> bytes:
    first = generation.to_bytes(4, "big") + len(record).to_bytes(4, "big")
    return first + zlib.crc32(record, zlib.crc32(first)).to_bytes(4, "big")


def to_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


class MoveJournal:
    """The journal of one data file; whoever has the data file has it alone."""

    def __init__(self, data: Path, generation: int) -> None:
        self.generation = generation
        self._path = journal_of(data)
        self._handle: int | None = None
        self._is_tried = False
        self._at = 0

    def open(self) -> None:
        """Make the file, if there can be one: not on the loop, for it takes a moment."""
        if not self._is_tried:
            self._is_tried = True
            self._handle = self._opened()

    def _opened(self) -> int | None:
        if sys.platform != "linux":
            return None
        # What is left of an earlier time is sorted in, or of another data file.
        flags = os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_DSYNC
        try:
            handle = os.open(self._path, flags, 0o600)
        except OSError:
            return None
        try:
            # Zeros, so that a write changes nothing but what is in the file.
            os.pwrite(handle, bytes(SIZE), 0)
            if os.fstat(handle).st_size == SIZE:
                to_disk(self._path.parent)  # its name, too
                return handle
        except OSError:
            pass  # there is no room for it
        os.close(handle)
        return None

    def has_room(self, length: int) -> bool:
        """Tell whether a record of this length can be kept."""
        return self._handle is not None and self._at + _HEAD + length <= SIZE

    def keep(self, record: bytes) -> None:
        """Keep a record; it is on disk when this returns."""
        assert self._handle is not None
        data = _head(self.generation, record) + record
        written = os.pwrite(self._handle, data, self._at)
        if written < len(data):
            raise OSError("a record was cut off")
        self._at += written

    def begin(self, generation: int) -> None:
        """Begin anew: what was kept before is in the data file."""
        self.generation = generation
        self._at = 0

    def close(self, *, is_needed: bool) -> None:
        """Keep nothing any more; a file whose records are all sorted in is not left lying about."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
            if not is_needed:
                self._path.unlink(missing_ok=True)
