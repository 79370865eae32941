"""Draw the result of a tournament: standings, cross-table, and how it was measured."""

from collections.abc import Iterable, Iterator

from rich.console import Group
from rich.table import Table as RichTable
from rich.text import Text

from saleroom.arena.report.page import share
from saleroom.arena.tournament.intervals import Measured
from saleroom.arena.tournament.ratings import Rating
from saleroom.arena.tournament.results import ThinkingTime, TournamentResult
from saleroom.arena.tournament.setting import PROGRAM
from saleroom.text.speaking import Phrases

_NONE = "-"


def drawn(result: TournamentResult, phrase: Phrases) -> Group:
    """Lay the result out."""
    parts: list[Text | RichTable] = [Text(_headline(result, phrase), style="bold")]
    parts += [Text(line) for line in _how(result, phrase)]
    parts += [Text(), _standings(result, phrase), Text(), _scores(result, phrase)]
    if len(result.standings) > 1:
        parts += [Text(), _cross_table(result, phrase)]
    parts += [Text(), Text(phrase.report("again", command=result.command))]
    return Group(*parts)


def _headline(result: TournamentResult, phrase: Phrases) -> str:
    setting = result.setting
    parts = (
        phrase.report("games", count=result.games, game=setting.game),
        phrase.report("players", count=setting.players),
        phrase.report("edition", edition=setting.edition),
        *(f"{name}={value}" for name, value in setting.options.items()),
        phrase.report("seed", seed=str(setting.seed)),
        result.back_end,
    )
    return ", ".join(parts)


def _how(result: TournamentResult, phrase: Phrases) -> Iterator[str]:
    fair = f"{100 * result.fair_share:.1f}"
    seatings = result.games_in_block
    yield phrase.report("deals", deals=result.blocks, seatings=seatings, fair=fair)
    if result.stopped:
        stopped = result.stopped
        yield phrase.report(
            "stopped",
            why=stopped.why,
            games=stopped.planned_games,
            bot=result.setting.bots[0],
            wins=share(stopped.wins, phrase),
        )


def _standings(result: TournamentResult, phrase: Phrases) -> RichTable:
    words = ("seats", "wins", "fair", "rank", "margin")
    table = _table("standings", [phrase.report(f"standings.{word}") for word in words], phrase)
    for standing in result.standings:
        table.add_row(
            who(standing.name, phrase),
            str(standing.seats),
            share(standing.wins, phrase),
            f"{standing.index.mean:.2f}",
            number(standing.rank, 2),
            number(standing.margin, 1),
        )
    return table


def _scores(result: TournamentResult, phrase: Phrases) -> RichTable:
    words = [phrase.report(f"ratings.{word}") for word in ("score", "rating")]
    table = _table("ratings", (*words, "p50", "p95"), phrase)
    for standing in result.standings:
        score, rated = number(standing.score, 1), rating(standing.rating, phrase)
        table.add_row(who(standing.name, phrase), score, rated, *times(standing.thinking))
    return table


def _cross_table(result: TournamentResult, phrase: Phrases) -> RichTable:
    names = [who(standing.name, phrase) for standing in result.standings]
    table = _table("cross", names, phrase)
    for name, cells in zip(names, result.cross_table, strict=True):
        table.add_row(name, *("" if cell is None else brief_share(cell) for cell in cells))
    return table


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


def rating(found: Rating | None, phrase: Phrases) -> str:
    """Write a rating with its interval."""
    if found is None:
        return _NONE
    strength = f"{found.strength:.1f}"
    if found.low is None or found.high is None:
        return strength
    return phrase.report("span", mean=strength, low=f"{found.low:.1f}", high=f"{found.high:.1f}")


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


def _table(title: str, headings: Iterable[str], phrase: Phrases) -> RichTable:
    table = RichTable(title=phrase.report(title), title_justify="left", box=None, pad_edge=False)
    table.add_column(phrase.report("standings.bot"))
    for heading in headings:
        table.add_column(heading, justify="right")
    return table


def who(name: str, phrase: Phrases) -> str:
    """Name a bot as it was typed, and a program as one."""
    if not name.startswith(PROGRAM):
        return name
    return phrase.report("program", name=name.removeprefix(PROGRAM))
