"""How much anybody may ask of the server, and the counters that hold them to it.

Decides whether something is one too many; what is then said is decided where it was asked. Knows
no person: a key is whatever the caller counts by.
"""

import math
from collections.abc import Callable, Hashable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

import msgspec

HOUR = 3600.0
MINUTE = 60.0
DAY = 24 * HOUR
# Mails that ask somebody, who may know nothing of it, whether reminders are wanted.
MAILS_A_DAY = 3
# The window of `messages` and `said`, in seconds.
MESSAGES_IN = 20.0
# Keys are looked through for forgotten ones when there are so many, and again when they doubled.
_MANY = 1024


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one seat, socket or address may do.

    `messages` are those of a seat in 20 seconds, `burst` those in one; `said` is what it says to
    the others in 20 seconds, in words or as one of a dozen. `watchers` are sockets of one address
    without a seat. `strangers` are the persons that are made for an address in an hour, `tables`
    those it opens, `knocks` how often it asks to be let in, `mails` the mailboxes it has asked
    whether they want reminders, `devices` those it has told that they get some, `requests` what it
    asks over HTTP in a minute. `hints` are those a person asks for in a minute, `analyses` those
    an address has begun in an hour. `bad_frames` are
    those a socket may send in a minute that are no command, or one too many. `connections` are
    those of one address at the same time, of whatever kind; `patience` is how many seconds a
    request may take to come whole; `head`, `body` and `frame` are bytes.
    """

    messages: int = 100
    burst: int = 10
    said: int = 10
    sockets: int = 4
    watchers: int = 50
    tables: int = 20
    strangers: int = 120
    knocks: int = 10
    mails: int = 10
    devices: int = 10
    requests: int = 600
    hints: int = 20
    analyses: int = 30
    bad_frames: int = 30
    connections: int = 256
    patience: int = 10
    head: int = 32768
    body: int = 8192
    frame: int = 4096


# A limit that nobody reaches, for measurements.
ENDLESS = 1_000_000_000


class Allowance:
    """So many at once, and so many a second in the long run, for each key.

    A key that has its whole allowance is not kept, so what is kept is bounded by what was asked
    for lately. An allowance of none forbids it.
    """

    def __init__(
        self, most: int, per_second: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._most = float(most)
        self._per_second = per_second
        self._clock = clock
        self._left: dict[Hashable, tuple[float, float]] = {}
        self._look_at = _MANY

    def take(self, key: Hashable, many: int = 1) -> float:
        """Take some; return 0, or how many seconds to wait, and then nothing is taken."""
        now = self._clock()
        known = self._left.get(key)
        left = self._most if known is None else self._refilled(known, now)
        if left < many:
            return (many - left) / self._per_second if self._per_second else DAY
        self._left[key] = (left - many, now)
        if len(self._left) > self._look_at:
            self._forget(now)
        return 0.0

    def _refilled(self, known: tuple[float, float], now: float) -> float:
        left = known[0] + (now - known[1]) * self._per_second
        return min(self._most, left)

    def _forget(self, now: float) -> None:
        known = self._left.items()
        whole = [key for key, left in known if self._refilled(left, now) >= self._most]
        for key in whole:
            del self._left[key]
        self._look_at = max(_MANY, 2 * len(self._left))

    def __len__(self) -> int:
        return len(self._left)


class Messages:
    """How many messages may come at once, and in the long run, from each key.

    Two allowances in one. Who sends too many at once does not spend what is left in the long run;
    who has none left there spends what may come at once all the same.
    """

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._at_once = float(limits.burst)
        self._most = float(limits.messages)
        self._per_second = limits.messages / MESSAGES_IN
        # What is left of both, and since when; whoever is not here has all of both.
        self._left: dict[Hashable, tuple[float, float, float]] = {}
        self._whole = (self._at_once, self._most, 0.0)
        self._look_at = _MANY

    def take(self, key: Hashable) -> float:
        """Take one; return 0, or how many seconds to wait."""
        now = self._clock()
        at_once, left, since = self._left.get(key, self._whole)
        at_once = min(self._at_once, at_once + (now - since) * self._at_once)
        left = min(self._most, left + (now - since) * self._per_second)
        if at_once < 1:
            return (1 - at_once) / self._at_once if self._at_once else DAY
        is_one_left = left >= 1
        self._left[key] = (at_once - 1, left - is_one_left, now)
        if len(self._left) > self._look_at:
            self._forget(now)
        if is_one_left:
            return 0.0
        return (1 - left) / self._per_second if self._per_second else DAY

    def _forget(self, now: float) -> None:
        self._left = {
            key: left for key, left in self._left.items() if not self._is_whole(left, now)
        }
        self._look_at = max(_MANY, 2 * len(self._left))

    def _is_whole(self, known: tuple[float, float, float], now: float) -> bool:
        at_once, left, since = known
        is_at_once = at_once + (now - since) * self._at_once >= self._at_once
        return is_at_once and left + (now - since) * self._per_second >= self._most

    def __len__(self) -> int:
        return len(self._left)


class Places:
    """So many at the same time for each key."""

    def __init__(self) -> None:
        self._taken: dict[Hashable, int] = {}

    def enter(self, key: Hashable, most: int) -> bool:
        """Take a place; False if all are taken."""
        taken = self._taken.get(key, 0)
        if taken >= most:
            return False
        self._taken[key] = taken + 1
        return True

    def leave(self, key: Hashable) -> None:
        """Give a place back."""
        left = self._taken[key] - 1
        if left:
            self._taken[key] = left
        else:
            del self._taken[key]

    def __len__(self) -> int:
        return len(self._taken)


class Counters:
    """Every counter of one server."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        self.messages = Messages(limits, clock)
        self.said = Allowance(limits.said, limits.said / MESSAGES_IN, clock)
        self.tables = Allowance(limits.tables, limits.tables / HOUR, clock)
        self.strangers = Allowance(limits.strangers, limits.strangers / HOUR, clock)
        self.knocks = Allowance(limits.knocks, limits.knocks / HOUR, clock)
        self.mails = Allowance(limits.mails, limits.mails / HOUR, clock)
        self.devices = Allowance(limits.devices, limits.devices / HOUR, clock)
        self.mailboxes = Allowance(MAILS_A_DAY, MAILS_A_DAY / DAY, clock)
        self.requests = Allowance(limits.requests, limits.requests / MINUTE, clock)
        self.hints = Allowance(limits.hints, limits.hints / MINUTE, clock)
        self.tutored = Allowance(2 * limits.hints, 2 * limits.hints / MINUTE, clock)
        self.analyses = Allowance(limits.analyses, limits.analyses / HOUR, clock)
        self.sockets = Places()
        self.asking = Places()
        self.agents = Places()

    def bad_frames(self) -> Allowance:
        """Return a counter for one socket."""
        return Allowance(self.limits.bad_frames, self.limits.bad_frames / MINUTE)


def whole_seconds(wait: float) -> int:
    """Round up: whoever comes back then is not too early."""
    return max(1, math.ceil(wait))


@lru_cache(_MANY)
def network_of(host: str) -> str:
    """Return what counts as one address: an IPv6 household has 2 to the 64."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return host


def is_number(host: str) -> bool:
    """Tell an address from a name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Tell whether an address is this machine's own."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback
