"""`saleroom lab` and `saleroom lots`: experiments with a game, and lots as rows of a table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from saleroom.messages.languages import ENGLISH
from saleroom.play.record import read
from saleroom.store.parquet import check_there
from saleroom.terminal import files
from saleroom.terminal.arguments import Address, Force, Language, On, Resume, Workers
from saleroom.terminal.progress import progress_bar
from saleroom.terminal.typed import where_of
from saleroom.text.speaking import Phrases


def lab(  # noqa: PLR0913  # a command's options
    path: Annotated[str, typer.Argument(metavar="FILE.toml")],
    *,
    games: Annotated[
        int | None, typer.Option(min=1, help="deals, in place of the file's number")
    ] = None,
    html: Annotated[str | None, typer.Option(metavar="FILE", help="write a report here")] = None,
    json: Annotated[
        str, typer.Option(metavar="FILE", help="write findings here; - prints them")
    ] = files.STANDARD,
    parquet: Annotated[
        str | None, typer.Option(metavar="FILE", help="write every lot of every game here")
    ] = None,
    workers: Workers = None,
    on: On = "here",
    address: Address = None,
    resume: Resume = None,
    force: Force = False,
    language: Language = ENGLISH,
) -> None:
    """Run an experiment that a file describes: the same deals, sold or paid out in other ways."""
    from saleroom.arena.report import plots  # noqa: PLC0415  # slow to import
    from saleroom.laboratory import findings, report, running, tables  # noqa: PLC0415  # slow to import
    from saleroom.laboratory.experiment import experiment_in  # noqa: PLC0415  # the same

    experiment = experiment_in(_text(path))
    if games is not None:
        experiment = msgspec.structs.replace(experiment, games=games)
    for target in (html, json, parquet):
        if target is not None:
            files.check_writable(target, force=force)
    if html is not None:
        plots.check_there()
    if parquet is not None:
        check_there()
    with progress_bar() as progress:
        task = progress.add_task("deals", total=experiment.games)
        deals = running.run(
            experiment,
            where=where_of(on, workers, address),
            progress=lambda: progress.advance(task),
            resume=resume,
        )
    found = findings.findings(experiment, deals)
    if parquet is not None:
        rows = ((game.arm, lot) for deal in deals for game in deal.games for lot in game.lots)
        tables.write_lots(parquet, rows)
    if html is not None:
        with files.writing(html) as line:
            line(report.page(found, language))
    with files.writing(json) as line:
        line(msgspec.json.format(msgspec.json.encode(found)).decode())


def lots(
    path: Annotated[str, typer.Argument(metavar="FILE", help="records; - is standard input")],
    *,
    parquet: Annotated[
        str | None, typer.Option(metavar="FILE", help="write a table here; else JSON lines")
    ] = None,
    worth: Annotated[
        str, typer.Option(metavar="BOT", help="whose estimate of what lots are worth; or none")
    ] = "dealer",
    force: Force = False,
    language: Language = ENGLISH,
) -> None:
    """List every lot of some records: who could bid, bids, price, what it paid and was worth."""
    from saleroom.laboratory import tables  # noqa: PLC0415  # slow to import

    files.check_readable(path)
    if parquet is not None:
        files.check_writable(parquet, force=force)
    rows = ((None, lot) for lot in _lots_in(path, None if worth == "none" else worth, language))
    if parquet is not None:
        count = tables.write_lots(parquet, rows)
        typer.echo(Phrases(language)("lots-written", count=count, file=parquet), err=True)
        return
    with files.writing(files.STANDARD) as put:
        for _, row in rows:
            put(msgspec.json.encode(row).decode())


def _lots_in(path: str, bot: str | None, language: str) -> Iterator[msgspec.Struct]:
    from saleroom.laboratory.lots import lots_of_record  # noqa: PLC0415  # slow to import

    for number, line in files.lines_of(path):
        with files.on_line(number, path, language):
            found = list(lots_of_record(read(line), number, bot))
        yield from found


def _text(path: str) -> str:
    try:
        return Path(path).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise files.unreadable(path, error) from error
