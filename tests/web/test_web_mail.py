"""Reminders by e-mail: only where somebody who reads them wants them."""

import ssl
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from web.over_days import Waiting, refusal, waiting
from web.post_box import SENDER, PostBox, post_box
from web.serving import ROOMY
from web.test_web_reminders import settled

from saleroom.core.errors import Misuse
from saleroom.house.clocks import HOUR
from saleroom.web.addresses import MOST
from saleroom.web.letters import MAIL
from saleroom.web.limits import Limits
from saleroom.web.mailing import checked_mail, mail_server, password_in
from saleroom.web.posting import Undeliverable
from saleroom.web.reminders import UNCONFIRMED
from saleroom.web.site import Site

PATH = "/api/reminders/mail"
ANN = "ann@example.org"
SESAME = "sesame"
HOUSE = "https://games.example.org"
AT_HOME = Site(limits=ROOMY, origins=(HOUSE,))


def asked(here: Waiting, box: PostBox, address: str = ANN, language: str = "en") -> str:
    """Ask for reminders; return the secret of the mail that asks back."""
    here.ask(PATH, {"address": address, "language": language})
    return token_in(box.next())


def token_in(mail: Any) -> str:
    found: str = mail["List-Unsubscribe"].strip("<>").rpartition("/")[2]
    return found


def confirmed(here: Waiting, box: PostBox, **more: str) -> str:
    """Ask for reminders, and say yes."""
    token = asked(here, box, **more)
    with here.server.program() as client:  # whoever reads the mail need not be known
        answer = client.post("/api/reminders/confirm", json={"token": token})
    assert answer.json()["confirmed"] is True
    return token


def test_a_mailbox_gets_nothing_before_somebody_who_reads_it_says_yes(tmp_path: Path) -> None:
    with post_box() as box, waiting(tmp_path, mail=box.server, site=AT_HOME) as here:
        assert here.ask("/api/reminders")["mail"] is True
        token = asked(here, box)
        left = here.ask("/api/reminders")["left"]
        assert [(one["says"], one["confirmed"]) for one in left] == [("an…@example.org", False)]
        here.act(1)
        here.skip(18 * HOUR)
        assert box.mails.empty()
        with here.server.program() as client:
            answer = client.post("/api/reminders/confirm", json={"token": token})
        assert answer.json()["says"] == "an…@example.org"
        assert here.ask("/api/reminders")["left"][0]["confirmed"] is True
        assert refusal(here, "/api/reminders/confirm", {"token": "x" * 32}) == (
            404,
            "no_such_page",
            "no_such_confirmation",
        )


def test_the_mail_that_asks_has_a_link_for_yes_and_one_for_no(tmp_path: Path) -> None:
    with post_box() as box, waiting(tmp_path, mail=box.server, site=AT_HOME) as here:
        here.ask(PATH, {"address": ANN, "language": "de"})
        mail = box.next()
        token = token_in(mail)
        assert mail["Subject"] == "Erinnerungen von Saleroom: bitte bestätigen"
        assert (mail["To"], mail["From"]) == (ANN, SENDER)
        assert mail["Auto-Submitted"] == "auto-generated"
        text = mail.get_content()
        assert f"{HOUSE}/reminders/confirm#{token}" in text
        assert f"{HOUSE}/reminders/stop#{token}" in text


@pytest.mark.parametrize(
    ("language", "subject", "left"),
    [
        ("en", "Alles Futsch: it is your turn", "23 hours left"),
        ("de", "Alles Futsch: Du bist dran", "noch 23 Stunden"),
        ("fr", "Alles Futsch\N{NO-BREAK SPACE}: à toi de jouer", "23 heures"),
        ("pl", "Alles Futsch: twoja kolej", "23 godziny"),
    ],
)
def test_a_reminder_is_in_the_readers_language_and_ends_with_a_click(
    tmp_path: Path, language: str, subject: str, left: str
) -> None:
    with post_box() as box, waiting(tmp_path, mail=box.server, site=AT_HOME) as here:
        token = confirmed(here, box, language=language)
        here.act(1)
        mail = box.next()
        assert mail["Subject"] == subject
        assert mail["Content-Language"] == language
        text = mail.get_content()
        assert left in text
        assert f"{HOUSE}/t/{here.chair.table}" in text.splitlines()
        assert "Person 0" not in text
        assert mail["List-Unsubscribe"] == f"<{HOUSE}/api/reminders/stop/{token}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        # As a mail program does it: no cookie, no origin, a form.
        with here.server.program() as client:
            for _ in range(2):
                answer = client.post(
                    f"/api/reminders/stop/{token}", data={"List-Unsubscribe": "One-Click"}
                )
                assert answer.status_code == 200
        assert here.ask("/api/reminders")["left"] == []
        here.skip(18 * HOUR)
        assert box.mails.empty()


