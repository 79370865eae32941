"""PettingZoo's own tests, and what a table promises beside them."""

from copy import copy, deepcopy
from functools import partial
from importlib import import_module
from pickle import dumps, loads
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from laws.house_tables import TABLES
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from saleroom.core.errors import BadSetup, BadState, CodedError, IllegalNow, MalformedAction, Misuse
from saleroom.fast import Batch
from saleroom.games.registry import GAMES, game_named
from saleroom.laws.setups import Setup
from saleroom.messages.saying import said
from saleroom.research import pettingzoo
from saleroom.research.rewards import REWARDS

# They warn of what they have not seen before: observations that are dicts, masks without a one.
quietly = pytest.mark.filterwarnings("ignore::UserWarning")


def played(env: pettingzoo.TableEnv, seed: int, steps: int = 10**6) -> float:
    """Play at random; return what the first agent got."""
    rng = np.random.default_rng(seed)
    total = 0.0
    for agent in env.agent_iter(steps):
        seen, reward, over, cut, _ = env.last()
        total += reward if agent == "player_0" else 0
        mask = seen["action_mask"]
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(mask))))
    return total


@quietly
@pytest.mark.parametrize("name", GAMES)
def test_the_tests_of_pettingzoo_pass(name: str) -> None:
    make = import_module(f"saleroom.research.pettingzoo.{name.replace('-', '_')}_v0")
    api_test(make.env(), num_cycles=40)
    seed_test(make.env, num_cycles=40)
    parallel_api_test(make.parallel_env(), num_cycles=40)
    forgiving = partial(make.parallel_env, illegal="replace")
    parallel_seed_test(forgiving, num_cycles=10)
    turns = SimpleNamespace(
        parallel_env=forgiving, env=lambda **more: parallel_to_aec(forgiving(**more))
    )
    max_cycles_test(turns)


@quietly
@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_they_pass_at_every_table(table: Setup) -> None:
    at: dict[str, Any] = table._asdict()
    game = at.pop("game")
    api_test(pettingzoo.env(game, **at), num_cycles=500)
    seed_test(lambda: pettingzoo.env(game, **at), num_cycles=200)
    parallel_api_test(pettingzoo.parallel_env(game, **at), num_cycles=500)


def test_an_observation_carries_the_mask_and_info_the_version_of_the_rules() -> None:
    env = pettingzoo.env("modern-art", players=4, edition="2009")
    env.reset(seed=3)
    seen, _, _, _, info = env.last()
    assert (seen["action_mask"] == info["action_mask"]).all()
    assert info["rules_version"] == game_named("modern-art").rules_version
    assert env.observation_space(env.agent_selection).contains(seen)
    assert env.metadata["name"] == "modern_art_v0"
    assert seen["action_mask"].sum() == 9
    others = [env.observe(agent) for agent in env.agents if agent != env.agent_selection]
    assert not any(other["action_mask"].any() for other in others)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_handed_out_is_what_arrays_of_games_say(name: str) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=2)
    alone = Batch.new(env.game, [2], env.players)
    rng = np.random.default_rng(3)
    for _ in range(60):
        if env.terminations[env.agent_selection]:
            break
        seat = int(alone.asked[0])
        seen = env.last()[0]
        assert env.agent_selection == f"player_{seat}"
        assert (seen["observation"] == env.encoding.observe(alone, seat)[0]).all()
        assert (seen["action_mask"] == env.encoding.mask(alone, seat)[0]).all()
        legal = np.flatnonzero(seen["action_mask"])
        assert (env.legal_actions() == legal).all()
        action = int(rng.choice(legal))
        code = env.encoding.code(alone, 0, seat, action)
        env.step(action)
        assert alone.apply(seat, code) == [0]
        alone.deal()


