"""Web Push: sealed for one device, signed by the house, in the reader's language."""

import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from web.mailbox import mailbox
from web.over_days import Waiting, refusal, waiting
from web.push_service import CURVE, Device, PushService, push_service, signed_by, unb64
from web.serving import ROOMY
from web.test_web_reminders import settled

from saleroom.house.clocks import HOUR
from saleroom.web.addresses import MOST
from saleroom.web.letters import AGAIN, LONGEST, PUSH
from saleroom.web.site import Site

PATH = "/api/reminders/push"


def subscribed(
    here: Waiting, service: PushService, name: str = "one", language: str = "en"
) -> Device:
    """Subscribe a device, and read that reminders are on."""
    device = service.device(name)
    here.ask(PATH, device.subscription | {"language": language})
    assert "table" not in device.read(service.next())
    return device


def test_the_receiver_of_these_tests_reads_the_example_of_the_rfc() -> None:
    """The example of RFC 8291, section 5."""
    private = int.from_bytes(unb64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    auth = unb64("BTBZMqHH6r4Tts7J_aSIgg")
    device = Device("", ec.derive_private_key(private, CURVE), auth)
    body = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
        "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4"
        "a-fN"
    )
    assert device.opened(unb64(body)) == b"When I grow up, I want to be a watermelon"


@pytest.mark.parametrize(
    ("language", "title", "left"),
    [
        ("en", "Alles Futsch: it is your turn", "23 hours"),
        ("de", "Alles Futsch: Du bist dran", "23 Stunden"),
        ("fr", "Alles Futsch\N{NO-BREAK SPACE}: à toi de jouer", "23 heures"),
        ("pl", "Alles Futsch: twoja kolej", "23 godziny"),
    ],
)
def test_a_device_is_told_in_its_language_and_only_what_anybody_may_read(
    tmp_path: Path, language: str, title: str, left: str
) -> None:
    with waiting(tmp_path) as here, push_service() as service:
        device = subscribed(here, service, language=language)
        here.act(1)
        pushed = service.next()
        read = device.read(pushed)
        assert set(read) == {"title", "body", "table", "language"}
        assert (read["title"], read["table"]) == (title, here.chair.table)
        assert left in read["body"]
        assert read["language"] == language
        assert int(pushed.headers["ttl"]) > 23 * 3600
        assert pushed.path == "/push/one"


def test_a_message_is_signed_with_the_key_the_page_subscribes_with(tmp_path: Path) -> None:
    site = Site(limits=ROOMY, origins=("https://games.example.org",))
    with waiting(tmp_path, site=site) as here, push_service() as service:
        key = here.ask("/api/reminders")["push"]
        here.ask(PATH, service.device().subscription)
        claimed = signed_by(service.next(), key)
        assert claimed["aud"] == service.address
        assert claimed["sub"] == "https://games.example.org"
        assert claimed["exp"] > here.server.house.hub.now() / 1000


def test_the_key_is_made_once_and_kept_where_nobody_else_reads_it(tmp_path: Path) -> None:
    with waiting(tmp_path) as here:
        first = here.ask("/api/reminders")["push"]
    with waiting(tmp_path) as here:
        assert here.ask("/api/reminders")["push"] == first
    assert stat.S_IMODE((tmp_path / "saleroom.db").stat().st_mode) == 0o600


def test_time_is_short_is_said_again_and_with_urgency(tmp_path: Path) -> None:
    with waiting(tmp_path) as here, push_service() as service:
        device = subscribed(here, service)
        here.act(1)
        assert service.next().headers["urgency"] == "normal"
        here.skip(18 * HOUR)
        last = service.next()
        assert last.headers["urgency"] == "high"
        assert device.read(last)["title"] == "Alles Futsch: your time is running out"


