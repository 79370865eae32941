"""Logs are kept whole, in order and once; all of this on both databases."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from databases import Postgres
from store_samples import bundle, entry, head, numbers, opened, with_store

from saleroom.store.contract import Bundle, Newcomer, Seated, Store, StoreError, Taken
from saleroom.store.opening import store_for


def test_an_empty_store_has_no_tables(address: str) -> None:
    async def deed(store: Store) -> None:
        assert await store.entries("t") == []
        assert await store.head("t") is None
        assert await store.tables_of("ann") == []

    with_store(address, deed)


def test_a_log_comes_back_in_order_from_any_number_on(address: str) -> None:
    async def deed(store: Store) -> None:
        await store.append(bundle("t", 3, 1, 2))
        await store.append(bundle("other", 1))
        assert await numbers(store, "t") == [1, 2, 3]
        assert [kept.seq for kept in await store.entries("t", 2)] == [2, 3]
        assert await store.entries("t", 4) == []

    with_store(address, deed)


def test_an_entry_comes_back_as_it_was(address: str) -> None:
    strange = entry(1, "Zażółć 🖼 \u0000\n".encode() + bytes(range(256)), "commande-éß-🎨")
    plain = entry(2, b"")

    async def deed(store: Store) -> None:
        await store.append(Bundle(table="gała-✓", entries=(strange, plain)))
        assert await store.entries("gała-✓") == [strange, plain]

    with_store(address, deed)


def test_a_large_body_comes_back_whole(address: str) -> None:
    large = entry(1, bytes(range(256)) * 20_000)

    async def deed(store: Store) -> None:
        await store.append(Bundle(table="t", entries=(large,)))
        assert await store.entries("t") == [large]

    with_store(address, deed)


def test_what_was_appended_is_there_after_reopening(address: str) -> None:
    with_store(address, lambda store: store.append(bundle("t", 1, 2, head=head("t"))))

    async def deed(store: Store) -> None:
        assert await numbers(store, "t") == [1, 2]
        assert await store.head("t") == head("t")

    with_store(address, deed)


def test_a_number_is_given_once(address: str) -> None:
    async def deed(store: Store) -> None:
        await store.append(Bundle(table="t", entries=(entry(1, b"first"),)))
        with pytest.raises(Taken):
            await store.append(Bundle(table="t", entries=(entry(1, b"second"),)))
        assert await store.entries("t") == [entry(1, b"first")]

    with_store(address, deed)


def test_a_command_is_played_once_at_a_table(address: str) -> None:
    async def deed(store: Store) -> None:
        await store.append(Bundle(table="t", entries=(entry(1, command="c"), entry(2))))
        with pytest.raises(Taken):
            await store.append(Bundle(table="t", entries=(entry(3, command="c"),)))
        await store.append(Bundle(table="other", entries=(entry(1, command="c"), entry(2))))
        assert await numbers(store, "t") == [1, 2]

    with_store(address, deed)


def test_a_refused_batch_leaves_nothing_behind(address: str) -> None:
    refused = bundle(
        "t",
        2,
        3,
        1,
        head=head("t", changed=9999),
        seated=(Seated("t", 0, "ann"),),
    )

    async def deed(store: Store) -> None:
        await store.append(bundle("t", 1, head=head("t")))
        with pytest.raises(Taken):
            await store.append(refused)
        assert await numbers(store, "t") == [1]
        assert await store.head("t") == head("t")
        assert await store.tables_of("ann") == []

    with_store(address, deed)


def test_who_becomes_a_person_by_something_is_kept_with_it_or_not_at_all(address: str) -> None:
    ann, ben = Newcomer("ann", b"a" * 32, 1000), Newcomer("ben", b"b" * 32, 1000)

    async def deed(store: Store) -> None:
        await store.append(bundle("t", 1, newcomer=ann, seated=(Seated("t", 0, "ann"),)))
        assert await store.person_of(ann.token, 1000) == "ann"
        with pytest.raises(Taken):
            await store.append(bundle("t", 1, newcomer=ben, seated=(Seated("t", 1, "ben"),)))
        assert await store.person_of(ben.token) is None
        await asyncio.gather(
            store.append(bundle("t", 2, newcomer=ben)), store.append(bundle("t", 3))
        )
        assert await store.person_of(ben.token) == "ben"

    with_store(address, deed)


def test_a_refused_batch_does_not_spoil_those_committed_with_it(address: str) -> None:
    async def deed(store: Store) -> None:
        await store.append(bundle("t7", 1))
        appends = [store.append(bundle(f"t{n}", 1, head=head(f"t{n}"))) for n in range(20)]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [
            Taken if n == 7 else type(None) for n in range(20)
        ]
        for n in range(20):
            assert await numbers(store, f"t{n}") == [1]
            assert await store.head(f"t{n}") == (None if n == 7 else head(f"t{n}"))

    with_store(address, deed)


@pytest.mark.parametrize(
    "impossible",
    [
        Bundle(table="t\ud800", entries=(entry(1),)),
        Bundle(table="t", entries=(entry(2**70),)),
        Bundle(table="t", entries=(entry(1, None),)),
    ],
    ids=["no text", "no number", "no body"],
)
def test_what_cannot_be_kept_fails_alone_and_says_no_secret(
    address: str, impossible: Bundle
) -> None:
    async def deed(store: Store) -> None:
        appends = [store.append(impossible), *(store.append(bundle(f"t{n}", 1)) for n in range(5))]
        refused, *others = await asyncio.gather(*appends, return_exceptions=True)
        assert type(refused) is StoreError
        assert "ud800" not in str(refused)
        assert others == [None] * 5
        await store.append(bundle("t", 1))

    with_store(address, deed)


def test_of_two_who_append_the_same_number_one_is_refused(address: str) -> None:
    async def deed(store: Store) -> None:
        contest = [Bundle(table="t", entries=(entry(1, bytes([n])),)) for n in range(10)]
        outcomes = await asyncio.gather(*map(store.append, contest), return_exceptions=True)
        winners = [n for n, outcome in enumerate(outcomes) if outcome is None]
        assert len(winners) == 1
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 9
        assert (await store.entries("t"))[0].body == bytes(winners)

    with_store(address, deed)


def test_batches_of_one_table_in_one_commit_are_kept_in_order(address: str) -> None:
    async def deed(store: Store) -> None:
        seats = (Seated("t", 0, "ann"),)
        await asyncio.gather(
            store.append(bundle("t", 1, head=head("t", changed=1), seated=seats)),
            store.append(bundle("t", 2, head=head("t", changed=2), unseated=seats)),
            store.append(bundle("t", 3, head=head("t", changed=3))),
        )
        assert await numbers(store, "t") == [1, 2, 3]
        assert await store.head("t") == head("t", changed=3)
        assert await store.tables_of("ann") == []

    with_store(address, deed)


def test_many_appends_at_once_share_commits(address: str) -> None:
    async def deed(store: Any) -> None:
        before = store.commits
        await asyncio.gather(*(store.append(bundle(f"t{n}", 1)) for n in range(400)))
        assert store.commits - before <= 40
        for n in (0, 199, 399):
            assert await numbers(store, f"t{n}") == [1]

    with_store(address, deed)


def test_an_append_is_seen_by_others_when_it_returns(address: str) -> None:
    async def deed(store: Store) -> None:
        for n in range(1, 51):
            await store.append(bundle("t", n, head=head("t", changed=n)))
            assert await numbers(store, "t") == list(range(1, n + 1))
            kept = await store.head("t")
            assert kept is not None
            assert kept.changed == n

    with_store(address, deed)


def test_who_stops_waiting_does_not_stop_the_writing(address: str) -> None:
    async def deed(store: Store) -> None:
        waiting = asyncio.create_task(store.append(bundle("t", 1)))
        await asyncio.sleep(0)
        waiting.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await waiting
        await store.append(bundle("u", 1))
        assert await numbers(store, "t") == [1]

    with_store(address, deed)


def test_closing_answers_everybody_and_keeps_what_it_confirmed(address: str) -> None:
    async def go() -> list[int]:
        store = store_for(address)
        await store.open()
        appends = [asyncio.create_task(store.append(bundle("t", n))) for n in range(1, 301)]
        await asyncio.sleep(0)
        await store.close()
        outcomes = await asyncio.wait_for(
            asyncio.gather(*appends, return_exceptions=True), timeout=10
        )
        assert all(outcome is None or isinstance(outcome, StoreError) for outcome in outcomes)
        return [n for n, outcome in enumerate(outcomes, 1) if outcome is None]

    confirmed = asyncio.run(go())
    assert confirmed
    assert set(confirmed) <= set(with_store(address, lambda store: numbers(store, "t")))


def test_a_closed_store_says_so(address: str) -> None:
    async def go() -> None:
        store = store_for(address)
        with pytest.raises(StoreError, match="not open"):
            await store.append(bundle("t", 1))
        await store.open()
        await store.close()
        await store.close()
        with pytest.raises(StoreError):
            await store.append(bundle("t", 1))
        with pytest.raises(StoreError):
            await store.entries("t")

    asyncio.run(go())


def test_a_store_can_be_closed_and_opened_again_in_one_program(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            await store.append(bundle("t", 1))
        async with opened(address) as store:
            await store.append(bundle("t", 2))
            assert await numbers(store, "t") == [1, 2]

    asyncio.run(go())


def test_a_question_that_makes_no_sense_says_so(address: str) -> None:
    async def deed(store: Store) -> None:
        for ask in (store.entries("t\ud800"), store.entries("t", 2**70), store.head("\udfff")):
            with pytest.raises(StoreError) as caught:
                await ask
            assert type(caught.value) is StoreError
        await store.append(bundle("t", 1))
        assert await numbers(store, "t") == [1]

    with_store(address, deed)


def test_a_commit_on_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def deed(store: Any) -> None:
        asked = await store._writer.ask(lambda file: file.execute("PRAGMA synchronous").fetchone())
        assert asked == (2,)
        asked = await store._writer.ask(lambda file: file.execute("PRAGMA journal_mode").fetchone())
        assert asked == ("wal",)

    with_store(str(tmp_path / "a.db"), deed)


def test_a_commit_on_postgres_waits_for_the_disk_whatever_the_default(postgres: Postgres) -> None:
    address = f"{postgres.fresh()}&synchronous_commit=off"

    async def deed(store: Any) -> None:
        await store.append(bundle("t", 1))
        writing = store._writer._connection
        assert await writing.fetchval("SHOW synchronous_commit") == "on"
        assert await writing.fetchval("SHOW fsync") == "on"

    with_store(address, deed)
