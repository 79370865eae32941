"""The end of the game and how it is scored. (MZ-21 to MZ-27)"""

from collections import Counter

import pytest
from matches import heard, story
from moderne_zeiten.positions import acting, draw, finish, lay, may, space, spaces_of

from saleroom.core.contract import Outcome
from saleroom.core.errors import GameOver, IllegalNow
from saleroom.core.seats import SPECTATOR
from saleroom.games.moderne_zeiten.components import CITY_NAMES, INDUSTRY_NAMES
from saleroom.games.moderne_zeiten.events import POINT_REASONS
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.play.match import Match

ALL = range(1, 31)


def outcome(match: Match) -> Outcome:
    result = match.outcome()
    assert result is not None
    return result


def points(match: Match, why: str) -> dict[tuple[int, int], int]:
    """Points of one kind by seat and by what they are for."""
    code = POINT_REASONS.index(why)
    told = heard(match, "scored", SPECTATOR)
    return {(p["seat"], p["which"]): p["points"] for p in told if p["why"] == code}


def ended(
    squares: dict[int, list[int]],
    *,
    players: int = 3,
    laid: dict[int, str] | None = None,
    money: tuple[int, ...] = (),
    **options: object,
) -> Match:
    """Seat 0 stands before the Goal with nothing free ahead, and finishes.

    The squares are those that count; the space before the Goal, 30, is Berlin/telecom and seat 0's.
    """
    squares = {**squares, 0: [*squares.get(0, []), 30]}
    match = acting(0, players=players, squares=squares, laid=laid, money=money, **options)
    finish(match, 0)
    return match


# The finish


@pytest.mark.rule("MZ-21")
def test_on_the_last_space_there_is_nothing_but_the_goal() -> None:
    match = acting(hands={0: "5 shipping"}, laid={0: "5 telecom"}, squares={0: [30]})
    assert may(match, 0) == ["finish"]
    for action in ({"draw": True}, {"lay": 0}, {"done": True}):
        with pytest.raises(IllegalNow, match="must_finish") as refused:
            match.act(0, action)
        assert refused.value.paragraph == "MZ-21"


@pytest.mark.rule("MZ-21")
def test_all_spaces_ahead_occupied_is_enough() -> None:
    match = acting(hands={0: "5 shipping"}, squares={0: [10], 1: range(11, 31)})
    assert may(match, 0) == ["finish"]


@pytest.mark.rule("MZ-21")
def test_spaces_behind_do_not_matter() -> None:
    match = acting(squares={0: [29, 30]})
    assert match.view(SPECTATOR).owners.count(None) == 28
    assert may(match, 0) == ["finish"]


@pytest.mark.rule("MZ-21")
@pytest.mark.parametrize("free", [11, 20, 30])
def test_one_free_space_ahead_forbids_it(free: int) -> None:
    taken = [k for k in range(11, 31) if k != free]
    match = acting(squares={0: [10], 1: taken})
    assert may(match, 0) == ["draw"]
    with pytest.raises(IllegalNow, match="not_at_the_end") as refused:
        finish(match, 0)
    assert refused.value.paragraph == "MZ-21"


@pytest.mark.rule("MZ-21")
def test_a_zeppelin_on_start_may_have_to_finish_too() -> None:
    match = acting(squares={1: ALL})
    assert may(match, 0) == ["finish"]


@pytest.mark.rule("MZ-21")
def test_he_lays_nothing_and_the_game_ends_at_once() -> None:
    match = acting(1, hands={1: "5 shipping"}, squares={1: [30]})
    since = len(match.moves)
    finish(match, 1)
    assert match.is_over
    assert story(match, SPECTATOR, since)[0] == "finished"
    assert heard(match, "finished", SPECTATOR) == [{"seat": 1}]
    assert match.view(SPECTATOR).zeppelins[1] == 31
    assert match.view(SPECTATOR).white == 0
    assert outcome(match).paragraph == "MZ-21"
    with pytest.raises(GameOver):
        draw(match, 2)


@pytest.mark.rule("MZ-21")
def test_it_happens_only_when_his_action_comes() -> None:
    match = acting(0, initiative=0, squares={1: [30]})
    draw(match, 0)
    assert may(match, 1) == ["finish"]


# Points


