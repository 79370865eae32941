"""Blunders on purpose are named, and something better is shown; strong players have few of them."""

from collections import Counter
from pathlib import Path

import pytest
from analysis import planting
from analysis.blunders import KINDS

from saleroom.analysis.found import BLUNDER, FINE, MISTAKE, WORLDS, Decision
from saleroom.analysis.growing import analyse
from saleroom.bots.table import played
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.play.record import read, record_of

# Those that `planting` found once: to look for them takes longer than to judge them.
PLANTS = planting.plants_in((Path(__file__).parent / "planted.jsonl").read_text("utf-8"))
GAME_OF = {kind.blunder.__name__: kind.game for kind in KINDS}
# Judging is the same in every game and is compiled for each, so two stand for all, with a few of
# their kinds; all of them with `make soak`.
OFTEN = {"bids_60_for_30", "completes_a_double", "sends_the_gondola_away"}
FEW = list({plant.kind: plant for plant in PLANTS if plant.kind in OFTEN}.values())


def is_named(found: Decision) -> bool:
    return found.grade in {MISTAKE, BLUNDER} and found.better is not None


def test_twenty_of_a_game_are_planted_and_every_kind_is_among_them() -> None:
    assert Counter(GAME_OF[plant.kind] for plant in PLANTS) == dict.fromkeys(GAMES, 20)
    expected = {kind.blunder.__name__: kind.times for kind in KINDS}
    assert Counter(plant.kind for plant in PLANTS) == expected


@pytest.mark.parametrize("plant", FEW, ids=lambda plant: plant.kind)
def test_planted_blunders_are_named(plant: planting.Plant) -> None:
    assert is_named(planting.judged_last(read(plant.record), 256))


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_nearly_all_planted_blunders_of_a_game_are_named(name: str) -> None:
    own = [plant for plant in PLANTS if GAME_OF[plant.kind] == name]
    missed = [
        plant.kind
        for plant in own
        if not is_named(planting.judged_last(read(plant.record), WORLDS))
    ]
    assert len(missed) <= len(own) / 20, missed


@pytest.mark.soak
def test_a_bid_is_not_blamed_for_those_that_might_follow_it() -> None:
    """Up to its price to stop at the seat would win less often, and with this bid as often."""
    record = read((Path(__file__).parent / "fair_bid.jsonl").read_text("utf-8"))
    assert record.moves[-1][1] == {"bid": 6}
    assert planting.judged_last(record, WORLDS).grade == FINE


def test_a_bid_is_not_blamed_where_others_would_not_go_on_as_dealers() -> None:
    """With the bid four Experts won 40 of 40 games for the seat, with a pass 12."""
    record = read((Path(__file__).parent / "fair_auction.jsonl").read_text("utf-8"))
    assert record.moves[-1][1] == {"bid": 30}
    assert planting.judged_last(record, 256).grade == FINE


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
