"""The protocol as types for TypeScript, written from the structs themselves.

A struct that people send has optional fields where Python has defaults; one that the server sends
has all its fields. A struct that goes both ways is written twice, the sent one as `...Sent`.
"""

from collections.abc import Iterator
from typing import get_args

import msgspec
from msgspec import inspect

from saleroom.games.registry import GAMES, game_named
from saleroom.house.commands import Command
from saleroom.house.shown import Shown
from saleroom.messages.languages import LANGUAGES
from saleroom.play.record import Record
from saleroom.web.app import API_ROUTES
from saleroom.web.frames import Answer, Declined, Knocking, Pong, Problem, Snapshot
from saleroom.web.protocol import Health, Ping
from saleroom.web.replaying import Replay
from saleroom.web.wording import ErrorShown

FILE = "frontend/src/protocol.ts"

SENT = (*get_args(Command), Ping, *(route.reads for route in API_ROUTES if route.reads))
FRAMES = (Snapshot, Answer, Declined, Knocking, Pong, Problem)
ANSWERS = (*(route.answers for route in API_ROUTES if route.answers), Health, ErrorShown)
# Where Python says Any because every game has its own.
_OWN = {
    (Shown, "view"): "View",
    (Shown, "facts"): "Facts",
    (Replay, "view"): "View",
    (Replay, "facts"): "Facts",
}

_HEAD = """\
// The words of the protocol, written by `saleroom protocol` from the server's own structs.
// Not to be edited; docs/protocol.md explains them.
"""

_SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BytesType: "Blob",
}


def written() -> str:
    """Write the whole file."""
    return _Writer().file()


class _Writer:
    def __init__(self) -> None:
        self._done: dict[str, str] = {}
        self._names: dict[type, str] = {Record: "GameRecord"}  # TypeScript has a Record
        self._sent: dict[type, str] = {}

    def file(self) -> str:
        views = {name: self._view(name) for name in GAMES}
        facts = {name: self._facts(name) for name in GAMES}
        frames = [self.type(inspect.type_info(one), sent=False) for one in FRAMES]
        for one in ANSWERS:
            self.type(inspect.type_info(one), sent=False)
        # After what the server sends, so that a struct of both keeps its plain name there.
        sent = [self.type(inspect.type_info(one), sent=True) for one in SENT]
        commands = sent[: len(get_args(Command))]
        parts = [
            _HEAD,
            *self._done.values(),
            _interface("Views", [f'  "{name}": {view};' for name, view in views.items()]),
            _interface("AllFacts", [f'  "{name}": {kind};' for name, kind in facts.items()]),
            "export type GameName = keyof Views;\n",
            "export type View = Views[GameName];\n",
            "export type Facts = AllFacts[GameName];\n",
            _constants(),
            _union("Command", commands),
            _union("Message", ["Command", "Ping"]),
            _union("Frame", frames),
        ]
        return "\n".join(parts)

    def _view(self, game: str) -> str:
        return self._own(game, game_named(game).view_type)

    def _facts(self, game: str) -> str:
        kind = game_named(game).facts_type
        return "null" if kind is None else self._own(game, kind)

    def _own(self, game: str, kind: type) -> str:
        """The views of all games are called View, and their parts may share names too."""
        prefix = "".join(word.capitalize() for word in game.split("-"))
        self._name_parts(inspect.type_info(kind), prefix, kind.__module__)
        return self.type(inspect.type_info(kind), sent=False)

    def _name_parts(self, info: inspect.Type, prefix: str, module: str) -> None:
        if isinstance(info, inspect.StructType):
            if info.cls in self._names or not info.cls.__module__.startswith(
                module.rpartition(".")[0]
            ):
                return
            self._names[info.cls] = prefix + info.cls.__name__
            for field in info.fields:
                self._name_parts(field.type, prefix, module)
        for part in _parts(info):
            self._name_parts(part, prefix, module)

    def type(self, info: inspect.Type, *, sent: bool) -> str:
        """Write a type; structs in it are written down on the way."""
        if isinstance(info, inspect.Metadata):
            return self.type(info.type, sent=sent)
        if type(info) in _SIMPLE:
            return _SIMPLE[type(info)]
        if isinstance(info, inspect.LiteralType):
            return " | ".join(msgspec.json.encode(one).decode() for one in info.values)
        if isinstance(info, inspect.UnionType):
            kinds = [one for one in info.types if not _is_unset(one)]
            return " | ".join(dict.fromkeys(self.type(one, sent=sent) for one in kinds))
        if isinstance(info, inspect.TupleType):
            return f"[{', '.join(self.type(one, sent=sent) for one in info.item_types)}]"
        if isinstance(info, inspect.ListType | inspect.VarTupleType | inspect.SetType):
            return f"Array<{self.type(info.item_type, sent=sent)}>"
        if isinstance(info, inspect.DictType):
            return f"{{ [name: string]: {self.type(info.value_type, sent=sent)} }}"
        if isinstance(info, inspect.StructType):
            return self._struct(info, sent=sent)
        raise TypeError(f"no type of TypeScript is known for {info}")

    def _struct(self, info: inspect.StructType, *, sent: bool) -> str:
        name = self._names.get(info.cls, info.cls.__name__)
        if sent:
            name = self._sent.setdefault(info.cls, f"{name}Sent" if name in self._done else name)
        if name not in self._done:
            self._done[name] = ""  # so that one that holds itself comes to an end
            body = list(self._fields(info, sent=sent))
            del self._done[name]
            self._done[name] = _interface(name, body, info.cls.__doc__)
        return name

    def _fields(self, info: inspect.StructType, *, sent: bool) -> Iterator[str]:
        if info.tag_field is not None:
            yield f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};"
        for field in info.fields:
            kind = _OWN.get((info.cls, field.name)) or self.type(field.type, sent=sent)
            optional = not field.required and (sent or _may_be_left_out(info, field))
            if info.cls in {Answer, Declined} and field.name == "ok":
                kind = "true" if info.cls is Answer else "false"
            yield f"  {field.encode_name}{'?' if optional else ''}: {kind};"


