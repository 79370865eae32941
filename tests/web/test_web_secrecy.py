"""No secret leaves the server: what a viewer is sent does not depend on what he may not know."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sampled import paired, sampled
from web.canaries import house, searched
from web.leaks import SETTINGS, Setting, early_eyes, leaks_in, private_leaks, stories
from web.lost_lines import lost_line_leaks

from saleroom.games.registry import GAMES, game_named
from saleroom.house import commands as c
from saleroom.house.settings import Place, Settings
from saleroom.house.statuses import OVER, PLAYING
from saleroom.house.table import Table
from saleroom.web.hub import Hub

PAIRS = 10_000
# More than any game takes.
TO_THE_END = 5000
# Any game with every number of players and at every pace every time; all of them with `make soak`.
OFTEN = paired(SETTINGS, tuple)
each_setting = pytest.mark.parametrize(
    "setting",
    [
        pytest.param(
            one, id="-".join(map(str, one)), marks=() if one in OFTEN else pytest.mark.soak
        )
        for one in SETTINGS
    ],
)


@each_setting
def test_tables_that_differ_in_secrets_send_a_viewer_the_same_bytes(setting: Setting) -> None:
    log = stories(setting, seed=setting.players)
    assert leaks_in(setting, log, moments=2, seed=1) == []


@each_setting
def test_what_a_seat_says_in_private_sends_nobody_else_anything(setting: Setting) -> None:
    drawing = Random(str(setting))  # noqa: S311  # a game, not a secret
    log = stories(setting, seed=setting.players + 1)
    for _ in range(3):
        until = drawing.randrange(2, len(log) + 1)
        assert private_leaks(log[:until], drawing) == []
        assert early_eyes(log[:until]) == []


@pytest.mark.parametrize("game", sampled(GAMES, "modern-art"))
def test_a_whole_game_is_searched_for_secrets_and_none_is_found(game: str, tmp_path: Path) -> None:
    watched = searched(tmp_path, game, min(game_named(game).players), TO_THE_END)
    assert watched.found == []
    assert watched.status == OVER
    # The same search would have found them: at the end the deal is shown to everybody.
    last = [sent.data for sent in watched.sent if b'"status":"over"' in sent.data]
    secrets = {secret.what: secret.text.encode() for secret in watched.secrets}
    assert any(secrets["the seed"] in data for data in last)
    assert any(secrets["the nonce of 1"] in data for data in last)


def test_a_lost_line_does_not_tell_whether_its_player_was_out(tmp_path: Path) -> None:
    assert lost_line_leaks(tmp_path) == []


async def last_frame_of_who_left(folder: Path) -> dict[str, Any]:
    """Leave at one server while listening at another; return what is heard when others play."""
    async with house(folder) as one:
        other = Hub(one.store)
        await other.start()
        mallory, *people = [(await one.new_person())[0] for _ in range(4)]
        settings = Settings(game="modern-art", seats=(Place("person"),) * 3)
        opened = await one.open(mallory, settings, "Mallory", 0)
        listening = await other.attach(opened.table, mallory, None)
        await one.send(opened.table, mallory, c.Leave(id="leave"))
        for seat, person in enumerate(people):
            await one.sit(opened.table, person, f"Person {seat}", seat, opened.invite)
        length = len(await one.store.entries(opened.table))
        await other.floor._heard(opened.table, length)
        await asyncio.sleep(0.05)  # who only watches is told a little later
        await other.stop()
        return dict(msgspec.json.decode(listening._frames[-1])["shown"])


def test_who_leaves_at_another_server_hears_nothing_more_of_the_seat(tmp_path: Path) -> None:
    shown = asyncio.run(last_frame_of_who_left(tmp_path))
    assert shown["status"] == PLAYING
    assert shown["mine"] is None
    assert shown["view"]["hands"] == [None, None, None]


async def asked_too_early(folder: Path) -> tuple[Table, Table]:
    async with house(folder) as hub:
        person, _ = await hub.new_person()
        settings = Settings(game="modern-art", seats=(Place("person"),) * 3)
        opened = await hub.open(person, settings, "Ann", 0)
        before = (await hub.floor.seated_table(opened.table)).table
        with pytest.raises(PermissionError):
            await hub.finished.record(opened.table)
        with pytest.raises(PermissionError):
            await hub.finished.replay(opened.table, None, 10**6, "all")
        return before, (await hub.floor.seated_table(opened.table)).table


def test_asking_for_the_record_too_early_is_refused_and_costs_the_table_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before, after = asyncio.run(asked_too_early(tmp_path))
    assert before is after
    assert not caplog.records


@pytest.mark.soak
@each_setting
def test_ten_thousand_pairs_a_game_look_alike(setting: Setting) -> None:
    tables = sum(other.game == setting.game for other in SETTINGS)
    pairs, seed = 0, 1000
    while pairs < PAIRS / tables:
        log = stories(setting, seed)
        assert leaks_in(setting, log, moments=10, seed=seed) == []
        pairs += 10 * setting.players
        seed += 1


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_at_every_player_count_are_searched(game: str, tmp_path: Path) -> None:
    for players in game_named(game).players:
        folder = tmp_path / str(players)
        folder.mkdir()
        watched = searched(folder, game, players, TO_THE_END)
        assert (watched.found, watched.status) == ([], OVER)
