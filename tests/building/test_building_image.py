"""What an image must not hold: a store of somebody's tables, wherever in the checkout it lies."""

import asyncio
from fnmatch import fnmatch
from pathlib import Path

from page_build import ROOT

from saleroom.store.contract import Bundle, Entry
from saleroom.store.opening import store_for


async def _written(file: Path) -> list[str]:
    """Keep something, and return which files lie there while the store is open."""
    store = store_for(file)
    await store.open()
    try:
        entry = Entry(seq=0, at=0, body=b"secret", command=None)
        await store.append(Bundle(table="a table", entries=[entry]))
        return [path.name for path in file.parent.iterdir()]
    finally:
        await store.close()


def test_every_file_of_a_store_is_left_out_of_an_image(tmp_path: Path) -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    # Without the stars a pattern means the root alone.
    patterns = [line.removeprefix("**/") for line in lines if line.startswith("**/")]
    names = asyncio.run(_written(tmp_path / "saleroom.db"))
    assert len(names) > 2
    for name in names:
        assert any(fnmatch(name, pattern) for pattern in patterns), name
