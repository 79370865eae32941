"""The command `tune`: weights for Dealer by self-play, and the file they are kept in."""

from typing import Annotated, Any

import msgspec
import typer

from saleroom.bots.levels import Tuned
from saleroom.bots.skill import skill_for
from saleroom.core.errors import Misuse
from saleroom.terminal import files
from saleroom.terminal.arguments import Force, GameName
from saleroom.terminal.progress import progress_bar
from saleroom.terminal.typed import game_of


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
    workers: Annotated[int, typer.Option(min=1, help="threads")] = 2,
    output: Annotated[
        str, typer.Option(metavar="FILE", help="where to write the weights; - prints them")
    ] = files.STANDARD,
    force: Force = False,
) -> None:
    """Tune a game's judgement by self-play, and measure what came out on fresh deals."""
    chosen = game_of(game)
    skill = skill_for(chosen.name)
    if start is not None and start not in skill.levels:
        known = ", ".join(skill.levels)
        raise Misuse(f"--start is one of {known}, not {start!r}")
    files.check_writable(output, force=force)
    try:
        from saleroom.arena.tuning import Setting  # noqa: PLC0415  # needs the extra `fast`
        from saleroom.arena.tuning import tune as tuned  # noqa: PLC0415  # needs the extra `fast`
    except ModuleNotFoundError as error:
        raise Misuse("tuning needs the extra 'fast': pip install 'saleroom[fast]'") from error
    setting = Setting(
        generations=generations, candidates=candidates, games=games, seed=seed, workers=workers
    )
    with progress_bar() as progress:
        task = progress.add_task("generations", total=generations)
        found = tuned(
            chosen,
            setting,
            None if start is None else skill.levels[start],
            lambda *_: progress.advance(task),
        )
    _tell(found)
    if not found.better:
        raise Misuse(
            "the weights found are not better than those before beyond chance, so they are not kept"
        )
    names = [weight.name for weight in skill.weights]
    chosen_start = "" if start is None else f" --start {start}"
    kept = Tuned(
        weights=dict(zip(names, found.weights, strict=True)),
        command=(
            f"saleroom tune {chosen.name} --generations {generations} --candidates {candidates} "
            f"--games {games} --seed {seed}{chosen_start}"
        ),
        found={"against_collector": round(found.against_anchor.mean, 3)},
    )
    with files.writing(output) as line:
        line(msgspec.json.format(msgspec.json.encode(kept)).decode())


def _tell(found: Any) -> None:
    for who, estimate in (
        ("the anchor", found.against_anchor),
        ("what it began with", found.against_before),
    ):
        typer.echo(
            f"against {who}: {estimate.mean:.3f} times the fair share "
            f"({estimate.low:.3f} to {estimate.high:.3f})",
            err=True,
        )
