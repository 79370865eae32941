"""Web Push: what a browser that is closed is sent, sealed so that only that browser can read it.

Messages are encrypted for the subscription (RFC 8291) and signed with the house's own key (VAPID,
RFC 8292), both by `pywebpush`; they are sent like everything else that goes to an address somebody
named (`saleroom.web.posting`). The library brings HTTP clients of its own, which are not used, and
takes a second to import, so that is done in a thread when something is sealed first.
"""

import asyncio
import base64
import binascii
import hashlib
import time
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from saleroom.web.posting import Undeliverable, call_to

KEY = "push"
# Seconds a push service keeps a message for a device that is off.
LONGEST = 14 * 24 * 3600
# Seconds a signature is good for; push services accept a day.
_SIGNED = 12 * 3600
_POINT = 65
_SECRET = 16
_UNCOMPRESSED = 4


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a subscription, as a browser writes them: base64 for addresses."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class SealedPush(NamedTuple):
    """What is posted to a push service."""

    body: bytes
    headers: dict[str, str]


def new_key() -> bytes:
    """Make the house's key."""
    from cryptography.hazmat.primitives import serialization as s  # noqa: PLC0415  # once in a life
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415  # likewise

    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        s.Encoding.DER, s.PrivateFormat.PKCS8, s.NoEncryption()
    )


def check_keys(keys: Keys) -> None:
    """Refuse keys that no browser makes."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415  # see above

    point, secret = _decoded(keys.p256dh), _decoded(keys.auth)
    if len(point) != _POINT or point[0] != _UNCOMPRESSED or len(secret) != _SECRET:
        raise Undeliverable("these are no keys of a subscription")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as error:
        raise Undeliverable("these are no keys of a subscription") from error


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise Undeliverable("these are no keys of a subscription") from error


class Pusher:
    """Seals messages with the key of the house."""

    def __init__(self, key: bytes, contact: str) -> None:
        """`contact` is told to push services: an address of the web, or a mailto:."""
        self._key = key
        self._contact = contact
        self._vapid: Any = None

    async def public_key(self) -> str:
        """Return what a browser subscribes with."""
        return await asyncio.to_thread(self._public_key)

    async def sealed(  # noqa: PLR0913  # what a push service wants to know
        self, endpoint: str, keys: Keys, message: bytes, *, topic: str, seconds: int, urgent: bool
    ) -> SealedPush:
        """Seal a message for one subscription; of one topic a service keeps the newest."""
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(max(60, min(LONGEST, seconds))),
            "Topic": _topic(topic),
            "Urgency": "high" if urgent else "normal",
        }
        body, signature = await asyncio.to_thread(self._seal, endpoint, keys, message)
        return SealedPush(body, headers | {"Authorization": signature})

    def _seal(self, endpoint: str, keys: Keys, message: bytes) -> tuple[bytes, str]:
        from pywebpush import WebPusher  # noqa: PLC0415  # see above

        subscription = {"endpoint": endpoint, "keys": msgspec.to_builtins(keys)}
        body: bytes = WebPusher(subscription).encode(message)["body"]
        claims = {
            "aud": call_to(endpoint).origin,
            "exp": int(time.time()) + _SIGNED,
            "sub": self._contact,
        }
        return body, str(self._signer().sign(claims)["Authorization"])

    def _signer(self) -> Any:
        if self._vapid is None:
            from py_vapid import Vapid02  # noqa: PLC0415  # see above

            self._vapid = Vapid02.from_der(base64.urlsafe_b64encode(self._key))
        return self._vapid

    def _public_key(self) -> str:
        from cryptography.hazmat.primitives import serialization as s  # noqa: PLC0415  # see above

        point = self._signer().public_key.public_bytes(
            s.Encoding.X962, s.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def contact_of(house: str, sender: str | None) -> str:
    """Return whom a push service may complain to: whoever writes the mails, or the house."""
    if sender is not None:
        return f"mailto:{sender}"
    parts = urlsplit(house)
    return f"https://{parts.hostname}" if parts.scheme == "https" else "mailto:saleroom@localhost"


def _topic(text: str) -> str:
    digest = hashlib.sha256(text.encode()).digest()[:24]
    return base64.urlsafe_b64encode(digest).decode()
