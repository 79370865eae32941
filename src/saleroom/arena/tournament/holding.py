"""Play a tournament: block after block, on all cores, from where it was left.

Blocks are heard in their order, whoever played them, so what is stopped early is stopped at the
same block with any number of workers.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from itertools import chain, islice
from math import ceil
from multiprocessing import active_children

from saleroom.arena.tournament import journal
from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.plain_blocks import play_block
from saleroom.arena.tournament.results import Result, Stopped, summed_up
from saleroom.arena.tournament.setting import Setting
from saleroom.arena.tournament.stopping import Watch
from saleroom.core.errors import BadSetup, CodedError

# Compiled games are so short that many blocks go into one piece of work.
COMPILED_GAMES = 500
# So much is handed out ahead for each worker; when it is stopped early this is for nothing.
_AHEAD = 3

# Of a compiled tournament so many games, and blocks, are also played at a table.
WATCHED_GAMES = 40
WATCHED_BLOCKS = 5


class BackEndsDiffer(CodedError):
    """Compiled games that are not those at the table."""


Play = Callable[[range], list[Block]]


def hold(  # noqa: PLR0913  # how it is done; what is played is all in the setting
    setting: Setting,
    games: int,
    *,
    workers: int | None = None,
    resume: str | None = None,
    stop_when_sure: bool = False,
    plain: bool = False,
    rated: bool = True,
    command: str = "",
    progress: Callable[[int], None] = lambda _: None,
) -> Result:
    """Play at least so many games, in whole blocks, and sum them up.

    `resume` is a file to go on from; `plain` does without compiled code; `rated` is whether the
    bots get ratings, which take some seconds; `progress` hears how many more games are done.
    """
    if games < 1:
        raise BadSetup("setup_least", option="games", least=1, given=games)
    wanted = ceil(games / setting.games_in_block)
    compiled = not plain and not setting.at and _can_compile(setting)
    watch = Watch(setting, wanted * setting.games_in_block) if stop_when_sure else None
    with journal.opened(resume, setting) as kept:
        done = kept.blocks[:wanted] if kept else []
        blocks: list[Block] = []
        stopped: Stopped | None = None
        coming = _played(setting, range(len(done), wanted), workers, compiled=compiled)
        for number, block in enumerate(chain(done, coming)):
            blocks.append(block)
            if kept and number >= len(done):
                kept.add(block)
            progress(len(block.scores))
            stopped = watch.hear([block]) if watch else None
            if stopped and len(blocks) < wanted:
                coming.close()
                break
    return summed_up(
        setting,
        blocks,
        back_end="server" if setting.at else "compiled" if compiled else "plain Python",
        command=command,
        rated=rated,
        stopped=stopped if len(blocks) < wanted else None,
    )


def _can_compile(setting: Setting) -> bool:
    from saleroom.arena.tournament.judged import is_judged  # noqa: PLC0415  # looks whether Numba is there

    return is_judged(setting)


def _player(setting: Setting, *, compiled: bool) -> Callable[[Setting, range], list[Block]]:
    if setting.at:
        from saleroom.arena.tournament.served_blocks import play_served  # noqa: PLC0415  # needs the extra `client`

        return play_served
    return _play_compiled if compiled else _play_plain


def _play_plain(setting: Setting, numbers: range) -> list[Block]:
    return [play_block(setting, number) for number in numbers]


def _play_compiled(setting: Setting, numbers: range) -> list[Block]:
    from saleroom.arena.tournament.compiled_blocks import play_blocks  # noqa: PLC0415  # needs the extra `fast`

    return [_watched(setting, block) for block in play_blocks(setting, numbers)]


def _watched(setting: Setting, block: Block) -> Block:
    """Play one of the first blocks again at a table: for times and courses, and to compare."""
    if block.block >= max(WATCHED_BLOCKS, WATCHED_GAMES // setting.games_in_block):
        return block
    again = play_block(setting, block.block)
    if (again.scores, again.ranks, again.decisions) != (block.scores, block.ranks, block.decisions):
        raise BackEndsDiffer("back_ends_differ", block=block.block, seed=str(setting.seed))
    return again


def _played(
    setting: Setting, numbers: range, workers: int | None, *, compiled: bool
) -> Generator[Block, None, None]:
    """Play the numbered blocks and yield them in order."""
    size = max(1, COMPILED_GAMES // setting.games_in_block) if compiled else 1
    pieces = [numbers[k : k + size] for k in range(0, len(numbers), size)]
    play: Play = partial(_player(setting, compiled=compiled), setting)
    cores = min(workers or os.cpu_count() or 1, max(1, len(pieces)))
    if cores == 1:
        for piece in pieces:
            yield from play(piece)
        return
    others = set(active_children())
    in_threads = compiled or setting.at
    pool: Executor = ThreadPoolExecutor(cores) if in_threads else _processes(cores)
    try:
        for some in _in_order(pool, play, pieces, cores * _AHEAD):
            yield from some
    except (GeneratorExit, KeyboardInterrupt):
        # What is being played is no longer wanted, and a block of bots that think takes long.
        for child in set(active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _processes(cores: int) -> ProcessPoolExecutor:
    # Ctrl-C is for the process that hands out the work; it ends the others.
    return ProcessPoolExecutor(cores, initializer=_ignore_interrupts)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _in_order(pool: Executor, play: Play, pieces: list[range], ahead: int) -> Iterator[list[Block]]:
    waiting = iter(pieces)
    futures: deque[Future[list[Block]]] = deque(
        pool.submit(play, piece) for piece in islice(waiting, ahead)
    )
    while futures:
        yield futures.popleft().result()
        futures += [pool.submit(play, piece) for piece in islice(waiting, 1)]
