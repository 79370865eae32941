"""What was copied, sent, saved or broken off in the middle: nothing goes on from a wrong state."""

from collections.abc import Callable
from copy import copy, deepcopy
from pickle import dumps, loads
from typing import Any

import numpy as np
import pytest

from saleroom.core.errors import BadState, CodedError, Misuse
from saleroom.games.modern_art.laboratory import swapped
from saleroom.messages.saying import said
from saleroom.research import pettingzoo
from saleroom.research.few_bids import FewBidTables
from saleroom.research.single import SeatEnv
from saleroom.research.vector import Tables


def sent(env: Any) -> Any:
    return loads(dumps(env))  # noqa: S301  # our own


def refused(error: type[CodedError], doing: Callable[[], Any]) -> str:
    with pytest.raises(error) as caught:
        doing()
    return said(caught.value)


WAYS = [copy, deepcopy, sent]


# Lanes


@pytest.mark.parametrize("by", WAYS)
@pytest.mark.parametrize("opponents", [None, "random", "dealer"])
def test_copied_lanes_go_on_as_the_first_would_and_on_their_own(by: Any, opponents: Any) -> None:
    tables = Tables("modern-art", 3, players=(3, 4), opponents=opponents, reward="shaped")
    assert not by(tables)._is_reset
    tables.reset(seed=3)
    for _ in range(12):
        tables.step(tables.sample())
    twin = by(tables)
    before = tables.state()
    went = [twin.step(twin.sample()) for _ in range(20)][-1]
    assert (tables.state() == before).all()
    same = [tables.step(tables.sample()) for _ in range(20)][-1]
    assert (went[0]["observation"] == same[0]["observation"]).all()
    assert (went[1] == same[1]).all()


@pytest.mark.parametrize("by", WAYS)
def test_a_copied_seat_goes_on_as_the_first_would_and_on_its_own(by: Any) -> None:
    env = SeatEnv("canaletto", opponents="collector", render_mode="ansi")
    env.reset(seed=4)
    for _ in range(3):
        env.step(int(env._tables.sample()[0]))
    twin = by(env)
    before = env.state()
    assert twin.render() == env.render()
    for _ in range(4):
        seen = twin.step(int(twin._tables.sample()[0]))[0]
    assert (env.state() == before).all()
    for _ in range(4):
        same = env.step(int(env._tables.sample()[0]))[0]
    assert (seen["observation"] == same["observation"]).all()


@pytest.mark.parametrize("by", WAYS)
def test_copied_lanes_with_few_bids_stand_for_the_same(by: Any) -> None:
    few = FewBidTables(Tables("modern-art", 4, players=3, opponents="visitor"), (0.0, 0.5), (1.0,))
    seen, _ = few.reset(seed=2)
    for _ in range(6):
        seen = few.step([int(np.flatnonzero(row)[-1]) for row in seen["action_mask"]])[0]
    last = [int(np.flatnonzero(row)[-1]) for row in seen["action_mask"]]
    assert (by(few).unfolded(last) == few.unfolded(last)).all()


def test_a_bid_stands_for_what_it_comes_to_where_the_tables_stand_now() -> None:
    tables = Tables("modern-art", 8, players=3)
    few = FewBidTables(tables, shares=(0.5,), multiples=())
    seen, _ = few.reset(seed=3)
    for _ in range(3):
        seen = few.step([int(np.flatnonzero(row)[-1]) for row in seen["action_mask"]])[0]
    last = [int(np.flatnonzero(row)[-1]) for row in seen["action_mask"]]
    saved, wanted = tables.save(), few.unfolded(last).copy()
    for _ in range(30):
        seen = few.step([int(np.flatnonzero(row)[-1]) for row in seen["action_mask"]])[0]
    tables.restore(saved)
    assert (few.unfolded(last) == wanted).all()


def test_a_part_of_the_lanes_takes_new_seeds_and_the_others_keep_theirs() -> None:
    tables, others = (Tables("canaletto", 4, autoreset="disabled") for _ in range(2))
    for one in (tables, others):
        one.reset(seed=1)
    which = np.array([True, False, False, False])
    tables.reset(seed=99, options={"reset_mask": which})
    for _ in range(8):
        actions, same = tables.sample(), others.sample()
        assert (actions[1:] == same[1:]).all()
        tables.step(actions)
        others.step(same)
    fresh = Tables("canaletto", 1)
    seen, _ = fresh.reset(seed=99)
    tables.reset(seed=99, options={"reset_mask": which})
    assert (tables._shown["observation"][0] == seen["observation"][0]).all()


def test_lanes_that_were_never_dealt_are_not_played() -> None:
    tables = Tables("canaletto", 2, autoreset="disabled")
    some = {"reset_mask": np.array([True, False])}
    assert "reset" in refused(Misuse, lambda: tables.reset(options=some))
    refused(Misuse, lambda: tables.reset(seed=3, options=some))
    refused(Misuse, tables.sample)
    refused(Misuse, tables.save)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({}, {"opponents": "random"}),
        ({"opponents": "random"}, {}),
        ({"opponents": "random", "seat": 1}, {"opponents": "random", "seat": 0}),
        ({"opponents": "random", "seat": 1}, {"opponents": "random"}),
        ({"reward": "money"}, {"reward": "shaped"}),
        ({}, {"autoreset": "same_step"}),
    ],
    ids=str,
)
def test_lanes_go_back_to_what_was_saved_of_such_lanes_alone(
    one: dict[str, Any], other: dict[str, Any]
) -> None:
    tables, others = (Tables("modern-art", 2, players=3, **kind) for kind in (one, other))
    tables.reset(seed=3)
    others.reset(seed=4)
    before = others.state()
    with pytest.raises(BadState, match="other tables"):
        others.restore(tables.save())
    others.step(others.sample())
    assert (others._lanes.own >= 0).all() == ("opponents" in other)
    assert not (others.state() == before).all()


