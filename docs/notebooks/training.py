# /// script
# dependencies = ["marimo", "saleroom[research]"]
# ///
"""Training a small agent with a mask against the house's bots."""

import marimo

app = marimo.App()

with app.setup:
    import marimo as mo
    from learner import Learner, train
    from matplotlib.figure import Figure


@app.cell
def _():
    mo.md(
        """
        # Training an agent

        `learner.py`, beside this notebook, is a learner of some 250 lines with NumPy alone:
        proximal policy optimisation with a mask, over an array of games in which bots of the
        house sit on the other three seats and decide inside compiled code. It is rewarded with the
        money that it is ahead of the others, decision by decision. Bids are a few multiples of
        what Dealer would think the lot worth; when to sell what, whether to bid and how far is
        learnt.

        Here it learns against three Visitors. At every point of the curve it plays 1,000 games
        against three Visitors and 1,000 against three Collectors, whom it has never met, without
        learning, each time the same deals. Par is 25 %.
        """
    )
    return


@app.cell
def _():
    batches, every, lanes, steps, games = 200, 20, 256, 64, 1000
    return batches, every, games, lanes, steps


@app.cell
def _(batches, every, games, lanes, steps):
    curve = []
    learner = Learner("visitor", seed=1, lanes=lanes)
    train(learner, batches, report=curve.append, every=every, games=games, steps=steps)
    return (curve,)


@app.cell
def _(curve):
    lines = []
    for point in curve:
        visitors, collectors = (f"{100 * point[name][0]:.1f}" for name in ("visitor", "collector"))
        lines.append(
            f"{point['decisions']:9,} decisions {point['cpu_seconds']:6.1f} s"
            f"  Visitors {visitors:>5} %  Collectors {collectors:>5} %"
        )
    "\n".join(lines)
    return


@app.cell
def _(curve):
    figure = Figure(figsize=(6, 3.4), layout="constrained")
    axes = figure.subplots()
    for name, label in (("visitor", "three Visitors"), ("collector", "three Collectors")):
        means, errors = zip(*(point[name] for point in curve), strict=True)
        axes.errorbar(
            [point["decisions"] / 1e6 for point in curve],
            [100 * mean for mean in means],
            [196 * error for error in errors],
            marker="o",
            label=f"against {label}",
        )
    axes.axhline(25, color="grey", linestyle=":", label="par")
    axes.set_xlabel("decisions learnt from, millions")
    axes.set_ylabel("victories, %")
    axes.legend(frameon=False)
    figure
    return


if __name__ == "__main__":
    app.run()
