"""A tournament as a page: one file without any other, for light and dark and for a phone.

Only lays out what a result says; the plots are drawn elsewhere.
"""

from collections.abc import Iterable, Iterator
from html import escape
from importlib import resources

from saleroom.arena.report import plots
from saleroom.arena.tournament.intervals import Measured
from saleroom.arena.tournament.results import Standing, TournamentResult
from saleroom.games.registry import game_named

# A share that differs from a half by this much has the full tint.
_FULL = 0.5
_STRONGEST = 55
_NONE = "&ndash;"


def page(result: TournamentResult) -> str:
    """Return the whole page."""
    title = f"{game_named(result.setting.game).title}: {' against '.join(result.setting.names)}"
    return whole(title, _summary(result), _stopped(result), _cards(result))


def whole(title: str, summary: str, notice: str, cards: Iterable[str]) -> str:
    """Lay a page out: a title, what it is about, and cards."""
    style = resources.files(__package__).joinpath("report.css").read_text("utf-8")
    joined = "\n".join(cards)
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<h1>{escape(title)}</h1>
<p class="muted">{summary}</p>
{notice}<div class="cards">
{joined}
</div>
</main>
</body>
</html>"""


def _summary(result: TournamentResult) -> str:
    return (
        f"{result.games:,} games with {result.setting.players} players: {result.blocks:,} deals, "
        f"each in {result.games_in_block} seatings. Intervals are 95 % over deals. "
        f"The fair share is {100 * result.fair_share:.1f} %."
    )


def _stopped(result: TournamentResult) -> str:
    stopped = result.stopped
    if stopped is None:
        return ""
    return (
        f'<p class="stopped">Stopped early, of {stopped.planned_games:,} games: '
        f"{escape(result.setting.bots[0])} wins {stopped.why} than the fair share for sure "
        f"(win share {_share(stopped.wins)}, allowing for every look). "
        "The other intervals do not allow for that.</p>\n"
    )


def _cards(result: TournamentResult) -> Iterator[str]:
    yield card("Standings", _standings(result), wide=True)
    yield card("Win shares", plots.wins(result))
    if drawn := plots.ratings(result):
        yield card("Ratings", drawn)
    if len(result.standings) > 1:
        told = "How often the row ranks before the column; being level counts half."
        yield card("Cross-table", f'<p class="muted">{told}</p>{_cross_table(result)}')
    if drawn := plots.course(result):
        told = f"Mean score with its 95 % interval, over {result.course_blocks:,} deals."
        yield card("Score over the game", f'<p class="muted">{told}</p>{drawn}')
    yield card("Time for a decision", _times(result))
    yield card("How it was measured", _setting(result), wide=True)


def card(heading: str, body: str, *, wide: bool = False) -> str:
    """Lay out a part of a page under its heading."""
    kind = ' class="wide"' if wide else ""
    return f"<section{kind}>\n<h2>{heading}</h2>\n{body}\n</section>"


def table(headings: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Lay rows out; the first cell of each is its heading, cells bring their own tags."""
    head = "".join(f'<th scope="col">{heading}</th>' for heading in headings)
    body = "\n".join(f"<tr>{''.join(cells)}</tr>" for cells in rows)
    return (
        f'<div class="scroll"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>"
    )


def _named(place: int, standing: Standing) -> str:
    colour = f"background: var({plots.colour_of(place)})"
    swatch = f'<span class="swatch" style="{colour}"></span>'
    return f'<th scope="row">{swatch}{escape(standing.name)}</th>'


def _standings(result: TournamentResult) -> str:
    headings = ("bot", "seats", "win share", "times fair", "rank", "score", "margin", "rating")
    return table(
        headings,
        (
            (
                _named(place, standing),
                f"<td>{standing.seats}</td>",
                _cell(standing.wins, 1, 100, " %"),
                _cell(standing.index, 2),
                _cell(standing.rank, 2),
                _cell(standing.score, 1),
                _cell(standing.margin, 1),
                _cell(_rating(standing), 1),
            )
            for place, standing in enumerate(result.standings)
        ),
    )


def _rating(standing: Standing) -> Measured | None:
    found = standing.rating
    return None if found is None else Measured(found.strength, found.low, found.high)


def _cell(value: Measured | None, digits: int, scale: float = 1, sign: str = "") -> str:
    return f"<td>{written(value, digits, scale, sign)}</td>"


def written(value: Measured | None, digits: int, scale: float = 1, sign: str = "") -> str:
    """Write a mean with its interval."""
    if value is None:
        return _NONE
    mean = f"{scale * value.mean:.{digits}f}{sign}"
    if value.low is None or value.high is None:
        return mean
    low, high = (f"{scale * edge:.{digits}f}" for edge in (value.low, value.high))
    return f"{mean}<small>{low} to {high}</small>"


def _share(value: Measured) -> str:
    if value.low is None or value.high is None:
        return f"{100 * value.mean:.1f} %"
    return f"{100 * value.mean:.1f} %, {100 * value.low:.1f} to {100 * value.high:.1f}"


def _cross_table(result: TournamentResult) -> str:
    names = [standing.name for standing in result.standings]
    return table(
        ("", *map(escape, names)),
        (
            (_named(place, standing), *map(_tinted, result.cross_table[place]))
            for place, standing in enumerate(result.standings)
        ),
    )


def _tinted(value: Measured | None) -> str:
    if value is None:
        return f"<td>{_NONE}</td>"
    away = value.mean - 1 / 2
    tint = round(_STRONGEST * min(1.0, abs(away) / _FULL))
    kind = "ahead" if away > 0 else "behind"
    return f'<td class="{kind}" style="--tint: {tint}%">{written(value, 1, 100, " %")}</td>'


def _times(result: TournamentResult) -> str:
    def row(place: int, standing: Standing) -> tuple[str, ...]:
        found = standing.thinking
        if found is None:
            return _named(place, standing), *[f"<td>{_NONE}</td>"] * 3
        cells = (_milliseconds(found.p50), _milliseconds(found.p95), f"{found.decisions:,}")
        return _named(place, standing), *(f"<td>{cell}</td>" for cell in cells)

    told = (
        "Half of the decisions take at most p50, 95 % at most p95, on a core that may be shared. "
        "Only decisions at a table are timed, not those in compiled games."
    )
    rows = (row(place, standing) for place, standing in enumerate(result.standings))
    listed = table(("bot", "p50", "p95", "decisions"), rows)
    return f'<p class="muted">{told}</p>{listed}'


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms"


def _setting(result: TournamentResult) -> str:
    setting = result.setting
    options = ", ".join(f"{name}={value}" for name, value in setting.options.items())
    facts = {
        "game": f"{setting.game}, edition {setting.edition}",
        "options": options or "as usual",
        "bots": ", ".join(setting.bots),
        "seed": str(setting.seed),
        "program": setting.program,
        "back end": result.back_end,
        "machine": result.machine,
        "decisions in a game": f"{result.decisions.mean:.0f}",
        "finished": result.finished,
    }
    listed = "\n".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
    return f"<dl>\n{listed}\n</dl>\n<pre><code>{escape(result.command)}</code></pre>"
