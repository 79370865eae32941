from pathlib import Path

import msgspec
import pytest

from saleroom.arena.journal import BadJournal
from saleroom.arena.simulation import simulate as simulation
from saleroom.arena.simulation.simulate import Simulated, Summary, simulate
from saleroom.arena.workers import Where
from saleroom.core.errors import BadSetup
from saleroom.games.registry import GAMES, game_named

EVERY_TABLE = [Simulated(name, players) for name in GAMES for players in game_named(name).players]


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_compiled_and_plain_python_sum_up_the_same_games(table: Simulated) -> None:
    chunk = (11, 60)
    assert simulation._play_compiled(table, chunk) == simulation._play_plain(table, chunk)


@pytest.mark.parametrize("table", EVERY_TABLE, ids=str)
def test_victories_and_endings_add_up(table: Simulated) -> None:
    summary = simulate(table, 500, seed=3)
    assert summary.games == 500
    assert sum(seat.wins.mean for seat in summary.seats) == pytest.approx(1)
    assert sum(seat.wins.mean for seat in summary.from_starter) == pytest.approx(1)
    assert sum(ending.games for ending in summary.endings) == 500
    assert summary.shortest <= summary.decisions.mean <= summary.longest


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    table = Simulated("modern-art", 3)
    games = 2 * simulation.CHUNK + 17
    alone, shared = (simulate(table, games, seed=5, where=Where(workers=n)) for n in (1, 2))
    assert alone == shared


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    games = simulation.CHUNK + 1
    simulate(Simulated("modern-art", 4), games, progress=heard.append)
    assert heard == [simulation.CHUNK, 1]


def test_another_seed_gives_other_games() -> None:
    table = Simulated("modern-art", 4)
    assert simulate(table, 100, seed=1).seats != simulate(table, 100, seed=200).seats


def test_a_summary_survives_json() -> None:
    summary = simulate(Simulated("modern-art", 5), 50)
    assert msgspec.json.decode(msgspec.json.encode(summary), type=Summary) == summary


@pytest.mark.parametrize(
    ("table", "games", "words"),
    [
        (Simulated("modern-art", 4), 0, "setup_least: option=games, least=1"),
        (Simulated("modern-arts", 4), 5, "setup_no_game_near: name=modern-arts, near=modern-art"),
        (Simulated("modern-art", 9), 5, "players"),
        (Simulated("modern-art", 4, options={"mystery_hand": True}), 5, "MA-50"),
    ],
)
def test_a_bad_table_is_refused_before_any_work(table: Simulated, games: int, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        simulate(table, games)


def test_a_simulation_goes_on_from_where_it_was_left(tmp_path: Path) -> None:
    table = Simulated("canaletto", 3, bots=("visitor", "random", "random"))
    file = tmp_path / "counts.jsonl"
    whole = simulate(table, 50, seed=5)
    assert simulate(table, 30, seed=5, resume=str(file)).games == 30
    heard: list[int] = []
    again = simulate(table, 50, seed=5, resume=str(file), progress=heard.append)
    assert again == whole
    assert sum(heard) == 50
    assert len(file.read_text("utf-8").splitlines()) == 3, "the head and two whole chunks"
    with pytest.raises(BadJournal, match="seed 5 ≠ 6"):
        simulate(table, 50, seed=6, resume=str(file))
