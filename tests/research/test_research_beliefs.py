"""What a seat can believe: counted exactly, weighed by what it heard, and by nothing else."""

from collections import Counter

import numpy as np
import pytest

from saleroom.bots.judging import Judging
from saleroom.bots.skill import skill_for
from saleroom.bots.table import BotTable
from saleroom.core.chance import seeded
from saleroom.core.errors import BadSetup, Misuse, UnknownSeat
from saleroom.core.events import Event
from saleroom.core.layout import duplicate
from saleroom.core.seats import CHANCE
from saleroom.games.modern_art.components import ARTIST_OF
from saleroom.games.registry import GAMES, game_named
from saleroom.laws.secrecy import told_otherwise
from saleroom.play.match import Match
from saleroom.research.beliefs import Knowledge, all_seeing, model_names, unseen, worlds
from saleroom.research.beliefs.bidding import ANY, HeardLimit, moments, said, summed_up


def played(name: str, moves: int, seed: int = 1, bot: str = "dealer") -> Match:
    """Let bots of the house play so many moves, and on to a decision."""
    game = game_named(name)
    row = skill_for(name).rows[bot]
    match = Match(game, 3)
    table = BotTable(match, {seat: Judging(game, row) for seat in range(3)}, seed)
    while (len(match.moves) < moves or match.asked == CHANCE) and table.step():
        pass
    return match


# Counting


@pytest.mark.parametrize("moves", [71, 120, 170])
def test_unseen_cards_of_modern_art(moves: int) -> None:
    match = played("modern-art", moves)
    seat, everything = match.asked, all_seeing(match)
    found = unseen(Knowledge.of(match, seat))
    hidden = {card for k, hand in enumerate(everything.hands) if k != seat for card in hand}
    assert hidden <= set(found.things)
    assert not set(everything.hands[seat]) & set(found.things)
    assert found.in_hands == tuple(
        0 if k == seat else len(hand) for k, hand in enumerate(everything.hands)
    )
    assert found.elsewhere == 70 - match.state.dealt


def test_odds_are_those_of_the_guess() -> None:
    match = played("modern-art", 100)
    seat = match.asked
    other = (seat + 1) % 3
    hearing = Knowledge.of(match, seat)
    found = unseen(hearing)
    krypto = [card for card in found.things if ARTIST_OF[card] == 4]
    odds = found.odds(other, krypto)
    assert sum(odds) == pytest.approx(1)
    drawn = Counter(
        sum(card in krypto for card in state.hand[other][: state.hand_size[other]])
        for state in worlds(hearing, 400).states
    )
    expected = sum(k * p for k, p in enumerate(odds))
    assert sum(k * n for k, n in drawn.items()) / 400 == pytest.approx(expected, abs=0.25)


def test_unseen_shares_of_moderne_zeiten() -> None:
    match = played("moderne-zeiten", 160)
    seat = match.asked
    found = unseen(Knowledge.of(match, seat))
    s = match.state
    for industry in range(5):
        hidden = sum(s.hand[k][industry] - s.shown[k][industry] for k in range(3) if k != seat)
        assert found.things[industry] == s.stock[industry] + hidden
    assert found.in_hands[seat] == 0


@pytest.mark.parametrize("name", ["alles-futsch", "canaletto"])
def test_what_is_still_to_come(name: str) -> None:
    match = played(name, 40)
    found = unseen(Knowledge.of(match, 0))
    assert found.elsewhere == found.things.total()


# Weighing


@pytest.mark.parametrize("name", GAMES)
def test_weights_are_weights_and_worlds_look_the_same(name: str) -> None:
    match = played(name, 130)
    if match.is_over:
        match = played(name, 40)
    hearing = Knowledge.of(match, match.asked)
    for model in ("even", "dealer"):
        belief = worlds(hearing, 6, model, seed=3)
        assert belief.weights.sum() == pytest.approx(1)
        assert 1 <= belief.effective <= 6 + 1e-9
        assert len(belief.batch()) == 6
        for state in belief.states:
            assert match.game.view(state, hearing.seat) == hearing.view
    assert set(worlds(hearing, 3).weights) == {1 / 3}


