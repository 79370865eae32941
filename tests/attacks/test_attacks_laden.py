"""A server that opens on the worst store there is: what is broken, late or far too much in it.

Nobody attacks here but the one who has sat down at ten thousand tables, and who asks for them, for
stories and for advice as often as may be; the honest players must not notice any of it.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing

import httpx
import msgspec
import pytest
from attacks.attacked import PATIENCE, House, house_in
from attacks.laden import DUE, FILE, MINE, Laden, fill
from websockets.exceptions import InvalidStatus

HERE = "127.0.0.60"
# A page of what is one's own.
PAGE = 100
# What the server may grow by while somebody tries to fill its memory.
MEGABYTES = 60.0


# Each has something that notices it every time: what comes by the page and all pages at once in
# test_attacks_work.py; D13, D4 and D9 in tests/web, test_web_sweep, test_web_set_aside and
# test_web_clock; what stories count for in test_web_limits. Here all of it comes together.
pytestmark = pytest.mark.soak


class LadenHouse(House):
    """The attacked house, and what its store was filled with."""

    @property
    def laden(self) -> Laden:
        """What is in the store."""
        filled: Laden = self.filled
        return filled


@pytest.fixture(scope="module")
def laden_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LadenHouse]:
    with house_in(tmp_path_factory.mktemp("laden"), fill) as running:
        running.__class__ = LadenHouse
        assert isinstance(running, LadenHouse)
        yield running
        assert_nothing_failed(running)


@pytest.fixture
def laden(laden_house: LadenHouse) -> Iterator[LadenHouse]:
    with laden_house.playing_on():
        yield laden_house


def assert_nothing_failed(house: LadenHouse) -> None:
    """Nothing went wrong but what is wrong in the store, and that is said once."""
    said = house.attacked.failures()
    assert {one.get("event") for one in said} == {"set_aside"}
    assert len(said) == len({one["table"] for one in said})


def eventually(holds: object) -> None:
    """Wait for something that the house does by itself."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.2)


def entries(house: LadenHouse, table: str) -> list[tuple[int, int]]:
    """Read when the entries of a log were made; what was kept last may still be in the journal."""
    file = house.attacked.folder / "data" / FILE
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
        asked = "SELECT seq, at FROM entries WHERE table_id = ? ORDER BY seq"
        return store.execute(asked, (table,)).fetchall()


def test_more_tables_than_a_page_of_the_sweep_are_all_at_hand_before_they_are_due(
    laden: LadenHouse,
) -> None:
    """D13."""
    eventually(lambda: laden.figure("saleroom_tables ") >= DUE)


def test_tables_that_cannot_be_read_stop_no_clock_of_the_others_and_their_players_are_told(
    laden: LadenHouse,
) -> None:
    """D4: they are due before all others, and stay so."""
    late, _, before = laden.laden.late
    # Nobody asks for it: whoever did would wake it up.
    eventually(lambda: len(entries(laden, late)) > before)
    with laden.program(source=HERE) as client:
        assert client.get("/health").json()["ok"], "the others are served"
    for table, token in laden.laden.broken[:1]:
        with laden.program(token, HERE) as client:
            answer = client.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (409, "unreadable")
            say = {"do": "say", "id": "1", "text": "Hello?"}
            answer = client.post(f"/api/tables/{table}/commands", json=say)
            assert answer.json()["code"] == "unreadable"
            assert table in [one["about"]["table"] for one in client.get("/api/mine").json()]
        with pytest.raises(InvalidStatus) as refused, laden.socket(table, token, source=HERE):
            pass
        assert msgspec.json.decode(refused.value.response.body)["code"] == "unreadable"
    # One has a beginning that can be read and a middle that cannot: it is frozen, and shown so far.
    table, token = laden.laden.broken[1]
    with laden.program(token, HERE) as client:
        seen = client.get(f"/api/tables/{table}").json()["shown"]
        assert (seen["status"], seen["why_frozen"]) == ("frozen", "damage")
    # Of one nothing is left at all.
    table, token = laden.laden.broken[2]
    with laden.program(token, HERE) as client:
        assert client.get(f"/api/tables/{table}").status_code == httpx.codes.NOT_FOUND
    eventually(lambda: laden.figure("saleroom_set_aside ") >= 2)
    # None of them ended a sweep, not even one that the next sweep made up for.
    assert_nothing_failed(laden)


def test_a_clock_that_was_set_back_across_a_restart_makes_no_hammer_wait(laden: LadenHouse) -> None:
    """D9: the store's last sign of life lies an hour ahead of the wall clock."""
    table, _ = laden.laden.hammered
    eventually(lambda: len(entries(laden, table)) > laden.laden.hammered[1])
    times = [at for _, at in entries(laden, table)]
    assert times == sorted(times)
    with laden.program(source=HERE) as client:
        assert client.get("/health").json()["now"] >= max(times)


def test_ten_thousand_tables_of_one_person_come_by_the_page(laden: LadenHouse) -> None:
    """D11."""
    with laden.program(laden.laden.token, HERE) as client:
        memory, seen = laden.attacked.megabytes(), set()
        for _ in range(5):
            assert len(client.get("/api/mine").json()) == PAGE
        for skip in (0, 100, 5000, MINE - 50, 10**9, 2**63):
            answer = client.get(f"/api/mine?skip={skip}")
            assert not answer.is_server_error
            if answer.status_code == httpx.codes.OK:
                page = answer.json()
                assert len(page) <= PAGE
                seen |= {one["about"]["table"] for one in page}
        assert len(seen) > 3 * PAGE
        assert laden.attacked.megabytes() - memory < MEGABYTES


def test_all_pages_of_them_asked_for_at_once_hold_nobody_up_and_take_no_memory(
    laden: LadenHouse,
) -> None:
    """D11: none of them is at hand, and each is looked at for whose turn it is."""
    memory, asked = laden.attacked.megabytes(), b"Authorization: Bearer %b\r\n\r\n"
    with ExitStack() as stack:
        for number in range(MINE // PAGE // 4):
            line = stack.enter_context(laden.line(f"127.0.0.{61 + number % 3}"))
            path = b"GET /api/mine?skip=%d HTTP/1.1\r\nhost: 127.0.0.1\r\n" % (number * PAGE)
            line.sendall(path + asked % laden.laden.token.encode())
        time.sleep(8.0)
        with laden.program(laden.laden.late[1], HERE) as client:
            assert len(client.get("/api/mine").json()) == 1, "another does not wait for all that"
    assert laden.attacked.megabytes() - memory < MEGABYTES


def test_looking_at_one_cold_table_after_another_takes_no_memory(laden: LadenHouse) -> None:
    memory = laden.attacked.megabytes()
    with laden.program(source="127.0.0.65") as client:
        for table in laden.laden.over:
            assert client.get(f"/api/tables/{table}").status_code == httpx.codes.OK
    assert laden.attacked.megabytes() - memory < MEGABYTES


def test_stories_asked_for_again_and_again_hold_nobody_up(laden: LadenHouse) -> None:
    """D11: of other tables each time, so that nothing is remembered."""
    with laden.program(source=HERE) as client:
        statuses = []
        for table in laden.laden.over[:60]:
            answer = client.get(f"/api/tables/{table}/story")
            statuses.append(answer.status_code)
            client.get(f"/api/tables/{table}/replay?at=0&eyes=all&count=50")
        assert statuses[0] == httpx.codes.OK
        assert statuses[-1] == httpx.codes.TOO_MANY_REQUESTS, "they count as ten"
        assert set(statuses) == {httpx.codes.OK, httpx.codes.TOO_MANY_REQUESTS}
