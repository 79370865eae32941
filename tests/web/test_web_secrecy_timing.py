"""How long a bot takes tells nothing about what it holds."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from statistics import median

import pytest
from house.tables import Room
from house.twins import table_of
from web.delays import Hurried, Timeless, delay_leaks, likeness, reseeded
from web.leaks import SETTINGS, Setting, stories

from saleroom.bots.guard import safe
from saleroom.games.registry import game_named
from saleroom.house.heads import head_of
from saleroom.house.pondering import pondering
from saleroom.house.settings import Tempo
from saleroom.store.contract import Bundle, Entry
from saleroom.store.opening import store_for
from saleroom.web.bot_players import BotPlayers, Question
from saleroom.web.bot_turns import is_duel
from saleroom.web.floor import Floor
from saleroom.web.hub import Config
from saleroom.web.seated_table import SeatedTable

SAMPLES = 10_000
# When a room of the tests is opened.
OPENED = 1_000_000
LIVE = [setting for setting in SETTINGS if setting.pace == "live"]


def ids(setting: Setting) -> str:
    return "-".join(map(str, setting))


@pytest.mark.parametrize("setting", LIVE, ids=ids)
def test_a_bot_takes_the_same_time_with_other_cards_and_other_money(setting: Setting) -> None:
    drawing = Random(str(setting))  # noqa: S311  # a game, not a secret
    log = stories(setting, 1)
    for _ in range(2):
        assert delay_leaks(log[: drawing.randrange(2, len(log) + 1)], drawing) == []


def test_samples_of_one_distribution_are_alike_and_others_are_not() -> None:
    drawing = Random(1)  # noqa: S311  # a sample, not a secret
    one = [drawing.random() for _ in range(2000)]
    same = [drawing.random() for _ in range(2000)]
    slower = [drawing.random() * 1.1 for _ in range(2000)]
    assert likeness(one, same) > 0.01
    assert likeness(one, slower) < 0.01
    assert likeness(one, one) == 1.0


class Thoughtful(BotPlayers):
    """Bots that do something safe, after they have thought about it for a while."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._seconds = seconds

    async def ask(self, question: Question) -> int:
        await asyncio.sleep(self._seconds)
        return safe(question.legal, game_named(question.game).codec)


class OnLoopTime(Floor):
    """A floor whose clock is that of the loop, so that it can be hurried."""

    def now(self) -> int:
        return OPENED + round(1000 * asyncio.get_running_loop().time())


async def _answered(folder: Path, seconds: float, tempo: Tempo) -> int:
    room = Room.of("alles-futsch", 3, bots=3, tempo=tempo)
    store = store_for(folder / "saleroom.db")
    await store.open()
    opened = Bundle(table=room.table.id, entries=tuple(room.log), head=head_of(room.table, None))
    await store.append(opened)
    floor = OnLoopTime(store, Config(bot_delay=(900, 900)))
    floor.players = Thoughtful(seconds)
    seated = SeatedTable(room.table)
    asked_at = floor.now()
    seated.leased_until = asked_at + floor.config.lease
    floor.put(seated)
    floor.turns.schedule(seated)
    await seated.bots[next(iter(seated.bots))][1]
    log = await store.entries(room.table.id)
    await floor.stop()
    await store.close()
    return log[len(room.log)].at - asked_at


def answered_after(folder: Path, seconds: float, tempo: Tempo = "normal") -> int:
    """Return how many milliseconds later, by the log, a bot that thinks for so long chose a card.

    When a move was made is what everybody sees of it, so it is read from the store.
    """
    with asyncio.Runner(loop_factory=Hurried) as runner:
        return runner.run(_answered(folder, seconds, tempo))


@pytest.mark.parametrize("seconds", [0.0, 0.3, 0.69])
def test_how_long_a_bot_thinks_is_not_seen(seconds: float, tmp_path: Path) -> None:
    # A card is pondered for 1,260 ms; a thought that came on top would be seen.
    assert answered_after(tmp_path, seconds) == 1260


@pytest.mark.parametrize("seconds", [0.0, 0.3, 0.62])
def test_how_long_a_bot_thinks_is_not_seen_in_a_fast_game(seconds: float, tmp_path: Path) -> None:
    # A card is pondered for 630 ms then.
    assert answered_after(tmp_path, seconds, "fast") == 630


@pytest.mark.parametrize(("seconds", "taken"), [(0.64, 830), (0.82, 830), (0.84, 1030)])
def test_a_thought_that_takes_longer_than_the_pause_ends_in_steps(
    seconds: float, taken: int, tmp_path: Path
) -> None:
    assert answered_after(tmp_path, seconds, "fast") == taken


@pytest.mark.soak
@pytest.mark.parametrize("setting", LIVE, ids=ids)
def test_bots_with_little_and_with_much_to_choose_from_answer_alike(setting: Setting) -> None:
    drawing = Random(str(setting))  # noqa: S311  # a sample, not a secret
    taken: list[tuple[int, int]] = []
    for seed in count():
        log = stories(setting, seed)
        for _ in range(20):
            taken += options_and_delays(log[: drawing.randrange(2, len(log) + 1)], drawing)
        if len(taken) >= SAMPLES:
            break
    middle = median(options for options, _ in taken)
    few = [delay for options, delay in taken if options < middle]
    many = [delay for options, delay in taken if options >= middle]
    assert min(len(few), len(many)) > SAMPLES / 20
    assert likeness(few, many) > 0.01


def options_and_delays(log: list[Entry], drawing: Random) -> Iterator[tuple[int, int]]:
    """Say how much each seat that is asked has to choose from, and how long a bot there takes."""
    table = table_of(log)
    if is_duel(table):
        return  # quicker, as everybody sees; the twins above say that it tells nothing else
    table.sold_at = 0  # a sale is shown first, whoever goes on
    # A bot is asked at once; later the hammer, which all can see, would leave it less time.
    floor = Timeless(table.hammer_from if table.is_outcry else table.changed)
    for seat in table.still_in() if table.is_outcry else table.waiting:
        legal = table.match.legal(seat)
        options = len(legal.choices) + sum(a.most - a.least + 1 for a in legal.amounts)
        for _ in range(40):
            reseeded(table, drawing.randbytes(32).hex())
            # Some questions take longer, as everybody sees; the twins say that nothing else does.
            yield options, floor.delay(table, seat) * 100 // pondering(table)
