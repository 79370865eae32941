"""What an agent may ask, tool by tool: the arguments of each, read strictly and of bounded size.

The schemas that agents are shown are made of these structs, and a docstring is what they are told.
"""

from typing import Annotated, Any, Literal

import msgspec

from saleroom.messages.languages import Language

# To the very end: what is put into an address or a header holds no line feed either.
_WORD = r"^[A-Za-z0-9_-]+$(?!\n)"
Token = Annotated[
    str,
    msgspec.Meta(
        max_length=100,
        pattern=_WORD.replace("+", "*"),
        description="who you are, if no header says it",
    ),
]
Table = Annotated[
    str,
    msgspec.Meta(max_length=40, pattern=_WORD, description="the id of a table"),
]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200, description="your name there")]
Game = Annotated[
    str,
    msgspec.Meta(max_length=40, pattern=_WORD, description="a name that list_games lists"),
]
AnswerText = Annotated[
    str,
    msgspec.Meta(
        max_length=2000,
        description="a key, 'bid 12', a label, or JSON such as {\"bid\": 12}",
    ),
]
Who = Annotated[str, msgspec.Meta(max_length=60)]


class ToolCall(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every tool takes: the language of the answer, and who asks."""

    language: Language = "en"
    token: Token | None = None


class ListGamesCall(ToolCall, frozen=True):
    """List the games: names, numbers of players, editions and bots."""


class RulesCall(ToolCall, frozen=True):
    """Read the rules of a game: the card if no paragraph is named, or some paragraphs (MA-24)."""

    game: Game
    paragraphs: Annotated[tuple[Who, ...], msgspec.Meta(max_length=20)] = ()


class ListTablesCall(ToolCall, frozen=True):
    """List public tables; those that are open have seats to take."""

    status: Literal["open", "playing", "over"] = "open"
    game: Game | None = None


class MyTablesCall(ToolCall, frozen=True):
    """List the tables where you have a seat; those that wait for you come first."""


class OpenTableCall(ToolCall, frozen=True):
    """Open a table and sit down. The game begins when all seats are taken.

    `seats` say who shall sit: 'person' (you, and others by the invitation), 'open' (anybody, at a
    public table), a bot by its name, or 'program:NAME'. No clock runs unless you want one.
    """

    game: Game
    name: Name
    seats: Annotated[tuple[Who, ...], msgspec.Meta(min_length=2, max_length=5)]
    edition: Who | None = None
    options: dict[str, Any] = {}
    public: bool = False
    hints: bool | None = None
    clock: Literal["none", "fast", "normal", "relaxed"] = "none"


class TakeSeatCall(ToolCall, frozen=True):
    """Take a seat at a table: with its invitation, or an open one of a public table."""

    table: Table
    name: Name
    invite: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    seat: int | None = None


class ObserveCall(ToolCall, frozen=True):
    """Look at a table: what happened from line `since` on, the table, and what you are asked."""

    table: Table
    since: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None


class LegalCall(ToolCall, frozen=True):
    """Say what is legal for you now and by which rule; with `answer`, whether that is, and why."""

    table: Table
    answer: AnswerText | None = None


class ActCall(ToolCall, frozen=True):
    """Answer the question of this `turn`; an answer to an older one is refused, and never done."""

    table: Table
    turn: int
    answer: AnswerText


class WaitForTurnCall(ToolCall, frozen=True):
    """Wait until you are asked something or the game is over, `seconds` at most; then look."""

    table: Table
    seconds: Annotated[int, msgspec.Meta(ge=1, le=25)] = 20
    since: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None


class HintCall(ToolCall, frozen=True):
    """Ask what a strong bot would do in your seat, where the table gives hints."""

    table: Table
