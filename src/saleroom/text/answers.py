"""What a program that writes text means: the grammar of answers, read leniently.

An answer is what a person types at the terminal (`saleroom.text.asking`), or the named form of an
action as JSON. Programs that think aloud put their answer between brackets, and the last pair
counts: `I have 40 left. [bid 12]`.
"""

import re

import msgspec

from saleroom.core.codec import shown
from saleroom.core.contract import Game
from saleroom.core.errors import SaleroomError
from saleroom.text.asking import MayDecide, NotUnderstood
from saleroom.text.speaking import Phrases

# Letters of an answer that are looked at: the last ones, where the decision stands.
LONGEST_ANSWER = 2000
_BRACKETS = re.compile(r"\[([^\[\]]*)\]")


def meant(answer: object, decision: MayDecide, game: Game, phrase: Phrases) -> int:
    """Return the action an answer means; raise NotUnderstood with the reason if it is none.

    The action is one of the game; whether it is legal now is for the rules to say.
    """
    if not isinstance(answer, str):  # a model that failed often gives None
        what, possible = shown(answer), decision.possible()
        raise NotUnderstood(phrase("not-possible", what=what, possible=possible))
    text = answer[-LONGEST_ANSWER:].strip()
    found = _BRACKETS.findall(text)
    text = found[-1].strip() if found else text
    if not text:  # at a terminal it lets go; of a program that says nothing it is no answer
        what = phrase("empty-answer")
        raise NotUnderstood(phrase("not-possible", what=what, possible=decision.possible()))
    if text.startswith("{"):
        return _named(text, decision, game, phrase)
    return decision.understood(text)


def _named(text: str, decision: MayDecide, game: Game, phrase: Phrases) -> int:
    try:
        named = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        possible = decision.possible()
        raise NotUnderstood(
            phrase("not-possible", what=f"{text!r:.60}", possible=possible)
        ) from None
    try:
        return game.codec.encode(named)
    except SaleroomError as error:
        raise NotUnderstood(phrase.error(error)) from error
