"""The commands: play, record, simulate, arena, verify, replay, analyse, explain, games, rules ...

Reads what was typed and says in one line what is wrong with it; all else is done elsewhere. No
game is known here by name, but for the one that is played when none is named.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Annotated

import msgspec
import typer

from saleroom import rulebook
from saleroom.arena.simulation.simulate import RANDOM, Simulated
from saleroom.arena.simulation.simulate import simulate as simulated
from saleroom.bots.advice import Adviser, strongest
from saleroom.bots.registry import usual_bot
from saleroom.bots.table import BotTable, branch, guarded_bots_at, played
from saleroom.desk import INTERRUPTED, desk
from saleroom.games.registry import game_named, game_names, left_out
from saleroom.messages.languages import ENGLISH, checked_language
from saleroom.play.match import Match
from saleroom.play.record import record_of, write
from saleroom.play.verify import verify_line
from saleroom.server_commands import backup, doctor, export, mcp, protocol, serve
from saleroom.terminal import catalogue, files
from saleroom.terminal.analyse_command import analyse
from saleroom.terminal.arena_commands import arena, ladder
from saleroom.terminal.arguments import (
    Address,
    Bots,
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
from saleroom.terminal.check_command import check_game
from saleroom.terminal.explaining import explained, moment, told
from saleroom.terminal.exploit_command import exploit
from saleroom.terminal.lab_commands import lab, lots
from saleroom.terminal.learn_command import learn
from saleroom.terminal.playing import play_seat, watch
from saleroom.terminal.progress import progress_bar
from saleroom.terminal.replaying import Replayer, viewer_named
from saleroom.terminal.screen import Screen, open_console, page, titled
from saleroom.terminal.summary import drawn
from saleroom.terminal.tune_command import tune
from saleroom.terminal.typed import (
    Mistyped,
    bots_of,
    game_of,
    match_of,
    options_of,
    seat_of,
    seed_of,
    where_of,
)
from saleroom.text.speaking import Phrases

FIRST_GAME = "modern-art"
PERSON = "person"
# Seconds for a line of the log, where somebody is there to read it.
PLAYING_PACE = 0.15
WATCHING_PACE = 0.5

BAD_RECORDS = 1


def play(  # noqa: PLR0913  # a command's options
    game: GameName = FIRST_GAME,
    *,
    players: Players = None,
    edition: Edition = None,
    seat: Annotated[str, typer.Option(help="your seat from 0 on, random, or none")] = "0",
    bots: Bots = None,
    seed: Seed = None,
    option: Option = None,
    out: Annotated[str | None, typer.Option(help="save the record of the game here")] = None,
    force: Force = False,
    pace: Annotated[float | None, typer.Option(min=0, max=60, help="seconds for a line")] = None,
    why: Annotated[bool, typer.Option("--why", help="bots that are watched say why")] = False,
    language: Language = ENGLISH,
    width: Width = None,
) -> None:
    """Play a game in the terminal, against bots; --seat none watches bots."""
    match = match_of(game, players, edition, option)
    chosen = seed_of(seed)
    own = seat_of(seat, match.players, chosen)
    if why and own is not None:
        raise Mistyped("typed_why")
    names = bots_of(bots, match.game, [s for s in range(match.players) if s != own])
    if out is not None:
        files.check_writable(out, force=force)
    everybody = [PERSON if s == own else names[s] for s in range(match.players)]
    console = open_console(width)
    usual = WATCHING_PACE if own is None else PLAYING_PACE
    chosen_pace = (usual if console.is_terminal else 0) if pace is None else pace
    screen = Screen(console, chosen_pace, language)
    table = BotTable(match, guarded_bots_at(match.game, names.values(), names), chosen)
    screen.say(_welcome(screen.phrase, match, everybody, chosen))
    sit = (
        partial(watch, why=why)
        if own is None
        else partial(
            play_seat,
            seat=own,
            adviser=Adviser(match.game, strongest(match.game, match.players), chosen),
        )
    )
    try:
        code = _sat_through(screen, partial(sit, screen, table, names=everybody))
    finally:
        if out is not None:
            with files.writing(out) as line:
                line(write(record_of(match, everybody)))
            screen.say(screen.phrase("record", file=out))
    raise typer.Exit(code)


def _sat_through(screen: Screen, sit: Callable[[], bool]) -> int:
    try:
        if not sit():
            screen.say(screen.phrase("left"))
    except KeyboardInterrupt:
        screen.say(f"\n{screen.phrase('stops')}")
        return INTERRUPTED
    return 0


def record(  # noqa: PLR0913  # a command's options
    game: GameName,
    *,
    out: Annotated[str, typer.Option(help="the file to write, - for standard output")],
    games: Annotated[int, typer.Option(min=1, help="how many")] = 100,
    players: Players = None,
    edition: Edition = None,
    bots: Bots = None,
    seed: Seed = None,
    option: Option = None,
    force: Force = False,
    language: Language = ENGLISH,
) -> None:
    """Let bots play and write the records, one game on each line."""
    match = match_of(game, players, edition, option)
    chosen = seed_of(seed)
    names = list(bots_of(bots, match.game, range(match.players)).values())
    files.check_writable(out, force=force)
    with progress_bar() as progress, files.writing(out) as line:
        for number in progress.track(range(games), description="games"):
            line(write(record_of(played(match.copy(), names, branch(chosen, number)), names)))
    phrase = Phrases(language)
    where = phrase("standard-output") if out == files.STANDARD else out
    typer.echo(phrase("written", count=games, file=where, seed=str(chosen)), err=True)


def simulate(  # noqa: PLR0913  # a command's options
    game: GameName,
    *,
    games: Annotated[int, typer.Option(min=1, help="how many")] = 100_000,
    players: Players = None,
    edition: Edition = None,
    bots: Bots = RANDOM,
    seed: Seed = None,
    option: Option = None,
    workers: Workers = None,
    on: On = "here",
    address: Address = None,
    resume: Resume = None,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON, not tables")] = False,
    language: Language = ENGLISH,
    width: Width = None,
) -> None:
    """Let bots play many games, on all cores, and sum up how they went."""
    match = match_of(game, players, edition, option)
    names = tuple(bots_of(bots, match.game, range(match.players)).values())
    table = Simulated(
        match.game.name, match.players, match.edition, options_of(option or ()), names
    )
    with progress_bar() as progress:
        task = progress.add_task("games", total=games)
        where = where_of(on, workers, address)
        hear = partial(progress.advance, task)
        summary = simulated(table, games, seed_of(seed), where=where, progress=hear, resume=resume)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(summary)).decode())
    else:
        open_console(width).print(drawn(summary, Phrases(language)))


def verify(
    paths: Annotated[list[str], typer.Argument(metavar="FILE...", help="- is standard input")],
    *,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="only what is wrong")] = False,
    language: Language = ENGLISH,
) -> None:
    """Replay records and say whether every move was legal and the result right."""
    for path in paths:
        files.check_readable(path)
    phrase = Phrases(language)
    good = bad = 0
    for path in paths:
        empty = True
        for number, line in files.lines_of(path):
            empty = False
            verdict = verify_line(line)
            good += verdict.ok
            bad += not verdict.ok
            if not (quiet and verdict.ok):
                typer.echo(f"{path}:{number}: {phrase.verdict(verdict)}")
        if empty and not quiet:
            typer.echo(phrase("empty", file=path))
    if not quiet:
        typer.echo(phrase("judged", count=good + bad, good=good, bad=bad))
    raise typer.Exit(BAD_RECORDS if bad else 0)


def replay(  # noqa: PLR0913  # a command's options
    path: Annotated[str, typer.Argument(metavar="FILE")],
    *,
    line: Annotated[int, typer.Option(min=1, help="which line of the file")] = 1,
    eyes: Annotated[str, typer.Option("--as", help="who looks: a seat, spectator or all")] = "all",
    at: Annotated[int | None, typer.Option(min=0, help="begin after this move")] = None,
    language: Language = ENGLISH,
    width: Width = None,
) -> None:
    """Step through a record: Enter goes on, b back, 57 to move 57, help lists the rest."""
    if path == files.STANDARD:
        raise files.BadFile("file_of_replay")
    game_record = files.record_on(line, path)
    screen = Screen(open_console(width), language=checked_language(language))
    viewer = viewer_named(eyes, game_record.players, screen.phrase)
    stepping = Replayer(screen, game_record, viewer)
    if at is not None:
        stepping.go_to(at)
    stepping.run()


def explain(  # noqa: PLR0913  # a command's options
    path: Annotated[str, typer.Argument(metavar="FILE")],
    *,
    move: Annotated[int, typer.Option(min=1, help="which move, from 1 on")],
    line: Annotated[int, typer.Option(min=1, help="which line of the file")] = 1,
    bot: Annotated[
        str | None, typer.Option(help="who is asked; dealer where the game has one")
    ] = None,
    seed: Annotated[int, typer.Option(help="the same seed gives the same answer")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="print JSON, not sentences")] = False,
    language: Language = ENGLISH,
    width: Width = None,
) -> None:
    """Say what a bot would have done at a move of a record, and why."""
    at = moment(files.record_on(line, path), move)
    found = explained(at, usual_bot(at.match.game) if bot is None else bot, seed)
    if as_json:
        typer.echo(msgspec.json.encode(found).decode())
    else:
        screen = Screen(open_console(width), language=language)
        screen.say(told(at, found, screen.phrase))


def games(*, language: Language = ENGLISH, width: Width = None) -> None:
    """List the games with their editions, numbers of players, bots and options."""
    console, phrase = open_console(width), Phrases(language)
    for name in game_names():
        console.print(catalogue.entry(game_named(name), phrase))
    for fault in left_out():
        typer.echo(f"saleroom: {phrase('left-out', why=fault)}", err=True)


def rules(
    game: GameName = FIRST_GAME,
    paragraphs: Annotated[
        list[str] | None, typer.Argument(metavar="[PARAGRAPH]...", help="only these paragraphs")
    ] = None,
    *,
    language: Language = ENGLISH,
    width: Width = None,
) -> None:
    """Print the rules of a game, or some of its paragraphs."""
    name = game_of(game).name
    console = open_console(width)
    if not paragraphs:
        console.print(page(rulebook.page(name, language)))
        return
    for found in [rulebook.paragraph(name, number, language) for number in paragraphs]:
        console.print(page(found.text))


def _welcome(phrase: Phrases, match: Match, names: list[str], seed: int) -> str:
    seats = [phrase("welcome-seat", seat=seat, name=name) for seat, name in enumerate(names)]
    return phrase("welcome", table=titled(match), seats=", ".join(seats), seed=str(seed))


# What most people come for stands first in the help.
PANELS: Mapping[str, Sequence[Callable[..., None]]] = {
    "To play": (play, serve, games, rules),
    "To look back": (replay, explain, analyse, verify),
    "To measure bots": (simulate, arena, ladder, record, lots, lab),
    "To make bots": (tune, learn, exploit),
    "To write games and programs": (check_game, mcp, protocol),
    "To run a server": (backup, doctor, export),
}

app = desk()
for panel, commands in PANELS.items():
    for command in commands:
        app.command(rich_help_panel=panel)(command)
