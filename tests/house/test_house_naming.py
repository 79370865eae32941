"""Names: what can be one, and which are taken for another."""

# ruff: noqa: RUF001  # letters that look alike are what this is about

import pytest
from house.tables import Room

from saleroom.house.commands import Refused
from saleroom.house.naming import readable
from saleroom.house.sitting_down import checked_name


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "\uffa0",
        "a\u200bb",
        "\u0301",
        "a\u034fb",
        "e\u0300\u0301\u0302\u0303",
    ],
)
def test_a_name_shows_something_and_hides_nothing(name: str) -> None:
    with pytest.raises(Refused, match="no_plain_text"):
        checked_name(Room.of("canaletto", 3).table, name)


@pytest.mark.parametrize("name", ["", "   ", "\u00a0 \u3000"])
def test_blanks_are_no_name(name: str) -> None:
    with pytest.raises(Refused, match="name_length"):
        checked_name(Room.of("canaletto", 3).table, name)


@pytest.mark.parametrize("name", ["Аnn", "Αnn", "Pаul"])
def test_alphabets_that_look_alike_are_not_mixed(name: str) -> None:
    with pytest.raises(Refused, match="name_mixed"):
        readable(name)


@pytest.mark.parametrize(
    "name", ["Łukasz", "Zoë", "Анна", "Νίκος", "小林 Ken", "김민", "Ann 2", "🦊", "O’Hara"]
)
def test_people_of_all_scripts_have_names(name: str) -> None:
    assert readable(name) == name


@pytest.mark.parametrize("other", ["ROBA", "roba ", "ＲＯＢＡ", "\u0420\u041e\u0412\u0410"])
def test_nobody_is_taken_for_somebody_else(other: str) -> None:
    room = Room.of("canaletto", 3)
    room.sit("ann")
    room.table.seats[0].name = "POBA" if other[0] == "\u0420" else "Roba"
    with pytest.raises(Refused, match="name_taken"):
        checked_name(room.table, other)


@pytest.mark.parametrize("name", ["Dealer", "expert", "Experte", "Kolekcjoner", "Hasard"])
def test_nobody_is_called_like_a_bot(name: str) -> None:
    with pytest.raises(Refused, match="name_of_bot"):
        checked_name(Room.of("canaletto", 3).table, name)
