"""Lanes in lock step, and one lane for a learner: Gymnasium's own tests, and ours."""

from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from saleroom.core.errors import BadSetup, BadState, CodedError, IllegalNow, MalformedAction, Misuse
from saleroom.fast import Batch
from saleroom.games.registry import GAMES, game_named
from saleroom.messages.saying import said
from saleroom.research.single import SeatEnv
from saleroom.research.vector import Tables


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", GAMES)
def test_the_tests_of_gymnasium_pass(name: str) -> None:
    check_env(SeatEnv(name, illegal="replace", max_steps=30), skip_render_check=True)


def test_every_lane_plays_the_game_of_its_seed() -> None:
    game = game_named("modern-art")
    tables = Tables(game, 5, players=3)
    seeds = [11, 5, 7, 2**40, 3]
    tables.reset(seed=seeds)
    alone = Batch.new(game, seeds, 3)
    for _ in range(150):
        seats, actions = alone.pick()
        numbers = [tables.encoding.number(int(action)) for action in actions]
        assert (tables.sample() == numbers).all()
        seen, _, over, _, info = tables.step(numbers)
        alone.apply(seats, actions)
        alone.deal()
        assert not over.any()
        assert (info["seat"] == alone.asked).all()
        assert (tables.state() == tables.encoding.observe(alone, -4)).all()
        assert (seen["action_mask"] == tables.encoding.mask(alone)).all()
        assert (seen["observation"] == tables.encoding.observe(alone, alone.asked)).all()


def run(tables: Tables, steps: int) -> list[Any]:
    kept = []
    for _ in range(steps):
        seen, rewards, over, cut, info = tables.step(tables.sample())
        kept.append((seen["observation"].copy(), rewards.copy(), over, cut, info))
    return kept


def test_after_the_end_the_next_step_deals_anew() -> None:
    tables = Tables("canaletto", 6, players=3)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    tables.reset(seed=1)
    kept = run(tables, 400)
    ended = 0
    for (last, rewards, over, _, _), (first, none, anew, _, _) in pairwise(kept):
        for lane in np.flatnonzero(over):
            ended += 1
            assert tables.encoding.view(last[lane]).phase == "over"
            assert tables.encoding.view(first[lane]).round == 1
            assert none[lane] == 0
            assert not anew[lane]
        assert (rewards[~over] == 0).all()
    assert ended >= 10


def test_or_the_same_step_does_and_hands_out_the_last_observation() -> None:
    tables = Tables("canaletto", 6, players=3, autoreset="same_step", reward="money")
    tables.reset(seed=1)
    ended = 0
    for seen, _, over, _, info in run(tables, 300):
        assert ("final_obs" in info) == bool(over.any())
        for lane in np.flatnonzero(over):
            ended += 1
            final = tables.encoding.view(info["final_obs"][lane]["observation"])
            assert final.phase == "over"
            assert tables.encoding.view(seen[lane]).round == 1
            end = tables.encoding._taken_over(
                tables.encoding.read(info["final_obs"][lane]["observation"])
            )
            scores = [tables.game.flat.score(end, seat) for seat in range(3)]
            assert list(info["final_info"]["rewards"][lane][:3]) == scores
    assert ended >= 10


def test_or_nothing_does_and_the_next_step_is_refused() -> None:
    tables = Tables("canaletto", 2, players=3, max_steps=3, autoreset="disabled")
    tables.reset(seed=1)
    *_, (_, _, over, cut, _) = run(tables, 3)
    assert cut.all()
    assert not over.any()
    with pytest.raises(Misuse, match="env_over"):
        tables.step(tables.sample())
    tables.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(Misuse, match="env_over"):
        tables.step(tables.sample())
    tables.reset(options={"reset_mask": np.array([False, True])})
    tables.step(tables.sample())


@pytest.mark.parametrize("opponents", ["random", "collector", ("dealer", "visitor")])
def test_the_learner_has_a_seat_and_others_the_rest(opponents: Any) -> None:
    tables = Tables("modern-art", 16, players=3, opponents=opponents, reward="rank")
    _, info = tables.reset(seed=4)
    assert set(info["seat"]) == {0, 1, 2}
    wins = ended = 0.0
    for _, rewards, over, _, info in run(tables, 150):
        asked = tables._asked
        assert ((asked == info["seat"]) | (asked < 0)).all()
        ended += over.sum()
        wins += rewards.sum()
    assert ended > 10
    # Who plays at random hardly ever comes in first among those who judge.
    assert (
        wins / ended == pytest.approx(0.5, abs=0.25)
        if opponents == "random"
        else (wins / ended < 0.2)
    )