def _parts(info: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(info, inspect.UnionType):
        yield from info.types
    elif isinstance(info, inspect.TupleType):
        yield from info.item_types
    elif isinstance(info, inspect.ListType | inspect.VarTupleType):
        yield info.item_type
    elif isinstance(info, inspect.DictType):
        yield info.value_type
    elif isinstance(info, inspect.Metadata):
        yield info.type


def _is_unset(info: inspect.Type) -> bool:
    return isinstance(info, inspect.CustomType) and info.cls is msgspec.UnsetType


def _may_be_left_out(info: inspect.StructType, field: inspect.Field) -> bool:
    """Tell whether the server leaves a field out: one that is not set, or as always."""
    never_set = field.default is field.default_factory is msgspec.NODEFAULT
    return never_set or bool(info.cls.__struct_config__.omit_defaults)


def _interface(name: str, lines: list[str], doc: str | None = None) -> str:
    about = " ".join((doc or "").split()).replace("None", "null")
    head = f"/** {about} */\n" if about else ""
    return f"{head}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _constants() -> str:
    """Write the boxes of the games down: a page draws cards, and must know what is on them.

    And what it needs to tell events in words of its own.
    """
    games = {name: game_named(name) for name in GAMES}
    boxes = {name: dict(game.components) for name, game in games.items()}
    codes = {name: dict(game.event_codes) for name, game in games.items()}
    constants = {"LANGUAGES": LANGUAGES, "COMPONENTS": boxes, "EVENT_CODES": codes}
    return "\n".join(_constant(name, value) for name, value in constants.items())


def _constant(name: str, value: object) -> str:
    written = msgspec.json.format(msgspec.json.encode(value), indent=-1).decode()
    return f"export const {name} = {written} as const;\n"


def _union(name: str, kinds: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";\n"
