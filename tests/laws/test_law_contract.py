"""What every game promises: what is legal as data is legal in the rules, and every game ends."""

from collections.abc import Iterator
from itertools import product

import pytest
from laws.house_tables import OPTION_SETS, TABLES, Table
from laws.playing import adds_up, played, random_move, whole_game

from saleroom.core.chance import Numbers, below, seeded
from saleroom.core.contract import edition_of, price_of
from saleroom.core.errors import IllegalNow
from saleroom.core.layout import duplicate
from saleroom.core.legal import Legal
from saleroom.core.sale import ANSWERS, SEALED, is_same_lot
from saleroom.core.seats import ALL_SEEING, CHANCE, NOBODY, SPECTATOR
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match

# No game of the house takes longer, however often somebody thinks again.
MOST_MOVES = 2500


def moments(table: Table, seed: int, every: int) -> Iterator[Match]:
    """Go through a random game and stop now and then."""
    numbers = seeded(seed)
    match = table.opened()
    while not match.is_over:
        if len(match.moves) % every == 0:
            yield match
        match.act(*random_move(match, numbers))
    yield match


def is_in(match: Match, legal: Legal, action: int) -> bool:
    """Tell whether the data say that the action is legal."""
    verb = match.game.codec.verb_of(action)
    if verb.kind != "amount":
        return action in legal.choices
    amount = action - verb.first
    return any(a.verb == verb.name and a.least <= amount <= a.most for a in legal.amounts)


def worth_trying(match: Match, legal: Legal, numbers: Numbers) -> list[int]:
    """Every choice; of amounts the edges of what is legal, and some in between and beyond."""
    actions = list(range(match.game.choices))
    for verb in match.game.codec.verbs.values():
        if verb.kind == "amount":
            edges = {0, 1, verb.count - 1}
            for a in legal.amounts:
                edges |= {a.least - 1, a.least, a.most, a.most + 1}
            edges |= {below(numbers, verb.count) for _ in range(3)}
            edges |= {below(numbers, 200) for _ in range(8)}
            actions += [verb.first + edge for edge in edges if 0 <= edge < verb.count]
    return actions


def assert_data_and_rules_agree(match: Match, actions: list[int], seat: int, legal: Legal) -> None:
    for action in actions:
        code = match.game.flat.why_not(match.state, seat, action)
        assert (code == 0) == is_in(match, legal, action), match.game.codec.decode(action)
        assert code == 0 or match.game.refused(match.state, seat, code).paragraph


def test_every_game_of_the_house_is_tested() -> None:
    assert OPTION_SETS.keys() == GAMES.keys()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_legal_as_data_is_what_the_rules_allow(table: Table) -> None:
    numbers = seeded(7)
    for match in moments(table, 11, 5):
        for seat in range(table.players):
            legal = match.legal(seat)
            if match.asked >= 0:
                tried = worth_trying(match, legal, numbers)
                assert_data_and_rules_agree(match, tried, seat, legal)
            else:
                assert not legal


