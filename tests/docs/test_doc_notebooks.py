"""The notebooks run, at short settings, and their pages show what they say now."""

import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from docs.doc_pages import ROOT
from matplotlib.figure import Figure

NOTEBOOKS = ROOT / "docs" / "notebooks"
SHORT: dict[str, dict[str, Any]] = {
    "first_experiment": {"games": 200},
    "training": {"batches": 2, "every": 2, "lanes": 8, "steps": 8, "games": 8},
    "double": {"games": 1, "bot": "collector"},
    "auctions": {"games": 2, "bot": "collector"},
}


@pytest.fixture(scope="module", autouse=True)
def beside() -> Iterator[None]:
    """Let notebooks and what lies beside them be imported, as when they are run."""
    sys.path.insert(0, str(NOTEBOOKS))
    yield
    sys.path.remove(str(NOTEBOOKS))


@pytest.mark.parametrize("name", SHORT)
def test_a_notebook_runs_says_something_and_draws(name: str) -> None:
    outputs = import_module("show").outputs_of(name, SHORT[name])
    assert any(isinstance(said, str) and said for said in outputs)
    assert sum(isinstance(drawn, Figure) for drawn in outputs) == 1


@pytest.mark.parametrize("name", SHORT)
def test_its_page_has_its_words_and_its_code(name: str) -> None:
    page = (NOTEBOOKS / f"{name}.md").read_text("utf-8")
    source = (NOTEBOOKS / f"{name}.py").read_text("utf-8")
    for cell in import_module("show").cells_of(source):
        assert (cell.words or cell.code) in page, "run docs/notebooks/show.py"
    assert "```text" in page
    assert f"notebook-{name.replace('_', '-')}.svg" in page


def test_all_notebooks_are_shown() -> None:
    assert set(import_module("show").NOTEBOOKS) == set(SHORT)


def test_the_learner_of_the_notebook_learns() -> None:
    learner = import_module("learner").Learner("visitor", seed=3, lanes=64)
    means = []
    for _ in range(8):
        played, mean = learner.play(32)
        assert played.masks[np.arange(len(played.actions)), played.actions].all()
        learner.learn(played, rate=3e-3, size=512)
        means.append(mean)
    assert np.mean(means[-3:]) > np.mean(means[:3])
