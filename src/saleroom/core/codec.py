"""The two forms of an action: a compact integer, and a named form for people and files.

The named form is an object with one key: `{"bid": 7}`, `{"offer": 12}`, `{"pass": true}`. A verb
owns a run of integers; the codec knows no situation, so every integer means the same everywhere.
"""

import reprlib
from collections.abc import Mapping
from dataclasses import dataclass

from saleroom.core.errors import MalformedAction
from saleroom.core.roles import Kind, roles_among


@dataclass(frozen=True)
class Verb:
    """A word and the integers it owns: `first` stands for argument 0.

    bare: no argument. choice: one of few things (a card, a seat). amount: a number of money.
    """

    name: str
    first: int
    count: int = 1
    kind: Kind = "bare"


class Codec:
    """All the verbs of a game."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        # Of the integers that were asked for: their verbs, and the named form.
        self._owners: dict[int, Verb] = {}
        self._named: dict[int, tuple[str, int | bool]] = {}
        self.roles = roles_among({verb.name: verb.first for verb in verbs})

    def encode(self, named: object) -> int:
        """Turn the named form into the compact one."""
        if not isinstance(named, (dict, Mapping)) or len(named) != 1:  # nearly always the first
            raise MalformedAction("action_form", given=shown(named), known=self._words())
        ((word, value),) = named.items()
        verb = self.verbs.get(word) if isinstance(word, str) else None
        if verb is None:
            raise MalformedAction("action_verb", given=shown(word), known=self._words())
        if verb.kind == "bare":
            if value is not True:
                raise MalformedAction("action_bare", verb=verb.name, given=shown(value))
            return verb.first
        if type(value) is not int:
            raise MalformedAction("action_whole", verb=verb.name, given=shown(value))
        if not 0 <= value < verb.count:
            most, given = verb.count - 1, shown(value)
            raise MalformedAction("action_range", verb=verb.name, most=most, given=given)
        return verb.first + value

    def decode(self, action: int) -> dict[str, int | bool]:
        """Turn the compact form into the named one."""
        if type(action) is not int or action not in self._named:
            verb = self.verb_of(action)
            value = True if verb.kind == "bare" else action - verb.first
            self._named[action] = (verb.name, value)
        word, value = self._named[action]
        return {word: value}

    def verb_of(self, action: int) -> Verb:
        """Return the verb that owns the integer."""
        if type(action) is int:
            try:
                return self._owners[action]
            except KeyError:
                pass  # it is asked for the first time
            for verb in self.verbs.values():
                if verb.first <= action < verb.first + verb.count:
                    self._owners[action] = verb
                    return verb
        raise MalformedAction("action_number", given=shown(action))

    def _words(self) -> str:
        return ", ".join(self.verbs)


_MOST_SHOWN = 60
_SHORT = reprlib.Repr()
_SHORT.maxlevel = 3
_SHORT.maxstring = _SHORT.maxlong = _SHORT.maxother = _MOST_SHOWN


def shown(value: object) -> str:
    """Quote what somebody sent, without letting it flood a log or take long to write."""
    try:
        text = _SHORT.repr(value)
    except (ValueError, RecursionError):  # integers of thousands of digits, endless nesting
        return f"a {type(value).__name__} too large to show"
    return text if len(text) <= _MOST_SHOWN else text[: _MOST_SHOWN - 3] + "..."
