"""Sentences that once read badly: they name who is meant, and fit the moment they are said in."""

from collections.abc import Iterator
from functools import cache

import pytest
from laws.house_tables import TABLES

from saleroom.core.contract import View
from saleroom.core.events import Event
from saleroom.core.seats import SPECTATOR
from saleroom.games.registry import game_named
from saleroom.laws.playing import whole_game
from saleroom.messages.catalogue import Catalogue
from saleroom.messages.languages import LANGUAGES
from saleroom.play.match import Match

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")
BOTS = ("random", "visitor", "collector", "dealer", "expert", "master")

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


@cache
def games(name: str) -> tuple[Match, ...]:
    tables = [table for table in TABLES if table.game == name]
    return tuple(whole_game(table, number) for number, table in enumerate(tables[::5]))


def said_of(name: str, event: str) -> Iterator[tuple[Match, Event]]:
    for match in games(name):
        for heard in match.heard(SPECTATOR):
            if heard.event.name == event:
                yield match, heard.event


@each_language
def test_a_bot_that_sits_down_is_called_by_its_name(language: str) -> None:
    known = catalogue(language)
    for bot in BOTS:
        said = known.line("filled", {"seat": 1, "text": bot}, 0, NAMES)
        assert known.text(f"bot-{bot}") in said
        assert bot not in said
    assert "my_bot" in known.line("filled", {"seat": 1, "text": "my_bot"}, 0, NAMES)


@each_language
@pytest.mark.parametrize(("game", "phase"), [("modern-art", "outcry"), ("moderne-zeiten", "bid")])
def test_nobody_is_asked_to_raise_where_there_is_no_bid(
    game: str, phase: str, language: str
) -> None:
    known = catalogue(language)
    asked: dict[bool, str] = {}
    for price in (0, 5):
        view = moment(game, phase, price)
        asked[bool(price)] = known.question(game_named(game), view)
    assert asked[False] != asked[True]


def moment(game: str, phase: str, price: int) -> View:
    """A view of such a phase, with a price or without one."""
    match = games(game)[0]
    view = match.view(SPECTATOR)
    return type(view)(**{**fields(view), "phase": phase, "price": price})


def fields(view: View) -> dict[str, object]:
    return {name: getattr(view, name) for name in view.__struct_fields__}


@each_language
def test_whoever_buys_an_own_lot_is_told_so_as_the_owner(language: str) -> None:
    known = catalogue(language)
    told = set()
    for match, event in said_of("modern-art", "paid"):
        if event["payee"] >= 0:
            continue
        mine, other = (
            known.event(match.game, event, match.view(viewer), NAMES)
            for viewer in (event["seat"], SPECTATOR)
        )
        why = (mine.rpartition("(")[2], other.rpartition("(")[2])
        assert why[0] != why[1]
        assert "the own" not in f"{mine}{other}"
        told.add(why)
    assert len(told) == 2, "an own lot, and a share of a double"


@each_language
@pytest.mark.parametrize(
    ("game", "ender"), [("alles-futsch", "bankrupt"), ("moderne-zeiten", "finisher")]
)
def test_the_end_names_whose_doing_it_was(game: str, ender: str, language: str) -> None:
    known = catalogue(language)
    named = 0
    for match in games(game):
        outcome = match.outcome()
        assert outcome is not None
        view = match.view(SPECTATOR)
        seat = getattr(view, ender)
        watched = known.ending(match.game, outcome.why, view, NAMES)
        assert [name for name in NAMES if name in watched] == (
            [] if seat is None else [NAMES[seat]]
        )
        if seat is not None:
            mine = known.ending(match.game, outcome.why, match.view(seat), NAMES)
            assert NAMES[seat] not in mine
            named += 1
    assert named
