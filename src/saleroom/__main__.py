"""Where `saleroom` and `python -m saleroom` begin.

Imports the commands of a server alone when one of those is meant. A server that was killed is back
the sooner: the packages of the terminal would be a third of its start.
"""

import sys

from saleroom.desk import desk, done_alone
from saleroom.server_commands import SERVER_COMMANDS


def main() -> None:
    """Run the command that was typed."""
    first = (sys.argv[1:] or done_alone())[0]
    if first in {command.__name__ for command in SERVER_COMMANDS}:
        app = desk()
        for command in SERVER_COMMANDS:
            app.command()(command)
    else:
        from saleroom.cli import app  # noqa: PLC0415  # see above
    app(prog_name="saleroom")


if __name__ == "__main__":
    main()
