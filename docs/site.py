"""Builds the documentation as a site: `make docs`, and a test of `tests/docs`.

Decides which files are in it and which are not; docs/zensical.toml says how it looks. A warning,
such as a link that leads nowhere, is an error.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
USUAL = ROOT / "build" / "docs"
SHOWN = {".md", ".png", ".svg", ".jsonl"}
BESIDE = ("README.md", "CHANGELOG.md", "LICENSE", "SECURITY.md")


def stage(target: Path) -> None:
    """Put everything the site is made from into an empty folder, as it lies in the checkout."""
    shutil.rmtree(target, ignore_errors=True)
    docs = (path for path in (ROOT / "docs").rglob("*") if path.suffix in SHOWN)
    for path in (*docs, *(ROOT / name for name in BESIDE)):
        copy = target / "pages" / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    shutil.copyfile(ROOT / "docs" / "zensical.toml", target / "zensical.toml")


def build(target: Path) -> int:
    """Build the site into the folder `site` of what was staged."""
    # Its own folder, because it keeps its cache where it is started.
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    return subprocess.run(command, cwd=target, check=False).returncode


def main() -> int:
    """Build it where `make docs` wants it, or in the folder that is named."""
    target = Path(sys.argv[1]) if sys.argv[1:] else USUAL
    stage(target)
    failed = build(target)
    if not failed:
        print(f"the site: {target / 'site' / 'index.html'}")  # noqa: T201  # what `make docs` says
    return failed


if __name__ == "__main__":
    sys.exit(main())
