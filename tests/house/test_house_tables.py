"""A table is what its log makes of it, in every game, live and over days."""

from random import Random

import msgspec
import pytest
from house.tables import Room, play_on, viewers

from saleroom.games.registry import GAMES, game_named
from saleroom.house import commands as c
from saleroom.house.afterwards import record
from saleroom.house.intervals import people
from saleroom.house.showing import shown
from saleroom.play.verify import verify

each_table = pytest.mark.parametrize(
    ("game", "players", "pace"),
    [
        (game, players, pace)
        for game in GAMES
        for players in game_named(game).players
        for pace in ("live", "days")
    ],
)


@each_table
def test_whole_games_come_back_from_their_logs(game: str, players: int, pace: str) -> None:
    room = Room.of(game, players, bots=1, pace=pace).fill()
    drawing = Random(f"{game} {players} {pace}")  # noqa: S311  # a game, not a secret
    steps = 0
    while play_on(room, drawing):
        steps += 1
        room.now += drawing.randrange(3000)
        if steps % 40 == 0:
            compare(room)
    compare(room)
    assert room.table.match.is_over
    verdict = verify(record(room.table))
    assert verdict.ok, verdict


def compare(room: Room) -> None:
    again = room.again()
    for viewer in viewers(room.table):
        alone = msgspec.json.encode(shown(again, viewer))
        assert msgspec.json.decode(alone) == msgspec.json.decode(room.seen(viewer))


def test_what_moves_do_not_change_is_remembered_until_something_else_happens() -> None:
    room, dice = Room.of("alles-futsch", 2).fill(), Random(1)  # noqa: S311  # no secret
    people(room.table)
    assert play_on(room, dice)
    assert room.table.known
    room.send(0, c.Say(id="say", text="well"))
    assert not room.table.known
    people(room.table)
    while play_on(room, dice):
        pass
    assert not room.table.known, "the end of a game is no mere move"
