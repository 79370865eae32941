"""What a batch lets whom do: legal sets in one call, actions in one call, and why not."""

from typing import Any

import numpy as np
import pytest
from fast.configurations import CONFIGURATIONS, Configuration
from fast.positions import match_of, on_the_way

from saleroom.core.errors import (
    GameOver,
    IllegalNow,
    MalformedAction,
    SaleroomError,
    UnknownSeat,
)
from saleroom.core.seats import CHANCE, NOBODY, seats_in
from saleroom.fast import Batch
from saleroom.fast.kernels import GAME_IS_OVER, NO_SUCH_SEAT
from saleroom.games.modern_art.actions import BID, CODEC, OFFER, PASS
from saleroom.games.modern_art.game import GAME

each_configuration = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


# What is legal


@each_configuration
def test_what_is_legal_is_what_a_match_says_is_legal(configuration: Configuration) -> None:
    batch = configuration.batch(range(30))
    for _ in range(25):
        batch.apply(*batch.pick())
    seats = np.arange(len(batch)) % configuration.players
    masks, amounts = batch.legal(seats)
    for k, seat in enumerate(seats.tolist()):
        legal = match_of(batch.state(k), configuration).legal(seat)
        assert tuple(np.flatnonzero(masks[k])) == legal.choices
        verb, least, most = amounts[k].tolist()
        named = [(configuration.game.codec.verb_of(verb).name, least, most)] if verb else []
        assert named == [(a.verb, a.least, a.most) for a in legal.amounts]


def test_without_seats_it_is_told_for_those_who_are_asked() -> None:
    batch = on_the_way()
    masks, amounts = batch.legal()
    same_masks, same_amounts = batch.legal(batch.asked)
    assert (masks == same_masks).all()
    assert (amounts == same_amounts).all()
    assert (masks.any(axis=1) | (amounts[:, 0] > 0)).all()


def test_nothing_is_legal_for_nobody_for_strangers_and_when_it_is_over() -> None:
    batch = Batch.new(GAME, range(6), 3)
    for seats in (NOBODY, CHANCE, 3, 99, -(2**63), 2**63 - 1):
        masks, amounts = batch.legal(seats)
        assert not masks.any()
        assert not amounts.any()
    batch.play_out()
    masks, amounts = batch.legal(0)
    assert not masks.any()
    assert not amounts.any()
    assert not batch.outcomes().any()


def test_before_the_deal_only_chance_may_do_anything() -> None:
    batch = Batch.of(GAME, [GAME.new(5, options={"first_seller": 2})])
    assert not batch.legal(0)[0].any()
    assert batch.awaited().tolist() == [0]
    assert np.flatnonzero(batch.outcomes()[0]).tolist() == list(range(70))
    assert not batch.apply(CHANCE, 12).any()
    assert np.flatnonzero(batch.outcomes()[0]).tolist() == [k for k in range(70) if k != 12]
    batch.deal()
    assert batch.asked.tolist() == [2]
    assert not batch.outcomes().any()


def test_awaited_is_whom_a_match_waits_for() -> None:
    batch = on_the_way()
    sets = batch.awaited().tolist()
    expected = [match_of(batch.state(k)).awaited for k in range(len(batch))]
    assert [seats_in(several) for several in sets] == expected
    assert len(set(expected)) > 4


# Acting


def test_a_legal_action_is_done() -> None:
    batch = Batch.new(GAME, range(10), 4)
    hands = batch.states["hand"][np.arange(10), batch.asked]
    before = batch.states["in_hands"].copy()
    refused = batch.apply(batch.asked, OFFER + hands[:, 0].astype(int))
    assert not refused.any()
    assert (batch.states["in_hands"] == before - 1).all()


def test_a_refused_action_changes_not_one_byte() -> None:
    batch = on_the_way()
    before = batch.to_bytes()
    refused = batch.apply(batch.asked, BID + 4000)
    assert refused.all()
    assert batch.to_bytes() == before


