"""Builds what is published and tries it out as a stranger would: `make release`.

Decides what has to work before an upload: an index takes and shows both files, and on every Python
that is found the wheel, in an environment with nothing else in it, plays each game and, with the
extra `server`, serves the page. It publishes nothing; at the end it says what is left to do.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parent
DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13")
BIN = Path(sys.executable).parent


def say(text: str) -> None:
    """Say it now, before what takes long."""
    print(text, flush=True)  # noqa: T201  # what `make release` says


def run(*command: str | Path, typed: str = "", **environment: str) -> str:
    """Run a program in an empty folder and return what it said; stop if it fails."""
    with tempfile.TemporaryDirectory() as nowhere:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=nowhere,
            env={**os.environ, **environment},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def build() -> Path:
    """Build sdist and wheel, and ask whether an index would take them; return the wheel."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", DIST], cwd=ROOT, check=True)
    files = sorted(DIST.iterdir())
    say(run(sys.executable, "-m", "twine", "check", "--strict", *files).strip())
    for file in files:
        say(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")
    return next(file for file in files if file.suffix == ".whl")


def interpreters() -> Iterator[tuple[str, Path]]:
    """Find a Python of each version: on the path, or among pyenv's."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for version in VERSIONS:
        name = f"python{version}"
        places = [
            *sorted(pyenv.glob(f"{version}.*/bin/{name}")),
            *filter(None, [shutil.which(name)]),
        ]
        found = [Path(place) for place in places if _is_version(Path(place), version)]
        if found:
            yield version, found[0]
        else:
            say(f"Python {version}: not found here, so not tried")


def _is_version(python: Path, version: str) -> bool:
    """Tell whether it runs: a shim may stand for nothing."""
    asked = [str(python), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return done.stdout.strip() == version


def installed(wheel: Path, python: Path, folder: Path, extra: str = "") -> Path:
    """Install the wheel into an empty environment; return where its programs are."""
    run(BIN / "uv", "venv", "--quiet", "--python", python, folder)
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    wanted = f"{wheel}{extra}"
    run(BIN / "uv", "pip", "install", "--quiet", "--python", programs / "python", wanted)
    return programs


def try_playing(programs: Path, wheel: Path) -> str:
    """Watch every game in the terminal, record and verify it, and play by the name alone."""
    saleroom = programs / "saleroom"
    if f"-{run(saleroom, '--version').split()[-1]}-" not in wheel.name:
        sys.exit(f"saleroom --version does not say that it is {wheel.name}")
    names = run(programs / "python", "-c", "import saleroom; print(*saleroom.game_names())").split()
    for name in names:
        run(saleroom, "play", name, "--seat", "none", "--bots", "visitor")
        record = run(saleroom, "record", name, "--games", "1", "--bots", "visitor", "--out", "-")
        verdict = run(saleroom, "verify", "-", typed=record)
        if "1 record: 1 ok" not in verdict:
            sys.exit(f"{name}: {verdict}")
    if "Modern Art" not in run(saleroom, typed="quit\n"):
        sys.exit("saleroom alone does not play in the terminal")
    return ", ".join(names)


def try_serving(programs: Path, data: Path) -> str:
    """Open the house by the name alone, and fetch the page and the list of games."""
    with subprocess.Popen(
        [str(programs / "saleroom")],
        env={**os.environ, "SALEROOM_DATA": str(data)},
        stdout=subprocess.PIPE,
        text=True,
    ) as house:
        assert house.stdout is not None
        try:
            found = re.search(r"http://\S+", house.stdout.readline())
            if found is None:
                sys.exit("saleroom alone opens no house")
            address = found[0].rstrip("/")
            page, games = (fetched(f"{address}{path}") for path in ("/", "/api/games"))
        finally:
            house.terminate()
    if "<script" not in page or "canaletto" not in games:
        sys.exit(f"{address} does not serve the page or the games")
    return address


def fetched(url: str) -> str:
    """Fetch something from the house."""
    with urlopen(url, timeout=30) as answer:  # noqa: S310  # our own server
        return str(answer.read().decode())


def left_to_do() -> Iterator[str]:
    """Say what only a person can do."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    if not settings["tool"]["saleroom"]["repository"]:
        yield "fill in `repository` in pyproject.toml: without it the description has no pictures"
    version = re.findall(r"-(\d[^-]*)\.tar\.gz", " ".join(f.name for f in DIST.iterdir()))[0]
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if f"## [{version}]" not in changes:
        yield f"give the changes a heading: ## [{version}] and the day, in CHANGELOG.md"
    yield f"tag the commit v{version} and push the tag"
    yield "twine upload dist/*"
    yield "publish the site: make docs, then build/docs/site"


def main() -> None:
    """Build, try out, and say what is left."""
    wheel = build()
    for version, python in interpreters():
        with tempfile.TemporaryDirectory() as folder:
            here = Path(folder)
            base = installed(wheel, python, here / "base")
            say(f"Python {version}: played {try_playing(base, wheel)}")
            served = installed(wheel, python, here / "server", "[server]")
            say(f"Python {version}: served the page at {try_serving(served, here / 'data')}")
    say("left to do:")
    for number, what in enumerate(left_to_do(), 1):
        say(f"  {number}. {what}")


if __name__ == "__main__":
    main()
