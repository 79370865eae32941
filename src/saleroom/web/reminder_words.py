"""What a reminder says, in the language of whoever gets it.

Said are the game, that it is the reader's turn, how long there is time, and the way to the table:
what may stand on a locked phone. Who plays and what happens at the table is not known here.
"""

from functools import cache

import msgspec

from saleroom.games.registry import game_named
from saleroom.house.clocks import HOUR, SECOND
from saleroom.house.nudging import Reminder
from saleroom.messages.catalogue import Catalogue
from saleroom.store.contract import Address
from saleroom.web.mailing import Mail

_FILE = "reminders"
_MINUTE = 60 * SECOND
_DAY = 24 * HOUR
# From so many days or hours on they are counted, and before that the next smaller.
_ENOUGH = 2


class Notice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the service worker shows (frontend/public/sw.js)."""

    title: str
    body: str
    language: str
    table: str = ""


@cache
def _spoken(language: str) -> Catalogue:
    words = Catalogue(language)
    words.read(_FILE)
    return words


def notice(language: str, about: Reminder | None, now: int) -> Notice:
    """Write a notice for a device; about nothing, it says that reminders will come."""
    words = _spoken(language)
    if about is None:
        title, body = words.text("reminder-on-title"), words.text("reminder-on")
        return Notice(title=title, body=body, language=language)
    return Notice(
        title=_title(words, about),
        body=_turn(words, about, now),
        language=language,
        table=about.table,
    )


def mail(to: Address, about: Reminder | None, now: int, house: str) -> Mail:
    """Write a mail; about nothing, it asks whether reminders are wanted at all."""
    words = _spoken(to.language)
    stop = words.text("reminder-mail-stop", link=f"{house}/reminders/stop#{to.token}")
    if about is None:
        subject = words.text("reminder-confirm-title")
        link = f"{house}/reminders/confirm#{to.token}"
        parts = [
            words.text("reminder-confirm", house=house),
            link,
            words.text("reminder-confirm-not-me"),
            stop,
        ]
    else:
        subject = _title(words, about)
        link = f"{house}/t/{about.table}"
        parts = [_turn(words, about, now), link, words.text("reminder-mail-why", house=house), stop]
    return Mail(
        to=to.address,
        subject=subject,
        text="\n\n".join(parts) + "\n",
        language=to.language,
        stop=f"{house}/api/reminders/stop/{to.token}",
    )


def _title(words: Catalogue, about: Reminder) -> str:
    name = "reminder-last-title" if about.last else "reminder-title"
    return words.text(name, game=game_named(about.game).title)


def _turn(words: Catalogue, about: Reminder, now: int) -> str:
    said = words.text("reminder-your-turn")
    left = None if about.until is None else about.until - now
    return said if left is None or left <= 0 else f"{said} {_left(words, left)}"


def _left(words: Catalogue, left: int) -> str:
    for name, length in (("days", _DAY), ("hours", HOUR)):
        if left >= _ENOUGH * length:
            return words.text(f"reminder-{name}", count=left // length)
    return words.text("reminder-minutes", count=max(1, left // _MINUTE))
