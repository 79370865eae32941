"""Programs at real tables, with and without asyncio: what a bot is given, and what is refused."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from client.noting import Noting, held_against
from sampled import sampled
from web.serving import Serving, serving

from saleroom.bots.random_player import RandomPlayer
from saleroom.client import AsyncHouse, House, LineLost, ServerRefused, errors, sit_down, wire
from saleroom.client.playing import play
from saleroom.core.errors import MalformedAction, Misuse
from saleroom.games.registry import GAMES, game_named
from saleroom.house import shown
from saleroom.messages.saying import said
from saleroom.play.record import Record
from saleroom.web import seated_table
from saleroom.web.limits import Limits

STILL = {"clock": "none", "hammer": "none", "intervals": False}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("client")) as running:
        yield running


async def party(address: str, game: str, players: int) -> tuple[dict[int, Noting], Record]:
    """Let programs play on all seats; return what each noted, and the record."""
    bots = {seat: Noting(game_named(game)) for seat in range(players)}
    async with AsyncHouse(address) as first:
        seats = [await first.open(game, ["person"] * players, name="P0", seat=0, **STILL)]
        houses = [AsyncHouse(address) for _ in range(1, players)]
        try:
            for number, house in enumerate(houses, 1):
                invite = seats[0].invite
                taken = await house.take_seat(
                    seats[0].table, name=f"P{number}", invite=invite, seat=number
                )
                seats.append(taken)
            async with asyncio.timeout(60), asyncio.TaskGroup() as table:
                for number, seat in enumerate(seats):
                    table.create_task(play(seat, bots[number], seed=number))
            text = await first.ask_bytes("GET", f"/api/tables/{seats[0].table}/record")
        finally:
            for house in houses:
                await house.close()
    return bots, msgspec.json.decode(text, type=Record)


@pytest.mark.parametrize("game", sampled(sorted(set(GAMES) - {"modern-art"}), "alles-futsch"))
def test_a_bot_is_given_what_its_seat_may_know(server: Serving, game: str) -> None:
    bots, record = asyncio.run(party(server.address, game, 3))
    assert held_against(record, bots) > 20


@pytest.mark.soak
def test_modern_art_is_played_to_its_end(server: Serving) -> None:
    """Fists close in any order there, so views are not compared."""
    bots, record = asyncio.run(party(server.address, "modern-art", 3))
    assert record.result is not None
    assert all(bot.notes for bot in bots.values())


def test_without_asyncio_a_game_is_a_loop(server: Serving) -> None:
    with House(server.address) as house:
        seat = house.open("alles-futsch", ["person", "random"], name="Robin", **STILL)
        assert seat.link.startswith(f"{server.address}/t/{seat.table}#")
        turns = 0
        while turn := seat.my_turn(timeout=30):
            turns += 1
            seat.act(turn.answers[0], turn)
        assert turns
        assert seat.result is not None
        assert sorted(seat.result.ranks) == [1, 2]
        assert house.mine()[0]["about"]["table"] == seat.table


def test_who_keeps_the_token_comes_back_to_the_seat(server: Serving) -> None:
    with House(server.address) as house:
        seat = house.open("canaletto", ["person", "random", "random"], name="Robin", **STILL)
        token, table = house.token, seat.table
    with House(server.address, token) as again:
        seat = again.seat_at(table)
        turn = seat.my_turn(timeout=30)
        assert turn is not None
        assert turn.paragraph.startswith("CA-")
        assert seat.view.viewer == 0


def test_a_bot_sits_down_by_a_link_in_one_line(server: Serving) -> None:
    with House(server.address) as house:
        seat = house.open("alles-futsch", ["person", "person"], name="Robin", **STILL)

        async def both() -> list[wire.Result | None]:
            other = asyncio.to_thread(sit_down, seat.link, RandomPlayer, "Marian")
            mine = asyncio.to_thread(seat.play, "random")
            return list(await asyncio.gather(other, mine))

        first, second = asyncio.run(both())
    assert first is not None
    assert first == second


def test_lines_that_do_not_come_at_once_are_fetched(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    with House(server.address) as house:
        seat = house.open("alles-futsch", ["person", "random"], name="Robin", **STILL)
        seat.play("random", seed=1)
        monkeypatch.setattr(seated_table, "MOST_SENT", 7)
        again = house.seat_at(seat.table)
        again.look()
        assert again._seat.hearing.count == seat._seat.hearing.count > 30
        assert again._seat.hearing.events() == seat._seat.hearing.events()


# What is refused


def refused(house: House, table: str, what: str) -> ServerRefused:
    with pytest.raises(ServerRefused) as caught:
        house.seat_at(table) if what == "seat" else house.look(table)
    return caught.value


def test_a_token_that_is_wrong_is_said_to_be(server: Serving) -> None:
    with House(server.address, "no-such-token") as house:
        error = refused(house, "nowhere-at-all", "look")
    assert (error.code, error.status) == ("bad_token", 401)
    assert "token" in str(error)


def test_a_table_that_is_not_there_is_said_not_to_be(server: Serving) -> None:
    with House(server.address) as house:
        error = refused(house, "nowhere-at-all", "seat")
    assert (error.code, error.status) == ("no_such_table", 404)


def test_a_seat_that_is_not_mine_plays_nothing(server: Serving) -> None:
    with House(server.address) as house:
        seat = house.open("canaletto", ["person"] * 3, name="Robin", **STILL)
        with House(server.address) as stranger:
            watching = stranger.seat_at(seat.table)
            assert watching.look().mine is None
            with pytest.raises(ServerRefused) as caught:
                watching.act({"pass": True})
    assert caught.value.code == "no_seat"


def test_an_unknown_verb_and_a_forbidden_action_are_told_apart(server: Serving) -> None:
    with House(server.address) as house:
        options = {"first_player": 0}
        seats = ["person", "random", "random"]
        seat = house.open("canaletto", seats, name="Robin", options=options, seat=0, **STILL)
        turn = seat.my_turn(timeout=30)
        assert turn is not None
        for action, code, word in (
            ({"fly": 1}, "malformed", "fly"),
            ({"pass": True}, "illegal", ""),
            ({"bid": "much"}, "malformed", "much"),
        ):
            with pytest.raises(ServerRefused) as caught:
                seat.act(action, turn)
            assert caught.value.code == code
            assert word in caught.value.text
        why = seat.why_not({"pass": True})
        assert why is not None
        assert why.paragraph == "CA-8"
        assert seat.why_not({"bid": 3}) is None
        with pytest.raises(ServerRefused) as caught:
            seat.act({"bid": 3}, turn.number - 1)
        assert caught.value.code == "stale"


@pytest.mark.parametrize("address", ["127.0.0.1:8080", "ftp://example.org", "", "http://"])
def test_what_is_no_address_is_refused_at_once(address: str) -> None:
    with pytest.raises(Misuse) as caught:
        House(address)
    assert "http://127.0.0.1:8080" in said(caught.value)


def test_what_is_no_link_is_refused_at_once(server: Serving) -> None:
    with pytest.raises(Misuse) as caught:
        sit_down(server.address, "random", "Robin")
    assert "/t/" in said(caught.value)


def test_a_server_that_is_not_there_is_said_not_to_answer() -> None:
    with House("http://127.0.0.1:9", patience=0.2) as house, pytest.raises(LineLost):
        house.games()


def test_an_answer_that_is_none_of_ours_is_said_to_be_strange(server: Serving) -> None:
    """Where no route leads, a page is answered, as by any other web server."""
    with House(server.address) as house, pytest.raises(ServerRefused) as caught:
        house.wait(house._house.ask("DELETE", "/assets/nothing", {}))
    assert caught.value.code
    assert errors.refusal(b"<html>", 502).code == "strange_answer"


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (wire.LineHeard, shown.Line),
        (wire.SeatShown, shown.SeatShown),
        (wire.Mine, shown.Mine),
        (wire.IntervalShown, shown.IntervalShown),
        (wire.Result, shown.Outcome),
        (wire.Shown, shown.Shown),
    ],
)
def test_every_field_that_is_read_is_one_that_is_sent(
    ours: type[msgspec.Struct], theirs: type[msgspec.Struct]
) -> None:
    assert set(ours.__struct_fields__) <= set(theirs.__struct_fields__)


# What would be asked for in vain


def test_a_command_that_is_none_is_said_to_be_and_nobody_waits_for_it(server: Serving) -> None:
    with House(server.address) as house:
        seat = house.open("canaletto", ["person", "random", "random"], name="Robin", **STILL)
        turn = seat.my_turn(timeout=30)
        assert turn is not None
        late: Any = "1"
        for doing in (
            lambda: seat.send({"do": "dance"}),
            lambda: seat.send({}),
            lambda: seat.send({"do": "say", "text": "x" * 1000}),
            lambda: seat.act(turn.answers[0], late),
        ):
            with pytest.raises(ServerRefused) as caught:
                doing()
            assert caught.value.code == "malformed"
        assert seat.my_turn(timeout=30) == turn


def test_a_command_that_is_too_long_is_said_to_be_and_nobody_waits_for_it(server: Serving) -> None:
    with House(server.address) as house:
        seat = house.open("canaletto", ["person", "random", "random"], name="Robin", **STILL)
        turn = seat.my_turn(timeout=30)
        with pytest.raises(ServerRefused) as caught:
            seat.send({"do": "say", "text": "x" * 5000})
        assert caught.value.code == "too_large"
        assert "4096" in caught.value.text
        assert seat.my_turn(timeout=30) == turn


def test_one_line_too_many_is_said_to_be(server: Serving) -> None:
    with House(server.address, patience=1.0) as house:
        seat = house.open("canaletto", ["person", "random", "random"], name="Robin", **STILL)
        seats = [house.seat_at(seat.table) for _ in range(Limits().sockets + 1)]
        for one in seats[:-1]:
            one.look()
        with pytest.raises(ServerRefused) as caught:
            seats[-1].look()
    assert caught.value.code == "sockets"


@pytest.mark.parametrize("answer", [None, "bid 3", 3.7, True, 10**9, -1, [3]], ids=repr)
def test_what_a_bot_answers_is_a_number_or_refused(server: Serving, answer: Any) -> None:
    class Answers:
        def choose(self, *_: object) -> Any:
            return answer

    with House(server.address) as house:
        seat = house.open("canaletto", ["person", "random", "random"], name="Robin", **STILL)
        turn = seat.my_turn(timeout=30)
        with pytest.raises(MalformedAction):
            seat.play(Answers())
        assert seat.my_turn(timeout=30) == turn


@pytest.mark.parametrize("token", ["", "abc\n", "two words", "żółw"])
def test_a_token_that_is_none_is_refused_at_once(token: str) -> None:
    with pytest.raises(Misuse) as caught:
        House("http://127.0.0.1:9", token)
    assert "token" in said(caught.value)


@pytest.mark.parametrize("address", ["http://127.0.0.1:port", "http://127.0.0.1:99999", None])
def test_an_address_with_no_port_of_this_world_is_refused_at_once(address: Any) -> None:
    with pytest.raises(Misuse) as caught:
        House(address)
    assert "http://127.0.0.1:8080" in said(caught.value)


def test_a_page_is_no_answer(server: Serving) -> None:
    """Where another server answers, or somebody between, what comes is a page."""
    with House(server.address) as house:
        with pytest.raises(ServerRefused) as caught:
            house.wait(house._house.ask("GET", "/t/nowhere"))
        assert caught.value.code == "strange_answer"
        with pytest.raises(ServerRefused) as caught:
            house.seat_at("../../t/nowhere")
        assert caught.value.status in {400, 404}