@pytest.mark.rule("MZ-22")
def test_most_money_is_worth_3() -> None:
    match = ended({}, money=(10, 20, 15))
    assert points(match, "most_money") == {(1, -1): 3}


@pytest.mark.rule("MZ-22")
@pytest.mark.parametrize(
    ("money", "tied"), [((20, 20, 5), [0, 1]), ((15, 15, 15), [0, 1, 2]), ((1, 22, 22), [1, 2])]
)
def test_tied_for_most_money_is_worth_1_each(money: tuple[int, ...], tied: list[int]) -> None:
    assert points(ended({}, money=money), "most_money") == {(seat, -1): 1 for seat in tied}


@pytest.mark.rule("MZ-23")
def test_each_majority_of_laid_shares_is_worth_1_and_a_tie_nothing() -> None:
    match = ended(
        {},
        laid={
            0: "3 shipping, 2 aviation, 1 telecom",
            1: "2 shipping, 2 aviation, 2 construction",
            2: "1 construction, 1 telecom",
        },
    )
    assert points(match, "share_majority") == {(0, 0): 1, (1, 2): 1}


@pytest.mark.rule("MZ-24")
def test_who_ended_the_game_gets_1() -> None:
    assert points(ended({}), "ended_it") == {(0, -1): 1}
    match = acting(1, squares={1: [30]})
    finish(match, 1)
    assert points(match, "ended_it") == {(1, -1): 1}


@pytest.mark.rule("MZ-25")
def test_most_squares_of_an_industry_are_worth_3() -> None:
    telecom = spaces_of(industry="telecom")
    match = ended({1: telecom[:3], 2: telecom[3:5]})
    assert points(match, "industry_squares") == {(1, 4): 3}


@pytest.mark.rule("MZ-25")
def test_tied_squares_of_an_industry_are_worth_1_each() -> None:
    shipping = spaces_of(industry="shipping")
    telecom = spaces_of(industry="telecom")
    match = ended({0: shipping[:2], 1: shipping[2:4], 2: [shipping[4], telecom[0]]})
    assert points(match, "industry_squares") == {(0, 0): 1, (1, 0): 1, (0, 4): 1, (2, 4): 1}


@pytest.mark.rule("MZ-26")
@pytest.mark.parametrize("city", range(6))
def test_most_squares_in_a_city_are_worth_its_points(city: int) -> None:
    name = CITY_NAMES[city]
    spaces = [k for k in spaces_of(city=name) if k != 30]
    match = ended({1: spaces[:2], 2: spaces[2:3]})
    worth = points(match, "city_squares")
    assert worth[1, city] == 6 - city
    assert (2, city) not in worth


@pytest.mark.rule("MZ-26")
def test_example_london_b_has_two_squares_e_and_a_one_each() -> None:
    london = spaces_of(city="London")
    match = ended({1: london[:2], 4: london[2:3], 0: london[3:4]}, players=5)
    worth = points(match, "city_squares")
    assert worth[1, CITY_NAMES.index("London")] == 5
    assert [key for key in worth if key[1] == CITY_NAMES.index("London")] == [(1, 1)]


@pytest.mark.rule("MZ-26")
def test_tied_squares_in_a_city_are_worth_1_each() -> None:
    york = spaces_of(city="New York")
    match = ended({1: york[:2], 2: york[2:4]})
    assert points(match, "city_squares") == {(1, 0): 1, (2, 0): 1, (0, 3): 3}


@pytest.mark.rule("MZ-26")
def test_all_players_can_be_tied_in_a_city() -> None:
    york = spaces_of(city="New York")
    match = ended({seat: [york[seat]] for seat in range(5)}, players=5)
    assert [points(match, "city_squares")[seat, 0] for seat in range(5)] == [1] * 5


@pytest.mark.rule("MZ-26")
def test_a_row_or_column_without_squares_pays_nobody() -> None:
    match = ended({})
    assert points(match, "industry_squares") == {(0, INDUSTRY_NAMES.index("telecom")): 3}
    assert points(match, "city_squares") == {(0, CITY_NAMES.index("Berlin")): 3}


@pytest.mark.rule("MZ-2", "MZ-26")
def test_cities_are_worth_what_the_table_says() -> None:
    match = ended({}, city_points=(6, 5, 2, 7, 4, 1))
    assert points(match, "city_squares") == {(0, 3): 7}