def test_refused_and_legal_actions_may_stand_side_by_side() -> None:
    batch = Batch.new(GAME, [1, 2], 4)
    before = batch.copy()
    seats, actions = batch.pick()
    refused = batch.apply(seats, [actions[0], PASS])
    assert refused.tolist()[0] == 0
    assert refused.tolist()[1] in GAME.refusals
    assert batch.states[0] != before.states[0]
    assert batch.states[1] == before.states[1]


def _said_by_match(s: Any, seat: int, action: int) -> SaleroomError | None:
    try:
        match_of(s).act(seat, action)
    except SaleroomError as error:
        return error
    return None


def test_reasons_are_those_a_match_gives() -> None:
    batch = on_the_way()
    ended = Batch.new(GAME, [1], 4)
    ended.play_out()
    numbers = np.random.default_rng(5)
    seen = set()
    for _ in range(1500):
        games, k = (batch, int(numbers.integers(len(batch))))
        if numbers.random() < 0.1:
            games, k = ended, 0
        seat = int(numbers.choice([games.asked[k], *range(-3, 6)]))
        action = int(numbers.choice([*range(150), 4095, *range(BID, BID + 300, 7), 8192, 8300]))
        expected = _said_by_match(games.state(k), seat, action)
        reason = games.reason(k, seat, action)
        assert type(reason) is type(expected)
        for part in ("paragraph", "name", "limits"):
            assert getattr(reason, part, "") == getattr(expected, part, "")
        if not isinstance(reason, UnknownSeat):
            assert str(reason) == str(expected)
        seen.add(type(reason))
    assert seen == {type(None), UnknownSeat, MalformedAction, IllegalNow, GameOver}


@pytest.mark.rule("MA-8")
def test_a_reason_names_the_paragraph() -> None:
    batch = Batch.new(GAME, [1], 4)
    card = next(card for card in range(70) if batch.states["place"][0, card] != batch.asked[0])
    reason = batch.reason(0, int(batch.asked[0]), CODEC.encode({"offer": card}))
    assert isinstance(reason, IllegalNow)
    assert reason.paragraph == "MA-8"
    assert reason.name == "not_in_hand"


def test_codes_tell_strangers_and_finished_games_apart() -> None:
    batch = Batch.new(GAME, [1], 3)
    assert batch.apply(3, PASS).tolist() == [NO_SUCH_SEAT]
    assert batch.apply(NOBODY, PASS).tolist() == [NO_SUCH_SEAT]
    batch.play_out()
    assert batch.apply(0, PASS).tolist() == [GAME_IS_OVER]
    assert batch.apply(CHANCE, 0).tolist() == [GAME_IS_OVER]
    assert batch.apply(3, PASS).tolist() == [NO_SUCH_SEAT]


def test_a_huge_unsigned_seat_does_not_wrap_around_to_chance() -> None:
    batch = Batch.of(GAME, [GAME.new(4)])
    with pytest.raises(ValueError, match="below 2"):
        batch.apply(np.array([2**64 - 2], np.uint64), 70)
    assert batch.apply(CHANCE, 70).tolist() == [0]


@pytest.mark.parametrize("wrong", [1.0, "0", None, [0.0, 1.0], [True, False], [2**70, 1]])
def test_seats_and_actions_are_whole_numbers(wrong: Any) -> None:
    batch = Batch.new(GAME, [1, 2], 4)
    for call in (
        batch.legal,
        batch.redeal,
        lambda w: batch.apply(w, 0),
        lambda w: batch.apply(0, w),
    ):
        if wrong is not None or call != batch.legal:
            with pytest.raises(TypeError, match="whole numbers"):
                call(wrong)


@pytest.mark.parametrize("wrong", [[], [0], [0, 1, 2], [[0, 1]], np.zeros((2, 2), int)])
def test_there_are_as_many_seats_and_actions_as_games(wrong: Any) -> None:
    batch = Batch.new(GAME, [1, 2], 4)
    with pytest.raises(ValueError, match="2 games take"):
        batch.apply(0, wrong)
