"""`saleroom analyse`: a game looked through, as a summary, a page of HTML or JSON."""

from typing import Annotated

import typer

from saleroom.analysis.found import FEWEST, MOST, OPEN_CARDS, OWN, WORLDS, written
from saleroom.messages.languages import ENGLISH, checked_language
from saleroom.terminal import files
from saleroom.terminal.arguments import Force, Language, Width
from saleroom.terminal.screen import Screen, open_console


def analyse(  # noqa: PLR0913  # a command's options
    path: Annotated[str, typer.Argument(metavar="FILE")],
    *,
    line: Annotated[int, typer.Option(min=1, help="which line of the file")] = 1,
    html: Annotated[
        str | None, typer.Option(help="write a report here, - is standard output")
    ] = None,
    json: Annotated[str | None, typer.Option(help="write JSON here, - is standard output")] = None,
    worlds: Annotated[
        int, typer.Option(min=FEWEST, max=MOST, help="to measure what looks better in")
    ] = WORLDS,
    seed: Annotated[int, typer.Option(help="the same seed gives the same analysis")] = 0,
    open_cards: Annotated[bool, typer.Option("--open", help="judge with all cards open")] = False,
    force: Force = False,
    language: Language = ENGLISH,
    width: Width = None,
) -> None:
    """Say what decided a game: what lots were worth, what decisions cost, how the chances went."""
    from saleroom.analysis.report import report  # noqa: PLC0415  # every other command starts without it
    from saleroom.analysis.words import Words  # noqa: PLC0415  # the same
    from saleroom.terminal.analysing import summed_up, watched  # noqa: PLC0415  # the same

    checked_language(language)
    record = files.record_on(line, path)
    if html is not None and json is not None:
        files.check_apart(html, json)
    for target in (html, json):
        if target is not None:
            files.check_writable(target, force=force)
    found = watched(record, worlds, seed, eyes=OPEN_CARDS if open_cards else OWN)
    if html is not None:
        with files.writing(html) as put:
            put(report(record, found, language).rstrip("\n"))
    if json is not None:
        with files.writing(json) as put:
            put(written(found).decode())
    if files.STANDARD not in (html, json):
        screen = Screen(open_console(width), language=language)
        for text in summed_up(Words(record, found, language)):
            screen.say(text)
