"""The commands of a server: reads what was typed for `serve`, `backup`, `doctor` and the others.

What they do is done in `saleroom.web`, which is imported only when it is needed: the packages of
a server are an extra.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from saleroom.core.errors import Misuse, SaleroomError, needs
from saleroom.messages.languages import ENGLISH
from saleroom.terminal import files
from saleroom.terminal.arguments import Force, Language
from saleroom.text.speaking import Phrases

Data = Annotated[
    Path | None, typer.Option(help="the folder where tables are kept", envvar="SALEROOM_DATA")
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL", help="a database instead of the folder", envvar="SALEROOM_DATABASE"
    ),
]


@contextmanager
def _on_the_server() -> Iterator[None]:
    """Turn what can go wrong there into one line."""
    try:
        yield
    except ModuleNotFoundError as error:
        extra = "cluster" if error.name in {"asyncpg", "redis"} else "server"
        raise needs(error.name, extra) from error
    except (OSError, SaleroomError):
        raise
    except Exception as error:
        if type(error).__module__.startswith("saleroom.store."):
            raise Misuse("data_trouble", why=str(error)) from error
        raise


def usual_data() -> Path:
    """Return the folder for tables where none is named."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "saleroom"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local" / "share")) / "saleroom"


def serve(  # noqa: PLR0913  # a command's options
    *,
    host: Annotated[str, typer.Option(help="the address to listen at")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any that is free")] = 8080,
    data: Data = None,
    database: Database = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="for several servers", envvar="SALEROOM_REDIS")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="an address under which people reach the server; repeatable"),
    ] = None,
    metrics_token: Annotated[
        str | None, typer.Option(help="lets others read /metrics", envvar="SALEROOM_METRICS_TOKEN")
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="another limit than the usual; repeatable"),
    ] = None,
    smtp: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="the server for e-mails: smtps://user@host, or smtp:// with STARTTLS",
            envvar="SALEROOM_SMTP",
        ),
    ] = None,
    smtp_password_file: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="holds its password, if SALEROOM_SMTP_PASSWORD does not",
            envvar="SALEROOM_SMTP_PASSWORD_FILE",
        ),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="who sends e-mails", envvar="SALEROOM_MAIL_FROM"),
    ] = None,
    private_webhooks: Annotated[
        bool, typer.Option("--private-webhooks", help="let reminders go to private networks, too")
    ] = False,
    static: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="a built page in place of ours")
    ] = None,
    next_port: Annotated[
        bool, typer.Option("--next-port", help="if the port is taken, take the next free one")
    ] = False,
    bot_processes: Annotated[
        int, typer.Option(min=1, max=256, help="processes for bots that think long")
    ] = 1,
    processes: Annotated[
        int, typer.Option(min=1, max=256, help="processes behind the port; needs PostgreSQL, Redis")
    ] = 1,
    language: Language = ENGLISH,
) -> None:
    """Run the server: play in the browser, with others or with bots."""
    with _on_the_server():
        from saleroom.web import tasks  # noqa: PLC0415  # the extra `server`

        options = tasks.ServerOptions(
            storage=tasks.Storage(data or usual_data(), database),
            host=host,
            port=port,
            redis=redis,
            origins=tuple(origin or ()),
            metrics_token=metrics_token,
            limits=tuple(limit or ()),
            smtp=smtp,
            smtp_password_file=smtp_password_file,
            mail_from=mail_from,
            private_webhooks=private_webhooks,
            static=static,
            next_port=next_port,
            bot_processes=bot_processes,
            processes=processes,
        )
        desk = _Desk(language)
        tasks.serve(options, desk.say, desk.warn)


class _Desk:
    """Says what a server does to who started it."""

    def __init__(self, language: str) -> None:
        self._phrases = Phrases(language)

    def say(self, name: str, /, **args: Any) -> None:
        """Say it now: who started the server waits for the address."""
        typer.echo(self._worded(name, args))
        sys.stdout.flush()

    def note(self, name: str, /, **args: Any) -> None:
        """Say it beside what is written."""
        typer.echo(self._worded(name, args), err=True)

    def warn(self, name: str, /, **args: Any) -> None:
        """Say what is not as it should be."""
        typer.echo(f"saleroom: {self._worded(name, args)}", err=True)

    def _worded(self, name: str, args: dict[str, Any]) -> str:
        if "error" in args:
            args["error"] = self._phrases.error(args["error"])
        return self._phrases(name, **args)


