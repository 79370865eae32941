"""Draw the summary of a simulation: length, scores by seat, endings, what beginning is worth."""

from typing import Literal

from rich.console import Group
from rich.table import Table as RichTable
from rich.text import Text

from saleroom.arena.simulation.simulate import SeatSummary, Summary
from saleroom.arena.statistics import Estimate
from saleroom.games.registry import game_named
from saleroom.text.speaking import Phrases


def drawn(summary: Summary, phrase: Phrases) -> Group:
    """Lay the summary out."""
    return Group(
        Text(_headline(summary, phrase), style="bold"),
        Text(_length(summary, phrase)),
        Text(),
        _seats(summary, phrase),
        Text(),
        _endings(summary, phrase),
        Text(_advantage(summary, phrase)),
    )


def _headline(summary: Summary, phrase: Phrases) -> str:
    table = summary.table
    extras = [phrase.report("edition", edition=table.edition)] if table.edition else []
    extras += [f"{name}={value}" for name, value in table.options.items()]
    return ", ".join(
        (
            phrase.report("games", count=summary.games, game=table.game),
            phrase.report("players", count=table.players),
            str(summary.bots),
            *extras,
            phrase.report("seed", seed=str(summary.seed)),
            summary.back_end,
        )
    )


def _length(summary: Summary, phrase: Phrases) -> str:
    return phrase.report(
        "length",
        mean=_interval(summary.decisions, 1),
        deviation=f"{summary.decisions_deviation:.1f}",
        least=summary.shortest,
        most=summary.longest,
    )


def _seats(summary: Summary, phrase: Phrases) -> RichTable:
    table = _empty(phrase.report("seats"))
    for heading in ("seat", "score", "deviation", "wins"):
        words = phrase.report(f"seats.{heading}")
        table.add_column(words, justify="left" if heading == "seat" else "right")
    for seat, seen in enumerate(summary.seats):
        table.add_row(*_row(str(seat), seen))
    table.add_row()
    for turn, seen in enumerate(summary.from_starter):
        table.add_row(*_row(phrase.report("starter", after=turn), seen))
    return table


def _row(name: str, seat: SeatSummary) -> tuple[str, str, str, str]:
    score = _interval(seat.score, 1)
    return name, score, f"{seat.deviation:.1f}", _interval(seat.wins, 2, percent=True)


def _endings(summary: Summary, phrase: Phrases) -> RichTable:
    table = _empty(phrase.report("endings"))
    for heading in ("why", "rule", "games", "share"):
        justify: Literal["left", "right"] = "left" if heading in ("why", "rule") else "right"
        table.add_column(phrase.report(f"endings.{heading}"), justify=justify)
    game = game_named(summary.table.game)
    for ending in summary.endings:
        share = _interval(ending.share, 2, percent=True)
        table.add_row(phrase.ending(game, ending.why), ending.paragraph, f"{ending.games:,}", share)
    return table


def _advantage(summary: Summary, phrase: Phrases) -> str:
    """Say what beginning is worth, or that these games do not show it."""
    wins = summary.from_starter[0].wins
    low, high = (100 * (edge - summary.par) for edge in (wins.low, wins.high))
    mean = 100 * (wins.mean - summary.par)
    return phrase.report(
        "beginning",
        verdict="more" if low > 0 else "less" if high < 0 else "none",
        mean=f"{mean:+.2f}",
        low=f"{low:+.2f}",
        high=f"{high:+.2f}",
        fair=f"{100 * summary.par:.1f}",
    )


def _empty(title: str) -> RichTable:
    return RichTable(title=title, title_justify="left", box=None, pad_edge=False)


def _interval(estimate: Estimate, digits: int, *, percent: bool = False) -> str:
    scale, sign = (100, " %") if percent else (1, "")
    half = scale * (estimate.high - estimate.mean)
    return f"{scale * estimate.mean:.{digits}f} ± {half:.{digits}f}{sign}"
