"""Who can be asked to sit down, and how a bot and its budget are written."""

from dataclasses import replace

import pytest

from saleroom.bots import registry
from saleroom.bots.expert import allowed
from saleroom.bots.judging import Judging
from saleroom.bots.registry import (
    LADDER,
    RUNGS,
    SEARCHERS,
    STYLES,
    bot_named,
    bots_for,
    guest_names,
    house_bots,
    is_quick,
    sizes_of,
    styles_for,
    usual_bot,
)
from saleroom.bots.skill import SKILLS, skill_for
from saleroom.bots.wanted import Wanted, wanted
from saleroom.core.errors import BadSetup
from saleroom.games.modern_art.game import GAME
from saleroom.games.registry import GAMES, game_named

HEARTS = replace(GAME, name="hearts", title="Hearts")


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_the_house_has_the_whole_ladder(name: str) -> None:
    game = game_named(name)
    assert LADDER == ("random", "visitor", "collector", "dealer", "expert")
    masters = ("master",) if skill_for(name).mastered else ()
    others = RUNGS[:-1] if name == "alles-futsch" else LADDER
    assert bots_for(game) == (*others, *masters)
    assert usual_bot(game) == "dealer"
    assert set(skill_for(name).levels) == set(bots_for(game)) - {"random", *SEARCHERS}


@pytest.mark.parametrize("name", GAMES)
def test_styles_are_seated_by_name_where_the_game_has_them(name: str) -> None:
    game = game_named(name)
    assert set(skill_for(name).styles) <= set(STYLES)
    assert house_bots(game) == (*bots_for(game), *styles_for(game))
    for style in styles_for(game):
        assert is_quick(style)
        assert isinstance(bot_named(style, game), Judging)
    assert not set(guest_names()) & set(STYLES)


def test_master_is_seated_with_a_budget_and_thinks_for_long() -> None:
    assert wanted("master:worlds=64") == Wanted("master", worlds=64)
    assert not is_quick("master")
    assert not is_quick("master:seconds=1")


@pytest.mark.parametrize("name", GAMES)
def test_master_is_offered_only_where_it_was_measured_to_be_better(name: str) -> None:
    game, mastered = game_named(name), skill_for(name).mastered
    assert ("master" in house_bots(game)) == bool(mastered)
    assert set(mastered) <= set(skill_for(name).mastery) <= set(game.players)
    for players in game.players:
        assert ("master" in house_bots(game, players)) == (players in mastered)


def test_who_sits_at_some_tables_only_is_said_with_their_sizes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    skill = skill_for("canaletto")
    for mastered, sizes in (((), {}), ((4,), {"master": (4,)}), ((3, 4), {})):
        twin = replace(skill, mastered=mastered)
        monkeypatch.setattr(registry, "skill_for", lambda _, twin=twin: twin)
        assert sizes_of(game_named("canaletto")) == sizes


def test_a_game_without_skill_has_no_master_even_for_who_names_it() -> None:
    with pytest.raises(BadSetup, match="name=master"):
        bot_named("master", HEARTS)


def test_no_skill_is_for_a_game_the_house_does_not_have() -> None:
    assert set(SKILLS) == set(GAMES)


def test_a_game_without_skill_is_played_at_random() -> None:
    assert bots_for(HEARTS) == ("random",)
    assert usual_bot(HEARTS) == "random"
    with pytest.raises(BadSetup, match="setup_no_bot: name=visitor, known=random"):
        bot_named("visitor", HEARTS)


def test_an_unknown_bot_is_refused_and_the_nearest_name_suggested() -> None:
    with pytest.raises(
        BadSetup, match="setup_no_bot_near: name=visiter, near=visitor, known=random, "
    ):
        bot_named("visiter", GAME)
    with pytest.raises(BadSetup, match="setup_no_bot: name=zzz, known=random, visitor, coll"):
        bot_named("zzz", GAME)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("dealer", Wanted("dealer")),
        (" expert ", Wanted("expert")),
        ("expert:worlds=128", Wanted("expert", worlds=128)),
        ("expert: worlds = 128", Wanted("expert", worlds=128)),
        ("expert:seconds=0.5", Wanted("expert", seconds=0.5)),
        ("expert:seconds=2", Wanted("expert", seconds=2.0)),
    ],
)
def test_a_bot_is_written_with_its_budget_behind_it(text: str, meant: Wanted) -> None:
    assert wanted(text) == meant


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("expert:", "setup_budget: name=expert:"),
        ("expert:games=3", "setup_budget"),
        ("expert:worlds=0", "setup_worlds: name=expert:worlds=0, most=100000"),
        ("expert:worlds=1.5", "setup_worlds"),
        ("expert:worlds=-8", "setup_worlds"),
        ("expert:worlds=99999999999999999999", "setup_worlds"),
        ("expert:worlds=\N{SUPERSCRIPT TWO}", "setup_worlds"),
        ("expert:seconds=0", "setup_seconds: name=expert:seconds=0, most=60"),
        ("expert:seconds=nan", "setup_seconds"),
        ("expert:seconds=inf", "setup_seconds"),
        ("expert:seconds=soon", "setup_seconds"),
        ("expert:worlds=8:seconds=1", "setup_worlds"),
        ("dealer:worlds=8", "setup_no_search: name=dealer"),
        ("random:seconds=1", "setup_no_search: name=random"),
        (":worlds=8", "setup_no_bot: name=, "),
    ],
)
def test_a_budget_that_makes_no_sense_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        bot_named(text, GAME)


def test_a_table_of_people_allows_for_the_budget() -> None:
    assert allowed(None, 9.0) == 9
    assert allowed(None, 0.1) == allowed(None, None) == allowed(8, None)
    assert allowed(1000, None) > allowed(None, None)
