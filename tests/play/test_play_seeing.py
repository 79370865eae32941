"""What all see alike is made once; facts anew if, and only if, what they came of has changed."""

import dataclasses
from typing import Any

import msgspec
import pytest
from laws.house_tables import TABLES

from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.canaletto.game import GAME
from saleroom.games.registry import GAMES
from saleroom.laws.playing import some_moment
from saleroom.play.match import Match
from saleroom.play.seeing import Following, Views


class Seen(msgspec.Struct, frozen=True):
    price: int
    leader: int
    viewer: int = 0


def following_of(read: list[Any]) -> tuple[Following, Match]:
    def facts(view: Any) -> dict[str, int]:
        read.append(view.price)
        return {"next": view.price + view.price + 1}

    return Following(), Match(dataclasses.replace(GAME, facts=facts), 3)


def test_facts_hold_as_long_as_what_they_read_is_the_same() -> None:
    following, match = following_of(read := [])
    first = following.facts(match, Seen(price=3, leader=0))
    assert bytes(first) == b'{"next":7}'
    assert following.facts(match, Seen(price=3, leader=1)) == first
    assert read == [3]


def test_facts_are_worked_out_again_when_something_they_read_has_changed() -> None:
    following, match = following_of(read := [])
    following.facts(match, Seen(price=3, leader=0))
    assert bytes(following.facts(match, Seen(price=4, leader=0))) == b'{"next":9}'
    assert bytes(following.facts(match, Seen(price=3, leader=0))) == b'{"next":7}'
    assert read == [3, 4, 3]


def test_what_another_viewer_saw_alike_holds_for_all() -> None:
    following, match = following_of(read := [])
    first = following.facts(match, Seen(price=3, leader=0))
    assert following.facts(match, Seen(price=3, leader=0, viewer=1)) == first
    assert bytes(following.facts(match, Seen(price=4, leader=0, viewer=2))) == b'{"next":9}'
    assert read == [3, 4]


def test_facts_about_the_viewer_hold_for_nobody_else() -> None:
    def facts(view: Any) -> dict[str, int]:
        return {"you": view.viewer}

    following, match = Following(), Match(dataclasses.replace(GAME, facts=facts), 3)
    told = [following.facts(match, Seen(price=3, leader=0, viewer=seat)) for seat in range(3)]
    assert [bytes(one) for one in told] == [b'{"you":0}', b'{"you":1}', b'{"you":2}']


def test_what_somebody_saw_who_looks_no_more_is_forgotten() -> None:
    following, match = following_of(read := [])
    following.facts(match, Seen(price=3, leader=0))
    following.forget(1)  # who has never looked
    following.forget(0)
    following.facts(match, Seen(price=3, leader=0))
    assert read == [3, 3]


def test_a_game_without_facts_has_those_of_its_sheet() -> None:
    match = Match(dataclasses.replace(GAME, facts=None), 3)
    view = match.view(0)
    assert bytes(Following().facts(match, view)) == msgspec.json.encode(match.facts(view))


@pytest.mark.parametrize("name", GAMES)
def test_views_made_together_are_those_made_one_by_one(name: str) -> None:
    match = some_moment(next(table for table in TABLES if table.game == name), 5)
    views = Views(match)
    for viewer in (0, SPECTATOR, 1, ALL_SEEING):
        assert views.of(viewer) == match.view(viewer)


def test_what_everybody_sees_is_made_once() -> None:
    looked: list[int] = []

    def view(s: Any, viewer: int) -> Any:
        looked.append(viewer)
        return GAME.view(s, viewer)

    assert GAME.own is not None
    views = Views(Match(dataclasses.replace(GAME, view=view), 3))
    for viewer in (0, 1, 2, SPECTATOR):
        views.of(viewer)
    assert looked == [SPECTATOR]
    views = Views(Match(dataclasses.replace(GAME, view=view, own=None), 3))
    views.of(1)
    assert looked == [SPECTATOR, 1]
