"""Agents that only speak MCP, with the package's own client, over both transports."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import msgspec
import pytest
from agents.mcp_players import Agent, answers_in, turn_in
from mcp import Client
from mcp.client.stdio import StdioServerParameters
from sampled import sampled
from web.serving import ROOMY, TLS, Serving, serving
from web.test_web_intervals import at_the_end_of_a_round

from saleroom import web
from saleroom.agents.asking import WaitForTurnCall
from saleroom.agents.tools import TOOLS
from saleroom.client import AsyncHouse, House, Seat
from saleroom.games.registry import GAMES
from saleroom.web.http_mcp import AT_A_TIME
from saleroom.web.limits import Limits
from saleroom.web.mcp_inside import TALKATIVE
from saleroom.web.site import Site


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("agents")) as running:
        yield running


def over_http(address: str, do: Callable[[Agent], Awaitable[Any]]) -> Any:
    async def called() -> Any:
        async with Client(f"{address}/mcp") as client:
            return await do(Agent(client))

    return asyncio.run(called())


def over_stdio(address: str, do: Callable[[Agent], Awaitable[Any]], *more: str) -> Any:
    command = str(Path(sys.executable).parent / "saleroom")
    program = StdioServerParameters(command=command, args=["mcp", "--address", address, *more])

    async def called() -> Any:
        async with Client(program) as client:
            return await do(Agent(client))

    return asyncio.run(called())


SEATS = {"alles-futsch": 2}
_HOUSES: list[House] = []


@pytest.fixture(autouse=True)
def houses() -> Iterator[None]:
    """Hang up when a test is over."""
    yield
    while _HOUSES:
        _HOUSES.pop().close()


def others_seat(server: Serving, table: str, invite: str) -> Seat:
    """Take a seat beside an agent."""
    house = House(server.address)
    _HOUSES.append(house)
    return house.take_seat(table, name=f"Program {len(_HOUSES)}", invite=invite)


@pytest.mark.parametrize("game", sampled(sorted(GAMES), "alles-futsch"))
def test_an_agent_finishes_a_game_over_http(server: Serving, game: str) -> None:
    """The others are programs: bots of the server would be a process more."""

    async def play(agent: Agent) -> tuple[str, int]:
        table = await agent.open(game, ["person"] * SEATS.get(game, 3))
        sit = partial(asyncio.to_thread, others_seat, server, table, agent.invite)
        others = [await sit() for _ in range(SEATS.get(game, 3) - 1)]
        # Threads that nobody waits for if the agent fails: they would wait for it for ever.
        rivals = [Thread(target=seat.play, args=("random",), daemon=True) for seat in others]
        for rival in rivals:
            rival.start()
        last = await agent.play(table, Random(game))  # noqa: S311  # a game
        for rival in rivals:
            await asyncio.to_thread(rival.join)
        return last, agent.acted

    last, acted = over_http(server.address, play)
    assert "rank 1" in last
    assert acted


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_agent_finishes_a_game_over_stdio(server: Serving, game: str) -> None:
    async def play(agent: Agent) -> str:
        seats = ["person"] + ["random"] * (SEATS.get(game, 3) - 1)
        return await agent.play(await agent.open(game, seats), Random(game))  # noqa: S311  # a game

    assert "rank 1" in over_stdio(server.address, play)


@pytest.mark.soak  # a process that loads the package
def test_over_stdio_the_token_is_kept_for_the_agent(server: Serving, tmp_path: Path) -> None:
    """The agent is not told it; whoever has the file has the seat."""
    file = tmp_path / "token"

    async def begin(agent: Agent) -> str:
        table = await agent.open("canaletto", ["person", "person", "person"])
        assert not agent.known
        return table

    table = over_stdio(server.address, begin, "--token-file", str(file))
    assert file.stat().st_mode & 0o077 == 0
    with House(server.address, file.read_text()) as house:
        assert house.mine()[0]["about"]["table"] == table


def test_what_the_tools_say(server: Serving) -> None:
    """One visit, tool by tool: what is legal and why, what is refused and why, in any language."""

    async def visit(agent: Agent) -> None:
        listed = await agent._client.list_tools()
        assert {tool.name for tool in listed.tools} == TOOLS.keys()
        assert all(tool.description for tool in listed.tools)
        assert "modern-art" in (await agent.call("list_games")).text
        assert "CA-8" in (await agent.call("rules", game="canaletto", language="fr")).text
        told = await agent.call("rules", game="canaletto", paragraphs=["ca-8"])
        assert told.text.startswith("**CA-8**")
        told = await agent.call("rules", game="canaletto", paragraphs=["CA-99"], language="de")
        assert told.is_error
        assert "keinen Absatz" in told.text
        options = {"first_player": 0}
        table = await agent.open("canaletto", ["person"] * 3, options=options)
        for _ in range(2):
            await asyncio.to_thread(others_seat, server, table, agent.invite)
        seen = await agent.call("wait_for_turn", table=table)
        turn = turn_in(seen.text)
        assert answers_in(seen.text) == ["bid 1"]
        told = await agent.call("legal", table=table)
        assert "bid 1-99" in told.text
        assert "**CA-8**" in told.text
        told = await agent.call("legal", table=table, answer='{"pass": true}', language="pl")
        assert "(CA-8)" in told.text
        told = await agent.call("legal", table=table, answer="bid 3")
        assert told == (False, "This is legal now.")
        for answer, word in (("fly away", "bid"), ('{"pass": true}', "CA-8"), ("bid 500", "99")):
            told = await agent.call("act", table=table, turn=turn, answer=answer)
            assert told.is_error, answer
            assert word in told.text
        told = await agent.call("act", table=table, turn=turn - 1, answer="bid 2")
        assert told.is_error
        assert str(turn) in told.text
        told = await agent.call("act", table=table, turn=turn, answer="I take it. [bid 2]")
        assert not told.is_error
        assert "You bid 2" in told.text
        told = await agent.call("act", table=table, turn=turn, answer="bid 9")
        assert told.is_error, "the same turn is answered once"
        assert table in (await agent.call("my_tables")).text
        assert (await agent.call("list_tables", status="over")).text

    over_http(server.address, visit)


def test_what_cannot_be_done_says_what_and_why(server: Serving) -> None:
    async def visit(agent: Agent) -> None:
        for tool, arguments, word in (
            ("fly", {}, "observe"),
            ("observe", {"table": "nowhere-at-all"}, "no_such_table"),
            ("observe", {"table": "../mine"}, "table"),
            ("observe", {"table": "x" * 5000}, "table"),
            ("observe", {"table": "nowhere-at-all", "token": "wrong"}, "bad_token"),
            ("observe", {"table": "nowhere-at-all", "token": "w\u00f6rd"}, "token"),
            ("observe", {"table": "nowhere-at-all", "token": "word\n"}, "token"),
            ("observe", {"table": "nowhere-at-all\n"}, "table"),
            ("rules", {"game": "canaletto\n", "paragraphs": ["CA-8"]}, "game"),
            ("observe", {}, "table"),
            ("observe", {"table": "nowhere-at-all", "more": 1}, "more"),
            ("wait_for_turn", {"table": "nowhere-at-all", "seconds": 10**9}, "seconds"),
            ("act", {"table": "nowhere-at-all", "turn": "x", "answer": "y"}, "turn"),
            ("act", {"table": "nowhere-at-all", "turn": 1, "answer": "y" * 3000}, "answer"),
            ("rules", {"game": "chess"}, "chess"),
            ("open_table", {"game": "chess", "name": "A", "seats": ["a", "b"]}, "chess"),
            ("open_table", {"game": "canaletto", "name": "A", "seats": ["person"] * 9}, "seats"),
            ("hint", {"table": "nowhere-at-all"}, "nobody"),
        ):
            told = await agent.call(tool, **arguments)
            assert told.is_error, tool
            assert word in told.text, (tool, told.text)

    over_http(server.address, visit)


def test_a_seat_shows_an_agent_no_more_than_its_own_business(server: Serving) -> None:
    """Another agent, with a token of its own or with none, only watches."""

    async def visit(agent: Agent) -> None:
        table = await agent.open("modern-art", ["person"] * 3, options={"first_seller": 0})
        for _ in range(2):
            await asyncio.to_thread(others_seat, server, table, agent.invite)
        mine = (await agent.call("wait_for_turn", table=table)).text
        assert "[Your hand" in mine
        agent.known = {}
        watched = await agent.call("observe", table=table)
        assert "You watch." in watched.text
        assert "[Your hand" not in watched.text
        told = await agent.call("act", table=table, turn=turn_in(mine), answer="1")
        assert told.is_error

    over_http(server.address, visit)


class SlowLine(httpx.AsyncHTTPTransport):
    """A line on which a look that waits comes back late; it notes how long each would wait."""

    def __init__(self) -> None:
        super().__init__(verify=TLS)
        self.waits: list[int] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        answer = await super().handle_async_request(request)
        if "/commands" not in request.url.path:
            self.waits.append(int(request.url.params.get("wait", 0)))
            await asyncio.sleep(1.1 if len(self.waits) == 1 else 0)
        return answer


def test_a_wait_that_goes_on_after_the_end_of_a_round_takes_no_longer(server: Serving) -> None:
    """As long again would be longer than a call may take, and it would be cut off."""

    async def wait() -> list[int]:
        ann, _ = await at_the_end_of_a_round(server.address)
        line = SlowLine()
        async with AsyncHouse(server.address, ann.token, transport=line) as house:
            text = await TOOLS["wait_for_turn"].do(
                house, WaitForTurnCall(table=ann.table, seconds=2)
            )
        assert text
        return line.waits

    assert asyncio.run(wait()) == [2, 0]


# As an enemy


PING = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
SAID = {"Accept": "application/json, text/event-stream", "Content-Type": "application/json"}


def asked(address: str, content: bytes | None = None, **headers: str) -> httpx.Response:
    body = msgspec.json.encode(PING) if content is None else content
    return httpx.post(f"{address}/mcp", content=body, headers=SAID | headers, trust_env=False)


def test_who_comes_from_elsewhere_or_with_a_wrong_token_is_turned_away(server: Serving) -> None:
    address = server.address
    assert asked(address).status_code == 200
    assert asked(address, Origin="https://elsewhere.example").status_code == 403
    assert asked(address, Host="elsewhere.example").status_code == 421
    assert asked(address, Authorization="Bearer wrong").status_code == 401
    assert asked(address, Cookie="saleroom=x").status_code == 403
    assert asked(address, b"x" * 9000).status_code == 413
    assert asked(address, b"{").status_code == 400
    assert asked(address, b"[" * 8000).status_code == 400
    for method in ("GET", "DELETE"):
        answer = httpx.request(method, f"{address}/mcp", headers=SAID, trust_env=False)
        assert answer.status_code == 405, "no session begins, so none ends"


def test_the_log_says_nothing_of_what_agents_ask(
    server: Serving, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(agent: Agent) -> tuple[str, str]:
        table = await agent.open("canaletto", ["person", "person", "person"])
        await agent.call("observe", table=table)
        return table, agent.known["token"]

    with caplog.at_level(0):
        secrets = over_http(server.address, visit)
    ours = [record.getMessage() for record in caplog.records if record.name.startswith("saleroom")]
    inside = [record.getMessage() for record in caplog.records if record.name in TALKATIVE]
    assert not [line for line in ours + inside if any(secret in line for secret in secrets)]


def test_what_failed_to_load_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saleroom.web.http_mcp.AGAIN", 0)
    with serving(tmp_path) as server, server.program() as client:
        with monkeypatch.context() as broken:
            broken.delattr(web, "mcp_inside", raising=False)
            broken.setitem(sys.modules, "saleroom.web.mcp_inside", None)
            assert client.post("/mcp", json={}).status_code == 500
        told = over_http(server.address, lambda agent: agent.call("list_tables"))
        assert not told.is_error, told.text


def test_calls_are_counted_like_any_request(tmp_path: Path) -> None:
    """A call counts itself and what it asks; who asks too much waits like everybody."""
    limits = msgspec.structs.replace(ROOMY, requests=10)
    with serving(tmp_path, Site(limits=limits)) as running:
        call = {"name": "list_games", "arguments": {}}
        body = msgspec.json.encode(PING | {"method": "tools/call", "params": call})
        statuses = [asked(running.address, body).status_code for _ in range(8)]
    assert 429 in statuses
    assert statuses.index(429) == 5, "each call is two requests"


def test_waits_are_bounded_and_hold_up_nobody(tmp_path: Path) -> None:
    """Somebody waits as often as possible: some are refused, and others are answered meanwhile."""
    limits = msgspec.structs.replace(ROOMY, watchers=3)

    async def waits(address: str) -> tuple[list[int], float]:
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=40) as client:
            settings = {"game": "canaletto", "seats": [{"who": "person"}] * 3}
            opened = await client.post("/api/tables", json={"settings": settings, "name": "A"})
            path = f"/api/tables/{opened.json()['table']}?wait=2"
            waiting = [asyncio.create_task(client.get(path)) for _ in range(8)]
            await asyncio.sleep(0.5)
            assert (await client.get("/api/games")).status_code == 200
            done = [one.done() for one in waiting]
            answers = await asyncio.gather(*waiting)
            return [answer.status_code for answer in answers], sum(done)

    with serving(tmp_path, Site(limits=limits)) as running:
        statuses, refused = asyncio.run(waits(running.address))
        assert not running.house._door.counters.sockets
    assert sorted(statuses) == [200] * 3 + [429] * 5
    assert refused == 5


def test_the_usual_limits_bound_agents() -> None:
    assert Limits().connections > AT_A_TIME
