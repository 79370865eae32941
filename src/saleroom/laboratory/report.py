"""An experiment as a page of one file, like the arena's. Its plots need the extra `arena`."""

from collections.abc import Iterator, Sequence
from html import escape

from saleroom.arena.report import plots
from saleroom.arena.report.page import card, table, whole, written
from saleroom.arena.statistics import Estimate
from saleroom.arena.tournament.intervals import Measured
from saleroom.games.registry import game_named
from saleroom.laboratory.findings import ArmFound, Findings

# By measure: what it is called, what it means, its factor, unit and digits.
TOLD = {
    "revenue": ("Seller's revenue", "what a lot brings its seller, in money", 1, "", 2),
    "price": ("Price", "what is paid for a lot", 1, "", 2),
    "price_of_best": ("Price of the best worth", "price over the most it is worth", 100, " %", 1),
    "efficient": ("Efficient lots", "went to somebody to whom they are worth most", 100, " %", 1),
    "worth_of_best": ("Efficiency", "worth to the buyer over the most it is worth", 100, " %", 1),
    "above_worth": ("Paid above worth", "price less worth to the buyer", 1, "", 2),
    "above_return": ("Overpaid in the end", "price less what it paid back", 1, "", 2),
    "bought_by_seller": ("Bought by the seller", "of all lots", 100, " %", 1),
    "bids": ("Bids", "for a lot", 1, "", 2),
    "lots": ("Lots", "in a game", 1, "", 1),
    "decisions": ("Decisions", "in a game", 1, "", 0),
    "score": ("Score", "mean of all players", 1, "", 1),
}
PLOTTED = ("revenue", "worth_of_best", "above_return", "bids")


def page(found: Findings) -> str:
    """Return the whole page."""
    experiment = found.experiment
    summary = (
        f"{game_named(experiment.game).title}, {experiment.players} players: {found.deals:,} "
        f"deals, each played in {len(found.arms)} arms by the same bots. Intervals are 95 % over "
        f"deals; "
        f"differences are from the first arm, deal by deal. Worth is {escape(experiment.worth)}'s "
        f"estimate from what each seat may know when the lot comes up."
    )
    return whole(experiment.title, summary, "", _cards(found))


def _cards(found: Findings) -> Iterator[str]:
    yield card("What was measured", _measures(found), wide=True)
    for name in PLOTTED:
        heading, meaning, factor, unit, _ = TOLD[name]
        rows = [(arm.name, _measured(_value(arm, name), factor)) for arm in found.arms]
        yield card(heading, plots.intervals(heading, rows, f"{meaning}{_in_brackets(unit)}"))
    yield card("Victories by place", _shares(found, "from_starter", "from the first seller on"))
    told = "from the seller's left on; the seller is the last"
    yield card("Who buys", _shares(found, "by_place", told))
    yield card("How it was played", _setting(found), wide=True)


def _in_brackets(unit: str) -> str:
    return f" ({unit.strip()})" if unit.strip() else ""


def _value(arm: ArmFound, name: str) -> Estimate:
    return next(one.value for one in arm.measures if one.measure == name)


def _measured(value: Estimate, factor: float = 1) -> Measured:
    return Measured(factor * value.mean, factor * value.low, factor * value.high)


def _measures(found: Findings) -> str:
    rows = []
    for place, (heading, meaning, factor, unit, digits) in enumerate(TOLD.values()):
        cells = [f'<th scope="row">{heading}<small>{meaning}</small></th>']
        for arm in found.arms:
            one = arm.measures[place]
            text = written(_measured(one.value), digits, factor, unit)
            if one.difference is not None:
                differs = written(_measured(one.difference), digits, factor, unit)
                text += f'<br><span class="muted">Δ {differs}</span>'
            cells.append(f"<td>{text}</td>")
        rows.append(cells)
    return table(("", *(escape(arm.name) for arm in found.arms)), rows)


def _shares(found: Findings, field: str, told: str) -> str:
    rows = []
    for arm in found.arms:
        values: Sequence[Estimate] = getattr(arm, field)
        cells = [f"<td>{written(_measured(value), 1, 100, ' %')}</td>" for value in values]
        rows.append((f'<th scope="row">{escape(arm.name)}</th>', *cells))
    places = (str(1 + place) for place in range(found.experiment.players))
    return f'<p class="muted">In places {told}.</p>{table(("", *places), rows)}'


def _setting(found: Findings) -> str:
    experiment = found.experiment
    listed = "\n".join(
        f"<dt>{escape(arm.name)}</dt><dd>{escape(_arm(found, place))}</dd>"
        for place, arm in enumerate(experiment.arms)
    )
    return f"<dl>\n<dt>seed</dt><dd>{experiment.seed}</dd>\n{listed}\n</dl>"


def _arm(found: Findings, place: int) -> str:
    arm = found.experiment.arms[place]
    parts = [f"sold {'as printed' if arm.selling is None else arm.selling.replace('_', ' ')}"]
    if arm.payout is not None:
        parts.append(f"payout {', '.join(map(str, arm.payout))}")
    parts += [f"{name}={value}" for name, value in arm.options.items()]
    parts.append(f"bots {', '.join(found.experiment.bots_in(arm))}")
    return "; ".join(parts)
