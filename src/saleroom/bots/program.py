"""Which program plays: a digest of the sources by which games go as they go.

Rules and formats have versions that are declared. Bots change with every weight, so what was
measured or analysed by them is named by their sources, and is of no other program.
"""

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import saleroom

PACKAGE = Path(saleroom.__file__).parent
# What decides how a game goes.
DECISIVE = ("core", "auctions", "games", "play", "bots")


@cache
def sources_with(*besides: str) -> str:
    """Sum up everything by which games of any kind go, and these packages besides."""
    files = (file for part in (*DECISIVE, *besides) for file in files_in(PACKAGE / part))
    return digest({str(file.relative_to(PACKAGE)): file for file in files})


def digest(files: Mapping[str, Path]) -> str:
    """Sum up files, each by a name that is the same on every machine."""
    found = hashlib.sha256()
    for name, file in sorted(files.items()):
        found.update(name.encode())
        found.update(file.read_bytes())
    return found.hexdigest()[:12]


def files_in(folder: Path) -> Iterator[Path]:
    """List the files of a package, but for what Python makes of them."""
    for file in folder.rglob("*"):
        if "__pycache__" not in file.parts and file.is_file():
            yield file
