"""What a table can choose, what it gets by default, and how a wrong choice is refused."""

from typing import Any

import pytest
from canaletto.venice import LAYOUT, now, played, table

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
        ({"palaces": 13}, "palaces is a number from 14 to 24, not 13 (CA-2)"),
        ({"palaces": 25}, "palaces is a number from 14 to 24, not 25 (CA-2)"),
        ({"first_player": 4}, "first_player is a number from 0 to 3, not 4 (CA-5)"),
        ({"first_player": -1}, "first_player is a number from 0 to 3, not -1 (CA-5)"),
        ({"start": 16}, "start is a number from 0 to 15, not 16 (CA-5)"),
        ({"start": 14, "palaces": 14}, "start is a number from 0 to 13, not 14 (CA-5)"),
        ({"highest_bid": 0}, "highest_bid is a number from 1 to 999, not 0 (CA-15)"),
        ({"highest_bid": 1000}, "highest_bid is a number from 1 to 999, not 1000 (CA-15)"),
        ({"values": [3] * 13}, "values has 13 numbers, not 14 (CA-3)"),
        ({"values": [3] * 15}, "values has 15 numbers, not 14 (CA-3)"),
        ({"values": [3] * 5 + [0] + [4] * 8}, "values[5] is a number from 1 to 99, not 0 (CA-3)"),
        ({"values": [100] + [4] * 13}, "values[0] is a number from 1 to 99, not 100 (CA-3)"),
        ({"layout": LAYOUT[:15]}, "layout has 15 palaces, not 16 (CA-2)"),
        ({"layout": LAYOUT, "palaces": 17}, "layout has 16 palaces, not 17 (CA-2)"),
        ({"layout": layout_with(3)}, "layout[3] has 0 treasures; a palace has 1 to 3 (CA-2)"),
        (
            {"layout": layout_with(0, "mirror", "lamp", "lion", "ring")},
            "layout[0] has 4 treasures; a palace has 1 to 3 (CA-2)",
        ),
        (
            {"layout": layout_with(11, "lamp", "lamp")},
            "layout[11] has more than one lamp (CA-2)",
        ),
        ({"layout": layout_with(2, "mirror", "fans")}, "layout[2] has 'fans', which is none of"),
        ({"layout": layout_with(2, "mirror")}, "layout has 2 tiles of fan, not 3 (CA-1)"),
        (
            {"layout": layout_with(2, "mirror", "fan", "watch")},
            "layout has 4 tiles of watch, not 3 (CA-1)",
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
        ({"palaces": "16"}, "$.palaces"),
        ({"hidden_values": 1}, "$.hidden_values"),
        ({"layout": [["mirror", 3]]}, "$.layout[0][1]"),
        ({"values": [3, 4, "5"]}, "$.values[2]"),
        ({"values": [3.5] * 14}, "$.values[0]"),
        ({"first_player": True}, "$.first_player"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_choice_of_the_wrong_kind_is_refused_with_its_place(
    options: dict[str, Any], where: str
) -> None:
    with pytest.raises(BadSetup, match="options of Canaletto") as refused:
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
    with pytest.raises(BadSetup, match="has the editions standard, not '2009'"):
        GAME.new(3, "2009")
