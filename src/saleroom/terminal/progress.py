"""A bar on standard error, with the time left, for what takes long."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress


def progress_bar() -> "Progress":
    """Make a bar; where nobody looks at a terminal there is none."""
    from rich import console, progress  # noqa: PLC0415  # slow to import; --help needs no bar

    screen = console.Console(stderr=True)
    return progress.Progress(
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
