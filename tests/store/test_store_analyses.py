"""Analyses are kept with their games, one for each pair of eyes, and the newest stay."""

from msgspec.structs import replace
from store_samples import with_store

from saleroom.store.contract import KeptAnalysis, Store

FOUND = KeptAnalysis("t1", "own", "v1", 100, b"found")


def test_an_analysis_is_kept_in_place_of_an_older_one(address: str) -> None:
    newer = replace(FOUND, version="v2", at=200, body=b"more")
    other = replace(FOUND, eyes="open", at=150)

    async def deed(store: Store) -> None:
        assert await store.analysis_of("t1", "own") is None
        for one in (FOUND, other, newer):
            await store.keep_analysis(one, most=100)

    async def again(store: Store) -> None:
        assert await store.analysis_of("t1", "own") == newer
        assert await store.analysis_of("t1", "open") == other

    with_store(address, deed)
    with_store(address, again)


def test_of_too_many_bytes_the_oldest_go(address: str) -> None:
    async def deed(store: Store) -> None:
        for n, size in enumerate((4, 8, 2, 5, 3)):
            await store.keep_analysis(replace(FOUND, table=f"t{n}", at=n, body=b"x" * size), 11)
        kept = [await store.analysis_of(f"t{n}", "own") for n in range(5)]
        assert [one is not None for one in kept] == [False, False, True, True, True]

    with_store(address, deed)
