"""What holds for every bot and game: legal everywhere, decided by its seed, blind to secrets."""

import pytest
from bot_positions import (
    EVERYBODY,
    JUDGING,
    PLAYERS,
    Player,
    decision,
    decision_of_a_newcomer,
    is_legal,
    positions,
    tables_of,
    wander,
)

from saleroom.bots.registry import SEARCHERS, bot_named
from saleroom.core.chance import seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import CHANCE
from saleroom.games.registry import game_named
from saleroom.laws.secrecy import secrets_of
from saleroom.play.match import Match


def how_many(player: Player, usual: int) -> int:
    """A search takes long, so it is tried in fewer positions."""
    return usual // 8 if player.bot.startswith(SEARCHERS) else usual


@EVERYBODY
def test_a_bot_is_legal_in_positions_of_random_play(player: Player) -> None:
    bot = bot_named(player.bot, game_named(player.game))
    for number, match in enumerate(positions(player.game, 100, how_many(player, 80))):
        for seat in match.awaited:
            assert is_legal(match, seat, decision(player, match, seat, number, bot))


@EVERYBODY
def test_a_bot_is_legal_in_absurd_positions(player: Player) -> None:
    """Hardly anybody has money, or one has all, or debts are huge."""
    bot = bot_named(player.bot, game_named(player.game))
    there = positions(player.game, 200, how_many(player, 160), absurd=True)
    for number, match in enumerate(there):
        action = decision_of_a_newcomer(match, match.asked, number, bot)
        assert is_legal(match, match.asked, action)


@EVERYBODY
def test_a_bot_decides_the_same_for_the_same_seed(player: Player) -> None:
    for match in positions(player.game, 300, how_many(player, 40)):
        seat = match.asked
        first = decision(player, match, seat, 9)
        assert first == decision(player, match, seat, 9)


@EVERYBODY
def test_a_bot_does_not_know_what_is_dealt_anew(player: Player) -> None:
    """What the seat cannot see is dealt anew, and the decision stays the same."""
    for number, match in enumerate(positions(player.game, 400, how_many(player, 64))):
        seat = match.asked
        other = match.copy()
        other.state = duplicate(match.state)
        match.game.flat.redeal(other.state, seat, seeded(number))
        assert other.view(seat) == match.view(seat)
        assert decision(player, match, seat, 3) == decision(player, other, seat, 3)


@EVERYBODY
def test_a_bot_decides_the_same_in_games_its_seat_cannot_tell_apart(player: Player) -> None:
    """A whole game is told anew with other secrets: other hands, other sealed bids."""
    told_anew = secrets_of(player.game).told_anew
    seen = 0
    for seed, table in enumerate(tables_of(player.game) * 3):
        for match in wander(table.opened(), seed):
            if match.asked == CHANCE or len(match.moves) % 67:
                continue
            seat = match.asked
            other = Match(match.game, match.players, match.edition, match.options)
            for step in told_anew(match, seat, seeded(seed)):
                for move in step:
                    other.act(*move)
            seen += 1
            assert decision(player, match, seat, seed) == decision(player, other, seat, seed)
            if seen >= how_many(player, 24):
                return
    assert seen


@EVERYBODY
def test_a_bot_takes_over_a_game_it_has_not_heard(player: Player) -> None:
    game = game_named(player.game)
    for match in positions(player.game, 500, how_many(player, 40)):
        seat = match.asked
        bot = bot_named(player.bot, game)
        assert is_legal(match, seat, decision_of_a_newcomer(match, seat, 1, bot))


def test_no_bot_is_ever_asked_for_chance() -> None:
    match = Match(game_named("modern-art"), 3)
    assert match.asked == CHANCE
    assert not match.legal(0)


# Twelve players of judgement; together they decide in a million positions.
ENOUGH = 1_000_000 // len(JUDGING) + 1


@pytest.mark.soak
@pytest.mark.parametrize("player", JUDGING, ids=str)
def test_judging_bots_are_legal_in_a_million_positions(player: Player) -> None:
    bot = bot_named(player.bot, game_named(player.game))
    for absurd in (False, True):
        there = positions(player.game, 10_000, ENOUGH // 2 + 1, absurd=absurd)
        for seen, match in enumerate(there):
            action = decision_of_a_newcomer(match, match.asked, seen, bot)
            assert is_legal(match, match.asked, action)


@pytest.mark.soak
@pytest.mark.parametrize("player", [p for p in PLAYERS if p not in JUDGING], ids=str)
def test_the_other_bots_are_legal_in_many_positions(player: Player) -> None:
    bot = bot_named(player.bot, game_named(player.game))
    for seen, match in enumerate(positions(player.game, 20_000, 20_000)):
        assert is_legal(match, match.asked, decision(player, match, match.asked, seen, bot))
