"""The commands `arena` and `ladder`: reads what was typed, and writes what came out."""

from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from saleroom.arena.ladder.page import updated
from saleroom.arena.ladder.population import Matrix
from saleroom.arena.ladder.rungs import Rung, contests, games_for, measured_rung
from saleroom.arena.report import plots
from saleroom.arena.report.page import page as page_of
from saleroom.arena.report.page import share
from saleroom.arena.tournament.command import command_of
from saleroom.arena.tournament.holding import hold
from saleroom.arena.tournament.results import TournamentResult
from saleroom.arena.tournament.setting import setting_of
from saleroom.core.contract import Game
from saleroom.core.errors import needs, no_such
from saleroom.messages.languages import ENGLISH
from saleroom.terminal import files
from saleroom.terminal.arguments import (
    Address,
    Edition,
    Force,
    GameName,
    Language,
    On,
    Option,
    Players,
    Resume,
    Seed,
    Width,
    Workers,
)
from saleroom.terminal.population import write_matrices
from saleroom.terminal.progress import progress_bar
from saleroom.terminal.screen import open_console
from saleroom.terminal.standings import drawn
from saleroom.terminal.typed import Mistyped, bots_of, game_of, match_of, seed_of, where_of
from saleroom.text.speaking import Phrases

PAGE = "docs/bots.md"
EXPERT_GAMES = 400
STOP = "--stop-when-sure"
Plain = Annotated[bool, typer.Option("--plain", help="do without compiled games")]


def arena(  # noqa: PLR0913  # a command's options
    game: GameName,
    *,
    bots: Annotated[str, typer.Option(help="one bot for all seats, or one for each, with commas")],
    games: Annotated[
        int, typer.Option(min=1, help="how many, at least: deals are played whole")
    ] = 2400,
    players: Players = None,
    edition: Edition = None,
    option: Option = None,
    seed: Seed = None,
    workers: Workers = None,
    on: On = "here",
    address: Address = None,
    json: Annotated[
        str | None, typer.Option(metavar="FILE", help="write the result as JSON; - prints it")
    ] = None,
    html: Annotated[
        str | None, typer.Option(metavar="FILE", help="write a report with plots")
    ] = None,
    resume: Resume = None,
    stop_when_sure: Annotated[
        bool, typer.Option(STOP, help="stop when the first bot is better, or worse, for sure")
    ] = False,
    plain: Plain = False,
    at: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="play at this server, where program:NAME is a registered program"
        ),
    ] = None,
    force: Force = False,
    language: Language = ENGLISH,
    width: Width = None,
) -> None:
    """Let bots compete: every deal in every seating, with intervals, ratings and a report."""
    match = match_of(game, players, edition, option)
    names = tuple(bots_of(bots, match.game, range(match.players)).values())
    for path in (json, html):
        if path is not None:
            files.check_writable(path, force=force)
    if html is not None:
        plots.check_there()
    run_there = _run_at(at, match.game.name) if at else ""
    setting = setting_of(match, names, seed_of(seed), at or "", run_there)
    where = where_of(on, workers, address)
    with progress_bar() as progress:
        task = progress.add_task("games", total=games)
        result = hold(
            setting,
            games,
            where=where,
            resume=resume,
            stop_when_sure=stop_when_sure,
            plain=plain,
            command=command_of(setting, games, *([STOP] if stop_when_sure else [])),
            progress=partial(progress.advance, task),
        )
    _write(result, json, html, language)
    if files.STANDARD not in (json, html):
        open_console(width).print(drawn(result, Phrases(language)))


def _run_at(address: str, game: str) -> str:
    """Say by which rules a server plays a game, if it is there and does."""
    try:
        from saleroom.client import House  # noqa: PLC0415  # the extra `client`
    except ModuleNotFoundError as error:
        raise needs(error.name, "client") from error
    with House(address) as house:
        rules = {found["name"]: found["rules"] for found in house.games()}
    if game not in rules:
        raise no_such("game", game, tuple(rules))
    return f"rules {rules[game]}"


