"""New tables: from settings, from a table before, or from a position of a finished game."""

import hashlib
import secrets
from typing import NamedTuple

import msgspec

from saleroom.core.errors import BadSetup
from saleroom.games.registry import game_named
from saleroom.house import entries as e
from saleroom.house.settings import Place, Settings, checked
from saleroom.house.statuses import OVER
from saleroom.house.table import Table
from saleroom.play.deal import SEED_BYTES, commitment_to
from saleroom.play.record import rules_of

ID_BYTES = 12
TOKEN_BYTES = 24  # 192 bits


class Opening(NamedTuple):
    """A new table's first entry, and the secret of its link."""

    body: e.Opened
    invite: str


def token() -> str:
    """Draw a secret that fits into a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def unknown_person() -> tuple[str, str]:
    """Draw somebody whom nobody knows yet: an id, and the secret to be known again by."""
    return secrets.token_hex(ID_BYTES), token()


def hash_of(secret: str) -> bytes:
    """Return what is kept of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def opening(settings: Settings, seed: bytes | None = None) -> Opening:
    """Open a table; the house draws the seed and commits itself to it."""
    return _opening(_Before(checked(settings), seed or secrets.token_bytes(SEED_BYTES)))


class _Before(NamedTuple):
    """What a new table takes over from one before."""

    settings: Settings
    seed: bytes
    moves: e.Moves = ()
    source: str | None = None
    nonces: tuple[str, ...] = ()
    same_deal: bool = False


def _opening(before: _Before) -> Opening:
    table, invite = secrets.token_urlsafe(ID_BYTES), token()
    rules = rules_of(game_named(before.settings.game))
    body = e.Opened(
        table=table,
        settings=before.settings,
        rules=rules,
        seed=before.seed.hex(),
        commitment=commitment_to(before.seed, table, rules),
        invite=hash_of(invite).hex(),
        moves=before.moves,
        source=before.source,
        nonces=before.nonces,
        same_deal=before.same_deal,
    )
    return Opening(body, invite)


def rematch(table: Table) -> Opening:
    """Open the same table again, everybody one seat further."""
    _over(table)
    places = [Place("bot", seat.bot) if seat.bot else seat.place for seat in table.seats]
    return opening(msgspec.structs.replace(table.settings, seats=(places[-1], *places[:-1])))


def same_deal(table: Table) -> Opening:
    """Open the same table with the same chance; the nonces come with it."""
    _over(table)
    deal = table.deal()
    settings = _as_it_was(table)
    seed = bytes.fromhex(deal.seed)
    before = _Before(settings, seed, source=table.id, nonces=deal.nonces, same_deal=True)
    return _opening(before)


def played_on(table: Table, move: int, seats: tuple[Place, ...] | None = None) -> Opening:
    """Open a table where the game stands as it did after so many moves."""
    _over(table)
    most = len(table.match.moves)
    if not 0 <= move < most:
        raise BadSetup("setup_range", option="move", least=0, most=most - 1, given=move)
    settings = _as_it_was(table)
    if seats is not None:
        settings = checked(msgspec.structs.replace(settings, seats=seats))
        if settings.players != table.settings.players:
            wanted, given = table.settings.players, settings.players
            raise BadSetup("setup_count", option="seats", wanted=wanted, given=given)
    moves = tuple((made.seat, made.action) for made in table.match.moves[:move])
    return _opening(_Before(settings, secrets.token_bytes(SEED_BYTES), moves, table.id))


def _as_it_was(table: Table) -> Settings:
    places = tuple(Place("bot", seat.bot) if seat.bot else seat.place for seat in table.seats)
    return msgspec.structs.replace(table.settings, seats=places)


def _over(table: Table) -> None:
    if table.status != OVER:
        raise BadSetup("setup_not_over")
