"""Getting Expert ready: compiling takes a minute the first time, and nobody shall wait for it.

A process of its own compiles, at low priority, and so fills the cache on disk; when it has ended
well, a thread of this process loads what is there. One such preparation serves all seats of a game.
Where nobody waits (the arena, records) it is done in the foreground instead, because who plays a
seat must not depend on the clock there.

    python -m saleroom.bots.preparing GAME    compiles now, for later
"""

import atexit
import logging
import os
import subprocess
import sys
from contextlib import suppress
from enum import Enum, auto
from functools import cache
from importlib.util import find_spec
from threading import Lock, Thread

from saleroom.bots.reasons import BEING_PREPARED, NOT_INSTALLED, NOT_PREPARED
from saleroom.core.contract import Game
from saleroom.core.errors import needs
from saleroom.games.registry import game_named

LOG = logging.getLogger(__name__)

# Play goes first, but not for ever: whoever else wants to compile the same waits for this one.
LOW_PRIORITY = 5
# Said to the process that compiles: it ends when its input does.
ATTENDED = "attended"
# Seconds that the end of the program waits for a thread that is loading.
FAREWELL = 5.0


class Stage(Enum):
    """How far a preparation is."""

    NOT_BEGUN = auto()
    UNDER_WAY = auto()
    READY = auto()
    FAILED = auto()
    IMPOSSIBLE = auto()


# What a seat says about itself meanwhile.
_NOTES = {
    Stage.NOT_BEGUN: BEING_PREPARED,
    Stage.UNDER_WAY: BEING_PREPARED,
    Stage.FAILED: NOT_PREPARED,
    Stage.IMPOSSIBLE: NOT_INSTALLED,
}


class Preparation:
    """One game's Expert, on its way."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._lock = Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: Thread | None = None
        self._given_up = False
        self.stage = Stage.NOT_BEGUN if find_spec("numba") else Stage.IMPOSSIBLE

    @property
    def is_ready(self) -> bool:
        """Tell whether Expert can play."""
        return self.stage is Stage.READY

    @property
    def note(self) -> str | None:
        """Say why Expert does not play yet, as a code; None if it does."""
        return _NOTES.get(self.stage)

    def begin(self) -> None:
        """Prepare in the background; a second call does nothing."""
        with self._lock:
            if self.stage is not Stage.NOT_BEGUN:
                return
            self.stage = Stage.UNDER_WAY
            self._thread = Thread(target=self._work, name="saleroom preparing", daemon=True)
            self._thread.start()
        atexit.register(self._give_up)

    def finish(self) -> None:
        """Prepare in the foreground, or wait until the background is done; raise if it fails."""
        if self._thread is not None:
            self._thread.join()
        with self._lock:
            if self.stage is Stage.IMPOSSIBLE:
                raise needs("numba", "fast")
            if self.stage is not Stage.READY:
                load(self._game)
                self.stage = Stage.READY

    def _work(self) -> None:
        try:
            if self._compiled():
                load(self._game)
                self.stage = Stage.READY
                return
        except Exception:
            LOG.exception("Expert could not be prepared for %s", self._game.title)
        self.stage = Stage.FAILED

    def _compiled(self) -> bool:
        """Run the process that compiles; tell whether it ended well."""
        self._process = subprocess.Popen(  # noqa: S603  # our own program
            [sys.executable, "-P", "-m", __name__, self._game.name, ATTENDED],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        # Its input stays open as long as we live: a killed program closes it, and nothing else.
        with self._process as process:
            assert process.stderr is not None
            said = process.stderr.read().decode(errors="replace").strip()
            code = process.wait()
        if code and not self._given_up:
            last = said.splitlines()[-1] if said else f"exit code {code}"
            LOG.warning("Expert could not be prepared for %s: %s", self._game.title, last)
        return code == 0

    def _give_up(self) -> None:
        """At the end of the program stop compiling; what is compiled already is kept."""
        self._given_up = True
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
        if self._thread is not None:
            self._thread.join(FAREWELL)


@cache
def preparation_of(game: Game) -> Preparation:
    """Return the one preparation of a game."""
    return Preparation(game)


def load(game: Game) -> None:
    """Compile what a search needs, or load it if that was done before."""
    from saleroom.bots.search.warming import warm_up  # noqa: PLC0415  # needs the extra `fast`

    warm_up(game)


def main(game_name: str, attended: str = "") -> None:
    """Compile for later, without being in anybody's way; `attended`, only for who began it."""
    if attended == ATTENDED:
        Thread(target=_end_with_input, daemon=True).start()
    with suppress(OSError, AttributeError):  # not on every system
        os.nice(LOW_PRIORITY)
    load(game_named(game_name))


def _end_with_input() -> None:
    while os.read(0, 1):  # past `sys.stdin`, whose lock would be waited for at the end
        pass
    os._exit(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
