"""A decision of a game that goes on is judged by what its seat knew, and by nothing else."""

from analysis import planting
from house.tables import Room, until

from saleroom.analysis.found import BLUNDER
from saleroom.analysis.lately import judged_lately
from saleroom.house.heads import people_asked
from saleroom.house.table import Table
from saleroom.web.tutoring import lately


def test_what_a_rival_holds_in_a_fist_changes_nothing() -> None:
    def decided(sealed: int) -> Table:
        room = until(Room.of("modern-art", 4, deal=1).fill(), "sealed")
        one, other = people_asked(room.table)[:2]
        room.act(other, bid=sealed)
        room.act(one, bid=3)
        return room.table

    tables = [decided(sealed) for sealed in (1, 2)]
    moves = [table.match.moves for table in tables]
    assert moves[0] != moves[1]
    last = len(moves[0]) - 1
    one, other = (lately(table, table.match.moves[last].seat, last) for table in tables)
    assert one == other


def test_a_blunder_is_named_while_the_game_goes_on() -> None:
    room = until(Room.of("canaletto", 3, deal=1).fill(), "steered")
    (seat,) = people_asked(room.table)
    (amounts,) = room.table.match.legal(seat).amounts
    room.act(seat, bid=amounts.most)
    planting.ready("canaletto")
    found = judged_lately(lately(room.table, seat, len(room.table.match.moves) - 1), worlds=64)
    assert found is not None
    assert (found.grade, found.done) == (BLUNDER, {"bid": amounts.most})
    assert found.better is not None