def test_who_answers_soon_gets_no_message_on_the_phone_but_a_program_does(tmp_path: Path) -> None:
    with (
        waiting(tmp_path, remind_after=60_000) as here,
        push_service() as service,
        mailbox() as (address, heard),
    ):
        device = subscribed(here, service)
        here.say(do="remind", id="hook", webhook=address)
        assert heard.get(timeout=20)["seat"] == 0
        here.skip(30_000)
        here.act(1)
        assert heard.get(timeout=20)["seat"] == 0
        here.skip(40_000)
        assert service.heard.empty()
        here.skip(30_000)
        assert device.read(service.next())["table"] == here.chair.table


def test_several_devices_are_told_and_each_can_be_taken_away(tmp_path: Path) -> None:
    with waiting(tmp_path) as here, push_service() as service:
        for name in ("desk", "phone"):
            subscribed(here, service, name)
        left = here.ask("/api/reminders")["left"]
        assert [(one["kind"], one["says"], one["confirmed"]) for one in left] == [
            ("push", "127.0.0.1", True)
        ] * 2
        here.act(1)
        assert {service.next().path for _ in range(2)} == {"/push/desk", "/push/phone"}
        assert len(here.ask("/api/reminders/forget", {"id": left[0]["id"]})["left"]) == 1
        here.skip(18 * HOUR)
        assert service.next().path == "/push/phone"
        settled(here, ("push", "sent"), 5)
        assert service.heard.empty()


def test_a_seat_that_came_along_to_another_device_is_reminded_on_both(tmp_path: Path) -> None:
    with waiting(tmp_path) as here, push_service() as service:
        subscribed(here, service, "desk")
        with here.server.program() as client:
            answer = client.post("/api/recover", json={"recovery": here.chair.recovery})
        token = answer.json()["token"]
        phone = Waiting(here.server, msgspec.structs.replace(here.chair, token=token))
        subscribed(phone, service, "phone")
        here.act(1)
        assert {service.next().path for _ in range(2)} == {"/push/desk", "/push/phone"}


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    with waiting(tmp_path) as here, push_service() as service:
        subscribed(here, service)
        service.status = status
        here.act(1)
        service.next()
        settled(here, ("push", "gone"))
        assert here.ask("/api/reminders")["left"] == []


def test_a_service_that_is_busy_is_asked_again(tmp_path: Path) -> None:
    with waiting(tmp_path) as here, push_service() as service:
        device = subscribed(here, service)
        service.status = 429
        here.act(1)
        service.next()
        settled(here, ("push", "later"))
        service.status = 201
        here.skip(30_000)
        assert device.read(service.next())["table"] == here.chair.table
        assert len(here.ask("/api/reminders")["left"]) == 1


@pytest.mark.parametrize(
    ("said", "waited"),
    [
        ("1", AGAIN[0]),
        ("600", 600_000),
        ("999999999", LONGEST),
        ("tomorrow", AGAIN[0]),
        ("x" * 2000, AGAIN[0]),
    ],
)
def test_a_service_that_says_when_to_come_back_is_left_alone_until_then(
    tmp_path: Path, said: str, waited: int
) -> None:
    with waiting(tmp_path) as here, push_service() as service:
        service.status, service.retry_after = 429, said
        device = service.device()
        here.ask(PATH, device.subscription)
        service.next()
        settled(here, ("push", "later"))
        here.skip(waited - 5000)
        with suppress(Empty):
            while True:  # within a day the table has something to say as well
                assert "table" in device.read(service.heard.get(timeout=0.5))
        here.skip(5000)
        while "table" in device.read(service.next()):
            pass


def test_what_no_browser_would_send_is_refused(tmp_path: Path) -> None:
    with waiting(tmp_path, private_webhooks=False) as here:
        good = Device("https://push.example.org/1").subscription
        here.ask(PATH, good)
        keys = good["keys"]
        for bad in (
            good | {"endpoint": "http://push.example.org/1"},
            good | {"endpoint": "ftp://push.example.org/1"},
            good | {"endpoint": "https://"},
            good | {"keys": keys | {"auth": "AAAA"}},
            good | {"keys": keys | {"auth": "*" * 22}},
            good | {"keys": keys | {"p256dh": "B" + "A" * 86}},
            good | {"keys": keys | {"p256dh": keys["p256dh"][:-4]}},
        ):
            assert refusal(here, PATH, bad) == (400, "malformed", "push_device"), bad
        for bad in (
            good | {"endpoint": "https://a/" + "x" * 1000},
            good | {"language": "xx"},
            good | {"more": 1},
        ):
            assert refusal(here, PATH, bad)[:2] == (400, "malformed"), bad