def test_who_goes_back_to_more_steps_than_there_may_be_is_cut_short_at_once() -> None:
    long, short = (Tables("modern-art", 1, players=3, max_steps=most) for most in (None, 4))
    long.reset(seed=1)
    for _ in range(9):
        long.step(long.sample())
    short.restore(long.save())
    assert short.step(short.sample())[3].all()
    free, cut = (pettingzoo.env("modern-art", max_cycles=most) for most in (None, 4))
    free.reset(seed=1)
    for _ in range(9):
        free.step(free.legal_actions()[0])
    cut.restore(free.save())
    cut.step(cut.legal_actions()[0])
    assert all(cut.truncations.values())


def interrupted(doing: Callable[[], Any], holder: Any, name: str) -> None:
    """Press Ctrl-C once what is called by this name has been done."""
    done = getattr(holder, name)

    def and_then(*given: Any) -> Any:
        done(*given)
        raise KeyboardInterrupt

    setattr(holder, name, and_then)
    with pytest.raises(KeyboardInterrupt):
        doing()
    setattr(holder, name, done)


def test_lanes_do_not_go_on_after_a_step_that_was_broken_off() -> None:
    tables = Tables("modern-art", 4, players=3)
    tables.reset(seed=1)
    saved = tables.save()
    legal = tables.sample()
    interrupted(lambda: tables.step(legal), tables._company, "step")
    half = tables.state()
    for doing in (lambda: tables.step(legal), tables.sample, tables.save):
        assert "broken off" in refused(Misuse, doing)
    some = {"reset_mask": np.array([True, False, False, False])}
    refused(Misuse, lambda: tables.reset(options=some))
    assert (tables.state() == half).all()
    tables.restore(saved)
    tables.step(legal)
    interrupted(tables.reset, tables._company, "step")
    refused(Misuse, lambda: tables.step(legal))
    tables.reset()
    tables.step(tables.sample())


def test_a_table_does_not_go_on_after_a_step_that_was_broken_off() -> None:
    env = pettingzoo.env("modern-art", players=3)
    env.reset(seed=1)
    saved = env.save()
    legal = env.legal_actions()[0]
    interrupted(lambda: env.step(legal), env._slate, "turn")
    for doing in (lambda: env.step(legal), lambda: env.step(None), env.save, env.clone):
        assert "broken off" in refused(Misuse, doing)
    assert not len(env.legal_actions())
    env.restore(saved)
    env.step(legal)
    interrupted(env.reset, env._slate, "begin")
    refused(Misuse, lambda: env.step(legal))
    env.reset(seed=1)
    assert env.save() == saved


# One table at which all act at once


@pytest.mark.parametrize("by", WAYS)
def test_a_copied_parallel_table_is_one_of_its_own(by: Any) -> None:
    env = pettingzoo.parallel_env("modern-art", players=3, reward="shaped", illegal="replace")
    assert by(env).agents == []
    refused(Misuse, env.state)
    env.reset(seed=5)
    anything = dict.fromkeys(env.agents, 0)
    for _ in range(20):
        env.step(anything)
    twin = by(env)
    before = env.state()
    went = [twin.step(anything) for _ in range(15)][-1]
    assert (env.state() == before).all()
    same = [env.step(anything) for _ in range(15)][-1]
    assert (env.state() == twin.state()).all()
    assert went[1] == same[1]
    env.reset()
    twin.reset()
    assert (env.state() == twin.state()).all()


# Games that are sold in another way


@pytest.mark.parametrize("kind", ["alone", "at once", "lanes"])
def test_a_game_that_is_sold_in_another_way_is_not_sent_as_the_printed_one(kind: str) -> None:
    game = swapped(None, (5, 4, 3))
    env: Any = {
        "alone": pettingzoo.env,
        "at once": pettingzoo.parallel_env,
        "lanes": lambda given: Tables(given, 2),
    }[kind](game)
    assert deepcopy(env).game is game
    with pytest.raises(BadState, match="another way"):
        dumps(env)


# What is none


def test_few_bids_are_those_of_a_table_and_of_numbers() -> None:
    parallel: Any = pettingzoo.parallel_env("modern-art")
    assert "TableEnv" in refused(Misuse, lambda: pettingzoo.FewBids(parallel))
    one: Any = pettingzoo.FewBids(pettingzoo.env("modern-art"))
    refused(Misuse, lambda: pettingzoo.FewBids(one))
    nothing: Any = "modern-art"
    refused(Misuse, lambda: pettingzoo.FewBids(nothing))
    assert "Tables" in refused(Misuse, lambda: FewBidTables(nothing))
    number: Any = 5
    refused(Misuse, lambda: FewBidTables(Tables("modern-art", 1), shares=number))


def test_what_is_of_another_kind_is_said_to_be() -> None:
    nobody: Any = None
    for make in (pettingzoo.env, pettingzoo.parallel_env, lambda game: Tables(game, 1)):
        assert "None" in refused(CodedError, lambda make=make: make(nobody))
    modes: Any = ["next_step"]
    refused(Misuse, lambda: Tables("canaletto", 1, autoreset=modes))
    assert "human" in refused(Misuse, lambda: SeatEnv("canaletto", render_mode="human"))
    tables = Tables("canaletto", 3)
    tables.reset(seed=1)
    options: Any = ["reset_mask"]
    refused(Misuse, lambda: tables.reset(options=options))
    assert "(3,)" in refused(Misuse, lambda: tables.step([[1], [2, 3], [4]]))
