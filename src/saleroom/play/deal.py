"""A deal nobody could have arranged: the house commits itself before anybody sits down.

When a table opens, the house draws a secret seed and shows its `commitment`. Every seat may mix in
a nonce of its own. Seed and nonces together are the key all chance of the game comes from; at the
end they are shown, and anybody can work out every shuffle and roll again (`verify`).

    commitment = SHA-256(seed, table, rules)       fields joined as below
    key        = SHA-256(seed, nonce of seat 0, nonce of seat 1, ...)
    draw k     = the generator of `core.chance` for the first 63 bits of HMAC-SHA-256(key, k)

Each field is preceded by its length (4 bytes, big-endian), so that no two lists of fields look
alike. k counts the outcomes of chance from 0, written as 8 bytes, big-endian.
"""

import hashlib
import hmac
from typing import Any

import msgspec

from saleroom.core.chance import seeded
from saleroom.core.errors import BadRecord

SEED_BYTES = 32


class Deal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the chance of a game came from, shown when it is over.

    `seed` and `commitment` are in hexadecimal; `nonces` are by seat, empty where none was mixed in.
    Outcomes before number `first` were taken over from another game.
    """

    table: str
    rules: str
    seed: str
    commitment: str
    nonces: tuple[str, ...]
    first: int = 0


def commitment_to(seed: bytes, table: str, rules: str) -> str:
    """Return what is shown before the game."""
    return _digest(seed, table.encode(), rules.encode()).hex()


def key_of(seed: bytes, nonces: tuple[str, ...]) -> bytes:
    """Return the key that all draws come from."""
    return _digest(seed, *(nonce.encode() for nonce in nonces))


def drawn(key: bytes, number: int) -> list[int]:
    """Return the generator for one outcome of chance."""
    word = hmac.digest(key, number.to_bytes(8, "big"), "sha256")[:8]
    return seeded(int.from_bytes(word, "big") >> 1)


def _digest(*fields: bytes) -> bytes:
    digest = hashlib.sha256()
    for field in fields:
        digest.update(len(field).to_bytes(4, "big") + field)
    return digest.digest()


class Checker:
    """Works a game's chance out again, outcome by outcome."""

    def __init__(self, deal: Deal, players: int) -> None:
        """Check what was committed to; raise BadRecord if it is not this."""
        try:
            seed = bytes.fromhex(deal.seed)
        except ValueError as error:
            raise BadRecord("record_seed_form") from error
        if len(deal.nonces) != players:
            raise BadRecord("record_nonces", players=players, nonces=len(deal.nonces))
        if commitment_to(seed, deal.table, deal.rules) != deal.commitment:
            raise BadRecord("record_seed")
        self._key = key_of(seed, deal.nonces)
        self._first = deal.first
        self._count = 0

    def go_back(self, outcomes: int) -> None:
        """Count on from after so many outcomes of chance."""
        self._count = outcomes

    def expects(self, flat: Any, state: Any) -> int | None:
        """Return what chance has to bring now; None if that came from another game."""
        number = self._count
        self._count += 1
        if number < self._first:
            return None
        return int(flat.sample(state, drawn(self._key, number)))
