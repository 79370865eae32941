"""The command `learn`: what a position promises, from games; and the file it is kept in."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from saleroom.bots.learnt import CannotLearn, Net, Nets
from saleroom.bots.skill import skill_module
from saleroom.core.errors import needs
from saleroom.messages.languages import ENGLISH
from saleroom.terminal import files
from saleroom.terminal.arguments import (
    Address,
    Force,
    GameName,
    Language,
    On,
    Players,
    Resume,
    Workers,
)
from saleroom.terminal.typed import Mistyped, game_of, where_of
from saleroom.text.speaking import Phrases


def learn(  # noqa: PLR0913  # a command's options
    game: GameName,
    *,
    players: Players = None,
    games: Annotated[int, typer.Option(min=20, help="by judgement, to begin with")] = 40_000,
    searched: Annotated[int, typer.Option(min=20, help="later, with searches at table")] = 2000,
    worlds: Annotated[int, typer.Option(min=1, help="that those think through")] = 16,
    generations: Annotated[int, typer.Option(min=1, help="how often at most")] = 2,
    epochs: Annotated[int, typer.Option(min=1, help="how often it sees each position")] = 6,
    seed: Annotated[int, typer.Option(help="the same seed teaches the same")] = 1,
    workers: Workers = None,
    on: On = "here",
    address: Address = None,
    resume: Resume = None,
    output: Annotated[
        str, typer.Option(metavar="FILE", help="where to write the net; - prints it")
    ] = files.STANDARD,
    force: Force = False,
    language: Language = ENGLISH,
) -> None:
    """Teach Master's net how games end, and measure it on games it has not seen."""
    chosen = game_of(game)
    if skill_module(chosen.name) is None:
        raise CannotLearn("learn_nothing", name=chosen.name)
    # Nets for other numbers of players in the file stay in it.
    files.check_writable(output, force=force or _is_of_nets(output))
    try:
        from saleroom.arena.learning import learning  # noqa: PLC0415  # needs the extra `fast`
    except ModuleNotFoundError as error:
        raise needs(error.name, "fast") from error
    schooling = learning.Schooling(
        game=chosen.name,
        players=learning.players_of(chosen, players),
        games=games,
        searched=searched,
        worlds=worlds,
        generations=generations,
        epochs=epochs,
        seed=seed,
    )
    chosen.new(schooling.players)  # refuse a table that cannot be
    phrase = Phrases(language)
    if (school := learning.school_of(schooling)) is not None:
        unused = {"--workers": workers, "--on": on != "here", "--address": address}
        if given := [name for name, value in (unused | {"--resume": resume}).items() if value]:
            raise Mistyped("typed_school", name=given[0])
        learnt = school(schooling, told=lambda line: typer.echo(line, err=True))
        if isinstance(learnt, Net):
            learnt = _with_others(output, schooling.players, learnt)
        _write(output, learnt)
        return
    net, pays = learning.learn(
        schooling,
        where=where_of(on, workers, address),
        progress=lambda number, found: _tell(number, found, phrase),
        resume=resume,
    )
    if not pays:
        raise CannotLearn("learn_no_better")
    _write(output, _with_others(output, schooling.players, net))


def _tell(number: int, found: Any, phrase: Phrases) -> None:
    figures = {name: f"{getattr(found, name):.4f}" for name in ("counting", "before", "after")}
    typer.echo(phrase("learnt", number=number + 1, positions=found.positions, **figures), err=True)


def _is_of_nets(output: str) -> bool:
    return output != files.STANDARD and _read(output) is not None


def _read(path: str) -> Nets | None:
    try:
        return msgspec.json.decode(Path(path).read_bytes(), type=Nets)
    except (OSError, msgspec.DecodeError):
        return None


def _with_others(output: str, players: int, net: Net) -> Nets:
    known = _read(output) if output != files.STANDARD else None
    nets = {} if known is None else dict(known.nets)
    nets[str(players)] = net
    return Nets(dict(sorted(nets.items())))


def _write(output: str, found: msgspec.Struct) -> None:
    with files.writing(output) as line:
        line(msgspec.json.encode(found).decode())