# The winner


@pytest.mark.rule("MZ-22", "MZ-23", "MZ-24", "MZ-25", "MZ-26", "MZ-27")
def test_all_points_together_by_hand() -> None:
    """Seat 0: 1 telecom tied, 1 ended, 3 Berlin. Seat 1: 3 money, 3 shipping, 6 New York, 1, 1."""
    match = ended(
        {
            1: [space("New York/shipping"), space("New York/automobile"), space("Paris/shipping")],
            2: [space("London/telecom"), space("New York/telecom")],
        },
        money=(10, 20, 15),
        laid={1: "2 aviation", 2: "1 aviation, 1 telecom"},
    )
    worth = {seat: Counter[str]() for seat in range(3)}
    for p in heard(match, "scored"):
        worth[p["seat"]][POINT_REASONS[p["why"]]] += p["points"]
    assert worth == {
        0: {"ended_it": 1, "city_squares": 3},
        1: {
            "most_money": 3,
            "share_majority": 1,
            "industry_squares": 3 + 3,
            "city_squares": 6 + 4,
        },
        2: {"share_majority": 1, "industry_squares": 3, "city_squares": 5},
    }
    assert outcome(match).scores == (4, 20, 9)
    assert outcome(match).ranks == (3, 1, 2)
    assert outcome(match).winners == (1,)
    assert heard(match, "total", SPECTATOR) == [
        {"seat": 0, "points": 4, "money": 10},
        {"seat": 1, "points": 20, "money": 20},
        {"seat": 2, "points": 9, "money": 15},
    ]
    assert heard(match, "won", SPECTATOR) == [{"seat": 1, "points": 20, "money": 20}]
    assert match.view(SPECTATOR).points == (4, 20, 9)
    assert match.view(SPECTATOR).money == (10, 20, 15)


@pytest.mark.rule("MZ-27")
def test_of_equal_points_more_money_wins() -> None:
    match = ended({1: [space("Berlin/shipping")]}, money=(10, 11, 24), laid={1: "1 shipping"})
    result = outcome(match)
    assert result.scores == (5, 5, 3)
    assert result.winners == (1,)
    assert result.ranks == (2, 1, 3)
    assert [won["seat"] for won in heard(match, "won")] == [1]


@pytest.mark.rule("MZ-27")
def test_equal_in_points_and_money_share_the_victory() -> None:
    match = ended({1: [space("Berlin/shipping")]}, money=(10, 10, 25), laid={1: "1 shipping"})
    result = outcome(match)
    assert result.scores == (5, 5, 3)
    assert result.winners == (0, 1)
    assert result.ranks == (1, 1, 3)
    assert [won["seat"] for won in heard(match, "won")] == [0, 1]


@pytest.mark.rule("MZ-27")
def test_one_point_outweighs_all_money() -> None:
    match = ended({1: [space("Berlin/shipping")]}, money=(0, 45, 0))
    assert outcome(match).scores == (5, 7, 0)
    standing = [GAME.flat.standing(match.state, seat) for seat in range(3)]
    assert standing == [5 * 128, 7 * 128 + 45, 0]


@pytest.mark.rule("MZ-24", "MZ-27")
def test_a_game_that_nobody_ended_gives_nobody_that_point() -> None:
    squares = [k for k in ALL if k not in spaces_of(industry="telecom")]
    match = acting(
        hands={0: "9 shipping"},
        laid=dict.fromkeys(range(3), "3 telecom"),
        lot="12 telecom",
        squares={1: squares},
        stock="",
    )
    for seat in range(3):
        match.act(seat, {"draw": True})
    assert points(match, "ended_it") == {}
    assert outcome(match).winners == (1,)


def test_points_told_shown_and_counted_are_the_same() -> None:
    match = ended({1: spaces_of(city="Paris"), 2: spaces_of(industry="shipping")[:3]})
    told = Counter[int]()
    for p in heard(match, "scored"):
        told[p["seat"]] += p["points"]
    shown = match.view(SPECTATOR).points
    assert tuple(told[seat] for seat in range(3)) == shown == outcome(match).scores


def test_nobody_lays_after_the_end() -> None:
    match = ended({})
    with pytest.raises(GameOver):
        lay(match, 1, "1 shipping")