@pytest.mark.soak
def test_an_expert_can_sit_there_too() -> None:
    tables = Tables("canaletto", 2, players=3, opponents=("expert", "random"), worlds=4)
    tables.reset(seed=4)
    assert sum(over.sum() for _, _, over, _, _ in run(tables, 80)) >= 1


def test_tables_of_any_size_stand_side_by_side() -> None:
    tables = Tables("modern-art", 8, players=(3, 4, 5), opponents="collector")
    seen, _ = tables.reset(seed=1)
    sizes = [tables.encoding.view(row).players for row in seen["observation"]]
    assert sizes == [3, 4, 5, 3, 4, 5, 3, 4]
    run(tables, 60)


def test_the_same_seeds_give_the_same_games_whatever_other_lanes_there_are() -> None:
    many = Tables("canaletto", 4, opponents="collector")
    few = Tables("canaletto", 1, opponents="collector")
    many.reset(seed=[9, 8, 7, 6])
    few.reset(seed=[7])
    for _ in range(60):
        actions = many.sample()
        many.step(actions)
        assert few.sample() == actions[2]
        few.step(actions[2:3])
        assert (many.state()[2] == few.state()[0]).all()


def test_what_was_saved_goes_on_in_the_same_way() -> None:
    tables = Tables("modern-art", 4, opponents="dealer", reward="shaped")
    tables.reset(seed=3)
    run(tables, 20)
    saved = tables.save()
    one = run(tables, 30)
    tables.restore(saved)
    for (row, rewards, *_), (again, given, *_) in zip(one, run(tables, 30), strict=True):
        assert (row == again).all()
        assert (rewards == given).all()


@pytest.mark.parametrize(
    "other",
    [
        {"game": "alles-futsch"},
        {"players": 3},
        {"edition": "2009"},
        {"options": {"open_money": True}},
        {"opponents": "visitor"},
    ],
)
def test_what_was_saved_is_not_restored_at_other_tables(other: dict[str, Any]) -> None:
    one = {"game": "modern-art", "players": 4, "edition": "1992", "opponents": "random"}
    changed = one | other | ({"edition": None} if "game" in other else {})
    tables, others = (Tables(kind.pop("game"), 2, **kind) for kind in (one, changed))
    tables.reset(seed=3)
    others.reset(seed=3)
    before = others.state().copy()
    with pytest.raises(BadState, match="other tables"):
        others.restore(tables.save())
    assert (others.state() == before).all()


def refused(error: type[CodedError], doing: Any) -> str:
    with pytest.raises(error) as caught:
        doing()
    return said(caught.value)


def test_what_cannot_be_is_refused_and_no_lane_moves() -> None:
    tables = Tables("modern-art", 3, players=3)
    assert "reset" in refused(Misuse, lambda: tables.step([0, 0, 0]))
    refused(Misuse, tables.sample)
    seen, _ = tables.reset(seed=1)
    before = tables.state()
    legal = tables.sample()
    assert "(3,)" in refused(Misuse, lambda: tables.step(legal[:2]))
    assert "float64" in refused(Misuse, lambda: tables.step(legal.astype(float)))
    refused(IllegalNow, lambda: tables.step([legal[0], legal[1], 145 + 9]))
    refused(MalformedAction, lambda: tables.step([legal[0], 10**7, legal[2]]))
    refused(MalformedAction, lambda: tables.step([-1, legal[1], legal[2]]))
    huge = legal.astype(np.uint64)
    huge[1] = 2**63 + 5
    assert str(2**63 + 5) in refused(MalformedAction, lambda: tables.step(huge))
    assert (tables.state() == before).all()
    with pytest.raises(ValueError, match="read-only"):
        seen["action_mask"][0] = 1
    with pytest.raises(IllegalNow) as caught:
        tables.step([legal[0], legal[1], 0])
    assert caught.value.__notes__ == [f"lane 2, seat {tables._seats[2]}, action 0"]


