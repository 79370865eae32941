"""The message files of the four languages say the same things, and say them in their language."""

import re

import pytest
from messages.reading import (
    FILES,
    FOLDER,
    entries_in,
    messages_in,
    texts_of,
    variables_of,
    words_of,
)

from saleroom.games.registry import GAMES
from saleroom.messages.languages import LANGUAGES

OTHERS = LANGUAGES[1:]

# What may be the same as in English: titles, initials, names, and words that are alike. Where all
# letters come from what is put in, nothing needs to be listed.
SAME = {
    "bot-names",
    *(f"{game}-title" for game in GAMES),
    *(f"poster-{game}-title" for game in GAMES),
    "modern-art-artist",
    # A point is a point in French.
    *(f"canaletto-{name}" for name in ("points", "of-paid", "of-points", "of-score")),
    "moderne-zeiten-points",
    *(f"advice-{name}" for name in ("points", "sum-points")),
    # So are a score, a gain, a lot and a pause.
    *(f"ending-{name}" for name in ("points", "points-word", "score", "gain", "lot", "axis-lot")),
    "replay-lot",
    "replay-pause",
    # A bank is a bank in Polish and German.
    "gallery-bank",
    # A chat is a chat in German, and a hand a hand.
    *(f"{name}-chat" for name in ("side", "key")),
    "sheet-hand",
    # A bot is a bot in Polish, and a program a program.
    *(f"text-seat-{name}" for name in ("bot", "program")),
    "report-program",
    # Cities are called alike in German, and a race begins at its start.
    *(f"moderne-zeiten-{name}" for name in ("city", "city-short", "which-city", "board-start")),
}
INITIALS = "-letter"
_LETTER = re.compile(r"[^\W\d_]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_other_files(language: str) -> None:
    there = {file.stem for file in (FOLDER / language).iterdir()}
    assert there == set(FILES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_there_twice(language: str) -> None:
    ids = [entry.id.name for file in FILES for entry in entries_in(language, file)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages(file: str, language: str) -> None:
    english, other = messages_in("en", file), messages_in(language, file)
    assert list(other) == list(english)
    for name, message in english.items():
        assert dict(texts_of(other[name])).keys() == dict(texts_of(message)).keys(), name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_uses_the_same_variables(file: str, language: str) -> None:
    used = {name: variables_of(one) for name, one in messages_in(language, file).items()}
    assert used == {name: variables_of(one) for name, one in messages_in("en", file).items()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_nothing_is_left_in_english(file: str, language: str) -> None:
    english, other = messages_in("en", file), messages_in(language, file)
    left = [
        name
        for name, message in english.items()
        if _LETTER.search(words_of(message)) and name not in SAME and not name.endswith(INITIALS)
        if name in other and dict(texts_of(message)) == dict(texts_of(other[name]))
    ]
    assert left == []


def test_french_has_its_own_spaces_and_apostrophes() -> None:
    """A no-break space stands before a colon and inside « », a narrow one before ; ? and !."""
    for file in FILES:
        for name, message in messages_in("fr", file).items():
            said = words_of(message)
            assert not re.search(r"[ \u202f][:»]|«[ \u202f]", said), f"{name}: U+00A0 here"
            assert not re.search(r"[ \u00a0][;?!]", said), f"{name}: U+202F here"
            assert "'" not in said, name
