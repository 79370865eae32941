"""A game's rules have a version, and the version changes whenever what they do changes."""

import dataclasses
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from saleroom.core.contract import Game
from saleroom.core.errors import BadPackage
from saleroom.games.modern_art.game import GAME
from saleroom.games.registry import GAMES, game_named
from saleroom.laws.behaviour import (
    behaviour_of,
    behaviours_of,
    complaint,
    keep,
    kept_in,
    kept_setups_of,
)
from saleroom.laws.checking import kept_beside
from saleroom.laws.setups import Setup

TABLE = Setup("modern-art", 3, "1992", {})
WAS = {"rules_version": 1, "games": {"one": "a", "two": "b"}}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_does_what_its_version_did(name: str) -> None:
    file = kept_beside(name)
    assert file is not None
    why = complaint(game_named(name), kept_in(file), behaviours_of(name), file)
    assert not why, why


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_edition_and_option_is_kept(name: str) -> None:
    game, tables = game_named(name), kept_setups_of(name)
    assert {table.players for table in tables} == set(game.players)
    assert {table.edition for table in tables} == set(game.editions)
    usual = game.options()
    varied = {
        option
        for table in tables
        for option, value in table.options.items()
        if value != getattr(usual, option)
    }
    # Who sees the money is a matter of views; what is on the cards and where they lie, of the box.
    assert set(game.options.__struct_fields__) - varied <= {"open_money", "cards", "layout"}


def with_rule(name: str, rule: Callable[..., Any]) -> Game:
    """Modern Art with another rule."""
    flat: Any = SimpleNamespace(**{**vars(GAME.flat), name: rule})
    return dataclasses.replace(GAME, flat=flat)


def fewer_choices(s: Any, seat: int, mask: bytearray) -> None:
    GAME.flat.mark_choices(s, seat, mask)
    if mask.count(1) > 1:
        mask[mask.rindex(1)] = 0


def told_twice(s: Any, seat: int, action: int) -> None:
    GAME.flat.apply(s, seat, action)
    s.told += s.told


@pytest.mark.parametrize(
    "game",
    [
        with_rule("score", lambda s, seat: GAME.flat.score(s, seat) + 1),
        with_rule("mark_choices", fewer_choices),
        with_rule("ending", lambda s: 1 - GAME.flat.ending(s)),
        with_rule("apply", told_twice),
    ],
    ids=["score", "legal", "ending", "told"],
)
def test_another_rule_is_another_behaviour(game: Game) -> None:
    assert behaviour_of(TABLE, game) != behaviour_of(TABLE)


def test_other_words_are_the_same_behaviour() -> None:
    game = dataclasses.replace(GAME, paragraph=lambda _s: "MA-1", title="Art", refusals={})
    assert behaviour_of(TABLE, game) == behaviour_of(TABLE)


@pytest.mark.parametrize(
    ("version", "now", "told"),
    [
        (1, {"one": "a", "two": "b"}, ""),
        (1, {"one": "a", "two": "c"}, "behaviour of two changed: raise rules_version of modern-"),
        (
            1,
            {"one": "a", "two": "b", "three": "c"},
            "check-game modern-art --keep here",
        ),
        (1, {"one": "a"}, "write them with"),
        (2, {"one": "a", "two": "c"}, "write them with"),
        (2, {"one": "a", "two": "b"}, "write them with"),
    ],
)
def test_the_developer_is_told_what_to_do(version: int, now: dict[str, str], told: str) -> None:
    game = dataclasses.replace(GAME, rules_version=version)
    said = complaint(game, WAS, now, Path("here"))
    assert told in said
    assert bool(told) == bool(said)


def test_digests_are_not_written_over_under_the_same_version(tmp_path: Path) -> None:
    game, file, shipped = game_named("canaletto"), tmp_path / "kept.json", kept_beside("canaletto")
    keep(game, file)
    assert shipped is not None
    assert kept_in(file) == kept_in(shipped)
    other = file.read_text().replace('": "', '": "0')
    file.write_text(other)
    with pytest.raises(BadPackage, match="raise rules_version"):
        keep(game, file)
    assert file.read_text() == other
