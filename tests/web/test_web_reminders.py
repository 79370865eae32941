"""Who plays over days is told that a table waits: at once, and once more before time is up."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest
from house.tables import Room
from web.mailbox import empty, mailbox
from web.over_days import Waiting, waiting
from web.serving import PATIENCE

from saleroom.house import commands as c
from saleroom.house.clocks import HOUR
from saleroom.house.commands import Refused
from saleroom.house.deciding import MOST_REMINDINGS
from saleroom.house.heads import people_asked
from saleroom.house.nudging import questions, reminder
from saleroom.house.table import Table
from saleroom.store.contract import Address, Letter
from saleroom.web import letters, reminders
from saleroom.web.posting import Poster, Undeliverable, call_to, is_outside


@pytest.fixture
def room() -> Room:
    return Room.of("alles-futsch", 2, pace="days", hours=24).fill()


# What is due


def test_whoever_is_waited_for_is_told_and_once_more_when_a_quarter_is_left(room: Room) -> None:
    (seat,) = people_asked(room.table)
    (question,) = questions(room.table)
    assert question == (seat, room.table.turn(seat), room.now + 18 * HOUR)
    about = reminder(room.table, seat, last=True)
    assert (about.table, about.game, about.seat) == (room.table.id, "alles-futsch", seat)
    assert (about.until, about.last) == (room.now + 24 * HOUR, True)
    legal = room.table.match.legal(seat)
    room.act(seat, **room.table.match.game.codec.decode(legal.choices[0]))
    assert questions(room.table)[0].turn != question.turn


def test_nobody_is_reminded_at_a_live_table() -> None:
    assert questions(Room.of("alles-futsch", 2).fill().table) == ()


def test_an_address_can_be_changed_so_often_and_no_more(room: Room) -> None:
    for number in range(MOST_REMINDINGS):
        room.send(0, c.Remind(id=f"hook {number}", webhook="https://example.org/"))
    with pytest.raises(Refused) as refused:
        room.send(0, c.Remind(id="one more"))
    assert refused.value.name == "too_many_remindings"
    room.send(1, c.Remind(id="another seat", webhook="https://example.org/"))


@pytest.mark.parametrize("address", ["ftp://x", "https://a\r\nX-Bad: 1", "https://a\u202e"])
def test_no_address_brings_a_line_of_its_own(room: Room, address: str) -> None:
    with pytest.raises(Refused, match=r"malformed (no_plain_text|webhook)"):
        room.send(0, c.Remind(id="hook", webhook=address))


# A web address


def test_a_seat_is_reminded_once_and_once_more_when_a_quarter_of_its_time_is_left(
    tmp_path: Path,
) -> None:
    with waiting(tmp_path) as here, mailbox() as (address, heard):
        assert here.say(do="remind", id="hook", webhook=address)["ok"]
        told = heard.get(timeout=PATIENCE)
        shown = {"path": "/mine?key=1", "table": here.chair.table, "game": "alles-futsch"}
        shown |= {"seat": 0, "waits": True, "until": told["until"]}
        assert told == shown | {"last": False}
        here.say(do="say", id="chat", text="one moment")
        assert empty(heard)
        here.skip(18 * HOUR - 60_000)
        assert empty(heard)
        here.skip(60_000)
        assert heard.get(timeout=PATIENCE) == shown | {"last": True}
        here.skip(HOUR)
        assert empty(heard)


def test_who_has_decided_is_left_in_peace(tmp_path: Path) -> None:
    with waiting(tmp_path) as here, mailbox() as (address, heard):
        here.say(do="remind", id="hook", webhook=address)
        first = heard.get(timeout=PATIENCE)
        here.act(1)  # the chooser opens the bidding as well: another question
        second = heard.get(timeout=PATIENCE)
        assert second["until"] >= first["until"]
        here.say(do="hand_over", id="away", bot="random")
        here.skip(20 * HOUR)
        assert empty(heard)


def test_nobody_can_make_the_server_knock_on_its_neighbours_doors(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    with waiting(tmp_path) as here, mailbox() as (address, heard):
        # As if a name led there, which is seen only when it is called.
        here.server.house.hub.floor.reminders.office._poster._private = False
        here.say(do="remind", id="hook", webhook=address)
        settled(here, ("webhook", "never"))
        assert empty(heard)
    assert "a reminder can never arrive" in caplog.text
    assert address not in caplog.text


def settled(here: Waiting, outcome: tuple[str, str], times: int = 1) -> None:
    """Wait until a letter has come to this end."""
    office = here.server.house.hub.floor.reminders.office
    end = time.monotonic() + PATIENCE
    while office.outcomes[outcome] < times:
        assert time.monotonic() < end, office.outcomes
        time.sleep(0.02)


# Where it does not arrive


@contextmanager
def tar_pit() -> Iterator[tuple[str, list[socket.socket]]]:
    """A web address that takes what it is sent and says a letter a second."""
    listener = socket.create_server(("127.0.0.1", 0))
    lines: list[socket.socket] = []

    def take() -> None:
        while True:
            try:
                line, _ = listener.accept()
            except OSError:
                return
            lines.append(line)
            line.send(b"H")

    threading.Thread(target=take, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/", lines
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        for line in lines:
            line.close()


def test_who_does_not_answer_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saleroom.web.posting.SECONDS", 1.0)
    with waiting(tmp_path) as here, tar_pit() as (pit, lines), mailbox() as (address, heard):
        here.say(do="remind", id="pit", webhook=pit)
        end = time.monotonic() + PATIENCE
        while not lines:
            assert time.monotonic() < end
            time.sleep(0.01)
        here.say(do="remind", id="hook", webhook=address.replace("127.0.0.1", "localhost"))
        assert heard.get(timeout=PATIENCE)["table"] == here.chair.table
        settled(here, ("webhook", "later"))


def test_what_did_not_arrive_is_tried_again_ever_more_seldom_and_then_given_up(
    tmp_path: Path,
) -> None:
    with waiting(tmp_path) as here, mailbox(status=503) as (address, heard):
        here.say(do="remind", id="hook", webhook=address)
        for tries, pause in enumerate(letters.AGAIN, 1):
            heard.get(timeout=PATIENCE)
            settled(here, ("webhook", "later"), tries)
            here.skip(pause - 5000)
            assert empty(heard)
            here.skip(5000)
        heard.get(timeout=PATIENCE)
        settled(here, ("webhook", "later"), len(letters.AGAIN) + 1)
        here.skip(HOUR)
        assert empty(heard)


def test_what_is_refused_for_good_is_not_tried_again(tmp_path: Path) -> None:
    with waiting(tmp_path) as here, mailbox(status=403) as (address, heard):
        here.say(do="remind", id="hook", webhook=address)
        heard.get(timeout=PATIENCE)
        settled(here, ("webhook", "never"))
        here.skip(HOUR)
        assert empty(heard)


def test_a_letter_about_an_old_question_is_not_sent(tmp_path: Path) -> None:
    with waiting(tmp_path) as here, mailbox(status=503) as (address, heard):
        here.say(do="remind", id="hook", webhook=address)
        heard.get(timeout=PATIENCE)
        settled(here, ("webhook", "later"))
        here.say(do="hand_over", id="away", bot="random")
        here.skip(letters.AGAIN[0])
        settled(here, ("webhook", "never"))
        assert empty(heard)


def test_an_address_that_was_changed_is_not_called_again(tmp_path: Path) -> None:
    with (
        waiting(tmp_path) as here,
        mailbox(status=503) as (before, old),
        mailbox(status=503) as (after, new),
    ):
        here.say(do="remind", id="one", webhook=before)
        old.get(timeout=PATIENCE)
        settled(here, ("webhook", "later"))
        here.say(do="remind", id="two", webhook=after)
        new.get(timeout=PATIENCE)
        settled(here, ("webhook", "later"), 2)
        here.skip(letters.AGAIN[0])
        new.get(timeout=PATIENCE)
        settled(here, ("webhook", "later"), 3)
        settled(here, ("webhook", "never"))
        here.say(do="remind", id="none", webhook=None)
        here.skip(letters.AGAIN[1])
        settled(here, ("webhook", "never"), 2)
        assert empty(old)
        assert empty(new)


def test_what_nobody_foresaw_is_tried_so_often_and_no_more(tmp_path: Path) -> None:
    with waiting(tmp_path) as here:
        floor = here.server.house.hub.floor
        loop = next(iter(floor._tasks)).get_loop()
        home = Address(
            person="ann",
            kind="pigeon",  # a way that only a newer server knows
            address="the loft",
            keys=b"",
            language="en",
            token=None,
            since=0,
            confirmed=0,
        )

        def kept() -> list[Letter]:
            claim = floor.store.claim_letters(2**50, 2**50, 10)
            return asyncio.run_coroutine_threadsafe(claim, loop).result(PATIENCE)

        letter = letters.greeting(home, 0)
        asyncio.run_coroutine_threadsafe(floor.store.keep_letters([letter]), loop).result(PATIENCE)
        here.look()
        for tries, pause in enumerate(letters.AGAIN, 1):
            settled(here, ("pigeon", "later"), tries)
            here.skip(pause)
        settled(here, ("pigeon", "later"), len(letters.AGAIN) + 1)
        assert kept() == []


def test_a_table_that_cannot_be_looked_at_for_a_moment_is_looked_at_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, failed = reminders._asked_at, []

    def stumbling(table: Table) -> dict[int, reminders._Asked]:
        failed.append(table.id)
        raise MemoryError

    with waiting(tmp_path) as here, mailbox() as (address, heard):
        here.say(do="remind", id="hook", webhook=address)
        heard.get(timeout=PATIENCE)
        monkeypatch.setattr(reminders, "_asked_at", stumbling)
        here.act(1)
        for _ in range(3):
            assert empty(heard)
            here.look()
        assert len(failed) == 1
        monkeypatch.setattr(reminders, "_asked_at", honest)
        here.skip(reminders.AGAIN)
        assert heard.get(timeout=PATIENCE)["last"] is False


@pytest.mark.parametrize("address", ["ftp://x/", "https://", "//x", "http://[", "http://a:99999/"])
def test_what_is_no_address_is_never_called(address: str) -> None:
    with pytest.raises(Undeliverable):
        call_to(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/",
        "http://[::1]/",
        "http://10.0.0.1/",
        "http://[::ffff:7f00:1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[64:ff9b:1::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://[2001:0:1:2::3]/",
        "http://[fec0::1]/",
        "http://[ff0e::1]/",
        "http://224.0.1.1/",
        "http://0.0.0.0/",
    ],
)
def test_private_networks_are_not_called(address: str) -> None:
    async def call() -> None:
        poster = Poster()
        try:
            await poster.post(address, b"", {})
        finally:
            poster.close()

    with pytest.raises(Undeliverable, match="private"):
        asyncio.run(call())


@pytest.mark.parametrize("number", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_web_are_called(number: str) -> None:
    assert is_outside(number)


def test_names_that_are_slow_to_be_found_hold_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name server that drips is not waited for by everybody."""
    honest, never, asked = socket.getaddrinfo, threading.Event(), SimpleQueue[str]()

    def slowly(host: str, *how: Any, **more: Any) -> Any:
        if host.endswith(".example"):
            asked.put(host)
            never.wait(PATIENCE)
        return honest("127.0.0.1", *how, **more)

    monkeypatch.setattr(socket, "getaddrinfo", slowly)
    monkeypatch.setattr("saleroom.web.posting.SECONDS", 2.0)
    try:
        with waiting(tmp_path) as here, mailbox() as (address, heard):
            for number in range(4):
                here.say(do="remind", id=f"{number}", webhook=f"http://drip{number}.example/")
                asked.get(timeout=PATIENCE)
            here.say(do="remind", id="hook", webhook=address.replace("127.0.0.1", "localhost"))
            assert heard.get(timeout=PATIENCE)["table"] == here.chair.table
            assert not never.is_set()
    finally:
        never.set()


def test_an_address_says_who_is_called() -> None:
    call = call_to("https://Bücher.example/aä?x=ä#part")
    assert call.origin == "https://xn--bcher-kva.example"
    assert call.path == "/a%C3%A4?x=%C3%A4"
    assert call_to("http://[::1]:81/").origin == "http://[::1]:81"
