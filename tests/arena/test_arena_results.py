"""How blocks become standings, a cross-table and times."""

import msgspec
import pytest
from arena.tournaments import block, setting

from saleroom.arena.tournament.block import merged, points_of, quantile, time_kept
from saleroom.arena.tournament.results import Standing, TournamentResult, summed_up

TABLE = setting("visitor", "random", "random")
# Seatings: visitor on seat 0, then on 1, then on 2.
FIRST = block(0, [10, 5, 5], [4, 4, 1], [1, 2, 3])
SECOND = block(1, [10, 5, 6], [9, 4, 1], [7, 2, 3])


def standing(result: TournamentResult, name: str) -> Standing:
    return next(found for found in result.standings if found.name == name)


def test_a_tie_is_a_shared_victory() -> None:
    found = summed_up(TABLE, [FIRST], back_end="", rated=False)
    assert standing(found, "visitor").wins.mean == pytest.approx((1 + 0.5 + 1) / 3)
    assert standing(found, "random").wins.mean == pytest.approx(0.5 / 3 / 2)


def test_shares_and_ranks_are_those_of_a_seat_and_add_up() -> None:
    found = summed_up(TABLE, [FIRST, SECOND], back_end="", rated=False)
    assert sum(one.seats * one.wins.mean for one in found.standings) == pytest.approx(1)
    assert sum(one.seats * one.rank.mean for one in found.standings) == pytest.approx(1 + 2 + 3)
    assert standing(found, "random").seats == 2


def test_a_margin_is_to_the_best_other() -> None:
    found = summed_up(TABLE, [FIRST], back_end="", rated=False)
    assert standing(found, "visitor").margin.mean == pytest.approx((5 + 0 + 1) / 3)
    assert standing(found, "visitor").score.mean == pytest.approx((10 + 4 + 3) / 3)


def test_the_index_counts_in_fair_shares() -> None:
    visitor = standing(summed_up(TABLE, [FIRST, SECOND], back_end="", rated=False), "visitor")
    assert visitor.index.mean == pytest.approx(3 * visitor.wins.mean)


def test_intervals_are_over_blocks_and_not_over_games() -> None:
    """Three games that always go alike within a deal are no more than one."""
    always, never = [9, 1, 1], [1, 9, 1]
    blocks = [
        block(k, *([row[-i:] + row[:-i] for i in range(3)]))
        for k, row in enumerate([always, never, always, never])
    ]
    wins = standing(summed_up(TABLE, blocks, back_end="", rated=False), "visitor").wins
    assert wins.mean == 0.5
    assert (wins.low, wins.high) == pytest.approx((0.061, 0.939), abs=0.001)  # of 12 games: 0.25


def test_a_cross_table_counts_being_level_half() -> None:
    found = summed_up(TABLE, [FIRST], back_end="", rated=False)
    (nothing, ahead), (behind, _) = found.cross_table
    assert nothing is None
    assert ahead is not None
    assert behind is not None
    assert ahead.mean == pytest.approx((1 + 1 + 0.5 + 1 + 1 + 1) / 6)
    assert ahead.mean + behind.mean == pytest.approx(1)


def test_a_result_survives_json() -> None:
    found = summed_up(TABLE, [FIRST, SECOND], back_end="x", command="y", rated=False)
    assert msgspec.json.decode(msgspec.json.encode(found), type=TournamentResult) == found


def test_ratings_follow_the_ranks() -> None:
    found = summed_up(TABLE, [SECOND] * 30, back_end="")
    ratings = {one.name: one.rating for one in found.standings}
    visitor, random = ratings["visitor"], ratings["random"]
    assert visitor is not None
    assert random is not None
    assert visitor.low is not None
    assert random.high is not None
    assert visitor.low > random.high


def test_bots_that_are_all_the_same_have_no_rating() -> None:
    alone = setting("random", "random", "random")
    found = summed_up(alone, [block(0, [1, 2, 3])], back_end="")
    assert [one.rating for one in found.standings] == [None]


# Times and courses


def test_a_time_is_kept_to_four_per_cent() -> None:
    times = {time_kept(ns): 1 for ns in (1_000, 1_000_000, 30_000_000)}
    assert quantile(times, 0.3) == pytest.approx(1e-6, rel=0.04)
    assert quantile(times, 0.5) == pytest.approx(1e-3, rel=0.04)
    assert quantile(times, 0.95) == pytest.approx(0.03, rel=0.04)


def test_95_of_100_decisions_are_not_longer_than_p95() -> None:
    times = merged([{time_kept(1000): 90}, {time_kept(1000): 5, time_kept(10**9): 5}])
    assert quantile(times, 0.95) < 1e-5
    assert quantile(times, 0.96) > 0.9


def test_a_course_keeps_its_ends() -> None:
    course = [[k] for k in range(101)]
    points = points_of(course)
    assert [point[0] for point in points] == list(range(0, 101, 5))
    assert points_of([[7]]) == [[7]] * 21
