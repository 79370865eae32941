"""A push service and the browsers that subscribe to it, as far as they can be without the network.

Reads what it is sent as a browser does (RFC 8291, RFC 8188) and checks the signature as a push
service does (RFC 8292), written from the RFCs and with none of the libraries that the server uses
for it.
"""

import base64
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import SimpleQueue
from typing import Any, NamedTuple

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from web.serving import PATIENCE

CURVE = ec.SECP256R1()


class Pushed(NamedTuple):
    """What a push service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class Device:
    """A browser that has subscribed."""

    def __init__(
        self, endpoint: str, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"a" * 16
    ) -> None:
        self.endpoint = endpoint
        self._key = key or ec.generate_private_key(CURVE)
        self._auth = auth

    @property
    def subscription(self) -> dict[str, Any]:
        """What the page sends to the house."""
        keys = {"p256dh": b64(_point(self._key.public_key())), "auth": b64(self._auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def opened(self, body: bytes) -> bytes:
        """Open a message that was sealed for this device."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        own = _point(self._key.public_key())
        shared = self._key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        )
        secret = _derived(shared, self._auth, b"WebPush: info\0" + own + sender, 32)
        key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert opened[-1:] == b"\x02"
        return opened[:-1]

    def read(self, pushed: Pushed) -> dict[str, Any]:
        """Read a notice."""
        assert pushed.headers["content-encoding"] == "aes128gcm"
        read: dict[str, Any] = msgspec.json.decode(self.opened(pushed.body))
        return read


class PushService:
    """Keeps what is sent to it; `status` is what it answers, `retry_after` when to come back."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.heard: SimpleQueue[Pushed] = SimpleQueue()
        self.status = 201
        self.retry_after: str | None = None

    def device(self, name: str = "one") -> Device:
        """Subscribe a device."""
        return Device(f"{self.address}/push/{name}")

    def next(self, to: Device | None = None) -> Pushed:
        """Wait for the next message, or the next to a device: others may be late with theirs."""
        while True:
            pushed = self.heard.get(timeout=PATIENCE)
            if to is None or to.endpoint.endswith(pushed.path):
                return pushed


def signed_by(pushed: Pushed, public_key: str) -> dict[str, Any]:
    """Check that the house with this key has signed a message; return what it claims."""
    scheme, _, rest = pushed.headers["authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme.lower(), fields["k"]) == ("vapid", public_key)
    head, claims, signature = fields["t"].split(".")
    assert msgspec.json.decode(unb64(head))["alg"] == "ES256"
    raw = unb64(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(public_key))
    key.verify(
        encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
    )
    claimed: dict[str, Any] = msgspec.json.decode(unb64(claims))
    return claimed


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service on this machine."""

    class Box(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.heard.put(Pushed(self.path, headers, body))
            self.send_response(service.status)
            if service.retry_after is not None:
                self.send_header("Retry-After", service.retry_after)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Box)
    service = PushService(f"http://127.0.0.1:{server.server_port}")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()


def b64(data: bytes) -> str:
    """Write bytes as browsers do."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """Read what browsers write."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
