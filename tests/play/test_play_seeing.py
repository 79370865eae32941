"""Facts are worked out anew when, and only when, what they came of has changed."""

import dataclasses
from typing import Any

import msgspec

from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match
from saleroom.play.seeing import Following


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
