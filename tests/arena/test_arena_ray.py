"""On a cluster of Ray the result is the same, block by block, whoever is killed."""

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest
from arena.tournaments import setting

from saleroom.arena.exploiting import Sought, exploit
from saleroom.arena.journal import BadJournal
from saleroom.arena.learning.learning import Schooling, learn
from saleroom.arena.simulation.simulate import Simulated, simulate
from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.holding import hold
from saleroom.arena.tuning import TuningPlan, tune
from saleroom.arena.workers import HERE, Where, crew
from saleroom.core.errors import CodedError
from saleroom.games.registry import game_named
from saleroom.laboratory.experiment import experiment_in
from saleroom.laboratory.running import run

# Ray leaves its own programs to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")

RAY = Where(on="ray", workers=2)


def blocks(file: Path) -> list[str]:
    return file.read_text("utf-8").splitlines()[1:]


def test_a_cluster_that_is_not_there_is_said() -> None:
    # Nothing listens on the discard port of this machine.
    nowhere = Where(on="ray", address="127.0.0.1:9")
    with pytest.raises(CodedError) as refused, crew(nowhere, compiled=False):
        pass
    assert refused.value.name == "no_cluster"


def _killed_once(marker: Path, number: int) -> int:
    """Die at the third piece, the first time."""
    if number == 2 and not marker.exists():
        marker.write_text("killed", "utf-8")
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def _refuses(number: int) -> int:
    raise BadJournal("journal_order", file="x", line=number, block=number)


@pytest.fixture
def travelling() -> Iterator[None]:
    """Let the workers have the functions of this file, which is not installed."""
    from ray import cloudpickle  # noqa: PLC0415  # takes a while

    here = sys.modules[__name__]
    cloudpickle.register_pickle_by_value(here)
    yield
    cloudpickle.unregister_pickle_by_value(here)


@pytest.mark.soak
@pytest.mark.usefixtures("travelling")
def test_a_killed_worker_costs_its_piece_and_nothing_else(tmp_path: Path) -> None:
    with crew(RAY, compiled=False) as workers:
        squares = [*workers.each(partial(_killed_once, tmp_path / "killed"), range(8))]
    assert squares == [n * n for n in range(8)]
    assert (tmp_path / "killed").exists()


@pytest.mark.soak
@pytest.mark.usefixtures("travelling")
def test_what_a_piece_refuses_is_refused_here_with_its_code() -> None:
    with (
        pytest.raises(BadJournal) as refused,
        crew(RAY, compiled=False) as workers,
    ):
        list(workers.each(_refuses, [3]))
    assert refused.value.name == "journal_order"


@pytest.mark.soak
@pytest.mark.parametrize("plain", [True, False])
def test_a_tournament_is_the_same_block_by_block(tmp_path: Path, *, plain: bool) -> None:
    table = setting("collector", "visitor", "random")
    here, there = tmp_path / "here", tmp_path / "there"
    hold(table, 90, plain=plain, rated=False, resume=str(here))
    # Broken off, and gone on with.
    hold(table, 30, where=RAY, plain=plain, rated=False, resume=str(there))
    hold(table, 90, where=RAY, plain=plain, rated=False, resume=str(there))
    assert [_untimed(line) for line in blocks(here)] == [_untimed(line) for line in blocks(there)]


def _untimed(line: str) -> object:
    block = msgspec.json.decode(line, type=Block)
    return block.block, block.scores, block.ranks, block.decisions


@pytest.mark.soak
def test_a_simulation_is_the_same() -> None:
    table = Simulated("canaletto", 3)
    assert simulate(table, 12_000, 5) == simulate(table, 12_000, 5, where=RAY)


EXPERIMENT = """
title = "Outcry or fists"
game = "modern-art"
players = 3
bots = ["collector"]
games = 12
[[arms]]
name = "as printed"
[[arms]]
name = "fists"
selling = "sealed"
"""


def _is_ours(process: Path) -> bool:
    """Tell whether a process descends from this one: others may run Ray on the same machine."""
    while process.name not in {"0", "1"}:
        if process.name == str(os.getpid()):
            return True
        status = (process / "status").read_text("utf-8")
        parent = next(line for line in status.splitlines() if line.startswith("PPid"))
        process = process.parent / parent.split()[1]
    return False


def _working() -> list[int]:
    """Return the workers of our own cluster that are at a piece of work."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            is_at_work = (process / "cmdline").read_bytes().startswith(b"ray::_done")
            if is_at_work and _is_ours(process):
                found.append(int(process.name))
        except OSError:  # it has ended meanwhile
            continue
    return found


@pytest.mark.soak
@pytest.mark.skipif(sys.platform != "linux", reason="looks for workers under /proc")
def test_an_experiment_is_the_same_deal_by_deal_also_when_a_worker_is_killed(
    tmp_path: Path,
) -> None:
    experiment = experiment_in(EXPERIMENT)
    here, there = tmp_path / "here", tmp_path / "there"
    run(experiment, resume=str(here))
    killed: list[int] = []

    def kill_one() -> None:
        if not killed and (working := _working()):
            os.kill(working[0], signal.SIGKILL)
            killed.append(working[0])

    run(experiment, where=RAY, resume=str(there), progress=kill_one)
    assert killed
    assert blocks(here) == blocks(there)


@pytest.mark.soak
def test_an_exploiter_is_the_same() -> None:
    sought = Sought(
        game="canaletto", players=3, against="visitor", candidates=8, generations=2, deals=3,
        fresh=10, seed=3,
    )  # fmt: skip
    assert exploit(sought, where=RAY) == exploit(sought)


@pytest.mark.soak
def test_tuning_is_the_same() -> None:
    tuned = TuningPlan(generations=2, candidates=4, games=14, seed=3)
    game = game_named("canaletto")
    assert tune(game, tuned, where=RAY) == tune(game, tuned)


@pytest.mark.soak
def test_a_net_is_taught_the_same() -> None:
    tiny = Schooling(
        game="canaletto", players=3, games=40, searched=20, worlds=1, generations=1, epochs=1
    )
    assert learn(tiny, where=RAY) == learn(tiny, where=HERE)
