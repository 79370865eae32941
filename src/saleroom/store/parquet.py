"""Rows as a file of Parquet, which has its name only when it is whole. Needs the extra `parquet`.

Knows how rows are put into a file; what is in a row, its caller says.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from saleroom.core.errors import needs

# Rows that are written together.
GROUP = 10_000

Row = dict[str, Any]
Put = Callable[[Row], None]
# Given `pyarrow`, the names of the columns with their types.
Columns = Callable[[Any], list[tuple[str, Any]]]


def check_there() -> None:
    """Refuse to promise a table where none can be written."""
    if find_spec("pyarrow") is None:
        raise needs("pyarrow", "parquet")


@contextmanager
def writing_rows(target: Path, columns: Columns, group: int = GROUP) -> Iterator[Put]:
    """Give what writes one row; whatever goes wrong, no half of a table is left behind."""
    check_there()
    pa, pq = import_module("pyarrow"), import_module("pyarrow.parquet")
    schema, waiting = pa.schema(columns(pa)), list[Row]()
    unfinished = target.with_name(f"{target.name}.part")
    try:
        with pq.ParquetWriter(unfinished, schema, compression="zstd") as writer:

            def put(row: Row) -> None:
                waiting.append(row)
                if len(waiting) == group:
                    writer.write_table(pa.Table.from_pylist(waiting, schema))
                    waiting.clear()

            yield put
            writer.write_table(pa.Table.from_pylist(waiting, schema))
        unfinished.replace(target)
    finally:
        unfinished.unlink(missing_ok=True)