@pytest.mark.parametrize("table", TABLES[::5], ids=str)
def test_every_single_amount_agrees_too(table: Table) -> None:
    for match in moments(table, 12, 60):
        if match.asked < 0:
            continue
        verbs = [verb for verb in match.game.codec.verbs.values() if verb.kind == "amount"]
        amounts = [verb.first + k for verb in verbs for k in range(verb.count)]
        for seat in range(table.players):
            assert_data_and_rules_agree(match, amounts, seat, match.legal(seat))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whoever_is_waited_for_has_something_to_do(table: Table) -> None:
    for match in moments(table, 13, 1):
        if match.is_over:
            assert match.awaited == ()
            assert not any(match.legal(seat) for seat in (*range(table.players), CHANCE))
        else:
            assert match.asked in match.awaited
            assert all(match.legal(seat) for seat in match.awaited)
            assert set(match.awaited) <= {*range(table.players), CHANCE}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everything_legal_can_be_done_and_leaves_something_to_do(table: Table) -> None:
    numbers = seeded(15)
    for match in moments(table, 14, 23):
        for seat in range(table.players):
            legal = match.legal(seat)
            for action in worth_trying(match, legal, numbers):
                if is_in(match, legal, action):
                    after = match.copy()
                    after.act(seat, action)
                    assert after.moves[-1] == (seat, action)
                    assert adds_up(match.game, after.state)
                    assert after.is_over or after.awaited
                    assert all(after.legal(other) for other in after.awaited)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_illegal_action_changes_nothing(table: Table) -> None:
    numbers = seeded(16)
    for match in moments(table, 17, 37):
        if match.is_over:
            continue
        before = match.copy()
        for seat in range(table.players):
            legal = match.legal(seat)
            for action in worth_trying(match, legal, numbers):
                if not is_in(match, legal, action):
                    with pytest.raises(IllegalNow):
                        match.act(seat, action)
        assert (match.state, match.moves) == (before.state, before.moves)
        assert match._told == before._told
        assert match.state.told == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_state_of_a_game_adds_up(table: Table) -> None:
    for match in moments(table, 18, 3):
        assert adds_up(match.game, match.state)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_game_ends_with_scores_and_ranks(table: Table) -> None:
    for seed in range(20, 24):
        match = whole_game(table, seed)
        assert len(match.moves) < MOST_MOVES
        outcome = match.outcome()
        assert outcome is not None
        seats = range(table.players)
        standings = [match.game.flat.standing(match.state, seat) for seat in seats]
        assert outcome.scores == tuple(match.game.flat.score(match.state, seat) for seat in seats)
        assert outcome.winners == tuple(s for s in seats if standings[s] == max(standings))
        assert [outcome.ranks[seat] for seat in outcome.winners] == [1] * len(outcome.winners)
        for one, other in product(seats, seats):
            better = standings[one] > standings[other]
            assert better == (outcome.ranks[one] < outcome.ranks[other])
        assert match.game.flat.starter(match.state) in seats
        assert outcome.why
        assert outcome.paragraph


@pytest.mark.parametrize("table", TABLES[::4], ids=str)
def test_random_play_brings_everything_legal_and_nothing_else(table: Table) -> None:
    numbers = seeded(25)
    for match in moments(table, 26, 40):
        for seat in match.awaited:
            if seat == CHANCE:
                drawn = {match.game.flat.sample(match.state, numbers) for _ in range(900)}
                assert drawn == set(match.legal(CHANCE).choices)
            else:
                legal = match.legal(seat)
                picked = {match.game.flat.pick(match.state, seat, numbers) for _ in range(600)}
                assert all(is_in(match, legal, action) for action in picked)
                assert set(legal.choices) <= picked


@pytest.mark.parametrize("table", TABLES[::4], ids=str)
def test_chance_draws_as_often_as_the_weights_say(table: Table) -> None:
    numbers = seeded(31)
    draws = 2000
    for match in moments(table, 32, 50):
        if match.asked != CHANCE:
            continue
        ways = bytearray(match.game.outcomes)
        match.game.flat.mark_outcomes(match.state, ways)
        drawn = [0] * len(ways)
        for _ in range(draws):
            drawn[match.game.flat.sample(match.state, numbers)] += 1
        expected = [draws * n / sum(ways) for n in ways]
        off = sum((d - e) ** 2 / e for d, e in zip(drawn, expected, strict=True) if e)
        freedom = sum(n > 0 for n in ways) - 1
        assert off <= freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("table", TABLES[::4], ids=str)
def test_random_play_brings_every_amount(table: Table) -> None:
    numbers = seeded(27)
    covered = 0
    for match in moments(table, 28, 3):
        for seat in match.awaited:
            for a in match.legal(seat).amounts if seat != CHANCE else ():
                if a.most - a.least < 40:
                    first = match.game.codec.verbs[a.verb].first
                    picked = {match.game.flat.pick(match.state, seat, numbers) for _ in range(800)}
                    assert {first + k for k in range(a.least, a.most + 1)} <= picked
                    covered += 1
        if covered > 5:
            break


