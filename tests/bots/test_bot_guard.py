"""A bot among people: whatever it does, the table goes on, and the log says what went wrong."""

import logging
import time
from collections.abc import Callable, Iterator
from threading import Event
from typing import Any

import pytest
from bot_positions import is_legal, positions

from saleroom.bots.contract import Bot
from saleroom.bots.guard import MOST_HANGS, Guarded, is_among, safe
from saleroom.bots.random_player import RandomPlayer
from saleroom.bots.table import BotTable, bots_at
from saleroom.core.chance import below, seeded
from saleroom.core.legal import Amounts, Legal
from saleroom.games.canaletto.actions import BID, BRIBE, CODEC, PASS
from saleroom.games.modern_art import actions as modern_art
from saleroom.games.modern_art.game import GAME
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match

SHORT = 0.05


class Fails:
    """Does what it is told to, instead of deciding."""

    seconds = SHORT

    def __init__(self, deed: Callable[[Legal], Any]) -> None:
        self._deed = deed

    def choose(self, view: Any, legal: Legal, memory: Any, numbers: Any) -> Any:  # noqa: ARG002  # the contract's arguments
        below(numbers, 6)
        return self._deed(legal)


@pytest.fixture
def asleep() -> Iterator[Event]:
    """What a bot waits for that hangs; over when the test is."""
    event = Event()
    yield event
    event.set()


def raising(error: BaseException) -> Callable[[Legal], Any]:
    def deed(legal: Legal) -> Any:  # noqa: ARG001  # as all deeds
        raise error

    return deed


def some_match() -> Match:
    return next(positions("modern-art", 1, 1))


def answer(bot: Bot, match: Match) -> int:
    seat = match.asked
    return bot.choose(match.view(seat), match.legal(seat), match.memory(seat), seeded(1))


# What is safe


@pytest.mark.parametrize("name", GAMES)
def test_what_is_safe_is_legal_in_every_position(name: str) -> None:
    for match in positions(name, 3, 600):
        for seat in match.awaited:
            assert is_legal(match, seat, safe(match.legal(seat), match.game.codec))


def test_it_lets_go_where_it_can() -> None:
    open_auction = Legal((modern_art.LET_GO,), (Amounts("bid", 5, 90),))
    assert safe(open_auction, GAME.codec) == modern_art.LET_GO
    double = Legal((modern_art.PASS, modern_art.ADD + 3))
    assert safe(double, GAME.codec) == modern_art.PASS
    assert safe(Legal((PASS, BRIBE), (Amounts("bid", 4, 9),)), CODEC) == PASS


def test_who_must_open_bids_the_least() -> None:
    assert safe(Legal((BRIBE,), (Amounts("bid", 1, 999),)), CODEC) == BID + 1
    assert safe(Legal((), (Amounts("bid", 0, 40),)), GAME.codec) == modern_art.BID


def test_else_it_takes_the_first_there_is() -> None:
    offers = Legal((modern_art.OFFER + 4, modern_art.OFFER + 9))
    assert safe(offers, GAME.codec) == modern_art.OFFER + 4


@pytest.mark.parametrize("action", [True, 1.0, "1", None, -1, 10**9, {"pass": True}])
def test_what_is_no_number_of_a_legal_action_is_not_among_them(action: object) -> None:
    legal = Legal((modern_art.LET_GO,), (Amounts("bid", 5, 90),))
    assert not is_among(action, legal, GAME.codec)
    assert is_among(modern_art.BID + 90, legal, GAME.codec)
    assert not is_among(modern_art.BID + 91, legal, GAME.codec)
    assert not is_among(modern_art.BID + 4, legal, GAME.codec)


