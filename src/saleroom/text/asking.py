"""A decision in words: what is possible, and what an answer means.

Everything comes from what is legal and the game's labels; nothing here knows what an action does.
Plain numbers are amounts where an amount is asked for, and then the choices have letters;
otherwise the choices are numbered.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import count, product
from string import ascii_lowercase
from typing import NamedTuple

from saleroom.core.contract import Game, View
from saleroom.core.errors import SaleroomError
from saleroom.core.legal import Amounts, Legal
from saleroom.core.roles import LET_GO, PASS
from saleroom.text.speaking import Phrases

# What Enter means, in any game: it leaves everything as it is.
PASSIVE = (PASS, LET_GO)
FEW = 3  # so many choices are named in a message; of more only the keys
_NUMBER = re.compile(r"[$€]?\s*(\d{1,9})")
_VERB_AND_NUMBER = re.compile(r"([^\W\d]+)\s+[$€]?(\d{1,9})")


class NotUnderstood(SaleroomError):
    """An answer that is none of the possible ones."""


class Way(NamedTuple):
    """One thing to choose; several actions with the same label are one way."""

    key: str
    label: str
    verb: str
    action: int
    alike: int


class MayDecide:
    """What one seat may decide now."""

    def __init__(self, game: Game, view: View, legal: Legal, phrase: Phrases) -> None:
        self._phrase = phrase
        self.question = phrase.question(game, view)
        self.paragraph = legal.paragraph
        self.amounts = legal.amounts
        self._game = game
        self._view = view
        self.ways = self._listed(legal.choices)
        passive = [way for way in self.ways if way.verb in PASSIVE]
        self.passive = passive[0] if passive else None

    def _listed(self, actions: Iterable[int]) -> list[Way]:
        alike: dict[str, list[int]] = {}
        for action in actions:
            alike.setdefault(self._label(action), []).append(action)
        return [
            Way(key, label, self._game.codec.verb_of(same[0]).name, same[0], len(same))
            for key, (label, same) in zip(_keys(lettered=bool(self.amounts)), alike.items())  # noqa: B905  # keys never end
        ]

    def range_label(self, amounts: Amounts) -> str:
        """Say the range as the game would: bid $5,000 to $40,000."""
        first = self._label(self._compact(amounts.verb, amounts.least))
        if amounts.least == amounts.most:
            return first
        last = self._phrase.money(self._game, amounts.most, self._view)
        return self._phrase("range", first=first, last=last)

    def _label(self, action: int) -> str:
        return self._phrase.label(self._game, self._game.codec.decode(action), self._view)

    def possible(self) -> str:
        """Name everything that can be answered, in one line."""
        say, ways = self._phrase, self.ways
        named = [
            say("way-amount", least=str(a.least), most=str(a.most), verb=a.verb)
            for a in self.amounts
        ]
        if len(ways) > FEW:
            named.append(say("way-keys", first=ways[0].key, last=ways[-1].key))
        else:
            named += [say("way", key=way.key, label=way.label) for way in ways]
        if self.passive:
            named.append(say("enter", label=self.passive.label))
        return ", ".join(named)

    def understood(self, answer: str) -> int:
        """Return the action an answer means."""
        text = " ".join(answer.casefold().replace("_", " ").split())
        if not text:
            if self.passive is None:
                raise self._not(self._phrase("empty-answer"))
            return self.passive.action
        if number := _NUMBER.fullmatch(text):
            return self._numbered(int(number[1]))
        if match := _VERB_AND_NUMBER.fullmatch(text):
            return self._verb_and_number(match[1], int(match[2]), answer)
        return self._worded(text, answer)

    def _numbered(self, number: int) -> int:
        if len(self.amounts) > 1:
            raise self._not(self._phrase("number-alone", number=str(number)))
        if self.amounts:
            return self._amount(self.amounts[0], number)
        found = [way for way in self.ways if way.key == str(number)]
        if not found:
            raise self._not(str(number))
        return found[0].action

    def _verb_and_number(self, verb: str, number: int, answer: str) -> int:
        """Read 'bid 12' as an amount and 'offer 3' as the third of the list."""
        for amounts in self.amounts:
            if amounts.verb.casefold() == verb:
                return self._amount(amounts, number)
        for way in self.ways:
            if way.verb.casefold() == verb and way.key == str(number):
                return way.action
        raise self._not(repr(answer))

    def _worded(self, text: str, answer: str) -> int:
        """Find the way by key, verb or label; a part of the label is enough if it is clear."""
        for fits in (_is_key_or_verb, _is_label, _begins_label, _is_in_label):
            found = [way for way in self.ways if fits(way, text)]
            if len(found) == 1:
                return found[0].action
            if found:
                names = ", ".join(f"{way.key} {way.label}" for way in found)
                raise NotUnderstood(self._phrase("could-be", what=f"{answer!r:.40}", names=names))
        raise self._not(f"{answer!r:.40}")

    def _amount(self, amounts: Amounts, number: int) -> int:
        if not amounts.least <= number <= amounts.most:
            said = self._phrase(
                "too-little" if number < amounts.least else "too-much",
                number=str(number),
                range=self.range_label(amounts),
                least=str(amounts.least),
                most=str(amounts.most),
            )
            raise NotUnderstood(said)
        return self._compact(amounts.verb, number)

    def _compact(self, verb: str, number: int) -> int:
        return self._game.codec.verbs[verb].first + number

    def _not(self, what: str) -> NotUnderstood:
        return NotUnderstood(self._phrase("not-possible", what=what, possible=self.possible()))


def _keys(*, lettered: bool) -> Iterator[str]:
    """Number the entries, or letter them where numbers are amounts."""
    if not lettered:
        return map(str, count(1))
    return ("".join(letters) for n in count(1) for letters in product(ascii_lowercase, repeat=n))


def _is_key_or_verb(way: Way, text: str) -> bool:
    return text in (way.key, way.verb.replace("_", " "))


def _is_label(way: Way, text: str) -> bool:
    return text == way.label.casefold()


def _begins_label(way: Way, text: str) -> bool:
    return way.label.casefold().startswith(text)


def _is_in_label(way: Way, text: str) -> bool:
    return all(word in way.label.casefold() for word in text.split())
