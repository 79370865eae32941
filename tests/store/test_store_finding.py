"""What is found without reading logs: heads, seats, people, servers; on both databases."""

import asyncio
import hashlib

import pytest
from store_samples import bundle, head, opened, with_store

from saleroom.house.statuses import FROZEN, OPEN, OVER, PLAYING
from saleroom.store.contract import Found, Outage, Recovery, Seated, Store, Taken
from saleroom.store.outages import ALIVE_MS, KEPT_MS

DAY = 24 * 3600 * 1000


def test_a_head_comes_back_as_it_was_last_written(address: str) -> None:
    first = head("t", public=False, due=123, about='{"name": "Żółw"}'.encode())
    second = head("t", status=OVER, free=2, language="pl", changed=2000)

    async def deed(store: Store) -> None:
        await store.append(bundle("t", 1, head=first))
        assert await store.head("t") == first
        await store.append(bundle("t", head=second))
        assert await store.head("t") == second

    with_store(address, deed)


def test_the_lobby_lists_what_is_asked_for_last_changed_first(address: str) -> None:
    heads = [
        head("a", status=OPEN, changed=1),
        head("b", status=PLAYING, changed=3, game="canaletto"),
        head("c", status=OVER, changed=4),
        head("d", status=OPEN, changed=2, public=False, pace="days", language="fr"),
    ]

    async def deed(store: Store) -> None:
        for one in heads:
            await store.append(bundle(one.table, 1, head=one))

        async def names(status: tuple[str, ...] = (OPEN, PLAYING), **wanted: object) -> list[str]:
            found = await store.find(Found(status=status, **wanted))
            return [one.table for one in found]

        assert await names() == ["b", "d", "a"]
        assert await names(status=(OVER,)) == ["c"]
        assert await names(status=()) == []
        assert await names(public=True) == ["b", "a"]
        assert await names(public=False) == ["d"]
        assert await names(game="canaletto") == ["b"]
        assert await names(pace="days", language="fr") == ["d"]
        assert await names(pace="days", language="en") == []
        assert await names(limit=2) == ["b", "d"]

    with_store(address, deed)


def test_due_lists_tables_in_play_the_first_due_first(address: str) -> None:
    heads = [
        head("later", due=300),
        head("now", due=100),
        head("open", status=OPEN, due=200),
        head("waits for people", due=None),
        head("over", status=OVER, due=100),
        head("frozen", status=FROZEN, due=100),
    ]

    async def deed(store: Store) -> None:
        for one in heads:
            await store.append(bundle(one.table, 1, head=one))
        both = (OPEN, PLAYING)
        assert [table for _, table in await store.due(1000, both)] == ["now", "open", "later"]
        assert await store.due(1000, (PLAYING,)) == [(100, "now"), (300, "later")]
        assert await store.due(1000, both, limit=1) == [(100, "now")]
        assert await store.due(300, both) == [(100, "now"), (200, "open")]
        pages = [await store.due(1000, both, limit=1)]
        while pages[-1]:
            pages.append(await store.due(1000, both, limit=1, after=pages[-1][-1]))
        assert [table for page in pages for _, table in page] == ["now", "open", "later"]

    with_store(address, deed)


def test_finished_tables_stay_in_the_order_of_their_end(address: str) -> None:
    async def deed(store: Store) -> None:
        await store.append(bundle("a", 1, head=head("a", status=OVER, changed=20, ended=20)))
        await store.append(bundle("b", 1, head=head("b", status=OVER, changed=10, ended=10)))
        await store.append(bundle("c", 1, head=head("c", status=PLAYING, changed=5)))
        # Somebody says thank you after the end.
        await store.append(bundle("b", 2, head=head("b", status=OVER, changed=99, ended=99)))
        assert list(await store.ended(OVER)) == ["b", "a"]
        assert list(await store.ended(OVER, since=20)) == ["a"]
        assert list(await store.ended(OVER, until=20)) == ["b"]

    with_store(address, deed)