def test_what_was_handed_out_is_never_changed() -> None:
    env = pettingzoo.env("modern-art", players=4)
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    held: list[tuple[np.ndarray, np.ndarray]] = []
    while not env.terminations[env.agent_selection] and len(held) < 60:
        seen, _, _, _, info = env.last()
        assert info["action_mask"] is seen["action_mask"]
        # Of some all is held, of some a view of a part alone, and some are let go.
        kept = (seen, seen["observation"], seen["action_mask"][140:260].view(np.bool_))[
            len(held) % 3
        ]
        legal = np.flatnonzero(seen["action_mask"])
        rows = list(seen.values()) if kept is seen else [kept]
        held.append([(row, row.copy()) for row in rows])
        del seen, info, kept, rows
        env.step(rng.choice(legal))
    for pairs in held:
        for row, before in pairs:
            assert (row == before).all()


def test_what_somebody_writes_into_a_mask_changes_nothing_at_the_table() -> None:
    env, other = (pettingzoo.env("modern-art", players=3) for _ in range(2))
    for one in (env, other):
        one.reset(seed=8)
    rng = np.random.default_rng(2)
    for _ in range(80):
        seen, same = env.last()[0], other.last()[0]
        assert (seen["action_mask"] == same["action_mask"]).all()
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen["action_mask"][:] = 1
        seen["observation"][:] = 0
        nonsense = int(np.flatnonzero(same["action_mask"] == 0)[0])
        refused(CodedError, lambda nonsense=nonsense: env.step(nonsense))
        env.step(action)
        other.step(action)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda row: row.setflags(write=False),
        lambda row: setattr(row, "shape", (1, -1)),
        lambda row: setattr(row, "dtype", np.dtype("u1")),
        lambda row: row.resize(3, refcheck=False),
    ],
    ids=["frozen", "another shape", "another kind", "shorter"],
)
def test_what_somebody_makes_of_an_array_in_place_reaches_nobody_else(spoil: Any) -> None:
    env, other = (pettingzoo.env("modern-art", players=4) for _ in range(2))
    for one in (env, other):
        one.reset(seed=5)
    for _ in range(60):
        seen, same = env.last()[0], other.last()[0]
        for name, row in seen.items():
            assert row.flags.writeable
            assert (row.shape, row.dtype) == (same[name].shape, same[name].dtype)
            assert (row == same[name]).all()
            spoil(row)
        del seen, row
        action = other.legal_actions()[-1]
        env.step(action)
        other.step(action)


def test_the_mask_that_actions_are_held_against_can_only_be_read() -> None:
    env = pettingzoo.env("modern-art", players=3)
    env.reset(seed=3)
    nonsense = int(np.flatnonzero(env.mask == 0)[0])
    with pytest.raises(ValueError, match="read-only"):
        env.mask[:] = 1
    refused(CodedError, lambda: env.step(nonsense))


def test_nobody_is_not_somebody_who_looks() -> None:
    env = pettingzoo.env("modern-art", players=3)
    refused(Misuse, lambda: env.observe(None))
    env.reset(seed=3)
    refused(Misuse, lambda: env.observe(None))
    played(env, 3)
    refused(Misuse, lambda: env.observe(None))


def test_amounts_have_one_number_whatever_they_are_named_for() -> None:
    env = pettingzoo.env("modern-art", players=3)
    number = env.encoding.number
    assert number({"bid": 7}) == number({"price": 7}) == 145 + 7
    assert number({"offer": 3}) == number(5 + 3) == 5 + 3
    assert env.action_space("player_0").n == env.encoding.actions == 145 + 4096
    with pytest.raises(MalformedAction):
        number({"bid": 4096})
    rng, verbs = np.random.default_rng(2), set()
    for seed in range(20):
        env.reset(seed=seed)
        for _ in range(60):
            first, last = env.span
            if first < last:
                seat = int(env.agent_selection[-1])
                code = env.encoding.code(env._batch, 0, seat, first)
                ((verb, amount),) = env.game.codec.decode(code).items()
                assert amount == first - 145
                verbs.add(verb)
            env.step(rng.choice(env.legal_actions()))
    assert verbs == {"bid", "price"}


