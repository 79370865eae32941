"""Analyses over HTTP: of finished games only, growing, made once, kept, for whoever may look."""

import asyncio
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from web.protocol_players import played_out, seated_at, settings_for
from web.serving import QUICK, ROOMY, Serving, serving

from saleroom.analysis.found import DONE, FEWEST
from saleroom.web import analyses
from saleroom.web.config import Config
from saleroom.web.site import Site

FEW = msgspec.structs.replace(QUICK, analysis_worlds=FEWEST)
OTHERS = msgspec.structs.replace(FEW, analysis_worlds=FEWEST + 1)
ALONE = settings_for("canaletto", 1, 2, clock="none", replay="players")
Reason = tuple[int, str, str]


class Asking:
    """A game, and somebody who asks for its analysis."""

    def __init__(self, server: Serving, table: str, token: str | None = None) -> None:
        self.server = server
        self.table = table
        self.token = token

    def ask(self, **asked: Any) -> httpx.Response:
        with self.server.program(self.token) as client:
            return client.post(f"/api/tables/{self.table}/analysis", json=asked)

    def refused(self, **asked: Any) -> Reason:
        answer = self.ask(**asked)
        told = answer.json()
        return answer.status_code, told["code"], told.get("reason", "")

    def grown(self) -> list[dict[str, Any]]:
        """Ask until it is whole, each time for no more than is new."""
        told = [self.ask().json()]
        while told[-1]["stage"] != DONE:
            time.sleep(0.4)
            have = {of: sum(len(one[of]) for one in told) for of in ("lots", "decisions")}
            told.append(self.ask(**have).json())
        return told


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """The folder of a house, a game that was finished there, and who played it."""

    async def whole(server: Serving) -> tuple[str, str]:
        chairs = await seated_at(server.address, ALONE, 1)
        await played_out(chairs, "analyses")
        return chairs[0].table, chairs[0].token

    folder = tmp_path_factory.mktemp("played")
    with serving(folder) as server:
        return (folder, *asyncio.run(whole(server)))


@contextmanager
def house(
    played: tuple[Path, str, str], folder: Path, config: Config = FEW, **limits: int
) -> Iterator[Asking]:
    """Open the same house in another folder."""
    if not folder.exists():
        shutil.copytree(played[0], folder)
    site = Site(limits=msgspec.structs.replace(ROOMY, **limits))
    with serving(folder, site, config) as server:
        yield Asking(server, *played[1:])


def at_work() -> list[int]:
    """Processes of ours that analyse."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status, command = (folder / "stat").read_text(), (folder / "cmdline").read_bytes()
        except OSError:  # it has just ended
            continue
        if b"saleroom.analysis.apart" in command:
            parent = int(status.rpartition(")")[2].split()[1])
            found += [int(folder.name)] * (parent == os.getpid())
    return found


@pytest.mark.soak  # every run has one made for test_browser_analysis
def test_an_analysis_grows_is_made_once_and_outlasts_the_server(
    played: tuple[Path, str, str], tmp_path: Path
) -> None:
    folder = tmp_path / "house"
    with house(played, folder) as over:
        told = over.grown()
        assert (told[-1]["part"], told[-1]["worlds"]) == (1.0, FEWEST)
        whole = over.ask().json()
        for of in ("lots", "decisions"):
            assert whole[of]
            assert [each for one in told for each in one[of]] == whole[of], of
        assert {one["seat"] for one in whole["accuracy"]} == {0, 1, 2}
    with house(played, folder) as over:
        assert over.ask().json() == whole, "it is not made again"
    with house(played, folder, OTHERS) as over:
        assert over.ask().json()["stage"] != DONE, "an analysis that is another one is"


def test_who_may_not_look_back_gets_no_analysis_and_nobody_gets_one_of_a_running_game(
    played: tuple[Path, str, str], tmp_path: Path
) -> None:
    with house(played, tmp_path / "house", analyses=1) as over:
        server = over.server
        assert Asking(server, over.table).refused() == (403, "not_yours", "players_only")
        running = asyncio.run(seated_at(server.address, ALONE, 1))[0]
        for eyes in ("own", "open"):
            asked = Asking(server, running.table, running.token).refused(eyes=eyes)
            assert asked == (403, "not_yet", "")
        assert over.refused(eyes="all") == (400, "malformed", "")
        assert over.ask(begin=False).json()["stage"] == "none"
        assert at_work() == []
        assert over.ask().json()["stage"] != DONE
        assert over.ask().status_code == 200, "to ask how far it is costs nothing"
        assert over.refused(eyes="open") == (429, "rate", "too_many_analyses")
        while not at_work():
            time.sleep(0.01)
    assert at_work() == [], "what is at work ends with the server"


def test_a_server_that_cannot_or_is_too_busy_says_so(
    played: tuple[Path, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(played, tmp_path / "house") as over:
        with monkeypatch.context() as patched:
            patched.setattr(analyses, "find_spec", lambda _name: None)
            assert over.refused() == (409, "not_here", "analysis_not_installed")
        with monkeypatch.context() as patched:
            patched.setattr(analyses, "MOST_ASKED", 0)
            assert over.refused() == (429, "rate", "analyses_busy")
        with monkeypatch.context() as patched:
            patched.setattr(analyses, "_COMMAND", ("-c", "raise SystemExit(1)"))
            while (told := over.ask()).status_code == 200:
                time.sleep(0.01)
        assert (told.status_code, told.json()["reason"]) == (409, "analysis_failed")
        assert over.ask().status_code == 200, "asked again it is begun anew"