def test_only_what_was_heard_counts() -> None:
    weighed = 0
    for moves in (110, 150, 190):
        match = played("modern-art", moves, seed=2)
        seat = match.asked
        other = told_otherwise(match, seat, seed=5)
        assert all_seeing(other) != all_seeing(match)
        one, two = (
            worlds(Knowledge.of(each, seat), 8, "dealer", seed=4) for each in (match, other)
        )
        assert one.states == two.states
        assert (one.weights == two.weights).all()
        weighed += one.effective < 7.9
    assert weighed


def test_the_true_world_is_likelier_than_others() -> None:
    from saleroom.research.beliefs.weighing import likelihood_by  # noqa: PLC0415  # of one test

    shares = []
    for moves in range(100, 260, 8):
        match = played("modern-art", moves, seed=moves)
        if match.is_over:
            continue
        hearing = Knowledge.of(match, match.asked)
        likelihood = likelihood_by(hearing, "dealer")
        true = likelihood(match.state)
        others = [likelihood(state) for state in worlds(hearing, 6).states]
        shares.append(np.mean([(other < true) + (other == true) / 2 for other in others]))
    assert np.mean(shares) > 0.5


def test_earlier_lots_are_as_they_were() -> None:
    match = played("modern-art", 140, seed=3)
    hearing = Knowledge.of(match, match.asked)
    again = Match(match.game, 3)
    truth = {}
    for move in match.moves:
        again.act(*move)
        if again.game.sale(again.state) is not None:
            truth[again.game.sale(again.state).lot] = duplicate(again.state)
    seen = 0
    for state, _ in moments(hearing, match.state):
        then = truth[match.game.sale(state).lot]
        assert state.offered == then.offered
        assert state.money == then.money
        assert state.wall == then.wall
        assert (state.seller, state.opener, state.phase) == (then.seller, then.opener, then.phase)
        for seat in range(3):
            hand = [set(s.hand[seat][: s.hand_size[seat]]) for s in (state, then)]
            assert hand[0] == hand[1]
        seen += 1
    assert seen > 2


def test_what_is_said_of_a_lot() -> None:
    def bid(seat: int, amount: int) -> Event:
        return Event("bid", {"seat": seat, "amount": amount})

    around = [bid(1, 10), Event("passed", {"seat": 2}), bid(1, 12)]
    assert summed_up(said(around)) == [HeardLimit(1, 12, ANY), HeardLimit(2, 0, 10)]
    fixed = [Event("priced", {"seat": 0, "price": 9}), Event("passed", {"seat": 1})]
    assert said([*fixed, Event("sold", {"seat": 2, "price": 9})]) == [
        HeardLimit(1, 0, 8),
        HeardLimit(2, 9, ANY),
    ]


# Bad input


def test_bad_input_is_named() -> None:
    match = Match("modern-art", 3)
    numbers = seeded(1)
    while match.asked == CHANCE:
        match.act(CHANCE, match.game.flat.sample(match.state, numbers))
    with pytest.raises(UnknownSeat, match="given=3"):
        Knowledge.of(match, 3)
    hearing = Knowledge.of(match, 0)
    with pytest.raises(BadSetup, match="dealr"):
        worlds(hearing, 3, "dealr")
    with pytest.raises(BadSetup, match="count"):
        worlds(hearing, 0)
    assert {"even", "visitor", "collector", "dealer"} <= set(model_names(match.game))


def test_what_is_no_number_of_worlds_and_no_seat_is_said() -> None:
    known = Knowledge.of(Match(game_named("modern-art"), 3), 0)
    for count in (1.5, "many", True):
        with pytest.raises(Misuse) as caught:
            worlds(known, count)  # type: ignore[arg-type]  # that is the question
        assert caught.value.names["name"] == "count"
    for seat in (3, -1):
        with pytest.raises(UnknownSeat):
            unseen(known).odds(seat, [1])
