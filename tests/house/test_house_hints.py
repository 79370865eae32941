"""Where people may ask a bot for advice, that everybody sees it, and what the bot is told."""

from random import Random
from typing import Any

import msgspec
import pytest
from house.tables import Room, play_on, viewers
from house.twins import Twins, lively_room, play_lively

from saleroom.core.errors import BadSetup
from saleroom.core.seats import SPECTATOR
from saleroom.games.registry import GAMES, game_named
from saleroom.house import commands as c
from saleroom.house.about import about
from saleroom.house.commands import Refused
from saleroom.house.hints import check_hint, gives_hints
from saleroom.house.opening import opening
from saleroom.house.settings import Place, Settings
from saleroom.house.showing import shown
from saleroom.house.statuses import OVER, PLAYING
from saleroom.house.table import Table
from saleroom.web.bot_players import Question
from saleroom.web.hints import advised, hint_question


@pytest.mark.parametrize(
    ("people", "chosen", "expected"),
    [
        (1, {}, True),
        (2, {}, False),
        (1, {"hints": False}, False),
        (2, {"hints": True}, True),
        (1, {"public": True}, False),
        (2, {"public": True, "hints": False}, False),
    ],
)
def test_hints_are_for_who_plays_alone_unless_the_table_says_otherwise(
    people: int, chosen: dict[str, Any], *, expected: bool
) -> None:
    room = Room.of("canaletto", 3, bots=3 - people, **chosen)
    assert gives_hints(room.table) == expected
    room.fill()
    assert gives_hints(room.table) == expected
    for viewer in viewers(room.table):
        assert shown(room.table, viewer).hints == expected
    assert about(room.table).hints == expected
    assert gives_hints(room.again()) == expected


def test_whoever_fills_all_other_seats_with_bots_plays_alone() -> None:
    room = Room.of("canaletto", 3)
    room.sit("Ann", 0)
    assert not shown(room.table, SPECTATOR).hints
    room.send(0, c.Fill(id="1", seat=1))
    assert not gives_hints(room.table)
    room.send(0, c.Fill(id="2", seat=2))
    assert shown(room.table, SPECTATOR).hints


def test_a_public_table_with_hints_cannot_be_opened() -> None:
    seats = (Place("open"),) * 3
    with pytest.raises(BadSetup) as refused:
        opening(Settings(game="canaletto", seats=seats, public=True, hints=True))
    assert refused.value.name == "setup_public_hints"


def test_settings_of_before_there_were_hints_are_still_read() -> None:
    before = {"game": "canaletto", "seats": [{"who": "person"}]}
    assert msgspec.convert(before, Settings).hints is None


def refusal(table: Table, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        check_hint(table, seat)
    return f"{refused.value.code} {refused.value.name}".strip()


def test_who_may_not_ask_is_told_why() -> None:
    assert refusal(Room.of("canaletto", 3).fill().table, 0) == "not_here no_hints"
    waiting = Room.of("canaletto", 3, hints=True)
    assert refusal(waiting.table, 0) == "not_begun"
    room = Room.of("canaletto", 3, hints=True).fill()
    room.send(0, c.HandOver(id="1", bot="random"))
    assert refusal(room.table, 0) == "bot_plays"
    drawing = Random(2)  # noqa: S311  # a game, not a secret
    while play_on(room, drawing):
        pass
    assert room.table.status == OVER
    assert refusal(room.table, 1) == "over"


def test_between_two_lots_only_who_is_asked_may_ask() -> None:
    room = Room.of("alles-futsch", 3, hints=True).fill()
    assert room.table.sale is None
    (asked,) = room.table.waiting
    check_hint(room.table, asked)
    assert refusal(room.table, (asked + 1) % 3) == "not_now no_hint_now"
    room.act(asked, choose=next(iter(room.table.match.view(asked).turned_up)))
    for seat in range(3):
        check_hint(room.table, seat)


# What the bot is told


def alike(table: Table, seat: int, seed: int) -> Question:
    """The question for a seat, but for the luck of the table."""
    return hint_question(table, seat)._replace(seed=seed)


@pytest.mark.parametrize("game", GAMES)
def test_advice_depends_on_nothing_but_what_the_seat_may_know(game: str) -> None:
    drawing = Random(f"hints {game}")  # noqa: S311  # games, not secrets
    asked = 0
    for seat in range(2):
        players = game_named(game).players[-1]
        room = play_lively(lively_room(game, players, "live", drawing), drawing, 60)
        twins = Twins(Table(), Table(), seat)
        for _ in twins.told(room.log, drawing):
            if twins.one.status != PLAYING or not twins.one.match.moves:
                continue
            one, other = (alike(table, seat, 5) for table in twins[:2])
            assert one == other
            if asked % 9 == 0:
                dealer = (q._replace(bot="dealer") for q in (one, other))
                assert len({msgspec.json.encode(advised(q)) for q in dealer}) == 1
            asked += 1
    assert asked > 20


def test_the_luck_of_advice_is_the_same_for_as_long_as_the_lot_is() -> None:
    room = Room.of("alles-futsch", 3, hints=True).fill()
    (asked,) = room.table.waiting
    room.act(asked, choose=next(iter(room.table.match.view(asked).turned_up)))
    before = hint_question(room.table, asked).seed
    room.act(asked, bid=5)
    assert hint_question(room.table, asked).seed == before
    assert hint_question(room.table, (asked + 1) % 3).seed != before
