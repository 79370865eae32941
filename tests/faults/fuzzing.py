"""Frames nobody should send: commands bent, broken and put at the wrong time.

Every frame is drawn from a seed. Some are good commands; whether one is carried out is for the
house to say, and the tests hold it to what it said.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

Json = dict[str, Any]

# A frame may have so many bytes; see `saleroom.web.limits`.
FRAME = 4096

WORDS = ("", "x", "bid", "let_go", "\u0000", "\u202e", "é" * 20, "A" * 65, "__class__", "-1", "🖼")
NUMBERS = (0, -1, 1, 2, 5, 99, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 2**64, 10**300, 10**3000)
LITERALS = ("NaN", "Infinity", "-Infinity", "1e999", "-0", "0.1", "1E5", "01", "+1", "0x10", ".5")
TEXTS = ('"\\ud800"', '"\\u0000"', '"\\', '"\x01"', '"\\x41"', "'a'", "undefined", "True", "")


def good_command(mine: Json, luck: Random) -> Json:
    """Draw a command of the right shape, for any time."""
    name = luck.choice(("act", "act", "act", "act", *_OTHERS))
    made: Json = {"do": name, "id": f"f{luck.getrandbits(48):x}"}
    if name == "act":
        action = luck.choice(mine["actions"]) if mine["actions"] else {"pass": True}
        if mine["amounts"] and luck.random() < 0.5:
            amounts = luck.choice(mine["amounts"])
            action = {amounts["verb"]: luck.choice((amounts["least"], amounts["most"] + 1, 0))}
        return made | {"turn": mine["turn"] + luck.choice((0, 0, 0, -1, 1)), "action": action}
    return made | _OTHERS[name](luck)


_OTHERS: dict[str, Callable[[Random], Json]] = {
    "out": lambda luck: {"out": luck.random() < 0.5},
    "call": lambda _: {},
    "order": lambda luck: {"up_to": luck.choice((None, 0, 5, 10**6)), "then": "ask"},
    "hand_over": lambda luck: {"bot": luck.choice((None, "nobody", "random"))},
    "take_seat_back": lambda _: {},
    "take_back": lambda luck: {"to": luck.choice((0, 12, 40, 2**70))},
    "answer_back": lambda luck: {"number": luck.choice((0, 1, -1, 2**70)), "agree": True},
    "mix": lambda luck: {"nonce": luck.choice(("a", "\u202e", "n" * 64))},
    "fill": lambda luck: {"seat": luck.choice((0, -1, 99, 2**70)), "bot": "random"},
    "answer_knock": lambda luck: {"number": luck.choice((0, -1, 2**70)), "let_in": True},
    "emote": lambda luck: {"emote": luck.choice(("wow", "spit", "\u202e"))},
    "say": lambda luck: {"text": luck.choice(("hello", "\u0007", "x" * 500))},
    "remind": lambda luck: {"webhook": luck.choice((None, "https://[", "ftp://x", "http://a"))},
    "leave": lambda _: {},
}


def frame(mine: Json, luck: Random) -> bytes:
    """Draw a frame."""
    return luck.choices(_MAKERS, _WEIGHTS)[0](mine, luck)


def _as_it_is(mine: Json, luck: Random) -> bytes:
    return msgspec.json.encode(good_command(mine, luck))


def _bent(mine: Json, luck: Random) -> bytes:
    """One or more values replaced by something of another kind."""
    command = good_command(mine, luck)
    for _ in range(luck.randint(1, 3)):
        place: Json = command
        if "action" in command and isinstance(command["action"], dict) and luck.random() < 0.5:
            place = command["action"]
        key = luck.choice((*place, luck.choice(WORDS)))
        place[key] = _junk(luck)
    return _written(command)


def _junk(luck: Random) -> Any:
    kind = luck.randrange(7)
    if kind == 0:
        return luck.choice(NUMBERS)
    if kind == 1:
        return luck.choice(WORDS)
    if kind == 2:
        return luck.choice((None, True, False, 0.5, -1e300))
    if kind == 3:
        return [luck.choice(NUMBERS)] * luck.randrange(3)
    if kind == 4:
        return {luck.choice(WORDS): luck.choice(NUMBERS) for _ in range(luck.randrange(3))}
    return {"bid": luck.choice(NUMBERS)} if kind == 5 else [[[{}]]]


def _lacking(mine: Json, luck: Random) -> bytes:
    """A field too few, or one too many, or one twice."""
    command = good_command(mine, luck)
    how = luck.randrange(3)
    if how == 0:
        del command[luck.choice(list(command))]
        return _written(command)
    if how == 1:
        return _written(command | {luck.choice(("seat", "person", "e", "t", "", "do ")): 1})
    text = _written(command)
    twice = luck.choice((b'"do":"act"', b'"id":"a"', b'"turn":0', b'"action":{}', b'"id":7'))
    return text[:-1] + b"," + twice + b"}"


def _spelled_wrong(mine: Json, luck: Random) -> bytes:
    """Literals that JSON has not."""
    text = _written(good_command(mine, luck) | {"id": "PLACE"})
    return text.replace(b'"PLACE"', luck.choice(LITERALS + TEXTS).encode())


def _number_wrong(mine: Json, luck: Random) -> bytes:
    turn = luck.choice(LITERALS + tuple(map(str, NUMBERS)))
    action = luck.choice(('{"bid":%s}', '{"pass":%s}', '{"offer":%s}', '{"fist":%s}'))
    action = action.replace("%s", luck.choice(LITERALS + tuple(map(str, NUMBERS))))
    turn = turn if luck.random() < 0.5 else str(mine["turn"])
    return f'{{"do":"act","id":"n","turn":{turn},"action":{action}}}'.encode()


def _damaged(mine: Json, luck: Random) -> bytes:
    """Bytes flipped, cut off, or put in; often no UTF-8 any more."""
    data = bytearray(_as_it_is(mine, luck))
    for _ in range(luck.randint(1, 4)):
        place = luck.randrange(len(data)) if data else 0
        how = luck.randrange(4)
        if how == 0 and data:
            data[place] ^= 1 << luck.randrange(8)
        elif how == 1:
            data[place:place] = bytes(luck.choices(range(256), k=luck.randint(1, 4)))
        elif how == 2:
            del data[place:]
        else:
            data += luck.choice((b"{}", b" ", b"\x00", b"\xff\xfe", b",", bytes(data)))
    return bytes(data[:FRAME])


def _deep(mine: Json, luck: Random) -> bytes:
    depth = luck.choice((50, 500, 1900))
    inside = luck.choice(("[", '{"a":')) * depth
    if luck.random() < 0.5:
        return inside.encode()[:FRAME]
    # As deep as a frame can be, and closed again.
    nest = "[" * depth + "]" * depth
    return f'{{"do":"act","id":"d","turn":{mine["turn"]},"action":{{"bid":{nest}}}}}'.encode()


def _noise(_mine: Json, luck: Random) -> bytes:
    if luck.random() < 0.5:
        return luck.choice(
            (b"", b"null", b"[]", b"0", b'""', b"{", b'{"do":null}', b"\xef\xbb\xbf{}")
        )
    return luck.randbytes(luck.randint(1, 64))


def _ping(_mine: Json, luck: Random) -> bytes:
    at = luck.choice((*LITERALS, *map(str, NUMBERS[:-1]), '"x"', "null", "1.5"))
    return f'{{"do":"ping","at":{at}}}'.encode()


def oversized(luck: Random) -> bytes:
    """A frame that is longer than allowed."""
    return b'{"do":"say","id":"o","text":"' + b"x" * luck.choice((FRAME, 70_000)) + b'"}'


def _written(command: Json) -> bytes:
    """Write numbers of any size, which msgspec does not."""
    text = _json(command)
    return text.encode()[:FRAME]


def _json(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ",".join(f"{_json(str(k))}:{_json(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(_json, value)) + "]"
    if type(value) is int:
        return str(value)
    return msgspec.json.encode(value).decode()


_MAKERS: tuple[Callable[[Json, Random], bytes], ...] = (
    _as_it_is,
    _bent,
    _lacking,
    _spelled_wrong,
    _number_wrong,
    _damaged,
    _deep,
    _noise,
    _ping,
)
_WEIGHTS = (1, 5, 3, 2, 3, 4, 1, 1, 1)
