"""A batch of games: what a simulation, a search or a learner does with it."""

from typing import Any

import numpy as np
import pytest
from fast.configurations import CONFIGURATIONS, Configuration, each_choice
from fast.positions import on_the_way

from saleroom.core.chance import seeded
from saleroom.core.errors import (
    BadSetup,
    BadState,
    UnknownSeat,
)
from saleroom.core.seats import CHANCE, NOBODY, SPECTATOR
from saleroom.fast import Batch, interpreted, warm_up
from saleroom.games.modern_art.actions import BID, PASS, PRICE
from saleroom.games.modern_art.game import GAME

# New games


@each_choice
def test_new_games_are_dealt_and_wait_for_the_first_decision(
    configuration: Configuration,
) -> None:
    batch = configuration.batch(range(5))
    assert len(batch) == 5
    assert ((batch.asked >= 0) & (batch.asked < configuration.players)).all()
    assert not batch.over.any()
    assert len({batch.states[k].tobytes() for k in range(5)}) == 5


def test_one_seed_is_one_game() -> None:
    assert len(Batch.new(GAME, 7, 3)) == 1


def test_games_of_equal_seeds_are_equal() -> None:
    batch = Batch.new(GAME, [3, 3, 4], 5)
    batch.play_out()
    assert batch.states[0] == batch.states[1] != batch.states[2]


@pytest.mark.parametrize(
    ("seed", "same"),
    [(-1, 2**63 - 1), (2**63, 0), (2**64 - 1, 2**63 - 1), (2**200 + 9, 9), (-(2**63), 0)],
)
def test_seeds_count_modulo_two_to_the_sixty_third(seed: int, same: int) -> None:
    assert Batch.new(GAME, [seed], 4).to_bytes() == Batch.new(GAME, [same], 4).to_bytes()
    assert seeded(seed) == seeded(same)


def test_large_seeds_beside_small_ones_are_not_rounded() -> None:
    together = Batch.new(GAME, [0, 2**63 + 1, -1], 4)
    apart = [Batch.new(GAME, seed, 4) for seed in (0, 1, 2**63 - 1)]
    assert [s.tobytes() for s in together.states] == [b.states[0].tobytes() for b in apart]


def test_seeds_may_come_in_any_whole_type_and_are_left_alone() -> None:
    expected = Batch.new(GAME, [1, 2], 4).to_bytes()
    for kind in (np.int8, np.uint16, np.int64, np.uint64):
        seeds = np.array([1, 2], kind)
        assert Batch.new(GAME, seeds, 4).to_bytes() == expected
        assert seeds.tolist() == [1, 2]
    high = np.array([2**64 - 1], np.uint64)
    assert Batch.new(GAME, high, 4).to_bytes() == Batch.new(GAME, -1, 4).to_bytes()


@pytest.mark.parametrize("seeds", [1.5, [1.0], "12", [None], np.array([1.0]), np.array(["1"])])
def test_seeds_are_whole_numbers(seeds: Any) -> None:
    with pytest.raises(TypeError):
        Batch.new(GAME, seeds, 4)


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="3, 4, 5"):
        Batch.new(GAME, [1], 6)
    with pytest.raises(BadSetup, match="1984"):
        Batch.new(GAME, [1], 4, "1984")
    with pytest.raises(BadSetup, match="mystery"):
        Batch.new(GAME, [1], 4, options={"mystery_hand": True})


# Batches of states met elsewhere


def test_a_batch_of_ordinary_states_goes_on_from_them() -> None:
    batch = on_the_way()
    states = [batch.state(k) for k in range(len(batch))]
    again = Batch.of(GAME, states)
    assert again.states.tobytes() == batch.states.tobytes()


def test_without_seeds_every_game_of_a_batch_has_its_own_numbers() -> None:
    s = Batch.new(GAME, 1, 4).state(0)
    batch = Batch.of(GAME, [s] * 50)
    assert len(set(batch.numbers.tolist())) == 50
    batch.play_out()
    assert len({tuple(scores) for scores in batch.scores().tolist()}) > 40


def test_seeds_given_to_ordinary_states_are_used() -> None:
    s = GAME.new(4)
    batch = Batch.of(GAME, [s, s], [8, 9])
    batch.deal()
    assert batch.to_bytes() == Batch.new(GAME, [8, 9], 4).to_bytes()


@pytest.mark.parametrize("wrong", ["nothing", "width", "row"])
def test_what_is_no_state_of_the_game_does_not_get_into_a_batch(wrong: str) -> None:
    s: Any = Batch.new(GAME, 1, 4).state(0)
    if wrong == "width":
        s.price = 1 << 40
    elif wrong == "row":
        s.deck.pop()
    else:
        s = object()
    with pytest.raises(BadState, match="number 1 of 2"):
        Batch.of(GAME, [GAME.new(3), s])


def test_new_numbers_make_another_game() -> None:
    batch = Batch.new(GAME, [1, 1], 4)
    batch.reseed([5, 6])
    batch.play_out()
    assert batch.states[0] != batch.states[1]
    with pytest.raises(ValueError, match="2 games take 2 seeds, not 3"):
        batch.reseed([1, 2, 3])


# Playing on


@each_choice
def test_a_playout_ends_every_game(configuration: Configuration) -> None:
    batch = configuration.batch(range(20))
    assert batch.play_out() > 20 * 50
    assert batch.over.all()
    assert (batch.asked == NOBODY).all()
    assert not batch.awaited().any()
    assert batch.play_out() == 0


def test_whoever_picks_for_a_finished_game_picks_nothing() -> None:
    batch = Batch.new(GAME, [1], 4)
    batch.play_out()
    assert [row.tolist() for row in batch.pick()] == [[NOBODY], [0]]


