"""The command `tune`: weights for Dealer by self-play, and the file they are kept in."""

from typing import Annotated, Any

import msgspec
import typer

from saleroom.bots.levels import Tuned
from saleroom.bots.skill import skill_for, skill_module
from saleroom.core.errors import CodedError, needs, no_such
from saleroom.messages.languages import ENGLISH
from saleroom.terminal import files
from saleroom.terminal.arguments import Address, Force, GameName, Language, On, Resume, Workers
from saleroom.terminal.progress import progress_bar
from saleroom.terminal.typed import game_of, where_of
from saleroom.text.speaking import Phrases


class CannotTune(CodedError):
    """Weights that cannot be looked for, or were not found."""


def tune(  # noqa: PLR0913  # a command's options
    game: GameName,
    *,
    generations: Annotated[int, typer.Option(min=1, help="how often candidates are drawn")] = 60,
    candidates: Annotated[int, typer.Option(min=4, help="how many each time")] = 24,
    games: Annotated[int, typer.Option(min=1, help="games for each candidate")] = 2400,
    seed: Annotated[int, typer.Option(help="the same seed gives the same weights")] = 1,
    start: Annotated[
        str | None, typer.Option(metavar="BOT", help="whose weights to begin with")
    ] = None,
    population: Annotated[
        bool, typer.Option("--population", help="against tables of every rung and style")
    ] = False,
    workers: Workers = None,
    on: On = "here",
    address: Address = None,
    resume: Resume = None,
    output: Annotated[
        str, typer.Option(metavar="FILE", help="where to write the weights; - prints them")
    ] = files.STANDARD,
    force: Force = False,
    language: Language = ENGLISH,
) -> None:
    """Tune a game's judgement by self-play, and measure what came out on fresh deals."""
    chosen = game_of(game)
    if skill_module(chosen.name) is None:
        raise CannotTune("tune_no_skill", name=chosen.name)
    skill = skill_for(chosen.name)
    if start is not None and start not in skill.levels:
        raise no_such("bot", start, tuple(skill.levels))
    files.check_writable(output, force=force)
    try:
        from saleroom.arena.tuning import TuningPlan  # noqa: PLC0415  # needs the extra `fast`
        from saleroom.arena.tuning import tune as tuned  # noqa: PLC0415  # needs the extra `fast`
    except ModuleNotFoundError as error:
        raise needs(error.name, "fast") from error
    setting = TuningPlan(
        generations=generations,
        candidates=candidates,
        games=games,
        seed=seed,
        population=population,
    )
    with progress_bar() as progress:
        task = progress.add_task("generations", total=generations)
        found = tuned(
            chosen,
            setting,
            None if start is None else skill.levels[start],
            where=where_of(on, workers, address),
            progress=lambda *_: progress.advance(task),
            resume=resume,
        )
    _tell(found, Phrases(language))
    if not found.better:
        raise CannotTune("tune_no_better")
    names = [weight.name for weight in skill.weights]
    chosen_start = "" if start is None else f" --start {start}"
    kept = Tuned(
        weights=dict(zip(names, found.weights, strict=True)),
        command=(
            f"saleroom tune {chosen.name} --generations {generations} --candidates {candidates} "
            f"--games {games} --seed {seed}{chosen_start}"
            f"{' --population' if population else ''}"
        ),
        found={"against_collector": round(found.against_anchor.mean, 3)},
    )
    with files.writing(output) as line:
        line(msgspec.json.format(msgspec.json.encode(kept)).decode())


def _tell(found: Any, phrase: Phrases) -> None:
    for who, estimate in (("anchor", found.against_anchor), ("before", found.against_before)):
        mean, low, high = (f"{one:.3f}" for one in (estimate.mean, estimate.low, estimate.high))
        typer.echo(phrase("tuned", who=who, mean=mean, low=low, high=high), err=True)
