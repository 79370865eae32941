"""Guesses in Modern Art are fair: every unseen card is as likely in every hidden place."""

import pytest
from modern_art.positions import cards, in_turn, run
from msgspec.structs import replace

from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.modern_art.components import CARDS
from saleroom.games.modern_art.state import CRYING_OUT, SEALING, STOCK
from saleroom.laws.house.modern_art import _unseen_cards
from saleroom.laws.playing import played
from saleroom.laws.secrecy import viewers
from saleroom.laws.setups import Setup
from saleroom.play.match import Match

THREE = Setup("modern-art", 3, "1992", {"mystery_hand": True})
FIVE = Setup("modern-art", 5, "2009", {})
TIMES = 700


def position(table: Setup) -> Match:
    """Return a game a few sales old."""
    return played(table.opened(), seeded(90), 110)


def hidden_places(match: Match, viewer: int) -> dict[int, int]:
    """Return how many unseen cards lie in each foreign hand, and under STOCK in the stock."""
    s = match.state
    hands = [hand for hand in range(s.players + s.mystery_hand) if hand != viewer]
    return {hand: s.hand_size[hand] for hand in hands} | {STOCK: 70 - s.dealt}


@pytest.mark.rule("MA-6", "MA-54")
@pytest.mark.parametrize("way", ["guess", "redeal"])
@pytest.mark.parametrize("table", [THREE, FIVE], ids=str)
def test_every_unseen_card_is_as_likely_everywhere(table: Setup, way: str) -> None:
    match = position(table)
    for viewer in (0, SPECTATOR):
        numbers = seeded(91)
        unseen = _unseen_cards(match.state, viewer)
        places = hidden_places(match, viewer)
        assert sum(places.values()) == len(unseen)
        found = {(card, place): 0 for card in unseen for place in places}
        for _ in range(TIMES):
            if way == "guess":
                s = match.game.guess(match.view(viewer), None, numbers)
            else:
                s = duplicate(match.state)
                match.game.flat.redeal(s, viewer, numbers)
            for card in unseen:
                found[card, min(s.place[card], STOCK)] += 1
        for (_, place), times in found.items():
            share = places[place] / len(unseen)
            assert abs(times - TIMES * share) < 5 * (TIMES * share * (1 - share)) ** 0.5 + 1
            assert times or not share


@pytest.mark.rule("MA-6", "MA-54")
def test_the_order_of_the_stock_is_guessed_anew() -> None:
    match = position(FIVE)
    tops = set()
    for n in range(TIMES):
        s = match.game.guess(match.view(0), None, seeded(n))
        tops.add(s.deck[s.dealt])
    assert tops == set(_unseen_cards(match.state, 0))


def until(table: Setup, phase: int, moves_in_it: int) -> Match:
    """Play on until some moves into an auction of this kind."""
    numbers = seeded(92)
    match = played(table.opened(), numbers, 75)
    count = 0
    while count < moves_in_it:
        played(match, numbers, len(match.moves) + 1)
        count = count + 1 if match.state.phase == phase else 0
    return match


