"""What a table can choose, what it gets by default, and how a wrong choice is refused."""

from typing import Any

import pytest
from canaletto.positions import LAYOUT, now, played, table

from saleroom.core.errors import BadSetup
from saleroom.games.canaletto.game import GAME
from saleroom.games.canaletto.options import Options
from saleroom.play.match import Match
from saleroom.play.record import read, record_of, write
from saleroom.play.verify import verify_line


def layout_with(palace: int, *names: str) -> list[list[str]]:
    """The known layout with one palace changed."""
    layout = [list(lot) for lot in LAYOUT]
    layout[palace] = list(names)
    return layout


@pytest.mark.rule("CA-2", "CA-3", "CA-5", "CA-15")
def test_the_defaults() -> None:
    assert Options() == Options(
        first_player=None,
        start=None,
        palaces=16,
        layout=None,
        values=None,
        hidden_values=False,
        highest_bid=99,
    )


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"palaces": 13}, "setup_range: option=palaces, least=14, most=24, given=13 (CA-2)"),
        ({"palaces": 25}, "setup_range: option=palaces, least=14, most=24, given=25 (CA-2)"),
        ({"first_player": 4}, "setup_seat: option=first_player, seat=4, players=4 (CA-5)"),
        ({"first_player": -1}, "setup_seat: option=first_player, seat=-1, players=4 (CA-5)"),
        ({"start": 16}, "setup_range: option=start, least=0, most=15, given=16 (CA-5)"),
        (
            {"start": 14, "palaces": 14},
            "setup_range: option=start, least=0, most=13, given=14 (CA-5)",
        ),
        ({"highest_bid": 0}, "setup_range: option=highest_bid, least=1, most=999, given=0 (CA-15)"),
        (
            {"highest_bid": 1000},
            "setup_range: option=highest_bid, least=1, most=999, given=1000 (CA-15)",
        ),
        ({"values": [3] * 13}, "setup_count: option=values, wanted=14, given=13 (CA-3)"),
        ({"values": [3] * 15}, "setup_count: option=values, wanted=14, given=15 (CA-3)"),
        (
            {"values": [3] * 5 + [0] + [4] * 8},
            "setup_entry_range: option=values, entry=6, least=1, most=99, given=0 (CA-3)",
        ),
        (
            {"values": [100] + [4] * 13},
            "setup_entry_range: option=values, entry=1, least=1, most=99, given=100 (CA-3)",
        ),
        ({"layout": LAYOUT[:15]}, "setup_count: option=layout, wanted=16, given=15 (CA-2)"),
        (
            {"layout": LAYOUT, "palaces": 17},
            "setup_count: option=layout, wanted=17, given=16 (CA-2)",
        ),
        (
            {"layout": layout_with(3)},
            "setup_entry_count: option=layout, entry=4, least=1, most=3, given=0 (CA-2)",
        ),
        (
            {"layout": layout_with(0, "mirror", "lamp", "lion", "ring")},
            "setup_entry_count: option=layout, entry=1, least=1, most=3, given=4 (CA-2)",
        ),
        (
            {"layout": layout_with(11, "lamp", "lamp")},
            "setup_entry_twice: option=layout, name=lamp, entry=12 (CA-2)",
        ),
        (
            {"layout": layout_with(2, "mirror", "fans")},
            "setup_entry_unknown: option=layout, name=fans, known=mirror, ",
        ),
        (
            {"layout": layout_with(2, "mirror")},
            "setup_tiles: option=layout, name=fan, wanted=3, given=2 (CA-1)",
        ),
        (
            {"layout": layout_with(2, "mirror", "fan", "watch")},
            "setup_tiles: option=layout, name=watch, wanted=3, given=4 (CA-1)",
        ),
    ],
    ids=lambda value: value[:24] if isinstance(value, str) else "",
)
@pytest.mark.rule("CA-1", "CA-2", "CA-3", "CA-5", "CA-15")
def test_a_wrong_choice_is_refused_and_the_entry_named(
    options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(4, None, options)
    assert str(refused.value).startswith(complaint)


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"palaces": "16"}, "option=palaces, needed=int, got=str, entry=0"),
        ({"hidden_values": 1}, "option=hidden_values, needed=bool, got=int, entry=0"),
        ({"layout": [["mirror", 3]]}, "option=layout, needed=str, got=int, entry=1"),
        ({"values": [3, 4, "5"]}, "option=values, needed=int, got=str, entry=3"),
        ({"values": [3.5] * 14}, "option=values, needed=int, got=float, entry=1"),
        ({"first_player": True}, "option=first_player, needed=int, got=bool, entry=0"),
        ({"colour": "red"}, "setup_no_option: name=colour, known=first_player, "),
    ],
)
def test_a_choice_of_the_wrong_kind_is_refused_with_its_place(
    options: dict[str, Any], where: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(4, None, options)
    assert where in str(refused.value)


@pytest.mark.rule("CA-3")
def test_a_table_may_give_its_own_values_equal_ones_too() -> None:
    values = [20, 20, 5, 5, 5, 1, 99, 7, 8, 9, 10, 11, 12, 13]
    match = Match(GAME, 3, options={"values": values})
    assert now(match).values == tuple(sorted(values))


@pytest.mark.rule("CA-2")
def test_the_order_in_which_a_palace_is_listed_means_nothing() -> None:
    backwards = [list(reversed(lot)) for lot in LAYOUT]
    assert table(layout=backwards).state == table().state


def test_every_option_survives_a_record() -> None:
    options = {
        "first_player": 2,
        "start": 3,
        "layout": LAYOUT,
        "values": [5] * 7 + [9] * 7,
        "hidden_values": True,
        "highest_bid": 30,
    }
    match = played(4, 3, **options)
    line = write(record_of(match))
    assert verify_line(line).ok
    assert read(line).options == {**options, "layout": [list(lot) for lot in LAYOUT]}


def test_there_is_one_edition() -> None:
    assert GAME.editions == ("standard",)
    with pytest.raises(BadSetup, match="setup_edition: known=standard, name='2009'"):
        GAME.new(3, "2009")
