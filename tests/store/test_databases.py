"""The servers that the tests start are real ones."""

import asyncio

import asyncpg
from databases import Postgres
from redis.asyncio import Redis


def test_redis_answers(redis_url: str) -> None:
    async def go() -> None:
        client = Redis.from_url(redis_url)
        try:
            assert await client.ping()
        finally:
            await client.aclose()

    asyncio.run(go())


def test_every_address_of_postgres_is_empty_and_its_own(postgres: Postgres) -> None:
    async def make_a_table(address: str) -> None:
        connection = await asyncpg.connect(address)
        try:
            await connection.execute("CREATE TABLE only_here (a INTEGER)")
        finally:
            await connection.close()

    for address in (postgres.fresh(), postgres.fresh(), postgres.fresh_database()):
        asyncio.run(make_a_table(address))
