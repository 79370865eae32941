"""The rules pages by paragraph."""

import pytest

from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.rulebook import NoSuchParagraph, page, paragraph, paragraphs, parsed

PAGE = """\
# A game

- a point without a number

## First part
- **XY-1** One, two.

| a | b |
| --- | --- |
| 1 | 2 |

  The table belongs to it.
- **XY-2 [S]** Secret,
  and more.
  - **XY-3** Inside another.
    Still inside.

Prose between the paragraphs, and XY-9 is only named here.

## Second part
* **XY-4 (1992)** Last.

| not | part |
"""


def test_a_page_is_taken_apart_into_paragraphs() -> None:
    found = {part.number: part for part in parsed(PAGE)}
    assert list(found) == ["XY-1", "XY-2", "XY-3", "XY-4"]
    assert found["XY-1"].section == "First part"
    assert found["XY-4"].section == "Second part"


def test_a_paragraph_ends_where_the_next_one_or_a_heading_begins() -> None:
    found = {part.number: part.text for part in parsed(PAGE)}
    assert found["XY-1"].startswith("**XY-1** One, two.\n\n| a | b |")
    assert found["XY-1"].endswith("| 1 | 2 |\n\nThe table belongs to it.")
    assert found["XY-2"] == "**XY-2 [S]** Secret,\nand more."
    assert found["XY-3"] == "**XY-3** Inside another.\nStill inside."
    assert found["XY-4"] == "**XY-4 (1992)** Last."


def test_an_empty_page_has_no_paragraphs() -> None:
    assert list(parsed("")) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_paragraph_a_game_cites_is_on_its_page(name: str) -> None:
    game = game_named(name)
    cited = {refusal.paragraph for refusal in game.refusals.values() if refusal.paragraph}
    cited.add(Match(game, game.players[0]).paragraph)
    assert cited <= set(paragraphs(name))


def test_a_paragraph_is_found_by_number_in_any_case() -> None:
    assert paragraph("modern-art", "ma-24").number == "MA-24"
    assert "seller" in paragraph("modern-art", "MA-24").text


def test_what_is_not_in_the_rules_is_refused() -> None:
    with pytest.raises(NoSuchParagraph, match="name=MA-99, first=MA-1, last=MA-54"):
        paragraph("modern-art", "MA-99")
    with pytest.raises(NoSuchParagraph, match="rules_no_page: game=chess"):
        page("chess")
