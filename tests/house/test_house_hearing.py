"""What each viewer heard: few bytes are kept, and they say the same as a list for each viewer."""

import tracemalloc
from collections.abc import Iterable
from random import Random

import msgspec
import pytest
from house.tables import Room, play_on
from house.twins import play_lively

from saleroom.core.events import Told, heard_by
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.house import entries as e
from saleroom.house.hearing import Happened, Hearable, Hearing, WentBack
from saleroom.house.reading import read_table
from saleroom.house.showing import Showing, lines_since
from saleroom.house.statuses import PLAYING
from saleroom.house.taking_back import decisions
from saleroom.play.match import Match
from saleroom.play.tellings import Tellings

GAMES = ("modern-art", "alles-futsch", "moderne-zeiten", "canaletto")


class PlainEar:
    """What one viewer heard, word by word: a line, how many moves were made, whether it stands."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.lines: list[tuple[Hearable, int, bool]] = []

    def since(self, move: int) -> int | None:
        those = (n for n, (_, made, stands) in enumerate(self.lines) if stands and made > move)
        return next(those, None)

    def go_back(self, seat: int, move: int) -> None:
        since = self.since(move)
        self.lines = [(what, made, stands and made <= move) for what, made, stands in self.lines]
        what = WentBack(seat, len(self.lines) if since is None else since)
        self.lines.append((what, move, False))


class PlainHearing(Hearing):
    """Keeps both."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self.match = match
        self.plain = [PlainEar(viewer) for viewer in (*range(match.players), SPECTATOR, ALL_SEEING)]

    def tell(self, told: Iterable[Told]) -> None:
        told = list(told)
        super().tell(told)
        for ear in self.plain:
            for one in told:
                event = heard_by(ear.viewer, one, self.match.game.events)
                if event is not None:
                    ear.lines.append((event, len(self.match.moves), True))

    def happen(self, moves: int, happened: Happened) -> None:
        super().happen(moves, happened)
        for ear in self.plain:
            ear.lines.append((happened, moves, False))

    def go_back(self, seat: int, moves: int, since: dict[int, int]) -> None:
        super().go_back(seat, moves, since)
        for ear in self.plain:
            ear.go_back(seat, moves)

    def check(self) -> None:
        for ear in self.plain:
            lines = self.ears[ear.viewer]
            assert list(lines) == [what for what, _, _ in ear.lines]
            for move in range(0, len(self.match.moves) + 1, 3):
                assert self.since(ear.viewer, move) == ear.since(move)
            least = len(self.match.moves)
            for place, (_, made, _) in reversed(
                list(zip(self.placed(ear.viewer), ear.lines, strict=True))
            ):
                least = min(least, made)
                assert place[0] == least


@pytest.mark.parametrize("seed", range(12))
def test_everybody_hears_what_a_list_of_their_own_would_say(seed: int) -> None:
    drawing = Random(seed)  # noqa: S311  # games, not secrets
    room = Room.of(GAMES[seed % 4], 3 + seed % 2, bots=seed % 3, deal=seed)
    room.table.hearing = hearing = PlainHearing(room.table.match)
    room.fill()
    for _ in range(6):
        play_lively(room, drawing, 15)
        hearing.check()
        seats = range(room.table.settings.players)
        moves = [move for seat in seats for move in decisions(room.table, seat).values()]
        if moves and room.table.status == PLAYING and room.table.request is None:
            room.keep(e.Rewound(seat=0, move=drawing.choice(moves), agreed=(1,)))
            hearing.check()
    assert room.table.taken_back


@pytest.mark.parametrize("game", GAMES)
def test_lines_are_the_same_written_for_one_and_for_many(game: str) -> None:
    room = Room.of(game, 4, deal=3).fill()
    drawing, viewers = Random(3), (*range(4), SPECTATOR)  # noqa: S311  # games, not secrets
    heard = dict.fromkeys(viewers, 0)
    while play_on(room, drawing):
        together = Showing(room.table)
        for viewer in viewers:
            for since in (heard[viewer], max(0, heard[viewer] - 3)):
                alone = msgspec.json.encode(lines_since(room.table, viewer, since))
                assert together.lines_written(viewer, since) == alone
            heard[viewer] = len(room.table.lines(viewer))
        if sum(heard.values()) > 300:
            break
    together = Showing(room.table)
    for viewer in viewers:
        for since in range(heard[viewer] + 1):
            alone = msgspec.json.encode(lines_since(room.table, viewer, since))
            assert together.lines_written(viewer, since) == alone


def test_what_is_told_has_few_bytes_and_large_numbers_are_kept_too() -> None:
    tellings = Tellings()
    tellings.add(0, [(1, 2, 3, 4, 5)])
    tellings.add(1, [(2, 40_000, -40_000, 0, 0), (3, 1, 1, 1, 1)])
    tellings.add(2, [(4, 2**40, 0, 0, 0)])
    assert [tellings[k] for k in range(4)] == [
        (0, (1, 2, 3, 4, 5)),
        (1, (2, 40_000, -40_000, 0, 0)),
        (1, (3, 1, 1, 1, 1)),
        (2, (4, 2**40, 0, 0, 0)),
    ]
    tellings.take_back(1)
    tellings.add(1, [(5, 0, 0, 0, 0)])
    assert tellings.told_since(0) == [(1, 2, 3, 4, 5), (5, 0, 0, 0, 0)]
    assert len(tellings) == 5


def test_a_table_takes_few_bytes_for_what_happened_there() -> None:
    """All that a table keeps of a whole game, seen by everybody: it was two kilobytes an entry."""
    logs = []
    for number, game in enumerate(GAMES):
        room = Room.of(game, 4, deal=number, clock="none", hammer="none", intervals=False).fill()
        drawing = Random(number)  # noqa: S311  # games, not secrets
        while play_on(room, drawing):
            pass
        logs.append(room.log)
        _seen(room)  # whatever is worked out once for all tables

    def held(share: float) -> int:
        tracemalloc.start()
        kept = []
        for log in logs:
            for _ in range(2):
                room = Room.__new__(Room)
                room.table = read_table(log[: max(6, int(share * len(log)))])
                _seen(room)
                kept.append(room)
        size = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return size // len(kept)

    entries = sum(map(len, logs)) // len(logs)
    held(0)  # what is made at the first reading and kept for all others is none of a table's
    begun, middle, over = held(0), held(0.5), held(1)
    assert begun < 20_000
    assert middle < 30_000
    assert (over - begun) / entries < 150


def _seen(room: Room) -> None:
    showing = Showing(room.table)
    for viewer in range(4):
        showing.written(viewer, facts=False)