@pytest.mark.parametrize("name", GAMES)
def test_the_two_forms_of_an_action_are_one_to_one(name: str) -> None:
    game = game_named(name)
    for codec in (game.codec, game.chance_codec):
        numbers = [verb.first + k for verb in codec.verbs.values() for k in range(verb.count)]
        assert len(set(numbers)) == len(numbers)
        for action in numbers:
            named = codec.decode(action)
            assert len(named) == 1
            assert codec.encode(named) == action
        assert len({str(codec.decode(action)) for action in numbers}) == len(numbers)


@pytest.mark.parametrize("name", GAMES)
def test_choices_come_first_and_amounts_after(name: str) -> None:
    game = game_named(name)
    for verb in game.codec.verbs.values():
        if verb.kind == "amount":
            assert verb.first >= game.choices
        else:
            assert verb.first + verb.count <= game.choices
        assert verb.kind != "bare" or verb.count == 1
    assert all(v.first + v.count <= game.outcomes for v in game.chance_codec.verbs.values())


@pytest.mark.parametrize("table", TABLES[::5], ids=str)
def test_asking_changes_nothing(table: Table) -> None:
    match = played(table.opened(), seeded(29), 130)
    before = duplicate(match.state)
    for seat in range(table.players):
        match.legal(seat)
        match.view(seat)
        match.memory(seat)
    assert match.state == before
    assert match.state.told == []


@pytest.mark.parametrize("table", TABLES[::2], ids=str)
def test_a_sale_says_what_all_see_and_is_answered_by_its_verbs(table: Table) -> None:
    for match in moments(table, 33, 1):
        sale = match.game.sale(match.state)
        if sale is None:
            continue
        assert sale.mechanism in match.game.mechanisms
        assert {sale.leader, sale.seller} <= {NOBODY, *range(table.players)}
        if sale.mechanism != SEALED:
            view = match.view(SPECTATOR)
            assert sale.price == view.price
            assert sale.leader == (NOBODY if view.leader is None else view.leader)
        for seat in match.awaited:
            verbs = {amounts.verb for amounts in match.legal(seat).amounts}
            verbs |= {match.game.codec.verb_of(c).name for c in match.legal(seat).choices}
            assert verbs & set(ANSWERS[sale.mechanism])


@pytest.mark.parametrize("table", TABLES[::4], ids=str)
def test_what_is_sold_is_on_offer_no_more(table: Table) -> None:
    before, sold = None, 0
    for match in moments(table, 34, 1):
        sale = match.game.sale(match.state)
        if {code for code, *_ in match.told_since(len(match.moves) - 1)} & match.game.sales:
            assert sale is None or not is_same_lot(before, sale)
            sold += 1
        before = sale
    assert sold


@pytest.mark.parametrize("name", GAMES)
def test_every_way_of_selling_that_a_game_names_occurs(name: str) -> None:
    game = game_named(name)
    table = next(table for table in TABLES if table.game == name)
    sales = (game.sale(match.state) for match in moments(table, 36, 1))
    assert {sale.mechanism for sale in sales if sale is not None} == set(game.mechanisms)


@pytest.mark.parametrize("table", TABLES[::2], ids=str)
def test_every_view_says_what_all_views_say(table: Table) -> None:
    seats = range(table.players)
    for match in moments(table, 38, 7):
        for viewer in (*seats, SPECTATOR, ALL_SEEING):
            view = match.view(viewer)
            assert (view.viewer, view.players) == (viewer, table.players)
            assert view.phase
            assert edition_of(view, match.game) == table.edition
            assert price_of(view, match.game) >= 0
            assert set(match.awaited) <= set(view.to_act) <= {CHANCE, *seats}
        purse = match.game.purse
        if purse is not None:
            assert match.view(ALL_SEEING).money == tuple(purse(match.state, k) for k in seats)


def test_nobody_is_asked_when_it_is_over() -> None:
    match = whole_game(TABLES[-1], 30)
    assert match.asked == NOBODY
    assert match.game.flat.awaited(match.state) == 0
