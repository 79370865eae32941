"""E-mail through the server that the owner of the house names.

Decides how a mail is written down and handed over, and what may be an address. Nothing that a
player typed is put into a mail but the address itself, and that is checked here. What a mail says
is left to others.
"""

import re
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, formataddr, localtime, make_msgid, parseaddr
from pathlib import Path
from typing import Literal
from urllib.parse import unquote, urlsplit

import aiosmtplib
import msgspec

from saleroom.core.errors import Misuse
from saleroom.web.limits import is_loopback
from saleroom.web.posting import Undeliverable

# Seconds for each thing that is said to the server, and for all of it.
STEP_SECONDS = 10.0
SECONDS = 30.0
LONGEST = 254
_LONGEST_LOCAL = 64
_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN = re.compile(r"([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}")
_PORTS = {"tls": 465, "starttls": 587, "none": 25}
_SCHEMES: dict[str, Literal["tls", "starttls", "none"]] = {
    "smtps": "tls",
    "smtp": "starttls",
    "smtp+plain": "none",
}
# There is nobody, or not any more: what is wrong is the address of whoever shall read it. The plain
# codes beside it (550, 553) do not say that much: a server that does not take our mails says the
# same of every address. 5.1.0, 5.1.7 and 5.1.8 are also said of the sender. (RFC 3463, RFC 7505)
_NOBODY_THERE = re.compile(r"5\.1\.(1|2|3|6|10)\b")
_NEVER = 500


class Mailbox(msgspec.Struct, frozen=True):
    """Who writes: a name, or none, and an address."""

    name: str
    address: str


class MailServer(msgspec.Struct, frozen=True, kw_only=True):
    """Where mails are handed over, with TLS from the beginning, once asked for, or never."""

    host: str
    port: int
    tls: Literal["tls", "starttls", "none"]
    sender: Mailbox
    user: str | None = None
    password: str | None = None

    def __repr__(self) -> str:
        """Name the server, and no password."""
        return f"MailServer({self.host}:{self.port}, {self.tls})"


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    """A mail as it is read; `stop` is an address where one asks for no more of them."""

    to: str
    subject: str
    text: str
    language: str
    stop: str


class NobodyThere(Undeliverable):
    """The server says that there is no such mailbox."""


def checked_mail(address: str) -> str:
    """Return the address as it is written on a letter; raise Undeliverable if it cannot be one."""
    local, _, domain = address.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode().lower()
    except UnicodeError as error:
        raise Undeliverable("no address for mail") from error
    is_long = len(local) > _LONGEST_LOCAL or len(local) + len(domain) >= LONGEST
    if is_long or not _LOCAL.fullmatch(local) or not _DOMAIN.fullmatch(domain):
        raise Undeliverable("no address for mail")
    return f"{local}@{domain}"


def mail_server(address: str, sender: str | None, password: str | None) -> MailServer:
    """Read what the owner of the house says about mail."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise Misuse("mail_form") from error
    tls = _SCHEMES.get(parts.scheme)
    if tls is None or not parts.hostname or parts.path not in {"", "/"} or parts.query:
        raise Misuse("mail_form")
    if parts.password is not None:
        raise Misuse("mail_password_place")
    user = None if parts.username is None else unquote(parts.username)
    if (user is None) != (password is None):
        raise Misuse("mail_half", missing="password" if password is None else "user")
    if user is not None and tls == "none" and not _is_here(parts.hostname):
        raise Misuse("mail_plain")
    return MailServer(
        host=parts.hostname,
        port=port or _PORTS[tls],
        tls=tls,
        sender=_mailbox(sender),
        user=user,
        password=password,
    )


def password_in(file: Path) -> str:
    """Read a password from a file: its first line."""
    lines = file.read_text("utf-8").splitlines()
    if not lines or not lines[0]:
        raise Misuse("mail_no_password", file=str(file))
    return lines[0]


def _is_here(host: str) -> bool:
    return host == "localhost" or is_loopback(host)


def _mailbox(sender: str | None) -> Mailbox:
    if sender is None:
        raise Misuse("mail_no_sender")
    name, address = parseaddr(sender)
    try:
        return Mailbox(name, checked_mail(address if sender.isprintable() else ""))
    except Undeliverable as error:
        raise Misuse("mail_sender", given=f"{sender!r:.80}") from error


def written(mail: Mail, server: MailServer) -> EmailMessage:
    """Write a mail down."""
    sender = server.sender
    message = EmailMessage(policy=SMTP)
    message["From"] = formataddr((sender.name, sender.address))
    message["To"] = mail.to
    message["Subject"] = mail.subject
    message["Date"] = format_datetime(localtime())
    message["Message-ID"] = make_msgid(domain=sender.address.rpartition("@")[2])
    # No machine is to answer.
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{mail.stop}>"
    if mail.stop.startswith("https:"):
        # One click in the mail program, without any page. (RFC 8058)
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text)
    message["Content-Language"] = mail.language
    return message


async def send(mail: Mail, server: MailServer) -> None:
    """Hand a mail over; raises Undeliverable, and OSError if it may work later."""
    try:
        await aiosmtplib.send(
            written(mail, server),
            hostname=server.host,
            port=server.port,
            use_tls=server.tls == "tls",
            start_tls=server.tls == "starttls",
            tls_context=None if server.tls == "none" else ssl.create_default_context(),
            username=server.user,
            password=server.password,
            local_hostname=server.sender.address.rpartition("@")[2],
            timeout=STEP_SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        if any(_NOBODY_THERE.match(one.message) for one in error.recipients):
            raise NobodyThere("there is no such mailbox") from error
        code = max((one.code for one in error.recipients), default=0)
        raise _refusal(code, error) from error
    except aiosmtplib.SMTPDataError as error:
        raise _refusal(error.code, error) from error
    except aiosmtplib.SMTPException as error:
        # Its words may name the user, or somebody's address.
        raise ConnectionError(f"the mail server: {type(error).__name__}") from error


def _refusal(code: int, error: Exception) -> Exception:
    kind = Undeliverable if code >= _NEVER else ConnectionError
    return kind(f"the mail server: {type(error).__name__} {code}")
