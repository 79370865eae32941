"""The lessons that an installed package brings for its game: `LESSONS` in its module `lessons`.

They are scripts like those of the house, played when they are first asked for. A lesson that does
not play says so with an error, and whoever asked goes on without it.
"""

from functools import cache
from importlib import import_module

from saleroom.core.errors import BadPackage
from saleroom.games.guests import guests, module_of
from saleroom.games.registry import GAMES
from saleroom.lessons.script import Lesson
from saleroom.lessons.writing import LessonShown, WrittenLesson, entry_of, played


@cache
def lessons_of(game: str) -> dict[str, tuple[LessonShown, WrittenLesson]]:
    """Play the lessons of a guest, by their names; none of a game without any."""
    is_guest = game not in GAMES and game in guests()
    module = module_of(game, "lessons") if is_guest else None
    if module is None:
        return {}
    try:
        scripts: tuple[Lesson, ...] = import_module(module).LESSONS
        return {lesson.name: _played(lesson, game) for lesson in scripts}
    except Exception as error:
        raise BadPackage(f"{module} brings no lesson: {type(error).__name__}: {error}") from error


def _played(lesson: Lesson, game: str) -> tuple[LessonShown, WrittenLesson]:
    if lesson.game != game or not f"{lesson.name}-".startswith(f"{game}-"):
        raise BadPackage(f"the lesson {lesson.name} does not begin with {game}")
    written = played(lesson)
    return entry_of(lesson, len(written.steps)), written
