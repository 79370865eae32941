"""A real SMTP server on this machine that keeps the mails it is handed."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from queue import SimpleQueue
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from web.serving import PATIENCE

from saleroom.web.mailing import MailServer, mail_server
from saleroom.web.serving import listening

SENDER = "Saleroom <games@house.example>"


class PostBox:
    """What arrived, and how the server answers: `refuses` is its answer to a recipient."""

    def __init__(self) -> None:
        self.mails: SimpleQueue[tuple[list[str], EmailMessage]] = SimpleQueue()
        self.refuses: str | None = None
        self.port = 0

    async def handle_RCPT(  # noqa: N802  # aiosmtpd's name
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if self.refuses is not None:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802  # the library's name
        message = message_from_bytes(envelope.original_content, policy=default)
        assert isinstance(message, EmailMessage)
        self.mails.put((envelope.rcpt_tos, message))
        return "250 OK"

    def next(self) -> EmailMessage:
        """Wait for the next mail."""
        return self.mails.get(timeout=PATIENCE)[1]

    @property
    def server(self) -> MailServer:
        """Say how the house reaches it."""
        return mail_server(f"smtp+plain://127.0.0.1:{self.port}", SENDER, None)


@contextmanager
def post_box(
    *,
    tls: ssl.SSLContext | None = None,
    from_the_beginning: bool = False,
    password: str | None = None,
) -> Iterator[PostBox]:
    """Run a mail server: without encryption, with STARTTLS, or with TLS from the beginning."""
    box = PostBox()

    def authenticate(*arguments: Any) -> AuthResult:
        said = arguments[-1]
        assert isinstance(said, LoginPassword)
        return AuthResult(success=said.password.decode() == password)

    more: dict[str, Any] = {}
    if tls is not None:
        more = {"ssl_context": tls} if from_the_beginning else {"tls_context": tls}
        more |= {} if from_the_beginning else {"require_starttls": True}
    if password is not None:
        more |= {"authenticator": authenticate, "auth_required": True}
        more |= {"auth_require_tls": not from_the_beginning}
    with listening("127.0.0.1", 0) as free:
        box.port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=box.port, **more)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
