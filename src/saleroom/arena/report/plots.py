"""The plots of a report, drawn by matplotlib as SVG. Needs the extra `arena`.

A plot has no colours of its own: where one is wanted it holds a placeholder, which becomes a
variable of the page's style sheet, so that the page decides for light and dark.
"""

import io
import re
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from saleroom.arena.tournament.block import POINTS
from saleroom.arena.tournament.intervals import Measured
from saleroom.arena.tournament.results import Course, TournamentResult
from saleroom.core.errors import needs
from saleroom.text.speaking import Phrases

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

# Inches; narrow, so that it can be read on a phone.
_WIDTH = 5.2
_ROW = 0.42
_MARGINS = 0.9
_COURSE_HEIGHT = 3.2
SERIES = 5

_INK, _MUTED, _GRID = "#010101", "#010102", "#010103"
_COLOURS = [f"#0101{16 + k:02x}" for k in range(SERIES)]
_VARIABLES = {_INK: "--ink", _MUTED: "--muted", _GRID: "--grid"} | {
    colour: f"--series-{k}" for k, colour in enumerate(_COLOURS)
}
_STYLE: Any = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "saleroom",  # the same plot has the same bytes
    "font.family": "sans-serif",
    "font.size": 10,
    "axes.edgecolor": _GRID,
    "axes.labelcolor": _MUTED,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": _GRID,
    "grid.linewidth": 0.6,
    "text.color": _INK,
    "xtick.color": _MUTED,
    "ytick.color": _GRID,
    "xtick.labelcolor": _MUTED,
    "ytick.labelcolor": _INK,
    "ytick.left": False,
}


def check_there() -> None:
    """Refuse to promise plots where none can be drawn."""
    if find_spec("matplotlib") is None:
        raise needs("matplotlib", "arena")


def colour_of(place: int) -> str:
    """Name the style sheet's variable for the bot of this place in the standings."""
    return f"--series-{place % SERIES}"


def wins(result: TournamentResult, phrase: Phrases) -> str:
    """Draw win shares with intervals, beside the fair share."""
    rows = [(standing.name, _percent(standing.wins)) for standing in result.standings]
    mark = 100 * result.fair_share
    title, label = phrase.report("page.wins"), phrase.report("page.share")
    return intervals(title, rows, label, mark, phrase.report("page.fair", share=f"{mark:.0f}"))


def ratings(result: TournamentResult, phrase: Phrases) -> str:
    """Draw ratings with intervals; nothing if there are none."""
    rows = [
        (standing.name, Measured(found.strength, found.low, found.high))
        for standing in result.standings
        if (found := standing.rating) is not None
    ]
    title, label = phrase.report("page.ratings"), phrase.report("page.strength")
    return intervals(title, rows, label) if rows else ""


def course(result: TournamentResult, phrase: Phrases) -> str:
    """Draw how the scores grow; nothing if no game was watched."""
    if not result.course:
        return ""
    by_name: dict[str, Course] = {course.name: course for course in result.course}
    figure, axes = _empty(_COURSE_HEIGHT)
    places = [100 * k / (POINTS - 1) for k in range(POINTS)]
    for place, standing in enumerate(result.standings):
        colour = _COLOURS[place % SERIES]
        points = by_name[standing.name].points
        axes.plot(places, [p.mean for p in points], color=colour, label=standing.name)
        lows = [p.mean if p.low is None else p.low for p in points]
        highs = [p.mean if p.high is None else p.high for p in points]
        axes.fill_between(places, lows, highs, color=colour, alpha=0.2, linewidth=0)
    axes.set_xlim(0, 100)
    axes.set_xlabel(phrase.report("course.part"))
    axes.set_ylabel(phrase.report("ratings.score"))
    axes.legend(loc="upper left", frameon=False)
    return _svg(figure, phrase.report("course"))


def _percent(value: Measured) -> Measured:
    if value.low is None or value.high is None:
        return Measured(100 * value.mean)
    return Measured(100 * value.mean, 100 * value.low, 100 * value.high)


def intervals(
    title: str,
    rows: Sequence[tuple[str, Measured]],
    label: str,
    mark: float | None = None,
    mark_label: str = "",
) -> str:
    """Draw a point and its interval in each row, the first at the top; a mark goes through all."""
    figure, axes = _empty(_MARGINS + _ROW * len(rows))
    for place, (_, value) in enumerate(rows):
        colour = _COLOURS[place % SERIES]
        if value.low is not None and value.high is not None:
            axes.plot([value.low, value.high], [place, place], color=colour, linewidth=2)
        axes.plot([value.mean], [place], "o", color=colour, markersize=7)
    if mark is not None:
        axes.axvline(mark, color=_MUTED, linestyle="--", linewidth=1)
        axes.annotate(
            mark_label,
            (mark, 1),
            (4, 2),
            xycoords=("data", "axes fraction"),
            textcoords="offset points",
            color=_MUTED,
            fontsize=9,
        )
    axes.set_yticks(range(len(rows)), [name for name, _ in rows])
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.grid(visible=False, axis="y")
    axes.set_xlabel(label)
    return _svg(figure, title)


def _empty(height: float) -> "tuple[Figure, Axes]":
    from matplotlib import rc_context  # noqa: PLC0415  # an extra
    from matplotlib.figure import Figure  # noqa: PLC0415  # an extra

    with rc_context(_STYLE):
        figure = Figure(figsize=(_WIDTH, height), layout="constrained")
        return figure, figure.subplots()


def _svg(figure: "Figure", title: str) -> str:
    """Write the figure out, to be put into a page."""
    from matplotlib import rc_context  # noqa: PLC0415  # an extra

    text = io.StringIO()
    # A salt of its own, for several plots share the names of a page.
    with rc_context(_STYLE | {"svg.hashsalt": title}):
        nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        figure.savefig(text, format="svg", transparent=True, metadata=nothing)
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    for colour, variable in _VARIABLES.items():
        svg = svg.replace(colour, f"var({variable})")
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1, flags=re.DOTALL)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1, flags=re.DOTALL)
    return svg.replace("<svg", f'<svg role="img" aria-label="{title}"', 1)
