"""When a game is over: replay, record, rematch, the same deal, playing on."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from cli.commands import run
from web.protocol_players import Chair, played_out, seated_at, settings_for
from web.serving import Serving, serving

from saleroom.core.seats import ALL_SEEING, SPECTATOR


class Ended(NamedTuple):
    """A finished game: who sat where, and what was shown at the end."""

    server: Serving
    chairs: list[Chair]
    last: dict[str, Any]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.chairs[0].table}"


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ended]:
    async def whole(server: Serving) -> Ended:
        settings = settings_for("alles-futsch", 3, pace="days")
        chairs = await seated_at(server.address, settings, 3, nonce="salt")
        return Ended(server, chairs, (await played_out(chairs, "afterwards"))[0])

    with serving(tmp_path_factory.mktemp("afterwards")) as server:
        yield asyncio.run(whole(server))


@pytest.fixture
def winner(ended: Ended) -> Iterator[httpx.Client]:
    with ended.server.program(ended.chairs[0].token) as client:
        yield client


def test_the_record_is_a_file_that_verifies(
    ended: Ended, winner: httpx.Client, tmp_path: Path
) -> None:
    answer = winner.get(f"{ended.path}/record")
    assert "attachment" in answer.headers["content-disposition"]
    file = tmp_path / "game.jsonl"
    file.write_bytes(answer.content)
    verdict = run("verify", file)
    assert verdict.exit_code == 0, verdict.output
    assert "1 ok, 0 bad" in verdict.output


def test_a_record_that_was_tampered_with_does_not_verify(
    ended: Ended, winner: httpx.Client, tmp_path: Path
) -> None:
    file = tmp_path / "game.jsonl"
    line = winner.get(f"{ended.path}/record").text
    file.write_text(line.replace('"nonces":["', '"nonces":["x'), encoding="utf-8")
    assert run("verify", file).exit_code == 1


def test_a_replay_shows_any_move_through_any_eyes(ended: Ended, winner: httpx.Client) -> None:
    end = winner.get(f"{ended.path}/replay").json()
    assert end["at"] == end["moves"]
    assert end["result"] == ended.last["result"]
    for eyes, viewer in (("all", ALL_SEEING), ("spectator", SPECTATOR), ("1", 1)):
        shown = winner.get(f"{ended.path}/replay", params={"at": 12, "eyes": eyes}).json()
        assert shown["at"] == 12
        assert shown["result"] is None
        assert shown["view"]["viewer"] == viewer


def test_all_eyes_see_all_money_and_a_seat_its_own(ended: Ended, winner: httpx.Client) -> None:
    every = winner.get(f"{ended.path}/replay", params={"at": 12, "eyes": "all"}).json()
    own = winner.get(f"{ended.path}/replay", params={"at": 12, "eyes": "1"}).json()
    assert None not in every["view"]["money"]
    assert [money is not None for money in own["view"]["money"]] == [False, True, False]


def test_many_moves_are_shown_at_once_and_no_other_than_one_by_one(
    ended: Ended, winner: httpx.Client
) -> None:
    many = winner.get(f"{ended.path}/replay?at=10&eyes=1&count=12").json()
    assert [one["at"] for one in many] == list(range(10, 22))
    for one in many:
        assert winner.get(f"{ended.path}/replay?at={one['at']}&eyes=1").json() == one


def test_a_bot_says_what_it_would_have_done_at_any_decision(
    ended: Ended, winner: httpx.Client
) -> None:
    moves = winner.get(f"{ended.path}/replay").json()["moves"]
    later = winner.get(f"{ended.path}/replay", params={"at": 13, "eyes": "all"}).json()
    advice = winner.get(f"{ended.path}/advice", params={"at": 12}).json()
    assert advice["at"] == 12
    assert advice["reasons"]["seat"] == later["seat"], "who decided there"
    assert advice["reasons"]["decision"]
    for at, refused in ((0, "nothing_asked"), (moves, "nothing_asked"), (moves + 1, "setup_range")):
        answer = winner.get(f"{ended.path}/advice", params={"at": at}).json()
        assert answer["reason"] == refused


def test_after_the_last_move_there_is_nothing_more_to_show(
    ended: Ended, winner: httpx.Client
) -> None:
    moves = winner.get(f"{ended.path}/replay").json()["moves"]
    last = winner.get(f"{ended.path}/replay?at={moves - 1}&count=40").json()
    assert [one["at"] for one in last] == [moves - 1, moves]
    assert last[-1]["result"] == ended.last["result"]


@pytest.mark.parametrize(
    "query",
    ["at=99999", "at=-1", "at=x", "eyes=3", "eyes=cat", "eyes=²", "count=0", "count=51", "count=x"],
)
def test_a_replay_says_what_can_be_asked_for(
    ended: Ended, winner: httpx.Client, query: str
) -> None:
    answer = winner.get(f"{ended.path}/replay?{query}")
    assert answer.status_code == 400, answer.text
    assert answer.json()["text"]


def test_a_story_has_every_line_with_its_move_and_how_all_stood(
    ended: Ended, winner: httpx.Client
) -> None:
    told = winner.get(f"{ended.path}/story").json()
    assert len(told["scores"]) == told["moves"] + 1
    assert told["scores"][-1] == ended.last["result"]["scores"]
    places = [one["at"] for one in told["lines"]]
    assert places == sorted(places)
    assert [one["line"]["n"] for one in told["lines"]] == list(range(len(places)))
    sales = [one for one in told["lines"] if one["line"]["name"] == "sold"]
    assert [one["move"] + 1 for one in told["bought"]] == [one["at"] for one in sales]


def test_a_line_of_the_log_leads_to_its_move(ended: Ended, winner: httpx.Client) -> None:
    log = winner.get(ended.path).json()["lines"]
    while log[0]["n"]:
        log = winner.get(f"{ended.path}/lines?before={log[0]['n']}").json() + log
    seat = winner.get(ended.path).json()["shown"]["mine"]["seat"]
    told = winner.get(f"{ended.path}/story", params={"eyes": str(seat)}).json()
    assert [one["line"] for one in told["lines"]] == log
    sold = next(one for one in told["lines"] if one["line"]["name"] == "sold")
    there = winner.get(f"{ended.path}/replay", params={"at": sold["at"], "eyes": str(seat)}).json()
    assert "sold" in [line["name"] for line in there["lines"]]


def test_a_rematch_moves_everybody_one_seat_on(ended: Ended, winner: httpx.Client) -> None:
    answer = winner.post(f"{ended.path}/rematch")
    assert answer.status_code == 201
    assert answer.json()["seat"] == 1
    assert winner.get(ended.path).json()["shown"]["next_table"]


def test_the_same_deal_is_played_again(ended: Ended, winner: httpx.Client) -> None:
    again = winner.post(f"{ended.path}/same-deal").json()
    chairs = [msgspec.structs.replace(chair, table=again["table"]) for chair in ended.chairs]
    for chair in chairs[1:]:
        with ended.server.program(chair.token) as client:
            form = {"name": f"Person {chair.seat}", "invite": again["invite"]}
            client.post(f"/api/tables/{again['table']}/seat", json=form)
    last = asyncio.run(played_out(chairs, "the same deal"))[0]
    old = winner.get(f"{ended.path}/record").json()
    new = winner.get(f"/api/tables/{again['table']}/record").json()
    assert last["deal"]["seed"] == ended.last["deal"]["seed"]
    assert new["deal"]["nonces"] == old["deal"]["nonces"]
    assert new["moves"][0] == old["moves"][0]


def test_a_game_is_played_on_from_a_move_against_bots(ended: Ended, winner: httpx.Client) -> None:
    seats = [{"who": "person"}, *[{"who": "bot", "bot": "random"}] * 2]
    body = {"move": 20, "seats": seats}
    answer = winner.post(f"{ended.path}/play-on", json=body)
    assert answer.status_code == 201, answer.text
    shown = winner.get(f"/api/tables/{answer.json()['table']}").json()
    assert shown["about"]["source"] == ended.chairs[0].table
    was = winner.get(f"{ended.path}/replay", params={"at": 20, "eyes": "0"}).json()
    assert shown["shown"]["view"]["boards"] == was["view"]["boards"]


@pytest.mark.parametrize("move", [-1, 100_000])
def test_nobody_plays_on_from_a_move_that_was_not_made(
    ended: Ended, winner: httpx.Client, move: int
) -> None:
    answer = winner.post(f"{ended.path}/play-on", json={"move": move})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_setup")
