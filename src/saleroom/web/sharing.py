"""What a link to a table shows before it is followed: a title, a line below it, and a picture.

Says what everybody may know, in the table's language: who sits there, and of a finished game the
result. Never the secret of an invitation; the server does not even have it. Pictures are drawn one
at a time in a thread and kept, so that whoever asks for many waits for nobody but himself.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Iterator
from functools import cache
from html import escape

from saleroom.core.contract import Outcome
from saleroom.games.registry import game_named
from saleroom.house.commands import Refused
from saleroom.house.shown import About
from saleroom.house.statuses import OPEN, PLAYING
from saleroom.messages.catalogue import Catalogue
from saleroom.web.finished import Shared
from saleroom.web.picture import SIZE, PictureWords, Row, drawn, readable

# So many pictures are kept, some 40 kB each; so many may wait to be drawn.
MOST_KEPT = 128
MOST_WAITING = 8
RETRY_SECONDS = 2
_SAID = {OPEN: "share-open", PLAYING: "share-playing"}
# What a host may look like in a tag; any other is left out.
_HOST = re.compile(r"[a-zA-Z0-9.\-]{1,253}(:\d{1,5})?|\[[0-9a-fA-F:.]{2,45}\](:\d{1,5})?")


@cache
def _catalogue(language: str) -> Catalogue:
    words = Catalogue(language)
    words.read("page", "ending")
    return words


def said(shared: Shared) -> PictureWords:
    """Return what the picture says."""
    about, result, view = shared
    names = _drawn_names(about)
    if result is None or view is None:
        return PictureWords(
            about.settings.game, _title(shared, names), (), _line_below(shared, names)
        )
    words, game = _catalogue(about.settings.language), game_named(about.settings.game)
    below = _marked(about, words.ending(game, result.why, view, names))
    return PictureWords(game.name, _title(shared, names), tuple(_rows(about, result, names)), below)


def _rows(about: About, result: Outcome, names: list[str]) -> Iterator[Row]:
    for seat in sorted(range(len(names)), key=lambda seat: (result.ranks[seat], seat)):
        yield Row(result.ranks[seat], names[seat], _score(about, result.scores[seat]))


def _score(about: About, score: int) -> str:
    words, game = _catalogue(about.settings.language), game_named(about.settings.game)
    if words.has_own(game, "points"):
        return words.text("ending-points", count=score).replace("-", "\N{MINUS SIGN}")
    return words.money(game, score, about.settings.edition)


def _names(about: About) -> list[str]:
    """Name everybody who sits there as the page does."""
    words = _catalogue(about.settings.language)
    people = {name for seat, name in enumerate(about.names) if seat not in about.bots}
    free = [name for name in words.text("bot-names").split() if name not in people]
    return [
        free[seat % len(free)] if seat in about.bots else name
        for seat, name in enumerate(about.names)
    ]


def _drawn_names(about: About) -> list[str]:
    """Name them with the letters we can draw; whoever has none of those by the seat."""
    words = _catalogue(about.settings.language)
    return [
        name and (readable(name) or words.text("seat-numbered", seat=seat + 1))
        for seat, name in enumerate(_names(about))
    ]


def _title(shared: Shared, names: list[str]) -> str:
    about, result, _ = shared
    words = _catalogue(about.settings.language)
    game = words.title(game_named(about.settings.game))
    if result is None:
        # One that today's rules do not replay is frozen, and may have been over for long.
        said = _SAID.get(about.status)
        return words.text(said, game=game) if said else game
    won = ", ".join(names[seat] for seat in result.winners)
    return words.text("ending-won", names=won, count=len(result.winners), who="others")


def _line_below(shared: Shared, names: list[str]) -> str:
    about, result, _ = shared
    if result is None:
        return ", ".join(name for name in names if name)
    rows = (f"{row.rank}. {row.name} {row.score}" for row in _rows(about, result, names))
    return _marked(about, " · ".join(rows))


def _marked(about: About, line: str) -> str:
    """Say of a practice game that it is one."""
    if not about.practice:
        return line
    return f"{_catalogue(about.settings.language).text('practice')} · {line}"


def tags(shared: Shared, table: str, scheme: str, host: str) -> str:
    """Write the tags that a chat or a network reads off a page (Open Graph)."""
    origin = f"{scheme}://{host}" if _HOST.fullmatch(host) else ""
    settings = shared.about.settings
    game = _catalogue(settings.language).title(game_named(settings.game))
    names = _names(shared.about)
    title = _title(shared, names)
    width, height = SIZE
    told = {
        "og:site_name": "Saleroom",
        "og:type": "website",
        "og:locale": settings.language,
        "og:title": title if shared.result is None else f"{title} · {game}",
        "og:description": _line_below(shared, names),
        "og:image": f"{origin}/api/tables/{table}/picture",
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": title,
    }
    named = "".join(
        f'<meta property="{name}" content="{escape(value, quote=True)}" />'
        for name, value in told.items()
    )
    return named + '<meta name="twitter:card" content="summary_large_image" />'


class Pictures:
    """Draws pictures, one at a time, and keeps the last ones."""

    def __init__(self) -> None:
        self._kept: OrderedDict[PictureWords, bytes] = OrderedDict()
        self._coming: dict[PictureWords, asyncio.Task[bytes]] = {}
        self._one = asyncio.Lock()

    async def of(self, said: PictureWords) -> bytes:
        """Return the picture that says this; refuse if too many wait already."""
        kept = self._kept.get(said)
        if kept is not None:
            self._kept.move_to_end(said)
            return kept
        coming = self._coming.get(said)
        if coming is None:
            if len(self._coming) >= MOST_WAITING:
                raise Refused("rate", "too_many_pictures", wait=RETRY_SECONDS)
            coming = self._coming[said] = asyncio.ensure_future(self._drawn(said))
        # Who goes away leaves the picture to those who wait for the same.
        return await asyncio.shield(coming)

    async def _drawn(self, said: PictureWords) -> bytes:
        try:
            async with self._one:
                data = await asyncio.to_thread(drawn, said)
            self._kept[said] = data
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return data
        finally:
            del self._coming[said]
