"""What holds for every bot: legal everywhere, decided by its seed, blind to secrets."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from tables import wander

from saleroom.bots.registry import BOTS, bot_named, bots_for
from saleroom.core.chance import below, seeded
from saleroom.core.errors import BadSetup
from saleroom.core.layout import duplicate
from saleroom.core.seats import CHANCE
from saleroom.games.modern_art.game import GAME
from saleroom.play.match import Match

TABLES = [
    (3, "1992", {}),
    (4, "1992", {}),
    (5, "2009", {}),
    (3, "2009", {"mystery_hand": True}),
    (4, "2009", {"double_proceeds": "split", "open_money": True}),
]
NAMES = bots_for(GAME)


def positions(seed: int, games: int = 8) -> Iterator[Match]:
    """Positions of random games where a seat is asked."""
    for number in range(games):
        players, edition, options = TABLES[number % len(TABLES)]
        for match in wander(Match(GAME, players, edition, options), seed + number):
            if match.asked >= 0:
                yield match


def choice(name: str, match: Match, seat: int, seed: int) -> int:
    bot = bot_named(name, match.game)
    return bot.choose(match.view(seat), match.legal(seat), match.memory(seat), seeded(seed))


def is_legal(match: Match, seat: int, action: int) -> bool:
    match.game.codec.verb_of(action)
    return int(match.game.flat.why_not(match.state, seat, action)) == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_legal_in_thousands_of_random_positions(name: str) -> None:
    seen = 0
    for match in positions(seed=100):
        for seat in match.awaited:
            seen += 1
            assert is_legal(match, seat, choice(name, match, seat, seen))
    assert seen > 3000


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_legal_in_absurd_positions(name: str) -> None:
    """Nobody has money, or one coin, or more than a game can hold."""
    numbers = seeded(5)
    seen = 0
    for number, match in enumerate(positions(seed=200, games=5)):
        absurd = match.copy()
        for seat in range(match.players):
            committed = max(absurd.state.price, absurd.state.sealed[seat])
            purse = (0, 1, 4000)[number % 3]
            absurd.state.money[seat] = max(purse, committed if below(numbers, 2) else 0)
        for seat in absurd.awaited:
            seen += 1
            assert is_legal(absurd, seat, choice(name, absurd, seat, seen))
    assert seen > 1500


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_decides_the_same_for_the_same_seed(name: str) -> None:
    for match in positions(seed=300, games=2):
        assert choice(name, match, match.asked, 9) == choice(name, match, match.asked, 9)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_does_not_know_what_its_seat_cannot_know(name: str) -> None:
    """What the seat cannot see is dealt anew, and the decision stays the same."""
    for number, match in enumerate(positions(seed=400, games=5)):
        other = match.copy()
        other.state = duplicate(match.state)
        match.game.flat.redeal(other.state, match.asked, seeded(number))
        assert choice(name, match, match.asked, 3) == choice(name, other, match.asked, 3)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_takes_over_a_game_it_has_not_heard(name: str) -> None:
    for match in positions(seed=500, games=1):
        seat = match.asked
        bot = bot_named(name, GAME)
        action = bot.choose(match.view(seat), match.legal(seat), None, seeded(1))
        assert is_legal(match, seat, action)


def test_an_unknown_bot_is_refused_and_the_nearest_name_suggested() -> None:
    with pytest.raises(BadSetup, match=r"no bot is called 'visiter' \(did you mean visitor\?\)"):
        bot_named("visiter", GAME)
    with pytest.raises(BadSetup, match="'zzz': Modern Art is played by random, visitor"):
        bot_named("zzz", GAME)


def test_a_bot_that_does_not_play_this_game_is_refused() -> None:
    other = replace(GAME, name="hearts", title="Hearts")
    with pytest.raises(BadSetup, match="visitor does not play Hearts: Hearts is played by random"):
        bot_named("visitor", other)


def test_the_random_bot_plays_any_game() -> None:
    assert bots_for(replace(GAME, name="hearts")) == ("random",)
    assert set(NAMES) == set(BOTS)


def test_no_bot_is_ever_asked_for_chance() -> None:
    match = Match(GAME, 3)
    assert match.asked == CHANCE
    assert not match.legal(0)
