"""The table of a ladder on a page of the documentation, between two marks.

Rows that are measured again are replaced, all others stay; what stands outside the marks is never
touched. Works on text; files are somebody else's.
"""

from collections.abc import Sequence

from saleroom.arena.ladder.population import Matrix, table
from saleroom.arena.ladder.rungs import Rung
from saleroom.bots.registry import RUNGS
from saleroom.core.contract import Game
from saleroom.core.errors import CodedError

_HEADINGS = (
    "| bot | against | players | games | win share, 95 % interval | times the fair share | seed "
    "| command |"
)
_RULE = "| --- | --- | --- | --- | --- | --- | --- | --- |"
_COLUMNS = 8
NEW_PAGE = "# Bots\n"
LADDER_MARK = "ladder"


class BadPage(CodedError):
    """A page whose marks do not fit."""


def updated(page: str, game: Game, rungs: Sequence[Rung]) -> str:
    """Return the page with these rungs in the game's table; it is made if it is missing."""
    before, inside, after = _parts(page, game, LADDER_MARK)
    begin, end = _marks(game, LADDER_MARK)
    rows = _rows(inside) | {_key(_cells(row)): row for row in map(_row, rungs)}
    ordered = [rows[key] for key in sorted(rows, key=_place)]
    table = "\n".join((_HEADINGS, _RULE, *ordered))
    return f"{before}{begin}\n{table}\n{end}{after}"


def with_matrix(page: str, game: Game, matrix: Matrix) -> str:
    """Return the page with this matrix in the game's place for it, which is made if missing."""
    mark = f"population {matrix.players}"
    before, _, after = _parts(page, game, mark)
    begin, end = _marks(game, mark)
    expert = f" --expert-games {matrix.expert_games}" if matrix.expert_games else ""
    command = (
        f"`saleroom ladder {game.name} --population --players {matrix.players} "
        f"--games {matrix.games} --seed {matrix.seed}{expert}`"
    )
    return f"{before}{begin}\n{command}\n\n{table(matrix)}\n{end}{after}"


def _parts(page: str, game: Game, mark: str) -> tuple[str, str, str]:
    """Return what stands before, between and after the marks."""
    begin, end = _marks(game, mark)
    page = page or NEW_PAGE
    if begin not in page and end not in page:
        page = _with_section(page, game, mark)
    if page.count(begin) != 1 or page.count(end) != 1 or page.index(end) < page.index(begin):
        raise BadPage("ladder_marks", begin=begin, end=end)
    before, _, rest = page.partition(begin)
    inside, _, after = rest.partition(end)
    return before, inside, after


def _marks(game: Game, mark: str) -> tuple[str, str]:
    return f"<!-- {mark} {game.name} begin -->", f"<!-- {mark} {game.name} end -->"


def _with_section(page: str, game: Game, mark: str) -> str:
    """Put empty marks under the game's heading, or under a new one at the end."""
    marks = "\n".join(_marks(game, mark))
    _, ladder = _marks(game, LADDER_MARK)
    if mark != LADDER_MARK and page.count(ladder) == 1:
        return page.replace(ladder, f"{ladder}\n\n{marks}")
    heading = f"## {game.title}\n"
    if heading in page:
        before, _, after = page.partition(heading)
        return f"{before}{heading}\n{marks}\n{after}"
    return f"{page.rstrip()}\n\n{heading}\n{marks}\n"


def _rows(text: str) -> dict[tuple[str, ...], str]:
    """Read the rows that are there; the first two lines of a table are its headings."""
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    return {_key(_cells(line)): line for line in lines if len(_cells(line)) == _COLUMNS}


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]


def _key(cells: Sequence[str]) -> tuple[str, ...]:
    """A row is known by who plays whom, and at how large a table."""
    above, below, players = cells[:3]
    return above, below, players


def _place(key: tuple[str, ...]) -> tuple[int, str, str]:
    above, _, players = key
    return (RUNGS.index(above) if above in RUNGS else len(RUNGS), above, players)


def _row(rung: Rung) -> str:
    wins, index = rung.wins, rung.index
    share, times = f"{100 * wins.mean:.1f} %", f"{index.mean:.2f}"
    if wins.low is not None and wins.high is not None:
        share += f" ({100 * wins.low:.1f} to {100 * wins.high:.1f})"
    if index.low is not None and index.high is not None:
        times += f" ({index.low:.2f} to {index.high:.2f})"
    cells = (
        rung.above,
        rung.below,
        str(rung.players),
        f"{rung.games:,}",
        share,
        times,
        str(rung.seed),
        f"`{rung.command}`",
    )
    return f"| {' | '.join(cells)} |"