def _write(result: TournamentResult, json: str | None, html: str | None, language: str) -> None:
    if json is not None:
        with files.writing(json) as line:
            line(msgspec.json.format(msgspec.json.encode(result)).decode())
    if html is not None:
        with files.writing(html) as line:
            line(page_of(result, language))


def ladder(  # noqa: PLR0913  # a command's options
    game: GameName,
    *,
    players: Annotated[
        list[int] | None, typer.Option(help="only tables of this size; repeatable")
    ] = None,
    rung: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help="only this bot; repeatable")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="how many for each rung")] = 2400,
    expert_games: Annotated[
        int | None,
        typer.Option(min=1, help=f"how many where Expert plays  [default: {EXPERT_GAMES}]"),
    ] = None,
    seed: Annotated[int, typer.Option(help="the same seed gives the same games")] = 1,
    workers: Workers = None,
    on: On = "here",
    address: Address = None,
    page: Annotated[
        str, typer.Option(metavar="FILE", help="the page whose table is brought up to date")
    ] = PAGE,
    plain: Plain = False,
    population: Annotated[
        bool, typer.Option("--population", help="every rung against a table of everybody instead")
    ] = False,
    resume: Annotated[
        str | None, typer.Option(metavar="FOLDER", help="keep finished deals in files here")
    ] = None,
    language: Language = ENGLISH,
) -> None:
    """Measure every bot against a table of the next weaker one, and write the table of a page.

    Every rung is written as soon as it is measured. With --population every rung that plays by
    judgement is measured against a table of everybody who does, styles included; Expert too, and
    Master where it is a rung, if --expert-games says by how many games.
    """
    chosen = game_of(game)
    where = where_of(on, workers, address)
    if population:
        unused = {"--rung": rung, "--plain": plain}
        if given := [name for name, value in unused.items() if value]:
            raise Mistyped("typed_population", name=given[0])
        told = partial(matrix_told, phrase=Phrases(language))
        sizes = players or chosen.players
        write_matrices(
            chosen,
            sizes,
            games,
            seed,
            page=page,
            told=told,
            where=where,
            resume=resume,
            expert_games=expert_games or 0,
        )
        return
    wanted = list(contests(chosen, players or (), rung or ()))
    files.check_writable(page, force=True)
    for contest in wanted:
        number = games_for(contest, games, expert_games or EXPERT_GAMES)
        kept = files.kept_in(resume, f"{chosen.name}-{contest.players}-{contest.above}")
        with progress_bar() as progress:
            task = progress.add_task("games", total=number)
            hear = partial(progress.advance, task)
            held = partial(hold, where=where, resume=kept, plain=plain, rated=False, progress=hear)
            found = measured_rung(chosen, contest, number, seed, held)
        _bring_up_to_date(page, chosen, found)
        typer.echo(_told(found, Phrases(language)))


def _bring_up_to_date(page: str, game: Game, found: Rung) -> None:
    text = Path(page).read_text("utf-8") if Path(page).exists() else ""
    with files.writing(page) as line:
        line(updated(text, game, [found]).rstrip("\n"))


def matrix_told(matrix: Matrix, phrase: Phrases) -> str:
    """Say against whom each rung wins least, and where a stronger one does worse than a weaker."""
    others, lines = matrix.players - 1, []
    for rung in matrix.rungs:
        member = matrix.worst(rung)
        wins = share(matrix.shares[rung, member], phrase)
        lines.append(phrase.report("worst", rung=rung, others=others, member=member, wins=wins))
    for weaker, stronger, member in matrix.broken():
        named = {"weaker": weaker, "stronger": stronger, "member": member}
        lines.append(phrase.report("broken", others=others, **named))
    return "\n".join(lines)


def _told(found: Rung, phrase: Phrases) -> str:
    return phrase.report(
        "rung",
        above=found.above,
        others=found.players - 1,
        below=found.below,
        wins=share(found.wins, phrase),
        games=found.games,
        index=f"{found.index.mean:.2f}",
        holds="true" if found.holds else "false",
    )
