"""What a net says of a position: the same in both back ends and where it was taught."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from matches import at_random

from saleroom.arena.learning import kernels
from saleroom.arena.learning.playing import Positions
from saleroom.arena.learning.teaching import HEAD, foretold
from saleroom.bots.expert import EXPERT, MASTER
from saleroom.bots.learnt import LAYERS, net_for, size_of
from saleroom.bots.search import foresight
from saleroom.bots.search import kernels as search_kernels
from saleroom.bots.search.foresight import BLIND, HEAT, ROW, Foresight, chance
from saleroom.bots.search.manner import manner_of
from saleroom.bots.skill import skill_for
from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import MOST_PLAYERS, NOBODY
from saleroom.fast import compiled, interpreted
from saleroom.fast.records import dtype_of, record_from
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match

LEARNT = [name for name in GAMES if skill_for(name).inputs]


def between_stages(name: str, players: int, games: int = 2) -> Iterator[Any]:
    """Yield the states in which a stage of a game played at random has just ended."""
    judgement: Any = skill_for(name).judgement
    for seed in range(games):
        match = Match(game_named(name), players)
        stage = judgement.stage(match.state)
        for _ in at_random(match, seed):
            if judgement.stage(match.state) != stage and match.asked != NOBODY:
                stage = judgement.stage(match.state)
                if judgement.season(match.state) >= 0:
                    yield match.state


def drawn_net(name: str) -> Foresight:
    """A net that says anything: the numbers are drawn."""
    skill = skill_for(name)
    net = np.random.default_rng(3).normal(0.0, 0.3, size_of(skill.inputs, skill.seasons))
    net[:HEAD] = (skill.inputs, *LAYERS, skill.seasons)
    net[HEAD : HEAD + skill.seasons] = np.arange(skill.seasons) + 20.0
    net = net.astype(np.float32).astype(np.float64)
    return Foresight(1, 0.0, net, np.zeros(skill.inputs + sum(LAYERS)))


def noted(name: str, s: Any) -> Positions:
    skill, players = skill_for(name), int(s.players)
    room = kernels.Noted(
        np.zeros((1, players, skill.inputs), np.float32),
        np.zeros((1, players), np.float32),
        np.zeros(1, np.int64),
        np.zeros(1, np.int64),
        np.zeros(skill.inputs),
    )
    plain: Any = interpreted(game_named(name), kernels, skill.judgement)
    assert plain.note(s, 0, 0, room) == 1
    assert plain.note(s, 0, 1, room) == 1, "there is no room for another"
    return Positions(room.inputs, room.counted, room.counted, room.seasons, room.games)


@pytest.mark.parametrize("name", LEARNT)
def test_a_net_says_what_it_was_taught_to_say(name: str) -> None:
    plain: Any = interpreted(game_named(name), foresight, skill_for(name).judgement)
    asked, seen = drawn_net(name), 0
    for players in game_named(name).players:
        for s in between_stages(name, players, 1):
            scores, standings = np.zeros((2, ROW))
            plain.foresee(s, asked, scores, standings)
            chances = [chance(scores, seat, players) for seat in range(players)]
            assert sum(chances) == pytest.approx(1.0)
            taught = foretold(asked.net.astype(np.float32), noted(name, s))
            assert chances == pytest.approx(taught[0].tolist(), abs=1e-4)
            assert (scores == standings).all()
            seen += 1
    assert seen > len(game_named(name).players)


@pytest.mark.parametrize("name", LEARNT)
def test_what_a_net_looks_at_is_about_one(name: str) -> None:
    """Inputs far from 1 are learnt badly; and a description fills its own places only."""
    skill = skill_for(name)
    judgement: Any = skill.judgement
    for s in between_stages(name, game_named(name).players[-1]):
        rows = np.full((s.players, skill.inputs + 1), 77.0)
        for seat in range(s.players):
            judgement.describe(s, seat, rows[seat])
        assert (rows[:, -1] == 77.0).all()
        assert np.abs(rows[:, :-1]).max() < 20.0
        assert 0 <= judgement.season(s) < skill.seasons


def test_money_is_counted_in_modern_art_and_not_looked_at() -> None:
    """So that what another price brings follows by moving money."""
    judgement: Any = skill_for("modern-art").judgement
    for s in between_stages("modern-art", 4):
        before, after = np.zeros((2, skill_for("modern-art").inputs))
        judgement.describe(s, 1, before)
        had = judgement.promise(s, 1)
        s.money[1] += 13
        judgement.describe(s, 1, after)
        assert judgement.promise(s, 1) == had + 13
        assert (before == after).all()


@pytest.mark.parametrize("name", LEARNT)
@pytest.mark.soak  # compiling takes its time
def test_both_back_ends_foresee_the_same(name: str) -> None:
    game, judgement = game_named(name), skill_for(name).judgement
    plain: Any = interpreted(game, foresight, judgement)
    quick: Any = compiled(game, foresight, judgement)
    asked = drawn_net(name)
    record = np.zeros(1, dtype_of(game.state))
    for s in between_stages(name, game.players[-1]):
        record_from(s, record, 0)
        found, same = np.zeros((2, 2, ROW))
        plain.foresee(s, asked, *found)
        quick.foresee(record[0], asked, *same)
        assert (found == same).all()


@pytest.mark.parametrize("name", LEARNT)
def test_a_rollout_is_cut_where_a_stage_ends_and_a_blind_one_nowhere(name: str) -> None:
    skill = skill_for(name)
    judgement: Any = skill.judgement
    plain: Any = interpreted(game_named(name), search_kernels, judgement)
    rows = [(*skill.levels["dealer"], *skill.heard(None))] * MOST_PLAYERS
    asked, book = drawn_net(name), skill.book()
    start = next(between_stages(name, 4))

    def finished(since: int, how: Foresight) -> tuple[Any, Any, Any]:
        s, (scores, standings) = duplicate(start), np.zeros((2, ROW))
        plain.finish(s, since, rows, book, how, seeded(1), [0] * MOST_PLAYERS, scores, standings)
        return s, scores, standings

    stage = judgement.stage(start)
    cut, scores, _ = finished(stage, asked)
    assert judgement.stage(cut) == stage + 1
    assert scores[HEAT] == asked.net[HEAD + judgement.season(cut)]
    # What was tried has ended the stage by itself: nothing is played.
    assert finished(stage - 1, asked)[0] == start
    ended, scores, standings = finished(stage, BLIND)
    assert ended.asked == NOBODY
    assert scores[HEAT] == standings[HEAT] == 0.0
    assert scores[0] == game_named(name).flat.score(ended, 0)


@pytest.mark.parametrize("name", GAMES)
def test_expert_plays_to_the_end_and_master_no_shorter_without_a_net(name: str) -> None:
    skill = skill_for(name)
    for players in game_named(name).players:
        expert, master = (manner_of(skill, rung, players) for rung in (EXPERT, MASTER))
        assert expert.foresight is BLIND
        is_cut = master.foresight is not BLIND or master.book is not None
        assert master.worlds > expert.worlds or is_cut
        if net_for(skill, players) is None:
            assert master.foresight is BLIND
