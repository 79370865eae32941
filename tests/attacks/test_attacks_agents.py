"""Agents as enemies: calls without end, waits without end, arguments at their worst."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest
from attacks.attacked import House

from saleroom.web.http_mcp import AT_A_TIME

SAID = {"Accept": "application/json, text/event-stream", "Content-Type": "application/json"}
WORST = ("[" * 1900, "{" * 1900, "9" * 1900, "bid " * 480, "\u0301" * 600, '{"bid":' * 270)


def call(tool: str, **arguments: Any) -> bytes:
    """Write a call down."""
    params = {"name": tool, "arguments": arguments}
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
    return msgspec.json.encode(message)


@pytest.mark.soak
def test_no_agent_stops_the_others(attacked: House) -> None:
    """The package is loaded meanwhile, too: the first call comes within the attack."""
    with attacked.program(source="127.0.0.40") as client:
        opened = attacked.opened(client)
        mine = {"table": opened["table"], "token": opened["token"]}

        def sent(body: bytes) -> int:
            return client.post("/mcp", content=body, headers=SAID, timeout=60).status_code

        with attacked.playing_on():
            assert sent(call("list_games")) == httpx.codes.OK
            for answer in WORST:
                assert sent(call("act", turn=0, answer=answer, **mine)) == httpx.codes.OK
                assert sent(call("legal", answer=answer, **mine)) == httpx.codes.OK
            with ThreadPoolExecutor(3 * AT_A_TIME) as many:
                waits = [call("wait_for_turn", seconds=5, **mine)] * (3 * AT_A_TIME)
                statuses = list(many.map(sent, waits))
            assert httpx.codes.TOO_MANY_REQUESTS in statuses
            assert statuses.count(httpx.codes.OK) <= 2 * AT_A_TIME
            flood = [
                sent(call("rules", game="modern-art", paragraphs=["MA-1"])) for _ in range(700)
            ]
            assert httpx.codes.TOO_MANY_REQUESTS in flood
