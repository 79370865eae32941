"""Where compiled code is kept between runs.

Numba notices a change in the file of a function it compiled, but not in the functions that one
calls. So the folder is named by a hash of everything the code came from: all sources that may be
compiled, the versions of Python, Numba and NumPy, and the switches that change the code. A change
anywhere is a new folder.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core import config

# Numba's settings are made when it is imported, so no type checker knows their names.
SETTINGS: Any = config


def cache_folder(name: str, modules: Iterable[ModuleType]) -> Path:
    """Return the folder for the code of these modules, made if it was not there."""
    digest = hashlib.sha256()
    for module in sorted(modules, key=lambda module: module.__name__):
        digest.update(module.__name__.encode())
        digest.update(_source(module))
    for fact in (
        sys.version,
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        SETTINGS.BOUNDSCHECK,
    ):
        digest.update(repr(fact).encode())
    return _writable(Path(f"{name}-{digest.hexdigest()[:16]}"))


def _source(module: ModuleType) -> bytes:
    return Path(str(module.__file__)).read_bytes()


def _writable(folder: Path) -> Path:
    """Prefer the named place, or else the user's cache; without either, take a temporary one."""
    named = os.environ.get("SALEROOM_CACHE")
    homes = [Path(named)] if named else [platformdirs.user_cache_path("saleroom")]
    for home in homes:
        try:
            (home / folder).mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(home / folder, os.W_OK):
            return home / folder
    return Path(tempfile.mkdtemp(prefix="saleroom-"))
