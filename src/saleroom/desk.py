"""What all commands share: one line for every error, exit codes, and who is asked for what.

Decides what `saleroom` alone does: with the extra `server` it opens the house in the browser,
without it plays in the terminal. Which commands there are is not its business.
"""

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from saleroom import __version__
from saleroom.core.errors import CodedError, SaleroomError
from saleroom.messages.languages import ENGLISH, SPOKEN

MISUSE = 2
INTERRUPTED = 130
# What `saleroom` alone does, with the packages of a server and without.
OPEN_THE_HOUSE = ("serve", "--next-port")
PLAY_HERE = ("play",)


class Desk(TyperGroup):
    """Turns every error into one line and an exit code, for `saleroom` and for tests alike."""

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        """Run a command, or what is done without one, and exit."""
        words = list(sys.argv[1:] if args is None else args) or list(done_alone())
        extra["standalone_mode"] = False
        sys.exit(_exit_code(partial(super().main, words, *more, **extra)))


def done_alone() -> tuple[str, ...]:
    """Return the command that stands for none."""
    return OPEN_THE_HOUSE if find_spec("starlette") else PLAY_HERE


def _exit_code(command: Callable[[], Any]) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    SPOKEN.set(ENGLISH)
    try:
        code = command()
        sys.stdout.flush()
    except CodedError as error:
        return _complain(_saying().said(error, SPOKEN.get()))
    except SaleroomError as error:
        return _complain(str(error))
    except BrokenPipeError:
        return _silence()
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (typer.Abort, KeyboardInterrupt):
        code = INTERRUPTED
    except Exception as error:
        # What Typer complains about on a command line has no common class with a public name.
        if not hasattr(error, "format_message"):
            raise
        return _complain(error.format_message())
    if code == INTERRUPTED:
        _complain(_saying().catalogue(SPOKEN.get()).text("terminal-stopped"))
    return code if isinstance(code, int) else 0


def _saying() -> Any:
    from saleroom.messages import saying  # noqa: PLC0415  # slow to import, seldom needed

    return saying


def _complain(message: str) -> int:
    typer.echo(f"saleroom: {' '.join(message.split())}", err=True)
    return MISUSE


def _silence() -> int:
    """Nobody reads on (`| head`): say nothing, not even when Python closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def desk() -> typer.Typer:
    """Make a desk without commands."""
    app = typer.Typer(cls=Desk, add_completion=False, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True)(saleroom)
    return app


def saleroom(
    context: typer.Context,
    *,
    version: Annotated[bool, typer.Option("--version", help="say which version this is")] = False,
) -> None:
    """A house for auction board games.

    Without a command it opens the house in the browser (serve --next-port);
    where the extra `server` is not installed it plays in the terminal (play).
    """
    if version:
        typer.echo(f"saleroom {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
