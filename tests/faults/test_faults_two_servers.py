"""Two servers on one PostgreSQL and one Redis, with players of one table at both."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from databases import Postgres
from faults.players import Tally, party, table_for, until
from faults.reports import report
from faults.servers import Redis, Server


@contextmanager
def _two_servers(postgres: Postgres, folder: Path) -> Iterator[tuple[Redis, Server, Server]]:
    # The name of a socket may not be long.
    with tempfile.TemporaryDirectory(prefix="rd") as short:
        redis = Redis(Path(short))
        redis.start()
        database = postgres.fresh_database()
        one, two = (Server(folder, database=database, redis=redis.url) for _ in range(2))
        try:
            one.start()
            one.wait_until_open()
            two.start()
            two.wait_until_open()
            yield redis, one, two
            one.stop()
            two.stop()
        finally:
            one.kill()
            two.kill()
            redis.kill()


@pytest.mark.soak
def test_players_of_one_table_sit_at_two_servers_and_redis_dies(
    postgres: Postgres, tmp_path: Path
) -> None:
    _play_without_redis(postgres, tmp_path, 1)


@pytest.mark.soak
def test_redis_dies_fifty_times(postgres: Postgres, tmp_path: Path) -> None:
    _play_without_redis(postgres, tmp_path, 50)


def _play_without_redis(postgres: Postgres, folder: Path, times: int) -> None:
    split, together = Tally(), Tally()
    with _two_servers(postgres, folder) as (redis, one, two):
        asyncio.run(_games_and_kills(redis, [one.address, two.address], split, together, times))
        assert one.failures() == []
        assert two.failures() == []
    report(
        "redis dies",
        kills=times,
        acknowledged_apart=len(split.acks),
        acknowledged_together=len(together.acks),
        games=split.games + together.games,
    )


async def _games_and_kills(
    redis: Redis, addresses: list[str], split: Tally, together: Tally, times: int
) -> None:
    is_enough = False

    async def games(where: list[str], tally: Tally, game: str) -> None:
        while not is_enough or not tally.games:
            seed = f"{game} {tally.games}"
            await party(where, table_for(game, 3), seed, tally, 0.05)

    async with asyncio.TaskGroup() as group:
        group.create_task(games(addresses, split, "alles-futsch"))
        group.create_task(games(addresses[:1], together, "canaletto"))
        for _ in range(times):
            await _acked(split, time.monotonic(), 5)
            await asyncio.to_thread(redis.kill)
            gone = time.monotonic()
            # At one server nothing is missed; at two, what was missed is looked for by itself.
            await _acked(together, gone, 5)
            await _acked(split, gone + 1.0, 2)
            await asyncio.to_thread(redis.start)
        is_enough = True


async def _acked(tally: Tally, since: float, count: int) -> None:
    """Wait for so many acknowledgements after a moment."""
    await until(lambda: sum(moment > since for moment in tally.acks[-count:]) >= count, 30)
