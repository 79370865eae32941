"""What holds for the skill of every game: `saleroom.bots.skill` says what is asked of it."""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from fast.configurations import CONFIGURATIONS, COVERING, Configuration, at_random
from sampled import sampled

from saleroom.arena.judged_games.playing import play_games, streams_of
from saleroom.bots import skill as contract
from saleroom.bots.judging import Judging, guessed
from saleroom.bots.levels import row_of
from saleroom.bots.registry import STYLES
from saleroom.bots.skill import BY_OPTIONS, MOST_KNOTS, MOST_OPTIONS, SKILLS, Weight, skill_for
from saleroom.bots.table import BotTable
from saleroom.core.chance import below, seeded
from saleroom.core.errors import BadPackage
from saleroom.core.layout import duplicate
from saleroom.core.seats import CHANCE, MOST_PLAYERS, NOBODY
from saleroom.fast import Batch
from saleroom.laws.playing import adds_up
from saleroom.play.match import Match

LEVELS = ("visitor", "collector", "dealer")
each_game = pytest.mark.parametrize("name", sorted(SKILLS))
# Each game with every number of players, edition and set of options every time; how they meet, with
# `make soak`.
each_setup = pytest.mark.parametrize(
    "setup",
    [
        pytest.param(one, id=str(one), marks=() if one in COVERING else pytest.mark.soak)
        for one in CONFIGURATIONS
    ],
)


def auctions(setup: Configuration, seed: int) -> Iterator[tuple[int, Any]]:
    """Show a copy of every state of a random game in which a lot is being sold, numbered."""
    judged = skill_for(setup.name).judgement
    return (
        (number, duplicate(s))
        for number, s in enumerate(at_random(setup, seed))
        if judged.is_auction(s)
    )


def rows_of(setup: Configuration) -> list[Any]:
    return [skill_for(setup.name).levels[level] for level in LEVELS]


def judged_rows(setup: Configuration) -> list[Any]:
    """The rows as judgement reads them: what was learnt so far, nothing, stands behind."""
    return [(*row, *skill_for(setup.name).heard(None)) for row in rows_of(setup)]


def at_a_table(setup: Configuration, seed: int, rows: list[Any]) -> Match:
    """Play a whole game of judging bots; whatever is illegal raises."""
    match = Match(setup.game, setup.players, setup.edition, setup.options)
    bots = {seat: Judging(setup.game, row) for seat, row in enumerate(rows)}
    return BotTable(match, bots, seed).play()


@each_game
def test_a_judgement_has_every_function_of_the_contract(name: str) -> None:
    wanted = re.findall(r"^    (\w+)\(", contract.__doc__ or "", re.MULTILINE)
    assert {"worth", "season", "learn"} <= set(wanted)
    judgement = import_module(SKILLS[name].replace(".skill", ".judgement"))
    assert [one for one in wanted if not callable(getattr(judgement, one, None))] == []


@each_game
def test_a_row_of_weights_has_one_for_each_name_within_its_range(name: str) -> None:
    skill = skill_for(name)
    for level in LEVELS:
        assert len(skill.levels[level]) == len(skill.weights)
        for weight, value in zip(skill.weights, skill.levels[level], strict=True):
            assert weight.least <= value <= weight.most or level == "visitor", weight.name


@each_game
def test_what_judgement_calls_a_weight_is_its_place_in_a_row(name: str) -> None:
    module = import_module(SKILLS[name].replace(".skill", ".weights"))
    places = {key.lower(): at for key, at in vars(module).items() if type(at) is int}
    names = [weight.name for weight in skill_for(name).weights]
    assert places == {key: names.index(key) for key in places}
    assert len(places) == len(names)


def test_weights_are_put_in_order_by_name_and_none_is_missing_or_unknown() -> None:
    shade, crowd = (Weight(name, "", 0.0, 1.0) for name in ("shade", "crowd"))
    assert row_of("Visitor", (shade, crowd), crowd=0.25, shade=0.5) == (0.5, 0.25)
    with pytest.raises(BadPackage, match="Visitor lacks weight 'crowd'"):
        row_of("Visitor", (shade, crowd), shade=0.5)
    with pytest.raises(BadPackage, match="Visitor has the unknown weight 'crowd'"):
        row_of("Visitor", (shade,), shade=0.5, crowd=0.25)


@pytest.mark.soak
@each_setup
def test_all_rungs_play_hundreds_of_games(setup: Configuration) -> None:
    rows = rows_of(setup)
    for seed in range(200):
        assert at_a_table(setup, seed, [rows[(k + seed) % 3] for k in range(setup.players)]).is_over


@each_setup
def test_every_rung_does_something_legal_wherever_random_play_leads(setup: Configuration) -> None:
    rows = rows_of(setup)
    for number, s in enumerate(at_random(setup, 1)):
        tried = duplicate(s)
        action = Judging(setup.game, rows[number % 3]).decide(tried, s.asked, seeded(number))
        assert setup.game.flat.why_not(s, s.asked, action) == 0
        assert tried == s, "what is tried on a state must be undone"


