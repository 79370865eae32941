"""Options of a game as somebody gave them: read, or refused with what is wrong where.

Decides nothing about what an option may be: that is its type, and the game's own checks.
"""

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from saleroom.core.codec import shown
from saleroom.core.errors import BadSetup, no_such

_NAMES = {bool: "bool", int: "int", float: "float", str: "str", list: "array", tuple: "array"}


def read_options(kind: type[msgspec.Struct], given: object) -> Any:
    """Read options by name; None means all by default."""
    options = {} if given is None else given
    known = kind.__struct_fields__
    if not isinstance(options, Mapping):
        raise BadSetup("setup_options", name=shown(options))
    for name in options:
        if name not in known:
            raise no_such("option", str(name), known)
    try:
        return msgspec.convert(options, kind)
    except msgspec.ValidationError as error:
        raise _wrong(get_type_hints(kind), options) from error


def _wrong(kinds: Mapping[str, Any], options: Mapping[str, object]) -> BadSetup:
    """Find the first option that is wrong, and which entry of it."""
    option = next(name for name, given in options.items() if not _fits(given, kinds[name]))
    given, kind, entry = options[option], kinds[option], 0
    while isinstance(given, list | tuple) and (items := _items_of(kind)):
        if items[-1] is not ... and len(items) != len(given):
            size = len(items)
            return BadSetup(
                "setup_entry_count",
                option=option,
                entry=entry,
                least=size,
                most=size,
                given=len(given),
            )
        item = [items[0] if items[-1] is ... else items[k] for k in range(len(given))]
        at = next(k for k, one in enumerate(given) if not _fits(one, item[k]))
        given, kind, entry = given[at], item[at], entry or at + 1
    choices = _choices(kind)
    if isinstance(given, str) and any(get_origin(one) is Literal for one in choices):
        return BadSetup("setup_unknown", option=option, entry=entry, name=given)
    got = _NAMES.get(type(given), "")
    return BadSetup("setup_kind", option=option, entry=entry, needed=_named(choices[0]), got=got)


def _fits(given: object, kind: Any) -> bool:
    try:
        msgspec.convert(given, kind)
    except msgspec.ValidationError:
        return False
    return True


def _choices(kind: Any) -> tuple[Any, ...]:
    """Return what something may be, beside None."""
    is_union = get_origin(kind) in (Union, UnionType)
    return tuple(one for one in (get_args(kind) if is_union else (kind,)) if one is not NoneType)


def _items_of(kind: Any) -> tuple[Any, ...]:
    """Return what the entries of a list are, with an ellipsis if there may be any number."""
    return next((get_args(one) for one in _choices(kind) if get_origin(one) is tuple), ())


def _named(kind: Any) -> str:
    if get_origin(kind) is Literal:
        return "str"
    return _NAMES.get(get_origin(kind) or kind, "")