def test_a_house_without_a_mail_server_says_so_and_offers_none(tmp_path: Path) -> None:
    with waiting(tmp_path) as here:
        assert here.ask("/api/reminders")["mail"] is False
        assert refusal(here, PATH, {"address": ANN}) == (409, "not_here", "no_mail")


@pytest.mark.parametrize(
    "address",
    [
        "ann",
        "@example.org",
        "ann@",
        "ann@localhost",
        "ann@-example.org",
        "ann@example.org\nBcc: ben@example.org",
        "ann@example.org\r\n.\r\nMAIL FROM:<x@example.org>",
        "ann@example.org>, <ben@example.org",
        "ann ben@example.org",
        "ann@example.org,ben@example.org",
        '"ann"@example.org',
        "Ann <ann@example.org>",
        "ann\N{NULL}@example.org",
        "änn@example.org",
        "ann..ben@example.org",
        "a" * 65 + "@example.org",
        "ann@" + "a." * 130 + "org",
        "ann@[127.0.0.1]",
    ],
)
def test_no_address_brings_anything_else_along(address: str) -> None:
    with pytest.raises(Undeliverable):
        checked_mail(address)


def test_addresses_are_taken_as_people_write_them() -> None:
    assert checked_mail(" Ann.O'Hara+games@Bücher.Example ") == (
        "Ann.O'Hara+games@xn--bcher-kva.example"
    )


def test_what_is_no_address_is_refused_in_words(tmp_path: Path) -> None:
    with post_box() as box, waiting(tmp_path, mail=box.server) as here:
        injected = {"address": "ann@example.org\nBcc: ben@example.org"}
        assert refusal(here, PATH, injected) == (400, "malformed", "mail_address")
        assert refusal(here, PATH, {"address": "x" * 301})[:2] == (400, "malformed")
        assert box.mails.empty()


def test_a_stranger_is_not_written_to_again_and_again(tmp_path: Path) -> None:
    with post_box() as box, waiting(tmp_path, mail=box.server) as here:
        for _ in range(3):
            asked(here, box)
            (left,) = here.ask("/api/reminders")["left"]
            here.ask("/api/reminders/forget", {"id": left["id"]})
        too_many = (429, "rate", "too_many_mails")
        assert refusal(here, PATH, {"address": ANN}) == too_many
        assert refusal(here, PATH, {"address": "Ann@Example.org"}) == too_many
        asked(here, box, "ben@example.org")


def test_nobody_has_many_strangers_written_to(tmp_path: Path) -> None:
    site = Site(limits=Limits(mails=2))
    with post_box() as box, waiting(tmp_path, mail=box.server, site=site) as here:
        for number in range(2):
            asked(here, box, f"stranger{number}@example.org")
        assert refusal(here, PATH, {"address": ANN}) == (429, "rate", "too_many_mails")


def test_so_many_mailboxes_and_no_more(tmp_path: Path) -> None:
    with post_box() as box, waiting(tmp_path, mail=box.server) as here:
        for number in range(MOST[MAIL]):
            asked(here, box, f"ann{number}@example.org")
        assert refusal(here, PATH, {"address": ANN}) == (409, "not_now", "too_many_addresses")


def test_what_nobody_confirms_is_forgotten(tmp_path: Path) -> None:
    with post_box() as box, waiting(tmp_path, mail=box.server) as here:
        asked(here, box)
        confirmed(here, box, address="ben@example.org")
        here.skip(UNCONFIRMED + 1)
        end = here.server.house.hub.now() + 20_000
        while len(left := here.ask("/api/reminders")["left"]) > 1:
            assert here.server.house.hub.now() < end
        assert left[0]["says"] == "be…@example.org"


@pytest.mark.parametrize(
    "answer",
    [
        "550 5.1.1 nobody of that name",
        "550-5.1.1 The email account you tried to reach is not here.\r\n550 5.1.1 Try again",
        "553 5.1.2 no such house",
        "551 5.1.6 has moved",
        "556 5.1.10 this domain takes no mail",
    ],
)
def test_a_mailbox_that_is_not_there_is_forgotten(tmp_path: Path, answer: str) -> None:
    with post_box() as box, waiting(tmp_path, mail=box.server) as here:
        confirmed(here, box)
        box.refuses = answer
        here.act(1)
        settled(here, ("mail", "gone"))
        assert here.ask("/api/reminders")["left"] == []


@pytest.mark.parametrize(
    "answer",
    [
        "550 5.7.1 relaying denied",
        "553 5.7.1 sender rejected",
        "550 5.1.8 sender rejected: domain not found",
        "550 no such user here, or so it seems",
        "550 you quote 5.1.1",
        "554 5.1.15 who knows",
    ],
)
def test_a_mail_server_that_does_not_want_our_mails_makes_nobody_forgotten(
    tmp_path: Path, answer: str
) -> None:
    with post_box() as box, waiting(tmp_path, mail=box.server) as here:
        confirmed(here, box)
        box.refuses = answer
        here.act(1)
        settled(here, ("mail", "never"))
        assert [one["confirmed"] for one in here.ask("/api/reminders")["left"]] == [True]
        box.refuses = None
        here.skip(18 * HOUR)
        assert box.next()["Subject"] == "Alles Futsch: your time is running out"


