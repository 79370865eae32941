"""A table over days with one person and a bot, on a server whose clock a test can put forward."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from web.protocol_players import Chair, seated_at
from web.serving import PATIENCE, QUICK, ROOMY, Serving, serving

from saleroom.web.site import Site

SETTINGS = {
    "game": "alles-futsch",
    "seats": [{"who": "person"}, {"who": "bot", "bot": "random"}],
    "pace": "days",
    "hours": 24,
    "options": {"first_chooser": 0},
}


class Waiting(NamedTuple):
    """A server, and somebody its table waits for."""

    server: Serving
    chair: Chair

    def ask(self, path: str, body: Any = None, status: int = 200) -> Any:
        """Ask as the person who is waited for."""
        with self.server.program(self.chair.token) as client:
            answer = client.get(path) if body is None else client.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def say(self, **command: Any) -> dict[str, Any]:
        """Send a command to the table."""
        answer: dict[str, Any] = self.ask(f"/api/tables/{self.chair.table}/commands", command)
        return answer

    def act(self, number: int) -> None:
        """Do the first thing that is legal."""
        mine = self.ask(f"/api/tables/{self.chair.table}")["shown"]["mine"]
        amount = {one["verb"]: one["least"] for one in mine["amounts"]}
        action = next(iter(mine["actions"]), amount)
        assert self.say(do="act", id=f"act {number}", turn=mine["turn"], action=action)["ok"]

    def skip(self, milliseconds: int) -> None:
        """Put the clock forward, once nothing is on its way.

        A letter that has arrived and is not ticked off yet would be sent again, as after a kill.
        """
        floor = self.server.house.hub.floor
        end = time.monotonic() + PATIENCE
        while floor.reminders.office._sending:
            assert time.monotonic() < end
            time.sleep(0.01)
        # In this order, or the server would think that it had stood still.
        floor.clock._tick += milliseconds
        floor.clock._wall += milliseconds
        self.look()

    def look(self) -> None:
        """Let the server look for what is due."""
        floor = self.server.house.hub.floor
        loop = next(iter(floor._tasks)).get_loop()
        loop.call_soon_threadsafe(floor.reminders.wake)


@contextmanager
def waiting(folder: Path, *, site: Site | None = None, **config: Any) -> Iterator[Waiting]:
    """Serve a table that waits for somebody."""
    chosen = msgspec.structs.replace(QUICK, **({"private_webhooks": True} | config))
    with serving(folder, site or Site(limits=ROOMY), chosen) as server:
        (chair,) = asyncio.run(seated_at(server.address, SETTINGS, 1))
        yield Waiting(server, chair)


def refusal(waiting: Waiting, path: str, body: Any) -> tuple[int, str, str]:
    """Ask, and return why it is not done."""
    with waiting.server.program(waiting.chair.token) as client:
        answer: httpx.Response = client.post(path, json=body)
    said = answer.json()
    return answer.status_code, said["code"], said.get("reason", "")
