"""Bots around a table: whole games, the same for the same seed."""

from itertools import product

import pytest
from sampled import sampled

from saleroom.bots.registry import LADDER, SEARCHERS
from saleroom.bots.table import BotTable, bots_at, branch, played
from saleroom.core.seats import CHANCE
from saleroom.games.modern_art.game import GAME
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.play.record import record_of
from saleroom.play.verify import verify

THINKERS = [name for name in LADDER if name not in SEARCHERS]


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize("name", GAMES)
def test_bots_play_whole_games_that_verify(name: str, bot: str) -> None:
    """Every bot at every other table of a game; all four sit at all of them."""
    game = game_named(name)
    tables = list(product(game.editions, game.players))
    for edition, players in tables[THINKERS.index(bot) % 2 :: 2]:
        match = played(Match(game, players, edition), [bot] * players, seed=players)
        assert match.is_over
        assert verify(record_of(match)).ok


@pytest.mark.parametrize("bot", THINKERS)
def test_bots_play_with_the_mystery_hand(bot: str) -> None:
    for seed in range(3):
        match = played(Match(GAME, 3, options={"mystery_hand": True}), [bot] * 3, seed)
        assert match.is_over


# Those whose search is compiled every time (bot_positions.py).
@pytest.mark.parametrize("name", sampled(GAMES, "modern-art", "canaletto"))
def test_a_whole_ladder_sits_at_one_table(name: str) -> None:
    game = game_named(name)
    players = game.players[-1]
    names = [*THINKERS, "expert:worlds=2", "master:worlds=2"][-players:]
    games = [played(Match(game, players), names, seed=9) for _ in range(2)]
    assert games[0].is_over
    assert games[0].moves == games[1].moves
    assert verify(record_of(games[0])).ok


def test_the_same_seed_is_the_same_game() -> None:
    names = ["visitor", "random", "visitor", "random"]
    games = [played(Match(GAME, 4), names, seed).moves for seed in (7, 7, 8)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_other_bots_do_not_change_the_deal() -> None:
    deals = [
        [move for move in played(Match(GAME, 4), [name] * 4, 7).moves if move.seat == CHANCE]
        for name in ("random", "visitor")
    ]
    assert deals[0] == deals[1]


def test_any_whole_number_is_a_seed_and_neighbours_share_nothing() -> None:
    seeds = [branch(seed, number) for seed in (-1, 0, 1, 2**62, 2**200 + 2) for number in range(50)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_reasons_are_those_of_the_bot_that_is_asked() -> None:
    match = Match(GAME, 4, options={"first_seller": 2})
    table = BotTable(match, bots_at(GAME, ["dealer", "random", "visitor"], [0, 1, 2]), seed=1)
    while match.asked == CHANCE:
        assert table.reasons() is None
        table.step()
    reasons = table.reasons()
    assert reasons is not None
    assert (reasons.bot, reasons.seat) == ("visitor", 2)
    table.play()
    assert match.asked == 3
    assert table.reasons() is None


def test_a_table_stops_where_a_person_is_asked() -> None:
    match = Match(GAME, 4, options={"first_seller": 2})
    table = BotTable(match, bots_at(GAME, ["random"] * 3, [0, 1, 3]), seed=1)
    table.play()
    assert match.asked == 2
    assert not match.is_over
    assert not table.step()


def share(hero: str, others: str, game: str, games: int, players: int) -> float:
    """How often one bot wins against a table of others, every seat in turn."""
    won = 0.0
    for number in range(games):
        seat = number % players
        names = [hero if k == seat else others for k in range(players)]
        outcome = played(Match(game_named(game), players), names, branch(1, number)).outcome()
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


@pytest.mark.parametrize("name", sampled(GAMES, "modern-art", "alles-futsch"))
def test_a_dealer_beats_three_random_players(name: str) -> None:
    assert share("dealer", "random", name, 24, players=4) > 0.6


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_a_visitor_beats_random_players_at_every_table(name: str) -> None:
    for players in game_named(name).players:
        assert share("visitor", "random", name, 400, players) > 1.2 / players
