# /// script
# dependencies = ["marimo", "saleroom[research]"]
# ///
"""Auctions compared: the same deals, everything sold in one way."""

import marimo

app = marimo.App()

with app.setup:
    import marimo as mo
    from matplotlib.figure import Figure

    from saleroom.laboratory.experiment import Arm, Experiment
    from saleroom.laboratory.findings import findings
    from saleroom.laboratory.running import run


@app.cell
def _():
    mo.md(
        """
        # Auctions compared

        The same deals are played several times, and all that is no double is sold in one way:
        outcry, sealed with the first price, and sealed with the second price, which is on no card.
        Theory says that the last brings what outcry brings.
        """
    )
    return


@app.cell
def _():
    games, bot = 30, "dealer"
    return bot, games


@app.cell
def _(bot, games):
    experiment = Experiment(
        title="Three ways of selling",
        game="modern-art",
        players=4,
        bots=(bot,),
        arms=tuple(Arm(name=way, selling=way) for way in ("outcry", "second_price", "sealed")),
        games=games,
        seed=1606,
        worth=bot,
    )
    found = findings(experiment, run(experiment))
    return (found,)


@app.cell
def _(found):
    measures = ("revenue", "worth_of_best", "bids")
    lines = []
    for arm in found.arms:
        known = {one.measure: one.value for one in arm.measures}
        values = (f"{m} {known[m].mean:.2f} ± {known[m].mean - known[m].low:.2f}" for m in measures)
        lines.append(f"{arm.name:13} {', '.join(values)}")
    "\n".join(lines)
    return


@app.cell
def _(found):
    figure = Figure(figsize=(6, 2.4), layout="constrained")
    axes = figure.subplots()
    for place, one_arm in enumerate(found.arms):
        revenue = one_arm.measures[0].value
        axes.errorbar(revenue.mean, place, xerr=revenue.mean - revenue.low, marker="o", capsize=3)
    axes.set_yticks(range(len(found.arms)), [one.name.replace("_", " ") for one in found.arms])
    axes.set_ylim(len(found.arms) - 0.5, -0.5)
    axes.set_xlabel("seller's revenue a lot, 95 % over deals")
    figure
    return


if __name__ == "__main__":
    app.run()
