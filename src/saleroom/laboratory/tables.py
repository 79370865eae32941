"""Lots and games as tables of Parquet. Needs the extra `parquet`.

A column for each field of a row; lists stay lists.
"""

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from saleroom.core.errors import needs

# Rows that are written together.
GROUP = 10_000


def check_there() -> None:
    """Refuse to promise a table where none can be written."""
    if find_spec("pyarrow") is None:
        raise needs("pyarrow", "parquet")


def _schema(pa: Any) -> Any:
    bid = pa.struct([("seat", pa.int8()), ("move", pa.int32()), ("amount", pa.int32())])
    return pa.schema(
        [
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
    )


def write_lots(path: str | Path, rows: Iterable[tuple[str | None, msgspec.Struct]]) -> int:
    """Write lots, each with the name of its arm if it has one; return how many there were.

    The file appears under its name only when all are written.
    """
    check_there()
    pa, pq = import_module("pyarrow"), import_module("pyarrow.parquet")
    schema, count, waiting = _schema(pa), 0, []
    target = Path(path)
    unfinished = target.with_name(f"{target.name}.part")
    try:
        with pq.ParquetWriter(unfinished, schema, compression="zstd") as writer:
            for arm, row in rows:
                waiting.append({"arm": arm} | msgspec.to_builtins(row))
                count += 1
                if len(waiting) == GROUP:
                    writer.write_table(pa.Table.from_pylist(waiting, schema))
                    waiting = []
            writer.write_table(pa.Table.from_pylist(waiting, schema))
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
    return count
