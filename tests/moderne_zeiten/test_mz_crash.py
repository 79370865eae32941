"""The crash: when, what goes, and what stays. (MZ-17)"""

import pytest
from matches import heard
from moderne_zeiten.positions import acting, done, lay, may, nobody_bids, turn_up

from saleroom.core.seats import SPECTATOR
from saleroom.play.match import Match

pytestmark = pytest.mark.rule("MZ-17")


def after(match: Match, shares: str = "1 telecom") -> Match:
    """Seat 0 lays these shares and flies."""
    lay(match, 0, shares)
    done(match, 0)
    if match.view(SPECTATOR).phase == "fly":
        match.act(0, match.legal(0).choices[0])
    return match


@pytest.mark.parametrize(("players", "limit"), [(3, 21), (4, 25), (5, 25)])
def test_it_comes_at_21_with_three_players_and_at_25_with_four_or_five(
    players: int, limit: int
) -> None:
    for white in (limit - 1, limit):
        laid = {0: "5 telecom", 1: "5 aviation, 5 construction", 2: f"{white - 16} shipping"}
        match = after(acting(players=players, hands={0: "1 telecom"}, laid=laid))
        assert bool(heard(match, "crashed")) == (white == limit)
        assert match.view(SPECTATOR).crash_limit == limit


def test_it_comes_also_when_the_limit_is_passed_in_one_step() -> None:
    match = acting(hands={0: "8 telecom"}, laid={1: "10 shipping, 9 aviation"})
    after(match, "8 telecom")
    assert heard(match, "crashed", SPECTATOR) == [{"white": 27, "limit": 21}]
    assert heard(match, "scrapped", SPECTATOR) == [{"industry": 0, "count": 10}]
    assert match.view(SPECTATOR).white == 17


def test_example_the_ten_construction_are_discarded() -> None:
    """3 aviation, 4 shipping, 5 automobile, 10 construction, 6 telecom: construction goes."""
    match = acting(
        players=5,
        hands={0: "4 telecom"},
        laid={
            0: "2 telecom, 1 aviation",
            1: "6 construction, 1 aviation, 2 shipping",
            2: "4 construction, 3 automobile",
            3: "2 shipping, 1 aviation",
            4: "2 automobile",
        },
    )
    lay(match, 0, "4 telecom")
    laid = match.view(SPECTATOR).laid
    assert [sum(row[k] for row in laid) for k in range(5)] == [4, 3, 10, 5, 6]
    after(match, "")
    table = match.view(SPECTATOR)
    assert table.discards == (0, 0, 10, 0, 0)
    assert [sum(row[k] for row in table.laid) for k in range(5)] == [4, 3, 0, 5, 6]
    assert table.white == 18


def test_the_shares_of_all_players_count_together() -> None:
    """The 8 telecoms of one are fewer than 3 + 3 + 4 shipping of three."""
    match = acting(
        hands={0: "1 telecom"}, laid={0: "7 telecom, 3 shipping", 1: "3 shipping", 2: "4 shipping"}
    )
    lay(match, 0, "1 telecom")
    assert match.view(SPECTATOR).white == 18
    match = acting(
        hands={0: "1 telecom"},
        laid={0: "7 telecom, 3 shipping, 3 aviation", 1: "3 shipping", 2: "4 shipping"},
    )
    after(match)
    assert heard(match, "scrapped") == [{"industry": 0, "count": 10}]
    assert match.view(SPECTATOR).laid == ((0, 3, 0, 0, 8), (0,) * 5, (0,) * 5)


def test_of_two_industries_with_most_both_go() -> None:
    match = acting(
        hands={0: "1 telecom"},
        laid={0: "7 telecom", 1: "5 shipping, 2 automobile", 2: "3 shipping, 3 automobile"},
    )
    after(match)
    assert heard(match, "crashed") == [{"white": 21, "limit": 21}]
    assert heard(match, "scrapped") == [
        {"industry": 0, "count": 8},
        {"industry": 4, "count": 8},
    ]
    table = match.view(SPECTATOR)
    assert table.white == 5
    assert table.discards == (8, 0, 0, 0, 8)


def test_all_industries_go_if_all_have_most() -> None:
    match = acting(
        players=4,
        hands={0: "1 telecom"},
        laid={0: "4 telecom, 5 shipping", 1: "5 aviation, 5 construction, 5 automobile"},
    )
    after(match)
    assert match.view(SPECTATOR).white == 0
    assert match.view(SPECTATOR).discards == (5,) * 5


def test_still_at_the_limit_it_crashes_again() -> None:
    match = acting(
        hands={0: "10 telecom, 9 shipping, 8 aviation"}, laid={1: "5 automobile, 5 construction"}
    )
    after(match, "10 telecom, 9 shipping, 8 aviation")
    assert heard(match, "crashed") == [
        {"white": 37, "limit": 21},
        {"white": 27, "limit": 21},
    ]
    assert heard(match, "scrapped") == [
        {"industry": 4, "count": 10},
        {"industry": 0, "count": 9},
    ]
    assert match.view(SPECTATOR).white == 18


def test_a_second_crash_can_come_in_the_same_turn_by_the_next_player() -> None:
    match = acting(
        hands={0: "1 telecom", 1: "12 shipping"},
        laid={0: "7 telecom", 1: "5 aviation", 2: "8 automobile"},
    )
    after(match)
    assert match.view(SPECTATOR).white == 5
    lay(match, 1, "12 shipping")
    done(match, 1)
    match.act(1, {"fly": 0})
    assert len(heard(match, "crashed")) == 1
    match = acting(
        hands={0: "1 telecom", 1: "12 shipping"},
        laid={0: "7 telecom", 1: "5 aviation", 2: "4 automobile, 4 construction"},
    )
    after(match)
    assert match.view(SPECTATOR).white == 13
    lay(match, 1, "12 shipping")
    done(match, 1)
    match.act(1, {"fly": 0})
    assert heard(match, "scrapped") == [
        {"industry": 4, "count": 8},
        {"industry": 0, "count": 12},
    ]


def test_an_unsold_lot_neither_counts_nor_is_discarded() -> None:
    match = acting(
        hands={0: "1 telecom"}, laid={0: "6 telecom", 1: "7 shipping, 6 aviation"}, lot="9 shipping"
    )
    after(match)
    assert heard(match, "crashed") == []
    match = acting(
        hands={0: "1 telecom"}, laid={0: "6 telecom", 1: "8 shipping, 6 aviation"}, lot="9 shipping"
    )
    after(match)
    assert heard(match, "scrapped") == [{"industry": 0, "count": 8}]
    assert match.view(SPECTATOR).lot == (9, 0, 0, 0, 0)
    assert match.view(SPECTATOR).discards == (8, 0, 0, 0, 0)


def test_shares_in_hand_are_not_affected() -> None:
    match = acting(hands={0: "4 telecom"}, laid={0: "11 telecom", 1: "9 shipping"})
    after(match)
    assert match.view(0).hands[0] == (0, 0, 0, 0, 3)
    assert match.view(SPECTATOR).discards == (0, 0, 0, 0, 12)


def test_a_majority_can_be_lost_in_a_crash() -> None:
    match = acting(
        2,
        initiative=0,
        hands={0: "1 aviation", 2: "1 telecom"},
        laid={0: "9 shipping", 1: "8 aviation", 2: "3 telecom"},
    )
    lay(match, 2, "1 telecom")
    done(match, 2)
    assert match.view(SPECTATOR).laid[0] == (0,) * 5
    turn_up(match, "1 aviation")
    nobody_bids(match)
    assert may(match, 0) == ["draw"]
