"""What a table can choose, and how a wrong choice is refused."""

from typing import Any

import pytest

from saleroom.core.errors import BadSetup
from saleroom.core.seats import ALL_SEEING
from saleroom.games.moderne_zeiten.components import CITY_NAMES, INDUSTRY_NAMES, PRINTED_TRACK
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.play.match import Match
from saleroom.play.record import read, record_of, write

BACKWARDS = PRINTED_TRACK[::-1]


def refused(**options: Any) -> str:
    """Return why these options are refused."""
    with pytest.raises(BadSetup) as error:
        Match(GAME, 3, options=options)
    return str(error.value)


def track_with(place: int, name: str) -> list[str]:
    return [*PRINTED_TRACK[:place], name, *PRINTED_TRACK[place + 1 :]]


@pytest.mark.rule("MZ-3")
def test_an_owner_of_the_board_can_give_its_track() -> None:
    printed = Match(GAME, 3).view(0).track
    assert Match(GAME, 3, options={"track": BACKWARDS}).view(0).track == printed[::-1]
    assert Match(GAME, 3, options={"track": list(PRINTED_TRACK)}).view(0).track == printed


@pytest.mark.rule("MZ-3")
def test_names_on_the_track_may_be_written_anyhow() -> None:
    loud = [name.upper().replace("/", " / ") for name in PRINTED_TRACK]
    assert Match(GAME, 3, options={"track": loud}).view(0).track == Match(GAME, 3).view(0).track


@pytest.mark.rule("MZ-3")
@pytest.mark.parametrize(
    ("track", "reason"),
    [
        (PRINTED_TRACK[:29], "setup_count: option=track, wanted=30, given=29 (MZ-3)"),
        (
            (*PRINTED_TRACK, "Paris/telecom"),
            "setup_count: option=track, wanted=30, given=31 (MZ-3)",
        ),
        (
            track_with(4, "Rome/telecom"),
            f"name=Rome, known={', '.join(CITY_NAMES)}, entry=5 (MZ-3)",
        ),
        (
            track_with(0, "New York/beer"),
            f"name=beer, known={', '.join(INDUSTRY_NAMES)}, entry=1 (MZ-3)",
        ),
        (
            track_with(7, "Berlin"),
            "setup_entry_form: option=track, name=Berlin, form=City/industry, entry=8 (MZ-3)",
        ),
        (
            track_with(9, "Berlin/shipping"),
            "setup_entry_repeats: option=track, entry=10, other=8 (MZ-3)",
        ),
    ],
)
def test_a_wrong_track_is_refused_with_the_entry_that_is_wrong(
    track: tuple[str, ...], reason: str
) -> None:
    assert refused(track=track).endswith(reason)


@pytest.mark.rule("MZ-1")
def test_an_owner_can_count_the_shares() -> None:
    table = Match(GAME, 3, options={"shares": [25, 23, 21, 19, 17]}).view(ALL_SEEING)
    assert table.shares == table.stock == (25, 23, 21, 19, 17)


@pytest.mark.rule("MZ-1")
@pytest.mark.parametrize(
    ("shares", "reason"),
    [
        ((21, 21, 21, 21), "setup_count: option=shares, wanted=5, given=4 (MZ-1)"),
        ((0, 42, 21, 21, 21), "setup_entry_least: option=shares, entry=1, least=1, given=0 (MZ-1)"),
        (
            (21, 21, 21, -1, 43),
            "setup_entry_least: option=shares, entry=4, least=1, given=-1 (MZ-1)",
        ),
        ((21, 21, 21, 21, 22), "setup_sum: option=shares, wanted=105, given=106 (MZ-1)"),
    ],
)
def test_wrong_shares_are_refused(shares: tuple[int, ...], reason: str) -> None:
    assert refused(shares=shares).endswith(reason)


@pytest.mark.rule("MZ-2")
def test_an_owner_can_give_the_points_of_the_cities() -> None:
    points = (6, 5, 2, 3, 4, 1)
    assert Match(GAME, 3, options={"city_points": points}).view(0).city_points == points


@pytest.mark.rule("MZ-2")
@pytest.mark.parametrize(
    ("points", "reason"),
    [
        ((6, 5, 4, 3, 2), "setup_count: option=city_points, wanted=6, given=5 (MZ-2)"),
        ((6, 5, 4, 3, 2, 0), "entry=6, least=1, most=20, given=0 (MZ-2)"),
        ((21, 5, 4, 3, 2, 1), "entry=1, least=1, most=20, given=21 (MZ-2)"),
    ],
)
def test_wrong_points_are_refused(points: tuple[int, ...], reason: str) -> None:
    assert refused(city_points=points).endswith(reason)


@pytest.mark.rule("MZ-6")
@pytest.mark.parametrize("seat", [-1, 3, 1_000_000])
def test_the_first_initiative_is_a_seat_of_the_table(seat: int) -> None:
    reason = f"setup_seat: option=first_initiative, seat={seat}, players=3 (MZ-6)"
    assert refused(first_initiative=seat) == reason


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"track": "round"}, "track"),
        ({"track": 7}, "track"),
        ({"track": [1] * 30}, "track"),
        ({"shares": "many"}, "shares"),
        ({"shares": [21.5] * 5}, "shares"),
        ({"city_points": [True] * 6}, "city_points"),
        ({"open_money": "yes"}, "open_money"),
        ({"first_initiative": "0"}, "first_initiative"),
        ({"squares": 10}, "squares"),
    ],
)
def test_an_option_of_the_wrong_kind_is_refused_by_name(
    options: dict[str, Any], named: str
) -> None:
    reason = refused(**options)
    assert f"option={named}, " in reason or f"name={named}, " in reason


def test_no_other_edition() -> None:
    with pytest.raises(BadSetup, match="setup_edition: known=standard, name='2007'"):
        GAME.new(3, "2007")


def test_chosen_options_are_in_the_record_and_come_back() -> None:
    options = {"track": list(BACKWARDS), "shares": [17, 19, 21, 23, 25], "open_money": True}
    record = read(write(record_of(Match(GAME, 3, options=options))))
    assert record.options == options
    again = Match(GAME, record.players, record.edition, record.options)
    assert again.state == GAME.new(3, None, options)
