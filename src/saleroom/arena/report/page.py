"""A tournament as a page: one file without any other, for light and dark and for a phone.

Only lays out what a result says; the plots are drawn elsewhere, and the words are those of the
catalogue.
"""

from collections.abc import Iterable, Iterator
from functools import partial
from html import escape
from importlib import resources

from saleroom.arena.report import plots
from saleroom.arena.tournament.intervals import Measured
from saleroom.arena.tournament.results import Standing, TournamentResult
from saleroom.games.registry import game_named
from saleroom.messages.languages import ENGLISH
from saleroom.text.speaking import Phrases

# A share that differs from a half by this much has the full tint.
_FULL = 0.5
_STRONGEST = 55
_NONE = "&ndash;"


def page(result: TournamentResult, language: str = ENGLISH) -> str:
    """Return the whole page."""
    phrase = Phrases(language)
    game = phrase.title(game_named(result.setting.game))
    title = phrase.report("page", game=game, names=", ".join(result.setting.names))
    return whole(
        title, _summary(result, phrase), _stopped(result, phrase), _cards(result, phrase), phrase
    )


def whole(title: str, summary: str, notice: str, cards: Iterable[str], phrase: Phrases) -> str:
    """Lay a page out: a title, what it is about, and cards."""
    style = resources.files(__package__).joinpath("report.css").read_text("utf-8")
    joined = "\n".join(cards)
    return f"""<!doctype html>
<html lang="{phrase.language}">
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


def _summary(result: TournamentResult, phrase: Phrases) -> str:
    game = phrase.title(game_named(result.setting.game))
    games = phrase.report("games", count=result.games, game=game)
    players = phrase.report("players", count=result.setting.players)
    fair = f"{100 * result.fair_share:.1f}"
    how = phrase.report("deals", deals=result.blocks, seatings=result.games_in_block, fair=fair)
    return f"{games}, {players}. {how}"


def _stopped(result: TournamentResult, phrase: Phrases) -> str:
    stopped = result.stopped
    if stopped is None:
        return ""
    said = phrase.report(
        "stopped",
        why=stopped.why,
        games=stopped.planned_games,
        bot=result.setting.bots[0],
        wins=share(stopped.wins, phrase),
    )
    return f'<p class="stopped">{escape(said)} {phrase.report("page.others")}</p>\n'


def _cards(result: TournamentResult, phrase: Phrases) -> Iterator[str]:
    say = phrase.report
    yield card(say("standings"), _standings(result, phrase), wide=True)
    yield card(say("page.wins"), plots.wins(result, phrase))
    if drawn := plots.ratings(result, phrase):
        yield card(say("page.ratings"), drawn)
    if len(result.standings) > 1:
        told = muted(say("cross"))
        yield card(say("page.cross"), f"{told}{_cross_table(result, phrase)}")
    if drawn := plots.course(result, phrase):
        told = muted(say("course.told", deals=result.course_blocks))
        yield card(say("course"), f"{told}{drawn}")
    yield card(say("times"), _times(result, phrase))
    yield card(say("measured"), _setting(result, phrase), wide=True)


def muted(told: str) -> str:
    """Lay out what explains the rest."""
    return f'<p class="muted">{told}</p>'


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


def _standings(result: TournamentResult, phrase: Phrases) -> str:
    words = ("bot", "seats", "wins", "fair", "rank")
    named = [phrase.report(f"standings.{word}") for word in words]
    score, rating = (phrase.report(f"ratings.{word}") for word in ("score", "rating"))
    cell = partial(_cell, phrase)
    return table(
        (*named, score, phrase.report("standings.margin"), rating),
        (
            (
                _named(place, standing),
                f"<td>{standing.seats}</td>",
                cell(standing.wins, 1, 100, " %"),
                cell(standing.index, 2),
                cell(standing.rank, 2),
                cell(standing.score, 1),
                cell(standing.margin, 1),
                cell(_rating(standing), 1),
            )
            for place, standing in enumerate(result.standings)
        ),
    )


def _rating(standing: Standing) -> Measured | None:
    found = standing.rating
    return None if found is None else Measured(found.strength, found.low, found.high)


def _cell(
    phrase: Phrases, value: Measured | None, digits: int, scale: float = 1, sign: str = ""
) -> str:
    return f"<td>{written(phrase, value, digits, scale, sign)}</td>"


def written(
    phrase: Phrases, value: Measured | None, digits: int, scale: float = 1, sign: str = ""
) -> str:
    """Write a mean with its interval."""
    if value is None:
        return _NONE
    mean = f"{scale * value.mean:.{digits}f}{sign}"
    if value.low is None or value.high is None:
        return mean
    low, high = (f"{scale * edge:.{digits}f}" for edge in (value.low, value.high))
    return f"{mean}<small>{phrase.report('range', low=low, high=high)}</small>"


def share(value: Measured, phrase: Phrases) -> str:
    """Write a share with its interval, in one line."""
    if value.low is None or value.high is None:
        return f"{100 * value.mean:.1f} %"
    mean, low, high = (f"{100 * edge:.1f}" for edge in (value.mean, value.low, value.high))
    return phrase.report("span", mean=f"{mean} %", low=low, high=high)


def _cross_table(result: TournamentResult, phrase: Phrases) -> str:
    names = [standing.name for standing in result.standings]
    return table(
        ("", *map(escape, names)),
        (
            (_named(place, standing), *(_tinted(phrase, one) for one in result.cross_table[place]))
            for place, standing in enumerate(result.standings)
        ),
    )


def _tinted(phrase: Phrases, value: Measured | None) -> str:
    if value is None:
        return f"<td>{_NONE}</td>"
    away = value.mean - 1 / 2
    tint = round(_STRONGEST * min(1.0, abs(away) / _FULL))
    kind = "ahead" if away > 0 else "behind"
    return f'<td class="{kind}" style="--tint: {tint}%">{written(phrase, value, 1, 100, " %")}</td>'


def _times(result: TournamentResult, phrase: Phrases) -> str:
    def row(place: int, standing: Standing) -> tuple[str, ...]:
        found = standing.thinking
        if found is None:
            return _named(place, standing), *[f"<td>{_NONE}</td>"] * 3
        cells = (_milliseconds(found.p50), _milliseconds(found.p95), f"{found.decisions:,}")
        return _named(place, standing), *(f"<td>{cell}</td>" for cell in cells)

    rows = (row(place, standing) for place, standing in enumerate(result.standings))
    headings = (phrase.report("standings.bot"), "p50", "p95", phrase.report("times.decisions"))
    return f"{muted(phrase.report('times.told'))}{table(headings, rows)}"


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.3g} ms"


def _setting(result: TournamentResult, phrase: Phrases) -> str:
    setting = result.setting
    edition = phrase.report("edition", edition=setting.edition)
    options = ", ".join(f"{name}={value}" for name, value in setting.options.items())
    facts = {
        "game": f"{setting.game}, {edition}",
        "options": options or phrase.report("measured.usual"),
        "bots": ", ".join(setting.bots),
        "seed": str(setting.seed),
        "program": setting.program,
        "back-end": result.back_end,
        "machine": result.machine,
        "decisions": f"{result.decisions.mean:.0f}",
        "finished": result.finished,
    }
    listed = "\n".join(
        f"<dt>{phrase.report(f'measured.{name}')}</dt><dd>{escape(value)}</dd>"
        for name, value in facts.items()
    )
    return f"<dl>\n{listed}\n</dl>\n<pre><code>{escape(result.command)}</code></pre>"
