"""The matrix of rungs and members: what breaks a ladder, and how it is shown."""

from pathlib import Path

import msgspec
import pytest

from saleroom.arena.journal import BadJournal
from saleroom.arena.ladder.page import updated, with_matrix
from saleroom.arena.ladder.population import Matrix, measured_matrix, pairs_of, rungs_of, table
from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.compiled_blocks import play_blocks
from saleroom.arena.tournament.intervals import Measured
from saleroom.arena.tournament.setting import Setting
from saleroom.arena.workers import Where
from saleroom.bots.registry import styles_for
from saleroom.bots.skill import SKILLS
from saleroom.games.registry import game_named
from saleroom.terminal.arena_commands import matrix_told
from saleroom.text.speaking import Phrases

MODERN_ART = game_named("modern-art")


def share(mean: float) -> Measured:
    return Measured(mean, mean - 0.02, mean + 0.02)


def matrix(dealer_against_miser: float = 0.9) -> Matrix:
    """Visitor and Dealer against each other and a miser."""
    return Matrix(
        players=4,
        games=1200,
        seed=1,
        shares={
            ("visitor", "visitor"): Measured(0.25),
            ("visitor", "dealer"): share(0.06),
            ("visitor", "miser"): share(0.7),
            ("dealer", "visitor"): share(0.8),
            ("dealer", "dealer"): Measured(0.25),
            ("dealer", "miser"): share(dealer_against_miser),
        },
    )


@pytest.mark.parametrize(
    ("share", "broken"),
    [(0.9, []), (0.67, []), (0.65, [("visitor", "dealer", "miser")])],
)
def test_a_ladder_is_broken_where_a_stronger_rung_does_worse_beyond_the_error(
    share: float, broken: list[tuple[str, str, str]]
) -> None:
    assert matrix(share).broken() == broken


def test_the_worst_row_is_against_whom_a_rung_wins_least_but_not_its_own_kind() -> None:
    assert matrix().worst("dealer") == "visitor"
    assert matrix(0.3).worst("dealer") == "miser"


@pytest.mark.parametrize(("players", "searching"), [(3, ["expert"]), (4, ["expert", "master"])])
def test_expert_is_measured_where_it_is_asked_for_and_master_where_it_is_a_rung(
    players: int, searching: list[str]
) -> None:
    judging = pairs_of(MODERN_ART, players)
    pairs = pairs_of(MODERN_ART, players, expert=True)
    members = [member for rung, member in judging if rung == "dealer"]
    assert pairs[: len(judging)] == judging
    assert pairs[len(judging) :] == [(rung, member) for rung in searching for member in members]
    page = with_matrix("", MODERN_ART, msgspec.structs.replace(matrix(), expert_games=8))
    assert "--seed 1 --expert-games 8`" in page


def test_a_matrix_is_a_table_with_a_row_for_each_member() -> None:
    assert table(matrix()).splitlines() == [
        "| against | visitor | dealer |",
        "| --- | --- | --- |",
        "| visitor | = | 80.0 % (78.0 to 82.0) |",
        "| dealer | 6.0 % (4.0 to 8.0) | = |",
        "| miser | 70.0 % (68.0 to 72.0) | 90.0 % (88.0 to 92.0) |",
        "| worst | dealer | visitor |",
    ]


def test_whom_a_rung_wins_least_against_and_where_the_ladder_breaks_is_told() -> None:
    assert matrix_told(matrix(0.65), Phrases()).splitlines() == [
        "visitor wins least against 3 dealer: 6.0 % (4.0 to 8.0)",
        "dealer wins least against 3 miser: 65.0 % (63.0 to 67.0)",
        "dealer wins less than visitor against 3 miser: the ladder is broken there",
    ]
    assert "gewinnt am wenigsten gegen 3 dealer" in matrix_told(matrix(), Phrases("de"))


def test_a_matrix_stands_below_the_ladder_and_is_replaced() -> None:
    page = with_matrix(updated("", MODERN_ART, []), MODERN_ART, matrix())
    assert page.index("ladder modern-art end") < page.index("population 4 modern-art begin")
    again = with_matrix(page, MODERN_ART, matrix(0.3))
    assert again.count("population 4 modern-art begin") == 1
    assert "30.0 %" in again
    assert "90.0 %" not in again
    assert "saleroom ladder modern-art --population --players 4 --games 1200 --seed 1" in again


def test_every_rung_meets_everybody() -> None:
    """The victory is shared out: what one wins, three of the others do not."""
    found = measured_matrix(MODERN_ART, 3, 96, 5, play_blocks)
    assert found.rungs == rungs_of(MODERN_ART) == ("visitor", "collector", "dealer")
    assert found.members == (*found.rungs, *styles_for(MODERN_ART))
    assert found.shares["dealer", "dealer"] == Measured(1 / 3)
    assert found.shares["dealer", "abstainer"].mean > 0.9
    assert found.shares["visitor", "dealer"].mean < 0.3


def test_a_matrix_is_the_same_by_several_workers_and_after_a_break(tmp_path: Path) -> None:
    """What is kept is not played again."""
    played: list[Setting] = []

    def play(setting: Setting, numbers: range) -> list[Block]:
        played.append(setting)
        if len(played) == 5:
            raise KeyboardInterrupt
        return play_blocks(setting, numbers)

    file = str(tmp_path / "cells.jsonl")
    one = Where(workers=1)
    with pytest.raises(KeyboardInterrupt):
        measured_matrix(MODERN_ART, 3, 6, 5, play, where=one, resume=file)
    found = measured_matrix(MODERN_ART, 3, 6, 5, play, where=one, resume=file)
    pairs = len(pairs_of(MODERN_ART, 3)) - len(rungs_of(MODERN_ART))
    assert len(played) == pairs + 1
    assert found == measured_matrix(MODERN_ART, 3, 6, 5, play_blocks, where=Where(workers=2))
    with pytest.raises(BadJournal, match="seed"):
        measured_matrix(MODERN_ART, 3, 6, 6, play_blocks, resume=file)


# Moderne Zeiten takes ten times as long.
@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "players", "games"),
    [
        (name, players, 240 if name == "moderne-zeiten" else 1200)
        for name in SKILLS
        for players in game_named(name).players
    ],
)
def test_no_rung_does_worse_than_a_weaker_one_against_anybody(
    name: str, players: int, games: int
) -> None:
    found = measured_matrix(game_named(name), players, games, 77, play_blocks)
    assert found.broken() == []
