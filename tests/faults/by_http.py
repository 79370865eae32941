"""A table played over HTTP, one step at a time, by a test that decides when and who."""

from random import Random
from typing import Any

import httpx
from web.protocol_players import chosen
from web.serving import TLS

Json = dict[str, Any]
PATIENCE = 30.0


class HttpTable:
    """A table and the people at it."""

    def __init__(self, address: str, settings: Json, seed: str = "") -> None:
        self.address = address
        self._luck = Random(seed)  # noqa: S311  # a game
        self._client = httpx.Client(base_url=address, verify=TLS, timeout=PATIENCE)
        self.tokens: list[str] = []
        self._sent = 0
        opened = self._taken("/api/tables", {"settings": settings, "name": "Person 0"})
        self.id: str = opened["table"]
        self.recovery: str = opened["recovery"]
        for number in range(1, len(settings["seats"])):
            form = {"name": f"Person {number}", "invite": opened["invite"]}
            self._taken(f"/api/tables/{self.id}/seat", form)

    def _taken(self, path: str, form: Json) -> Json:
        answer = self._client.post(path, json=form)
        assert answer.status_code == httpx.codes.CREATED, answer.text
        taken: Json = answer.json()
        self.tokens.append(taken["token"])
        return taken

    def shown(self, seat: int) -> Json:
        """What the seat sees."""
        answer = self._client.get(f"/api/tables/{self.id}", headers=self._as(seat))
        assert answer.status_code == httpx.codes.OK, answer.text
        shown: Json = answer.json()["shown"]
        return shown

    def send(self, seat: int, **command: Any) -> httpx.Response:
        """Send a command for a seat."""
        self._sent += 1
        body = {"id": f"h{self._sent}"} | command
        return self._client.post(
            f"/api/tables/{self.id}/commands", json=body, headers=self._as(seat)
        )

    def step(self) -> bool:
        """Let somebody do something legal; False if nobody has anything to do."""
        for seat in range(len(self.tokens)):
            command = chosen(self.shown(seat)["mine"], self._luck)
            if command is not None:
                return self.send(seat, **command).status_code == httpx.codes.OK
        return False

    def until_outcry(self) -> None:
        """Play until an open auction is running."""
        while self.shown(0)["clock"]["sold"] is None:
            assert self.step()

    def close(self) -> None:
        """Hang up."""
        self._client.close()

    def _as(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}
