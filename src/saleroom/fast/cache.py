"""Where compiled code is kept between runs, and that only one process at a time compiles it.

Numba notices a change in the file of a function it compiled, but not in the functions that one
calls. So the folder is named by a hash of everything the code came from: all sources that may be
compiled, the versions of Python, Numba and NumPy, and the switches that change the code. A change
anywhere is a new folder; one that nobody has used for a month is removed. Where the sources lie
and how old they are does not matter: every checkout and every installation of the same sources
finds the same code.

The folder is in the user's cache, or where SALEROOM_CACHE says. What is in it is run as it is, so
one that belongs to somebody else, or that others can write to, is not used.
"""

import errno
import hashlib
import os
import shutil
import stat
import sys
import tempfile
import time
import warnings
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core import config
from numba.core.caching import UserProvidedCacheLocator
from numba.core.compiler_lock import global_compiler_lock

if sys.platform != "win32":
    import fcntl

# Numba's settings are made when it is imported, so no type checker knows their names.
SETTINGS: Any = config
_COMPILER: Any = global_compiler_lock

KEPT_FOR = 30 * 24 * 3600  # seconds


def cache_folder(name: str, modules: Iterable[ModuleType]) -> Path:
    """Return the folder for the code of these modules, made if it was not there."""
    digest = hashlib.sha256()
    for module in sorted(modules, key=lambda module: module.__name__):
        digest.update(module.__name__.encode())
        digest.update(Path(str(module.__file__)).read_bytes())
    for fact in (
        sys.version,
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        SETTINGS.BOUNDSCHECK,
        SETTINGS.OPT,
    ):
        digest.update(repr(fact).encode())
    return _made(_home(), name, digest.hexdigest()[:16])


def _home() -> Path:
    named = os.environ.get("SALEROOM_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("saleroom")


def _made(home: Path, name: str, digest: str) -> Path:
    folder = home / f"{name}-{digest}"
    try:
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
        folder.mkdir(exist_ok=True, mode=0o700)
        for place in (home, folder):
            _check_ours(place)
        os.utime(folder)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        warnings.warn(
            f"compiled code cannot be kept in {home} ({error.strerror}), so every run compiles "
            "anew; SALEROOM_CACHE can name another place",
            RuntimeWarning,
            stacklevel=2,
        )
        return Path(_for_this_run().name)
    _remove_old(home, name)
    return folder


def _check_ours(folder: Path) -> None:
    """Refuse a folder that others could put code into: it would be run as ours."""
    if sys.platform == "win32":
        return
    found = folder.stat()
    if found.st_uid not in {os.geteuid(), 0}:
        raise PermissionError(errno.EPERM, "it belongs to somebody else")
    if found.st_mode & (stat.S_IWGRP | stat.S_IWOTH) and not found.st_mode & stat.S_ISVTX:
        raise PermissionError(errno.EPERM, "others can write to it")


@cache
def _for_this_run() -> "tempfile.TemporaryDirectory[str]":
    """Make a folder that goes away with the process. Never one with a name others can guess."""
    return tempfile.TemporaryDirectory(prefix="saleroom-", ignore_cleanup_errors=True)


def _remove_old(home: Path, name: str) -> None:
    """Remove what the sources of long ago were compiled to."""
    for folder in home.glob(f"{name}-*"):
        with suppress(OSError):  # another process has just removed it, or it is not ours to remove
            if time.time() - folder.stat().st_mtime > KEPT_FOR:
                shutil.rmtree(folder)


class ByModule(UserProvidedCacheLocator):
    """Tells Numba where in the folder a function's code is: by the name of its module.

    Numba itself goes by the path of the file, so that a second checkout would compile all anew.
    """

    def __init__(self, function: Any, file: str) -> None:
        super().__init__(function, file)  # type: ignore[no-untyped-call]  # Numba's
        self._cache_path = str(Path(SETTINGS.CACHE_DIR) / function.__module__)

    def get_source_stamp(self) -> str:
        """Say nothing: what the code came from is in the name of the folder."""
        return ""


@contextmanager
def caching_in(folder: Path) -> Iterator[None]:
    """Let functions that are decorated meanwhile keep their code in this folder."""
    before = SETTINGS.CACHE_DIR, SETTINGS.CACHE_LOCATOR_CLASSES
    SETTINGS.CACHE_DIR = str(folder)
    SETTINGS.CACHE_LOCATOR_CLASSES = f"{ByModule.__module__}.{ByModule.__qualname__}"
    try:
        yield
    finally:
        SETTINGS.CACHE_DIR, SETTINGS.CACHE_LOCATOR_CLASSES = before


class CompileLock:
    """One process compiles, the others wait and then find the work done.

    Numba's own cache is not made for two processes that add to it at once: both may give their
    code the same file name.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "turn"
        self._depth = 0
        self._file: Any = None

    def __enter__(self) -> Self:
        # Threads of this process are kept apart by Numba's own lock; taking it first, always,
        # means that no two threads can wait for each other.
        _COMPILER.acquire()
        self._depth += 1
        if self._depth == 1:
            self._file = _locked(self._path)
        return self

    def __exit__(self, *_: object) -> None:
        self._depth -= 1
        if self._depth == 0:
            _unlock(self._file)
        _COMPILER.release()

    def guard(self, function: Any) -> Any:
        """Let a function to be compiled wait for its turn when it is."""
        compile_now = function.compile

        def compile_in_turn(signature: Any) -> Any:
            with self:
                return compile_now(signature)

        function.compile = compile_in_turn
        return function


def _locked(path: Path) -> Any:
    """Lock a file until the end of the process at the latest; None where that cannot be done."""
    if sys.platform == "win32":
        return None
    try:
        file = path.open("ab")
    except OSError:
        return None
    with suppress(OSError):  # some network drives have no locks
        fcntl.flock(file, fcntl.LOCK_EX)
    return file


def _unlock(file: Any) -> None:
    """Unlock, and not only close: a process forked meanwhile has the file open as well."""
    if file is not None and sys.platform != "win32":
        with suppress(OSError):
            fcntl.flock(file, fcntl.LOCK_UN)
        file.close()
