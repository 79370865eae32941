"""Records: a whole game as one JSON object on one line. The format is in docs/records.md.

A record holds every outcome of chance and every action in order, so replaying it needs no random
generator. Reading checks the form only; `play.verify` replays it and checks the game.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from saleroom.core.codec import shown
from saleroom.core.contract import Game, Outcome
from saleroom.core.errors import BadRecord
from saleroom.core.seats import CHANCE
from saleroom.play.deal import Deal
from saleroom.play.format_1 import FORMAT_1, ending_named
from saleroom.play.match import Match, Move

FORMAT = 2

# Who moved and what: a seat's number or "chance", and the named form.
WrittenMove = tuple[int | str, dict[str, Any]]


class TakenBack(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a seat had taken back, and the others with it: all moves but the first `move`.

    `moves` are those that do not stand any more, as they were made.
    """

    seat: int
    move: int
    moves: list[WrittenMove]

    @classmethod
    def of(cls, match: Match, seat: int, move: int, moves: Iterable[Move]) -> "TakenBack":
        """Write down what was taken back in a match."""
        return cls(seat=seat, move=move, moves=list(_written(match, moves)))


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """One game as it is written."""

    format: int
    game: str
    edition: str
    players: int
    options: dict[str, Any] = {}
    seats: list[str]
    rules: str
    moves: list[WrittenMove]
    result: Outcome | None = None
    deal: Deal | msgspec.UnsetType = msgspec.UNSET
    taken_back: list[TakenBack] | msgspec.UnsetType = msgspec.UNSET
    practice: bool | msgspec.UnsetType = msgspec.UNSET


_DECODER = msgspec.json.Decoder(Record)
_ENCODER = msgspec.json.Encoder()


# Until versions were declared, a hash of the sources was written. These are the last: what they
# stood for, in the order of the games, is version 1.
_HASHES_OF_VERSION_1 = frozenset(
    {"ff8489ac8e471f48", "6f50a4871904b593", "fba15fcc351700eb", "b52e953edd6aa700"}
)


def rules_of(game: Game) -> str:
    """Return what is written of the rules a game is played by: their version."""
    return str(game.rules_version)


def version_of(rules: str) -> str:
    """Read what was written of the rules; a hash of which we know no version stays what it is."""
    return "1" if rules in _HASHES_OF_VERSION_1 else rules


def record_of(match: Match, seats: Iterable[str] | None = None) -> Record:
    """Write a game down, finished or not."""
    names = [f"seat {seat}" for seat in range(match.players)] if seats is None else list(seats)
    if len(names) != match.players:
        raise BadRecord("record_seats", players=match.players, seats=len(names))
    return Record(
        format=FORMAT,
        game=match.game.name,
        edition=match.edition,
        players=match.players,
        options={
            name: value
            for name, value in msgspec.to_builtins(match.options).items()
            if value != getattr(type(match.options)(), name)
        },
        seats=names,
        rules=rules_of(match.game),
        moves=list(_written(match, match.moves)),
        result=match.outcome(),
    )


def _written(match: Match, moves: Iterable[Move]) -> Iterator[WrittenMove]:
    """Write each move; outcomes of chance with the same word, one after another, as one list."""
    run: dict[str, list[Any]] = {}
    for move in moves:
        named = match.name_of(move)
        if move.seat == CHANCE:
            ((word, value),) = named.items()
            if word not in run:
                yield from _ended(run)
                run = {word: []}
            run[word].append(value)
        else:
            yield from _ended(run)
            run = {}
            yield (move.seat, named)
    yield from _ended(run)


def _ended(run: dict[str, list[Any]]) -> Iterator[WrittenMove]:
    for word, values in run.items():
        yield ("chance", {word: values[0] if len(values) == 1 else values})


def spelt_out(moves: Iterable[WrittenMove]) -> Iterator[tuple[int, Any]]:
    """Spell written moves out one by one: a seat (or CHANCE) and the named form."""
    for who, named in moves:
        if who == "chance":
            yield from ((CHANCE, outcome) for outcome in _outcomes(named))
        elif isinstance(who, int) and who != CHANCE:
            yield (who, named)
        else:
            raise BadRecord("record_mover", given=shown(who))


def _outcomes(named: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Spell a run of chance out."""
    values = next(iter(named.values()), None)
    if len(named) != 1 or not isinstance(values, list):
        yield named
    elif values:
        yield from ({word: value} for word in named for value in values)
    else:
        raise BadRecord("record_no_outcome")


def read(line: str | bytes) -> Record:
    """Read one line; a record of format 1 is read as what it would be today."""
    try:
        record = _DECODER.decode(line)
        # A line as we would write it is parsed once. Any other is parsed again for names that are
        # there twice, which msgspec overlooks. To parse with `json` alone and convert takes as
        # long, and lets numbers and half characters through.
        if _ENCODER.encode(record) != (line.encode() if isinstance(line, str) else line).rstrip():
            json.loads(line, object_pairs_hook=_named_once)
    except msgspec.DecodeError as error:
        raise BadRecord("record_form", why=str(error)) from error
    except (UnicodeError, RecursionError, ValueError) as error:
        raise BadRecord("record_form", why=type(error).__name__) from error
    if record.format == FORMAT_1:
        _bring_up_to_date(record)
    if record.format != FORMAT:
        raise BadRecord("record_format", given=record.format, least=FORMAT_1, most=FORMAT)
    if len(record.seats) != record.players:
        raise BadRecord("record_seats", players=record.players, seats=len(record.seats))
    return record


def _bring_up_to_date(record: Record) -> None:
    record.format = FORMAT
    if record.result is not None:
        why = ending_named(record.game, record.result.why)
        record.result = msgspec.structs.replace(record.result, why=why)


def _named_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Two readers could take a name that is there twice for different things, so it is refused."""
    named: dict[str, Any] = {}
    for name, value in pairs:
        if name in named:
            raise BadRecord("record_twice", name=name)
        named[name] = value
    return named


def write(record: Record) -> str:
    """Write one line, without the newline."""
    return _ENCODER.encode(record).decode()


__all__ = [
    "FORMAT",
    "Move",
    "Record",
    "TakenBack",
    "read",
    "record_of",
    "rules_of",
    "spelt_out",
    "version_of",
    "write",
]
