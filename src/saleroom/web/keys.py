"""Secrets that people hold: how long they are good for, and how a seat is given new ones.

A token that nobody has used for so long that every browser would have forgotten it is dead, and so
is a link to a seat at a table where nothing has happened for as long. Whoever fears that others
have the link to a seat gets a new one; the old one is dead then, and, if asked for, so is every
other device's hold on the seat.
"""

from saleroom.house import bounds
from saleroom.house import entries as e
from saleroom.house.opening import hash_of, token
from saleroom.house.stages import standing
from saleroom.store.contract import Bundle, Newcomer, Recovery, Seated
from saleroom.web.floor import Floor
from saleroom.web.seated_table import SeatedTable

DAY = 24 * 3600 * 1000
# Milliseconds for which a secret that nobody uses is good: as long as browsers keep a cookie.
UNUSED = 400 * DAY
# Tokens whose use was noted today.
_MOST_NOTED = 10_000


class HouseKeys:
    """The secrets of one house."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._noted: set[int] = set()  # by a few bytes of their hashes
        self._new: dict[bytes, str] = {}  # who is new since then, by the hashes of their tokens
        self._today = 0

    async def person_of(self, secret: str) -> str | None:
        """Return whose token it is, and note that it is used, once a day."""
        found, now = hash_of(secret), self._floor.now()
        person = self._new_today(found, now)
        if person is not None:
            return person
        person = await self._floor.store.person_of(found, self.since)
        if person is not None and self._is_first_today(found, now):
            await self._floor.store.use_token(found, now)
        return person

    def know(self, new: Newcomer) -> None:
        """Remember today who is new and kept: the store need not be asked, nor told of the use.

        Only people: the token of a program may be revoked, at another server too.
        """
        if self._is_first_today(new.token, new.at):
            self._new[new.token] = new.person

    def _new_today(self, found: bytes, now: int) -> str | None:
        return self._new.get(found) if now // DAY == self._today else None

    def _is_first_today(self, found: bytes, now: int) -> bool:
        """Tell whether a token's use is to be noted; now and then one is noted again."""
        today, key = now // DAY, int.from_bytes(found[:7])
        if today != self._today or len(self._noted) >= _MOST_NOTED:
            self._noted.clear()
            self._new.clear()
            self._today = today
        is_first = key not in self._noted
        self._noted.add(key)
        return is_first

    @property
    def since(self) -> int:
        """Since when a secret must have been used to be good."""
        return self._floor.now() - UNUSED

    async def recovery_of(self, secret: str) -> Recovery | None:
        """Return what a link brings back."""
        return await self._floor.store.recovery_of(hash_of(secret), self.since)

    async def renew(self, table: str, person: str, *, others: bool) -> tuple[int, str]:
        """Give the seat of a person a new link; with `others` no other device holds it any more."""

        async def do(seated_table: SeatedTable) -> tuple[int, str]:
            inside, seat = seated_table.table, seated_table.seat_of(person)
            standing(inside)
            secret = token()
            gone = tuple(sorted(inside.seats[seat].persons - {person})) if others else ()
            body = e.Renewed(seat=seat, recovery=hash_of(secret).hex(), gone=gone)
            bounds.check(inside, seat, body)
            rows = Bundle(
                table=table,
                unseated=tuple(Seated(table, seat, one) for one in gone),
                recoveries=(Recovery(hash_of(secret), table, seat),),
            )
            await self._floor.keep(seated_table, body, rows=rows)
            return seat, secret

        return await self._floor.locked(table, do)
