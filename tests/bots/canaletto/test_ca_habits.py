"""What a listener learns of rivals in Canaletto, and the rivals a search reckons with by that."""

from statistics import fmean

import pytest
from canaletto.positions import bid, pass_by, table
from matches import wander

from saleroom.bots.canaletto import judgement
from saleroom.bots.canaletto.habits import (
    BEFORE,
    CHARACTERS,
    KINDS,
    MOST_MOOD,
    Chances,
    as_it_was,
    chances,
    heard_of,
    mood_below,
)
from saleroom.bots.canaletto.levels import COLLECTOR
from saleroom.bots.canaletto.rivals import supposed
from saleroom.bots.canaletto.weights import NOISE, SHARE
from saleroom.bots.likely import TABLES
from saleroom.bots.mood import mood
from saleroom.bots.search.searching import Searching
from saleroom.bots.search.seating import tables_for
from saleroom.bots.skill import skill_for
from saleroom.bots.table import BotTable, bots_at, played
from saleroom.core.chance import seeded
from saleroom.core.seats import SPECTATOR
from saleroom.games.canaletto.game import GAME
from saleroom.games.canaletto.hearing import Lot, Memory
from saleroom.play.match import Match

SKILL = skill_for("canaletto")
DEALER_LIKE, COLLECTOR_LIKE, HOARDER_LIKE, VISITOR_LIKE = range(len(CHARACTERS))


def learnt(match: Match, lots: int | None = None) -> tuple[Chances, ...]:
    """How likely each type of each seat is to one who heard so many lots of this match."""
    memory: Memory = match.memory(SPECTATOR)
    return chances(Memory(memory.points, memory.markers, lots=memory.lots[:lots]))


def expected(likely: Chances, what: str) -> float:
    return sum(chance * getattr(kind, what) for chance, kind in zip(likely, KINDS, strict=True))


def share_of(likely: Chances, *characters: int) -> float:
    pairs = zip(likely, KINDS, strict=True)
    return sum(chance for chance, kind in pairs if kind.character in characters)


# What was heard


@pytest.mark.rule("CA-8")
def test_a_bid_says_at_least_and_a_pass_at_most() -> None:
    match = table()
    bid(match, 0, 3)
    pass_by(match, 1)
    bid(match, 2, 7)
    pass_by(match, 3)
    lot = match.memory(0).lot
    assert [heard_of(lot, seat) for seat in range(4)] == [(3, None), (0, 3), (7, None), (0, 7)]


@pytest.mark.rule("CA-8")
def test_who_opens_must_bid_so_a_bid_of_one_says_nothing() -> None:
    match = table()
    bid(match, 0, 1)
    assert heard_of(match.memory(0).lot, 0) == (0, None)
    assert chances(match.memory(0)) == (BEFORE,) * 4
    bid(match, 1, 2)
    assert heard_of(match.memory(0).lot, 1) == (2, None)
    pass_by(match, 2, 3, 0)
    assert heard_of(match.memory(0).lots[0], 0) == (0, 2)


def test_what_was_said_of_a_lot_on_offer_counts_already() -> None:
    match = table()
    bid(match, 0, 9)
    before = chances(match.memory(0))[1]
    pass_by(match, 1)
    assert expected(chances(match.memory(0))[1], "scale") < expected(before, "scale")


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("hidden_values", [False, True])
def test_a_lot_is_judged_as_it_was_when_it_was_put_up(players: int, hidden_values: bool) -> None:  # noqa: FBT001  # a parameter
    match = Match(GAME, players, options={"hidden_values": hidden_values})
    rows = [(*row, 0.0) for row in CHARACTERS]
    compared = 0
    for _ in wander(match, 3):
        memory, s = match.memory(0), match.state
        if memory is None or memory.lot is None or s.price:
            continue
        then = as_it_was((*memory.lots, memory.lot))
        for seat in range(players):
            for row in rows:
                price = judgement.fair_price(s, seat, row, ())
                assert judgement.fair_price(then, seat, row, ()) == price
                compared += 1
    assert compared > 100


def test_a_mood_is_below_a_number_as_often_as_is_reckoned() -> None:
    numbers = seeded(4)
    moods = [mood(numbers) for _ in range(20_000)]
    for z in (-2.0, -1.3, -0.6, 0.0, 0.4, 0.99, 1.1, 2.5):
        assert mood_below(z) == pytest.approx(fmean(one < z for one in moods), abs=0.015)
    assert (mood_below(-MOST_MOOD), mood_below(MOST_MOOD)) == (0.0, 1.0)


