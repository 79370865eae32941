"""An analysis in the terminal: as it grows, what decided the game, what it says in a replay."""

from collections.abc import Iterator

from saleroom.analysis.found import FINE, GRADES, OWN, WORLDS, Analysis
from saleroom.analysis.words import Spoken, Words, percent
from saleroom.core.errors import needs
from saleroom.messages.languages import ENGLISH
from saleroom.play.record import Record
from saleroom.terminal.progress import progress_bar

# Nobody waits long in the middle of a replay.
IN_REPLAY = WORLDS // 2


def watched(record: Record, worlds: int, seed: int, *, eyes: str = OWN) -> Analysis:
    """Analyse a game while a bar shows how far it is."""
    try:
        from saleroom.analysis.growing import analysing  # noqa: PLC0415  # needs the extra `fast`
    except ModuleNotFoundError as error:
        raise needs(error.name, "fast") from error
    with progress_bar() as progress:
        task = progress.add_task("analysis", total=100)
        for found in analysing(record, worlds, seed, eyes=eyes):
            progress.update(task, completed=round(100 * found.part))
    return found


def looked_through(record: Record, language: str = ENGLISH) -> Words:
    """Analyse a game for a replay."""
    return Words(record, watched(record, IN_REPLAY, 0), language)


def summed_up(say: Words) -> Iterator[str]:
    """Say what decided the game, and how well everybody decided."""
    found = say.found
    yield say.title()
    yield say("eyes", eyes=found.eyes)
    if not found.is_over:
        yield say("goes-on")
    yield ""
    yield from _dearest(say)
    yield ""
    yield f"{say('accuracy')}:"
    for player in found.accuracy:
        grades = ", ".join(
            f"{say('grades', grade=grade)} {player.grades[grade]}" for grade in GRADES[1:]
        )
        yield f"  {say.names[player.seat]}: {100 * player.accuracy:.0f} % ({grades})"
    yield ""
    yield f"{say('assumes')} {say('worlds', count=found.worlds)}"


def _dearest(say: Words, place: int | None = None) -> Iterator[str]:
    """Say what cost most; a decision that is told of already, at this place, only by its move."""
    by_move = {one.move: one for one in say.found.decisions}
    yield f"{say('what-decided')}:"
    if not say.found.dearest:
        yield f"  {say('nothing-dear')}"
    for number, move in enumerate(say.found.dearest, 1):
        yield f"  {number}. {say('move', move=str(move))}"
        if move != place:
            yield from _lines(say, say.spoken(by_move[move]))


def _lines(say: Words, spoken: Spoken) -> Iterator[str]:
    grade = say("grade", grade=spoken.decision.grade)
    mark = "" if spoken.decision.grade == FINE else f" ({grade})"
    yield f"     {spoken.did}{mark}"
    for line in (spoken.chance, spoken.better, spoken.why):
        if line:
            yield f"     {line}"


def at_place(say: Words, place: int) -> Iterator[str]:
    """Say what was found of a place: the chances, the decision that led there, the dearest."""
    points = [point for point in say.found.course if point.move <= place]
    if points:
        chances = ", ".join(
            f"{name} {percent(told)} %"
            for name, told in zip(say.names, points[-1].told, strict=True)
        )
        yield f"{say('chances')}: {chances}"
        yield f"     {say('chances-whose', eyes=say.found.eyes)}"
    for decision in say.found.decisions:
        if decision.move == place:
            spoken = say.spoken(decision)
            yield from _lines(say, spoken)
            if spoken.others:
                yield f"     {spoken.others}"
    yield from _dearest(say, place)
