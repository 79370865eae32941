"""Small checkouts to build in: the real script, and as much around it as a test needs."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from page_build import ROOT, read_script


class Checkout:
    """A folder with the script and a few sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.frontend = folder / "frontend"
        self.static = folder / "src" / "saleroom" / "web" / "static"
        self.write("frontend/src/main.ts", "let lots = 1;\n")
        self.write("frontend/package.json", '{"private": true}\n')
        self.write("src/saleroom/messages/en/page.ftl", "lot = Lot\n")
        self.static.parent.mkdir(parents=True)
        shutil.copy(ROOT / "frontend" / "build.py", self.frontend)

    def write(self, name: str, text: str) -> Path:
        """Write a file."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return path

    def lock(self, name: str, packages: dict[str, Any]) -> None:
        """Write a lock file, or npm's notes of what it installed."""
        self.write(name, json.dumps({"lockfileVersion": 3, "packages": {"": {}, **packages}}))

    @property
    def script(self) -> ModuleType:
        """The script, as it stands in this checkout."""
        return read_script(self.folder)

    def built(self) -> None:
        """Put a page there, as a build would."""
        self.write("src/saleroom/web/static/index.html", "<title>Page</title>")
        self.write("src/saleroom/web/static/.webhash", self.script.fingerprint())

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run the script as `make` does."""
        return subprocess.run(
            [sys.executable, "-I", "frontend/build.py", *arguments],
            cwd=self.folder,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=False,
        )
