"""Compiled games are the games at a table, to the last decision."""

from typing import Any

import numpy as np
import pytest
from arena.tournaments import setting
from sampled import sampled

from saleroom.arena.judged_games import kernels
from saleroom.arena.judged_games.playing import streams_of, verbs_of
from saleroom.arena.tournament import holding
from saleroom.arena.tournament.compiled_blocks import play_blocks
from saleroom.arena.tournament.holding import BackEndsDiffer, hold
from saleroom.arena.tournament.judged import is_judged, weights_of
from saleroom.arena.tournament.plain_blocks import play_block
from saleroom.arena.workers import Where
from saleroom.bots.skill import SKILLS, skill_for
from saleroom.core.contract import ranking
from saleroom.core.seats import MOST_PLAYERS
from saleroom.fast import interpreted
from saleroom.games.registry import game_named

# Each game with the fewest players every time, with any number of them with `make soak`.
each_table = pytest.mark.parametrize(
    ("name", "players"),
    sampled(
        [(name, n) for name in SKILLS for n in game_named(name).players],
        *((name, game_named(name).players[0]) for name in SKILLS),
    ),
)
# Few seatings, for whole blocks are played at a table.
BOTS = ("copier", "random", "collector", "random", "copier")


@each_table
def test_kernels_play_as_bots_at_a_table_do(name: str, players: int) -> None:
    """Without a compiler: the kernels as they are written, on ordinary states."""
    table = setting(*BOTS[:players], game=name)
    game, skill, named = game_named(name), skill_for(name), weights_of(table)
    rows = [list(named).index(bot) if bot in named else -1 for bot in table.seatings(0)[0]]
    s = game.new(players)
    ends: Any = np.zeros((1, 1 + 2 * players), object)
    interpreted(game, kernels, skill.judgement).play_all(
        [s],
        [rows],
        np.array(list(named.values()), object),
        skill.book(),
        verbs_of(game),
        # Objects, for a slice of these is a view and its numbers are Python's.
        streams_of([table.deal(0)], players).astype(object),
        np.zeros((MOST_PLAYERS, len(skill.weights) + len(skill.heard(None)))),
        np.zeros((MOST_PLAYERS, 2)),
        [0] * MOST_PLAYERS,
        bytearray(game.choices),
        np.zeros(skill.hearing),
        ends,
    )
    expected = play_block(table, 0)
    assert ends[0][0] == expected.decisions[0]
    assert list(ends[0][1 : 1 + players]) == expected.scores[0]
    assert list(ranking(tuple(ends[0][1 + players :]))) == expected.ranks[0]


def compare(name: str, players: int, blocks: int) -> None:
    table = setting(*BOTS[:players], game=name)
    for found in play_blocks(table, range(blocks)):
        expected = play_block(table, found.block)
        assert found.scores == expected.scores
        assert found.ranks == expected.ranks
        assert found.decisions == expected.decisions


def test_compiled_games_are_those_at_a_table() -> None:
    compare("canaletto", 3, blocks=2)


@pytest.mark.soak
@each_table
def test_compiled_games_are_those_at_a_table_in_every_game(name: str, players: int) -> None:
    compare(name, players, blocks=6)


def test_compiled_and_plain_tournaments_have_the_same_standings() -> None:
    table = setting("collector", "random", "random")
    compiled, plain = (
        hold(table, 30, where=Where(workers=2), plain=p, rated=False) for p in (False, True)
    )
    assert (compiled.back_end, plain.back_end) == ("compiled", "plain Python")
    for one, other in zip(compiled.standings, plain.standings, strict=True):
        assert (one.name, one.wins, one.rank, one.margin) == (
            other.name,
            other.wins,
            other.rank,
            other.margin,
        )
    assert compiled.cross_table == plain.cross_table
    assert compiled.course_blocks == plain.course_blocks == 10


def test_games_that_differ_are_found_out() -> None:
    """A block that says something else than the table, as a judgement that peeks would."""
    table = setting("collector", "random", "random")
    (found,) = play_blocks(table, range(1))
    assert holding._watched(table, found).course
    found.scores[0][0] += 1
    with pytest.raises(BackEndsDiffer, match="back_ends_differ: seed=5, block=0"):
        holding._watched(table, found)


def test_only_bots_of_judgement_and_chance_are_compiled() -> None:
    assert is_judged(setting("collector", "random", "visitor"))
    assert not is_judged(setting("random", "random", "random"))
