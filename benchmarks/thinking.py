"""How long bots think, on one core: rollouts, judged games and decisions at a table, side by side.

    make bench ARGS=...                         runs the playouts; this one is run by itself:
    .venv/bin/python benchmarks/thinking.py     all games, all numbers of players
    .venv/bin/python benchmarks/thinking.py --game canaletto --games 4 --bot master

A rollout is a world of the first decision played to the end of its stage by Dealer's judgement, and
`random` the same world played out at random to the end: their ratio is what judgement costs.
"""

import argparse
import time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from saleroom.bots.judging import Judging
from saleroom.bots.registry import SEARCHERS
from saleroom.bots.search import kernels
from saleroom.bots.search.searching import Searching
from saleroom.bots.search.warming import warm_up
from saleroom.bots.skill import MOST_OPTIONS, skill_for
from saleroom.core.chance import seeded
from saleroom.core.contract import Game
from saleroom.core.seats import CHANCE, MOST_PLAYERS
from saleroom.fast import Batch, compiled
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match

ROLLOUTS = 400
COLUMNS = ("game", "players", "random", "rollout", "ratio", "bot", "decisions", "p50", "p95", "max")


def rollout_seconds(game: Game, players: int) -> tuple[float, float]:
    """Measure a random playout and a rollout from the first decision of a game."""
    batch = Batch.new(game, np.arange(ROLLOUTS), players)
    began = time.process_time()
    batch.copy().play_out()
    at_random = (time.process_time() - began) / ROLLOUTS
    skill = skill_for(game.name)
    kernel: Any = compiled(game, kernels, skill.judgement)
    row = np.array((*skill.levels["dealer"], *skill.heard(None)))
    rows = np.repeat(row[np.newaxis], MOST_PLAYERS, axis=0)
    book = np.array(skill.book())
    first = batch.states[:1]
    seat = int(first["asked"][0])
    options = np.zeros(MOST_OPTIONS, np.int64)
    kernel.list_them(first, seat, options, rows[0], book)
    worlds = np.zeros(2 + kernels.DEEPEST, first.dtype)
    began = time.process_time()
    search = kernels.Search(first, worlds, rows[np.newaxis], book, np.arange(ROLLOUTS))
    kernel.try_options(
        search, seat, 0, ROLLOUTS, options[:1], np.ones(1, np.bool_), 10.0,
        np.zeros((ROLLOUTS, 1)), np.zeros((ROLLOUTS, 1)), 0,
    )  # fmt: skip
    return at_random, (time.process_time() - began) / ROLLOUTS


def decision_seconds(game: Game, players: int, games: int, bot: str) -> dict[str, list[float]]:
    """Let one that searches play among Dealers, and time every decision of both."""
    taken: dict[str, list[float]] = {"dealer": [], bot: []}
    for number in range(games):
        match = Match(game, players)
        dealer = skill_for(game.name).levels["dealer"]
        bots: dict[int, Any] = {seat: Judging(game, dealer) for seat in range(1, players)}
        bots[0] = Searching(game, name=bot)
        numbers = seeded(number)
        while not match.is_over:
            seat = match.asked
            if seat == CHANCE:
                match.act(CHANCE, game.flat.sample(match.state, numbers))
                continue
            view, legal, memory = match.view(seat), match.legal(seat), match.memory(seat)
            began = time.process_time()
            action = bots[seat].choose(view, legal, memory, numbers)
            taken[bot if seat == 0 else "dealer"].append(time.process_time() - began)
            match.act(seat, action)
    return taken


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--games", type=int, default=6, help="games of Expert at each table")
    parser.add_argument("--players", type=int, action="append")
    parser.add_argument("--bot", choices=SEARCHERS, default="expert", help="who searches")
    asked = parser.parse_args()
    table = Table(*COLUMNS, title="microseconds of one core; decisions in milliseconds")
    for name in asked.game or GAMES:
        game = game_named(name)
        warm_up(game)
        for players in asked.players or game.players:
            rollout_seconds(game, players)
            at_random, rollout = rollout_seconds(game, players)
            for bot, taken in decision_seconds(game, players, asked.games, asked.bot).items():
                times = np.array(taken) * 1e3
                figures = (*np.percentile(times, (50, 95)), times.max())
                table.add_row(
                    name, str(players), f"{at_random * 1e6:.0f}", f"{rollout * 1e6:.0f}",
                    f"{rollout / at_random:.1f}", bot, str(len(times)),
                    *(f"{figure:.2f}" for figure in figures),
                )  # fmt: skip
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
