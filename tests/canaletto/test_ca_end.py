"""When the game is over, and who has won. (CA-19, CA-20)"""

import pytest
from canaletto.positions import (
    PALACES,
    buy,
    held,
    in_palace,
    kind,
    now,
    played,
    points,
    sell,
    settle,
    table,
    tour,
)
from matches import heard, story

from saleroom.core.errors import GameOver
from saleroom.core.layout import duplicate
from saleroom.core.seats import NOBODY
from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match

A, B, C, D = range(4)

CHANDELIER_AND_FAN = 14
BUST_CHANDELIER_AND_GLASS = 15
OTHERS = tuple(range(1, 14))


def two_palaces_left(to: int) -> Match:
    """A has bought everything but palaces 14 and 15; the round is at one of them."""
    match = table()
    tour(match, A, [*OTHERS, to])
    full = {palace for palace in range(PALACES) if in_palace(match, palace)}
    assert full == {CHANDELIER_AND_FAN, BUST_CHANDELIER_AND_GLASS}
    return match


@pytest.mark.rule("CA-19")
def test_the_first_example_of_the_rule_document() -> None:
    """Busts and glasses are sold, only chandeliers and fans remain, and they are worthless."""
    match = two_palaces_left(to=BUST_CHANDELIER_AND_GLASS)
    buy(match, B, 5)
    before = points(match)
    value, after = now(match).scale[:2]
    sell(match, B, "bust")
    assert match.is_over
    assert heard(match, "type_sold")[-2:] == [
        {"treasure": kind("bust"), "value": value},
        {"treasure": kind("glass"), "value": after},
    ]
    assert points(match)[B] == before[B] + value + after
    assert heard(match, "game_ended") == [{"types_left": 2}]
    assert heard(match, "worthless") == [
        {"seat": A, "treasure": kind("chandelier"), "tiles": 2},
        {"seat": A, "treasure": kind("fan"), "tiles": 2},
        {"seat": B, "treasure": kind("chandelier"), "tiles": 1},
    ]
    assert in_palace(match, CHANDELIER_AND_FAN) == ("chandelier", "fan")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.why, outcome.paragraph) == ("two_types_left", "CA-19")


@pytest.mark.rule("CA-19")
def test_the_second_example_of_the_rule_document() -> None:
    """The fans are sold and one palace of three types remains: it is auctioned too."""
    match = two_palaces_left(to=CHANDELIER_AND_FAN)
    buy(match, B, 5)
    assert heard(match, "type_sold")[-1]["treasure"] == kind("fan")
    assert not match.is_over
    assert now(match).column == BUST_CHANDELIER_AND_GLASS
    assert now(match).phase == "bid"
    buy(match, C, 5)
    assert now(match).phase == "sell"
    assert len(now(match).due) == 3
    sell(match, C, "glass", "chandelier")
    assert match.is_over
    assert [sale["treasure"] for sale in heard(match, "type_sold")[-3:]] == [
        kind("glass"),
        kind("chandelier"),
        kind("bust"),
    ]
    assert len(now(match).used) == 12
    assert heard(match, "game_ended") == [{"types_left": 0}]
    assert heard(match, "worthless") == []
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.why == "all_sold"


@pytest.mark.rule("CA-19")
def test_it_goes_on_while_three_types_are_left_in_palaces_or_before_players() -> None:
    match = two_palaces_left(to=CHANDELIER_AND_FAN)
    left = {"chandelier", "fan", "glass", "bust"}
    assert len(now(match).sold) == 12 - len(left)
    buy(match, B, 5)
    assert set(held(match, A)) | set(held(match, B)) == left - {"fan"}
    assert not match.is_over


@pytest.mark.rule("CA-19")
def test_all_that_is_due_is_sold_before_the_end_is_looked_at() -> None:
    """With two types left in the middle of the sales the third is sold all the same."""
    match = two_palaces_left(to=CHANDELIER_AND_FAN)
    buy(match, B, 5)
    buy(match, C, 5)
    sell(match, C, "glass")
    assert len(now(match).sold) == 10
    assert not match.is_over
    assert match.asked == C