# What is learnt


def test_before_anything_is_heard_all_are_alike_and_all_types_possible() -> None:
    match = table()
    assert chances(match.memory(0)) == (BEFORE,) * 4
    assert sum(BEFORE) == pytest.approx(1.0)
    assert min(BEFORE) > 0.0


def test_a_table_of_misers_is_known_as_such_within_a_game() -> None:
    match = played(Match(GAME, 4), ["miser"] * 4, 3)
    half, whole = learnt(match, 8), learnt(match)
    assert fmean(expected(seat, "scale") for seat in half) < 0.8
    assert max(expected(seat, "scale") for seat in whole) < 0.7


@pytest.mark.parametrize(
    ("name", "characters"),
    [
        ("dealer", (DEALER_LIKE,)),
        ("reckoner", (COLLECTOR_LIKE, HOARDER_LIKE)),
        ("hoarder", (COLLECTOR_LIKE, HOARDER_LIKE)),
        ("visitor", (VISITOR_LIKE,)),
    ],
)
def test_a_character_is_known_as_such_within_a_game(name: str, characters: tuple[int, ...]) -> None:
    likely = learnt(played(Match(GAME, 4), [name] * 4, 5))
    assert fmean(share_of(seat, *characters) for seat in likely) > 0.8


def test_rivals_at_one_table_are_told_apart() -> None:
    match = played(Match(GAME, 4), ["dealer", "miser", "gambler", "reckoner"], 8)
    _, miser, gambler, reckoner = learnt(match)
    scales = [expected(seat, "scale") for seat in (miser, reckoner, gambler)]
    assert scales == sorted(scales)
    assert scales[0] < 0.75
    assert expected(reckoner, "spread") < expected(gambler, "spread")


# The rivals of a search


def test_types_sit_about_as_often_as_they_are_likely() -> None:
    match = played(Match(GAME, 4), ["dealer", "miser", "gambler", "visitor"], 8)
    tables = supposed(match.memory(0), COLLECTOR)
    assert len(tables) == TABLES
    for seat, likely in enumerate(chances(match.memory(0))):
        pairs = zip(likely, KINDS, strict=True)
        share = sum(p * CHARACTERS[kind.character][SHARE] * kind.scale for p, kind in pairs)
        assert fmean(rows[seat][SHARE] for rows in tables) == pytest.approx(share, abs=0.06)
        spread = expected(likely, "spread")
        assert fmean(rows[seat][NOISE] for rows in tables) == pytest.approx(spread, abs=0.03)


def test_who_thinks_sits_as_itself_and_who_heard_nothing_takes_all_for_dealers() -> None:
    dealer = SKILL.levels["dealer"]
    match = played(Match(GAME, 3), ["miser"] * 3, 8)
    tables = tables_for(SKILL, dealer, match.memory(0), 2)
    assert (tables[:, 2, : len(dealer)] == dealer).all()
    assert not (tables[:, 0, : len(dealer)] == dealer).all()
    assert supposed(None, dealer) == ((dealer,) * 5,)


def after_a_game_of(name: str, lots: int) -> Match:
    """A match in which seat 0 is asked, after so many lots of a table of these."""
    match = Match(GAME, 4)
    game = BotTable(match, bots_at(GAME, [name] * 4, range(4)), 6)
    while match.asked != 0 or match.state.round_number <= lots:
        game.step()
    return match


def test_expert_decides_by_what_it_heard_and_by_nothing_else() -> None:
    """Who takes over knows the same; a memory of others makes it think otherwise."""
    match = after_a_game_of("miser", 8)
    view, legal, memory = match.view(0), match.legal(0), match.memory(0)
    sat_there, takes_over = Searching(GAME, worlds=32), Searching(GAME, worlds=32)
    sat_there.choose(view, legal, match.memory(SPECTATOR), seeded(1))
    told = sat_there.explain(view, legal, memory, seeded(5))
    assert takes_over.explain(view, legal, match.memory(SPECTATOR), seeded(5)) == told
    lots: tuple[Lot, ...] = memory.lots
    generous = tuple(
        Lot(
            lot.types, lot.points, lot.markers, lot.opener, (60,) * 4, lot.passed, lot.buyer,
            lot.price,
        )
        for lot in lots
    )  # fmt: skip
    others = Memory(memory.points, memory.markers, memory.opener, generous, memory.lot)
    assert takes_over.explain(view, legal, others, seeded(5)) != told
