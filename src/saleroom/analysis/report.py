"""An analysis as one file of HTML, for a browser without a network: no scripts, nothing fetched.

First the decisions that cost most, then the chart of chances, how well everybody decided, the lots
in a table, and every decision on unfolding.
"""

from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources

from saleroom.analysis.charts import chart, legend_of
from saleroom.analysis.found import DONE, FINE, GRADES, Analysis, Decision, Lot, SeatAtLot
from saleroom.analysis.words import Spoken, Words, percent
from saleroom.messages.languages import ENGLISH
from saleroom.play.record import Record

_STYLE = "report.css"


def report(record: Record, found: Analysis, language: str = ENGLISH) -> str:
    """Draw an analysis."""
    return "".join(_Report(Words(record, found, language)).parts())


class _Report:
    def __init__(self, words: Words) -> None:
        self._say = words
        self._found: Analysis = words.found

    def parts(self) -> Iterator[str]:
        """Yield the page, piece by piece."""
        say, found = self._say, self._found
        title = escape(say.title())
        style = (resources.files(__package__) / _STYLE).read_text(encoding="utf-8")
        yield (
            f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            '<meta name="color-scheme" content="light dark">'
            f"<title>{title}</title><style>{style}</style></head><body><main>"
        )
        yield f"<h1>{title}</h1><p class=lead>{_text(say('eyes', eyes=found.eyes))}</p>"
        if not found.is_over:
            yield f"<p>{_text(say('goes-on'))}</p>"
        if found.stage != DONE:
            yield f"<p>{_text(say('is-growing', part=f'{100 * found.part:.0f}'))}</p>"
        yield from self._dearest()
        yield from self._chances()
        yield from self._players()
        yield from self._lots()
        yield from self._decisions()
        yield (
            f"<footer><p>{_text(say('assumes'))} {_text(say('worlds', count=found.worlds))}</p>"
            "</footer></main></body></html>\n"
        )

    def _dearest(self) -> Iterator[str]:
        say, found = self._say, self._found
        by_move = {one.move: one for one in found.decisions}
        yield f"<section><h2>{_text(say('what-decided'))}</h2>"
        if not found.dearest:
            yield f"<p>{_text(say('nothing-dear'))}</p>"
        yield "<ol class=dearest>"
        for move in found.dearest:
            yield f"<li>{self._card(say.spoken(by_move[move]))}</li>"
        yield "</ol></section>"

    def _card(self, spoken: Spoken) -> str:
        decision = spoken.decision
        move = self._say("move", move=str(decision.move))
        link = f'<a href="#move-{decision.move}">{_text(move)}</a>'
        lines = [
            f"<p class=head>{link} {self._badge(decision)}</p>",
            f'<p class="did seat{decision.seat}">{_text(spoken.did)}</p>',
            f"<p class=chance>{_text(spoken.chance)}</p>",
        ]
        if spoken.better:
            lines.append(f"<p class=better>{_text(spoken.better)}</p>")
        if spoken.why:
            lines.append(f"<p class=why>{_text(spoken.why)}</p>")
        return "".join(lines)

    def _badge(self, decision: Decision) -> str:
        said = self._say("grade", grade=decision.grade)
        return f'<span class="badge {decision.grade}">{_text(said)}</span>'

    def _chances(self) -> Iterator[str]:
        say, found = self._say, self._found
        drawn = chart(found, say.names, say("chances"))
        if drawn:
            how = _text(say("chances-how", eyes=found.eyes))
            legend = " ".join(legend_of(seat, name) for seat, name in enumerate(say.names))
            yield (
                f"<section><h2>{_text(say('chances'))}</h2><div class=wide tabindex=0>{drawn}</div>"
                f"<p class=legend>{legend}</p><p class=how>{how}</p></section>"
            )

    def _players(self) -> Iterator[str]:
        say = self._say
        if not self._found.accuracy:
            return
        heads = [say("seat"), say("accuracy"), say("lost"), say("count")]
        heads += [say("grades", grade=grade) for grade in GRADES[1:]]
        rows = []
        for player in self._found.accuracy:
            cells = [
                f"{100 * player.accuracy:.0f} %",
                say.points(player.lost),
                str(player.decisions),
                *(str(player.grades.get(grade, 0)) for grade in GRADES[1:]),
            ]
            name = f'<th scope=row class="seat{player.seat}">{_text(say.names[player.seat])}</th>'
            rows.append([name, *(f"<td>{_text(cell)}</td>" for cell in cells)])
        table = f"<div class=wide tabindex=0>{_table(heads, rows)}</div>"
        yield f"<section><h2>{_text(say('accuracy'))}</h2>{table}"
        yield f"<p class=how>{_text(say('accuracy-how'))}</p></section>"

    def _lots(self) -> Iterator[str]:
        say, lots = self._say, self._found.lots
        if not lots:
            return
        heads = [say("lot"), say("price"), say("back")]
        heads += [f"{name}: {say('worth')} · {say('stop')}" for name in say.names]
        heads += [say("helps")]
        rows = [self._lot(lot) for lot in lots]
        table = f"<div class=wide tabindex=0>{_table(heads, rows)}</div>"
        yield f"<section><h2>{_text(say('lots'))}</h2>{table}"
        yield f"<p class=how>{_text(say('lots-how'))}</p></section>"

    def _lot(self, lot: Lot) -> list[str]:
        say, sold = self._say, lot.sold
        cells = [f"<th scope=row>{_text(say.sale(lot))}</th>"]
        if sold is None:
            cells += ["<td></td>"] * 2
        else:
            over = ""
            if sold.overpaid:
                said = say("overpaid", sum=say.money(sold.overpaid))
                over = f"<br><span class=over>{_text(said)}</span>"
            back = "" if sold.back is None else say.money(sold.back)
            cells += [f"<td>{_text(say.money(sold.price))}{over}</td>", f"<td>{_text(back)}</td>"]
        cells += [
            _at_lot(one, is_buyer=sold is not None and sold.seat == one.seat) for one in lot.seats
        ]
        helped = "" if sold is None or sold.helped is None else say.names[sold.helped]
        return [*cells, f"<td>{_text(helped)}</td>"]

    def _decisions(self) -> Iterator[str]:
        say, found = self._say, self._found
        if not found.decisions:
            return
        yield f"<section><h2>{_text(say('decisions'))}</h2>"
        for decision in found.decisions:
            yield self._unfolding(say.spoken(decision))
        yield "</section>"

    def _unfolding(self, spoken: Spoken) -> str:
        decision = spoken.decision
        badge = "" if decision.grade == FINE else self._badge(decision)
        details = "".join(
            f"<p>{_text(line)}</p>"
            for line in (spoken.chance, spoken.better, spoken.why, spoken.others)
            if line
        )
        did = f'<span class="seat{decision.seat} did">{_text(spoken.did)}</span>'
        now = f"<span class=now>{percent(decision.after)} %</span>"
        head = f"<span class=no>{decision.move}</span> {did} {now} {badge}"
        return (
            f'<details id="move-{decision.move}" class="{decision.grade}">'
            f"<summary>{head}</summary>{details}</details>"
        )


def _at_lot(one: SeatAtLot, *, is_buyer: bool) -> str:
    mark = " class=buyer" if is_buyer else ""
    worth, stop = (
        f"<b>{round(middle)}</b> <small>{round(low)} … {round(high)}</small>"
        for middle, low, high in (
            (one.worth, one.low, one.high),
            (one.stop, one.stop_low, one.stop_high),
        )
    )
    return f"<td{mark}>{worth}<br>{stop}</td>"


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Draw a table; every cell knows its column, for screens where a row becomes a card."""
    head = "".join(f"<th scope=col>{_text(one)}</th>" for one in heads)
    body = "".join(
        "<tr>"
        + "".join(
            cell.replace("<td", f'<td data-head="{_text(one)}"', 1)
            for one, cell in zip(heads, row, strict=True)
        )
        + "</tr>"
        for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _text(text: str) -> str:
    return escape(text)
