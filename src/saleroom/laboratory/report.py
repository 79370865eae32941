"""An experiment as a page of one file, like the arena's. Its plots need the extra `arena`."""

from collections.abc import Iterator, Sequence
from html import escape

from saleroom.arena.report import plots
from saleroom.arena.report.page import card, muted, table, whole, written
from saleroom.arena.statistics import Estimate
from saleroom.arena.tournament.intervals import Measured
from saleroom.games.registry import game_named
from saleroom.laboratory.findings import ArmFound, Findings
from saleroom.messages.languages import ENGLISH
from saleroom.text.speaking import Phrases

# By measure its factor, unit and digits; what it is called and means are messages.
FIGURES = {
    "revenue": (1, "", 2),
    "price": (1, "", 2),
    "price_of_best": (100, " %", 1),
    "efficient": (100, " %", 1),
    "worth_of_best": (100, " %", 1),
    "above_worth": (1, "", 2),
    "above_return": (1, "", 2),
    "bought_by_seller": (100, " %", 1),
    "bids": (1, "", 2),
    "lots": (1, "", 1),
    "decisions": (1, "", 0),
    "score": (1, "", 1),
}
PLOTTED = ("revenue", "worth_of_best", "above_return", "bids")


def page(found: Findings, language: str = ENGLISH) -> str:
    """Return the whole page."""
    phrase, experiment = Phrases(language), found.experiment
    summary = phrase.report(
        "lab",
        game=phrase.title(game_named(experiment.game)),
        players=experiment.players,
        deals=found.deals,
        arms=len(found.arms),
        bot=experiment.worth,
    )
    return whole(experiment.title, escape(summary), "", _cards(found, phrase), phrase)


def _cards(found: Findings, phrase: Phrases) -> Iterator[str]:
    say = phrase.report
    yield card(say("lab.measures"), _measures(found, phrase), wide=True)
    for name in PLOTTED:
        heading, meaning = _called(name, phrase)
        factor, unit, _ = FIGURES[name]
        rows = [(arm.name, _measured(_value(arm, name), factor)) for arm in found.arms]
        yield card(heading, plots.intervals(heading, rows, f"{meaning}{_in_brackets(unit)}"))
    yield card(say("lab.winning"), _shares(found, "from_starter", say("lab.from-starter"), phrase))
    yield card(say("lab.buying"), _shares(found, "by_place", say("lab.from-seller"), phrase))
    yield card(say("lab.played"), _setting(found, phrase), wide=True)


def _called(name: str, phrase: Phrases) -> tuple[str, str]:
    """What a measure is called, and what it means."""
    message = f"lab-{name}".replace("_", "-")
    return phrase.report(message), phrase.report(f"{message}.means")


def _in_brackets(unit: str) -> str:
    return f" ({unit.strip()})" if unit.strip() else ""


def _value(arm: ArmFound, name: str) -> Estimate:
    return next(one.value for one in arm.measures if one.measure == name)


def _measured(value: Estimate, factor: float = 1) -> Measured:
    return Measured(factor * value.mean, factor * value.low, factor * value.high)


def _measures(found: Findings, phrase: Phrases) -> str:
    rows = []
    for place, (name, (factor, unit, digits)) in enumerate(FIGURES.items()):
        heading, meaning = _called(name, phrase)
        cells = [f'<th scope="row">{heading}<small>{meaning}</small></th>']
        for arm in found.arms:
            one = arm.measures[place]
            text = written(phrase, _measured(one.value), digits, factor, unit)
            if one.difference is not None:
                differs = written(phrase, _measured(one.difference), digits, factor, unit)
                text += f'<br><span class="muted">Δ {differs}</span>'
            cells.append(f"<td>{text}</td>")
        rows.append(cells)
    return table(("", *(escape(arm.name) for arm in found.arms)), rows)


def _shares(found: Findings, field: str, told: str, phrase: Phrases) -> str:
    rows = []
    for arm in found.arms:
        values: Sequence[Estimate] = getattr(arm, field)
        cells = [f"<td>{written(phrase, _measured(value), 1, 100, ' %')}</td>" for value in values]
        rows.append((f'<th scope="row">{escape(arm.name)}</th>', *cells))
    places = (str(1 + place) for place in range(found.experiment.players))
    return f"{muted(told)}{table(('', *places), rows)}"


def _setting(found: Findings, phrase: Phrases) -> str:
    experiment = found.experiment
    listed = "\n".join(
        f"<dt>{escape(arm.name)}</dt><dd>{escape(_arm(found, place, phrase))}</dd>"
        for place, arm in enumerate(experiment.arms)
    )
    seed = f"<dt>{phrase.report('measured.seed')}</dt><dd>{experiment.seed}</dd>"
    return f"<dl>\n{seed}\n{listed}\n</dl>"


def _arm(found: Findings, place: int, phrase: Phrases) -> str:
    arm = found.experiment.arms[place]
    parts = [phrase.report("arm", way=arm.selling or "printed")]
    if arm.payout is not None:
        parts.append(phrase.report("arm.payout", sums=", ".join(map(str, arm.payout))))
    parts += [f"{name}={value}" for name, value in arm.options.items()]
    parts.append(phrase.report("arm.bots", names=", ".join(found.experiment.bots_in(arm))))
    return "; ".join(parts)
