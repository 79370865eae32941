"""Registered programs: a name of their own, shown as what they are, and rated beside bots."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.commands import run
from web.serving import Serving, serving

from saleroom.arena.tournament.holding import hold
from saleroom.arena.tournament.served_blocks import ProgramsFailed
from saleroom.arena.tournament.setting import setting_of
from saleroom.arena.workers import Where
from saleroom.client import AsyncHouse, House, ServerRefused
from saleroom.client.attending import attend, complain
from saleroom.client.playing import Player
from saleroom.core.errors import BadSetup
from saleroom.messages.saying import said
from saleroom.play.match import Match
from saleroom.web.http_programs import MOST_PROGRAMS

STILL = {"clock": "none", "hammer": "none", "intervals": False}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("programs")) as running:
        yield running


def refused(do: object, *args: object, **more: object) -> ServerRefused:
    with pytest.raises(ServerRefused) as caught:
        do(*args, **more)
    return caught.value


def test_a_program_plays_under_its_name_and_is_shown_as_one(server: Serving) -> None:
    with House(server.address) as owner:
        token = owner.register("Deep Hammer")
        assert [one["name"] for one in owner.programs()] == ["Deep Hammer"]
        seat = owner.open("canaletto", ["person", "person", "random"], name="Owner", **STILL)
        with House(server.address, token) as program:
            invite = seat.link.partition("#")[2]
            taken = program.take_seat(seat.table, name="Somebody Else", invite=invite)
            assert [one.program for one in taken.look().seats] == [False, True, False]
            assert taken.shown.seats[1].name == "Deep Hammer"
        about = owner.mine()[0]["about"]
        assert (about["names"][1], about["programs"]) == ("Deep Hammer", [1])


def test_no_two_programs_are_taken_for_each_other(server: Serving) -> None:
    with House(server.address) as owner, House(server.address) as other:
        token = owner.register("Robin One")
        assert refused(other.register, "ROBIN ONE").name == "program_taken"
        assert refused(other.register, "Dealer").name == "name_of_bot"
        assert refused(other.register, " ").code == "malformed"
        with House(server.address, token) as program:
            assert refused(program.register, "Child").name == "program_of_program"
        forget = other._house.ask("POST", "/api/programs/forget", {"name": "Robin One"})
        assert refused(other.wait, forget).status in {401, 404}
        mine = owner._house.ask("POST", "/api/programs/forget", {"name": "robin one"})
        assert owner.wait(mine) == []
        assert other.register("Robin One")


def test_who_loses_a_programs_token_can_end_it(server: Serving) -> None:
    with House(server.address) as owner:
        token = owner.register("Given Away")
        body = {"name": "Given Away", "revoke": True}
        assert owner.wait(owner._house.ask("POST", "/api/programs/forget", body)) == []
        with House(server.address, token) as thief:
            assert refused(thief.programs).code == "bad_token"


def test_an_owner_has_so_many_programs_and_no_more(server: Serving) -> None:
    with House(server.address) as owner:
        for number in range(MOST_PROGRAMS):
            owner.register(f"Many {number}")
        assert refused(owner.register, "One More").name == "too_many_programs"


def test_a_seat_that_is_kept_for_a_program_is_for_nobody_else(server: Serving) -> None:
    with House(server.address) as owner, House(server.address) as other:
        token = owner.register("Kept For")
        seats = ["person", "program:Kept For"]
        seat = owner.open("alles-futsch", seats, name="Owner", public=True, **STILL)
        invite = seat.link.partition("#")[2]
        assert refused(other.take_seat, seat.table, name="X", invite=invite).code == "taken"
        assert refused(other.take_seat, seat.table, name="Kept For").code == "not_invited"
        with House(server.address, token) as program:
            assert program.take_seat(seat.table, name="?").look().status == "playing"


def test_nobody_takes_the_name_that_a_seat_is_kept_for(server: Serving) -> None:
    """Or the program could not sit down, and somebody else would be taken for it."""
    with House(server.address) as owner, House(server.address) as other:
        token = owner.register("Only One")
        seats = ["person", "open", "program:Only One"]
        seat = owner.open("alles-futsch", seats, name="Owner", public=True, **STILL)
        assert refused(other.take_seat, seat.table, name="ONLY ONE").name == "name_taken"
        with House(server.address, token) as program:
            assert program.take_seat(seat.table, name="?", seat=2).look().seats[2].program


def test_a_program_that_names_no_seat_takes_the_one_that_is_kept_for_it(server: Serving) -> None:
    """Nobody else could sit there, and the game would never begin."""
    with House(server.address) as owner, House(server.address) as other:
        token = owner.register("First Its Own")
        seats = ["person", "open", "program:First Its Own"]
        seat = owner.open("alles-futsch", seats, name="Owner", public=True, **STILL)
        with House(server.address, token) as program:
            assert program.take_seat(seat.table, name="?").look().seats[2].program
        assert other.take_seat(seat.table, name="Other").look().status == "playing"


@pytest.mark.parametrize("name", ["", "x" * 41, "Robin\u202edrawkcab", "Robin\n", "\u3164"])
def test_a_seat_is_kept_for_a_name_that_a_program_can_have(server: Serving, name: str) -> None:
    """Everybody who looks at the lobby reads it."""
    with House(server.address) as house:
        place = {"who": "program", "program": name}
        error = refused(house.open, "alles-futsch", ["person", place], name="Owner", public=True)
        assert error.code == "malformed"


def test_a_seat_for_a_program_has_to_name_it(server: Serving) -> None:
    with House(server.address) as house:
        for place in ({"who": "program"}, {"who": "person", "program": "X"}):
            error = refused(house.open, "alles-futsch", ["person", place], name="Owner")
            assert error.name == "setup_program_there"


# In the arena


@contextlib.contextmanager
def at_hand(address: str, name: str, player: Player) -> Iterator[list[object]]:
    """Keep a program at hand, in a thread of its own, until the end of the block."""
    ends: list[object] = []
    loop = asyncio.new_event_loop()

    async def attending() -> None:
        async with AsyncHouse(address) as owner:
            token = await owner.register(name)
        async with AsyncHouse(address, token) as house:
            with contextlib.suppress(asyncio.CancelledError):
                await attend(house, name, player, every=0.1, heard=lambda _, end: ends.append(end))

    task = loop.create_task(attending())
    thread = threading.Thread(target=loop.run_until_complete, args=(task,))
    thread.start()
    try:
        yield ends
    finally:
        loop.call_soon_threadsafe(task.cancel)
        thread.join(20)
        loop.close()


def test_the_arena_seats_programs_beside_bots_and_rates_them_in_one_table(
    server: Serving, tmp_path: Path
) -> None:
    file = tmp_path / "blocks.jsonl"
    with at_hand(server.address, "Robin", "random") as ends:
        words = ["arena", "alles-futsch", "--players", "2", "--bots", "program:Robin,random"]
        words += ["--games", "2", "--seed", "1", "--at", server.address, "--workers", "1"]
        result = run(*words, "--resume", str(file), "--language", "de")
    assert result.exit_code == 0, result.output
    assert "Robin (Programm)" in result.output
    assert f"--at {server.address}" in " ".join(result.output.split())
    assert len(ends) == 2
    assert len(file.read_text().splitlines()) == 2, "a setting, and a block of two games"


class Broken:
    """A program with a mistake in it."""

    def __init__(self, _game: object) -> None:
        self.left = 0

    def choose(self, *_: object) -> int:
        return 1 // self.left


def test_what_a_program_does_wrong_is_told_whatever_it_is(server: Serving) -> None:
    with at_hand(server.address, "Broken", Broken) as ends, House(server.address) as owner:
        seats = ["person", "program:Broken"]
        seat = owner.open("alles-futsch", seats, name="Owner", public=True, **STILL)
        until = time.monotonic() + 30
        while not ends and time.monotonic() < until:
            with contextlib.suppress(TimeoutError):
                turn = seat.my_turn(timeout=0.2)
                assert turn is not None
                seat.act(turn.answers[0], turn)
    assert isinstance(ends[0], ZeroDivisionError)


def test_what_nobody_else_hears_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    complain("T1", None)
    complain("T1", ZeroDivisionError("oops"))
    assert [record.message for record in caplog.records] == ["table T1: the game was given up"]
    assert "oops" in caplog.text


def test_a_program_that_does_not_come_is_named(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saleroom.arena.tournament.served_blocks.COMING", 0.5)
    bots = ("program:Nobody Home", "random")
    setting = setting_of(Match("alles-futsch", 2), bots, 1, server.address, "server")
    with pytest.raises(ProgramsFailed) as caught:
        hold(setting, 1, where=Where(workers=1))
    assert "Nobody Home" in said(caught.value)


def test_a_program_without_a_server_is_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        setting_of(Match("alles-futsch", 2), ("program:Robin", "random"), 1)
    assert "--at" in said(caught.value)
