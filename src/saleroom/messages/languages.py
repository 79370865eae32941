"""The languages of the house. Cheap to import: no text is read here."""

from contextvars import ContextVar
from typing import Literal, get_args

from saleroom.core.errors import CodedError

# English first: what is not translated is said in English.
Language = Literal["en", "fr", "pl", "de"]
LANGUAGES: tuple[str, ...] = get_args(Language)
ENGLISH = LANGUAGES[0]
# What a command tells its errors in; one that was asked for a language says so.
SPOKEN = ContextVar("SPOKEN", default=ENGLISH)


class UnknownLanguage(CodedError):
    """A language the house does not speak."""


def checked_language(language: str) -> str:
    """Return the language if the house speaks it."""
    if language not in LANGUAGES:
        raise UnknownLanguage("no_such_language", name=language, known=", ".join(LANGUAGES))
    return language
