"""A bot at a table of people: it never blocks the table, and never does what is not legal.

Whatever goes wrong (an error, an answer that is no legal action, twice its time) costs that
decision: something safe is done instead, and the log says what went wrong. The log names no card,
sum or message of the bot's, because those may be secrets of the seat.

In the arena bots play without this: there an error must be seen.
"""

import logging
import traceback
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from saleroom.bots.contract import Appraises, Bot, Explains, note_of
from saleroom.bots.reasons import Reasons
from saleroom.core.chance import Numbers
from saleroom.core.codec import Codec
from saleroom.core.contract import Game, Memory, View
from saleroom.core.legal import Legal

LOG = logging.getLogger(__name__)

# Seconds for a decision of a bot that does not say how long it means to take; and of any bot.
USUAL_SECONDS = 2.5
MOST_SECONDS = 60.0
PATIENCE = 2
# So many decisions may be left behind unfinished; a bot that hangs again and again is not asked.
MOST_HANGS = 3


def safe(legal: Legal, codec: Codec) -> int:
    """Return something that does little harm: let it go, else the least sum, else the first."""
    roles = codec.roles
    for action in (roles.pass_, roles.let_go, roles.done):
        if action in legal.choices:
            return action
    if legal.amounts:
        amounts = legal.amounts[0]
        return codec.verbs[amounts.verb].first + amounts.least
    return legal.choices[0]


def is_among(action: object, legal: Legal, codec: Codec) -> bool:
    """Tell whether this is one of the legal actions."""
    if type(action) is not int:
        return False
    if action in legal.choices:
        return True
    return any(
        amounts.least <= action - codec.verbs[amounts.verb].first <= amounts.most
        for amounts in legal.amounts
    )


class _Answer(NamedTuple):
    """What came back: a result, the bot and its numbers afterwards; or what went wrong."""

    result: Any = None
    bot: Bot | None = None
    state: int = 0
    wrong: str = ""


class Guarded:
    """A bot with somebody at its side who decides when it cannot."""

    def __init__(self, name: str, game: Game, make: Callable[[], Bot]) -> None:
        """Make the bot; one that cannot be made at all is the caller's business."""
        self._name = name
        self._game = game
        self._make = make
        self._bot: Bot | None = make()
        self._seconds = _seconds_of(self._bot)
        self._hanging: list[Thread] = []

    @property
    def note(self) -> str | None:
        """What the seat has to say about itself."""
        return None if self._bot is None else note_of(self._bot)

    @property
    def is_spent(self) -> bool:
        """It is not asked any more and thinks no more: another may take its place."""
        is_thinking = any(thread.is_alive() for thread in self._hanging)
        return len(self._hanging) >= MOST_HANGS and not is_thinking

    def forget(self) -> None:
        """Let the bot go with all it keeps; whoever asks next gets another."""
        self._bot = None

    def choose(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> int:
        """Ask the bot; decide safely if that goes wrong."""
        codec = self._game.codec
        answer = self._asked("choose", view, legal, memory, numbers)
        if not answer.wrong:
            numbers[0] = answer.state
            if is_among(answer.result, legal, codec):
                return int(answer.result)
            answer = _Answer(wrong=_not_legal(answer.result, codec))
        LOG.warning(
            "%s at %s, seat %s: %s; it was decided for it",
            self._name,
            self._game.title,
            view.viewer,
            answer.wrong,
        )
        return safe(legal, codec)

    def explain(self, view: View, legal: Legal, memory: Memory, numbers: Numbers) -> Reasons | None:
        """Ask the bot for its reasons; none if that goes wrong."""
        if self._bot is not None and not isinstance(self._bot, Explains):
            return None
        return self._reasons("explain", view, legal, memory, numbers)

    def appraise(
        self, view: View, legal: Legal, memory: Memory, numbers: Numbers
    ) -> Reasons | None:
        """Ask the bot what the lot is worth; none if that goes wrong."""
        if self._bot is not None and not isinstance(self._bot, Appraises):
            return None
        return self._reasons("appraise", view, legal, memory, numbers)

    def _reasons(
        self, method: str, view: View, legal: Legal, memory: Memory, numbers: Numbers
    ) -> Reasons | None:
        answer = self._asked(method, view, legal, memory, numbers)
        return answer.result if isinstance(answer.result, Reasons) else None

    def _asked(
        self, method: str, view: View, legal: Legal, memory: Memory, numbers: Numbers
    ) -> _Answer:
        """Let the bot answer in a thread of its own, and wait only so long."""
        if len(self._hanging) >= MOST_HANGS:
            return _Answer(wrong="it has hung too often and is not asked any more")
        answers: SimpleQueue[_Answer] = SimpleQueue()
        bot, own = self._bot, [numbers[0]]
        seconds = PATIENCE * self._seconds

        def ask() -> None:
            try:
                asked = self._make() if bot is None else bot
                result = getattr(asked, method)(view, legal, memory, own)
                answers.put(_Answer(result, asked, own[0]))
            except BaseException as error:  # noqa: BLE001  # whatever a stranger's code raises
                answers.put(_Answer(wrong=_where(error)))

        thread = Thread(target=ask, name=f"saleroom bot {self._name}", daemon=True)
        thread.start()
        try:
            answer = answers.get(timeout=seconds)
        except Empty:
            self._hanging.append(thread)
            answer = _Answer(wrong=f"no answer within {seconds:.3g} s")
        # After an error or a hang a fresh one is made: the notes of the old may be half written.
        self._bot = answer.bot
        return answer


def _seconds_of(bot: Bot) -> float:
    seconds = getattr(bot, "seconds", USUAL_SECONDS)
    if type(seconds) not in (int, float) or not 0 < seconds <= MOST_SECONDS:
        return USUAL_SECONDS
    return float(seconds)


def _where(error: BaseException) -> str:
    """Say what was raised and where, but not the message: it may quote the view."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" in {frames[-1].name}, line {frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{place}"


def _not_legal(answer: object, codec: Codec) -> str:
    """Say what kind of answer it was, but not which card or sum."""
    if type(answer) is not int:
        return f"it answered with a {type(answer).__name__}"
    for verb in codec.verbs.values():
        if verb.first <= answer < verb.first + verb.count:
            return f"it wanted to {verb.name}, which is not legal so"
    return "it answered with a number that is no action"
