"""Analyses over HTTP: of finished games only, growing, made once, kept, for whoever may look."""

import asyncio
import os
import shutil
import time
import tracemalloc
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from faults.breaking import house_in
from web.protocol_players import played_out, seated_at, settings_for
from web.serving import QUICK, ROOMY, Serving, serving

from saleroom.analysis.apart import version
from saleroom.analysis.found import (
    DONE,
    FEWEST,
    Analysis,
    Decision,
    Lot,
    Option,
    Point,
    Told,
    written,
)
from saleroom.store.contract import KeptAnalysis
from saleroom.web import analyses
from saleroom.web.analysis_parts import AnalysisSoFar
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
        self.headers: dict[str, str] = {}

    def ask(self, **asked: Any) -> httpx.Response:
        with self.server.program(self.token) as client:
            address = f"/api/tables/{self.table}/analysis"
            return client.post(address, json=asked, headers=self.headers)

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


async def finished(server: Serving) -> Asking:
    """Play a game to its end."""
    chairs = await seated_at(server.address, ALONE, 1)
    await played_out(chairs, "analyses")
    return Asking(server, chairs[0].table, chairs[0].token)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """The folder of a house, a game that was finished there, and who played it."""

    folder = tmp_path_factory.mktemp("played")
    with serving(folder) as server:
        asked = asyncio.run(finished(server))
        return (folder, asked.table, asked.token or "")


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


def long_analysis() -> Analysis:
    """What is found in a long game, as far as its length goes."""
    told = Told(0.25, 0.2, 0.3)
    options = tuple(Option(action={"bid": n}, told=told, worlds=512) for n in range(8))
    return Analysis(
        game="canaletto",
        edition="",
        players=3,
        seats=("a", "b", "c"),
        moves=400,
        is_over=True,
        eyes="own",
        worlds=FEWEST,
        seed=1,
        stage=DONE,
        part=1.0,
        course=tuple(Point(move=n, told=(told, told, told)) for n in range(20)),
        lots=tuple(
            Lot(move=n, mechanism="outcry", seller=None, seats=(), sold=None) for n in range(60)
        ),
        decisions=tuple(
            Decision(
                move=n,
                seat=n % 3,
                done={"bid": n},
                lot=n,
                is_forced=False,
                before=told,
                after=told,
                options=options,
            )
            for n in range(400)
        ),
        dearest=(3, 2, 1),
    )


def test_to_ask_how_far_it_is_costs_what_is_told_and_not_what_was_found(
    played: tuple[Path, str, str], tmp_path: Path
) -> None:
    """Counted in bytes that are taken for it, at the most."""
    folder, table, token = played
    whole = long_analysis()

    async def run() -> None:
        shutil.copytree(folder, tmp_path / "house")
        async with house_in(tmp_path / "house") as house:
            hub = house.hub
            name = f"{version()}-{hub.config.analysis_worlds}"
            body = zlib.compress(written(whole))
            await hub.store.keep_analysis(KeptAnalysis(table, "own", name, 1, body), 1 << 20)
            person = await hub.person_of(token)

            async def told(lots: int, decisions: int) -> bytes:
                found = await hub.analyses.ask(table, person, "own", (lots, decisions), "", None)
                return msgspec.json.encode(found)

            first = msgspec.json.decode(await told(58, 399), type=AnalysisSoFar)
            assert (first.lots, first.decisions) == (whole.lots[58:], whole.decisions[399:])
            assert (first.course, first.dearest, first.part) == (whole.course, (3, 2, 1), 1.0)
            everything = len(await told(0, 0))
            tracemalloc.start()
            nothing = len(await told(60, 400))
            most = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
            assert most < everything / 4, (most, nothing, everything)

    asyncio.run(run())


# Stands for an analysis that says how far it is, if at all, and then hangs.
HANGS = "import os, sys; sys.stdout.write({said!r}); sys.stdout.flush(); os.kill(os.getpid(), 19)"


def test_an_analysis_that_hangs_is_given_up_and_the_next_has_its_turn(
    played: tuple[Path, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = msgspec.structs.replace(long_analysis(), stage="course", decisions=(), lots=())
    script = HANGS.format(said=written(begun).decode() + "\n")
    with house(played, tmp_path / "house") as over:
        monkeypatch.setattr(analyses, "SILENCE", 0.3)
        with monkeypatch.context() as patched:
            patched.setattr(analyses, "_COMMAND", ("-c", script))
            while over.ask().json()["stage"] == "waiting":
                time.sleep(0.01)
        assert over.ask(eyes="open").json()["stage"] == "waiting"
        end = time.monotonic() + 60
        while (told := over.ask()).status_code == 200 and time.monotonic() < end:
            time.sleep(0.05)
        assert (told.status_code, told.json()["reason"]) == (409, "analysis_failed")
        while not at_work():
            assert time.monotonic() < end, "nobody has a turn any more"
            time.sleep(0.01)


def test_who_has_asked_for_more_or_asks_no_more_makes_room_before_the_turn_comes(
    played: tuple[Path, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = HANGS.format(said="")
    with house(played, tmp_path / "house") as over:
        monkeypatch.setattr(analyses, "_COMMAND", ("-c", script))
        monkeypatch.setattr(analyses, "MOST_ASKED", 2)
        assert over.ask().json()["stage"] == "waiting", "it is begun, and hangs"
        assert over.ask(eyes="open").json()["stage"] == "waiting"
        another = asyncio.run(finished(over.server))
        assert another.refused() == (429, "rate", "analyses_busy")
        another.headers = {"X-Forwarded-For": "192.0.2.7"}
        assert another.ask().json()["stage"] == "waiting", "who has none goes before who has two"
        assert over.ask(eyes="open", begin=False).json()["stage"] == "none"
        assert over.refused(eyes="open") == (429, "rate", "analyses_busy")
        monkeypatch.setattr(analyses, "FORGOTTEN", 0.0)
        assert over.ask(eyes="open").json()["stage"] == "waiting"
        assert another.ask(begin=False).json()["stage"] == "none"


def test_who_may_begin_no_more_takes_nobodys_place(
    played: tuple[Path, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(played, tmp_path / "house", analyses=2) as over:
        monkeypatch.setattr(analyses, "_COMMAND", ("-c", "pass"))
        another = asyncio.run(finished(over.server))
        another.headers = {"X-Forwarded-For": "192.0.2.7"}
        for _ in range(2):
            while another.ask().is_success:  # until it broke off
                time.sleep(0.05)
        monkeypatch.setattr(analyses, "_COMMAND", ("-c", HANGS.format(said="")))
        monkeypatch.setattr(analyses, "MOST_ASKED", 2)
        assert over.ask().json()["stage"] == "waiting", "it is begun, and hangs"
        assert over.ask(eyes="open").json()["stage"] == "waiting"
        assert another.refused() == (429, "rate", "too_many_analyses")
        assert over.ask(eyes="open", begin=False).json()["stage"] == "waiting"
