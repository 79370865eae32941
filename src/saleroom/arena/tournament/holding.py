"""Play a tournament: block after block, on whatever cores there are, from where it was left.

Blocks are heard in their order, whoever played them, so what is stopped early is stopped at the
same block with any number of workers.
"""

from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from itertools import chain
from math import ceil

from saleroom.arena.journal import Journal
from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.plain_blocks import play_block
from saleroom.arena.tournament.results import Stopped, TournamentResult, summed_up
from saleroom.arena.tournament.setting import Setting
from saleroom.arena.tournament.stopping import Watch
from saleroom.arena.workers import HERE, Where, crew
from saleroom.core.errors import BadSetup, CodedError

KEPT = "saleroom-arena-blocks"
# Compiled games are so short that many blocks go into one piece of work.
COMPILED_GAMES = 500
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
    where: Where = HERE,
    resume: str | None = None,
    stop_when_sure: bool = False,
    plain: bool = False,
    rated: bool = True,
    command: str = "",
    progress: Callable[[int], None] = lambda _: None,
) -> TournamentResult:
    """Play at least so many games, in whole blocks, and sum them up.

    `resume` is a file to go on from; `plain` does without compiled code; `rated` is whether the
    bots get ratings, which take some seconds; `progress` hears how many more games are done.
    """
    if games < 1:
        raise BadSetup("setup_least", option="games", least=1, given=games)
    wanted = ceil(games / setting.games_in_block)
    compiled = not plain and not setting.at and _can_compile(setting)
    watch = Watch(setting, wanted * setting.games_in_block) if stop_when_sure else None
    blocks: list[Block] = []
    stopped: Stopped | None = None
    kept = Journal(KEPT, setting, Block, partial(_fits, setting))
    play = partial(_played, setting, wanted, where, compiled=compiled)
    with closing(kept.going_on(resume, wanted, play)) as coming:
        for block in coming:
            blocks.append(block)
            progress(len(block.scores))
            stopped = watch.hear([block]) if watch else None
            if stopped and len(blocks) < wanted:
                break
    return summed_up(
        setting,
        blocks,
        back_end="server" if setting.at else "compiled" if compiled else "plain Python",
        command=command,
        rated=rated,
        stopped=stopped if len(blocks) < wanted else None,
    )


def _fits(setting: Setting, block: Block, number: int) -> bool:
    """Tell whether a block that was kept can be the one with this number."""
    shape = [setting.players] * setting.games_in_block
    rows = (block.scores, block.ranks)
    return block.block == number and all([len(row) for row in part] == shape for part in rows)


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
    setting: Setting, wanted: int, where: Where, first: int, *, compiled: bool
) -> Generator[Block, None, None]:
    """Play the wanted blocks from a number on and yield them in order."""
    numbers = range(first, wanted)
    size = max(1, COMPILED_GAMES // setting.games_in_block) if compiled else 1
    pieces = [numbers[k : k + size] for k in range(0, len(numbers), size)]
    play: Play = partial(_player(setting, compiled=compiled), setting)
    if pieces:
        # What is played at a server is waited for here, for which threads are enough.
        in_threads = compiled or bool(setting.at)
        with crew(where, compiled=in_threads, pieces=len(pieces)) as workers:
            yield from chain.from_iterable(workers.each(play, pieces))
