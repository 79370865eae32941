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
    """What follows from the views of a match, as JSON; it is remembered for each viewer."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[dict[str, Any], msgspec.Raw]] = {}

    def facts(self, match: Match, view: Any) -> msgspec.Raw:
        """Say what follows from a view by the rules; worked out only if nobody saw the like."""
        if match.game.facts is None:  # laid out with more than the view
            return _written(match.facts(view))
        known = self._known.get(view.viewer)
        if known is None or not _holds(known[0], view):
            known = next((one for one in self._known.values() if _holds(one[0], view)), None)
            if known is None:
                noted = _Noted(view)
                facts = _written(match.facts(noted))
                known = (vars(noted), facts)
            self._known[view.viewer] = known
        return known[1]

    def forget(self, viewer: int) -> None:
        """Forget what somebody saw who looks no more."""
        self._known.pop(viewer, None)


def _holds(read: dict[str, Any], view: Any) -> bool:
    """Tell whether a view has all that was read."""
    for name, was in read.items():  # noqa: SIM110  # a generator would cost as much as the rest
        if getattr(view, name) != was:
            return False
    return True


def _written(facts: Any) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(facts))


class _Noted:
    """A view that notes which of its fields are read: `vars` are those."""

    __slots__ = ("__dict__", "_view")

    def __init__(self, view: Any) -> None:
        self._view = view

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = getattr(self._view, name)
        return value
