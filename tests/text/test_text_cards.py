"""The rules on one card: short enough for a prompt, and held to the rules page."""

import re

import pytest

from saleroom import rulebook
from saleroom.games.registry import GAMES, game_named
from saleroom.messages.languages import ENGLISH, LANGUAGES
from saleroom.text.cards import MOST_TOKENS, card, tokens

_CITED = re.compile(r"\b[A-Z]{2}-\d+\b")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_has_less_than_a_thousand_tokens(game: str, language: str) -> None:
    text = card(game_named(game), language)
    assert 300 < tokens(text) < MOST_TOKENS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_cites_paragraphs_that_there_are(game: str, language: str) -> None:
    cited = _CITED.findall(card(game_named(game), language))
    assert set(cited) <= rulebook.paragraphs(game, language).keys()
    assert cited == _CITED.findall(card(game_named(game), ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_has_the_numbers_of_the_english_one(game: str, language: str) -> None:
    """A translation that changed a number would be another game."""

    def numbers(of: str) -> list[str]:
        return sorted(re.findall(r"\d+", _CITED.sub("", card(game_named(game), of))))

    assert numbers(language) == numbers(ENGLISH)


def test_a_token_is_counted_as_three_bytes() -> None:
    assert tokens("") == 0
    assert tokens("abcdef") == 2
    assert tokens("łódź") == 3
