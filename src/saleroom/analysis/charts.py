"""Everybody's chances as a drawing: inline SVG, in the colours of the page it stands on.

Lines with their bands; what decided the game is marked on them. Every line has its own dash as well
as its own colour, and a name at its end, so that nobody needs colours.
"""

from collections.abc import Sequence
from html import escape

from saleroom.analysis.found import FINE, Analysis, Decision, Point

WIDTH = 720
HEIGHT = 300
_LEFT, _RIGHT, _TOP, _BOTTOM = 48, 84, 16, 28
DASHES = ("", "7 3", "2 3", "9 3 2 3", "1 2")
_LABEL = 14  # two names keep so far from each other


def chart(found: Analysis, names: Sequence[str], title: str) -> str:
    """Draw the course of everybody's chances; nothing is drawn of less than two places."""
    if len(found.course) < 2:  # noqa: PLR2004  # a line has two ends
        return ""
    box, label = f"0 0 {WIDTH} {HEIGHT}", escape(title)
    parts = [f'<svg class="chart" viewBox="{box}" role="img" aria-label="{label}">']
    parts += _grid(found)
    for seat in range(found.players):
        parts.append(_band(found.course, found.moves, seat))
    for seat in range(found.players):
        parts.append(_line(found.course, found.moves, seat))
    parts += _labels(found, names)
    parts += [_mark(found, one) for one in _marked(found)]
    parts.append("</svg>")
    return "".join(parts)


def legend_of(seat: int, name: str) -> str:
    """Draw a piece of a seat's line beside its name, for screens where the chart is cut."""
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    line = f'<path class="line"{dash} d="M0 5H28"/>'
    return (
        f'<span class="seat{seat}"><svg class="chart key" viewBox="0 0 28 10" aria-hidden="true">'
        f"{line}</svg> {escape(name)}</span>"
    )


def _x(move: float, moves: int) -> float:
    return _LEFT + (WIDTH - _LEFT - _RIGHT) * move / max(1, moves)


def _y(chance: float) -> float:
    return _TOP + (HEIGHT - _TOP - _BOTTOM) * (1.0 - chance)


def _grid(found: Analysis) -> list[str]:
    lines = []
    for part in (0, 25, 50, 75, 100):
        y = _y(part / 100)
        lines.append(f'<path class="grid" d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}"/>')
        lines.append(
            f'<text class="axis" x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{part}</text>'
        )
    first = found.course[0].move
    for k in range(5):
        move = round(first + (found.moves - first) * k / 4)
        lines.append(
            f'<text class="axis" x="{_place(move, found):.1f}" y="{HEIGHT - 8}" '
            f'text-anchor="middle">{move}</text>'
        )
    return lines


def _place(move: int, found: Analysis) -> float:
    """Return where a move stands: the shuffle before the first decision takes no room."""
    first = found.course[0].move
    return _x(max(0, move - first), found.moves - first)


def _at(points: Sequence[Point], moves: int, point: Point) -> float:
    first = points[0].move
    return _x(point.move - first, moves - first)


def _band(points: Sequence[Point], moves: int, seat: int) -> str:
    upper = [f"{_at(points, moves, p):.1f} {_y(p.told[seat].high):.1f}" for p in points]
    lower = [f"{_at(points, moves, p):.1f} {_y(p.told[seat].low):.1f}" for p in reversed(points)]
    return f'<path class="band seat{seat}" d="M{"L".join((*upper, *lower))}Z"/>'


def _line(points: Sequence[Point], moves: int, seat: int) -> str:
    places = [f"{_at(points, moves, p):.1f} {_y(p.told[seat].chance):.1f}" for p in points]
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'<path class="line seat{seat}"{dash} d="M{"L".join(places)}"/>'


def _labels(found: Analysis, names: Sequence[str]) -> list[str]:
    """Write the names at the ends of their lines, none over another."""
    last = found.course[-1].told
    order = sorted(range(found.players), key=lambda seat: -last[seat].chance)
    labels, lowest = [], float(_TOP - _LABEL)
    room = HEIGHT - _BOTTOM - _LABEL * (found.players - 1)
    for k, seat in enumerate(order):
        y = max(lowest + _LABEL, min(_y(last[seat].chance) + 4, room + _LABEL * k))
        lowest = y
        x = WIDTH - _RIGHT + 6
        labels.append(
            f'<text class="name seat{seat}" x="{x}" y="{y:.1f}">{escape(names[seat][:12])}</text>'
        )
    return labels


def _marked(found: Analysis) -> list[Decision]:
    return [one for one in found.decisions if one.grade != FINE and one.move in found.dearest]


def _mark(found: Analysis, decision: Decision) -> str:
    number = found.dearest.index(decision.move) + 1
    x, y = _place(decision.move, found), _y(decision.after.chance)
    return (
        f'<a href="#move-{decision.move}"><circle class="mark seat{decision.seat}" cx="{x:.1f}" '
        f'cy="{y:.1f}" r="9"/><text class="number" x="{x:.1f}" y="{y + 4:.1f}" '
        f'text-anchor="middle">{number}</text></a>'
    )
