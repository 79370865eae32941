"""One word for one thing, and none that reads wrongly: what docs/translating.md rules out.

The list is ruled-out.json, and it holds for messages and rules pages. Looks at what is said only,
not at what is put in. Patterns stand for whole words, without regard to case.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from docs.doc_pages import ROOT
from messages.reading import FILES, messages_in, texts_of, words_of

from saleroom.messages.languages import ENGLISH, LANGUAGES

# For each language patterns, and what to say instead.
RULED_OUT: dict[str, dict[str, str]] = json.loads(
    (Path(__file__).parent / "ruled-out.json").read_text("utf-8")
)
# Double quotation marks; a single one is an apostrophe.
QUOTES = {"en": "\u201c\u201d", "fr": "\u00ab\u00bb", "pl": "\u201e\u201d", "de": "\u201e\u201c"}
ALL_QUOTES = "\"'\u201a\u2018\u2039\u203a" + "".join(QUOTES.values())
# What holds the name of a player or of a game.
NAMES = "name|names|seat|who|payee|payer|buyer|game"


class Said(NamedTuple):
    """A message or a rules page, and the words in it."""

    id: str
    words: str


def said_in(language: str) -> Iterator[Said]:
    for file in FILES:
        for name, message in messages_in(language, file).items():
            yield Said(name, words_of(message))


def pages_in(language: str) -> Iterator[Said]:
    """The rules pages, one line each, without what is code in them and with our apostrophes."""
    folder = ROOT / "docs" / "rules" / ("" if language == ENGLISH else language)
    for page in sorted(folder.glob("*.md")):
        words = re.sub(r"`[^`]*`", "", page.read_text("utf-8")).replace("'", "\u2019")
        yield Said(f"{language}/{page.name}", re.sub(r"[ \n]+", " ", words))


def written_in(language: str) -> Iterator[tuple[str, str]]:
    """Every message as it is written, with what is put in."""
    for file in FILES:
        for name, message in messages_in(language, file).items():
            yield name, "\n".join(text for _, text in texts_of(message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_said_that_was_ruled_out(language: str) -> None:
    wrong = [
        f"{said.id}: not {found.group(0)!r}, but {instead}"
        for said in (*said_in(language), *pages_in(language))
        for pattern, instead in RULED_OUT[language].items()
        if (found := re.search(rf"(?<!\w)(?:{pattern})(?!\w)", said.words, re.IGNORECASE))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    others = set(ALL_QUOTES) - set(QUOTES[language])
    assert [said.id for said in said_in(language) if others & set(said.words)] == []


@pytest.mark.parametrize(
    ("language", "spaced"), [("en", True), ("de", True), ("fr", False), ("pl", False)]
)
def test_an_ellipsis_stands_as_the_language_has_it(language: str, *, spaced: bool) -> None:
    wrong = r"[^\s]…" if spaced else r"\s…"
    assert [said.id for said in said_in(language) if re.search(wrong, said.words)] == []


def test_french_does_not_say_de_before_the_name_of_a_player() -> None:
    """It would lose its vowel before some names."""
    before = re.compile(rf"\b(de|que) \{{ \$({NAMES}) \}}", re.IGNORECASE)
    assert [name for name, written in written_in("fr") if before.search(written)] == []


def test_polish_counts_in_three_forms() -> None:
    """Where two or three are told from one, so are five."""
    for name, written in written_in("pl"):
        forms = set(re.findall(r"\[(one|few|many)\]", written))
        assert ("few" in forms) == ("many" in forms), name


def test_every_language_has_a_list() -> None:
    assert RULED_OUT.keys() == set(LANGUAGES) == QUOTES.keys()