@each_choice
def test_results_are_those_of_the_outcome(configuration: Configuration) -> None:
    game, seats = configuration.game, configuration.players
    batch = configuration.batch(range(60))
    assert [row.tolist() for row in batch.ended()] == [[NOBODY] * 60, [-1] * 60]
    batch.play_out()
    scores, ranks = batch.scores(), batch.ranks()
    starters, endings = batch.ended()
    for k in range(len(batch)):
        s = batch.state(k)
        outcome = game.outcome(s)
        assert tuple(scores[k, :seats]) == outcome.scores
        assert tuple(ranks[k, :seats]) == outcome.ranks
        assert starters[k] == game.flat.starter(s)
        assert game.endings[endings[k]].name == outcome.why
    assert not scores[:, seats:].any()
    assert not ranks[:, seats:].any()


def test_equals_share_a_rank() -> None:
    batch = Batch.new(GAME, range(2), 3)
    batch.states["money"][:, :3] = [[50, 70, 70], [70, 50, 90]]
    assert batch.ranks()[:, :3].tolist() == [[3, 1, 1], [2, 3, 1]]


@each_choice
def test_dealing_anew_is_the_same_on_both_back_ends(configuration: Configuration) -> None:
    batch = configuration.batch(range(30))
    for _ in range(30):
        batch.apply(*batch.pick())
    seats = np.resize([*range(configuration.players), SPECTATOR], len(batch))
    plain = [batch.state(k) for k in range(len(batch))]
    numbers = [[int(number)] for number in batch.numbers]
    batch.redeal(seats)
    for s, seat, own in zip(plain, seats.tolist(), numbers, strict=True):
        interpreted(configuration.game).rules.redeal(s, seat, own)
    assert [batch.state(k) for k in range(len(batch))] == plain
    assert batch.numbers.tolist() == [own[0] for own in numbers]


@pytest.mark.parametrize("seat", [3, -1, CHANCE, 64, 2**62])
def test_nothing_is_dealt_anew_for_a_seat_that_does_not_exist(seat: int) -> None:
    batch = Batch.new(GAME, [1], 3)
    before = batch.to_bytes()
    with pytest.raises(UnknownSeat):
        batch.redeal(seat)
    assert batch.to_bytes() == before


# Keeping


def test_a_copy_goes_its_own_way_and_brings_the_batch_back() -> None:
    batch = on_the_way()
    saved = batch.copy()
    before = batch.to_bytes()
    states = batch.states
    batch.play_out()
    assert saved.to_bytes() == before != batch.to_bytes()
    batch.restore(saved)
    assert batch.to_bytes() == before
    assert batch.states is states


def test_only_as_many_games_of_the_same_kind_are_restored() -> None:
    batch = Batch.new(GAME, range(3), 4)
    with pytest.raises(BadState, match="3 games cannot be restored from 2"):
        batch.restore(batch.select([0, 1]))


def test_some_games_can_be_taken_out_by_mask_or_number() -> None:
    batch = Batch.new(GAME, range(5), 4)
    by_number = batch.select([4, 1, 1])
    assert [s.tobytes() for s in by_number.states] == [batch.states[k].tobytes() for k in (4, 1, 1)]
    assert by_number.numbers.tolist() == batch.numbers[[4, 1, 1]].tolist()
    by_mask = batch.select(np.array([False, True, False, False, True]))
    assert by_mask.to_bytes() == batch.select([1, 4]).to_bytes()
    before = batch.to_bytes()
    by_number.play_out()
    assert batch.to_bytes() == before
    assert len(batch.select([])) == 0
    assert len(batch.select(3)) == 1
    for wrong in ([5], [0.5], [True] * 4):
        with pytest.raises(IndexError):
            batch.select(wrong)


def test_batches_of_one_game_can_be_joined() -> None:
    batch = Batch.new(GAME, range(5), 4)
    parts = [batch.select([0, 1, 2]), batch.select([]), batch.select([3, 4])]
    assert Batch.joined(parts).to_bytes() == batch.to_bytes()
    other = next(c for c in CONFIGURATIONS if c.game is not GAME)
    with pytest.raises(BadState, match="different kinds"):
        Batch.joined([batch, other.batch([1])])


def test_an_empty_batch_does_nothing_everywhere() -> None:
    batch = Batch.new(GAME, [], 4)
    assert len(batch) == 0
    batch.deal()
    batch.redeal([])
    assert batch.play_out() == 0
    assert [part.shape[0] for part in (*batch.legal([]), *batch.pick(), batch.outcomes())] == [
        0
    ] * 5
    assert batch.apply([], []).shape == (0,)
    assert batch.scores().shape == batch.ranks().shape == (0, 5)
    assert len(batch.copy()) == len(Batch.of(GAME, [])) == 0
    assert len(Batch.from_bytes(GAME, batch.to_bytes())) == 0


def test_a_state_read_out_is_an_ordinary_one() -> None:
    batch = Batch.new(GAME, [1, 2], 4)
    s = batch.state(-1)
    assert type(s.price) is int
    assert type(s.hand[0]) is list
    s.money[0] = 0
    assert batch.states["money"][1, 0] == 100


def test_everything_can_be_compiled_ahead() -> None:
    warm_up(GAME)
    kernels = Batch.new(GAME, [1], 4).kernels
    called = ("apply_all", "legal_all", "play_out_all", "redeal_all", "score_all")
    assert all(getattr(kernels, name).signatures for name in called)


def test_actions_keep_their_numbers() -> None:
    assert (PASS, BID, PRICE) == (0, 4096, 8192)
