# /// script
# dependencies = ["marimo", "saleroom[research]"]
# ///
"""The worth of a double: every lot as a row, read with polars."""

import marimo

app = marimo.App()

with app.setup:
    import marimo as mo
    import polars as pl
    from matplotlib.figure import Figure

    from saleroom.games.modern_art.components import ARTIST_OF
    from saleroom.laboratory.experiment import Arm, Experiment
    from saleroom.laboratory.running import run


@app.cell
def _():
    mo.md(
        """
        # What a double is worth

        A double sells two paintings of one artist in one lot. Does it bring twice what one
        brings? Dealers play; every lot is a row; a pair is compared with single paintings of the
        same artist in the same game.
        """
    )
    return


@app.cell
def _():
    games, bot = 60, "dealer"
    return bot, games


@app.cell
def _(bot, games):
    experiment = Experiment(
        title="Doubles",
        game="modern-art",
        players=4,
        bots=(bot,),
        arms=(Arm(name="as printed"),),
        games=games,
        seed=1605,
        worth=bot,
    )
    rows = [
        {
            "game": deal.number,
            "artist": ARTIST_OF[lot.things[0]],
            "paintings": len(lot.things),
            "price": lot.price,
            "paid": lot.paid,
        }
        for deal in run(experiment)
        for lot in deal.games[0].lots
        if lot.price and lot.things
    ]
    lots = pl.DataFrame(rows)
    return (lots,)


@app.cell
def _(lots):
    by_size = (
        lots.group_by("paintings")
        .agg(pl.len().alias("lots"), pl.col("price", "paid").mean().round(1))
        .sort("paintings")
    )
    "\n".join(str(row) for row in by_size.iter_rows(named=True))
    return


@app.cell
def _(lots):
    singles = (
        lots.filter(pl.col("paintings") == 1)
        .group_by("game", "artist")
        .agg(pl.col("price").mean().alias("single"))
    )
    pairs = (
        lots.filter(pl.col("paintings") == 2)
        .join(singles, on=("game", "artist"))
        .with_columns((pl.col("price") / (2 * pl.col("single"))).alias("of_two"))
    )
    f"{len(pairs)} pairs; the median brings {pairs['of_two'].median() or 0:.2f} of two prices"
    return (pairs,)


@app.cell
def _(pairs):
    figure = Figure(figsize=(6, 3.4), layout="constrained")
    axes = figure.subplots()
    axes.plot(2 * pairs["single"], pairs["price"], "o", alpha=0.4)
    most = max([1.0, *pairs["price"]])
    axes.plot([0, most], [0, most], color="grey", linestyle=":", label="twice a single price")
    axes.set_xlabel("twice the mean price of one painting, same artist, same game")
    axes.set_ylabel("price of the pair")
    axes.legend(frameon=False)
    figure
    return


if __name__ == "__main__":
    app.run()
