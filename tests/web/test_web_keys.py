"""Tokens and links to seats: renewed at will, and dead when nobody has used them for long."""

import asyncio
from pathlib import Path

import pytest
from faults.breaking import InProcess, house_in, table_of

from saleroom.house.commands import Refused
from saleroom.web.keys import DAY, UNUSED


def test_a_seat_gets_a_new_link_and_the_old_one_is_dead(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_in(tmp_path) as house:
            hub = house.hub
            ann, phone, thief = [(await hub.new_person())[0] for _ in range(3)]
            opened = await hub.open(ann, table_of("canaletto", 3), "Ann")
            assert opened.recovery is not None
            await hub.recover(phone, opened.recovery)
            seat, secret = await hub.keys.renew(opened.table, ann, others=False)
            assert seat == opened.seat
            with pytest.raises(Refused, match="no_such_link"):
                await hub.recover(thief, opened.recovery)
            assert (await hub.show(opened.table, phone)).shown.mine is not None
            await hub.keys.renew(opened.table, ann, others=True)
            assert (await hub.show(opened.table, phone)).shown.mine is None
            assert (await hub.show(opened.table, ann)).shown.mine is not None
            assert await hub.store.tables_of(phone) == []
            with pytest.raises(Refused, match="no_such_link"):
                await hub.recover(phone, secret)
            with pytest.raises(Refused, match="not_seated"):
                await hub.keys.renew(opened.table, thief, others=True)

    asyncio.run(go())


def pass_time(house: InProcess, milliseconds: int) -> None:
    clock = house.hub.floor.clock
    clock.not_before(clock.now() + milliseconds)


def test_a_token_that_nobody_uses_for_long_is_dead_and_one_that_is_used_lives(
    tmp_path: Path,
) -> None:
    async def go() -> None:
        async with house_in(tmp_path) as house:
            ann, used = await house.hub.new_person()
            _, unused = await house.hub.new_person()
            for _ in range(3):
                pass_time(house, UNUSED // 2)
                assert await house.hub.person_of(used) == ann
            assert await house.hub.person_of(unused) is None
            pass_time(house, UNUSED + DAY)
            assert await house.hub.person_of(used) is None

    asyncio.run(go())


def test_a_link_to_a_table_where_nothing_happens_for_long_is_dead(tmp_path: Path) -> None:
    async def go() -> None:
        async with house_in(tmp_path) as house:
            ann, phone, late = [(await house.hub.new_person())[0] for _ in range(3)]
            opened = await house.hub.open(ann, table_of("canaletto", 3), "Ann")
            assert opened.recovery is not None
            await house.hub.recover(phone, opened.recovery)
            pass_time(house, UNUSED + DAY)
            with pytest.raises(Refused, match="no_such_link"):
                await house.hub.recover(late, opened.recovery)

    asyncio.run(go())
