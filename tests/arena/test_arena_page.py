"""docs/arena.md says what the arena does."""

import re

from docs.doc_pages import ROOT, table_under

from saleroom.arena.tournament.holding import WATCHED_BLOCKS, WATCHED_GAMES
from saleroom.arena.tournament.intervals import FIRST_LOOK
from saleroom.arena.tournament.ratings import RATED_GAMES, RESAMPLES
from saleroom.arena.tournament.results import Standing, TournamentResult
from saleroom.arena.tournament.seatings import MOST_SEATINGS

PAGE = ROOT / "docs" / "arena.md"


def fields(which: int) -> list[str]:
    rows = table_under(PAGE, "The result as JSON", which)
    return [name for row in rows for name in re.findall(r"`(\w+)`", row[0])]


def test_the_page_has_every_field_of_a_result() -> None:
    assert sorted(fields(0)) == sorted(TournamentResult.__struct_fields__)
    assert sorted(fields(1)) == sorted(Standing.__struct_fields__)


def test_the_page_has_the_numbers_of_the_program() -> None:
    text = " ".join(PAGE.read_text("utf-8").split())
    for words in (
        f"At most {RATED_GAMES:,} games are rated",
        f"from {RESAMPLES} resamples",
        f"more than {MOST_SEATINGS}",
        f"from the {FIRST_LOOK}th block on",
        f"at least {WATCHED_BLOCKS} blocks and {WATCHED_GAMES} games",
    ):
        assert words in text