def test_a_device_that_would_not_be_taken_today_is_shown_and_can_be_forgotten(
    tmp_path: Path,
) -> None:
    with waiting(tmp_path) as here, push_service() as service:
        here.ask(PATH, service.device("phone").subscription)
        (database,) = tmp_path.glob("*.db")
        with closing(sqlite3.connect(database)) as kept, kept:
            kept.execute("UPDATE addresses SET address = 'https://ex ample.com/x'")
        (left,) = here.ask("/api/reminders")["left"]
        assert not left["says"]
        assert here.ask("/api/reminders/forget", {"id": left["id"]})["left"] == []


def test_so_many_devices_and_no_more(tmp_path: Path) -> None:
    with waiting(tmp_path) as here, push_service() as service:
        for number in range(MOST[PUSH]):
            here.ask(PATH, service.device(f"{number}").subscription)
        one_more = service.device("one-more").subscription
        assert refusal(here, PATH, one_more) == (409, "not_now", "too_many_addresses")
        # One that is known is none more.
        here.ask(PATH, service.device("0").subscription | {"language": "fr"})


def test_nobody_has_many_addresses_called(tmp_path: Path) -> None:
    site = Site(limits=msgspec.structs.replace(ROOMY, devices=2))
    with waiting(tmp_path, site=site) as here, push_service() as service:
        for number in range(2):
            subscribed(here, service, f"{number}")
        one_more = service.device("one-more").subscription
        assert refusal(here, PATH, one_more) == (429, "rate", "too_many_devices")
        # One that is known is told nothing; one that is named anew is.
        here.ask(PATH, service.device("0").subscription | {"language": "fr"})
        for one in here.ask("/api/reminders")["left"]:
            here.ask("/api/reminders/forget", {"id": one["id"]})
        again = service.device("0").subscription
        assert refusal(here, PATH, again) == (429, "rate", "too_many_devices")


NOWHERE = (
    *("127.0.0.1", "[::1]", "10.0.0.1", "169.254.169.254", "localhost", "2130706433", "0x7f.1"),
    *("127.1", "[::ffff:127.0.0.1]", "[fe80::1%25eth0]", "ex ample.com", "a:b@example.com"),
    *("example.com/\r\nX: y", "example.com/\tz", "example.com/\x00"),
)


def test_nobody_is_told_to_be_reminded_where_nothing_arrives(tmp_path: Path) -> None:
    with waiting(tmp_path, private_webhooks=False) as here, push_service() as service:
        keys = service.device("phone").subscription["keys"]
        commands = f"/api/tables/{here.chair.table}/commands"
        for number, host in enumerate(NOWHERE):
            bent = {"endpoint": f"https://{host}/x", "keys": keys, "language": "en"}
            assert refusal(here, PATH, bent) == (400, "malformed", "push_device"), host
            hook = {"do": "remind", "id": f"{number}", "webhook": f"http://{host}/x"}
            assert refusal(here, commands, hook)[:2] == (400, "malformed"), host
        assert here.ask("/api/reminders")["left"] == []


def test_only_a_person_can_leave_a_device(tmp_path: Path) -> None:
    with waiting(tmp_path) as here, push_service() as service, here.server.program() as client:
        assert client.post(PATH, json=service.device().subscription).status_code == 401
        assert client.get("/api/reminders").json()["left"] == []


def test_a_private_address_is_not_even_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "saleroom")
    with waiting(tmp_path) as here, push_service() as service:
        subscribed(here, service, "a-secret-name")
        service.status = 503
        here.act(1)
        settled(here, ("push", "later"))
    assert "a-secret-name" not in caplog.text
