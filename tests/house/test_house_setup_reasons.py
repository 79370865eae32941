"""Why a table cannot be set up is said in every language, with the option and the numbers."""

from functools import cache
from typing import Any

import pytest

from saleroom.core.errors import BadSetup
from saleroom.games.registry import game_named
from saleroom.messages.catalogue import Catalogue
from saleroom.messages.languages import LANGUAGES
from saleroom.play.match import Match

# What somebody may type into the form of the page: game, players, option, value, reason, numbers.
Typed = tuple[str, int, str, Any, str, dict[str, int]]
TYPED: tuple[Typed, ...] = (
    ("canaletto", 4, "palaces", 3, "setup_range", {"least": 14, "most": 24, "given": 3}),
    ("canaletto", 4, "highest_bid", -1, "setup_range", {"least": 1, "most": 999, "given": -1}),
    ("canaletto", 3, "first_player", 3, "setup_seat", {"players": 3, "seat": 3}),
    ("canaletto", 3, "start", 16, "setup_range", {"least": 0, "most": 15, "given": 16}),
    ("canaletto", 3, "values", [1], "setup_count", {"wanted": 14, "given": 1}),
    (
        "canaletto",
        3,
        "values",
        [3, 0] * 7,
        "setup_entry_range",
        {"entry": 2, "least": 1, "most": 99, "given": 0},
    ),
    ("canaletto", 3, "layout", [["fan"]], "setup_count", {"wanted": 16, "given": 1}),
    (
        "canaletto",
        3,
        "layout",
        [[]] * 16,
        "setup_entry_count",
        {"entry": 1, "least": 1, "most": 3, "given": 0},
    ),
    ("canaletto", 3, "layout", [["it's"]] * 16, "setup_entry_unknown", {"entry": 1}),
    ("canaletto", 3, "layout", [["fan", "fan"]] * 16, "setup_entry_twice", {"entry": 1}),
    ("canaletto", 3, "layout", [["mirror"]] * 16, "setup_tiles", {"wanted": 4, "given": 16}),
    ("canaletto", 3, "layout", "lagoon", "setup_kind", {"entry": 0}),
    ("canaletto", 3, "layout", [7], "setup_kind", {"entry": 1}),
    ("canaletto", 3, "palaces", 15.5, "setup_kind", {"entry": 0}),
    ("modern-art", 4, "mystery_hand", True, "setup_mystery_hand", {"players": 4}),
    ("modern-art", 3, "first_seller", 3, "setup_seat", {"players": 3, "seat": 3}),
    ("alles-futsch", 3, "first_chooser", 3, "setup_seat", {"players": 3, "seat": 3}),
    ("alles-futsch", 3, "boards", ["vase"], "setup_count", {"wanted": 3, "given": 1}),
    (
        "alles-futsch",
        3,
        "boards",
        ["vase", "clock", "vase"],
        "setup_entry_repeats",
        {"entry": 3, "other": 1},
    ),
    ("alles-futsch", 2, "boards", ["vase", "lamp"], "setup_unknown", {"entry": 2}),
    ("alles-futsch", 2, "cards", [["vase"] * 3], "setup_count", {"wanted": 35, "given": 1}),
    (
        "alles-futsch",
        2,
        "cards",
        [["vase"] * 2],
        "setup_entry_count",
        {"entry": 1, "least": 3, "most": 3, "given": 2},
    ),
    ("moderne-zeiten", 3, "shares", [1], "setup_count", {"wanted": 5, "given": 1}),
    (
        "moderne-zeiten",
        3,
        "shares",
        [1, 0, 1, 1, 1],
        "setup_entry_least",
        {"entry": 2, "least": 1, "given": 0},
    ),
    ("moderne-zeiten", 3, "shares", [1] * 5, "setup_sum", {"wanted": 105, "given": 5}),
    ("moderne-zeiten", 3, "city_points", [1], "setup_count", {"wanted": 6, "given": 1}),
    (
        "moderne-zeiten",
        3,
        "city_points",
        [0] * 6,
        "setup_entry_range",
        {"entry": 1, "least": 1, "most": 20, "given": 0},
    ),
    ("moderne-zeiten", 3, "first_initiative", 5, "setup_seat", {"players": 3, "seat": 5}),
    ("moderne-zeiten", 3, "track", "crooked", "setup_unknown", {"entry": 0}),
    ("moderne-zeiten", 3, "track", ["x"], "setup_count", {"wanted": 30, "given": 1}),
    ("moderne-zeiten", 3, "track", ["x"] * 30, "setup_entry_form", {"entry": 1}),
    ("moderne-zeiten", 3, "track", ["Rome/aviation"] * 30, "setup_entry_unknown", {"entry": 1}),
    (
        "moderne-zeiten",
        3,
        "track",
        ["Paris/aviation"] * 30,
        "setup_entry_repeats",
        {"entry": 2, "other": 1},
    ),
)
WITHOUT_OPTION = {"setup_mystery_hand"}

catalogue = cache(Catalogue)


def refused(game: str, players: int, option: str, value: object) -> BadSetup:
    with pytest.raises(BadSetup) as caught:
        Match(game_named(game), players, None, {option: value})
    return caught.value


@pytest.mark.parametrize("typed", TYPED, ids=lambda typed: f"{typed[2]}-{typed[4]}")
def test_what_can_be_typed_has_a_reason(typed: Typed) -> None:
    game, players, option, value, name, numbers = typed
    why = refused(game, players, option, value)
    assert (why.name, why.numbers) == (name, numbers)
    assert why.names.get("option") == (None if name in WITHOUT_OPTION else option)
    for language in LANGUAGES:
        said = catalogue(language).error("bad_setup", why.name, why.numbers, why.names)
        assert said != catalogue(language).error("bad_setup")
        assert name in WITHOUT_OPTION or option in said
        assert str(max(numbers.values(), default=0)).lstrip("0") in said


def test_what_was_typed_is_kept_short() -> None:
    """Whatever somebody sends, an answer and a log line about it stay small."""
    huge = refused("canaletto", 3, "palaces", 10**4000)
    assert huge.numbers["given"] == 10**15
    long = refused("canaletto", 3, "layout", [["x" * 100_000]] * 16)
    assert max(map(len, long.names.values())) <= 200
    assert len(str(long)) < 600
    with pytest.raises(BadSetup) as unknown:
        game_named("x" * 1_000_000)
    assert len(unknown.value.names["name"]) <= 40


def test_a_paragraph_is_cited_where_the_rules_do() -> None:
    assert refused("canaletto", 4, "palaces", 3).paragraph == "CA-2"
    assert refused("canaletto", 4, "palaces", "x").paragraph == ""


def test_polish_has_three_plurals_here_too() -> None:
    known = catalogue("pl")
    said = [
        known.error("bad_setup", "setup_count", {"wanted": n, "given": 9}, {"option": "x"})
        for n in (1, 3, 5)
    ]
    assert said == [
        "x: potrzebna jest 1 pozycja, a podano 9.",
        "x: potrzebne są 3 pozycje, a podano 9.",
        "x: potrzeba 5 pozycji, a podano 9.",
    ]
