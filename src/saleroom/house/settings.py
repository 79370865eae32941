"""How a table is to be played: chosen once, when it is opened.

Decides what can be chosen; what the choices do is decided where they are used.
"""

from typing import Any, Literal

import msgspec

from saleroom.bots.registry import guest_names, house_bots, usual_bot
from saleroom.core.codec import shown
from saleroom.core.errors import BadSetup, no_such
from saleroom.games.registry import game_named
from saleroom.house.commands import Refused
from saleroom.house.naming import readable
from saleroom.messages.languages import Language
from saleroom.play.match import Match

LIVE = "live"
DAYS = "days"
Tempo = Literal["slow", "normal", "fast", "next"]
NORMAL: Tempo = "normal"
NEXT: Tempo = "next"

# Who may sit down: anybody who finds the table, whoever was sent its link, a bot or a program.
WHO_COMES = "open"
PERSON = "person"
BOT = "bot"
# One registered program, by its name, and nobody else.
PROGRAM = "program"

MOST_HOURS = 14 * 24

# Who may look back at a finished game.
ANYBODY = "anybody"


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat; `bot` names one of the ladder or a guest.

    `program` names a registered program: the seat waits for that one.
    """

    who: Literal["open", "person", "bot", "program"] = "open"
    bot: str | None = None
    program: str | msgspec.UnsetType = msgspec.UNSET


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table's settings.

    `clock` is how long a decision may take live, `hammer` how an open auction is run live, `hours`
    how long a decision may take over days. `absent` says what becomes of a seat whose time is up: a
    bot takes it over, or it passes. `ceilings` are standing orders: by default only over days.
    `replay` says who may look at the finished game with all that was secret: whoever has the link,
    or only those who played.
    `tempo` is how fast bots are; `next`, for one person, lets them wait for a click each time.
    `intervals` says whether live the table waits at the end of a round until people have looked.
    `hints` lets people ask a bot for advice: by default where one person plays, never in public.
    `take_back` lets people go back to a decision of theirs; at a public table nobody does.
    """

    game: str
    edition: str | None = None
    options: dict[str, Any] = {}
    seats: tuple[Place, ...]
    pace: Literal["live", "days"] = "live"
    clock: Literal["fast", "normal", "relaxed", "none"] = "normal"
    hammer: Literal["fast", "normal", "relaxed", "none", "seller"] = "normal"
    hours: int = 24
    absent: Literal["bot", "pass"] = "bot"
    ceilings: bool | None = None
    replay: Literal["anybody", "players"] = "anybody"
    tempo: Tempo = NORMAL
    intervals: bool = True
    hints: bool | None = None
    take_back: bool = True
    chat: bool = True
    language: Language = "en"
    public: bool = False

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.seats)

    @property
    def takes_orders(self) -> bool:
        """Tell whether standing orders are taken."""
        return self.pace == DAYS if self.ceilings is None else self.ceilings

    @property
    def takes_back(self) -> bool:
        """Tell whether a decision can be taken back here, alone or if all agree."""
        return self.take_back and not self.public


def checked(settings: Settings) -> Settings:
    """Refuse what cannot be played, and fill in what was left to the house."""
    game = game_named(settings.game)
    match = Match(game, settings.players, settings.edition, settings.options)
    if not 1 <= settings.hours <= MOST_HOURS:
        raise BadSetup(
            "setup_range", option="hours", least=1, most=MOST_HOURS, given=settings.hours
        )
    if settings.hints and settings.public:
        raise BadSetup("setup_public_hints")
    return msgspec.structs.replace(
        settings,
        edition=match.edition,
        options=msgspec.to_builtins(match.options),
        seats=tuple(_checked_place(place, match) for place in settings.seats),
    )


def _checked_place(place: Place, match: Match) -> Place:
    if (place.who == PROGRAM) != (place.program is not msgspec.UNSET):
        raise BadSetup("setup_program_there")
    if place.who != BOT:
        if place.bot is not None:
            raise BadSetup("setup_no_bot_there", name=shown(place.bot))
        if place.program is msgspec.UNSET:
            return place
        return msgspec.structs.replace(place, program=_checked_program(place.program))
    return Place(BOT, checked_bot(place.bot, match))


def _checked_program(name: str) -> str:
    """Return the name as it is shown to everybody; refuse one that no program can have."""
    if not name.isprintable():
        raise Refused("malformed", "no_plain_text")
    return readable(name)


def checked_bot(name: str | None, match: Match) -> str:
    """Return the name of a bot that plays at such a table; the usual one if none is named."""
    if name is None:
        return usual_bot(match.game)
    known = (*house_bots(match.game, match.players), *guest_names())
    if name not in known:
        raise no_such("bot", name, known)
    return name
