"""One server a data file: a lock beside the file, which dies with its process.

A record lock (lockf) and not flock: a worker process forked by a server that is then killed would
hold flock's lock on, and the next server could not start. Record locks do not keep a process from
locking twice, so the files of this process are remembered here.
"""

import os
import sys
import threading
from pathlib import Path

from saleroom.core.errors import Misuse
from saleroom.store.contract import StoreError

_held: set[Path] = set()
_guard = threading.Lock()


class InUse(Misuse, StoreError):
    """Another server has the data file."""


class LockFile:
    """The right to use one data file."""

    def __init__(self, data: Path) -> None:
        self._data = data.resolve()
        self._path = self._data.with_name(self._data.name + ".lock")
        self._handle: int | None = None

    def take(self) -> None:
        """Take the lock, or say who has it."""
        with _guard:
            if self._data in _held:
                raise InUse("data_in_use", file=str(self._data), process=str(os.getpid()))
            handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(handle)
            except OSError as error:
                owner = os.read(handle, 20).decode("ascii", "replace").strip()
                os.close(handle)
                raise InUse("data_in_use", file=str(self._data), process=owner or "?") from error
            os.ftruncate(handle, 0)
            os.write(handle, f"{os.getpid()}\n".encode())
            self._handle = handle
            _held.add(self._data)

    def release(self) -> None:
        """Give the lock back; the file stays, for removing it could let two servers in."""
        with _guard:
            if self._handle is not None:
                os.close(self._handle)
                self._handle = None
                _held.discard(self._data)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        # A byte far behind the process number: a locked byte cannot be read on Windows.
        os.lseek(handle, 1024, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
