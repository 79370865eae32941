"""A package that brings a skill has the whole ladder; lessons that do not play are left out."""

from pathlib import Path

import pytest
from guests.test_guest_broken import OTHER, install

from saleroom.arena.tournament.judged import is_judged
from saleroom.arena.tournament.setting import Setting
from saleroom.bots.registry import LADDER, bots_for, usual_bot
from saleroom.bots.table import played
from saleroom.core.errors import BadPackage
from saleroom.games.registry import game_named
from saleroom.lessons.guests import lessons_of
from saleroom.play.match import Match

SKILL = "from saleroom.bots.canaletto.skill import SKILL as SKILL\n"


def installed(shelf: Path, name: str, **modules: str) -> Path:
    """Install Canaletto once more, under another name and with these modules beside it."""
    install(shelf, name, OTHER.format(name=name, contract=1), game=name)
    for file in (f"messages/en/{name}.ftl", f"messages/kinds/{name}.json", f"rules/{name}.md"):
        (shelf / name / file).parent.mkdir(parents=True, exist_ok=True)
        (shelf / name / file).write_text("{}")
    for module, source in modules.items():
        (shelf / name / f"{module}.py").write_text(source)
    return shelf


def test_a_guest_with_a_skill_has_the_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(installed(tmp_path, "venice", skill=SKILL)))
    game = game_named("venice")
    assert set(LADDER) < set(bots_for(game)) == set(bots_for(game_named("canaletto")))
    assert usual_bot(game) == "dealer"
    ended = played(Match(game, 3), ["dealer", "visitor", "collector"], 5)
    assert ended.is_over
    setting = Setting(
        game="venice",
        players=3,
        edition=game.editions[0],
        options={},
        bots=("dealer", "visitor"),
        seed=1,
        program="",
    )
    assert is_judged(setting)


def test_a_guest_without_one_plays_at_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(installed(tmp_path, "murano")))
    assert bots_for(game_named("murano")) == ("random",)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("LESSONS = 7", "TypeError"),
        ("from saleroom.lessons.canaletto import CANALETTO\nLESSONS = (CANALETTO,)", "begin with"),
    ],
)
def test_lessons_that_do_not_play_are_named_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, why: str
) -> None:
    name = f"lido{len(why)}"
    monkeypatch.syspath_prepend(str(installed(tmp_path, name, lessons=source)))
    with pytest.raises(BadPackage, match=why):
        lessons_of(name)
