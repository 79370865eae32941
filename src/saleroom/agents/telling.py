"""What an agent reads: a table, a list, a refusal, each in the language it asked for.

Made of what the server showed to whoever asked, and of nothing else.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from saleroom.client.errors import ServerRefused
from saleroom.client.hearing import HeardSoFar
from saleroom.client.wire import Mine, SeatShown, Shown, Snapshot, is_asked, legal_in
from saleroom.core.contract import Game
from saleroom.games.registry import game_named
from saleroom.house.statuses import FROZEN, OPEN
from saleroom.messages.catalogue import BadMessage
from saleroom.messages.saying import catalogue
from saleroom.text.asking import MayDecide
from saleroom.text.observing import heard_written, question_written, table_written
from saleroom.text.speaking import Phrases

# Lines that are told to who does not say how much it has heard.
LATELY = 15


class TableSeen:
    """A table as it was shown once to whoever asked."""

    def __init__(self, snapshot: Snapshot, language: str) -> None:
        about = msgspec.json.decode(snapshot.about)
        self.table: str = about["table"]
        self.edition: str = about["settings"]["edition"]
        self.shown: Shown = snapshot.shown
        self.game: Game = game_named(about["settings"]["game"])
        self.view: Any = msgspec.json.decode(self.shown.view, type=self.game.view_type)
        self.phrase = Phrases(language)
        self._hearing = HeardSoFar(self.game)
        self._hearing.hear(snapshot.lines)

    @property
    def mine(self) -> Mine | None:
        """What the reader may do, if it has a seat."""
        return self.shown.mine

    @property
    def asked(self) -> Mine | None:
        """What the reader is asked now; None if nothing."""
        mine = self.shown.mine
        return mine if mine is not None and is_asked(mine) else None

    def decision(self, mine: Mine) -> MayDecide:
        """Return the question as it is put to the reader."""
        return MayDecide(self.game, self.view, legal_in(mine, self.game), self.phrase)

    def written(self, since: int | None = None) -> str:
        """Write everything down: where one is, what happened, the table, and what is asked."""
        return "\n".join(filter(None, self._parts(since)))

    def _parts(self, since: int | None) -> Iterator[str]:
        say, shown, mine = self.phrase.text_says, self.shown, self.shown.mine
        yield say("at", table=self.table, turn=0 if mine is None else mine.turn, n=shown.n)
        yield say("seats", list=", ".join(self._seat(k, one) for k, one in enumerate(shown.seats)))
        yield say("watching") if mine is None else say("seat", seat=mine.seat)
        first = max(0, shown.n - LATELY) if since is None else since
        events = self._hearing.events(first)
        if shown.status != OPEN:
            if told := heard_written(events, self.game, self.view, self.phrase):
                yield say("heard-lately")
                yield told
            yield table_written(self.game, self.view, self.phrase)
        yield self._asks()

    def _asks(self) -> str:
        say, shown = self.phrase.text_says, self.shown
        if shown.status == OPEN:
            return say("not-begun", free=sum(seat.is_free for seat in shown.seats))
        if shown.result is not None:
            return self._ending()
        if shown.status == FROZEN:
            return say("frozen")
        if shown.interval is not None:
            return say("interval")
        if (mine := self.asked) is not None:
            return question_written(self.decision(mine), self.phrase)
        awaited = ", ".join(
            self.phrase("seat", seat=seat) for seat in self.view.to_act if seat >= 0
        )
        waits = say("waits-for", names=awaited) if awaited else ""
        return f"{say('not-asked')} {waits}".strip()

    def _ending(self) -> str:
        say, result = self.phrase.text_says, self.shown.result
        assert result is not None
        why = self.phrase.ending(self.game, result.why, self.view)
        scores = ", ".join(
            say("score", seat=seat, score=result.scores[seat], rank=result.ranks[seat])
            for seat in range(len(result.scores))
        )
        return say("ended", why=why, paragraph=result.paragraph, scores=scores)

    def _seat(self, number: int, seat: SeatShown) -> str:
        say = self.phrase.text_says
        if seat.is_free:
            return say("seat-free", seat=number)
        if not seat.name:
            return say(
                "seat-bot", seat=number, name=bot_title(seat.bot or "", self.phrase.language)
            )
        who = "seat-program" if seat.program else "seat-person"
        return say(who, seat=number, name=seat.name)

    def refusal(self, error: ServerRefused) -> str:
        """Say why the server refused something at this table."""
        return refusal_written(error, self.phrase.language, self.game, self.edition)


def bot_title(bot: str, language: str) -> str:
    """Name a bot; one of a package has only the name it came with."""
    words = catalogue(language)
    return words.text(f"bot-{bot}") if words.has(f"bot-{bot}") else bot


def refusal_written(
    error: ServerRefused, language: str, game: Game | None = None, edition: str | None = None
) -> str:
    """Say a refusal in a language; what there are no words for stays as the server said it."""
    words = catalogue(language)
    try:
        if error.code == "illegal" and game is not None:
            text = words.refusal(game, error.name, error.numbers, edition)
        elif words.has(f"error-{error.code}".replace("_", "-")) and error.name:
            text = words.error(error.code, error.name, error.numbers, error.names)
        else:
            text = error.text
    except BadMessage:
        text = error.text
    return f"{text} ({error.paragraph})" if error.paragraph else text
