"""`saleroom check-game`: a game held to the contract and the laws, a line for each breach."""

from pathlib import Path
from typing import Annotated

import typer

from saleroom.messages.languages import ENGLISH
from saleroom.terminal.arguments import GameName, Language
from saleroom.terminal.typed import game_of
from saleroom.text.speaking import Phrases

BREACHES = 1


def check_game(
    game: GameName,
    *,
    keep: Annotated[
        Path | None, typer.Option(help="write down here what the rules do, and check nothing")
    ] = None,
    language: Language = ENGLISH,
) -> None:
    """Hold a game to the contract, the laws and both back ends, and say what is missing."""
    # Slow to import, and every other command would pay for it.
    from saleroom.laws import behaviour  # noqa: PLC0415  # see above
    from saleroom.laws.checking import checked  # noqa: PLC0415  # see above
    from saleroom.laws.setups import setups_of  # noqa: PLC0415  # see above

    of = game_of(game)
    if keep is not None:
        behaviour.keep(of, keep)
        return
    phrase = Phrases(language)
    laws = breaches = 0

    def begun(says: str) -> None:
        nonlocal laws
        laws += 1
        typer.echo(f"... {says}", err=True)

    for found in checked(of.name, begun):
        breaches += found.is_breach
        kind = "breach" if found.is_breach else "unchecked"
        typer.echo(f"{phrase('law', found=kind, law=found.law)}\n  {found.place}: {found.text}")
    setups = len(setups_of(of.name))
    typer.echo(phrase("laws", game=of.name, laws=laws, setups=setups, breaches=breaches))
    raise typer.Exit(BREACHES if breaches else 0)
