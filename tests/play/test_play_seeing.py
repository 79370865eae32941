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
