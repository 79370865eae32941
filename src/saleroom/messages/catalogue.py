"""The texts of one language: which message says a thing, and the message formatted.

Nothing is left untold in silence: a message that is missing, or that does not fit its arguments,
is an error here. tests/messages holds all games and all languages to that.
"""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from saleroom.core.contract import Game, View, edition_of
from saleroom.core.errors import SaleroomError
from saleroom.core.events import Event
from saleroom.core.seats import MOST_PLAYERS
from saleroom.core.sheet import Message
from saleroom.games.guests import guests
from saleroom.messages.guests import FOLDER, folder_of, guest_words
from saleroom.messages.languages import checked_language
from saleroom.messages.telling import KINDS, Argument, Arguments, Kinds, Teller

# Read at once; the file of a game when it is first told, everything else when it is asked for.
FIRST_FILES = ("house", "auctions")


class BadMessage(SaleroomError):
    """A message that is not there, or does not fit what it is to tell."""


@cache
def kinds_of(game: str) -> Kinds:
    """Return what the numbers of a game are."""
    found = folder_of(game) / "kinds" / f"{game}.json"
    if not found.is_file():
        raise BadMessage(f"nobody has written down what the numbers of {game} are")
    try:
        kinds = msgspec.json.decode(found.read_bytes(), type=Kinds)
    except msgspec.MsgspecError as error:
        raise BadMessage(f"messages/kinds/{game}.json cannot be read: {error}") from error
    for name, kind in (*kinds.fields.items(), *kinds.verbs.items()):
        if kind not in KINDS and kind not in kinds.things:
            raise BadMessage(f"messages/kinds/{game}.json: {name} is a {kind!r}, which is no kind")
    return kinds


@cache
def _parsed(language: str, name: str) -> Any:
    """Read a file of ours, once for all catalogues; None if there is no such file."""
    found = FOLDER / language / f"{name}.ftl"
    return FluentResource(found.read_text(encoding="utf-8")) if found.is_file() else None