def test_settings_that_do_not_exist_are_named() -> None:
    refused(Misuse, lambda: Tables("canaletto", 0))
    refused(Misuse, lambda: Tables("canaletto", 1, autoreset="never"))
    refused(Misuse, lambda: Tables("canaletto", 1, opponents="random", seat=3))
    refused(Misuse, lambda: Tables("canaletto", 1, opponents=("random",)))
    refused(BadSetup, lambda: Tables("canaletto", 1, opponents="anybody"))
    refused(BadSetup, lambda: Tables("canaletto", 1, reward="fame"))
    refused(BadSetup, lambda: Tables("canaletto", 1, players=7))
    refused(Misuse, lambda: SeatEnv("canaletto", illegal="ignore"))


@pytest.mark.parametrize(
    "settings",
    [
        {"num_envs": 1.5},
        {"num_envs": "3"},
        {"max_steps": 0},
        {"max_steps": -5},
        {"opponents": "expert", "worlds": 0},
        {"opponents": "random", "seat": True},
        {"opponents": 5},
        {"players": ()},
    ],
    ids=str,
)
def test_settings_of_another_kind_are_refused(settings: dict[str, Any]) -> None:
    settings = {"num_envs": 1} | settings
    with pytest.raises(CodedError) as caught:
        Tables("canaletto", **settings)
    assert said(caught.value)


def test_lanes_seeds_and_options_that_are_none_are_refused_and_no_lane_moves() -> None:
    tables = Tables("canaletto", 2)
    refused(Misuse, lambda: tables.describe(0))
    tables.reset(seed=1)
    before = tables.state()
    for lane in (-1, 2):
        assert str(lane) in refused(Misuse, lambda lane=lane: tables.describe(lane))
        refused(Misuse, lambda lane=lane: tables.is_legal(lane, 0))
    for seed in (1.5, "x", -1, [1.5, 2]):
        assert "seed" in refused(Misuse, lambda seed=seed: tables.reset(seed=seed))
    misspelt = {"reset_maks": np.array([True, False])}
    assert "reset_mask" in refused(Misuse, lambda: tables.reset(options=misspelt))
    refused(BadSetup, lambda: tables.worths("anybody"))
    for saved in ({}, None):
        with pytest.raises(BadState):
            tables.restore(saved)  # type: ignore[arg-type]  # that is the point
    assert (tables.state() == before).all()
    refused(Misuse, SeatEnv("canaletto").render)


def test_a_learner_at_one_table() -> None:
    env = SeatEnv("canaletto", opponents="visitor", reward="win_share", seat=1)
    seen, info = env.reset(seed=6)
    rng = np.random.default_rng(0)
    over = False
    while not over:
        assert info["seat"] == 1
        seen, reward, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert reward in {0.0, 0.5, 1.0}
    assert isinstance(env, gymnasium.Env)
    refused(Misuse, lambda: env.step(0))
    assert env.render().startswith("Canaletto")


def test_numbers_are_read_however_they_lie_in_memory() -> None:
    tables = [Tables("modern-art", 6, players=3) for _ in range(4)]
    for one in tables:
        one.reset(seed=3)
    for _ in range(40):
        row = tables[0].sample()
        for one in tables[1:]:
            assert (one.sample() == row).all()
        spread = np.zeros(12, np.int64)
        spread[::2] = row
        odd = np.zeros(6 * 8 + 1, np.uint8)[1:].view(np.int64)  # at an odd address
        odd[:] = row
        fixed = row.copy()
        fixed.flags.writeable = False
        seen = [
            one.step(given)[0]["observation"]
            for one, given in zip(tables, (row, spread[::2], odd, fixed), strict=True)
        ]
        assert all((one == seen[0]).all() for one in seen)


def test_a_part_of_the_lanes_begins_anew_however_it_is_said() -> None:
    tables, others = (Tables("canaletto", 4, autoreset="disabled") for _ in range(2))
    which = np.array([True, False, False, False, True, False, True, False])
    for one, mask in ((tables, which[::2]), (others, which[::2].copy())):
        one.reset(seed=3)
        for _ in range(5):
            one.step(one.sample())
        one.reset(options={"reset_mask": mask})
    assert (tables.state() == others.state()).all()


def test_what_is_asked_about_is_a_whole_number() -> None:
    tables = Tables("canaletto", 2)
    tables.reset(seed=1)
    assert tables.is_legal(0, int(tables.sample()[0]))
    assert not tables.is_legal(0, 10**9)
    refused(MalformedAction, lambda: tables.is_legal(0, 1.5))