@each_game
def test_every_style_does_something_legal_wherever_random_play_leads(name: str) -> None:
    setup = next(one for one in CONFIGURATIONS if one.name == name)
    rows = [*skill_for(name).styles.values()]
    assert (
        set(STYLES) - {"blocker", "racer", "challenger"}
        <= set(skill_for(name).styles)
        <= set(STYLES)
    )
    for number, s in enumerate(at_random(setup, 1)):
        row = rows[number % len(rows)]
        action = Judging(setup.game, row).decide(duplicate(s), s.asked, seeded(number))
        assert setup.game.flat.why_not(s, s.asked, action) == 0


@each_setup
def test_nobody_would_pay_more_than_he_may(setup: Configuration) -> None:
    skill, rows = skill_for(setup.name), judged_rows(setup)
    judged, book = skill.judgement, skill.book()
    for number, s in auctions(setup, 2):
        for seat in range(s.players):
            top = judged.top(s, seat)
            assert 0 <= judged.reserve(s, seat, rows[number % 3], book, 2.5) <= top
            assert 0 <= judged.outlook(s, seat, rows[number % 3], book) <= top


@each_setup
def test_settling_ends_the_auction_whatever_the_limits(setup: Configuration) -> None:
    judged, numbers = skill_for(setup.name).judgement, seeded(2)
    limits = ((0,) * 5, (4000, 0, 4000, 4000, 2))
    for number, s in auctions(setup, 3):
        lot = judged.lot_number(s)
        drawn = tuple(below(numbers, 60) for _ in range(MOST_PLAYERS))
        judged.settle(s, (*limits, drawn)[number % 3], numbers)
        over = s.asked in (NOBODY, CHANCE) or not judged.is_auction(s)
        assert over or judged.lot_number(s) != lot
        assert adds_up(setup.game, s)


@each_setup
def test_an_award_ends_the_auction_or_changes_nothing(setup: Configuration) -> None:
    judged, awarded = skill_for(setup.name).judgement, 0
    for number, s in auctions(setup, 4):
        prices = [0] * MOST_KNOTS
        count = judged.knots(s, [9, 14, 3, 20, 35][: s.players], prices)
        assert 0 < count <= MOST_KNOTS
        assert prices[:count] == sorted(set(prices[:count]))
        before, lot = duplicate(s), judged.lot_number(s)
        if not judged.award(s, number % s.players, prices[number % count]):
            assert s == before
            continue
        awarded += 1
        assert not judged.is_auction(s) or judged.lot_number(s) != lot
        assert adds_up(setup.game, s)
    assert awarded > 3


@each_setup
@pytest.mark.parametrize("step", sampled((1, 3), 3))
def test_options_are_legal_and_the_first_is_liked_best(setup: Configuration, step: int) -> None:
    """At every third decision of a game, at every one with `make soak`."""
    skill, row = skill_for(setup.name), judged_rows(setup)[2]
    judged, book = skill.judgement, skill.book()
    for number, s in enumerate(at_random(setup, 5)):
        if number % step or judged.mechanism(s) != BY_OPTIONS:
            continue
        options = [0] * MOST_OPTIONS
        count = judged.list_options(s, s.asked, options, row, book)
        assert 1 <= count == len(set(options[:count]))
        for action in options[:count]:
            assert setup.game.flat.why_not(s, s.asked, action) == 0
        liked = [judged.appeal(s, s.asked, action, row, book) for action in options[:count]]
        assert liked[0] == max(liked)


@each_setup
def test_judgement_reads_only_what_the_seat_knows(setup: Configuration) -> None:
    """The true state and a guessed one lead to the same decision."""
    match = Match(setup.game, setup.players, setup.edition, setup.options)
    seats, rows = range(setup.players), rows_of(setup)
    bots = {seat: Judging(setup.game, rows[seat % 3]) for seat in seats}
    twins = {seat: Judging(setup.game, rows[seat % 3]) for seat in seats}
    chance, numbers = seeded(6), {seat: seeded(70 + seat) for seat in seats}
    while not match.is_over:
        seat = match.asked
        if seat == CHANCE:
            match.act(CHANCE, setup.game.flat.sample(match.state, chance))
            continue
        other = guessed(setup.game, match.view(seat), match.memory(seat), numbers[seat])
        heard = match.memory(seat)
        expected = twins[seat].decide(other, seat, list(numbers[seat]), heard)
        assert bots[seat].decide(duplicate(match.state), seat, numbers[seat], heard) == expected
        match.act(seat, expected)


@each_setup
def test_compiled_tables_play_the_same_games_as_tables_of_bots(setup: Configuration) -> None:
    rows, games = rows_of(setup), 3
    seatings = (np.arange(games)[:, None] + np.arange(setup.players)) % len(LEVELS)
    ends = play_games(
        setup.game,
        np.repeat(Batch.of(setup.game, [setup.new()]).states, games),
        seatings,
        np.array(rows),
        streams_of(range(games), setup.players),
    )
    for seed in range(games):
        table = [rows[seatings[seed][seat]] for seat in range(setup.players)]
        outcome = at_a_table(setup, seed, table).outcome()
        assert outcome is not None
        assert tuple(ends[seed][1 : 1 + setup.players]) == outcome.scores
