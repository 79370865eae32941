"""Our games in OpenSpiel: its own checks pass, a seat learns what it heard and no more."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, sample_some_states
from research.spiel_checks import api_test, games_sim_test

from saleroom.core.seats import CHANCE
from saleroom.games.registry import GAMES as HOUSE
from saleroom.play.match import Match
from saleroom.research.openspiel import GAMES, REDUCED_NAME, spiel_name

NAMES = tuple(map(spiel_name, HOUSE))
# Any option as a parameter, and both utilities that sum to nothing.
TABLES = (
    "saleroom_modern_art(players=4,edition=2009,open_money=True,first_seller=1,utility=win)",
    "saleroom_modern_art(mystery_hand=True,double_proceeds=new_seller,recall=8)",
    "saleroom_alles_futsch(players=5,boards=vase+clock+painting+furniture+sculpture,utility=margin)",
    "saleroom_canaletto(players=4,hidden_values=True,price_step=5)",
    "saleroom_moderne_zeiten(players=5,track=shuffled,price_step=10,recall=0)",
)


def moved(state: Any, moves: int, seed: int = 1) -> Any:
    """Let chance and random players make so many moves, or play to the end."""
    numbers = random.Random(seed)  # noqa: S311  # no secret
    while moves and not state.is_terminal():
        state.apply_action(numbers.choice(state.legal_actions()))
        moves -= 1
    return state


def at_decision(name: str, moves: int, seed: int = 1) -> Any:
    state = moved(pyspiel.load_game(name).new_initial_state(), moves, seed)
    while state.is_chance_node():
        moved(state, 1, seed)
    return state


def tensor(state: Any) -> list[float]:
    """What a player knows as numbers, but for a bound that Moderne Zeiten's guess leaves loose."""
    game = state.get_game()
    numbers = state.information_state_tensor()
    for field in game.encoding.fields:
        if field.name == "stock_most":
            numbers[field.first : field.first + field.cells] = [0] * field.cells
    return list(numbers)


# OpenSpiel's own checks


def test_every_game_that_can_be_played_is_registered() -> None:
    assert set(GAMES) <= set(pyspiel.registered_names())
    assert set(NAMES) <= set(GAMES)


