"""Whether a game keeps the contract, as far as can be seen without playing it.

Asked once when a game is loaded, so that whoever wrote it reads what is missing and not an error
from somewhere inside the house. What only play can show is found by `saleroom.laws`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass

import msgspec

from saleroom.core.codec import Codec
from saleroom.core.contract import (
    CHAPTERS,
    IN_FORCE,
    Ending,
    Game,
    Refusal,
    Rules,
    Sight,
    View,
    chapter_of,
)
from saleroom.core.errors import BadPackage
from saleroom.core.events import EventKind
from saleroom.core.roles import KINDS
from saleroom.core.sale import ANSWERS
from saleroom.core.seats import MOST_PLAYERS

# What every state and every view has, and the functions of the rules.
STATE_FIELDS = ("players", "asked", "told")
VIEW_FIELDS = tuple(name for name in vars(View) if not name.startswith("_"))
RULES = tuple(name for name in vars(Rules) if not name.startswith("_"))
# The parts that events can play.
PARTS = ("turns", "rests", "sales", "chapters", "wins", "quiet")
FUNCTIONS = ("limits", "setup", "paragraph", "view", "remember", "guess", "sale", "sheet")
# What a game may leave out.
MORE_FUNCTIONS = ("own", "purse", "worth", "facts", "account")


def kept(game: object, name: str) -> Game:
    """Return the game; raise BadPackage, which names all that is missing, if it does not keep."""
    if not isinstance(game, Game):
        raise BadPackage(f"{name} is no game: GAME is a {type(game).__name__}, not a Game")
    found = [*_kinds(game)] or [fault for look in _LOOKS for fault in look(game)]
    if game.name != name:
        found.insert(0, f"it is called {game.name!r}")
    if found:
        raise BadPackage(f"it does not keep the contract: {'; '.join(found)}")
    return game


def _kinds(game: Game) -> Iterator[str]:
    """Name what is of another kind than it must be; nothing else is looked at before."""
    for name, wanted, fits in _wanted():
        if not fits(getattr(game, name)):
            yield f"its `{name}` is not {wanted}"


def _wanted() -> Iterator[tuple[str, str, Callable[[object], bool]]]:
    for name in ("title", "prefix"):
        yield name, "a text", lambda value: isinstance(value, str)
    for name in ("rules_version", "choices", "outcomes"):
        yield name, "a whole number", lambda value: type(value) is int and value >= 0
    yield "players", f"a tuple of numbers from 1 to {MOST_PLAYERS}", _is_players
    yield "editions", "a tuple of one text or more", lambda value: _is_tuple_of(str, value)
    yield "endings", "a tuple of one Ending or more", lambda value: _is_tuple_of(Ending, value)
    yield "mechanisms", "a tuple of texts", lambda value: value == () or _is_tuple_of(str, value)
    yield "state", "a dataclass", lambda value: isinstance(value, type) and is_dataclass(value)
    for name in ("options", "view_type"):
        yield name, "a msgspec.Struct", _is_struct
    yield "facts_type", "a msgspec.Struct", lambda value: value is None or _is_struct(value)
    yield "sight", "a Sight", lambda value: value is None or isinstance(value, Sight)
    for name in ("codec", "chance_codec"):
        yield name, "a Codec", lambda value: isinstance(value, Codec)
    yield "events", "a mapping of numbers to EventKind", lambda value: _maps_to(EventKind, value)
    yield "refusals", "a mapping of numbers to Refusal", lambda value: _maps_to(Refusal, value)
    for name in ("event_codes", "components"):
        yield name, "a mapping", lambda value: isinstance(value, Mapping)
    for name in PARTS:
        yield name, "a frozenset", lambda value: isinstance(value, frozenset)
    for name in FUNCTIONS:
        yield name, "a function", callable
    for name in MORE_FUNCTIONS:
        yield name, "a function", lambda value: value is None or callable(value)


def _is_players(value: object) -> bool:
    known = range(1, MOST_PLAYERS + 1)
    return isinstance(value, tuple) and bool(value) and all(one in known for one in value)


def _is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct)


def _is_tuple_of(kind: type, value: object) -> bool:
    return isinstance(value, tuple) and bool(value) and all(isinstance(v, kind) for v in value)


def _maps_to(kind: type, value: object) -> bool:
    return isinstance(value, Mapping) and all(
        isinstance(code, int) and isinstance(one, kind) for code, one in value.items()
    )


def _rules(game: Game) -> Iterator[str]:
    for name in RULES:
        if not callable(getattr(game.flat, name, None)):
            yield f"its flat module has no function `{name}`"


def _sight(game: Game) -> Iterator[str]:
    if game.sight is not None and not callable(getattr(game.flat, "show", None)):
        yield "it has a `sight`, but its flat module has no `show`"


def _state(game: Game) -> Iterator[str]:
    has = {field.name for field in fields(game.state)}
    for name in STATE_FIELDS:
        if name not in has:
            yield f"its state has no field `{name}`"


def _view(game: Game) -> Iterator[str]:
    has = {field.name for field in msgspec.structs.fields(game.view_type)}
    wanted = dict.fromkeys(VIEW_FIELDS, "")
    if len(game.editions) > 1:
        wanted["edition"] = ", though there are several"
    if game.has_prices:
        wanted |= dict.fromkeys(("price", "leader"), ", though lots have a price")
    if game.purse is not None:
        wanted["money"] = ", though seats have purses"
    for name, why in wanted.items():
        if name not in has:
            yield f"its view has no field `{name}`{why}"


def _verbs(game: Game) -> Iterator[str]:
    verbs = game.codec.verbs
    for name, kind in KINDS.items():
        if name in verbs and verbs[name].kind != kind:
            yield f"its verb `{name}` is of kind {verbs[name].kind!r}, not {kind!r}"
    for mechanism in game.mechanisms:
        if mechanism not in ANSWERS:
            yield f"{mechanism!r} is none of the ways of selling: {', '.join(ANSWERS)}"
        for name in ANSWERS.get(mechanism, ()):
            if name not in verbs:
                yield f"it has no verb `{name}`, which the way of selling {mechanism!r} needs"


def _paragraphs(game: Game) -> Iterator[str]:
    cited = {refusal.paragraph for refusal in game.refusals.values()} - {IN_FORCE}
    cited |= {ending.paragraph for ending in game.endings}
    for paragraph in sorted(cited):
        if not paragraph.startswith(f"{game.prefix}-"):
            yield f"it cites {paragraph}, which does not begin with its prefix {game.prefix!r}"


def _events(game: Game) -> Iterator[str]:
    for name in PARTS:
        for code in sorted(getattr(game, name) - game.events.keys()):
            yield f"`{name}` names the code {code}, which is none of its events"
    for code in sorted(game.chapters & game.events.keys()):
        kind = game.events[code]
        if chapter_of(kind) is None:
            yield f"its event `{kind.name}` begins a chapter, but counts no {' or '.join(CHAPTERS)}"


def _options(game: Game) -> Iterator[str]:
    for field in msgspec.structs.fields(game.options):
        if field.required:
            yield f"its option `{field.name}` has no default"


def _facts(game: Game) -> Iterator[str]:
    if (game.facts is None) != (game.facts_type is None):
        yield "`facts` and `facts_type` go together, and it has one of them"


_LOOKS: tuple[Callable[[Game], Iterator[str]], ...] = (
    _rules,
    _sight,
    _state,
    _view,
    _verbs,
    _paragraphs,
    _events,
    _options,
    _facts,
)
