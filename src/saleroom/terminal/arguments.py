"""Arguments that several commands take, each described once."""

from typing import Annotated, Literal

import typer

from saleroom.messages.languages import SPOKEN, checked_language


def _speak(language: str) -> str:
    """Tell errors in that language too."""
    SPOKEN.set(checked_language(language))
    return language


GameName = Annotated[str, typer.Argument(metavar="GAME", help="see: saleroom games")]
Players = Annotated[int | None, typer.Option(help="how many sit at the table")]
Edition = Annotated[str | None, typer.Option(help="which edition of the game")]
Option = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="an option of the game, or @FILE for a TOML file of them; repeatable",
    ),
]
Bots = Annotated[
    str | None, typer.Option(help="one bot for all seats, or one for each, with commas")
]
Seed = Annotated[int | None, typer.Option(help="the same seed gives the same game")]
Force = Annotated[bool, typer.Option("--force", help="overwrite the file")]
Language = Annotated[
    str, typer.Option(metavar="LANGUAGE", help="en, fr, pl or de", callback=_speak)
]
Width = Annotated[int | None, typer.Option(min=40, help="columns, if not those of the terminal")]
Workers = Annotated[
    int | None, typer.Option(min=1, help="how many at once; one for each core by default")
]
On = Annotated[Literal["here", "ray"], typer.Option(help="on this machine, or on a cluster of Ray")]
Address = Annotated[
    str | None,
    typer.Option(metavar="HOST:PORT", help="with --on ray: a cluster; one is started by default"),
]
Resume = Annotated[
    str | None, typer.Option(metavar="FILE", help="keep what is done here, and go on from it")
]
