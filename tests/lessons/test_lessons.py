"""The lessons on the page are what their scripts play, and every step of them has words."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from saleroom import rulebook
from saleroom.core.seats import ALL_SEEING
from saleroom.games.registry import GAMES
from saleroom.lessons.contents import LESSONS
from saleroom.lessons.script import LEARNER, Lesson
from saleroom.lessons.writing import FOLDER, LessonPlayer, WrittenStep, files, played, write
from saleroom.messages.catalogue import Catalogue
from saleroom.messages.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
NAMED = {"MA": "modern-art", "AF": "alles-futsch", "MZ": "moderne-zeiten", "CA": "canaletto"}
# What a page can point at: something with an attribute of its own.
POINT = re.compile(r'(\[data-[a-z]+(="[a-z0-9_]+")?\] ?)+')

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_lessons_of_the_page_are_fresh() -> None:
    there = {file.name: file.read_text("utf-8") for file in (ROOT / FOLDER).glob("*.json")}
    assert there == files(), "run: python -m saleroom.lessons"


def test_writing_removes_what_is_no_lesson(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text("{}")
    written = write(tmp_path)
    assert sorted(tmp_path.iterdir()) == sorted(written)


def test_there_is_a_lesson_for_every_game_and_every_auction() -> None:
    assert {lesson.game for lesson in LESSONS} == set(GAMES)
    names = [lesson.name for lesson in LESSONS]
    assert len(set(names)) == len(names)
    auctions = {"open", "once-around", "sealed", "fixed-price", "double", "ascending"}
    assert set(names) == set(GAMES) | auctions


@each_lesson
def test_what_is_expected_is_legal(lesson: Lesson) -> None:
    asked = [step for step in played(lesson).steps if step.expects is not None]
    assert asked, "a lesson has decisions"
    for step in asked:
        assert is_legal(step), step.text


def is_legal(step: WrittenStep) -> bool:
    assert step.expects is not None
    assert step.mine is not None
    ((verb, value),) = step.expects.items()
    ranges = [one for one in step.mine.amounts if one.verb == verb]
    return step.expects in step.mine.actions or any(
        one.least <= value <= one.most for one in ranges
    )


@each_lesson
def test_the_learner_has_another_choice_now_and_then(lesson: Lesson) -> None:
    open_ones = [
        step
        for step in played(lesson).steps
        if step.mine and (len(step.mine.actions) > 1 or step.mine.amounts)
    ]
    assert len(open_ones) >= 2


@each_lesson
def test_the_learner_sees_only_what_a_seat_may_see(lesson: Lesson) -> None:
    for step in played(lesson).steps:
        for frame in step.frames:
            assert frame.view.viewer == LEARNER
    player = LessonPlayer(lesson)
    for _ in player.steps():
        pass
    heard = len(player.match.heard(LEARNER))
    lines = [line for step in played(lesson).steps for frame in step.frames for line in frame.lines]
    assert len(lines) <= heard <= len(player.match.heard(ALL_SEEING))


@each_lesson
def test_a_lesson_is_short_and_begins_with_a_table(lesson: Lesson) -> None:
    steps = played(lesson).steps
    assert 4 <= len(steps) <= 13
    assert steps[0].frames
    assert steps[-1].expects is None, "it ends with a word, not with a question"
    assert 1 <= lesson.minutes <= 3


@each_lesson
def test_steps_cite_rules_that_there_are_and_point_at_attributes(lesson: Lesson) -> None:
    for step in played(lesson).steps:
        assert step.cites, step.text
        for number in step.cites:
            assert rulebook.paragraph(NAMED[number[:2]], number)
        assert step.point is None or POINT.fullmatch(step.point), step.point


@each_language
@each_lesson
def test_every_step_is_said_in_every_language(lesson: Lesson, language: str) -> None:
    known = Catalogue(language)
    wanted = [f"guide-{lesson.name}-title", *(step.text for step in played(lesson).steps)]
    assert [name for name in wanted if not known.has(name)] == []
    assert not known.has(f"guide-{lesson.name}-{len(wanted)}"), "nothing is said that nobody hears"
    assert known.text(f"guide-{lesson.name}-title.about")


@each_language
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_coach_knows_every_phase_in_which_somebody_is_asked(game: str, language: str) -> None:
    known = Catalogue(language)
    package = GAMES[game].rpartition(".")[0]
    phases = import_module(f"{package}.state").PHASE_NAMES
    asked = ASKED[game]
    assert set(asked) <= set(phases)
    for phase in phases:
        name = f"{game}-coach-{phase.replace('_', '-')}"
        assert known.has(name) == (phase in asked), name


# In which phases a seat decides something.
ASKED = {
    "modern-art": (
        "offer", "add", "outcry", "once_around", "sealed", "name_price", "fixed_price", "mystery",
    ),
    "alles-futsch": ("choose", "bid", "use", "sell"),
    "moderne-zeiten": ("bid", "act", "fly"),
    "canaletto": ("bid", "sell"),
}  # fmt: skip