@pytest.mark.parametrize("name", [*NAMES, *TABLES])
def test_random_simulation(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_games_sim(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "check",
    [name for name in vars(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")],
)
def test_api(name: str, check: str) -> None:
    case: Any = api_test.EnforceAPIOnPartialTreeBase(check)
    case.game = pyspiel.load_game(name)
    case.game_name = name
    case.game_type = case.game.get_type()
    case.some_states = sample_some_states.sample_some_states(case.game, max_states=6)
    getattr(case, check)()


# What is kept


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_its_own_way_and_a_written_state_comes_back(name: str) -> None:
    state = at_decision(name, 150)
    before = str(state)
    texts = [state.information_state_string(p) for p in range(state.num_players())]
    other = state.clone()
    moved(other, 20, seed=2)
    assert str(state) == before
    assert [state.information_state_string(p) for p in range(state.num_players())] == texts
    back = pickle.loads(pickle.dumps(state))  # noqa: S301  # our own
    assert str(back) == before
    assert [back.information_state_string(p) for p in range(state.num_players())] == texts
    assert moved(back, 20, seed=2).returns() == moved(state, 20, seed=2).returns()


@pytest.mark.parametrize("name", HOUSE)
def test_the_same_moves_give_the_same_game_as_at_a_table(name: str) -> None:
    state = moved(pyspiel.load_game(spiel_name(name)).new_initial_state(), -1)
    match = Match(name, state.num_players())
    for action in state.history():
        match.act(match.asked, action)
    outcome = match.outcome()
    assert outcome is not None
    assert tuple(state.returns()) == outcome.scores


# What a seat knows


@pytest.mark.parametrize("name", NAMES)
def test_what_is_legal_likely_and_seen_is_what_the_ordinary_rules_say(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    game = state.get_game().rules
    numbers = random.Random(4)  # noqa: S311  # no secret
    for move in range(150):
        s = state.table.past.s
        if state.is_terminal():
            break
        if state.is_chance_node():
            ways = [0] * game.outcomes
            game.flat.mark_outcomes(s, ways)
            expected = [(k, n / sum(ways)) for k, n in enumerate(ways) if n]
            assert state.chance_outcomes() == expected
        else:
            seat = state.current_player()
            flat, mask = game.flat, [0] * game.choices
            flat.mark_choices(s, seat, mask)
            legal = [action for action, marked in enumerate(mask) if marked]
            if verb := flat.amount_verb(s, seat):
                least, most = flat.least_amount(s, seat), flat.most_amount(s, seat)
                legal += range(verb + least, verb + most + 1)
            assert state.legal_actions() == legal
            if move % 10 == 0:
                seen = state.get_game().encoding.observed(s, seat)
                assert state.observation_tensor() == state.observation_tensor(seat) == list(seen)
                assert pyspiel.State.observation_tensor(state, seat) == list(seen)
        state.apply_action(numbers.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_has_all_that_it_heard_and_did_and_nothing_else(name: str) -> None:
    state = at_decision(name, 140)
    players = state.num_players()
    match = Match(GAMES[name], players)
    did: list[list[str]] = [[] for _ in range(players)]
    for action in state.history():
        seat = match.asked
        if seat != CHANCE:
            ((verb, value),) = match.game.codec.decode(action).items()
            did[seat].append(f"do {verb}" if value is True else f"do {verb} {value}")
        match.act(seat, action)
    for seat in range(players):
        lines = state.information_state_string(seat).splitlines()
        assert lines[0] == f"seat {seat}"
        own = [line for line in lines if line.startswith("do ")]
        heard = [line for line in lines[1:] if not line.startswith("do ")]
        assert own == did[seat]
        assert heard == [
            " ".join([event.name, *(f"{k}={n}" for k, n in event.data.items())])
            for _, event in match.heard(seat)
        ]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("moves", [110, 190, 260])
def test_a_world_looks_the_same_to_whom_it_was_made_for(name: str, moves: int) -> None:
    state = at_decision(name, moves)
    if state.is_terminal():
        return
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(3):
        world = state.resample_from_infostate(player, sampler)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string() == state.information_state_string()
        assert tensor(world) == tensor(state)
        assert world.observation_string() == state.observation_string()
        assert moved(pickle.loads(pickle.dumps(world)), -1).is_terminal()  # noqa: S301  # our own


@pytest.mark.parametrize("name", [spiel_name(name) for name in HOUSE])
def test_whoever_looks_before_the_first_move_writes_nothing_that_others_look_at(name: str) -> None:
    """All games begin at one table: two threads that looked there saw each other's cards."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    assert state.table is game.new_initial_state().table
    before = state.table.slates.tobytes()
    look = game.make_py_observer()
    for player in range(game.num_players()):
        state.observation_tensor(player)
        look.set_from(state, player)
    assert state.table.slates.tobytes() == before


def test_worlds_differ_in_what_others_hold() -> None:
    state = at_decision("saleroom_modern_art", 120)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(5)]
    other = (player + 1) % 3
    assert len({world.observation_string(other) for world in worlds}) == 5


def test_chance_has_its_probabilities() -> None:
    state = pyspiel.load_game("saleroom_alles_futsch").new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(p for _, p in outcomes) == pytest.approx(1)
        assert [outcome for outcome, _ in outcomes] == state.legal_actions()
        moved(state, 1)


def test_few_prices() -> None:
    state = pyspiel.load_game("saleroom_modern_art(price_step=25)").new_initial_state()
    numbers, offered = random.Random(3), set()  # noqa: S311  # no secret
    while not state.is_terminal() and state.move_number() < 250:
        legal = state.legal_actions()
        if state.current_player() >= 0:
            offered |= {state.action_to_string(action) for action in legal}
        state.apply_action(numbers.choice(legal))
    bids = {int(text.removeprefix("bid ")) for text in offered if text.startswith("bid ")}
    assert bids
    assert all(bid % 25 == 0 for bid in bids)


def test_ismcts_plays_to_the_end() -> None:
    game = pyspiel.load_game("saleroom_alles_futsch(utility=win,price_step=10)")
    numbers = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, numbers),
        uct_c=1.0,
        max_simulations=3,
        random_state=numbers,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            moved(state, 1)
        else:
            state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(0)


# The reduced game


@pytest.fixture(scope="module")
def whole_tree() -> Any:
    """OpenSpiel's checks of a whole tree, on the smallest of our games."""
    case: Any = type("WholeTree", (api_test.EnforceAPIOnFullTreeBase,), {})
    case.game = pyspiel.load_game(REDUCED_NAME)
    case.game_name = REDUCED_NAME
    case.setUpClass()
    return case


@pytest.mark.parametrize(
    "check",
    [
        name
        for name in vars(api_test.EnforceAPIOnFullTreeBase)
        if name.startswith("test_") and "number" not in name and "perfect_recall" not in name
    ],
)
def test_api_on_the_whole_tree(whole_tree: Any, check: str) -> None:
    getattr(whole_tree(check), check)()


def test_the_reduced_tree_has_perfect_recall_and_its_size(whole_tree: Any) -> None:
    states = whole_tree.all_states
    assert sum(state.is_chance_node() for state in states) == 5
    assert sum(state.is_player_node() for state in states) == 213
    assert sum(state.is_terminal() for state in states) == 144
    assert len(api_test._assert_is_perfect_recall(whole_tree.game)) == 173


@pytest.mark.parametrize("name", [REDUCED_NAME, f"{REDUCED_NAME}(hand=2,deck=6,price_step=5)"])
def test_the_reduced_game_passes_the_same_checks(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)
    for seed in range(20):
        state = at_decision(name, 4 + seed % 8, seed)
        while not state.is_terminal():
            player = state.current_player()
            world = state.resample_from_infostate(player, lambda: seed / 20)  # noqa: B023  # at once
            assert world.information_state_string() == state.information_state_string()
            assert tensor(world) == tensor(state)
            assert world.legal_actions() == state.legal_actions()
            moved(state, 1, seed)


def test_every_hand_of_the_reduced_deal_is_as_likely() -> None:
    dealt: dict[tuple[int, ...], float] = {}

    def deal(state: Any, chance: float, drawn: tuple[int, ...]) -> None:
        if not state.is_chance_node():
            dealt[drawn] = chance
            return
        for outcome, p in state.chance_outcomes():
            deal(state.child(outcome), chance * p, (*drawn, outcome))

    deal(pyspiel.load_game(f"{REDUCED_NAME}(hand=2,deck=5)").new_initial_state(), 1, ())
    assert len(dealt) == 10 * 3
    assert all(p == pytest.approx(1 / 30) for p in dealt.values())


def test_cfr_solves_the_reduced_game() -> None:
    stake = 30  # what is in a purse
    game = pyspiel.convert_to_cached_tree(pyspiel.load_game(REDUCED_NAME))
    solver = pyspiel.CFRPlusSolver(game)
    found = []
    for _ in range(30):
        solver.evaluate_and_update_policy()
        found.append(pyspiel.exploitability(game, solver.average_policy()))
    assert found[0] > 0.05 * stake
    assert found[9] < found[4] < found[0]
    assert found[-1] < 0.01 * stake


# Bad input


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("saleroom_modern_art(colour=red)", "Unknown parameter 'colour'"),
        ("saleroom_modern_art(players=7)", "for 3, 4, 5 players, not 7"),
        ("saleroom_modern_art(edition=1999)", "no edition '1999'"),
        ("saleroom_modern_art(first_seller=3)", "no seat 3"),
        ("saleroom_modern_art(utility=fame)", "“fame” cannot be chosen"),
        ("saleroom_modern_art(price_step=0)", "at least 1 is needed, not 0"),
        ("saleroom_alles_futsch(boards=vase)", "boards"),
        ("saleroom_moderne_zeiten(shares=1+x)", "shares"),
        (f"{REDUCED_NAME}(hand=2,deck=3)", "deck: a number from 4 to 6 is needed, not 3"),
    ],
)
def test_a_bad_parameter_is_named(name: str, why: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=why):
        pyspiel.load_game(name)


def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing() -> None:
    state = at_decision("saleroom_modern_art(price_step=10)", 71)
    before, history = str(state), state.history()
    with pytest.raises(pyspiel.SpielError, match="MA-8"):
        state.apply_action(GAMES["saleroom_modern_art"].codec.encode({"bid": 7}))
    with pytest.raises(pyspiel.SpielError, match="12345678"):
        state.apply_action(12345678)
    assert (str(state), state.history()) == (before, history)
    with pytest.raises(pyspiel.SpielError, match="chance is not asked"):
        state.chance_outcomes()


def test_a_price_off_the_grid_is_refused() -> None:
    state = at_decision("saleroom_canaletto(price_step=5)", 60)
    bids = [a for a in state.legal_actions() if state.action_to_string(a).startswith("bid ")]
    while not bids:
        moved(state, 1)
        bids = [a for a in state.legal_actions() if state.action_to_string(a).startswith("bid ")]
    with pytest.raises(pyspiel.SpielError, match="multiples of 5"):
        state.apply_action(bids[0] + 1)


def test_a_player_who_is_not_there_is_refused() -> None:
    state = at_decision("saleroom_modern_art", 71)
    assert state.legal_actions((state.current_player() + 1) % 3) == []
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for ask in (state.legal_actions, lambda p: state.resample_from_infostate(p, sampler)):
        with pytest.raises(pyspiel.SpielError, match="not 3"):
            ask(3)
    with pytest.raises(pyspiel.SpielError):
        state.information_state_string(3)


def test_nothing_happens_after_the_end() -> None:
    state = moved(pyspiel.load_game("saleroom_alles_futsch").new_initial_state(), -1)
    assert state.legal_actions() == []
    with pytest.raises(pyspiel.SpielError, match="over"):
        state.apply_action(0)


@pytest.mark.parametrize("name", [*NAMES, REDUCED_NAME])
def test_a_tensor_is_the_observation_as_decimals_of_its_own(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    encoding = state.get_game().encoding
    for moves in range(0, 60, 7):
        moved(state, 7, seed=moves)
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            told = state.observation_tensor(player)
            assert type(told) is list
            assert {*map(type, told)} == {float}
            assert told == encoding.observed(state.table.past.s, player).tolist()
            told[:] = [0.5] * len(told)  # whoever writes into it writes into his own
            assert state.observation_tensor(player) != told


@pytest.mark.parametrize("name", [*NAMES, REDUCED_NAME])
def test_what_is_not_legal_changes_nothing_from_the_first_move_on(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    for seed in range(40):
        if state.is_terminal():
            break
        before, legal = state.history(), state.legal_actions()
        for strange in (-1, 1 << 40, max(legal) + 1):
            with pytest.raises(pyspiel.SpielError):
                state.apply_action(strange)
        assert (state.history(), state.legal_actions()) == (before, legal)
        moved(state, 1, seed)
    fresh = state.get_game().new_initial_state()
    assert fresh.history() == []
    assert fresh.is_chance_node()


def test_who_looks_is_a_whole_number() -> None:
    state = at_decision("saleroom_modern_art", 90)
    told = state.observation_tensor(1)
    assert state.observation_tensor(np.int64(1)) == told
    for strange in (1.5, 1.0, "1", 2**70):
        with pytest.raises(TypeError):
            state.observation_tensor(strange)
    observer = state.get_game().make_py_observer()
    with pytest.raises(TypeError):
        observer.set_from(state, 1.5)
    observer.set_from(state, np.int64(1))
    assert observer.tensor.tolist() == told
