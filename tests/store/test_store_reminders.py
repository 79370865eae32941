"""Reminders outlast a server: where they go, what is due, and what is still to be sent."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from databases import Postgres
from msgspec.structs import replace
from store_samples import bundle, opened, with_store

from saleroom.store import migrating
from saleroom.store.contract import Address, Letter, Nudge, Store

ASKED = Nudge("t", 1, turn=5, stage=0, at=100)


def letter(name: str, at: int = 100, **more: Any) -> Letter:
    usual: dict[str, Any] = {"table": "t", "seat": 1, "turn": 5, "kind": "webhook", "person": ""}
    usual |= {"address": "https://example.org/", "about": b"{}"}
    return Letter(letter=name, at=at, **(usual | more))


def mail(person: str = "ann", **more: Any) -> Address:
    usual: dict[str, Any] = {"kind": "mail", "address": "ann@example.org", "keys": b""}
    usual |= {"language": "en", "token": "a token", "since": 100, "confirmed": None}
    return Address(person=person, **(usual | more))


def test_a_question_is_noted_once_and_told_in_stages(address: str) -> None:
    async def deed(store: Store) -> None:
        await store.append(bundle("t", 0, nudges=(ASKED,)))
        assert await store.due_nudges(99, 10) == []
        assert await store.due_nudges(100, 10) == [ASKED]
        after = replace(ASKED, stage=1, at=200)
        assert await store.told(ASKED, after, [letter("one")])
        # The same question again changes nothing; chat does not remind anybody.
        await store.append(bundle("t", 1, nudges=(replace(ASKED, at=150),)))
        assert await store.nudge("t", 1) == after
        another = replace(ASKED, turn=6, at=160)
        await store.append(bundle("t", 2, nudges=(another,)))
        assert await store.nudge("t", 1) == another
        await store.append(bundle("t", 3, rested=(0, 1)))
        assert await store.nudge("t", 1) is None

    with_store(address, deed)


def test_of_batches_that_are_kept_together_the_last_counts(address: str) -> None:
    async def deed(store: Store) -> None:
        later = replace(ASKED, turn=6)
        await asyncio.gather(
            store.append(bundle("t", 0, nudges=(ASKED, replace(ASKED, seat=2)))),
            store.append(bundle("t", 1, rested=(1,), letters=(letter("a"),))),
            store.append(bundle("t", 2, nudges=(later,), rested=(2,), letters=(letter("a"),))),
        )
        assert await store.due_nudges(100, 10) == [later]
        assert len(await store.claim_letters(100, 200, 10)) == 1

    with_store(address, deed)


def test_of_two_servers_one_tells_and_letters_are_kept_with_it_or_not_at_all(address: str) -> None:
    async def deed(store: Store) -> None:
        await store.append(bundle("t", 0, nudges=(ASKED,)))
        after = replace(ASKED, stage=1, at=None)
        told = await asyncio.gather(
            *(store.told(ASKED, after, [letter(f"of {n}")]) for n in range(4))
        )
        assert sum(told) == 1
        assert len(await store.claim_letters(100, 200, 10)) == 1
        assert await store.due_nudges(10**15, 10) == []

    with_store(address, deed)


def test_a_claimed_letter_comes_back_unless_it_is_dropped(address: str) -> None:
    async def deed(store: Store) -> None:
        await store.keep_letters([letter("late", 90), letter("one"), letter("not yet", 101)])
        await store.keep_letters([letter("one", 5)])
        claimed = await store.claim_letters(100, 300, 10)
        assert sorted((one.letter, one.at, one.tries) for one in claimed) == [
            ("late", 300, 1),
            ("one", 300, 1),
        ]
        assert [one.letter for one in await store.claim_letters(299, 400, 10)] == ["not yet"]
        await store.drop_letter("late")
        assert [(one.letter, one.tries) for one in await store.claim_letters(300, 500, 10)] == [
            ("one", 2)
        ]
        await store.put_off("one", 350, 1)
        assert [(one.letter, one.tries) for one in await store.claim_letters(350, 500, 10)] == [
            ("one", 2)
        ]

    with_store(address, deed)


def test_two_servers_never_claim_the_same_letter(postgres: Postgres) -> None:
    async def go() -> None:
        address = postgres_address
        async with opened(address) as one, opened(address) as two:
            await one.keep_letters([letter(f"{n}") for n in range(60)])
            claims = [store.claim_letters(100, 999, 10) for store in (one, two) * 6]
            found = [got.letter for some in await asyncio.gather(*claims) for got in some]
            assert len(found) == len(set(found))

    postgres_address = postgres.fresh()
    asyncio.run(go())


def test_an_address_is_kept_confirmed_and_forgotten(address: str) -> None:
    async def deed(store: Store) -> None:
        await store.keep_address(mail())
        await store.keep_address(mail("ben", token="another"))  # noqa: S106  # no secret
        assert await store.addresses_of("ann") == [mail()]
        # Asked for again: the token that was sent stays good.
        again = mail(language="pl", since=150, token="new")  # noqa: S106  # no secret
        await store.keep_address(again)
        kept = replace(again, token="a token")  # noqa: S106  # no secret
        assert await store.address_with("a token") == kept
        assert await store.address_with("new") is None
        await store.confirm_address("a token", 170)
        await store.keep_address(again)
        assert await store.addresses_of("ann") == [replace(kept, confirmed=170)]
        await store.forget_unconfirmed(100)
        assert await store.addresses_of("ben") != []
        await store.forget_unconfirmed(101)
        assert await store.addresses_of("ben") == []
        await store.forget_address("ann", "mail", "ann@example.org")
        assert await store.addresses_of("ann") == []

    with_store(address, deed)


def test_what_is_still_to_be_sent_to_an_address_is_forgotten_with_it(address: str) -> None:
    async def deed(store: Store) -> None:
        there = {"kind": "mail", "person": "ann", "address": "ann@example.org"}
        await store.keep_address(mail())
        await store.keep_letters(
            [
                letter("one", **there),
                letter("not yet", 999, **there),
                letter("ben's", **there | {"person": "ben"}),
                letter("a device's", **there | {"kind": "push"}),
                letter("another's", **there | {"address": "an@example.org"}),
            ]
        )
        await store.forget_address("ann", "mail", "ann@example.org")
        left = await store.claim_letters(1000, 2000, 10)
        assert {one.letter for one in left} == {"ben's", "a device's", "another's"}

    with_store(address, deed)


def test_all_servers_share_the_keys_the_first_one_made(address: str) -> None:
    async def deed(store: Store) -> None:
        made = await asyncio.gather(
            *(store.house_key("push", lambda n=n: b"%d" % n) for n in range(4))
        )
        assert len(set(made)) == 1
        assert await store.house_key("push", lambda: b"later") == made[0]
        assert await store.house_key("another", lambda: b"other") == b"other"

    with_store(address, deed)


def test_games_that_were_on_before_reminders_were_kept_are_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    _at_revision(path, "0001")
    with contextlib.closing(sqlite3.connect(path)) as file:
        for table, pace, status in (
            ("on", "days", "playing"),
            ("live", "live", "playing"),
            ("over", "days", "over"),
        ):
            values = (table, "g", "r", status, 0, pace, "en", 2, 0, 1, 1, None, b"{}", None)
            file.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 14)})", values)  # noqa: S608  # names of ours
            for seat, person in ((0, "ann"), (0, "ann's phone"), (1, "ben")):
                file.execute("INSERT INTO seats VALUES (?, ?, ?)", (table, seat, person))
        file.commit()

    async def deed(store: Store) -> list[Nudge]:
        return await store.due_nudges(1, 10)

    looked_at = with_store(str(path), deed)
    assert looked_at == [Nudge("on", seat, turn=-1, stage=0, at=0) for seat in (0, 1)]


def _at_revision(path: Path, revision: str) -> None:
    engine = sa.create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            config = Config()
            folder = Path(migrating.__file__).parent / "migrations"
            config.set_main_option("script_location", str(folder))
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    finally:
        engine.dispose()
