# /// script
# dependencies = ["marimo", "saleroom[research]"]
# ///
"""A first experiment: many games, a share with its interval, a plot."""

import marimo

app = marimo.App()

with app.setup:
    import marimo as mo
    from matplotlib.figure import Figure

    from saleroom import simulate


@app.cell
def _():
    mo.md(
        """
        # A first experiment

        Does it help to begin? Players who decide at random play many games of Modern Art, and we
        count who wins: the first seller, the player on the left, and so on. Such games are played
        inside compiled code, some hundred thousand a second, so there is no need to be modest.
        """
    )
    return


@app.cell
def _():
    games = 50_000
    return (games,)


@app.cell
def _(games):
    found = {size: simulate("modern-art", players=size, games=games, seed=1) for size in (3, 4, 5)}
    return (found,)


@app.cell
def _(found):
    lines = []
    for players, summary in found.items():
        shares = [f"{100 * seat.wins.mean:.1f}" for seat in summary.from_starter]
        lines.append(f"{players} players: {', '.join(shares)} % (par {100 * summary.par:.1f})")
    "\n".join(lines)
    return


@app.cell
def _(found):
    figure = Figure(figsize=(6, 3), layout="constrained")
    axes = figure.subplots()
    for count, one in found.items():
        shares_over_par = [seat.wins.mean / one.par for seat in one.from_starter]
        reach = [(seat.wins.high - seat.wins.mean) / one.par for seat in one.from_starter]
        axes.errorbar(range(count), shares_over_par, reach, marker="o", label=f"{count} players")
    axes.axhline(1, color="grey", linestyle=":")
    axes.set_xticks(range(5), ["first seller", "1 left", "2 left", "3 left", "4 left"])
    axes.set_ylabel("victories over par")
    axes.legend(frameon=False)
    figure
    return


@app.cell
def _():
    mo.md(
        """
        Every game has its own seed, counted up from the one given, so the same line gives the same
        games on any machine. Random players overpay by far: what is true of them need not be true
        of anybody who plays well. `bots="dealer"` asks those; it takes seconds a game in place of
        microseconds, because they think.
        """
    )
    return


if __name__ == "__main__":
    app.run()