@pytest.mark.rule("MA-26")
def test_what_is_in_a_fist_is_guessed_within_the_purse() -> None:
    match = until(FIVE, SEALING, 3)
    closed = [seat for seat in range(5) if match.state.fists >> seat & 1]
    assert closed
    for viewer in viewers(5):
        guesses = [
            match.game.guess(match.view(viewer), match.memory(viewer), seeded(n))
            for n in range(300)
        ]
        for seat in closed:
            sums = {guess.sealed[seat] for guess in guesses}
            assert sums <= set(range(match.state.money[seat] + 1))
            if seat == viewer:
                assert sums == {match.state.sealed[seat]}
            else:
                assert len(sums) > min(20, match.state.money[seat] // 2)


@pytest.mark.rule("MA-19")
def test_nobody_is_guessed_to_be_silent_but_oneself() -> None:
    match = until(FIVE, CRYING_OUT, 4)
    s = match.state
    for viewer in viewers(5):
        guess = match.game.guess(match.view(viewer), None, seeded(1))
        known = {s.leader} & set(range(5))
        if viewer >= 0 and s.silent >> viewer & 1:
            known.add(viewer)
        assert {seat for seat in range(5) if guess.silent >> seat & 1} == known
        if viewer >= 0 and viewer not in known:
            assert guess.asked == viewer


@pytest.mark.rule("MA-44")
def test_whoever_came_late_knows_that_the_bank_has_paid() -> None:
    lots = cards("Krypto", "open", "once around")[:5]
    match = in_turn(lots, players=3)
    run(match, lots)
    assert match.view(0).round == 2
    assert match.view(0).money[0] > 100
    assert match.game.guess(match.view(0), None, seeded(1)).money[1:3] == [100, 100]


def in_round_three() -> Match:
    match, numbers = Setup("modern-art", 3, "1992", {}).opened(), seeded(94)
    while match.state.round_number < 3:
        played(match, numbers, len(match.moves) + 1)
    return match


@pytest.mark.rule("MA-4", "MA-42", "MA-44")
def test_nobody_is_guessed_to_have_what_is_not_in_the_game() -> None:
    """After two rounds the bank has paid at most 240 and 480: 1,020 with what three began with."""
    match = in_round_three()
    for rich, least in ((900, 1), (1020, 0)):
        view = replace(match.view(0), money=(rich, None, None))
        own, *others = match.game.guess(view, None, seeded(1)).money[:3]
        assert own == rich
        assert least <= sum(others) <= 1020 - rich


@pytest.mark.rule("MA-14", "MA-27")
@pytest.mark.parametrize(
    ("phase", "leader", "purses"),
    [("once_around", 2, [100, 100, 150]), ("fixed_price", None, [100, 150, 100])],
)
def test_whoever_bids_or_names_a_price_is_known_to_have_it(
    phase: str, leader: int | None, purses: list[int]
) -> None:
    match = in_round_three()
    view = replace(match.view(SPECTATOR), phase=phase, seller=1, opener=1, leader=leader, price=150)
    assert match.game.guess(view, None, seeded(1)).money[:3] == purses


@pytest.mark.rule("MA-22")
def test_of_all_whose_fists_are_open_the_first_in_order_is_asked() -> None:
    for moves in (1, 2, 3):
        match = until(FIVE, SEALING, moves)
        for viewer in viewers(5):
            guess = match.game.guess(match.view(viewer), None, seeded(1))
            assert guess.asked == match.state.asked


@pytest.mark.rule("MA-19")
def test_whoever_sees_everything_sees_the_leader_silent() -> None:
    lot = cards("Krypto", "open")[0]
    match = in_turn([lot, *cards("Krypto", "once around")[:4]], players=3)
    match.act(match.asked, {"offer": lot})
    match.act(1, {"bid": 5})
    assert match.game.guess(match.view(ALL_SEEING), None, seeded(1)).silent == 1 << 1


@pytest.mark.rule("MA-6", "MA-54")
@pytest.mark.parametrize("table", [THREE, FIVE], ids=str)
def test_a_new_deal_moves_what_is_hidden_and_keeps_the_books(table: Setup) -> None:
    match = position(table)
    true = match.state
    for viewer in viewers(match.players):
        s = duplicate(true)
        match.game.flat.redeal(s, viewer, seeded(93))
        unseen = set(_unseen_cards(true, viewer))
        seen = sorted(set(range(CARDS)) - unseen)
        assert set(_unseen_cards(s, viewer)) == unseen
        assert [s.place[card] for card in seen] == [true.place[card] for card in seen]
        assert (s.deck[: len(seen)], s.dealt, s.hand_size) == (seen, true.dealt, true.hand_size)
        for hand, size in enumerate(s.hand_size):
            assert [s.place[card] for card in s.hand[hand][:size]] == [hand] * size
        assert [s.place[card] - STOCK for card in s.deck[s.dealt :]] == [*range(s.dealt, CARDS)]


@pytest.mark.rule("MA-5")
def test_before_the_deck_is_shuffled_nothing_is_dealt_anew() -> None:
    match = THREE.opened()
    for _ in range(3):
        s = duplicate(match.state)
        match.game.flat.redeal(s, 0, seeded(1))
        assert s == match.state
        played(match, seeded(1), len(match.moves) + 1)


@pytest.mark.rule("MA-19", "MA-26")
def test_a_new_deal_forgets_who_is_silent_and_what_is_in_a_fist() -> None:
    lot = cards("Krypto", "open")[0]
    match = in_turn([lot, *cards("Krypto", "once around")[:4]], players=4)
    match.act(match.asked, {"offer": lot})
    match.act(1, {"bid": 5})
    match.act(2, {"let_go": True})
    for viewer in viewers(4):
        s = duplicate(match.state)
        match.game.flat.redeal(s, viewer, seeded(1))
        known = {1, 2} if viewer == 2 else {1}
        assert {seat for seat in range(4) if s.silent >> seat & 1} == known
        assert s.asked == viewer or viewer in {1, 2, SPECTATOR}
        assert s.asked >= 0
        assert s.asked not in known or viewer == 1
    match = until(FIVE, SEALING, 3)
    for seat in (seat for seat in range(5) if match.state.fists >> seat & 1):
        sums = set()
        for n in range(300):
            s = duplicate(match.state)
            match.game.flat.redeal(s, (seat + 1) % 5, seeded(n))
            sums.add(s.sealed[seat])
        purse = match.state.money[seat]
        assert {0, purse} <= sums <= set(range(purse + 1))
