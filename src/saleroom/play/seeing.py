"""Seeing a match with several eyes, and again after every move, without doing all of it anew.

Decides nothing about what anybody sees: that is said by the game's `view` and `facts`. What differs
between viewers is said by its `own`, and the rest of a view is made once. Facts follow from what
they read of a view, so they hold as long as that is the same.
"""

from typing import Any

import msgspec

from saleroom.core.seats import SPECTATOR
from saleroom.play.match import Match

_ENCODER = msgspec.json.Encoder()


class Views:
    """The views of a match that is not moved meanwhile."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._open: Any = None  # what everybody sees

    def of(self, viewer: int) -> Any:
        """Show the table to a seat, SPECTATOR or ALL_SEEING."""
        own = self._match.game.own
        if own is None:
            return self._match.view(viewer)
        if self._open is None:
            self._open = self._match.view(SPECTATOR)
        if viewer == SPECTATOR:
            return self._open
        return msgspec.structs.replace(self._open, viewer=viewer, **own(self._match.state, viewer))


class Following:
    """What follows from the views that one viewer has of a match, as JSON."""

    def __init__(self) -> None:
        self._read: dict[str, Any] = {}
        self._facts = msgspec.Raw()

    def facts(self, match: Match, view: Any) -> msgspec.Raw:
        """Say what follows from a view by the rules; worked out only if what it came of changed."""
        if match.game.facts is None:  # laid out with more than the view
            return msgspec.Raw(_ENCODER.encode(match.facts(view)))
        if not self._read or any(getattr(view, name) != was for name, was in self._read.items()):
            noted = _Noted(view)
            self._facts = msgspec.Raw(_ENCODER.encode(match.facts(noted)))
            self._read = noted.read
        return self._facts


class _Noted:
    """A view that notes which of its fields are read."""

    def __init__(self, view: Any) -> None:
        self._view = view

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = getattr(self._view, name)
        return value

    @property
    def read(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_view"}
