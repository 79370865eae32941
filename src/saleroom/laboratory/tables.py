"""Lots and games as tables of Parquet. Needs the extra `parquet`.

A column for each field of a row; lists stay lists.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from saleroom.store.parquet import writing_rows


def _columns(pa: Any) -> list[tuple[str, Any]]:
    bid = pa.struct([("seat", pa.int8()), ("move", pa.int32()), ("amount", pa.int32())])
    return [
        ("arm", pa.string()),
        ("game", pa.int64()),
        ("lot", pa.int32()),
        ("move", pa.int32()),
        ("mechanism", pa.string()),
        ("seller", pa.int8()),
        ("things", pa.list_(pa.int32())),
        ("could_bid", pa.list_(pa.int8())),
        ("bids", pa.list_(bid)),
        ("buyer", pa.int8()),
        ("price", pa.int32()),
        ("paid", pa.int32()),
        ("worth", pa.list_(pa.float64())),
        ("limit", pa.list_(pa.float64())),
        ("best", pa.float64()),
        ("is_efficient", pa.bool_()),
        ("revenue", pa.int32()),
    ]


def write_lots(path: str | Path, rows: Iterable[tuple[str | None, msgspec.Struct]]) -> int:
    """Write lots, each with the name of its arm if it has one; return how many there were.

    The file appears under its name only when all are written.
    """
    count = 0
    with writing_rows(Path(path), _columns) as put:
        for arm, row in rows:
            put({"arm": arm} | msgspec.to_builtins(row))
            count += 1
    return count
