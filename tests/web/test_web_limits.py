"""Limits: what is one too many is refused with a clear error, and nothing is kept of it."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from web.protocol_players import settings_for
from web.serving import ROOMY, Serving, next_frame, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from saleroom.web.limits import (
    HOUR,
    MESSAGES_IN,
    Allowance,
    Counters,
    Limits,
    Places,
    is_loopback,
    network_of,
)
from saleroom.web.site import Site

TABLE = {"settings": settings_for("canaletto", 3), "name": "Ann"}


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@contextmanager
def limited(folder: Path, **limits: int) -> Iterator[tuple[Serving, dict[str, Any]]]:
    """Serve with some limits, and open a table."""
    site = Site(limits=msgspec.structs.replace(ROOMY, **limits))
    with serving(folder, site) as server, server.program() as client:
        yield server, client.post("/api/tables", json=TABLE).json()


def test_an_allowance_is_used_up_and_grows_back() -> None:
    watch = Watch()
    allowance = Allowance(3, 0.5, watch)
    assert [allowance.take("a") for _ in range(3)] == [0, 0, 0]
    assert allowance.take("a") == 2
    assert allowance.take("b") == 0, "another has its own"
    watch.now += 2
    assert allowance.take("a") == 0
    assert allowance.take("a") > 0


def test_an_allowance_of_none_forbids_it() -> None:
    none = Counters(Limits(hints=0)).hints
    assert none.take("ann") > HOUR
    assert len(none) == 0


def test_an_allowance_forgets_who_has_all_of_it_again() -> None:
    watch = Watch()
    allowance = Allowance(2, 1.0, watch)
    for number in range(50_000):
        allowance.take(number)
        watch.now += 0.01
    assert len(allowance) < 3000


def test_messages_are_two_allowances_in_one() -> None:
    watch, luck = Watch(), Random(7)  # noqa: S311  # which of them comes when
    limits = Limits(messages=12, burst=4)
    at_once = Allowance(limits.burst, float(limits.burst), watch)
    in_all = Allowance(limits.messages, limits.messages / MESSAGES_IN, watch)
    messages = Counters(limits, watch).messages
    refused = set()
    for _ in range(4000):
        watch.now += luck.choice((0.0, 0.01, 0.2, 0.5, 3.0))
        key = luck.randrange(3)
        by_two = [at_once.take(key)]
        by_two += [in_all.take(key)] if by_two == [0] else []
        assert messages.take(key) == pytest.approx(by_two[-1])
        refused.add((len(by_two), by_two[-1] > 0))
    assert refused == {(1, True), (2, True), (2, False)}, "all of it was seen"


def test_messages_forget_who_has_all_of_it_again() -> None:
    watch = Watch()
    messages = Counters(Limits(messages=20, burst=2), watch).messages
    for number in range(50_000):
        messages.take(number)
        watch.now += 0.01
    assert len(messages) < 3000
    none = Counters(Limits(messages=0), watch).messages
    for number in range(50_000):
        assert none.take(number) > HOUR
        watch.now += 0.01
    assert len(none) < 3000
    assert Counters(Limits(burst=0), watch).messages.take("ann") > HOUR


def test_places_are_given_back() -> None:
    places = Places()
    assert places.enter("a", 1)
    assert not places.enter("a", 1)
    places.leave("a")
    assert places.enter("a", 1)
    places.leave("a")
    assert len(places) == 0


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_household_is_one_address(host: str, network: str) -> None:
    assert network_of(host) == network


def test_this_machine_has_several_names_for_itself() -> None:
    assert is_loopback("127.0.0.1")
    assert is_loopback("::1")
    assert is_loopback("::ffff:127.0.0.1")
    assert not is_loopback("192.0.2.7")
    assert not is_loopback("localhost.example")


def test_an_address_opens_so_many_tables_an_hour(tmp_path: Path) -> None:
    with limited(tmp_path, tables=3) as (server, _), server.program() as client:
        answers = [client.post("/api/tables", json=TABLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[2].json()["code"] == "rate"
        assert 1000 < int(answers[2].headers["retry-after"]) <= 1200
        elsewhere = {"X-Forwarded-For": "192.0.2.7"}
        assert client.post("/api/tables", json=TABLE, headers=elsewhere).status_code == 201


def test_an_address_becomes_so_many_people_an_hour(tmp_path: Path) -> None:
    with limited(tmp_path, strangers=2) as (server, opened), server.program() as client:
        statuses = [client.post("/api/tables", json=TABLE).status_code for _ in range(2)]
        assert statuses == [201, 429]
        known = {"Authorization": f"Bearer {opened['token']}"}
        assert client.post("/api/tables", json=TABLE, headers=known).status_code == 201


def test_an_address_asks_so_much_a_minute(tmp_path: Path) -> None:
    with limited(tmp_path, requests=5) as (server, opened), server.program() as client:
        statuses = [client.get("/api/games").status_code for _ in range(5)]
        assert statuses == [200] * 4 + [429]
        with pytest.raises(InvalidStatus) as refused:
            server.socket(opened["table"])
        assert refused.value.response.status_code == 429
        assert client.get("/health").status_code == 200


def test_what_takes_long_counts_as_many_requests(tmp_path: Path) -> None:
    with limited(tmp_path, requests=25) as (server, opened), server.program() as client:
        paths = [f"/api/tables/{opened['table']}/{what}" for what in ("story", "replay?count=50")]
        statuses = [client.get(path).status_code for path in (*paths, *paths)]
        assert statuses == [403, 403, 429, 429], "two were counted as ten each"
        assert client.get("/api/games").status_code == 200, "what is cheap can still be asked"


def test_tables_of_a_person_come_by_the_page(tmp_path: Path) -> None:
    with limited(tmp_path) as (server, opened), server.program(opened["token"]) as client:
        later = [client.post("/api/tables", json=TABLE).json()["table"] for _ in range(2)]
        listed = [client.get(f"/api/mine?limit=2&skip={skip}").json() for skip in (0, 2, 4)]
        tables = [[one["about"]["table"] for one in page] for page in listed]
        assert sorted(tables[0]) == sorted(later)
        assert tables[1:] == [[opened["table"]], []]
        assert client.get("/api/mine?skip=-1").status_code == 400


def test_a_frame_is_not_longer_than_allowed(tmp_path: Path) -> None:
    with limited(tmp_path) as (server, opened):
        with server.socket(opened["table"], opened["token"]) as socket:
            next_frame(socket)
            socket.send('{"do":"say","id":"1","text":"' + "x" * 5000 + '"}')
            with pytest.raises(ConnectionClosed) as closed:
                next_frame(socket, "answer")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with server.socket(opened["table"], opened["token"]) as socket:
            assert next_frame(socket)["t"] == "table"


def test_a_seat_says_so_much_in_a_second_and_is_told_when_it_is_too_much(tmp_path: Path) -> None:
    with (
        limited(tmp_path, burst=3, messages=100) as (server, opened),
        server.socket(opened["table"], opened["token"]) as socket,
    ):
        next_frame(socket)
        for number in range(4):
            socket.send(f'{{"do":"ping","at":{number}}}')
        kinds = [next_frame(socket)["t"] for _ in range(4)]
        assert kinds == ["pong"] * 3 + ["error"]
        time.sleep(0.5)
        socket.send('{"do":"ping","at":9}')
        assert next_frame(socket)["at"] == 9


def test_a_command_that_is_one_too_many_is_answered_with_its_id(tmp_path: Path) -> None:
    with (
        limited(tmp_path, burst=1, messages=100) as (server, opened),
        server.socket(opened["table"], opened["token"]) as socket,
    ):
        next_frame(socket)
        for number in range(2):
            socket.send(f'{{"do":"say","id":"c{number}","text":"hm"}}')
        frames = [next_frame(socket, "answer") for _ in range(2)]
        answers = {frame["id"]: frame for frame in frames}
        assert answers["c0"]["ok"]
        refused = answers["c1"]
        assert (refused["ok"], refused["code"], refused["reason"]) == (
            False,
            "rate",
            "too_many_messages",
        )
        assert refused["limits"] == {"wait": 1}


def test_the_other_seats_are_not_held_up_by_one_that_floods(tmp_path: Path) -> None:
    """Who is too fast is refused on and on; nobody else is, and what they say is heard."""
    with limited(tmp_path, burst=2) as (server, opened), server.program() as client:
        form = {"name": "Bob", "invite": opened["invite"]}
        bob = client.post(f"/api/tables/{opened['table']}/seat", json=form).json()["token"]
        with (
            server.socket(opened["table"], bob) as quiet,
            server.socket(opened["table"], opened["token"]) as flooding,
        ):
            for at in range(20):
                flooding.send(f'{{"do":"ping","at":{at}}}')
            quiet.send('{"do":"say","id":"beside","text":"Good evening"}')
            assert next_frame(quiet, "answer")["ok"]
            refused = flood_answers(flooding, 20)[-1]
            assert (refused["code"], refused["limits"]) == ("rate", {"wait": 1})


def flood_answers(line: ClientConnection, many: int) -> list[dict[str, Any]]:
    answers: list[dict[str, Any]] = []
    while len(answers) < many:
        frame = next_frame(line)
        answers += [frame] if frame["t"] != "table" else []
    return answers


def test_commands_over_http_are_counted_too(tmp_path: Path) -> None:
    with limited(tmp_path, burst=2) as (server, opened):
        with server.program(opened["token"]) as client:
            path = f"/api/tables/{opened['table']}/commands"
            bodies = [{"do": "say", "id": str(k), "text": "hm"} for k in range(3)]
            answers = [client.post(path, json=body) for body in bodies]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].headers["retry-after"] == "1"


def test_a_seat_says_so_much_to_the_others_in_words_or_with_symbols(tmp_path: Path) -> None:
    with limited(tmp_path, said=3) as (server, opened):
        with server.program(opened["token"]) as client:
            path = f"/api/tables/{opened['table']}/commands"
            say, emote = {"do": "say", "text": "hm"}, {"do": "emote", "emote": "wow"}
            bodies = [{**(say, emote)[k % 2], "id": str(k)} for k in range(4)]
            answers = [client.post(path, json=body) for body in bodies]
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
            assert answers[3].json()["reason"] == "too_much_said"
            assert int(answers[3].headers["retry-after"]) <= 7
        with server.socket(opened["table"], opened["token"]) as socket:
            socket.send('{"do":"emote","id":"again","emote":"wow"}')
            refused = next_frame(socket, "answer")
            assert (refused["code"], refused["reason"]) == ("rate", "too_much_said")
            assert refused["limits"]["wait"] > 0


def test_another_device_of_a_seat_says_no_more_than_the_seat_may(tmp_path: Path) -> None:
    for name in ("said", "burst"):
        with limited(tmp_path / name, **{name: 2}) as (server, opened), server.page() as phone:
            phone.post("/api/recover", json={"recovery": opened["recovery"]}).raise_for_status()
            path = f"/api/tables/{opened['table']}/commands"
            with server.program(opened["token"]) as client:
                devices = (client, phone, client, phone)
                answers = [
                    one.post(path, json={"do": "say", "id": str(k), "text": "hm"})
                    for k, one in enumerate(devices)
                ]
            assert [answer.status_code for answer in answers] == [200, 200, 429, 429]


def test_a_seat_has_so_many_sockets_and_they_are_given_back(tmp_path: Path) -> None:
    with limited(tmp_path, sockets=2) as (server, opened):
        table, token = opened["table"], opened["token"]
        with server.socket(table, token), server.socket(table, token):
            with server.socket(table, token) as third:
                assert next_frame(third)["code"] == "sockets"
                with pytest.raises(ConnectionClosed) as closed:
                    next_frame(third)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
            with server.socket(table) as watching:
                assert next_frame(watching)["t"] == "table"
        with server.socket(table, token) as again:
            assert next_frame(again)["t"] == "table"


def test_sockets_of_who_has_left_a_seat_keep_nobody_out_who_takes_it(tmp_path: Path) -> None:
    with limited(tmp_path, sockets=2) as (server, opened), server.program() as client:
        table = opened["table"]
        path, seat = f"/api/tables/{table}/seat", {"invite": opened["invite"], "seat": 1}
        mallory = client.post(path, json={"name": "Mallory", **seat}).json()["token"]
        with server.socket(table, mallory) as first, server.socket(table, mallory):
            first.send('{"do":"leave","id":"1"}')
            assert next_frame(first, "answer")["ok"]
            bob = client.post(path, json={"name": "Bob", **seat}).json()["token"]
            with server.socket(table, bob) as his, server.socket(table, bob) as another:
                for socket in (his, another):
                    assert next_frame(socket)["shown"]["mine"]["seat"] == 1


def test_a_seat_has_no_more_sockets_though_they_were_opened_before_it_was_taken(
    tmp_path: Path,
) -> None:
    with limited(tmp_path, sockets=2) as (server, opened), server.program() as client:
        table = opened["table"]
        elsewhere = client.post("/api/tables", json=TABLE).json()["token"]
        with (
            server.program(elsewhere) as bob,
            server.socket(table, elsewhere) as first,
            server.socket(table, elsewhere) as second,
            server.socket(table, elsewhere) as third,
        ):
            body = {"name": "Bob", "invite": opened["invite"], "seat": 1}
            assert bob.post(f"/api/tables/{table}/seat", json=body).status_code == 201
            codes = [_code_of_end(socket) for socket in (first, second, third)]
            assert sorted(codes) == [0, 0, 1008]


def _code_of_end(socket: ClientConnection) -> int:
    """Read what there is; return with which code the socket was closed, 0 if it was not."""
    with suppress(TimeoutError, ConnectionClosed):
        while True:
            socket.recv(timeout=0.5)
    return socket.close_code or 0


def test_an_address_watches_through_so_many_sockets(tmp_path: Path) -> None:
    with limited(tmp_path, watchers=1) as (server, opened):
        table = opened["table"]
        with server.socket(table), server.socket(table) as second:
            assert next_frame(second)["code"] == "sockets"


def test_who_sends_too_much_nonsense_is_sent_away(tmp_path: Path) -> None:
    with (
        limited(tmp_path, bad_frames=5) as (server, opened),
        server.socket(opened["table"], opened["token"]) as socket,
    ):
        next_frame(socket)
        for _ in range(6):
            socket.send("nonsense")
        for _ in range(5):
            assert next_frame(socket)["code"] == "malformed"
        with pytest.raises(ConnectionClosed) as closed:
            next_frame(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_the_usual_limits_are_those_that_are_promised() -> None:
    usual = Limits()
    assert (usual.messages, usual.burst, usual.sockets, usual.tables) == (100, 10, 4, 20)
    assert (usual.mails, usual.devices) == (10, 10)
    assert (usual.frame, usual.body) == (4096, 8192)
