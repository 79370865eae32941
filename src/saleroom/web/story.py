"""A finished game as a whole: every line with its move, how everybody stood, what was bought."""

import msgspec

from saleroom.core.account import Bought
from saleroom.core.seats import ALL_SEEING
from saleroom.house.afterwards import matches, story_lines
from saleroom.house.shown import Line
from saleroom.house.table import Table
from saleroom.web.replaying import viewer_named


class StoryLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the log and how many moves had been made when it was heard."""

    at: int
    line: Line


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """The whole of a finished game of `moves` moves, as heard through somebody's eyes.

    `scores` are what everybody had after 0, 1, 2 ... moves, `money` the same in games where money
    is not what counts. `bought` is what was bought for how much, and what it paid back.
    """

    moves: int
    lines: tuple[StoryLine, ...]
    scores: tuple[tuple[int, ...], ...]
    money: tuple[tuple[int, ...], ...] | None
    bought: tuple[Bought, ...]


def story(table: Table, eyes: str) -> Story:
    """Tell a finished game; `eyes` as in a replay."""
    viewer = viewer_named(eyes, table.settings.players)
    game, seats = table.match.game, range(table.settings.players)
    scores, purses = [], []
    for match in matches(table):
        scores.append(tuple(game.flat.score(match.state, seat) for seat in seats))
        if game.purse is not None:
            purses.append(tuple(game.purse(match.state, seat) for seat in seats))
    return Story(
        moves=len(table.match.moves),
        lines=tuple(StoryLine(at=at, line=line) for at, line in story_lines(table, viewer)),
        scores=tuple(scores),
        money=tuple(purses) if purses and purses != scores else None,
        bought=() if game.account is None else game.account(table.match.heard(ALL_SEEING)),
    )