# What can go wrong


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        (raising(ValueError("the ace of spades")), "ValueError in deed, line"),
        (raising(SystemExit(3)), "SystemExit in deed"),
        (raising(RecursionError()), "RecursionError"),
        (lambda _: None, "it answered with a NoneType"),
        (lambda _: True, "it answered with a bool"),
        (lambda _: -5, "a number that is no action"),
        (lambda _: modern_art.BID + 4095, "it wanted to bid, which is not legal so"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_decision(
    deed: Callable[[Legal], Any], told: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = some_match()
    bot = Guarded("faulty", GAME, lambda: Fails(deed))
    assert answer(bot, match) == safe(match.legal(match.asked), GAME.codec)
    (line,) = caplog.messages
    assert line.startswith(f"faulty at Modern Art, seat {match.asked}: ")
    assert told in line
    assert "ace of spades" not in caplog.text
    assert caplog.records[0].levelno == logging.WARNING


def test_a_bot_that_hangs_is_not_waited_for(
    asleep: Event, caplog: pytest.LogCaptureFixture
) -> None:
    match = some_match()
    bot = Guarded("sleepy", GAME, lambda: Fails(lambda _: asleep.wait()))
    begin = time.monotonic()
    assert answer(bot, match) == safe(match.legal(match.asked), GAME.codec)
    # It would sleep for ever.
    assert time.monotonic() - begin >= 2 * SHORT
    assert "no answer within 0.1 s" in caplog.text


def test_the_late_answer_of_a_bot_is_ignored_and_a_fresh_one_asked(asleep: Event) -> None:
    made: list[Bot] = []

    def make() -> Bot:
        deed = (lambda _: asleep.wait() and 0) if not made else (lambda legal: legal.choices[0])
        made.append(Fails(deed))
        return made[-1]

    match, numbers = some_match(), seeded(1)
    seat = match.asked
    arguments = (match.view(seat), match.legal(seat), None, numbers)
    bot = Guarded("sleepy", GAME, make)
    bot.choose(*arguments)
    assert numbers == seeded(1)
    asleep.set()
    for _ in range(3):
        assert bot.choose(*arguments) == match.legal(seat).choices[0]
    assert len(made) == 2
    assert numbers != seeded(1)


def test_a_bot_that_always_hangs_is_asked_no_more(asleep: Event) -> None:
    asked = []
    bot = Guarded("sleepy", GAME, lambda: Fails(lambda _: asked.append(1) or asleep.wait()))
    for _ in range(MOST_HANGS + 3):
        answer(bot, some_match())
    assert len(asked) == MOST_HANGS


def test_who_hung_too_often_can_be_replaced_once_it_has_stopped_thinking(asleep: Event) -> None:
    bot = Guarded("sleepy", GAME, lambda: Fails(lambda _: asleep.wait()))
    for _ in range(MOST_HANGS):
        assert not bot.is_spent
        answer(bot, some_match())
    assert not bot.is_spent, "or thoughts without end would pile up"
    asleep.set()
    for _ in range(200):
        if bot.is_spent:
            return
        time.sleep(0.01)
    raise AssertionError("it thinks for ever")


def test_a_table_with_a_faulty_bot_plays_to_the_end(caplog: pytest.LogCaptureFixture) -> None:
    for name in GAMES:
        game = game_named(name)
        match = Match(game, game.players[0])
        others = ["random"] * (match.players - 1)
        faulty = Guarded("faulty", game, lambda: Fails(raising(KeyError("hand"))))
        seats = bots_at(game, others, range(1, match.players))
        assert BotTable(match, {0: faulty, **seats}, seed=2).play().is_over
    assert len(caplog.messages) > 20


def test_a_good_bot_decides_as_it_would_alone() -> None:
    games = []
    for guarded in (False, True):
        match = Match(GAME, 3)
        bots: dict[int, Bot] = {
            seat: Guarded("random", GAME, lambda: RandomPlayer(GAME))
            if guarded
            else RandomPlayer(GAME)
            for seat in range(3)
        }
        games.append(BotTable(match, bots, seed=4).play().moves)
    assert games[0] == games[1]


def test_a_bot_that_cannot_be_made_is_the_callers_business() -> None:
    with pytest.raises(ZeroDivisionError):
        Guarded("broken", GAME, lambda: Fails(1 // 0))


def test_reasons_that_go_wrong_are_none() -> None:
    match = some_match()
    seat = match.asked
    arguments = (match.view(seat), match.legal(seat), None, seeded(1))

    class Mute(Fails):
        def explain(self, *_: Any) -> Any:
            raise NotImplementedError

    class Odd(Fails):
        def explain(self, *_: Any) -> Any:
            return "because"

    for kind in (Fails, Mute, Odd):
        make: Any = kind
        bot = Guarded("mute", GAME, lambda make=make: make(lambda _: 0))
        assert bot.explain(*arguments) is None
