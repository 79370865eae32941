"""Going back leads to the game as it was, also where other moves were made since."""

from laws.house_tables import TABLES

from saleroom.core.chance import seeded
from saleroom.laws.playing import random_move
from saleroom.play.bookmarks import SPAN, Bookmarks
from saleroom.play.match import Match


def go_on(match: Match, bookmarks: Bookmarks, moves: int, seed: int) -> None:
    numbers = seeded(seed)
    while len(match.moves) < moves:
        match.act(*random_move(match, numbers))
        bookmarks.moved()


def test_one_goes_back_to_any_move_and_on_from_there_again_and_again() -> None:
    match = TABLES[0].opened()
    bookmarks = Bookmarks(match)
    go_on(match, bookmarks, 3 * SPAN + 5, seed=1)
    for seed, count in enumerate((2 * SPAN + 1, SPAN, SPAN - 1, SPAN + 3, 0, 2 * SPAN, 7), 2):
        made = match.moves[:]
        assert bookmarks.back_to(count) == tuple(made[count:])
        again = TABLES[0].opened()
        for seat, action in made[:count]:
            again.act(seat, action)
        assert (match.moves, match.state) == (again.moves, again.state)
        go_on(match, bookmarks, 2 * SPAN + 5, seed)
