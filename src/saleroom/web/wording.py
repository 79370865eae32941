"""What a refusal looks like over the wire, and the English sentence it carries beside its code.

The sentence is for programs that show it to somebody; the page says everything in its reader's
language, by code, reason and numbers.
"""

from collections.abc import Mapping

import msgspec

from saleroom.games.registry import game_named
from saleroom.house.commands import Refused
from saleroom.messages.languages import ENGLISH
from saleroom.messages.saying import catalogue

LONGEST_TEXT = 300


class ErrorShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why something was not done; `paragraph` is the rule that forbids it.

    `reason` tells apart what has the same code; `limits` are the numbers in the text, `names` what
    it names: an option of a game, something that was typed.
    """

    code: str
    text: str
    paragraph: str = ""
    reason: str = ""
    limits: dict[str, int] = {}
    names: dict[str, str] = {}


def shortened(text: str) -> str:
    """Keep the beginning of a long text."""
    return text if len(text) <= LONGEST_TEXT else text[: LONGEST_TEXT - 1] + "…"


def worded(
    code: str,
    reason: str = "",
    limits: Mapping[str, int] | None = None,
    names: Mapping[str, str] | None = None,
) -> str:
    """Say why the house did not do something."""
    return catalogue(ENGLISH).error(code, reason, limits, names)


def refusal_worded(refused: Refused) -> str:
    """Say why a command was not carried out."""
    if refused.detail:
        return shortened(refused.detail)
    if refused.game:
        game, limits = game_named(refused.game), refused.limits
        return catalogue(ENGLISH).refusal(game, refused.reason, limits, refused.edition)
    return worded(refused.code, refused.reason, refused.limits)
