"""Tuning: the same seed gives the same weights, whoever works, and from where it was left."""

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from saleroom.arena.journal import BadJournal
from saleroom.arena.tuning import TuningPlan, _against_all, tune
from saleroom.arena.workers import Where
from saleroom.bots.skill import skill_for
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


def test_against_a_population_its_own_kind_counts_too() -> None:
    """Against the styles alone the weak one here is as strong; a table of Dealers tells."""
    skill = skill_for(GAME.name)
    dealer, visitor = (np.array(skill.levels[name]) for name in ("dealer", "visitor"))
    easy = [np.array(skill.styles["abstainer"])]
    seen = partial(_against_all, GAME.name, easy, seed=4)
    assert seen(own=easy, blocks=4, row=dealer) == seen(own=easy, blocks=4, row=visitor)
    assert seen(own=[dealer], blocks=24, row=dealer) > seen(own=[dealer], blocks=24, row=visitor)
