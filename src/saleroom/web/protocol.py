"""The words of the protocol that are not of the house itself: what is asked and answered over HTTP.

Commands are in `saleroom.house.commands`, frames of the socket in `saleroom.web.frames`; together
with these structs they are all there is. docs/protocol.md explains them, `saleroom.web.typescript`
and `saleroom.web.openapi` are made of them.
"""

from typing import Annotated, Any, Literal

import msgspec

from saleroom.core.sale import Mechanism
from saleroom.house.commands import Command
from saleroom.house.settings import Place, Settings
from saleroom.lessons.writing import LessonShown
from saleroom.messages.languages import Language
from saleroom.web.pushing import Keys
from saleroom.web.wording import ErrorShown

Name = Annotated[str, msgspec.Meta(max_length=200)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Nonce = Annotated[str, msgspec.Meta(max_length=64)]


class _Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class OpenTable(_Asked, frozen=True):
    """Open a table; whoever gives a name sits down, on the seat that is named or any."""

    settings: Settings
    name: Name | None = None
    seat: int | None = None


class TakeSeat(_Asked, frozen=True):
    """Take a seat; `invite` is the secret of the link, `nonce` is mixed into the deal."""

    name: Name
    seat: int | None = None
    invite: Secret | None = None
    nonce: Nonce | None = None


class Knock(_Asked, frozen=True):
    """Ask those at a table to be let in without its link."""

    name: Name


class WhyNot(_Asked, frozen=True):
    """Ask why something cannot be done; nothing is done."""

    action: dict[str, Any]


class Recover(_Asked, frozen=True):
    """Bring a seat back by the secret of its recovery link."""

    recovery: Secret


class Renew(_Asked, frozen=True):
    """Get a new recovery link for your seat; `others`: no other device holds the seat any more."""

    others: bool = False


class RemindDevice(_Asked, frozen=True):
    """Remind a device: what its browser's push subscription says, and the reader's language."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    keys: Keys
    language: Language = "en"


class RemindMail(_Asked, frozen=True):
    """Remind a mailbox, in the reader's language."""

    address: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    language: Language = "en"


class ForgetReminder(_Asked, frozen=True):
    """Take a place away where you are reminded."""

    id: Secret


class ConfirmMail(_Asked, frozen=True):
    """Say yes, by the secret that was sent to a mailbox."""

    token: Secret


class RegisterProgram(_Asked, frozen=True):
    """Register a program of yours under a name that no other has."""

    name: Name


class ForgetProgram(_Asked, frozen=True):
    """Take a program of yours off the list; its name is free again.

    With `revoke` its token is dead, too.
    """

    name: Name
    revoke: bool = False


class PlayOn(_Asked, frozen=True):
    """Play on from after a move, on the same seats or on others."""

    move: int
    seats: tuple[Place, ...] | None = None


_Count = Annotated[int, msgspec.Meta(ge=0)]


class AskAnalysis(_Asked, frozen=True):
    """Ask what an analysis has found: with each seat's own eyes, or with all cards open.

    So many `lots` and `decisions` are there already, and are not told again. If there is none it is
    begun, unless whoever asks only wants to know.
    """

    eyes: Literal["own", "open"] = "own"
    begin: bool = True
    lots: _Count = 0
    decisions: _Count = 0


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Ask for the server's time; `at` comes back."""

    at: float


# Everything that may be sent over a socket.
Message = Command | Ping


class TableOpened(msgspec.Struct, frozen=True, kw_only=True):
    """A table that was opened.

    `invite` is the secret of its link, `recovery` that of the opener's seat. `token` is there for a
    program that came without one; a page gets a cookie instead.
    """

    table: str
    invite: str
    seat: int | None = None
    recovery: str | None = None
    token: str | msgspec.UnsetType = msgspec.UNSET


class SeatTaken(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that was taken, the secret that brings it back, and `token` as when opening."""

    table: str
    seat: int
    recovery: str
    token: str | msgspec.UnsetType = msgspec.UNSET


class Registered(msgspec.Struct, frozen=True, kw_only=True):
    """A program that was registered, and the token that it shows from now on; said once.

    `token` is its owner's, as when opening.
    """

    name: str
    program_token: str
    token: str | msgspec.UnsetType = msgspec.UNSET


class ProgramShown(msgspec.Struct, frozen=True):
    """A program of yours, and since when it is registered."""

    name: str
    since: int


class KnockPassedOn(msgspec.Struct, frozen=True, kw_only=True):
    """Those at the table are asked; the answer comes over the socket. `token` as when opening."""

    table: str
    token: str | msgspec.UnsetType = msgspec.UNSET


class Reason(ErrorShown, frozen=True, kw_only=True, omit_defaults=False):
    """Whether it is `legal`, and if not, why: as in a refusal."""

    legal: bool
    code: str = ""
    text: str = ""


class Recovered(msgspec.Struct, frozen=True, kw_only=True):
    """The seat that came back, and `token` as when opening."""

    table: str
    seat: int
    token: str | msgspec.UnsetType = msgspec.UNSET


class OptionShown(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game; `schema` is the JSON Schema of its values."""

    name: str
    schema: dict[str, Any]
    default: Any
    meaning: str


class EventsShown(msgspec.Struct, frozen=True, kw_only=True):
    """The names of a game's events that have a part to play at a table and in a replay.

    `sales` tell of a sale, at `rests` people look at the table in peace, `wins` say who has won.
    `chapters` begin one, and a number of theirs counts it: `round`, `turn` or `lot`. What is
    `quiet` stands in the log and is not read out; everything else is.
    """

    sales: tuple[str, ...]
    rests: tuple[str, ...]
    wins: tuple[str, ...]
    chapters: dict[str, str]
    quiet: tuple[str, ...]


class GameShown(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the house, and who plays it: `bots` the weakest first.

    `bot_sizes` are those bots that sit at tables of some numbers of players only, with those.
    `prefix` begins the numbers of its rules' paragraphs; `mechanisms` are the ways of selling that
    can occur, and only where `outcry` is one of them has the table a hammer. `board`, `poster` and
    `lessons` are what its package brings for the page, which has those of the house itself.
    """

    name: str
    title: str
    prefix: str
    mechanisms: tuple[Mechanism, ...]
    events: EventsShown
    editions: tuple[str, ...]
    players: tuple[int, ...]
    options: tuple[OptionShown, ...]
    bots: tuple[str, ...]
    usual_bot: str
    bot_sizes: dict[str, tuple[int, ...]]
    rules: str
    board: bool
    poster: bool
    lessons: tuple[LessonShown, ...]


class WordsShown(msgspec.Struct, frozen=True, kw_only=True):
    """What a page needs to tell of a game that it was not built with.

    `messages` is a Fluent file, in English where the game does not speak the language; `kinds` says
    what the numbers of events and actions are, `components` and `event_codes` what they stand for.
    """

    messages: str
    kinds: Any
    components: dict[str, Any]
    event_codes: dict[str, tuple[str, ...]]


class ParagraphShown(msgspec.Struct, frozen=True, kw_only=True):
    """One paragraph of the rules, and the heading it stands under."""

    number: str
    section: str
    text: str


class RulesShown(msgspec.Struct, frozen=True, kw_only=True):
    """The rules page of a game, whole and by paragraph, in Markdown."""

    game: str
    title: str
    text: str
    paragraphs: tuple[ParagraphShown, ...]


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server is there; `ok` if all of it works.

    The `database` answers, signs of life reach the `disk`, the `sweep` looks after tables whose
    time has come, and the event `loop` comes round in time.
    """

    ok: bool
    version: str
    now: int
    database: bool
    disk: bool
    sweep: bool
    loop: bool


class Ready(msgspec.Struct, frozen=True):
    """Whether people may be sent to this server."""

    ok: bool
