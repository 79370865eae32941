"""From the numbers of events and actions to the arguments of messages.

Decides what a message can say about a number, by what kind of number it is; which message it is,
and how it is formatted, is the catalogue's business. frontend/src/words/telling.ts does the same
for the page, so that both tell the same sentence.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import msgspec

from saleroom.core.contract import Game, View, price_of
from saleroom.core.events import Event
from saleroom.core.seats import NOBODY
from saleroom.core.sheet import Message

Argument = str | int
Arguments = dict[str, Argument]

SEAT = "seat"
MONEY = "money"
NUMBER = "number"
CODE = "code"
NOTHING = "nothing"
KINDS = (SEAT, MONEY, NUMBER, CODE, NOTHING)
# What sheets call seats, beside the fields of events.
SEATS = ("who", "name", "names", "seller")


class Kinds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the numbers of a game are.

    `fields` by the name of an event's field, `verbs` by the verb of an action. A kind that is none
    of those above is one of `things`, whose parts are read from the named table of the game's
    `components`; the part's name is its kind. What is printed on a thing may be an option of the
    table: `shown` names where the view says what each shows, and the table of all there can be.
    `runs` names what is told piece by piece, by the event it begins with: the events that may
    follow. The page's log folds a run into one entry, `<game>-run-<event>`. `ender` is where the
    view names the seat that ended the game, if one did. `bought` is which of the things the numbers
    of a purchase are; without it they are how many.
    """

    fields: Mapping[str, str]
    verbs: Mapping[str, str]
    things: Mapping[str, Mapping[str, str]]
    shown: Mapping[str, tuple[str, str]] = msgspec.field(default_factory=dict)
    runs: Mapping[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    ender: str = ""
    bought: str = ""


class Teller:
    """Makes arguments of the numbers of one game in one edition, for whoever has the view.

    `said` formats a message of the catalogue; `names` are those of the seats. Without a view nobody
    in particular is told, and things are those of the box.
    """

    def __init__(  # noqa: PLR0913  # what a sentence depends on
        self,
        game: Game,
        kinds: Kinds,
        edition: str,
        said: Callable[[str, Arguments], str],
        *,
        view: View | None = None,
        names: Sequence[str] = (),
    ) -> None:
        self._game = game
        self._kinds = kinds
        self._said = said
        self._view = view
        self._viewer = None if view is None else view.viewer
        self._names = names
        # A selector compares an edition like 1992 as the number it is, and others as words.
        self._edition: Argument = int(edition) if edition.isdecimal() else edition

    def about_event(self, event: Event) -> Arguments:
        """Return what a sentence can say about an event; what was not heard is `secret`."""
        args = self._standing()
        (kind,) = (kind for kind in self._game.events.values() if kind.name == event.name)
        for field in kind.fields:
            if field in event.data:
                args |= self._about(field, event[field], self._kinds.fields[field])
            else:
                args |= {field: "", f"{field}_is": "secret"}
        return args

    def about_run(self, events: Sequence[Event]) -> Arguments:
        """Return what can be said of events that belong together: how many, what the viewer got."""
        mine = [event for event in events if event.data.get("seat") == self._viewer]
        kinds = self._kinds
        things = Counter(
            self.thing(kinds.fields[field], number)
            for event in mine
            for field, number in event.data.items()
            if kinds.fields[field] in kinds.things
        )
        got = [
            f"{n} \N{MULTIPLICATION SIGN} {name}" if n > 1 else name
            for name, n in sorted(things.items())
        ]
        count = (mine or events)[0].data.get("count", len(events))
        return {**self._standing(), "count": count, "list": ", ".join(got)}

    def about_action(self, verb: str, value: int, view: View) -> Arguments:
        """Return what a button can say about an action."""
        return self.about_view(view) | self._about("value", value, self._kinds.verbs[verb])

    def about_view(self, view: View) -> Arguments:
        """Return what a question can say about what is being decided."""
        asks: Arguments = {"edition": self._edition, "phase": view.phase}
        return asks | self._about("price", price_of(view, self._game), MONEY)

    def about_ending(self, view: View | None) -> Arguments:
        """Return what can be said about why a game ended: whose doing it was."""
        seat = getattr(view, self._kinds.ender, None) if self._kinds.ender else None
        return self._about(SEAT, NOBODY if seat is None else seat, SEAT)

    def about_message(self, message: Message) -> Arguments:
        """Return what a piece of a sheet can say; what no event has is a seat or a number."""
        args = self._standing()
        for field, value in message.numbers.items():
            kind = SEAT if field in SEATS else self._kinds.fields.get(field, NUMBER)
            if isinstance(value, tuple):
                named = (str(self._about(field, one, kind)[field]) for one in value)
                args[field] = ", ".join(named)
            else:
                args |= self._about(field, value, kind)
        return args

    def about_limits(self, limits: Mapping[str, int]) -> Arguments:
        """Return what a refusal can say: every limit as money and as a number."""
        args: Arguments = {"edition": self._edition}
        for name, limit in limits.items():
            args |= self._about(name, limit, MONEY)
        return args

    def thing(self, kind: str, number: int) -> str:
        """Name a thing: a card, an artist."""
        args: Arguments = {"id": self._in_the_box(kind, number), "edition": self._edition}
        for part, table in self._kinds.things[kind].items():
            args |= self._about(part, self._game.components[table][number], part)
        return self._said(f"{self._game.name}-{kind}", args)

    def _standing(self) -> Arguments:
        is_seat = self._viewer is not None and self._viewer >= 0
        return {"edition": self._edition, "viewer": "seat" if is_seat else "watcher"}

    def _in_the_box(self, kind: str, number: int) -> int:
        """Find the thing of the box that shows what this table's shows."""
        if self._view is None or kind not in self._kinds.shown:
            return number
        field, table = self._kinds.shown[kind]
        shows = tuple(sorted(getattr(self._view, field)[number]))
        return int(self._game.components[table].index(shows))

    def _about(self, name: str, number: int, kind: str) -> Arguments:
        if kind == NOTHING:
            return {}
        if kind == NUMBER:
            return {name: number}
        if kind == CODE:
            return {name: self._game.event_codes[name][number]}
        if kind == SEAT:
            return {
                name: self._names[number] if number >= 0 else "",
                f"{name}_is": self._is(number),
            }
        if kind == MONEY:
            money: Arguments = {"amount": number, "edition": self._edition}
            said = self._said(f"{self._game.name}-money", money)
            return {name: said, f"{name}_n": number, f"{name}_is": "some"}
        if number < 0:
            return {name: "", f"{name}_n": number, f"{name}_is": "none"}
        return {name: self.thing(kind, number), f"{name}_n": number, f"{name}_is": "some"}

    def _is(self, seat: int) -> str:
        if seat < 0:
            return "bank"
        return "you" if seat == self._viewer else "other"
