"""Hints for a person, reasons of the bots that are watched, and who sits in for whom."""

import re
import sys
from collections.abc import Iterator
from io import StringIO

import pytest
from modern_art.positions import card, dealt, offer
from rich.console import Console
from sampled import sampled

from saleroom.bots.advice import Adviser
from saleroom.bots.preparing import preparation_of
from saleroom.bots.reasons import Alternative, Reasons
from saleroom.bots.table import BotTable, bots_at, guarded_bots_at
from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.games.modern_art.game import GAME
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.terminal.person import Person
from saleroom.terminal.playing import play_seat, watch
from saleroom.terminal.screen import Screen
from saleroom.text.advising import in_words
from saleroom.text.speaking import Phrases

SITS_IN = "The stronger bots need the extra “fast”, which is not installed; Dealer sits in."


@pytest.fixture
def console() -> Console:
    return Console(file=StringIO(), width=100, markup=False, highlight=False)


@pytest.fixture
def screen(console: Console) -> Screen:
    return Screen(console)


@pytest.fixture(autouse=True)
def _without_numba(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """So that nothing is compiled for these tests, and Dealer is the strongest that is ready."""
    preparation_of.cache_clear()
    monkeypatch.setitem(sys.modules, "numba", None)
    yield
    preparation_of.cache_clear()


def shown(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return " ".join(console.file.getvalue().split())


def typed(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{answer}\n" for answer in answers)))


def in_open_auction() -> Match:
    match = dealt([[card("Krypto", "open")]])
    offer(match, 0, card("Krypto", "open"))
    return match


def test_a_hint_says_what_to_do_and_why_and_asks_again(
    screen: Screen, console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = in_open_auction()
    typed(monkeypatch, "hint", "3")
    action = Person(screen, match, 1, Adviser(GAME, "expert", seed=1)).decide()
    assert GAME.codec.decode(action) == {"bid": 3}
    text = shown(console)
    assert "Dealer would do this: Bid $" in text
    assert " to you; it would go up to $" in text
    assert "It reckons with seat 0 up to $" in text


@pytest.mark.parametrize(
    ("language", "worth"), [("en", "42.6"), ("fr", "42,6"), ("pl", "42,6"), ("de", "42,6")]
)
def test_points_are_written_as_the_reader_writes_them(language: str, worth: str) -> None:
    game = game_named("canaletto")
    view = game.view(game.new(3), 1)
    other = Alternative({"bid": 7}, value=-0.04, error=1.25)
    reasons = Reasons(
        bot="dealer", seat=1, decision={"bid": 5}, worth=(0.0, 42.6, 0.0), alternatives=(other,)
    )
    text = in_words(reasons, game, view, Phrases(language))
    assert worth in text
    assert re.search(rf"\(0{worth[2]}0 \w+ ± 1{worth[2]}2 \w+\)", text)


def test_a_hint_knows_only_what_the_person_knows() -> None:
    match = in_open_auction()
    other = match.copy()
    other.state = duplicate(match.state)
    GAME.flat.redeal(other.state, 1, seeded(5))
    assert other.state != match.state
    hints = [Adviser(GAME, "expert", seed=1).reasons(m, 1) for m in (match, other)]
    assert hints[0] == hints[1] is not None


# Of an adviser, which is the same for all games; tests/bots ask it about each.
@pytest.mark.parametrize("name", sampled(GAMES, "alles-futsch"))
def test_hints_change_nothing_at_the_table(
    name: str, screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_named(name)
    games = []
    for answers in ([""], ["hint", ""]):
        match = Match(game, game.players[0])
        others = range(1, match.players)
        table = BotTable(match, bots_at(game, ["dealer"] * len(others), others), 4)
        typed(monkeypatch, *[*answers, "1", "2", "30"] * 30)
        play_seat(screen, table, 0, ["x"] * match.players, Adviser(game, "expert", seed=4))
        games.append(match.moves)
    assert games[0] == games[1]
    assert len(games[0]) > 20


def test_without_an_adviser_there_is_no_hint(
    screen: Screen, console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "hint", "3")
    Person(screen, in_open_auction(), 1).decide()
    assert "Nobody has advice here." in shown(console)


@pytest.mark.parametrize("name", sampled(GAMES, "alles-futsch", "modern-art"))
def test_bots_that_are_watched_say_why_they_do_each_thing(
    name: str, screen: Screen, console: Console
) -> None:
    game = game_named(name)
    match = Match(game, game.players[0])
    names = ["dealer", "random", "collector"][: match.players]
    table = BotTable(match, bots_at(game, names, range(len(names))), 2)
    assert watch(screen, table, names, why=True)
    text = shown(console)
    decisions = sum(move.seat >= 0 for move in match.moves)
    assert (
        text.count(": Dealer would ")
        + text.count(": Random drew one of ")
        + text.count(": Collector would ")
        == decisions
    )


def test_who_sits_in_is_said_once(
    screen: Screen, console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(GAME, 3)
    names = ["person", "expert", "expert"]
    table = BotTable(match, guarded_bots_at(GAME, names[1:], [1, 2]), 3)
    typed(monkeypatch, *["", "1"] * 30)
    play_seat(screen, table, 0, names)
    assert len(match.moves) > 80
    assert shown(console).count(SITS_IN) == 1
