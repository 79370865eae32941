"""Programs are kept under names that no two have, in both databases."""

from msgspec.structs import replace
from store_samples import with_store

from saleroom.store.contract import Program, Store

ROBIN = Program(looks="robin", name="Robin", person="p1", owner="ann", since=100)


def test_a_name_belongs_to_one_program_until_it_is_forgotten(address: str) -> None:
    async def deed(store: Store) -> None:
        assert await store.register(ROBIN)
        assert not await store.register(replace(ROBIN, name="ROBIN", person="p2", owner="ben"))
        other = replace(ROBIN, looks="ada", name="Ada", person="p3", since=200)
        assert await store.register(other)
        assert await store.program_of("p1") == ROBIN
        assert await store.program_of("p2") is None
        assert await store.programs_of("ann") == [ROBIN, other]
        assert not await store.forget_program("ben", "robin"), "it is not his"
        assert await store.forget_program("ann", "robin")
        assert await store.programs_of("ann") == [other]
        assert await store.register(replace(ROBIN, person="p2", owner="ben"))

    with_store(address, deed)


def test_programs_outlast_a_server(address: str) -> None:
    async def begin(store: Store) -> None:
        await store.register(ROBIN)

    async def again(store: Store) -> None:
        assert await store.program_of("p1") == ROBIN

    with_store(address, begin)
    with_store(address, again)
