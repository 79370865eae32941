"""A finished game, move by move."""

from typing import Any

import msgspec

from saleroom.core.contract import Outcome
from saleroom.core.errors import BadSetup
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.house.afterwards import at_move, record
from saleroom.house.shown import Line
from saleroom.house.table import Table
from saleroom.play.match import Match

__all__ = ["ALL_SEEING", "Replay", "record", "replay", "replays", "viewer_named"]

# A page that is scrubbed through asks for many; the table answers nobody else meanwhile.
MOST_AT_ONCE = 50


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """The game after `at` of `moves` moves; `made` is the last of them and `lines` what was heard.

    `seat` made it; None is chance.
    """

    at: int
    moves: int
    seat: int | None
    made: dict[str, int | bool] | None
    view: Any
    facts: Any
    paragraph: str
    lines: tuple[Line, ...]
    result: Outcome | None


def replay(table: Table, at: int | None, eyes: str) -> Replay:
    """Show the game after so many moves (all if None) through a seat's eyes, or "all"."""
    return replays(table, at, eyes, 1)[0]


def replays(table: Table, at: int | None, eyes: str, count: int) -> tuple[Replay, ...]:
    """Show the game after `at` moves, one move later and so on, as long as there are any."""
    moves = table.match.moves
    place = len(moves) if at is None else at
    if not 0 <= place <= len(moves):
        raise BadSetup("setup_range", option="at", least=0, most=len(moves), given=place)
    if not 1 <= count <= MOST_AT_ONCE:
        raise BadSetup("setup_range", option="count", least=1, most=MOST_AT_ONCE, given=count)
    viewer = viewer_named(eyes, table.settings.players)
    match = at_move(table, place)
    seen = [_seen(match, len(moves), viewer)]
    for seat, action in moves[place : place + count - 1]:
        match.act(seat, action)
        seen.append(_seen(match, len(moves), viewer))
    return tuple(seen)


def _seen(match: Match, moves: int, viewer: int) -> Replay:
    place = len(match.moves)
    last = match.moves[-1] if place else None
    heard = match.heard(viewer, place - 1) if place else []
    view = match.view(viewer)
    return Replay(
        at=place,
        moves=moves,
        seat=None if last is None or last.seat == CHANCE else last.seat,
        made=None if last is None else match.name_of(last),
        view=view,
        facts=match.facts(view),
        paragraph=match.paragraph,
        lines=tuple(Line(move, event.name, dict(event.data)) for move, event in heard),
        result=match.outcome(),
    )


def viewer_named(eyes: str, players: int) -> int:
    """Return whose eyes are meant: a seat, everybody's, or a spectator's."""
    if eyes == "all":
        return ALL_SEEING
    if eyes == "spectator":
        return SPECTATOR
    if eyes.isdecimal() and len(eyes) < 3 and int(eyes) < players:  # noqa: PLR2004  # a seat
        return int(eyes)
    raise BadSetup("setup_unknown", option="eyes", entry=0, name=eyes)
