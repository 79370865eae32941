"""Much to say, much to send, and nobody who reads it."""

import time
from contextlib import ExitStack, suppress

import httpx
import msgspec
import pytest
from attacks.attacked import House
from websockets.exceptions import ConnectionClosed

# What the server may grow by while somebody tries to fill its memory.
MEGABYTES = 60.0
PAUSE = 0.12


def talked_at(house: House, client: httpx.Client, words: int) -> dict[str, str]:
    """Open a table where much was said, as much as one may say; the last of it was refused."""
    opened = house.opened(client)
    headers = {"Authorization": f"Bearer {opened['token']}"}
    path = f"/api/tables/{opened['table']}/commands"
    for number in range(words):
        say = {"do": "say", "id": str(number), "text": "x" * 500}
        answer = client.post(path, json=say, headers=headers)
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            assert answer.json()["limits"]["wait"] > 0
            time.sleep(PAUSE)
    return opened


@pytest.mark.parametrize("at_once", [1, 20])
def test_answers_that_nobody_reads_are_cut_and_take_no_memory(
    attacked: House, at_once: int
) -> None:
    with attacked.program(source="127.0.0.10") as client:
        opened = talked_at(attacked, client, 15)
    asked = f"GET /api/tables/{opened['table']} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode()
    before = attacked.attacked.megabytes()
    attacked.begin()
    with ExitStack() as stack:
        lines = [stack.enter_context(attacked.line(received=2048)) for _ in range(250)]
        for line in lines:
            line.settimeout(0)
        end = time.monotonic() + 4.0
        while time.monotonic() < end:
            for line in lines:
                with suppress(OSError):
                    line.send(asked * at_once)
            time.sleep(0.1)
    assert attacked.attacked.megabytes() - before < MEGABYTES


def test_a_flood_of_talk_is_refused_and_ends(attacked: House) -> None:
    here = "127.0.0.12"
    with attacked.program(source=here) as client:
        opened = attacked.opened(client)
        attacked.begin()
        with attacked.socket(opened["table"], opened["token"], source=here) as line:
            frames, begun = [], time.monotonic()
            with suppress(ConnectionClosed):
                for number in range(300):
                    say = {"do": "say", "id": str(number), "text": "x" * 500}
                    line.send(msgspec.json.encode(say).decode())
                    if number == 0:
                        while frames[-1:] == [] or frames[-1]["t"] != "answer":
                            frames.append(msgspec.json.decode(line.recv(timeout=10)))
                while True:
                    frames.append(msgspec.json.decode(line.recv(timeout=8)))
            took = time.monotonic() - begun
        answers = [frame for frame in frames if frame["t"] == "answer"]
        said = sum(answer["ok"] for answer in answers)
        assert 0 < said <= 10 + took / 2, "a seat says ten things, and one in two seconds"
        # Whether some of the rest are refused first or all of it is too much is a matter of luck.
        assert {answer["code"] for answer in answers if not answer["ok"]} <= {"rate"}


def test_looks_without_since_send_a_bounded_part_of_a_long_log(attacked: House) -> None:
    with attacked.program(source="127.0.0.11") as client:
        opened = talked_at(attacked, client, 15)
        attacked.begin()
        for _ in range(150):
            answer = client.get(f"/api/tables/{opened['table']}")
            assert len(answer.content) < 100_000


def test_sockets_that_nobody_reads_are_cut_and_counted(attacked: House) -> None:
    with attacked.program(source="127.0.0.13") as client:
        opened = attacked.opened(client)
        before, memory = attacked.figure("saleroom_cut_off_total"), attacked.attacked.megabytes()
        attacked.begin()
        hello = (
            f"GET /api/tables/{opened['table']}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
        with ExitStack() as stack:
            lines = [stack.enter_context(attacked.line(received=2048)) for _ in range(40)]
            for line in lines:
                line.sendall(hello)
            end = time.monotonic() + 15
            while attacked.figure("saleroom_cut_off_total") < before + len(lines):
                assert time.monotonic() < end, "nobody counts who never reads"
                time.sleep(0.5)
    assert attacked.attacked.megabytes() - memory < MEGABYTES


@pytest.mark.soak
def test_a_seat_that_says_all_it_may_fills_neither_memory_nor_disk(attacked: House) -> None:
    """Two minutes: everything a seat may say in a game, in words of 20 letters."""
    with attacked.program() as client:
        opened = attacked.opened(client)
        headers = {"Authorization": f"Bearer {opened['token']}"}
        path, number = f"/api/tables/{opened['table']}/commands", 0
        end = time.monotonic() + 120
        while time.monotonic() < end:
            number += 1
            say = {"do": "say", "id": str(number), "text": "x" * 20}
            answer = client.post(path, json=say, headers=headers)
            if answer.status_code != httpx.codes.OK:
                assert answer.json()["code"] in {"rate", "not_now"}
                time.sleep(0.5)
        assert len(client.get(f"/api/tables/{opened['table']}").content) < 100_000
