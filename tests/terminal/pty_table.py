"""A person at a real terminal: a pseudo-terminal with `saleroom` at the other end."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

# Colours and the moving of the cursor.
_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
LONGEST_WAIT = 60.0
# The pseudo-terminal becomes the controlling one, so that Ctrl-C reaches the program.
_ON_TERMINAL = """\
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, "-m", "saleroom", *sys.argv[1:]])
"""


class PtyTable:
    """Runs a command on a terminal of eighty columns, reads the screen and types."""

    def __init__(self, *arguments: str, folder: Path) -> None:
        self._master, slave = pty.openpty()
        environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "50"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", _ON_TERMINAL, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.screen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def read_until(self, done: Callable[[str], bool]) -> str:
        """Read until the new text is what is waited for, or the program ends."""
        raw, new = b"", ""
        while not done(new):
            ready, _, _ = select.select([self._master], [], [], LONGEST_WAIT)
            assert ready, f"nothing came for {LONGEST_WAIT} s after: {new[-500:]}"
            try:
                chunk = os.read(self._master, 65536)
            except OSError:  # the other end is closed
                break
            if not chunk:
                break
            raw += chunk
            new = _CONTROL.sub("", raw.decode(errors="replace")).replace("\r", "")
        self.screen += new
        return new

    def prompt(self) -> str:
        """Read what is shown up to the next prompt, or to the end."""
        return self.read_until(lambda new: new.endswith("> "))

    def type(self, text: str) -> None:
        """Type something."""
        os.write(self._master, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C while the program waits.

        Between its prompt and its waiting, Python notes the signal but wakes for the next key only:
        a person presses again, a test would wait for ever.
        """
        stat = Path(f"/proc/{self._process.pid}/stat")
        for _ in range(int(LONGEST_WAIT / 0.05)):
            if stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "S":
                break
            time.sleep(0.05)
        self.type("\x03")

    def answer(self, text: str) -> str:
        """Type an answer, and read up to the next prompt."""
        self.type(text + "\n")
        return self.prompt()

    def wait(self) -> int:
        """Read to the end and return the exit code."""
        self.read_until(lambda _: False)
        return self._process.wait(LONGEST_WAIT)
