"""Every refusal of the house has words in every language, and every name one set of what it says.

The refusals are read from the sources: each call of a kind of CodedError, with the code, the name
and the fields that are written there. What the rules of a game refuse is not among them: a game
declares its refusals, and all have the limits of the seat (`test_messages_games.py`).
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import saleroom
from saleroom.core.errors import CodedError
from saleroom.messages.catalogue import Catalogue
from saleroom.messages.languages import LANGUAGES
from saleroom.web.http_errors import STATUSES

SOURCES = Path(saleroom.__file__).parent
# Messages that others are made of.
PARTS = {"setup_kind_needed", "setup_kind_got", "address_how"}
# Functions that make a refusal of a name: where that stands, and which fields they add.
MAKERS = {
    "refuse_if": (2, {"wait"}),
    "_wrong_space": (0, {"option", "entry"}),
    "_wrong_palace": (0, {"option", "entry"}),
}
# What a refusal may have beside what it says.
BESIDE = {"detail"}
# What says something to people.
SAYS = {"echo", "print", "say", "warn", "note", "_complain"}
# Errors whose words are English, because only who writes programs reads them.
FOR_PROGRAMMERS = {
    "BadPackage": "for the author of a game or bot",
    "BadState": "for who hands over bytes of a batch",
    "BadMessage": "for who writes messages",
    "OtherRules": "for the log of the house",
}
_SENTENCE = re.compile(r"[A-Za-z]{2} [a-z]{2}")


class Raised(NamedTuple):
    """A refusal as it is written: a pattern that its name fits, and what it says."""

    name: str
    fields: frozenset[str]
    place: str

    @property
    def is_exact(self) -> bool:
        return self.name.isidentifier()


@cache
def looked_through() -> list[tuple[str, ast.ClassDef | ast.Call]]:
    """Return all classes and calls of the sources, with their files: each is looked at once."""
    return [
        (str(file.relative_to(SOURCES)), node)
        for file in sorted(SOURCES.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ClassDef | ast.Call)
    ]


@cache
def kinds() -> set[str]:
    """Name the classes of refusals, those of the rules apart."""
    return derived(CodedError.__name__) - {"IllegalNow"}


def derived(name: str) -> set[str]:
    """Name the classes that are of this kind."""
    found = {name}
    for one in [one for _, one in looked_through() if isinstance(one, ast.ClassDef)] * 2:
        if found & {base.id for base in one.bases if isinstance(base, ast.Name)}:
            found.add(one.name)
    return found


def patterns(name: ast.expr) -> list[str]:
    """Return what an expression can be, as patterns."""
    if isinstance(name, ast.Constant):
        return [str(name.value)]
    if isinstance(name, ast.IfExp):
        return patterns(name.body) + patterns(name.orelse)
    if isinstance(name, ast.JoinedStr):
        parts = (p.value if isinstance(p, ast.Constant) else "[a-z]+" for p in name.values)
        return ["".join(map(str, parts))]
    return []


def calls() -> Iterator[tuple[str, str, ast.Call]]:
    for file, call in looked_through():
        if isinstance(call, ast.Call):
            called = call.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            yield name, f"{file}:{call.lineno}", call


@cache
def raised() -> list[Raised]:
    found = []
    for called, place, call in calls():
        fields = frozenset(one.arg for one in call.keywords if one.arg) - BESIDE
        at = 1 if called == "Refused" else 0
        if called in MAKERS:
            at, added = MAKERS[called]
            fields |= added
        elif called not in kinds():
            continue
        names = patterns(call.args[at]) if at < len(call.args) else ()
        found += [Raised(name, fields, place) for name in names]
    return found


@cache
def codes() -> set[str]:
    written = {
        code for name, _, call in calls() if name == "Refused" for code in patterns(call.args[0])
    }
    return written | set(STATUSES) | {"illegal", "over"}


@cache
def worded(language: str) -> set[str]:
    files = (SOURCES / "messages" / language).glob("*.ftl")
    texts = "\n".join(file.read_text("utf-8") for file in files)
    ids = re.findall(r"^refused-house-([\w-]+) =", texts, re.MULTILINE)
    return {name.replace("-", "_") for name in ids} - PARTS


def test_refusals_are_found_wherever_they_are_written() -> None:
    names = {one.name for one in raised()}
    assert {"no_such_seat", "seat_taken", "too_many_tables", "setup_range", "record_form"} <= names
    assert {"action_range", "file_exists", "frozen_[a-z]+", "no_such_language"} <= names
    assert {"not_now", "stale", "rate", "sockets", "internal", "no_such_table"} <= codes()


def test_a_name_is_raised_with_the_same_fields_everywhere() -> None:
    """Else one of two places says something that its words do not know."""
    first: dict[str, Raised] = {}
    for one in raised():
        known = first.setdefault(one.name, one)
        assert known.fields == one.fields, f"{one.name}: {known.place} and {one.place}"


def test_everything_that_has_words_is_raised() -> None:
    names = {one.name for one in raised()}
    unsaid = [one for one in worded("en") if not any(re.fullmatch(name, one) for name in names)]
    assert unsaid == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words_that_fit_it(language: str) -> None:
    known, names = Catalogue(language), worded(language)
    for one in raised():
        fitting = [name for name in names if re.fullmatch(one.name, name)]
        assert fitting, f"{one.name} of {one.place} has no words"
        for name in fitting if one.is_exact else ():
            assert known.error("malformed", name, dict.fromkeys(one.fields, 40))
    for code in codes():
        assert known.error(code)


def sentences(call: ast.Call) -> Iterator[str]:
    """Return what stands there in English, but for what is said to programs."""
    given = [*call.args, *(one.value for one in call.keywords if one.arg not in BESIDE)]
    for part in (part for value in given for part in ast.walk(value)):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield from _SENTENCE.findall(part.value)


def test_no_sentence_for_people_stands_in_python() -> None:
    """Decision 0021 names what may be English; `laws` speaks to the authors of games."""
    watched = (derived("SaleroomError") | SAYS) - FOR_PROGRAMMERS.keys()
    assert {"Misuse", "BadJournal", "BadAddress", "NotUnderstood", "IllegalNow"} <= watched
    found = [
        f"{place}: {name} … {words} …"
        for name, place, call in calls()
        if name in watched and not place.startswith("laws/")
        if ast.unparse(call.func) != "warnings.warn"
        for words in sentences(call)
    ]
    assert found == []