def sent(env: pettingzoo.TableEnv) -> Any:
    return loads(dumps(env))  # noqa: S301  # our own


@pytest.mark.parametrize("by", [copy, deepcopy, sent])
def test_a_copy_and_what_another_process_gets_are_tables_of_their_own(by: Any) -> None:
    env = pettingzoo.env("modern-art", players=3, reward="shaped", options={"open_money": True})
    assert by(env).possible_agents == env.possible_agents
    env.reset(seed=4)
    played(env, 3, steps=30)
    twin = by(env)
    before = twin.save()
    assert before == env.save()
    played(env, 3, steps=30)
    assert twin.save() == before
    played(twin, 3, steps=30)
    assert twin.save() == env.save()
    for one in (env, twin):
        one.reset()
    assert (twin.state() == env.state()).all()


def test_a_space_draws_what_a_mask_marks_and_nothing_else() -> None:
    env = pettingzoo.env("modern-art")
    env.reset(seed=2)
    space = env.action_space(env.agent_selection)
    space.seed(1)
    mask = env.last()[0]["action_mask"]
    drawn = {int(space.sample(mask)) for _ in range(200)}
    assert drawn == set(np.flatnonzero(mask))
    assert space.sample(np.zeros_like(mask)) == 0
    with pytest.raises(AssertionError):
        space.sample(mask[:-1])


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_are_what_they_are_called(reward: str) -> None:
    env = pettingzoo.env("canaletto", reward=reward)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    last = None
    for agent in env.agent_iter():
        seen, given, over, _, _ = env.last()
        totals[agent] += given
        last = env._batch
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert last is not None
    scores, ranks = last.scores()[0][:3].tolist(), last.ranks()[0][:3].tolist()
    expected = {
        "win_share": [(rank == 1) / ranks.count(1) for rank in ranks],
        "rank": [(3 - rank) / 2 for rank in ranks],
        "money": scores,
        "shaped": [score - 30 for score in scores],  # everybody begins with 30
    }
    assert list(totals.values()) == pytest.approx(expected[reward])


def test_a_clone_and_what_was_saved_go_on_in_the_same_way() -> None:
    env = pettingzoo.env("moderne-zeiten", players=4, reward="shaped")
    env.reset(seed=8)
    played(env, 1, steps=30)
    saved, twin = env.save(), env.clone()
    assert played(env, 2) == played(twin, 2)
    end = env._batch.to_bytes()
    assert twin._batch.to_bytes() == end
    env.restore(saved)
    played(env, 2)
    assert env._batch.to_bytes() == end
    with pytest.raises(BadState):
        pettingzoo.env("canaletto").restore(saved)


@pytest.mark.parametrize(
    "other", [{"players": 3}, {"edition": "2009"}, {"options": {"open_money": True}}]
)
def test_what_was_saved_is_not_restored_at_another_table(other: dict[str, Any]) -> None:
    one = {"players": 4, "edition": "1992"}
    env, another = pettingzoo.env("modern-art", **one), pettingzoo.env("modern-art", **one | other)
    env.reset(seed=1)
    another.reset(seed=2)
    before = another.save()
    with pytest.raises(BadState, match="players, edition and options"):
        another.restore(env.save())
    assert another.save() == before


def test_what_was_saved_may_go_on_with_other_rewards() -> None:
    plain, shaped = (
        pettingzoo.env("modern-art", players=3, reward=reward) for reward in ("money", "shaped")
    )
    plain.reset(seed=1)
    played(plain, 4, 150)
    shaped.restore(plain.save())
    before = shaped.snapshot()
    for _ in range(60):
        shaped.step(shaped.legal_actions()[-1])
        if not all(reward == 0 for reward in shaped.rewards.values()):
            break
    assert shaped.snapshot() != before
    assert any(shaped.rewards.values())