@pytest.mark.rule("CA-19")
def test_whenever_all_palaces_are_empty_the_game_is_over_and_nothing_is_left() -> None:
    endings = set()
    for seed in range(60):
        match = played(seed, 3 + seed % 2)
        outcome = match.outcome()
        assert outcome is not None
        empty = not any(now(match).treasures)
        left = 12 - len(now(match).sold)
        assert empty == (left == 0)
        assert left <= 2
        assert GAME.flat.ending(match.state) == left
        assert heard(match, "game_ended") == [{"types_left": left}]
        endings.add(outcome.why)
    assert endings == {ending.name for ending in GAME.endings}


@pytest.mark.rule("CA-19")
def test_the_end_comes_in_one_breath() -> None:
    match = two_palaces_left(to=BUST_CHANDELIER_AND_GLASS)
    buy(match, B, 5)
    before = len(match.moves)
    sell(match, B, "bust")
    told = story(match, since=before)
    assert [name for name in told if name not in ("earned", "worthless")] == [
        "type_sold",
        "type_sold",
        "game_ended",
        "scored",
        "scored",
        "scored",
        "scored",
        "won",
    ]


@pytest.mark.rule("CA-19")
def test_nothing_can_be_done_after_the_end() -> None:
    match = played(1)
    assert (match.asked, match.awaited) == (NOBODY, ())
    with pytest.raises(GameOver):
        match.act(0, {"bid": 1})


@pytest.mark.rule("CA-20")
def test_the_highest_score_after_the_debts_wins() -> None:
    for seed in range(20):
        match = played(seed)
        outcome = match.outcome()
        assert outcome is not None
        best = max(outcome.scores)
        assert all(outcome.scores[seat] == best for seat in outcome.winners)
        assert [won["seat"] for won in heard(match, "won")] == list(outcome.winners)
        assert [won["score"] for won in heard(match, "won")] == [best] * len(outcome.winners)


def with_scores(*scores: tuple[int, int]) -> Match:
    """A finished game with these points and debts."""
    match = played(1)
    match.state = duplicate(match.state)
    for seat, (mine, debt) in enumerate(scores):
        match.state.points[seat], match.state.debt[seat] = mine, debt
    return match


@pytest.mark.rule("CA-20")
@pytest.mark.parametrize(
    ("scores", "ranks", "winners"),
    [
        (((50, 0), (60, 4), (40, 0), (70, 11)), (2, 1, 4, 3), (1,)),
        (((50, 0), (60, 5), (40, 0), (70, 10)), (1, 2, 4, 3), (0,)),
        (((50, 3), (50, 3), (44, 0), (10, 0)), (2, 2, 1, 4), (2,)),
        (((30, 2), (30, 2), (20, 0), (10, 0)), (1, 1, 3, 4), (0, 1)),
        (((0, 9), (0, 9), (0, 10), (0, 8)), (2, 2, 4, 1), (3,)),
        (((7, 0), (7, 0), (7, 0), (7, 0)), (1, 1, 1, 1), (0, 1, 2, 3)),
    ],
)
def test_of_equal_scores_less_debt_is_better_then_the_victory_is_shared(
    scores: tuple[tuple[int, int], ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = with_scores(*scores).outcome()
    assert outcome is not None
    assert outcome.scores == tuple(mine - 2 * debt for mine, debt in scores)
    assert outcome.ranks == ranks
    assert outcome.winners == winners


@pytest.mark.rule("CA-20")
def test_points_before_the_debts_do_not_count() -> None:
    match = two_palaces_left(to=BUST_CHANDELIER_AND_GLASS)
    buy(match, A, 99)
    settle(match)
    outcome = match.outcome()
    assert outcome is not None
    assert points(match)[A] == max(points(match))
    assert outcome.ranks[A] == 4
    take_part = {seat for seat in (B, C, D) if outcome.ranks[seat] == 1}
    assert set(outcome.winners) == take_part == {B, C, D}