def backup(
    target: Annotated[Path, typer.Argument(metavar="FILE", help="a new file to copy into")],
    *,
    data: Data = None,
    database: Database = None,
    force: Force = False,
    language: Language = ENGLISH,
) -> None:
    """Copy all tables into one file, while servers go on; a server can run on the copy."""
    with _on_the_server():
        from saleroom.web import tasks  # noqa: PLC0415  # the extra `server`

        lost = tasks.copy(tasks.Storage(data or usual_data(), database), target, force=force)
    desk = _Desk(language)
    for what in lost:
        desk.warn("lost", rows=what.rows, log=what.log)
    desk.note("copied", file=str(target))
    if lost:
        raise typer.Exit(1)


def doctor(
    *,
    log: Annotated[
        str | None, typer.Option(metavar="TABLE", help="write the log of this table as it is kept")
    ] = None,
    data: Data = None,
    database: Database = None,
    language: Language = ENGLISH,
) -> None:
    """Look through all tables and say what is wrong with which; nothing is changed."""
    with _on_the_server():
        from saleroom.web import tasks  # noqa: PLC0415  # the extra `server`

        storage = tasks.Storage(data or usual_data(), database)
        if log is not None:
            if not tasks.log_of(storage, log, typer.echo):
                raise Misuse("no_table", name=f"{log!r:.60}")
            return
        desk = _Desk(language)
        tables, wrong = tasks.examine(storage, desk.say)
    desk.note("examined", tables=tables, wrong=wrong)
    if wrong:
        raise typer.Exit(1)


def export(  # noqa: PLR0913  # a command's options
    *,
    output: Annotated[str, typer.Option(help="the file to write, - for standard output")],
    form: Annotated[Literal["jsonl", "parquet"], typer.Option("--format")] = "jsonl",
    data: Data = None,
    database: Database = None,
    force: Force = False,
    language: Language = ENGLISH,
) -> None:
    """Write the records of all finished games, as JSON Lines or Parquet."""
    files.check_writable(output, force=force)
    with _on_the_server():
        from saleroom.web import tasks  # noqa: PLC0415  # the extra `server`

        storage = tasks.Storage(data or usual_data(), database)
        if form == "parquet":
            if output == files.STANDARD:
                raise Misuse("parquet_output")
            written, frozen = tasks.export_parquet(storage, Path(output))
        else:
            with files.writing(output) as line:
                written, frozen = tasks.export_lines(storage, line)
    desk = _Desk(language)
    desk.note("exported", count=written)
    if frozen:
        desk.warn("not-exported", count=frozen)


def protocol(
    *,
    output: Annotated[str, typer.Option(help="the file to write, - for standard output")] = "-",
    force: Force = False,
) -> None:
    """Write the types of the protocol for TypeScript."""
    files.check_writable(output, force=force)
    with _on_the_server():
        from saleroom.web import typescript  # noqa: PLC0415  # the extra `server`

        with files.writing(output) as line:
            line(typescript.written().rstrip("\n"))


def mcp(
    *,
    address: Annotated[
        str, typer.Option(metavar="URL", help="the server to play at", envvar="SALEROOM_ADDRESS")
    ] = "http://127.0.0.1:8080",
    token: Annotated[
        str | None, typer.Option(help="who one is there", envvar="SALEROOM_TOKEN")
    ] = None,
    token_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="keeps the token between two runs")
    ] = None,
) -> None:
    """Let an agent that speaks MCP over standard input and output play at a server."""
    try:
        from saleroom.agents.serving import serve_stdio  # noqa: PLC0415  # the extra `mcp`
    except ModuleNotFoundError as error:
        raise needs(error.name, "mcp") from error
    if token is None and token_file is not None and token_file.exists():
        token = token_file.read_text("utf-8").strip() or None
    serve_stdio(address, token, token_file)


SERVER_COMMANDS = (serve, backup, doctor, export, protocol, mcp)
