"""What a package index is told and shows: all games, all versions, no link that leads nowhere."""

import json
import re
import runpy
import subprocess
import sys
from typing import Any

import pytest
from page_build import ROOT

import saleroom

HOOKS = runpy.run_path(str(ROOT / "hatch_build.py"))
README = (ROOT / "README.md").read_text("utf-8")
RELATIVE = re.compile(r"\]\((?!https://|#)")
REPOSITORY = "https://example.org/house/saleroom"


@pytest.fixture(scope="module")
def metadata() -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_every_game_is_named_where_people_search(metadata: dict[str, Any]) -> None:
    titles = [saleroom.game(name).title for name in saleroom.game_names()]
    assert [title for title in titles if title not in metadata["description"]] == []
    assert [title for title in titles if title not in metadata["keywords"]] == []


def test_the_versions_of_python_are_those_a_release_is_tried_on(metadata: dict[str, Any]) -> None:
    tried = runpy.run_path(str(ROOT / "release.py"))["VERSIONS"]
    named = [re.fullmatch(r".* :: Python :: (3\.\d+)", line) for line in metadata["classifiers"]]
    assert [found[1] for found in named if found] == list(tried)
    assert metadata["version"] == saleroom.__version__


def test_no_link_or_picture_of_the_description_is_relative(metadata: dict[str, Any]) -> None:
    assert RELATIVE.search(README)
    assert not RELATIVE.search(metadata["readme"]["text"])
    assert metadata["readme"]["content-type"] == "text/markdown"


def test_links_and_pictures_begin_with_the_one_address() -> None:
    told = HOOKS["described"](README, REPOSITORY, "1.2.3")
    assert not RELATIVE.search(told)
    assert f"]({REPOSITORY}/raw/v1.2.3/docs/pictures/house-desktop-light.png)" in told
    assert f"[Playing]({REPOSITORY}/blob/v1.2.3/docs/playing.md)" in told
    assert told.count("![") == README.count("![")
    found = HOOKS["urls"](REPOSITORY, "1.2.3").values()
    assert all(url.startswith(REPOSITORY) for url in found)


def test_without_an_address_there_are_words_and_no_pictures() -> None:
    told = HOOKS["described"]("![A board](docs/a.png) see [how](b.md), [x](https://y.org)", "", "1")
    assert told == " see how, [x](https://y.org)"
    assert HOOKS["urls"]("", "1") == {}


def test_who_plays_installs_no_pydantic() -> None:
    locked = (ROOT / "lock" / "play.txt").read_text("utf-8")
    assert "typer==" in locked
    assert "pydantic" not in locked
