"""`saleroom ladder GAME --population`: the matrix of rungs and members, on a page and told."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import typer

from saleroom.arena.ladder.page import with_matrix
from saleroom.arena.ladder.population import Matrix, measured_matrix, rungs_of
from saleroom.bots.registry import styles_for
from saleroom.core.contract import Game
from saleroom.core.errors import needs
from saleroom.terminal import files
from saleroom.terminal.progress import progress_bar


def write_matrices(  # noqa: PLR0913, PLR0917  # what is measured, and who hears of it
    game: Game,
    players: Sequence[int],
    games: int,
    seed: int,
    page: str,
    told: Callable[[Matrix], str],
) -> None:
    """Measure a matrix for each number of players, and write each as soon as it is there."""
    try:
        from saleroom.arena.tournament.compiled_blocks import play_blocks  # noqa: PLC0415  # needs the extra `fast`
    except ModuleNotFoundError as error:
        raise needs(error.name, "fast") from error
    for count in players:
        game.new(count)  # refuse a table that cannot be
    files.check_writable(page, force=True)
    cells = len(rungs_of(game)) * (len(rungs_of(game)) + len(styles_for(game)))
    for count in players:
        with progress_bar() as progress:
            task = progress.add_task("tables", total=cells)
            matrix = measured_matrix(
                game, count, games, seed, play_blocks, partial(progress.advance, task)
            )
        text = Path(page).read_text("utf-8") if Path(page).exists() else ""
        with files.writing(page) as line:
            line(with_matrix(text, game, matrix).rstrip("\n"))
        typer.echo(told(matrix))
