"""Blunders on purpose are named; games of Experts have few of them."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from analysis import planting

from saleroom.analysis.found import BLUNDER, MISTAKE, WORLDS
from saleroom.analysis.growing import analyse
from saleroom.bots.table import played
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.play.record import Record, read, record_of

# Some that `planting` found once: to look for them takes longer than to judge them.
PLANTED = (Path(__file__).parent / "planted.jsonl").read_text("utf-8").splitlines()
KINDS = {
    "bids_60_for_30": ("modern-art", planting.bids_60_for_30),
    "completes_a_double": ("modern-art", planting.completes_a_double),
    "bids_everything": ("alles-futsch", planting.bids_everything),
    "sends_the_gondola_away": ("canaletto", planting.sends_the_gondola_away),
    "walks_into_a_crash": ("moderne-zeiten", planting.walks_into_a_crash),
}


def named(records: Iterable[Record], worlds: int) -> list[bool]:
    return [planting.judged_last(one, worlds).grade in {MISTAKE, BLUNDER} for one in records]


# Judging is the same in every game and is compiled for each, so two stand for all; all of them with
# `make soak`.
OFTEN = {"modern-art", "canaletto"}


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(line, id=game, marks=() if game in OFTEN else pytest.mark.soak)
        for line in PLANTED
        for game in [read(line).game]
    ],
)
def test_planted_blunders_are_named(line: str) -> None:
    assert named([read(line)], 256) == [True]


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_nearly_all_of_many_planted_blunders_are_named(kind: str) -> None:
    game, blunder = KINDS[kind]
    found = named(planting.planted(game, blunder, 20, seed=1000), WORLDS)
    assert sum(found) >= 19, f"{sum(found)} of {len(found)}"


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_experts_blunder_in_one_decision_of_a_hundred_at_most(name: str) -> None:
    game = game_named(name)
    judged = blunders = 0
    for seed in range(3):
        record = record_of(played(Match(game, 4), ["expert"] * 4, 2000 + seed))
        found = analyse(record, 4 * WORLDS, seed)
        judged += len(found.decisions)
        blunders += sum(one.grade == BLUNDER for one in found.decisions)
    assert blunders <= judged / 100, f"{blunders} of {judged}"
