"""The rules pages in every language have the same paragraphs under the same headings."""

import os
import re
from collections import Counter
from pathlib import Path

import pytest
from docs.doc_pages import ROOT

from saleroom import rulebook
from saleroom.games.registry import GAMES
from saleroom.messages.languages import ENGLISH, LANGUAGES, UnknownLanguage

_HEADING = re.compile(r"^(#+) +\S", re.MULTILINE)
_MARKS = re.compile(r"\[[A-Z]\]")
OTHERS = [language for language in LANGUAGES if language != ENGLISH]

each_page = pytest.mark.parametrize(
    ("language", "game"), [(language, game) for language in OTHERS for game in GAMES]
)


def page_of(language: str, game: str) -> str:
    """Return a translated page; one that nobody has written yet is allowed while it is written."""
    path = ROOT / "docs" / "rules" / language / f"{game}.md"
    if not path.exists():
        assert not os.environ.get("CI"), f"{path} is missing"
        pytest.skip(f"{path} is not written yet")
    return path.read_text("utf-8")


@each_page
def test_the_paragraphs_are_the_same_in_the_same_order(language: str, game: str) -> None:
    page_of(language, game)
    found = rulebook.paragraphs(game, language)
    assert list(found) == list(rulebook.paragraphs(game))
    assert all(found[number].text.strip() for number in found)


@each_page
def test_the_headings_are_the_same_level_by_level(language: str, game: str) -> None:
    levels = [len(marks) for marks in _HEADING.findall(page_of(language, game))]
    assert levels == [len(marks) for marks in _HEADING.findall(rulebook.page(game))]


@each_page
def test_the_sections_have_as_many_paragraphs(language: str, game: str) -> None:
    page_of(language, game)
    pairs = {
        (english.section, rulebook.paragraph(game, number, language).section)
        for number, english in rulebook.paragraphs(game).items()
    }
    # One section there for one section here.
    assert len({here for here, _ in pairs}) == len({there for _, there in pairs}) == len(pairs)


@each_page
def test_rulings_and_secrets_are_marked_as_in_english(language: str, game: str) -> None:
    page_of(language, game)
    for number, english in rulebook.paragraphs(game).items():
        other = rulebook.paragraph(game, number, language)
        assert Counter(_MARKS.findall(other.text)) == Counter(_MARKS.findall(english.text)), number


@each_page
def test_the_page_is_in_its_language(language: str, game: str) -> None:
    text = page_of(language, game)
    english = rulebook.paragraphs(game)
    same = [
        number
        for number, one in english.items()
        if one.text == rulebook.paragraph(game, number, language).text
    ]
    assert same == []
    assert text != rulebook.page(game)


def test_what_is_not_translated_is_read_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "canaletto.md").write_text("# Canaletto, in English", "utf-8")
    monkeypatch.setattr(rulebook, "_folders", lambda _game: (tmp_path,))
    assert rulebook.page("canaletto", "fr") == "# Canaletto, in English"
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "canaletto.md").write_text("# Canaletto, en français", "utf-8")
    assert rulebook.page("canaletto", "fr") == "# Canaletto, en français"


def test_a_language_the_house_does_not_speak_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="no_such_language: name=it"):
        rulebook.page("canaletto", "it")
