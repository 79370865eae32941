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

from saleroom.arena.journal import BadJournal
from saleroom.arena.simulation.simulate import Simulated, simulate
from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.holding import hold
from saleroom.arena.workers import Where, crew
from saleroom.core.errors import CodedError

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