def test_a_mail_server_that_is_busy_is_asked_again(tmp_path: Path) -> None:
    with post_box() as box, waiting(tmp_path, mail=box.server) as here:
        confirmed(here, box)
        box.refuses = "451 4.7.1 greylisted, come back"
        here.act(1)
        settled(here, ("mail", "later"))
        box.refuses = None
        here.skip(30_000)
        assert box.next()["Subject"] == "Alles Futsch: it is your turn"


def test_the_mail_server_is_away_and_devices_are_told_all_the_same(tmp_path: Path) -> None:
    with post_box() as box:
        server = box.server
    with waiting(tmp_path, mail=server) as here:
        here.ask(PATH, {"address": ANN})
        settled(here, ("mail", "later"))


# How the owner names it


def certificate(folder: Path) -> ssl.SSLContext:
    """Make a certificate for this machine that vouches for itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName(
                [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
            ),
            critical=False,
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(Encoding.PEM))
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "key.pem").write_bytes(private)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "cert.pem", folder / "key.pem")
    return context


# aiosmtpd does not know that its socket is encrypted from the beginning.
@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
@pytest.mark.parametrize("scheme", ["smtps", "smtp"])
def test_a_mail_server_with_encryption_and_a_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    context = certificate(tmp_path)
    at_once = scheme == "smtps"
    with post_box(tls=context, from_the_beginning=at_once, password=SESAME) as box:
        address = f"{scheme}://games%40house.example@127.0.0.1:{box.port}"
        server = mail_server(address, SENDER, SESAME)
        assert server.user == "games@house.example"
        with waiting(tmp_path / "untrusted", mail=server) as here:
            here.ask(PATH, {"address": ANN})
            settled(here, ("mail", "later"))  # nobody vouches for it
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "cert.pem"))
        with waiting(tmp_path / "trusted", mail=server) as here:
            asked(here, box)
        wrong = mail_server(address, SENDER, "open")
        with waiting(tmp_path / "wrong", mail=wrong) as here:
            here.ask(PATH, {"address": ANN})
            settled(here, ("mail", "later"))
        assert box.mails.empty()


def test_a_server_that_offers_no_encryption_is_not_spoken_to(tmp_path: Path) -> None:
    with post_box() as box:
        server = mail_server(f"smtp://127.0.0.1:{box.port}", SENDER, None)
        with waiting(tmp_path, mail=server) as here:
            here.ask(PATH, {"address": ANN})
            settled(here, ("mail", "later"))
            assert box.mails.empty()


@pytest.mark.parametrize(
    ("address", "sender", "password", "says"),
    [
        ("mail.example.org", SENDER, None, "mail_form"),
        ("http://mail.example.org", SENDER, None, "mail_form"),
        ("smtps://mail.example.org/path", SENDER, None, "mail_form"),
        ("smtps://mail.example.org:99999", SENDER, None, "mail_form"),
        ("smtps://user:secret@mail.example.org", SENDER, None, "mail_password_place"),
        ("smtps://user@mail.example.org", SENDER, None, "missing=password"),
        ("smtps://mail.example.org", SENDER, "secret", "missing=user"),
        ("smtp+plain://user@mail.example.org", SENDER, "secret", "mail_plain"),
        ("smtps://mail.example.org", None, None, "mail_no_sender"),
        ("smtps://mail.example.org", "nobody", None, "mail_sender"),
        ("smtps://mail.example.org", "A <a@b.example>\nX: y", None, "mail_sender"),
    ],
)
def test_the_owner_is_told_what_is_wrong_and_no_password_is_repeated(
    address: str, sender: str | None, password: str | None, says: str
) -> None:
    with pytest.raises(Misuse, match=says) as error:
        mail_server(address, sender, password)
    assert "secret" not in str(error.value)


def test_how_a_mail_server_is_named(tmp_path: Path) -> None:
    plain = mail_server("smtp+plain://localhost", "games@house.example", None)
    assert (plain.port, plain.tls, plain.sender.name) == (25, "none", "")
    assert mail_server("smtps://a.example", SENDER, None).port == 465
    assert mail_server("smtp://a.example", SENDER, None).port == 587
    assert "secret" not in repr(mail_server("smtps://u@a.example", SENDER, "secret"))
    (tmp_path / "password").write_text("sesame\n", "utf-8")
    assert password_in(tmp_path / "password") == "sesame"
    (tmp_path / "password").write_text("", "utf-8")
    with pytest.raises(Misuse, match="mail_no_password"):
        password_in(tmp_path / "password")
