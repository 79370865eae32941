"""What a refusal looks like over the wire: a code for programs, and an English sentence.

The sentence is for programs that show it to somebody; the page says everything in its reader's
language, by code, reason and numbers.
"""

import msgspec

from saleroom.core.errors import CodedError
from saleroom.messages.saying import worded


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


def error_shown(error: CodedError) -> ErrorShown:
    """Write a refusal down."""
    return ErrorShown(
        code=error.code,
        text=worded(error),
        paragraph=error.paragraph,
        reason=error.name,
        limits=error.numbers,
        names=error.names,
    )
