"""Why a table cannot be set up, for pages that say it in their reader's language.

A game's own words about its options are part of its rules, which are pinned, so what they say is
read back from them here: which option, which entry of a list, which numbers. What a person at the
page cannot bring about has no reason here, and is told in the words it came with.
"""

import re
from typing import NamedTuple


class SetupReason(NamedTuple):
    """The name of the reason, the numbers and the names in it, and the paragraph if one says so.

    Entries of a list and seats are counted from 1, as people do.
    """

    name: str
    numbers: dict[str, int]
    names: dict[str, str]
    paragraph: str


_OPTION = r"(?P<option>[a-z_]+)"
_ENTRY = _OPTION + r"\[(?P<entry_0>\d+)\]"
_RANGE = r"is a number from (?P<least>-?\d+) to (?P<most>-?\d+), not (?P<given>-?\d+)"
_NAME = r"['\"](?P<name>.*?)['\"]?"
# What is wrong with the shape of an option's value, as msgspec tells it.
_SHAPE = r"options of .+ \([a-z_, ]+\): "
_AT = r" - at `\$\." + _OPTION + r"(?:\[(?P<entry_0>\d+)\])?.*`"

SENTENCES = tuple(
    (name, re.compile(pattern))
    for name, pattern in (
        (
            "setup_seat",
            r"(?P<option>first_\w+) is a \w+ from 0 to (?P<players_0>\d+), not (?P<seat_0>-?\d+)",
        ),
        ("setup_range", f"{_OPTION} {_RANGE}"),
        ("setup_entry_range", rf"{_ENTRY}(?: \([^)]+\))? {_RANGE}"),
        (
            "setup_entry_least",
            rf"{_ENTRY} \([^)]+\) is at least (?P<least>\d+), not (?P<given>-?\d+)",
        ),
        ("setup_mystery_hand", r"the mystery hand is for 3 players, not (?P<players>\d+)"),
        (
            "setup_count",
            rf"{_OPTION} has (?P<given>\d+) (?:numbers|palaces), not (?P<wanted>\d+)",
        ),
        ("setup_count", rf"{_OPTION} has (?P<wanted>\d+) spaces, not (?P<given>\d+)"),
        ("setup_count", rf"{_OPTION} is a list of (?P<wanted>\d+) cards, not (?P<given>\d+)"),
        (
            "setup_count",
            rf"{_OPTION} names one board for each of (?P<wanted>\d+) seats, not (?P<given>\d+)",
        ),
        (
            "setup_count",
            rf"{_OPTION} has a number for each of [^:]+: (?P<wanted>\d+), not (?P<given>\d+)",
        ),
        (
            "setup_entry_count",
            rf"{_ENTRY} has (?P<given>\d+) treasures; a palace has (?P<least>\d+) to (?P<most>\d+)",
        ),
        (
            "setup_entry_count",
            _SHAPE
            + r"Expected `array` of length (?P<least>(?P<most>\d+)), got (?P<given>\d+)"
            + _AT,
        ),
        ("setup_entry_unknown", rf"{_ENTRY} has {_NAME}, which is none of (?P<known>.+)"),
        ("setup_entry_unknown", rf"{_ENTRY}: {_NAME} is not one of (?P<known>.+)"),
        ("setup_entry_twice", rf"{_ENTRY} has more than one (?P<name>.+)"),
        (
            "setup_entry_repeats",
            rf"{_ENTRY}: the board without \w+ is seat (?P<other_0>\d+)'s already",
        ),
        ("setup_entry_repeats", rf"{_ENTRY} is {_NAME}, as \w+\[(?P<other_0>\d+)\] is"),
        ("setup_entry_form", rf"{_ENTRY} is {_NAME}, not a '(?P<form>[^']+)'"),
        (
            "setup_tiles",
            rf"{_OPTION} has (?P<given>\d+) tiles of (?P<name>.+), not (?P<wanted>\d+)",
        ),
        ("setup_sum", rf"{_OPTION} are (?P<wanted>\d+) in all, not (?P<given>-?\d+)"),
        ("setup_public_hints", r"a public table gives no hints"),
        ("setup_unknown", _SHAPE + rf"Invalid enum value {_NAME}" + _AT),
        ("setup_kind", _SHAPE + r"Expected `(?P<needed>[a-z]+).*`, got `(?P<got>[a-z]+)`" + _AT),
    )
)
_CITED = re.compile(r"(?P<said>.+) \((?P<paragraph>[A-Z]{2}-\d+)\)")
_NAMES = ("option", "name", "known", "form", "needed", "got")


def setup_reason(text: str) -> SetupReason:
    """Read why a setup was refused; there is no name if nothing more can be said."""
    cited = _CITED.fullmatch(text)
    said, paragraph = (cited["said"], cited["paragraph"]) if cited else (text, "")
    for name, pattern in SENTENCES:
        found = pattern.fullmatch(said)
        if found is not None:
            groups = found.groupdict()
            names = {one: groups.pop(one) for one in _NAMES if one in groups}
            numbers = dict(_counted(field, digits) for field, digits in groups.items())
            return SetupReason(name, numbers, names, paragraph)
    return SetupReason("", {}, {}, paragraph)


def _counted(field: str, digits: str | None) -> tuple[str, int]:
    """Count from 1 what was counted from 0; 0 is for an entry that was not named."""
    is_from_0 = field.endswith("_0")
    number = 0 if digits is None else int(digits[:15]) + is_from_0
    return field.removesuffix("_0"), number
