"""A game whose players read and write text, in the manner of TextArena.

    table = TextTable("modern-art", 3, bots={1: "dealer", 2: "dealer"}, seed=7)
    while not table.is_over:
        answer = model(table.observe())
        taken = table.act(answer)      # not taken: `taken.reason` says why, and one tries again

Decides who is asked, and counts what was no answer. One seat is asked at a time, as at a table of
bots, and each reads what it may know and nothing else. An answer that is refused changes nothing.
"""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from saleroom.bots.table import BotTable, bots_at
from saleroom.core.contract import Game, Outcome
from saleroom.core.errors import BadSetup, SaleroomError
from saleroom.core.seats import NOBODY
from saleroom.messages.languages import ENGLISH
from saleroom.play.match import Match, no_seat
from saleroom.text.answers import meant
from saleroom.text.asking import MayDecide
from saleroom.text.cards import card
from saleroom.text.observing import heard_written, question_written, table_written
from saleroom.text.speaking import Phrases


class AnswerTaken(NamedTuple):
    """Whether an answer was taken, and if not, why: then the same seat is asked again."""

    ok: bool
    reason: str = ""


class TextTable:
    """A game as text. Seats without a bot are those that are asked."""

    def __init__(  # noqa: PLR0913  # how a game is set up
        self,
        game: Game | str,
        players: int,
        *,
        bots: Mapping[int, str] | None = None,
        seed: int = 0,
        edition: str | None = None,
        options: object = None,
        language: str = ENGLISH,
    ) -> None:
        self._match = Match(game, players, edition, options)
        house = dict(bots or {})
        if unknown := [seat for seat in house if seat not in range(players)]:
            raise no_seat(unknown[0], players)
        if len(house) == players:
            raise BadSetup("setup_nobody_reads", players=players)
        self._table = BotTable(self._match, bots_at(self._match.game, house.values(), house), seed)
        self._phrase = Phrases(language)
        self._seen = Counter[int]()
        # How many answers in a row of each seat were none, and how many in all.
        self.bad_in_a_row = Counter[int]()
        self.bad = Counter[int]()
        self._table.play()

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self._match.is_over

    @property
    def seat(self) -> int:
        """Whose answer is awaited; NOBODY when the game is over."""
        return self._match.asked

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._match.outcome()

    def rules(self) -> str:
        """Return the rules on one card, for the beginning of a prompt."""
        return card(self._match.game, self._phrase.language)

    def observe(self, seat: int | None = None) -> str:
        """Return what a seat reads now: the one that is asked, if none is named.

        That is what it heard since its last answer, the table, and if it is asked, the question.
        """
        self._table.play()  # whoever was interrupted: the bots go on first
        who = self._reader(seat)
        match, say = self._match, self._phrase
        view = match.view(who)
        parts = [say.text_says("seat", seat=who)]
        events = (heard.event for heard in match.heard(who, self._seen[who]))
        if told := heard_written(events, match.game, view, say):
            parts += [say.text_says("heard"), told]
        parts.append(table_written(match.game, view, say))
        if match.is_over:
            parts.append(self._ending(who))
        elif who == match.asked:
            parts.append(question_written(self._decision(), say))
        return "\n".join(parts)

    def act(self, answer: object) -> AnswerTaken:
        """Do what the seat that is asked answers, or say why it cannot be done."""
        match = self._table.play()
        if match.is_over:
            return AnswerTaken(ok=False, reason=self._phrase.text_says("over"))
        seat, moves = match.asked, len(match.moves)
        try:
            match.act(seat, meant(answer, self._decision(), match.game, self._phrase))
        except SaleroomError as error:
            self.bad[seat] += 1
            self.bad_in_a_row[seat] += 1
            return AnswerTaken(ok=False, reason=self._phrase.error(error))
        self._seen[seat] = moves
        self.bad_in_a_row[seat] = 0
        self._table.play()
        return AnswerTaken(ok=True)

    def _decision(self) -> MayDecide:
        match, seat = self._match, self._match.asked
        return MayDecide(match.game, match.view(seat), match.legal(seat), self._phrase)

    def _reader(self, seat: int | None) -> int:
        """Whoever asks without a name when all is over is the first to read text."""
        if seat is not None:
            return seat
        return 0 if self._match.asked == NOBODY else self._match.asked

    def _ending(self, seat: int) -> str:
        match, say = self._match, self._phrase
        outcome = match.game.outcome(match.state)
        why = say.ending(match.game, outcome.why, match.view(seat))
        scores = ", ".join(
            say.text_says("score", seat=of, score=outcome.scores[of], rank=outcome.ranks[of])
            for of in range(match.players)
        )
        return say.text_says("ended", why=why, paragraph=outcome.paragraph, scores=scores)
