"""What the page about bots says is so: the ladder, and the facts of an explanation."""

from docs.doc_pages import ROOT, table_under

from saleroom.bots.guard import MOST_HANGS, PATIENCE, USUAL_SECONDS
from saleroom.bots.reasons import FORMAT, Alternative, Reasons
from saleroom.bots.registry import LADDER, STYLES, USUAL
from saleroom.games.registry import GAMES, game_named

PAGE = ROOT / "docs" / "bots.md"
TEXT = " ".join(PAGE.read_text("utf-8").split())


def test_the_page_has_the_ladder_in_its_order() -> None:
    rows = table_under(PAGE, "Bots")
    assert tuple(row[0].strip("`") for row in rows) == LADDER
    (usual,) = (
        row[0].strip("`") for row in rows if "who sits down where nobody is named" in row[1]
    )
    assert usual == USUAL


def test_the_page_has_every_style() -> None:
    rows = table_under(PAGE, "Players with a character")
    assert tuple(row[0].strip("`") for row in rows) == STYLES


def test_the_page_has_every_fact_of_an_explanation() -> None:
    rows = table_under(PAGE, "Why it did that")
    assert tuple(row[0].strip("`") for row in rows) == Reasons.__struct_fields__
    assert f"the version of this structure: {FORMAT}" in TEXT
    (thought,) = (row[1] for row in rows if row[0] == "`alternatives`")
    assert all(f"`{name}`" in thought for name in Alternative.__struct_fields__)


def test_the_page_says_how_long_a_bot_is_waited_for() -> None:
    assert PATIENCE == 2
    assert f"more than twice its time (its `seconds`, {USUAL_SECONDS} if it names none)" in TEXT
    assert MOST_HANGS == 3
    assert "one that hung three times is not asked any more" in TEXT


def test_every_game_has_a_place_for_its_ladder() -> None:
    for name in GAMES:
        section = TEXT.partition(f"## {game_named(name).title} ")[2]
        assert section.startswith(f"<!-- ladder {name} begin -->")
        assert f"<!-- ladder {name} end -->" in section
