"""Tuning: the same seed gives the same weights, whoever works, and from where it was left."""

from pathlib import Path

import pytest

from saleroom.arena.journal import BadJournal
from saleroom.arena.tuning import TuningPlan, tune
from saleroom.arena.workers import Where
from saleroom.games.registry import game_named

GAME = game_named("canaletto")
SETTING = TuningPlan(generations=3, candidates=4, games=14, seed=3)


def test_a_tuning_goes_on_from_where_it_was_left(tmp_path: Path) -> None:
    file = str(tmp_path / "generations.jsonl")
    heard: list[int] = []
    whole = tune(GAME, SETTING)
    tune(GAME, TuningPlan(generations=1, candidates=4, games=14, seed=3), resume=file)
    again = tune(
        GAME,
        SETTING,
        where=Where(workers=1),
        resume=file,
        progress=lambda number, *_: heard.append(number),
    )
    assert again == whole
    assert heard == [0, 1, 2]
    assert len(Path(file).read_text("utf-8").splitlines()) == 4
    with pytest.raises(BadJournal, match="setting"):
        tune(GAME, TuningPlan(generations=1, candidates=4, games=14, seed=4), resume=file)
