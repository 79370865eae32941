"""Draw the summary of a simulation: length, scores by seat, endings, what beginning is worth."""

from rich.console import Group
from rich.table import Table as RichTable
from rich.text import Text

from saleroom.arena.simulation.simulate import SeatSummary, Summary
from saleroom.arena.statistics import Estimate
from saleroom.games.registry import game_named
from saleroom.terminal.speaking import Phrases


def drawn(summary: Summary) -> Group:
    """Lay the summary out."""
    return Group(
        Text(_headline(summary), style="bold"),
        Text(_length(summary)),
        Text(),
        _seats(summary),
        Text(),
        _endings(summary),
        Text(_advantage(summary)),
    )


def _headline(summary: Summary) -> str:
    table = summary.table
    extras = [f"edition {table.edition}"] if table.edition else []
    extras += [f"{name}={value}" for name, value in table.options.items()]
    return ", ".join(
        (
            f"{summary.games:,} games of {table.game}",
            f"{table.players} {summary.bots} players",
            *extras,
            f"seed {summary.seed}",
            summary.back_end,
        )
    )


def _length(summary: Summary) -> str:
    return (
        f"Decisions in a game: {_interval(summary.decisions, 1)}, standard deviation "
        f"{summary.decisions_deviation:.1f}, from {summary.shortest} to {summary.longest}."
    )


def _seats(summary: Summary) -> RichTable:
    table = _empty("Scores and victories, with 95 % intervals")
    for heading in ("seat", "score", "deviation", "victories"):
        table.add_column(heading, justify="left" if heading == "seat" else "right")
    for seat, seen in enumerate(summary.seats):
        table.add_row(*_row(str(seat), seen))
    table.add_row()
    for turn, seen in enumerate(summary.from_starter):
        table.add_row(*_row(f"starter + {turn}" if turn else "starter", seen))
    return table


def _row(name: str, seat: SeatSummary) -> tuple[str, str, str, str]:
    score = _interval(seat.score, 1)
    return name, score, f"{seat.deviation:.1f}", _interval(seat.wins, 2, percent=True)


def _endings(summary: Summary) -> RichTable:
    table = _empty("How games end")
    table.add_column("why")
    table.add_column("rule")
    table.add_column("games", justify="right")
    table.add_column("share", justify="right")
    phrase, game = Phrases(), game_named(summary.table.game)
    for ending in summary.endings:
        share = _interval(ending.share, 2, percent=True)
        table.add_row(phrase.ending(game, ending.why), ending.paragraph, f"{ending.games:,}", share)
    return table


def _advantage(summary: Summary) -> str:
    """Say what beginning is worth, or that these games do not show it."""
    wins = summary.from_starter[0].wins
    low, high = (100 * (edge - summary.par) for edge in (wins.low, wins.high))
    mean = 100 * (wins.mean - summary.par)
    verdict = "more" if low > 0 else "less" if high < 0 else ""
    span = f"{mean:+.2f} points of victory, 95 % interval {low:+.2f} to {high:+.2f}"
    if not verdict:
        return f"Beginning is worth {span}: no advantage shown."
    return f"Beginning is worth {span}: {verdict} than the fair share of {summary.par:.1%}."


def _empty(title: str) -> RichTable:
    return RichTable(title=title, title_justify="left", box=None, pad_edge=False)


def _interval(estimate: Estimate, digits: int, *, percent: bool = False) -> str:
    scale, sign = (100, " %") if percent else (1, "")
    half = scale * (estimate.high - estimate.mean)
    return f"{scale * estimate.mean:.{digits}f} ± {half:.{digits}f}{sign}"
