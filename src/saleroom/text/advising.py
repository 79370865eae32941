"""Why a bot decides as it does, in the reader's language."""

from collections.abc import Iterator

from saleroom.bots.reasons import Alternative, NamedAction, Reasons
from saleroom.core.contract import Game, View
from saleroom.messages.languages import ENGLISH
from saleroom.text.speaking import Phrases

# So many of the other possibilities are told.
A_FEW = 3


def in_words(reasons: Reasons, game: Game, view: View, phrase: Phrases) -> str:
    """Say it in a few sentences to whoever looks at the view."""
    advice = _Advice(reasons, game, view, phrase)
    return " ".join(f"{one[0].upper()}{one[1:]}." for one in advice.sentences())


class _Advice:
    def __init__(self, reasons: Reasons, game: Game, view: View, phrase: Phrases) -> None:
        self._reasons = reasons
        self._game = game
        self._view = view
        self._phrase = phrase
        self._say = phrase.advice

    def sentences(self) -> Iterator[str]:
        """Say what was decided, what the lot is worth to whom, and what else there was."""
        reasons = self._reasons
        if reasons.note is not None:
            yield self._say("note", note=reasons.note)
        if reasons.decision is not None:
            yield self._decision(reasons.decision)
        if reasons.only is not None:
            yield self._say("only", only=reasons.only)
        if reasons.worth or reasons.limit is not None or reasons.stops is not None:
            yield from self._lot()
        others = [one for one in reasons.alternatives if one.action != reasons.decision]
        if others:
            yield self._say("also", others=self._others(others))
        if reasons.worlds:
            yield self._say("worlds", bot=reasons.bot, count=reasons.worlds)

    def _decision(self, decision: NamedAction) -> str:
        reasons, label = self._reasons, self._label(decision)
        if reasons.drawn_from is not None:
            return self._say("drew", bot=reasons.bot, count=reasons.drawn_from, label=label)
        same = [one for one in reasons.alternatives if one.action == decision]
        measured = self._measured(same[0]) if same else ""
        return f"{self._say('would', bot=reasons.bot, label=label)}{measured}"

    def _lot(self) -> Iterator[str]:
        reasons = self._reasons
        parts = []
        if reasons.worth:
            parts.append(self._worth(reasons.seat))
        if reasons.limit is not None:
            sum_n = round(reasons.limit)
            parts.append(self._say("limit", sum=self._sum(reasons.limit), sum_n=sum_n))
        if reasons.stops is not None:
            parts.append(self._say("stops", why=reasons.stops))
        yield self._phrase.besides(parts)
        seats = range(max(len(reasons.worth), len(reasons.limits)))
        if rivals := [self._rival(seat) for seat in seats if seat != reasons.seat]:
            yield self._say("reckons", rivals=", ".join(rivals))

    def _rival(self, seat: int) -> str:
        reasons, name = self._reasons, self._who(seat)
        if reasons.limits:
            name = self._say("rival-up-to", who=name, sum=self._sum(reasons.limits[seat]))
        if not reasons.worth:
            return name
        return f"{name} ({self._value(reasons.worth[seat])})"

    def _worth(self, seat: int) -> str:
        is_who = "you" if seat == self._view.viewer else "other"
        worth = self._value(self._reasons.worth[seat])
        return self._say("worth", worth=worth, who=self._who(seat), who_is=is_who)

    def _value(self, value: float) -> str:
        """Say a value in what the game is won by: points, or money."""
        if self._phrase.counts_points(self._game):
            return self._say("points", points=self._decimal(value))
        amount = round(value)
        return f"{'-' if amount < 0 else ''}{self._sum(abs(amount))}"

    def _sum(self, amount: float) -> str:
        """Say a sum in what is bid; where that has no unit of its own, they are points."""
        whole = round(amount)
        said = self._phrase.money(self._game, whole, self._view)
        is_bare = said == str(whole) and self._phrase.counts_points(self._game)
        return self._say("sum-points", count=whole) if is_bare else said

    def _others(self, others: list[Alternative]) -> str:
        few = [f"{self._label(one.action)}{self._measured(one)}" for one in others[:A_FEW]]
        rest = len(others) - len(few)
        named = self._phrase.besides(few)
        return self._say("and-more", others=named, count=rest) if rest else named

    def _measured(self, one: Alternative) -> str:
        if one.chance is not None:
            return f" ({self._wins(one)})"
        if one.value is None:
            return ""
        error = "" if one.error is None else f" ± {self._value(one.error)}"
        return f" ({self._value(one.value)}{error})"

    def _wins(self, one: Alternative) -> str:
        """Say a chance of winning and, where it was measured, its interval."""
        chance = _percent(one.chance)
        if one.low is None or one.high is None:
            return self._say("wins", chance=chance)
        low, high = _percent(one.low), _percent(one.high)
        return self._say("wins-between", chance=chance, low=low, high=high)

    def _label(self, action: NamedAction) -> str:
        return self._phrase.label(self._game, action, self._view)

    def _who(self, seat: int) -> str:
        is_reader = seat == self._view.viewer
        return self._phrase("you") if is_reader else self._phrase("seat", seat=seat)

    def _decimal(self, value: float) -> str:
        """Write one digit as the reader does, and never a nought with a minus before it."""
        text = f"{round(value, 1) + 0.0:.1f}"
        return text if self._phrase.language == ENGLISH else text.replace(".", ",")


def _percent(chance: float | None) -> str:
    return f"{100 * (chance or 0.0):.0f}"
