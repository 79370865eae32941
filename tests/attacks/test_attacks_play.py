"""Attacks by playing: to ask so much of bots that others wait, and to learn what others hide."""

import time
from contextlib import ExitStack, closing, suppress
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from attacks.attacked import PATIENCE, House
from web.protocol_players import chosen
from web.serving import TLS

from saleroom.house.clocks import OUT_HOLDS

Json = dict[str, Any]

# Tables of one address in an hour, as many as are allowed.
TABLES = 20
# Lines that bots at a table elsewhere tell meanwhile.
LINES = 12


# Bots


class Dealers:
    """Four Dealers that play for a stranger at one of the houses."""

    def __init__(self, address: str) -> None:
        way = httpx.HTTPTransport(local_address="127.0.0.81", verify=TLS)
        self.client = httpx.Client(base_url=address, transport=way, timeout=PATIENCE)
        seats = [{"who": "bot", "bot": "dealer"}] * 4
        settings = {"game": "alles-futsch", "seats": seats, "tempo": "fast", "hammer": "fast"}
        self.table = self.client.post("/api/tables", json={"settings": settings}).json()["table"]
        self._set_up = 0
        self._set_up = self.lines()

    def lines(self) -> int:
        """Return how many lines their table has told since it was set up."""
        told: int = self.client.get(f"/api/tables/{self.table}").json()["shown"]["n"]
        return told - self._set_up


def test_twenty_tables_of_bots_that_think_long_hold_up_no_strangers_bots(attacked: House) -> None:
    """D7: a stranger's Dealers play on as those of a house that nobody attacks do."""
    # Stands for Expert, for whom a Dealer sits in until it is compiled.
    seats = [{"who": "bot", "bot": "ponderer"}] * 5
    with attacked.program(source="127.0.0.80") as client:
        for _ in range(TABLES):
            settings = {"game": "alles-futsch", "seats": seats, "tempo": "fast"}
            answer = client.post("/api/tables", json={"settings": settings})
            assert answer.status_code == httpx.codes.CREATED
    beside, elsewhere = Dealers(attacked.attacked.address), Dealers(attacked.calm.address)
    with closing(beside.client), closing(elsewhere.client):
        while elsewhere.lines() <= LINES:
            time.sleep(0.1)
        # What one house has told by the time the other has told so much.
        assert 3 * beside.lines() > LINES


# Secrets


class Auction:
    """A table of three in an open auction that one of them leads, asked at over HTTP."""

    def __init__(self, house: House, stack: ExitStack, hammer: str) -> None:
        with house.program(source="127.0.0.82") as client:
            settings = {"game": "modern-art", "hammer": hammer, "intervals": False}
            opened = house.opened(client, **settings)
            self.table = opened["table"]
            tokens = [opened["token"]]
            for name in ("Ann", "Bob"):
                form = {"name": name, "invite": opened["invite"]}
                answer = client.post(f"/api/tables/{self.table}/seat", json=form)
                tokens.append(answer.json()["token"])
        self.people = [house.program(token, "127.0.0.82") for token in tokens]
        for one in self.people:
            stack.callback(one.close)
        self.tokens = tokens
        self._ids = 0
        self._until_led()

    def shown(self, seat: int) -> Json:
        """Return what a seat sees."""
        seen: Json = self.people[seat].get(f"/api/tables/{self.table}").json()["shown"]
        return seen

    def send(self, seat: int, **command: Any) -> Json:
        """Send a command, again if it came too soon after another."""
        self._ids += 1
        path, body = f"/api/tables/{self.table}/commands", command | {"id": str(self._ids)}
        while (answer := self.people[seat].post(path, json=body)).status_code == 429:
            time.sleep(0.5)
        said: Json = answer.json()
        return said

    def _until_led(self) -> None:
        """Play until an auction is open and somebody leads it."""
        luck = Random(7)  # noqa: S311  # a game
        while True:
            for seat in range(3):
                seen = self.shown(seat)
                mine = seen["mine"]
                if {"let_go": True} in mine["actions"]:
                    self._bid()
                    return
                command = chosen(mine, luck)
                if command is not None:
                    self.send(seat, **command)

    def _bid(self) -> None:
        """Let the last of them, who is not Mallory, lead."""
        mine = self.shown(2)["mine"]
        bid = {mine["amounts"][0]["verb"]: mine["amounts"][0]["least"]}
        assert self.send(2, do="act", turn=mine["turn"], action=bid)["ok"]


def of_the_sale(frame: Json) -> Json:
    """Return what would tell that a sale is nearer its end: all but one's own word."""
    shown = frame["shown"]
    return {name: shown[name] for name in ("clock", "sale", "status", "view") if name in shown}


class TooLate(Exception):
    """The machine was so slow that a word held before it was taken back."""


def probe(line: Any, number: int) -> None:
    """Say out, wait as long as one can, and take it back; nothing tells what others have said."""
    before = None
    for out in (True, False):
        said = {"do": "out", "id": f"{number} {out}", "out": out}
        line.send(msgspec.json.encode(said).decode())
        end = time.monotonic() + OUT_HOLDS / 3000
        answer = None
        while answer is None or time.monotonic() < end:
            try:
                frame = msgspec.json.decode(line.recv(timeout=0.1))
            except TimeoutError:
                continue
            if frame["t"] == "answer":
                answer = frame
            else:
                before = before or of_the_sale(frame)
                assert of_the_sale(frame) == before
        if answer.get("reason") == "out_holds":
            raise TooLate
        assert answer["ok"], answer


@pytest.mark.parametrize("hammer", ["none", "relaxed"])
@pytest.mark.parametrize("others_are_out", [True, False])
def test_saying_out_and_taking_it_back_tells_nothing_of_the_others(
    attacked: House, hammer: str, *, others_are_out: bool
) -> None:
    """D8: whether all others are out or nobody is, the sale and its clock stay as they are."""
    for _ in range(3):
        with ExitStack() as stack, suppress(TooLate):
            auction = Auction(attacked, stack, hammer)
            if others_are_out:
                assert auction.send(1, do="out")["ok"]
                time.sleep(OUT_HOLDS / 1000 + 0.3)
            line = stack.enter_context(
                attacked.socket(auction.table, auction.tokens[0], source="127.0.0.82")
            )
            for number in range(2):
                probe(line, number)
            assert auction.shown(0)["mine"]["out"] is False
            return
    pytest.fail("the machine was too slow three times")
