"""The package carries the page, the messages and the rules, and builds without node."""

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from page_build import ROOT, build, missing

WANTED = (
    "saleroom/web/static/index.html",
    "saleroom/web/static/licences.txt",
    "saleroom/messages/en/page.ftl",
    "saleroom/messages/fr/page.ftl",
    "saleroom/messages/pl/page.ftl",
    "saleroom/messages/de/page.ftl",
    "saleroom/pages/modern-art.md",
    "saleroom/pages/canaletto.md",
)


# Without the pictures of the documentation it is 2.6 MB, with them 9.2 MB.
MOST_BYTES = 4_000_000


def names_in(wheel: Path) -> set[str]:
    """Return the files of a wheel."""
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


def wheel_of(checkout: Path, target: Path, path: str) -> set[str]:
    """Build a wheel with the packages of this environment; return what is in it."""
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-cache-dir"]
    environment = {name: value for name, value in os.environ.items() if name != "SALEROOM_PAGE"}
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", *options, "--wheel-dir", str(target), str(checkout)],
        env={**environment, "PATH": path, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = target.glob("*.whl")
    return names_in(wheel)


@pytest.fixture
def fresh() -> None:
    """Need the page as its sources are: `make test` builds it."""
    if not build.is_fresh():
        missing("the page is not built, or its sources changed: make page")


@pytest.mark.usefixtures("fresh")
def test_a_wheel_carries_the_page_the_messages_and_the_rules(tmp_path: Path) -> None:
    names = wheel_of(ROOT, tmp_path, os.environ["PATH"])
    assert [name for name in WANTED if name not in names] == []
    assert any(name.startswith("saleroom/web/static/assets/") for name in names)
    assert not any("node_modules" in name for name in names)


@pytest.mark.usefixtures("fresh")
def test_the_licences_of_what_is_in_the_page_travel_with_it() -> None:
    told = (build.STATIC / build.LICENCES).read_text("utf-8")
    parts = json.loads((build.FRONTEND / "package.json").read_text("utf-8"))["dependencies"]
    assert [name for name in parts if f"{name} " not in told] == []
    assert told.count("SIL OPEN FONT LICENSE Version 1.1") == 2


@pytest.mark.usefixtures("fresh")
def test_an_sdist_carries_the_built_page_and_becomes_a_wheel_without_node(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (packed,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(packed) as sdist:
        # Python 3.11 learnt to filter in its fourth release.
        safely = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
        sdist.extractall(tmp_path, **safely)  # noqa: S202  # our own
    (unpacked,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert not list(unpacked.rglob("node_modules"))
    assert not list((unpacked / "docs").rglob("*.png"))
    assert packed.stat().st_size < MOST_BYTES
    nowhere = tmp_path / "nowhere"
    nowhere.mkdir()
    names = wheel_of(unpacked, tmp_path / "wheels", str(nowhere))
    assert [name for name in WANTED if name not in names] == []
