"""An analysis in the reader's language: what was done, and why something else was better.

Sentences come from the catalogue; here is only which of them, and what is put in. Labels of actions
are those of the table at that moment, with all cards open: the game is over for who reads this.
"""

from collections.abc import Sequence
from typing import NamedTuple

from saleroom.analysis.found import FINE, Analysis, Decision, Lot, Told
from saleroom.bots.reasons import NamedAction
from saleroom.core.contract import Game, View
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.games.registry import game_named
from saleroom.messages.catalogue import Catalogue
from saleroom.messages.languages import ENGLISH
from saleroom.play.match import Heard
from saleroom.play.record import Record
from saleroom.play.verify import replayed


class Spoken(NamedTuple):
    """A decision in words."""

    decision: Decision
    who: str
    did: str
    chance: str
    better: str
    why: str
    others: str


class Words:
    """Says what was found of one record."""

    def __init__(self, record: Record, found: Analysis, language: str = ENGLISH) -> None:
        self.found = found
        self.language = language
        self.game: Game = game_named(record.game)
        self._catalogue = Catalogue(language)
        self._catalogue.read("analysis")
        self.names = tuple(
            self._catalogue.seats[seat] if name in {"", f"seat {seat}"} else name
            for seat, name in enumerate(_told_apart(record.seats))
        )
        self._views: dict[int, View] = {}
        self._sales: dict[int, str] = {}
        self._look_through(record)

    def __call__(self, name: str, /, **args: str | int) -> str:
        """Say a message of the analysis."""
        return self._catalogue.text(f"analysis-{name}", **args)

    def title(self) -> str:
        """Name the game and who played."""
        return self("of", game=self._catalogue.title(self.game), names=", ".join(self.names))

    def _look_through(self, record: Record) -> None:
        """Keep the table before each decision, and the sentence of each sale."""
        decided = {one.move for one in self.found.decisions}
        for match in replayed(record):
            number = len(match.moves)
            if number and match.moves[-1].seat != CHANCE:
                self._note_sale(match.heard(ALL_SEEING, number - 1), number)
            if number + 1 in decided or not self._views:
                self._views[number + 1] = match.view(ALL_SEEING)
        self._last = match.view(ALL_SEEING)

    def _note_sale(self, heard: Sequence[Heard], number: int) -> None:
        sales = {self.game.events[code].name for code in self.game.sales}
        for _, event in heard:
            if event.name in sales:
                view = self._views[max(self._views)]
                self._sales[number] = self._catalogue.event(self.game, event, view, self.names)

    # Decisions

    def spoken(self, decision: Decision) -> Spoken:
        """Say all there is to say of a decision."""
        label = self.label(decision, decision.done)
        return Spoken(
            decision=decision,
            who=self.names[decision.seat],
            did=self("did", name=self.names[decision.seat], label=label),
            chance=self._chance(decision),
            better=self._better(decision),
            why=self.why(decision),
            others=self._others(decision),
        )

    def label(self, decision: Decision, action: NamedAction) -> str:
        """Say what an action does, at the table of that decision."""
        view = self._views.get(decision.move, self._last)
        return self._catalogue.label(self.game, action, view, self.names)

    def _chance(self, decision: Decision) -> str:
        if decision.better is None:
            return self("stays", after=percent(decision.after))
        change = self("from-to", before=percent(decision.before), after=percent(decision.after))
        cost = self("cost", loss=self.points(decision.loss), error=self.points(2 * decision.error))
        return f"{change} · {cost}"

    def _better(self, decision: Decision) -> str:
        if decision.better is None:
            return ""
        return self("better", label=self.label(decision, decision.better.action))

    def why(self, decision: Decision) -> str:
        """Say why another choice was better; nothing where none was."""
        reason = decision.why
        if decision.is_forced:
            return self("forced")
        if reason is None or decision.grade == FINE:
            return ""
        code = reason.code.replace("_", "-")
        said = [
            self(
                f"why-{code}",
                sum=self.money(reason.sum or 0),
                stop=self.money(reason.stop or 0),
                stops="yes" if reason.stop else "no",  # nothing is no price
            )
        ]
        if reason.rival is not None:
            said.append(self("helped", rival=self.names[reason.rival]))
        return " ".join(said)

    def _others(self, decision: Decision) -> str:
        others = [
            self("option", label=self.label(decision, option.action), chance=percent(option.told))
            for option in decision.options
            if option.action != decision.done and option != decision.better
        ]
        return self("thought-of", others="; ".join(others)) if others else ""

    # Sums

    def money(self, amount: float) -> str:
        """Say a sum as the game does."""
        return self._catalogue.money(self.game, round(amount), self.found.edition)

    def points(self, chance: float) -> str:
        """Write a part of a chance in points of a hundred, as the reader writes fractions."""
        text = f"{100 * chance:.1f}"
        return text if self.language == ENGLISH else text.replace(".", ",")

    def sale(self, lot: Lot) -> str:
        """Say how a lot went."""
        if lot.sold is None:
            return self("unsold")
        return self._sales.get(lot.sold.move) or self("unsold")


def percent(told: Told) -> str:
    """Write a chance in whole points of a hundred."""
    return f"{100 * told.chance:.0f}"


def _told_apart(names: Sequence[str]) -> list[str]:
    """Number names that several have: bots are called what they are."""
    several = {name for name in names if list(names).count(name) > 1}
    return [f"{name} {seat}" if name in several else name for seat, name in enumerate(names)]
