"""A game that lacks something is told so, by name, when it is loaded."""

from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any

import msgspec
import pytest

from saleroom.auctions.words import BID
from saleroom.core.codec import Codec, Verb
from saleroom.core.contract import Ending, Refusal
from saleroom.core.errors import BadPackage
from saleroom.core.keeping import RULES, kept
from saleroom.games.registry import GAMES, game_named

GAME = game_named("modern-art")


def faults(**changes: Any) -> str:
    """Say what is wrong with Modern Art when something in it is changed."""
    with pytest.raises(BadPackage, match=r"^it does not keep the contract: ") as caught:
        kept(replace(GAME, **changes), "modern-art")
    return str(caught.value)


def without(kind: type[msgspec.Struct], *missing: str) -> type[msgspec.Struct]:
    """Make the structure without some of its fields."""
    names = [field.name for field in msgspec.structs.fields(kind) if field.name not in missing]
    return msgspec.defstruct("Less", names)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_the_house_keeps_the_contract(name: str) -> None:
    assert kept(game_named(name), name) is game_named(name)


@pytest.mark.parametrize("name", RULES)
def test_a_missing_rule_is_named(name: str) -> None:
    flat = ModuleType("flat")
    vars(flat).update({rule: getattr(GAME.flat, rule) for rule in RULES if rule != name})
    found = faults(flat=flat, sight=None)
    assert found.endswith(f": its flat module has no function `{name}`")


def test_a_game_that_shows_what_is_known_has_a_function_for_it() -> None:
    flat = ModuleType("flat")
    vars(flat).update({rule: getattr(GAME.flat, rule) for rule in RULES})
    assert faults(flat=flat).endswith(": it has a `sight`, but its flat module has no `show`")
    assert faults(sight=("hand",)).endswith(": its `sight` is not a Sight")


@pytest.mark.parametrize("name", ["viewer", "players", "phase", "to_act"])
def test_a_field_that_every_view_has_is_named(name: str) -> None:
    assert faults(view_type=without(GAME.view_type, name)).endswith(f"no field `{name}`")


def test_what_a_view_must_show_depends_on_the_game() -> None:
    less = without(GAME.view_type, "edition", "price", "leader", "money")
    said = faults(view_type=less)
    for name in ("edition", "price", "leader", "money"):
        assert f"its view has no field `{name}`, though" in said
    simple = replace(GAME, view_type=less, editions=("1992",), mechanisms=("sealed",), purse=None)
    assert kept(simple, "modern-art") is simple


def test_a_state_without_the_seat_that_is_asked_is_named() -> None:
    @dataclass
    class State:
        players: int
        told: list[Any]

    assert faults(state=State).endswith(": its state has no field `asked`")


def test_a_way_of_selling_needs_its_verbs() -> None:
    verbs = [verb for verb in GAME.codec.verbs.values() if verb.name != "let_go"]
    assert "no verb `let_go`, which the way of selling 'outcry'" in faults(codec=Codec(*verbs))
    assert "'raffle' is none of the ways of selling: outcry, " in faults(mechanisms=("raffle",))


def test_a_word_of_all_games_means_the_same_in_this_one() -> None:
    verbs = [verb for verb in GAME.codec.verbs.values() if verb.name != "pass"]
    said = faults(codec=Codec(*verbs, Verb("pass", 0, 3, "choice")))
    assert said.endswith(": its verb `pass` is of kind 'choice', not 'bare'")


def test_paragraphs_are_those_of_the_game() -> None:
    said = faults(refusals={1: Refusal("x", "AF-7")}, endings=(Ending("y", "CA-1"),))
    assert "cites AF-7, which does not begin with its prefix 'MA'; it cites CA-1" in said


def test_events_with_a_part_to_play_are_events_of_the_game() -> None:
    assert faults(turns=frozenset({999})).endswith(
        "`turns` names the code 999, which is none of its events"
    )
    assert faults(quiet=frozenset({999})).endswith(
        "`quiet` names the code 999, which is none of its events"
    )


def test_an_event_that_begins_a_chapter_counts_it() -> None:
    said = faults(chapters=frozenset({BID}))
    assert said.endswith(": its event `bid` begins a chapter, but counts no round or turn or lot")


def test_options_have_defaults_and_facts_a_type() -> None:
    class Options(msgspec.Struct):
        seller: int

    said = faults(options=Options, facts=None)
    assert "its option `seller` has no default; `facts` and `facts_type` go together" in said


@pytest.mark.parametrize(
    ("field", "value", "wanted"),
    [
        ("title", None, "a text"),
        ("rules_version", "1", "a whole number"),
        ("choices", True, "a whole number"),
        ("outcomes", -1, "a whole number"),
        ("players", 3, "a tuple of numbers from 1 to 5"),
        ("players", (), "a tuple of numbers from 1 to 5"),
        ("players", "345", "a tuple of numbers from 1 to 5"),
        ("players", (2, 9), "a tuple of numbers from 1 to 5"),
        ("editions", "standard", "a tuple of one text or more"),
        ("editions", (), "a tuple of one text or more"),
        ("mechanisms", "sealed", "a tuple of texts"),
        ("state", dict, "a dataclass"),
        ("view_type", dict, "a msgspec.Struct"),
        ("options", dict, "a msgspec.Struct"),
        ("options", None, "a msgspec.Struct"),
        ("codec", None, "a Codec"),
        ("chance_codec", {}, "a Codec"),
        ("events", [], "a mapping of numbers to EventKind"),
        ("refusals", {1: "not_now"}, "a mapping of numbers to Refusal"),
        ("endings", ("sold",), "a tuple of one Ending or more"),
        ("endings", (), "a tuple of one Ending or more"),
        ("sales", [1], "a frozenset"),
        ("components", (), "a mapping"),
        ("view", None, "a function"),
        ("setup", "setup", "a function"),
        ("purse", 3, "a function"),
        ("facts_type", dict, "a msgspec.Struct"),
    ],
)
def test_a_field_of_another_kind_is_named(field: str, value: object, wanted: str) -> None:
    assert faults(**{field: value}).endswith(f": its `{field}` is not {wanted}")


def test_something_else_is_no_game() -> None:
    with pytest.raises(BadPackage, match=r"^chess is no game: GAME is a dict, not a Game$"):
        kept({}, "chess")
    with pytest.raises(BadPackage, match=r"^it does not .*: it is called 'modern-art'$"):
        kept(GAME, "chess")


def test_all_that_is_missing_is_said_at_once() -> None:
    said = faults(view_type=without(GAME.view_type, "phase"), mechanisms=("raffle",))
    assert "`phase`" in said
    assert "'raffle'" in said
