"""Draw the result of a tournament: standings, cross-table, and how it was measured."""

from collections.abc import Iterable, Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from saleroom.arena.tournament.intervals import Measured
from saleroom.arena.tournament.ratings import Rating
from saleroom.arena.tournament.results import Result, ThinkingTime

_NONE = "-"


def drawn(result: Result) -> Group:
    """Lay the result out."""
    parts: list[Text | Table] = [Text(_headline(result), style="bold")]
    parts += [Text(line) for line in _how(result)]
    parts += [Text(), _standings(result), Text(), _scores(result)]
    if len(result.standings) > 1:
        parts += [Text(), _cross_table(result)]
    parts += [Text(), Text(f"Again: {result.command}")]
    return Group(*parts)


def _headline(result: Result) -> str:
    setting = result.setting
    options = [f"{name}={value}" for name, value in setting.options.items()]
    parts = (
        f"{result.games:,} games of {setting.game}",
        f"{setting.players} players",
        f"edition {setting.edition}",
        *options,
        f"seed {setting.seed}",
        result.back_end,
    )
    return ", ".join(parts)


def _how(result: Result) -> Iterator[str]:
    yield (
        f"{result.blocks:,} deals, each in {result.games_in_block} seatings; intervals are 95 % "
        f"over deals. The fair share is {100 * result.fair_share:.1f} %."
    )
    if result.stopped:
        stopped = result.stopped
        yield (
            f"Stopped early, of {stopped.planned_games:,} games: {stopped.why} "
            f"({share(stopped.wins)}, allowing for every look)."
        )


def _standings(result: Result) -> Table:
    table = _table("Standings", ("seats", "wins", "x fair", "rank", "margin"))
    for standing in result.standings:
        table.add_row(
            standing.name,
            str(standing.seats),
            share(standing.wins),
            f"{standing.index.mean:.2f}",
            number(standing.rank, 2),
            number(standing.margin, 1),
        )
    return table


def _scores(result: Result) -> Table:
    table = _table(
        "Scores, ratings, and the time half and 95 % of the decisions take at most",
        ("score", "rating", "p50", "p95"),
    )
    for standing in result.standings:
        row = (number(standing.score, 1), rating(standing.rating), *times(standing.thinking))
        table.add_row(standing.name, *row)
    return table


def _cross_table(result: Result) -> Table:
    names = [standing.name for standing in result.standings]
    table = _table("How often the row ranks before the column; being level counts half", names)
    for name, cells in zip(names, result.cross_table, strict=True):
        table.add_row(name, *("" if cell is None else brief_share(cell) for cell in cells))
    return table


def share(value: Measured) -> str:
    """Write a share with its interval."""
    if value.low is None or value.high is None:
        return f"{100 * value.mean:.1f} %"
    return f"{100 * value.mean:.1f} % ({100 * value.low:.1f} to {100 * value.high:.1f})"


def brief_share(value: Measured) -> str:
    """Write a share with the longer half of its interval."""
    if value.low is None or value.high is None:
        return f"{100 * value.mean:.1f} %"
    half = max(value.high - value.mean, value.mean - value.low)
    return f"{100 * value.mean:.1f} ± {100 * half:.1f} %"


def number(value: Measured, digits: int) -> str:
    """Write a mean with half its interval."""
    half = "" if value.high is None else f" ± {value.half:.{digits}f}"
    return f"{value.mean:.{digits}f}{half}"


def rating(found: Rating | None) -> str:
    """Write a rating with its interval."""
    if found is None:
        return _NONE
    if found.low is None or found.high is None:
        return f"{found.strength:.1f}"
    return f"{found.strength:.1f} ({found.low:.1f} to {found.high:.1f})"


def times(found: ThinkingTime | None) -> tuple[str, str]:
    """Write how long half, and 95 %, of the decisions take at most."""
    return (_NONE, _NONE) if found is None else (duration(found.p50), duration(found.p95))


def duration(seconds: float) -> str:
    """Write a short time in the unit that suits it, to two digits."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            value = seconds / size
            return f"{value:.0f} {unit}" if value >= 10 else f"{value:.1f} {unit}"  # noqa: PLR2004  # two digits
    return "0 µs"


def _table(title: str, headings: Iterable[str]) -> Table:
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column("bot")
    for heading in headings:
        table.add_column(heading, justify="right")
    return table