def test_what_was_damaged_is_not_restored_and_changes_nothing() -> None:
    env = pettingzoo.env("modern-art", players=3)
    env.reset(seed=1)
    saved = env.save()
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    selected = f'"selected": "{env.agent_selection}"'.encode()
    assert selected in saved
    damaged = saved.replace(selected, f'"selected": "{other}"'.encode())
    env.reset(seed=2)
    before = env.save()
    with pytest.raises(BadState):
        env.restore(damaged)
    assert env.save() == before
    env.restore(saved)
    assert env.save() == saved


def test_the_same_seed_gives_the_same_game_and_the_next_another() -> None:
    ends = []
    for _ in range(2):
        env = pettingzoo.env("alles-futsch", players=3)
        env.reset(seed=4)
        first = env.state()
        env.reset()
        ends.append((first.tolist(), env.state().tolist()))
    assert ends[0] == ends[1]
    assert ends[0][0] != ends[0][1]


def refused(error: type[CodedError], doing: Any) -> str:
    with pytest.raises(error) as caught:
        doing()
    return said(caught.value)


def test_a_seed_may_be_as_large_as_anybody_likes() -> None:
    for seed in (2**63 - 1, 2**63, 2**64 + 5, 10**30):
        env = pettingzoo.env("canaletto")
        env.reset(seed=seed)
        other = pettingzoo.parallel_env("canaletto")
        other.reset(seed=seed)
        assert (env.state() == other.state()).all()


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("modern-art", players=3, max_cycles=3)
    assert "reset" in refused(Misuse, lambda: env.step(0))
    env.reset(seed=1)
    before = env.state()
    assert "(MA-8)" in refused(IllegalNow, lambda: env.step(145 + 7))
    for strange in (-1, 10**6, 10**30, 1.5, "offer", None, True, np.zeros(2)):
        refused(MalformedAction, lambda strange=strange: env.step(strange))
    assert (env.state() == before).all()
    for _ in range(3):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert "None" in refused(Misuse, lambda: env.step(5))
    while env.agents:
        env.step(None)
    assert "over" in refused(Misuse, lambda: env.step(None))


def test_settings_that_do_not_exist_are_named() -> None:
    assert "win_share" in refused(BadSetup, lambda: pettingzoo.env("canaletto", reward="fame"))
    refused(BadSetup, lambda: pettingzoo.env("canasta"))
    refused(BadSetup, lambda: pettingzoo.env("canaletto", players=9))
    refused(BadSetup, lambda: pettingzoo.env("canaletto", options={"colour": 1}))
    refused(BadSetup, lambda: pettingzoo.env("canaletto", edition="1888"))
    refused(Misuse, lambda: pettingzoo.env("canaletto", render_mode="human"))
    refused(Misuse, lambda: pettingzoo.parallel_env("canaletto", illegal="ignore"))


def test_who_looks_too_early_or_is_nobody_is_told_so() -> None:
    env = pettingzoo.env("canaletto")
    for look in (env.last, env.state, env.save, lambda: env.observe("player_0")):
        assert "reset" in refused(Misuse, look)
    for make in (pettingzoo.env, pettingzoo.parallel_env):
        assert "max_cycles" in refused(Misuse, lambda make=make: make("canaletto", max_cycles=0))
        for seed in (1.5, "x", -3):
            reset = partial(make("canaletto").reset, seed=seed)
            assert "seed" in refused(Misuse, reset)
    env.reset(seed=1)
    before = env.save()
    assert "player_9" in refused(Misuse, lambda: env.observe("player_9"))
    refused(MalformedAction, lambda: env.step(float("nan")))
    _, _, batch = before.partition(b"\n")
    for saved in ("text", b"junk", b"junk\n" + batch):
        with pytest.raises(BadState):
            env.restore(saved)  # type: ignore[arg-type]  # that is the point
    assert env.save() == before