class Catalogue:
    """Says everything in one language."""

    def __init__(self, language: str) -> None:
        self.language = checked_language(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._read: set[str] = set()
        for name in FIRST_FILES:
            self._read_file(name)

    # What is said

    def event(self, game: Game, event: Event, view: View, names: Sequence[str] = ()) -> str:
        """Tell an event to whoever looks at the view; seats without names are numbered."""
        teller = self._teller(game, edition_of(view, game), view, names)
        return self._first(game, f"event-{event.name}", teller.about_event(event))

    def title(self, game: Game) -> str:
        """Say what the game is called."""
        return self._own(game, "title", {})

    def option(self, game: Game, name: str) -> str:
        """Say what an option of a game means; nothing if its author says nothing."""
        known = f"option-{name}"
        return self._own(game, f"{known}.meaning", {}) if self.has_own(game, known) else ""

    def runs(self, game: Game) -> Mapping[str, tuple[str, ...]]:
        """Name what is told piece by piece, by the event it begins with."""
        return kinds_of(game.name).runs

    def run(
        self, game: Game, events: Sequence[Event], view: View, names: Sequence[str] = ()
    ) -> str:
        """Tell a run of events as one: how many, and what the viewer got."""
        teller = self._teller(game, edition_of(view, game), view, names)
        return self._own(game, f"run-{events[0].name}", teller.about_run(events))

    def label(
        self, game: Game, action: Mapping[str, int | bool], view: View, names: Sequence[str] = ()
    ) -> str:
        """Say what an action (in named form) does, as a button would."""
        ((verb, value),) = action.items()
        teller = self._teller(game, edition_of(view, game), view, names)
        return self._first(game, f"do-{verb}", teller.about_action(verb, value, view))

    def question(self, game: Game, view: View) -> str:
        """Say what a seat is asked in this view."""
        teller = self._teller(game, edition_of(view, game), view)
        return self._own(game, f"asks-{view.phase}", teller.about_view(view))

    def message(self, game: Game, message: Message, view: View) -> str:
        """Say a piece of a sheet."""
        teller = self._teller(game, edition_of(view, game), view)
        return self._first(game, message.name, teller.about_message(message))

    def refusal(
        self, game: Game, name: str, limits: Mapping[str, int], edition: str | None = None
    ) -> str:
        """Say why the rules refuse something."""
        teller = self._teller(game, edition or game.editions[0])
        return self._first(game, f"refused-{name}", teller.about_limits(limits))

    def money(self, game: Game, amount: int, edition: str | None = None) -> str:
        """Say a sum as the game does."""
        teller = self._teller(game, edition or game.editions[0])
        return str(teller.about_limits({"sum": amount})["sum"])

    def ending(
        self, game: Game, why: str, view: View | None = None, names: Sequence[str] = ()
    ) -> str:
        """Say why a game ended, and whose doing it was if there is a view of its end."""
        edition = game.editions[0] if view is None else edition_of(view, game)
        teller = self._teller(game, edition, view, names)
        return self._own(game, f"ended-{why}", teller.about_ending(view))

    def error(
        self,
        code: str,
        reason: str = "",
        limits: Mapping[str, int] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> str:
        """Say why the house did not do something: by the reason where it has words of its own."""
        given = limits or {}
        args: Arguments = {**(names or {}), **given}
        args |= {f"{name}_n": limit for name, limit in given.items()}
        exact = _id(f"refused-house-{reason}")
        found = exact if reason and self.has(exact) else _id(f"error-{code}")
        return self.said(found, args)

    def line(
        self, name: str, data: Mapping[str, Argument], viewer: int, names: Sequence[str] = ()
    ) -> str:
        """Tell what happened at a table and is not of the game."""
        seat = int(data["seat"])
        args: Arguments = {
            "seat": (names or self.seats)[seat],
            "seat_is": "you" if seat == viewer else "other",
            "text": data["text"],
        }
        return self.said(_id(f"line-{name}"), args)

    def text(self, name: str, /, **args: Argument) -> str:
        """Say any message by its id."""
        return self.said(name, args)

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """Name seats by their numbers; once, since whatever is told needs all of them."""
        return tuple(self.text("seat-numbered", seat=seat) for seat in range(MOST_PLAYERS))

    # How it is found

    def read(self, *files: str) -> None:
        """Read files of messages now, where all the others will not be needed."""
        for name in files:
            self._read_file(name)

    def has(self, name: str) -> bool:
        """Tell whether there is such a message."""
        if not self._bundle.has_message(name):
            self._read_all()
        return bool(self._bundle.has_message(name))

    def has_own(self, game: Game, name: str) -> bool:
        """Tell whether the game itself has such a message."""
        self._read_file(game.name)
        return bool(self._bundle.has_message(_id(f"{game.name}-{name}")))

    def said(self, name: str, args: Arguments) -> str:
        """Format a message, or an attribute of it (`message.attribute`)."""
        if not self.has(name.partition(".")[0]):
            raise BadMessage(f"there is no message {name!r:.80} in {self.language}")
        number, _, attribute = name.partition(".")
        message = self._bundle.get_message(number)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise BadMessage(f"the message {name!r:.80} says nothing in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            wrong = "; ".join(map(str, errors))
            raise BadMessage(f"the message {name} in {self.language} does not fit: {wrong}")
        return str(text)

    def _own(self, game: Game, name: str, args: Arguments) -> str:
        self._read_file(game.name)
        return self.said(_id(f"{game.name}-{name}"), args)

    def _first(self, game: Game, name: str, args: Arguments) -> str:
        """Say it in the words of the game, or else in those of all auctions."""
        self._read_file(game.name)
        own = _id(f"{game.name}-{name}")
        is_own = self._bundle.has_message(own) or not self.has(_id(name))
        return self.said(own if is_own else _id(name), args)

    def _teller(
        self, game: Game, edition: str, view: View | None = None, names: Sequence[str] = ()
    ) -> Teller:
        self._read_file(game.name)
        known = names or self.seats
        return Teller(game, kinds_of(game.name), edition, self.said, view=view, names=known)

    def _read_file(self, name: str) -> None:
        if name in self._read:
            return
        self._read.add(name)
        if (words := _parsed(self.language, name)) is not None:
            self._bundle.add_resource(words)
        elif name in guests():
            self._bundle.add_resource(guest_words(name, self.language))

    def _read_all(self) -> None:
        for found in (FOLDER / self.language).iterdir():
            if found.name.endswith(".ftl"):
                self._read_file(found.name.removesuffix(".ftl"))


def _id(name: str) -> str:
    """Ids are written with hyphens, whatever the names in the code are written with."""
    return name.replace("_", "-")
