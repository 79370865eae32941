"""What a seat can know: events and their audience, memory, and worlds guessed from a view."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest
from matches import at_random, heard
from moderne_zeiten.positions import acting, counts, dealt, lay, opened, sell, spaces_of

from saleroom.core.chance import below, seeded
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING, SPECTATOR
from saleroom.games.moderne_zeiten.events import EVENT_KINDS
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.laws.playing import adds_up
from saleroom.play.match import Match

AVIATION, TELECOM = (counts(f"1 {name}").index(1) for name in ("aviation", "telecom"))
TABLES = [
    (3, {}),
    (4, {"track": "shuffled"}),
    (5, {"open_money": True, "shares": (30, 25, 20, 16, 14)}),
]


def wandering(players: int, options: dict[str, object], seed: int) -> Iterator[Match]:
    """Yield a random game after every move."""
    return at_random(Match(GAME, players, options=options), seed)


@pytest.mark.rule("MZ-7")
def test_only_the_drawing_of_single_shares_is_private() -> None:
    private = {kind.name for kind in EVENT_KINDS.values() if kind.private or kind.secret}
    assert private == {"share_drawn"}


def test_every_kind_of_event_happens_in_some_game_and_nobody_misses_a_public_one() -> None:
    seen = {"no_auction", "stuck"}  # shown in test_mz_supply; random games hardly get there
    for seed in range(6):
        players, options = TABLES[seed % 3]
        *_, match = wandering(players, options, seed)
        told = [what.event.name for what in match.heard(ALL_SEEING)]
        seen |= set(told)
        public = [name for name in told if name != "share_drawn"]
        for viewer in (*range(players), SPECTATOR):
            names = [what.event.name for what in match.heard(viewer)]
            assert [name for name in names if name != "share_drawn"] == public
    assert seen == {kind.name for kind in EVENT_KINDS.values()}


# Memory


@pytest.mark.rule("MZ-7", "MZ-11")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whoever_listens_knows_every_purse(players: int, options: dict[str, object]) -> None:
    for match in wandering(players, options, 5):
        if match.asked >= 0:
            for viewer in (0, SPECTATOR):
                assert match.memory(viewer).money == tuple(match.state.money[:players])


@pytest.mark.rule("MZ-11")
def test_shares_of_a_lot_are_remembered_until_they_are_laid() -> None:
    match = opened("4 telecom, 4 shipping", lot="2 telecom, 1 aviation")
    sell(match, to=0, at=1)
    assert match.memory(1).shown[0] == tuple(counts("2 telecom, 1 aviation"))
    lay(match, 0, "3 telecom")
    assert match.memory(1).shown[0] == tuple(counts("1 aviation"))
    lay(match, 0, "1 shipping")
    assert match.memory(SPECTATOR).shown == ((0, 1, 0, 0, 0), (0,) * 5, (0,) * 5)
    assert match.state.shown[0] == [0, 1, 0, 0, 0]


@pytest.mark.rule("MZ-20")
def test_what_a_renewed_stock_can_hold_is_remembered() -> None:
    renewals, left = 0, ()
    for match in chain(*(wandering(5, {}, seed) for seed in range(3))):
        stock, now = tuple(match.state.stock), len(match.moves) - 1
        fresh = heard(match, "stock_renewed", since=now)
        up = Counter(what["industry"] for what in heard(match, "turned_up", since=now))
        left = stock if fresh else tuple(most - up[k] for k, most in enumerate(left))
        for viewer in (0, 1, SPECTATOR):
            memory = match.memory(viewer)
            if fresh:
                assert memory.stock_most == stock
            elif memory is not None and memory.stock_most is not None:
                assert all(a <= b for a, b in zip(stock, memory.stock_most, strict=True))
        if memory is not None:
            assert tuple(map(tuple, match.state.shown)) == memory.shown
        if memory is not None and memory.stock_most is not None:
            assert memory.stock_most == left, "but for what others drew"
            assert memory.stock_most == tuple(match.state.stock_most)
        renewals += len(fresh)
    assert renewals


@pytest.mark.rule("MZ-20")
def test_own_draws_are_known_to_have_left_the_renewed_stock() -> None:
    own = Counter[int]()
    for match in wandering(5, {}, 0):
        now = len(match.moves) - 1
        own.update(what["industry"] for what in heard(match, "share_drawn", 0, now))
        if heard(match, "stock_renewed", since=now):
            own.clear()
        mine, common = match.memory(0), match.memory(SPECTATOR)
        if common is not None and common.stock_most is not None:
            pairs = zip(common.stock_most, mine.stock_most, strict=True)
            assert [a - b for a, b in pairs] == [own[k] for k in range(5)]
    assert own.total()


# Worlds for search


def check_guesses(match: Match, numbers: list[int]) -> None:
    for viewer in (*range(match.players), SPECTATOR, ALL_SEEING):
        shown = match.view(viewer)
        memory = match.memory(viewer)
        for known in (None, memory):
            world = GAME.guess(shown, known, numbers)
            assert adds_up(GAME, world)
            assert GAME.view(world, viewer) == shown
        assert world.money == match.state.money
        if memory is not None:
            for seat in range(match.players):
                pairs = zip(memory.shown[seat], world.hand[seat], strict=True)
                assert all(a <= b for a, b in pairs)
            most = memory.stock_most or world.shares
            assert tuple(world.stock_most) == tuple(most)
            assert all(a <= b for a, b in zip(world.stock, most, strict=True))


@pytest.mark.rule("MZ-7", "MZ-14")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_guessed_world_agrees_with_all_the_seat_has_seen(
    players: int, options: dict[str, object]
) -> None:
    numbers = seeded(players)
    for match in wandering(players, options, 11):
        if below(numbers, 4) == 0:
            check_guesses(match, numbers)


@pytest.mark.rule("MZ-7")
def test_who_has_not_listened_takes_the_purses_of_others_for_even() -> None:
    match = opened("4 telecom, 4 shipping", lot="2 telecom, 1 aviation")
    sell(match, to=0, at=10)
    shown = match.view(0)
    assert GAME.guess(shown, None, seeded(1)).money[:3] == [5, 20, 20]
    bidding = msgspec.structs.replace(shown, leader=1, price=30)
    assert GAME.guess(bidding, None, seeded(1)).money[:3] == [5, 30, 10]
    everything = msgspec.structs.replace(shown, leader=1, price=40)
    assert GAME.guess(everything, None, seeded(1)).money[:3] == [5, 40, 0]
    odd = msgspec.structs.replace(shown, money=(6, None, None))
    assert GAME.guess(odd, None, seeded(1)).money[:3] == [6, 20, 19]


def test_an_all_seeing_guess_is_the_truth() -> None:
    for match in wandering(4, {}, 3):
        world = GAME.guess(match.view(ALL_SEEING), match.memory(ALL_SEEING), seeded(1))
        world.shown, world.stock_most = match.state.shown, match.state.stock_most
        assert world == match.state


@pytest.mark.rule("MZ-14")
def test_who_has_begun_to_lay_can_reach_a_majority_in_every_guessed_world() -> None:
    """Seat 0 has laid one shipping against four: he must hold four more, whatever else."""
    match = acting(
        hands={0: "5 shipping"},
        laid={1: "4 shipping, 9 telecom"},
        squares={1: [k for k in range(1, 31) if k not in (4, 12)]},
    )
    lay(match, 0, "1 shipping")
    for seed in range(50):
        world = GAME.guess(match.view(1), None, seeded(seed))
        assert adds_up(GAME, world)
        assert world.hand[0] == [4, 0, 0, 0, 0]


@pytest.mark.rule("MZ-14", "MZ-20")
def test_what_is_promised_leaves_room_for_what_must_be_in_hands() -> None:
    """The stock was renewed without three shares, so seat 0 has no room for two shipping."""
    ahead = {*spaces_of(industry="shipping"), *spaces_of(industry="aviation")}
    match = acting(
        hands={0: "1 shipping, 2 aviation", 2: "1 telecom"},
        laid={1: "2 shipping, 1 aviation"},
        squares={1: [k for k in range(1, 31) if k not in ahead]},
    )
    lay(match, 0, "1 shipping")
    for k in (AVIATION, TELECOM):
        match.state.stock_most[k] = match.state.stock[k]
    assert set(hands_dealt_anew(match)) == {tuple(counts("2 aviation"))}


@pytest.mark.rule("MZ-14")
def test_any_majority_that_can_be_reached_is_promised() -> None:
    """Seat 0 has laid one shipping against two, and took an aviation from a lot."""
    ahead = {*spaces_of(industry="shipping"), *spaces_of(industry="aviation")}
    match = acting(
        hands={0: "3 shipping, 1 aviation"},
        laid={1: "2 shipping, 2 aviation"},
        squares={1: [k for k in range(1, 31) if k not in ahead]},
    )
    lay(match, 0, "1 shipping")
    match.state.shown[0][AVIATION] = 1
    promised = {tuple(counts(hand)) for hand in ("2 shipping, 1 aviation", "3 aviation")}
    found = hands_dealt_anew(match)
    assert set(found) == promised
    assert min(found.values()) > 20, "one as likely as the other"


@pytest.mark.rule("MZ-14")
def test_the_last_shares_of_an_industry_can_be_what_is_promised() -> None:
    match = acting(
        hands={0: "3 aviation"},
        laid={1: "2 aviation"},
        discards="16 aviation",
        squares={1: [k for k in range(1, 31) if k not in spaces_of(industry="aviation")]},
    )
    match.state.shown[0][AVIATION] = 1
    match.state.turn_of = match.state.asked = 0
    lay(match, 0, "1 aviation")
    assert set(hands_dealt_anew(match)) == {tuple(counts("2 aviation"))}


def hands_dealt_anew(match: Match) -> Counter[tuple[int, ...]]:
    """Return what seat 0 can hold for all that seat 1 knows, and how often of 80 times it does."""
    found = Counter[tuple[int, ...]]()
    for seed in range(80):
        world = duplicate(match.state)
        GAME.flat.redeal(world, 1, seeded(seed))
        found[tuple(world.hand[0])] += 1
    return found


def test_redealing_keeps_all_that_the_seat_knows() -> None:
    for match in wandering(4, {}, 8):
        for seat in (0, 3, SPECTATOR):
            world = duplicate(match.state)
            GAME.flat.redeal(world, seat, seeded(len(match.moves)))
            assert adds_up(GAME, world)
            assert GAME.view(world, seat) == match.view(seat)
            assert world.money == match.state.money


def test_what_is_dealt_anew_does_not_depend_on_what_was_there() -> None:
    match = opened("8 shipping", "8 aviation", "8 telecom")
    other = opened("8 shipping", "8 telecom", "8 aviation")
    for seed in range(20):
        worlds = [duplicate(match.state), duplicate(other.state)]
        for world in worlds:
            GAME.flat.redeal(world, 0, seeded(seed))
        assert worlds[0] == worlds[1]


def test_what_the_seat_has_wholly_is_dealt_to_nobody() -> None:
    match = dealt("8 shipping", "8 aviation", "8 aviation", shares=(8, 30, 27, 20, 20))
    for seed in range(20):
        world = duplicate(match.state)
        GAME.flat.redeal(world, 0, seeded(seed))
        assert [hand[0] for hand in (*world.hand[1:], world.stock)] == [0] * len(world.hand)
        assert min(world.stock) >= 0


def test_what_cannot_be_in_the_stock_may_be_in_any_hand() -> None:
    match = dealt("8 shipping")
    match.state.stock_most[0] = 12  # of the 13 that seat 0 does not see
    holders = set()
    for seed in range(60):
        world = duplicate(match.state)
        GAME.flat.redeal(world, 0, seeded(seed))
        assert world.stock[0] <= 12
        holders |= {seat for seat in (1, 2) if not world.hand[3 - seat][0]}
    assert holders == {1, 2}


def test_hidden_shares_are_dealt_to_all_hidden_places_alike() -> None:
    """13 of the 97 hidden shares are shipping, so a hand of 8 holds 8 * 13 / 97 on average."""
    match = dealt("8 shipping")
    hidden = 21 - 8
    total = 0
    rounds = 2000
    for seed in range(rounds):
        world = duplicate(match.state)
        GAME.flat.redeal(world, 0, seeded(seed))
        total += world.hand[1][0]
    expected = 8 * hidden / 97
    assert abs(total / rounds - expected) < 0.1
