"""Bots that play as public programs do: they keep to the rules, and to what is said of them."""

import tomllib
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from saleroom.bots.registry import RUNGS, STYLES
from saleroom.bots.table import BotTable, bots_at
from saleroom.core.layout import duplicate
from saleroom.core.seats import NOBODY
from saleroom.games.modern_art.components import ARTIST_OF
from saleroom.games.modern_art.scoring import column_sum, marker, rank
from saleroom.games.modern_art.state import CRYING_OUT, GOING_AROUND
from saleroom.games.registry import game_named
from saleroom.play.match import Match

PROJECT = Path(__file__).parents[2] / "benchmarks" / "strangers"
SAID = tomllib.loads((PROJECT / "pyproject.toml").read_text())
NAMES: dict[str, str] = SAID["project"]["entry-points"]["saleroom.bots"]
GAME = game_named("modern-art")


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """Return what makes a stranger by its name."""
    monkeypatch.syspath_prepend(PROJECT)

    def made(name: str, game: Any = GAME) -> Any:
        module, _, maker = NAMES[name].partition(":")
        return getattr(import_module(module), maker)(game)

    return made


def played_by(bots: list[Any], seed: int) -> BotTable:
    """Play a game with these bots."""
    table = BotTable(Match(GAME, len(bots)), dict(enumerate(bots)), seed)
    table.play()
    return table


def test_they_have_names_of_their_own_and_play_only_modern_art(
    seat: Callable[..., Any],
) -> None:
    assert not set(NAMES) & {*RUNGS, *STYLES}
    for name in NAMES:
        assert seat(name) is not None
        assert seat(name, game_named("canaletto")) is None


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [3, 5])
def test_they_play_whole_games_and_the_same_ones_again(
    seat: Callable[..., Any], name: str, players: int
) -> None:
    first, again = (played_by([seat(name) for _ in range(players)], 31) for _ in range(2))
    assert first.match.is_over
    assert first.match.state == again.match.state


def test_who_asks_for_half_never_pays_more_than_that_of_what_a_lot_pays_today(
    seat: Callable[..., Any],
) -> None:
    house = bots_at(GAME, ["collector"] * 3, range(3))
    table = BotTable(Match(GAME, 4), {**house, 3: seat("half")}, 5)
    bids = 0
    while not table.match.is_over:
        s = duplicate(table.match.state)
        table.step()
        now = table.match.state
        if s.phase == CRYING_OUT and now.leader == 3 and now.price > s.price:
            artist = ARTIST_OF[s.lot[0]]
            today = column_sum(s, artist) + marker(s, rank(s, artist))
            assert 2 * now.price <= today * sum(card >= 0 for card in s.lot)
            bids += 1
    assert bids > 0


def test_a_merchant_buys_nothing(seat: Callable[..., Any]) -> None:
    house = bots_at(GAME, ["collector"] * 3, range(3))
    table = BotTable(Match(GAME, 4), {**house, 3: seat("merchant")}, 5)
    while not table.match.is_over:
        table.step()
        assert table.match.state.leader != 3 or table.match.state.price == 0
    assert table.match.state.leader in (NOBODY, 0, 1, 2)


@pytest.mark.parametrize("name", NAMES)
def test_the_house_keeps_its_manners_among_strangers(seat: Callable[..., Any], name: str) -> None:
    """It raises a few times a lot, never to what it cannot bring, nor beyond all other purses."""
    house = bots_at(GAME, ["dealer", "collector", "visitor"], range(3))
    table = BotTable(Match(GAME, 4), {**house, 3: seat(name)}, 7700)
    bids = Counter[tuple[int, ...]]()
    while not table.match.is_over:
        s = duplicate(table.match.state)
        table.step()
        now = table.match.state
        if s.phase not in (CRYING_OUT, GOING_AROUND) or now.price <= s.price or now.leader == 3:
            continue
        bids[now.leader, *s.lot] += 1
        cards = sum(card >= 0 for card in s.lot)
        assert now.price < cards * (column_sum(s, ARTIST_OF[s.lot[0]]) + marker(s, 0))
        assert now.price <= max(s.price, *s.money[: now.leader], *s.money[now.leader + 1 : 4]) + 1
    assert 0 < max(bids.values()) <= 8
