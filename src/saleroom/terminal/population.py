"""`saleroom ladder GAME --population`: the matrix of rungs and members, on a page and told."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import typer

from saleroom.arena.ladder.page import with_matrix
from saleroom.arena.ladder.population import Matrix, measured_matrix, pairs_of
from saleroom.arena.workers import Where
from saleroom.core.contract import Game
from saleroom.core.errors import needs
from saleroom.terminal import files
from saleroom.terminal.progress import progress_bar


def write_matrices(  # noqa: PLR0913  # what is measured, where, and who hears of it
    game: Game,
    players: Sequence[int],
    games: int,
    seed: int,
    *,
    page: str,
    told: Callable[[Matrix], str],
    where: Where,
    resume: str | None,
    expert_games: int = 0,
) -> None:
    """Measure a matrix for each number of players, and write each as soon as it is there."""
    try:
        from saleroom.arena.tournament.compiled_blocks import play_blocks  # noqa: PLC0415  # needs the extra `fast`
    except ModuleNotFoundError as error:
        raise needs(error.name, "fast") from error
    for count in players:
        game.new(count)  # refuse a table that cannot be
    files.check_writable(page, force=True)
    for count in players:
        kept = files.kept_in(resume, f"{game.name}-{count}-population")
        with progress_bar() as progress:
            pairs = pairs_of(game, count, expert=expert_games > 0)
            task = progress.add_task("tables", total=len(pairs))
            hear = partial(progress.advance, task)
            asked = (game, count, games, seed, play_blocks)
            matrix = measured_matrix(
                *asked, where=where, resume=kept, progress=hear, expert_games=expert_games
            )
        text = Path(page).read_text("utf-8") if Path(page).exists() else ""
        with files.writing(page) as line:
            line(with_matrix(text, game, matrix).rstrip("\n"))
        typer.echo(told(matrix))
