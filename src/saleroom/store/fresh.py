"""What is kept in the journal and not sorted into the data file yet.

Decides what may be kept so: only what cannot be refused, that is moves whose numbers follow on a
log whose end is known. Everything else goes into the data file at once, and takes what is fresh
with it. How it is sorted in, and when, is left to the writer.
"""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from secrets import randbelow

import msgspec

from saleroom.store import journal
from saleroom.store.contract import Bundle, Entry
from saleroom.store.rows import SQLITE, is_bare, rows_of

# Logs whose end is remembered; one that is not costs a commit.
_MOST_LOGS = 50_000

_LAST_GENERATION = 2**31 - 1  # SQLite has so much room for it
_LAST = "SELECT max(seq) FROM entries WHERE table_id = ?"
_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(list[Bundle])


def generation_of(connection: sqlite3.Connection) -> int:
    """Return up to which generation the journal is sorted in."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def begin_anew(connection: sqlite3.Connection) -> None:
    """Let a data file have generations of its own: no other's journal belongs to it."""
    connection.execute(f"PRAGMA user_version = {1 + randbelow(_LAST_GENERATION)}")


def _following(generation: int) -> int:
    return generation % _LAST_GENERATION + 1


def left_behind(data: Path, generation: int) -> list[Bundle]:
    """Return what a server that was killed has kept and not sorted in."""
    records = journal.read(data, _following(generation))
    return [bundle for record in records for bundle in _DECODER.decode(record)]


def sort_in(connection: sqlite3.Connection, bundles: Sequence[Bundle]) -> None:
    """Sort bundles into the data file, as one generation; whoever calls this commits."""
    for name, rows in rows_of(bundles).items():
        if rows:
            connection.executemany(SQLITE[name], rows)
    connection.execute(f"PRAGMA user_version = {_following(generation_of(connection))}")


class Fresh:
    """What is fresh, for the one writer."""

    def __init__(self, data: Path, generation: int) -> None:
        self._journal = journal.MoveJournal(data, _following(generation))
        self._bundles: list[Bundle] = []
        self._entries: dict[str, list[Entry]] = {}
        self._ends: dict[str, int] = {}  # the next number of logs
        # Whether the journal may hold what was refused, which then has to be of an earlier time.
        self._is_in_doubt = False

    def __bool__(self) -> bool:
        """Tell whether anything is to be sorted in."""
        return bool(self._bundles) or self._is_in_doubt

    def entries_of(self, table: str) -> list[Entry]:
        """Return the end of a log that may not be in the data file yet."""
        return self._entries.get(table, [])

    def learn(self, connection: sqlite3.Connection, table: str) -> None:
        """Look where a log ends in the data file, when all that is fresh is sorted in."""
        if len(self._ends) >= _MOST_LOGS:
            self._ends.clear()
        try:
            last = connection.execute(_LAST, (table,)).fetchone()[0]
        except sqlite3.Error:
            last = None  # what was asked is kept all the same
        if last is not None:
            self._journal.open()
            self._ends[table] = last + 1

    def _follows(self, bundle: Bundle) -> bool:
        """Tell whether a bundle is nothing but the next entries of a log whose end is known."""
        end = self._ends.get(bundle.table)
        if end is None or not is_bare(bundle):
            return False
        for entry in bundle.entries:
            command = entry.command
            # A command with its number before it is no other's.
            if entry.seq != end or (command is not None and not command.startswith(f"{end}:")):
                return False
            end += 1
        return True

    def keep(self, bundles: Sequence[Bundle]) -> bool:
        """Keep bundles durably; False: they have to go into the data file."""
        if not (self._has_learnt(bundles) and self._is_noted(bundles)):
            # What was learnt of them is not so.
            for bundle in bundles:
                self._ends.pop(bundle.table, None)
            return False
        self._bundles += bundles
        for bundle in bundles:
            self._entries.setdefault(bundle.table, []).extend(bundle.entries)
        return True

    def _has_learnt(self, bundles: Sequence[Bundle]) -> bool:
        for bundle in bundles:
            if not self._follows(bundle):
                return False
            self._ends[bundle.table] += len(bundle.entries)
        return True

    def _is_noted(self, bundles: Sequence[Bundle]) -> bool:
        try:
            record = _ENCODER.encode(bundles)
        except (ValueError, OverflowError):
            return False  # the data file refuses it, too, and says why
        if not self._journal.has_room(len(record)):
            return False
        try:
            self._journal.keep(record)
        except OSError:
            self._is_in_doubt = True
            return False
        return True

    def distrust(self) -> None:
        """Keep nothing in the journal until the data file has taken something again."""
        self._ends.clear()

    def sort_in(self, connection: sqlite3.Connection) -> None:
        """Sort it in; whoever calls this commits."""
        if self:
            sort_in(connection, self._bundles)

    def sorted_in(self) -> None:
        """Forget what is in the data file, durably."""
        if self:
            self._bundles = []
            self._entries = {}
            self._is_in_doubt = False
            self._journal.begin(_following(self._journal.generation))

    def close(self) -> None:
        """Keep nothing any more."""
        self._journal.close(is_needed=bool(self))
