"""A program for the tests to kill: appends to several logs at once and says what was confirmed.

    python appending.py ADDRESS TABLES

It goes on where the logs end, and prints 'table seq' for every append after it has returned. The
body of an entry, and the head kept with it, follow from the table and the number: see `expected`.
"""

import asyncio
import os
import sys

from store_samples import entry, head

from saleroom.store.contract import Bundle, Store
from saleroom.store.opening import store_for


def expected(table: str, seq: int) -> Bundle:
    """Return the bundle that has this number."""
    body = f"{table}:{seq}:".encode() * (1 + seq % 40)
    return Bundle(
        table=table,
        entries=(entry(seq, body, f"c{seq}"),),
        head=head(table, changed=seq),
    )


async def append_for_ever(store: Store, table: str) -> None:
    seq = len(await store.entries(table))
    while True:
        seq += 1
        await store.append(expected(table, seq))
        os.write(1, f"{table} {seq}\n".encode())


async def main(address: str, tables: int) -> None:
    store = store_for(address)
    await store.open()
    await asyncio.gather(*(append_for_ever(store, f"t{n}") for n in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
