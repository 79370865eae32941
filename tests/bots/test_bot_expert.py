"""Expert's seat: Dealer sits in until the search is ready, says so, and then makes room."""

import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from math import ceil, log2
from pathlib import Path

import pytest
from bot_positions import positions

from saleroom.bots import preparing
from saleroom.bots.expert import Expert
from saleroom.bots.preparing import Preparation, Stage, preparation_of
from saleroom.bots.reasons import BEING_PREPARED, NOT_INSTALLED, NOT_PREPARED, NOTES
from saleroom.bots.registry import bot_named
from saleroom.bots.search.worlds import CHUNK
from saleroom.bots.skill import MOST_OPTIONS
from saleroom.bots.table import BotTable, guarded_bots_at
from saleroom.core.chance import seeded
from saleroom.core.errors import Misuse
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match


@pytest.fixture
def unprepared() -> Iterator[None]:
    """Nothing has been prepared in this process, and what a test begins ends with it."""
    preparation_of.cache_clear()
    yield
    preparation_of(GAME)._give_up()
    preparation_of.cache_clear()


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)


@pytest.fixture
def cold_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SALEROOM_CACHE", str(tmp_path))


def some_decisions(bot: Expert, count: int = 40) -> Iterator[tuple[int, int]]:
    """What the bot decides, and what Dealer would have."""
    for match in positions("modern-art", 7, count):
        seat = match.asked
        seen = (match.view(seat), match.legal(seat), match.memory(seat))
        yield (
            bot.choose(*seen, seeded(2)),
            bot_named("dealer", GAME).choose(*seen, seeded(2)),
        )


@pytest.mark.usefixtures("unprepared", "without_numba")
def test_without_numba_dealer_plays_the_seat_and_says_so() -> None:
    bot = Expert(GAME, wait=False)
    assert bot.note == NOT_INSTALLED
    assert all(expert == dealer for expert, dealer in some_decisions(bot))
    match = next(positions("modern-art", 7, 1))
    seat = match.asked
    reasons = bot.explain(match.view(seat), match.legal(seat), None, seeded(1))
    assert (reasons.bot, reasons.note) == ("dealer", NOT_INSTALLED)


@pytest.mark.usefixtures("unprepared", "without_numba")
def test_without_numba_nobody_measures_dealer_for_expert() -> None:
    with pytest.raises(Misuse, match=r"needs_package: package=numba, .*\[fast\]"):
        bot_named("expert", GAME)


@pytest.mark.usefixtures("unprepared", "cold_cache")
def test_while_it_is_prepared_dealer_plays_at_once() -> None:
    bots = [Expert(GAME, wait=False) for _ in range(3)]
    decided = list(some_decisions(bots[0]))
    assert all(expert == dealer for expert, dealer in decided)
    assert {bot.note for bot in bots} == {BEING_PREPARED}
    assert BEING_PREPARED in NOTES


@pytest.mark.usefixtures("unprepared", "cold_cache")
def test_one_preparation_serves_all_seats() -> None:
    Expert(GAME, wait=False)
    preparation = preparation_of(GAME)
    process = process_of(preparation)
    Expert(GAME, wait=False)
    preparation.begin()
    assert preparation_of(GAME) is preparation
    assert preparation._process is process


@pytest.mark.usefixtures("unprepared", "cold_cache")
def test_the_process_that_compiles_ends_when_whoever_began_it_is_killed() -> None:
    """Then the kernel closes its input, as is done here, and nothing else happens."""
    preparation = preparation_of(GAME)
    preparation.begin()
    process = process_of(preparation)
    assert process.stdin is not None
    process.stdin.close()
    until_done(preparation)
    assert preparation.stage is Stage.FAILED
    assert process.returncode == 1


@pytest.mark.usefixtures("unprepared")
def test_a_preparation_that_fails_is_logged_once_and_not_begun_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The process that compiles does not know this game."""
    preparation = Preparation(replace(GAME, name="hearts", title="Hearts"))
    preparation.begin()
    until_done(preparation)
    assert preparation.stage is Stage.FAILED
    preparation.begin()
    assert preparation.note == NOT_PREPARED
    (line,) = caplog.messages
    assert line.startswith("Expert could not be prepared for Hearts")
    assert "setup_no_game: name=hearts" in line


def test_when_it_is_prepared_the_search_takes_the_seat() -> None:
    preparing.load(GAME)  # so that compiling does not make this test long
    preparation_of.cache_clear()
    bot = Expert(GAME, worlds=4, wait=False)
    assert bot.note == BEING_PREPARED
    until_done(preparation_of(GAME))
    assert bot.note is None
    assert sum(expert != dealer for expert, dealer in some_decisions(bot)) > 3
    match = next(positions("modern-art", 7, 1))
    seat = match.asked
    reasons = bot.explain(match.view(seat), match.legal(seat), match.memory(seat), seeded(1))
    assert (reasons.bot, reasons.note) == ("expert", None)


def worlds_in(seconds: float) -> list[int]:
    """How many worlds it plays for some decisions, in so much time for each."""
    bot = bot_named(f"expert:seconds={seconds}", GAME)
    return [
        bot.explain(match.view(seat), match.legal(seat), match.memory(seat), seeded(1)).worlds
        for match in positions("modern-art", 9, 6)
        for seat in [match.asked]
    ]


def test_a_search_ends_with_its_seconds() -> None:
    """When the time is over, every round of halving ends with the chunk that is being played."""
    at_once, later = worlds_in(0.00001), worlds_in(0.5)
    most_rounds = ceil(log2(MOST_OPTIONS))
    assert all(CHUNK <= worlds <= most_rounds * CHUNK for worlds in at_once)
    assert all(few <= many for few, many in zip(at_once, later, strict=True))
    assert sum(at_once) < sum(later)


def test_experts_among_people_play_to_the_end(caplog: pytest.LogCaptureFixture) -> None:
    preparation_of(GAME).finish()
    match = Match(GAME, 3)
    bots = guarded_bots_at(GAME, ["expert:worlds=2"] * 3, range(3))
    table = BotTable(match, bots, seed=1)
    assert table.notes() == {}
    assert table.play().is_over
    assert caplog.messages == []


def process_of(preparation: Preparation) -> subprocess.Popen[bytes]:
    """Return the process that compiles; whoever begins it is at work until it is there."""
    while preparation._process is None:
        assert preparation._thread is not None
        assert preparation._thread.is_alive()
        time.sleep(0.02)
    return preparation._process


def until_done(preparation: Preparation) -> None:
    """Wait until a preparation has come to its end, well or not."""
    assert preparation._thread is not None
    preparation._thread.join()
