"""Every address has its turn, however many stand at the door."""

import asyncio

from saleroom.web.doorway import AT_ONCE, Doorway


def test_a_crowd_of_one_address_does_not_come_before_somebody_else() -> None:
    came: list[str] = []

    async def visit(doorway: Doorway, address: str) -> None:
        await doorway.come_in(address)
        came.append(address)

    async def run() -> None:
        doorway = Doorway()
        crowd = [asyncio.create_task(visit(doorway, "crowd")) for _ in range(50)]
        await asyncio.sleep(0)
        await visit(doorway, "other")
        assert came.index("other") <= 2 * AT_ONCE
        crowd[20].cancel()
        await asyncio.gather(*crowd, return_exceptions=True)
        assert came.count("crowd") == 49
        await visit(doorway, "crowd")

    asyncio.run(run())


def test_whoever_comes_alone_does_not_wait() -> None:
    async def run() -> None:
        doorway = Doorway()
        for _ in range(AT_ONCE):
            doorway.come_in("one").close()
            await asyncio.wait_for(doorway.come_in("one"), 1)
            await asyncio.sleep(0)

    asyncio.run(run())
