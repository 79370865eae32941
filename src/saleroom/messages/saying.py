"""An error or a verdict as a sentence for people: what the rim says where the inside only names.

Programs look at its name and numbers; `said` is for whoever shows it to somebody.
"""

from functools import cache

from saleroom.core.errors import CodedError, SaleroomError
from saleroom.games.registry import game_named
from saleroom.messages.catalogue import Catalogue
from saleroom.messages.languages import ENGLISH
from saleroom.play.verify import Verdict

catalogue = cache(Catalogue)


def said(found: SaleroomError | Verdict, language: str = ENGLISH) -> str:
    """Say what is wrong, with the paragraph; what is no more than a text stays as it is."""
    if isinstance(found, Verdict):
        text = _judged(found, language)
    elif isinstance(found, CodedError):
        text = worded(found, language)
    else:
        return str(found)
    return f"{text} ({found.paragraph})" if found.paragraph else text


def worded(error: CodedError, language: str = ENGLISH) -> str:
    """Say what is wrong where the paragraph stands beside it."""
    if error.detail:
        return error.detail
    known = catalogue(language)
    if error.game:
        return known.refusal(game_named(error.game), error.name, error.numbers, error.edition)
    return known.error(error.code, error.name, error.numbers, error.names)


def _judged(verdict: Verdict, language: str) -> str:
    why = "" if verdict.error is None else worded(verdict.error, language)
    return catalogue(language).text(
        f"verdict-{verdict.name}".replace("_", "-"),
        moves=verdict.moves,
        move=verdict.move or 0,
        back=verdict.back or 0,
        scores=_listed(verdict.scores),
        claimed=_listed(verdict.claimed),
        why=why,
    )


def _listed(scores: tuple[int, ...]) -> str:
    return " : ".join(map(str, scores))
