"""Plays a script through the one door to the rules, and writes down what the learner sees.

What a script asks for and the rules forbid is refused here as at any table. The page shows the
written frames on the real board and compares what is done with what was expected.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from saleroom.core.seats import CHANCE
from saleroom.games.registry import GAMES, game_named
from saleroom.house.shown import Line, Mine
from saleroom.lessons.contents import LESSONS
from saleroom.lessons.script import LEARNER, PLAYERS, Lesson, Moves, Step
from saleroom.play.match import Match

FOLDER = Path("frontend/src/guide/lessons")


class LessonFrame(msgspec.Struct, frozen=True, kw_only=True):
    """The table at one moment, and what was heard since the frame before."""

    view: Any
    facts: Any
    paragraph: str
    lines: tuple[Line, ...]


class WrittenStep(msgspec.Struct, frozen=True, kw_only=True):
    """A step: the frames that lead to it, what is said, and what the learner may and should do.

    Without frames nothing has happened since the step before. `mine` is there where something is
    expected.
    """

    text: str
    point: str | None
    cites: tuple[str, ...]
    expects: Mapping[str, int | bool] | None
    clears: bool
    mine: Mine | None
    frames: tuple[LessonFrame, ...]


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson in the list of contents."""

    lesson: str
    game: str
    minutes: int
    steps: int


class WrittenLesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson as the page shows it."""

    lesson: str
    game: str
    edition: str
    steps: tuple[WrittenStep, ...]


class LessonPlayer:
    """Plays one lesson, step by step."""

    def __init__(self, lesson: Lesson) -> None:
        """Set the table and let chance do what comes before the first decision."""
        self.lesson = lesson
        self.match = Match(game_named(lesson.game), PLAYERS, None, dict(lesson.options))
        self._chance = iter(lesson.chance)
        self._heard = 0
        self._frames: list[LessonFrame] = []
        self._let_chance_go_on()
        self._look(with_lines=False)

    def steps(self) -> Iterator[WrittenStep]:
        """Play all scenes."""
        name, number = self.lesson.name, 0
        # The messages of a guest begin with its name.
        said = f"guide-{name}" if self.lesson.game in GAMES else f"{name}-guide"
        for scene in self.lesson.scenes:
            if isinstance(scene, Moves):
                self._move(scene)
            else:
                number += 1
                yield self._step(scene, f"{said}-{number}")
                if scene.expects is not None:
                    self._move(Moves(LEARNER, scene.expects))

    def _step(self, step: Step, text: str) -> WrittenStep:
        frames, self._frames = tuple(self._frames), []
        return WrittenStep(
            text=text,
            point=step.point,
            cites=step.cites,
            expects=step.expects,
            clears=step.clears,
            mine=None if step.expects is None else self._mine(),
            frames=frames,
        )

    def _mine(self) -> Mine:
        legal = self.match.legal(LEARNER)
        return Mine(
            seat=LEARNER,
            turn=len(self.match.moves),
            actions=tuple(map(self.match.game.codec.decode, legal.choices)),
            amounts=legal.amounts,
            paragraph=legal.paragraph,
            out=False,
            order=None,
        )

    def _move(self, move: Moves) -> None:
        self.match.act(move.seat, move.action)
        self._let_chance_go_on()
        if move.is_seen:
            self._look()
        else:
            # What happened out of sight is one change of the table, without a word.
            self._frames = self._frames[:-1] if self._is_silent() else self._frames
            self._look(with_lines=False)

    def _is_silent(self) -> bool:
        return bool(self._frames) and not self._frames[-1].lines

    def _let_chance_go_on(self) -> None:
        while self.match.asked == CHANCE:
            outcome = next(self._chance, None)
            self.match.act(CHANCE, outcome or self.match.legal(CHANCE).choices[0])

    def _look(self, *, with_lines: bool = True) -> None:
        view = self.match.view(LEARNER)
        heard = self.match.heard(LEARNER)
        fresh = heard[self._heard :] if with_lines else []
        lines = tuple(
            Line(self._heard + n, what.event.name, dict(what.event.data))
            for n, what in enumerate(fresh)
        )
        self._heard = len(heard)
        if with_lines and not lines and self._frames:
            # Nobody heard anything (somebody let a price go): no moment of its own.
            self._frames[-1] = self._frame(view, self._frames[-1].lines)
        else:
            self._frames.append(self._frame(view, lines))

    def _frame(self, view: Any, lines: tuple[Line, ...]) -> LessonFrame:
        return LessonFrame(
            view=view, facts=self.match.facts(view), paragraph=self.match.paragraph, lines=lines
        )


def played(lesson: Lesson) -> WrittenLesson:
    """Play a lesson to its end, and write it down."""
    player = LessonPlayer(lesson)
    return WrittenLesson(
        lesson=lesson.name,
        game=lesson.game,
        edition=player.match.edition,
        steps=tuple(player.steps()),
    )


def entry_of(lesson: Lesson, steps: int) -> LessonShown:
    """Return a lesson as it stands in the list of contents."""
    return LessonShown(lesson=lesson.name, game=lesson.game, minutes=lesson.minutes, steps=steps)


def files() -> dict[str, str]:
    """Write every lesson and the list of contents, by the name of the file."""
    all_played = [played(lesson) for lesson in LESSONS]
    counted = zip(LESSONS, all_played, strict=True)
    contents = [entry_of(lesson, len(one.steps)) for lesson, one in counted]
    written = {f"{one.lesson}.json": _lined(one) for one in all_played}
    return {"contents.json": _rows(contents), **written}


def _rows(rows: list[Any]) -> str:
    """Write a list with a row on each line."""
    return "[\n" + ",\n".join(msgspec.json.encode(row).decode() for row in rows) + "\n]\n"


def _lined(lesson: WrittenLesson) -> str:
    head = {"lesson": lesson.lesson, "game": lesson.game, "edition": lesson.edition}
    start = msgspec.json.encode(head).decode().removesuffix("}")
    return f'{start},"steps":{_rows(list(lesson.steps))[:-1]}}}\n'


def write(folder: Path = FOLDER) -> list[Path]:
    """Write all files into the folder, and remove what no lesson writes."""
    wanted = files()
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        if old.name not in wanted:
            old.unlink()
    for name, text in wanted.items():
        (folder / name).write_text(text, "utf-8")
    return [folder / name for name in wanted]
