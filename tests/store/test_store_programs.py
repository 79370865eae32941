"""Programs are kept under names that no two have, in both databases."""

import asyncio

from msgspec.structs import replace
from store_samples import with_store

from saleroom.store.contract import Newcomer, Program, Store

ROBIN = Program(looks="robin", name="Robin", person="p1", owner="ann", since=100)
ADA = replace(ROBIN, looks="ada", name="Ada", person="p3", since=200)


async def register(store: Store, program: Program, most: int = 10, since: int = 0) -> bool:
    """Register it with a token that is called as its person."""
    new = Newcomer(program.person, program.person.encode(), program.since)
    return await store.register(program, [new], most, since)


def test_a_name_belongs_to_one_program_until_it_is_forgotten(address: str) -> None:
    async def deed(store: Store) -> None:
        assert await register(store, ROBIN)
        other = replace(ROBIN, name="ROBIN", person="p2", owner="ben")
        assert not await register(store, other)
        assert await store.person_of(b"p2") is None, "nobody is left behind"
        assert await register(store, ADA)
        assert await store.program_of("p1") == ROBIN
        assert await store.program_of("p2") is None
        assert await store.programs_of("ann") == [ROBIN, ADA]
        assert not await store.forget_program("ben", "robin", revoke=True), "it is not his"
        assert await store.forget_program("ann", "robin")
        assert await store.person_of(b"p1") == "p1", "where it plays it plays on"
        assert await store.programs_of("ann") == [ADA]
        assert await store.forget_program("ann", "ada", revoke=True)
        assert await store.person_of(b"p3") is None
        assert await register(store, other)

    with_store(address, deed)


def test_of_programs_that_are_registered_at_once_no_more_are_kept_than_may_be(
    address: str,
) -> None:
    async def deed(store: Store) -> None:
        await store.add_person("ann", b"ann", 1)
        many = [replace(ROBIN, looks=f"r{n}", person=f"r{n}") for n in range(8)]
        same = [replace(ADA, person=f"a{n}", owner=f"o{n}") for n in range(4)]
        kept = await asyncio.gather(*(register(store, one, 3) for one in many + same))
        assert (sum(kept[:8]), sum(kept[8:])) == (3, 1)
        assert len(await store.programs_of("ann")) == 3
        known = [await store.person_of(one.person.encode()) for one in many + same]
        assert [one is not None for one in known] == kept

    with_store(address, deed)


def test_a_program_that_nobody_runs_any_more_loses_its_name_and_its_place(address: str) -> None:
    async def deed(store: Store) -> None:
        assert await register(store, ROBIN)
        assert await register(store, ADA)
        await store.use_token(b"p3", 900)
        assert await store.programs_of("ann", 500) == [ADA]
        later = replace(ADA, person="p4", owner="ben", since=901)
        assert not await register(store, later, since=500)
        assert await register(store, replace(ADA, looks="x", person="p5", since=900), 2, since=500)
        assert await register(store, replace(ROBIN, person="p6", owner="ben", since=902), since=500)
        assert await store.program_of("p1") is None

    with_store(address, deed)


def test_programs_outlast_a_server(address: str) -> None:
    async def begin(store: Store) -> None:
        await register(store, ROBIN)

    async def again(store: Store) -> None:
        assert await store.program_of("p1") == ROBIN

    with_store(address, begin)
    with_store(address, again)
