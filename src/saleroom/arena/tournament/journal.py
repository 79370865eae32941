"""The blocks that are done, line by line in a file, so that a tournament can go on after a break.

The first line is the setting; each other line is a block, in order. A file of another setting is
refused, naming what differs. A last line that was cut off is dropped.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from saleroom.arena.tournament.block import Block
from saleroom.arena.tournament.setting import Setting, differences
from saleroom.core.errors import CodedError

FORMAT = "saleroom-arena-blocks"


class BadJournal(CodedError):
    """A file that is no journal of this tournament."""


class _Head(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: str
    version: int
    setting: Setting


_HEAD = msgspec.json.Decoder(_Head)
_BLOCK = msgspec.json.Decoder(Block)
_ENCODER = msgspec.json.Encoder()


class Journal:
    """An open file of blocks."""

    def __init__(self, setting: Setting, stream: BinaryIO) -> None:
        self._stream = stream
        self.blocks: list[Block] = []
        if stream.seek(0, os.SEEK_END) == 0:
            self._write(_Head(format=FORMAT, version=1, setting=setting))
        else:
            stream.seek(0)
            self._take_over(setting)

    def add(self, block: Block) -> None:
        """Write the next block down."""
        self._write(block)

    def _write(self, line: _Head | Block) -> None:
        self._stream.write(_ENCODER.encode(line) + b"\n")
        self._stream.flush()

    def _take_over(self, setting: Setting) -> None:
        name = self._stream.name
        try:
            head = _HEAD.decode(self._stream.readline())
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadJournal("journal_form", file=name, why=str(error)) from error
        if head.format != FORMAT or head.version != 1:
            raise BadJournal("journal_format", file=name, format=head.format, version=head.version)
        if found := differences(setting, head.setting):
            raise BadJournal("journal_other", file=name, found="; ".join(found))
        good = self._stream.tell()
        for line in self._stream:
            block = self._read(line, setting)
            if block is None:
                break
            self.blocks.append(block)
            good = self._stream.tell() if line.endswith(b"\n") else good
        self._stream.seek(good)
        self._stream.truncate()

    def _read(self, line: bytes, setting: Setting) -> Block | None:
        """Read a line; None if it is cut off."""
        expected = len(self.blocks)
        try:
            block = _BLOCK.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            if not line.endswith(b"\n"):
                return None
            raise BadJournal(
                "journal_block", file=self._stream.name, line=expected + 2, why=str(error)
            ) from error
        shape = [setting.players] * setting.games_in_block
        rows = (block.scores, block.ranks)
        if block.block != expected or any([len(row) for row in part] != shape for part in rows):
            raise BadJournal(
                "journal_order", file=self._stream.name, line=expected + 2, block=expected
            )
        return block if line.endswith(b"\n") else None


@contextmanager
def opened(path: str | None, setting: Setting) -> Iterator[Journal | None]:
    """Open a journal to go on with, or begin one; None without a path."""
    if path is None:
        yield None
        return
    try:
        stream = _stream(path)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadJournal("file_write", file=path, why=reason) from error
    with stream:
        yield Journal(setting, stream)


def _stream(path: str) -> BinaryIO:
    try:
        return Path(path).open("r+b")
    except FileNotFoundError:
        return Path(path).open("w+b")
