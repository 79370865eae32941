"""Bots around a table: whole games, the same for the same seed."""

import pytest

from saleroom.bots.registry import bots_for
from saleroom.bots.table import Table, branch, played, seated
from saleroom.core.seats import CHANCE
from saleroom.games.modern_art.game import GAME
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.play.record import record_of
from saleroom.play.verify import verify


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", ["1992", "2009"])
@pytest.mark.parametrize("name", bots_for(GAME))
def test_bots_play_whole_games_that_verify(name: str, edition: str, players: int) -> None:
    match = played(Match(GAME, players, edition), [name] * players, seed=11)
    assert match.is_over
    assert verify(record_of(match)).ok


@pytest.mark.parametrize("name", GAMES)
def test_random_bots_play_every_game_of_the_house(name: str) -> None:
    game = game_named(name)
    for players in game.players:
        match = played(Match(game, players), ["random"] * players, seed=players)
        assert match.is_over
        assert verify(record_of(match)).ok


@pytest.mark.parametrize("name", bots_for(GAME))
def test_bots_play_with_the_mystery_hand(name: str) -> None:
    for seed in range(5):
        match = played(Match(GAME, 3, options={"mystery_hand": True}), [name] * 3, seed)
        assert match.is_over


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


def test_a_table_stops_where_a_person_is_asked() -> None:
    match = Match(GAME, 4, options={"first_seller": 2})
    table = Table(match, seated(GAME, ["random"] * 3, [0, 1, 3]), seed=1)
    table.play()
    assert match.asked == 2
    assert not match.is_over
    assert not table.step()


def visitor_share(games: int, players: int) -> float:
    """How often one visitor wins against random players, every seat in turn."""
    won = 0.0
    for number in range(games):
        seat = number % players
        names = ["visitor" if k == seat else "random" for k in range(players)]
        outcome = played(Match(GAME, players), names, branch(1, number)).outcome()
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


def test_a_visitor_beats_three_random_players() -> None:
    assert visitor_share(200, players=4) > 0.7


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_visitor_beats_random_players_at_every_table(players: int) -> None:
    assert visitor_share(1000, players) > 0.8
