"""An error as a sentence for people: what the rim says where the inside only names.

Programs look at an error's name and numbers; `said` is for whoever shows it to somebody.
"""

from functools import cache

from saleroom.core.errors import CodedError, IllegalNow, SaleroomError
from saleroom.games.registry import game_named
from saleroom.messages.catalogue import Catalogue
from saleroom.messages.languages import ENGLISH

catalogue = cache(Catalogue)


def said(error: SaleroomError, language: str = ENGLISH) -> str:
    """Say what is wrong; what is no more than a text stays as it is."""
    known = catalogue(language)
    if isinstance(error, IllegalNow):
        text = known.refusal(game_named(error.game), error.name, error.numbers, error.edition)
    elif isinstance(error, CodedError):
        text = known.error("bad_setup", error.name, error.numbers, error.names)
    else:
        return str(error)
    return f"{text} ({error.paragraph})" if error.paragraph else text