def test_seats_are_taken_and_left(address: str) -> None:
    ann, bob, anns_phone = Seated("t", 0, "ann"), Seated("t", 1, "bob"), Seated("t", 0, "phone")

    async def deed(store: Store) -> None:
        async def held(person: str) -> list[tuple[str, int]]:
            return [(found.table, seat) for found, seat in await store.tables_of(person)]

        await store.append(bundle("t", 1, head=head("t"), seated=(ann, bob)))
        await store.append(bundle("t", 2, seated=(anns_phone, ann)))
        assert await held("ann") == await held("phone") == [("t", 0)]
        assert await held("bob") == [("t", 1)]
        await store.append(bundle("t", 3, unseated=(ann, anns_phone), seated=(anns_phone,)))
        assert await held("ann") == []
        assert await held("phone") == [("t", 0)]
        assert await held("bob") == [("t", 1)]

    with_store(address, deed)


def test_a_person_finds_their_tables_last_changed_first(address: str) -> None:
    async def deed(store: Store) -> None:
        for name, changed, seat in (("t", 1, 3), ("u", 2, 0), ("v", 3, 1)):
            who = "ann" if name != "v" else "bob"
            seats = (Seated(name, seat, who),)
            await store.append(bundle(name, 1, head=head(name, changed=changed), seated=seats))
        assert await store.tables_of("ann") == [
            (head("u", changed=2), 0),
            (head("t", changed=1), 3),
        ]
        assert await store.tables_of("ann", 1) == [(head("u", changed=2), 0)]
        assert await store.tables_of("ann", 5, 1) == [(head("t", changed=1), 3)]
        assert await store.tables_of("nobody") == []

    with_store(address, deed)


def test_a_token_names_its_person(address: str) -> None:
    token, other = hashlib.sha256(b"a").digest(), hashlib.sha256(b"b").digest()

    async def deed(store: Store) -> None:
        await store.add_person("ann", token, 1)
        assert await store.person_of(token) == "ann"
        assert await store.person_of(other) is None
        with pytest.raises(Taken):
            await store.add_person("bob", token, 2)
        with pytest.raises(Taken):
            await store.add_person("ann", other, 2)
        await store.add_person("bob", other, 3)
        assert await store.person_of(other) == "bob"

    with_store(address, deed)


def test_a_recovery_link_names_its_seat(address: str) -> None:
    link = Recovery(hashlib.sha256(b"link").digest(), "t", 2)

    async def deed(store: Store) -> None:
        await store.append(bundle("t", 1, recoveries=(link,)))
        assert await store.recovery_of(link.hash) == link
        assert await store.recovery_of(b"x" * 32) is None

    with_store(address, deed)


def is_sqlite(address: str) -> bool:
    return address.startswith("sqlite")


def test_the_first_start_is_no_outage(address: str) -> None:
    assert with_store(address, lambda store: store.begin("one", 1_000_000)) == []


def test_a_restart_within_fifteen_seconds_is_an_outage_only_where_there_is_one_server(
    address: str,
) -> None:
    async def deed(store: Store) -> None:
        await store.begin("one", 1_000_000)
        await store.beat("one", 1_005_000)
        found = await store.begin("two", 1_005_000 + ALIVE_MS)
        alone = [Outage(1_005_000, 1_005_000 + ALIVE_MS)]
        assert found == (alone if is_sqlite(address) else [])

    with_store(address, deed)


def test_a_longer_absence_is_an_outage_from_the_last_beat_on(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            await store.begin("one", 1_000_000)
            await store.beat("one", 1_005_000)
        async with opened(address) as store:
            first = Outage(1_005_000, 1_005_001 + ALIVE_MS)
            assert await store.begin("two", first.end) == [first]
            second = Outage(first.end, first.end + DAY)
            assert await store.begin("three", second.end) == [first, second]
            assert (await store.begin("four", second.end + 1))[:2] == [first, second]

    asyncio.run(go())


def test_while_another_server_is_alive_there_is_no_outage(address: str) -> None:
    async def deed(store: Store) -> None:
        await store.begin("one", 1_000_000)
        await store.beat("two", 1_100_000)
        at = 1_100_000 if is_sqlite(address) else 1_110_000
        assert await store.begin("one", at) == []

    with_store(address, deed)


def test_old_outages_are_forgotten(address: str) -> None:
    async def deed(store: Store) -> None:
        await store.begin("one", 1_000_000)
        assert len(await store.begin("two", 2_000_000)) == 1
        assert len(await store.begin("three", 2_000_000)) == 1
        newer = Outage(2_000_000, 2_000_001 + KEPT_MS)
        assert await store.begin("four", newer.end) == [newer]

    with_store(address, deed)