def test_sealed_bids_are_made_at_once() -> None:
    env = pettingzoo.parallel_env("modern-art", players=3)
    rng = np.random.default_rng(0)
    together = 0
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        for _ in range(60):
            acting = [agent for agent in env.agents if not seen[agent]["action_mask"][env.wait]]
            together += len(acting) == 3
            masks = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
            seen, *_ = env.step({agent: rng.choice(mask) for agent, mask in masks.items()})
            if not env.agents:
                break
    assert together > 2


def test_one_wrong_action_stops_all_of_a_step() -> None:
    env = pettingzoo.parallel_env("modern-art", players=3)
    refused(Misuse, lambda: env.step({}))
    seen, _ = env.reset(seed=2)
    before = env.state()
    waits = dict.fromkeys(env.agents, env.wait)
    refused(MalformedAction, lambda: env.step(waits))
    acting = next(agent for agent in env.agents if not seen[agent]["action_mask"][env.wait])
    legal = int(np.flatnonzero(seen[acting]["action_mask"])[0])
    others = dict.fromkeys(env.agents, legal)
    assert str(env.wait) in refused(Misuse, lambda: env.step(others))
    refused(Misuse, lambda: env.step({acting: legal}))
    assert (env.state() == before).all()
    env.step(waits | {acting: legal})


def test_a_table_is_told_in_words() -> None:
    env = pettingzoo.env("canaletto", render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith("Canaletto · ")


@quietly
def test_few_bids_stand_for_many() -> None:
    api_test(pettingzoo.FewBids(pettingzoo.env("modern-art")), num_cycles=30)
    env = pettingzoo.FewBids(pettingzoo.env("modern-art"), shares=(0.0, 0.5, 1.0), multiples=(1.0,))
    env.reset(seed=2)
    assert env.action_space("player_0").n == 145 + 4
    rng = np.random.default_rng(0)
    bids = 0
    for _ in env.agent_iter(120):
        seen, _, over, _, info = env.last()
        mask = seen["action_mask"]
        assert (info["action_mask"] == mask).all()
        if over:
            break
        if mask[145:].any():
            sums = [env.bid_of(145 + k) for k in range(4)]
            legal = env.unwrapped.last()[0]["action_mask"]
            assert all(legal[one] for one in sums)
            assert len(set(sums)) == mask[145:].sum()
            assert sums[2] == max(sums)
            bids += 1
        else:
            refused(CodedError, lambda: env.step(146))
        env.step(int(rng.choice(np.flatnonzero(mask))))
    assert bids > 20
    refused(MalformedAction, lambda: env.step(149))
    refused(Misuse, lambda: pettingzoo.FewBids(pettingzoo.env("canaletto"), shares=(-1.0,)))


def test_bids_that_cannot_be_are_refused_before_a_game_begins() -> None:
    env = pettingzoo.env("modern-art")
    assert "dealer" in refused(BadSetup, lambda: pettingzoo.FewBids(env, judge="nobody"))
    for strange in (-1, float("nan"), float("inf"), "half"):
        for kind in ("shares", "multiples"):
            refused(Misuse, partial(pettingzoo.FewBids, env, **{kind: (strange,)}))


@pytest.mark.parametrize(
    "by",
    [pettingzoo.FewBids.clone, copy, deepcopy, lambda env: loads(dumps(env))],  # noqa: S301  # our own
)
def test_few_bids_stay_few_in_lists_and_copies(by: Any) -> None:
    few = pettingzoo.FewBids(pettingzoo.env("modern-art", players=3), shares=(0.0, 0.5))
    few.reset(seed=1)
    twin = by(few)
    assert type(twin) is type(few)
    for _ in range(60):
        for one in (few, twin):
            marked = one.last()[0]["action_mask"]
            assert one.legal_actions().tolist() == np.flatnonzero(marked).tolist()
            assert one.mask.tolist() == marked.tolist()
        assert twin.legal_actions().tolist() == few.legal_actions().tolist()
        action = int(few.legal_actions()[-1])
        few.step(action)
        twin.step(action)
