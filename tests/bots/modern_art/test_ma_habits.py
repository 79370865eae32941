"""What a listener learns of rivals in Modern Art: by lots one can check, and by whole games."""

from statistics import fmean

import pytest

from saleroom.bots.judging import Judging
from saleroom.bots.levels import changed
from saleroom.bots.modern_art import habits
from saleroom.bots.modern_art.hearing import heard
from saleroom.bots.skill import skill_for
from saleroom.bots.table import BotTable, bots_at, played
from saleroom.core.chance import seeded
from saleroom.games.modern_art.actions import BID
from saleroom.games.modern_art.components import FIXED_PRICE, ONCE_AROUND, OUTCRY, SEALED
from saleroom.games.modern_art.guess import Memory
from saleroom.games.modern_art.hearing import NO_BID, Bidding, Lot
from saleroom.games.modern_art.state import SEALING
from saleroom.games.registry import game_named
from saleroom.play.match import Match

GAME = game_named("modern-art")
SKILL = skill_for("modern-art")
PURSES = (100, 100, 100, 100)
NONE = NO_BID
BEFORE = heard(None)


def after(*lots: Lot) -> tuple[float, ...]:
    """Return what one has learnt of these lots."""
    return heard(Memory(PURSES, Bidding(lots)))


def sold(kind: int, *bids: int, asked: int = 0, purses: tuple[int, ...] = PURSES) -> Lot:
    """A painting of an artist with three of his offered, worth some 25, sold by seat 3."""
    offered = (3, 1, 1, 0, 0)
    return Lot(kind, 0, 1, 3, offered, 0, purses, bids, asked)


def test_before_anything_is_heard_all_are_alike() -> None:
    assert len(set(BEFORE[: habits.SPREAD])) == 1
    assert 0.7 < BEFORE[0] < 0.9


@pytest.mark.parametrize(
    ("lot", "signs"),
    [
        (sold(SEALED, 8, 25, 0, 10), "-+-"),
        (sold(OUTCRY, 6, 10, NONE, 12), "---"),
        (sold(OUTCRY, NONE, 27, 26, NONE), "-++"),
        (sold(ONCE_AROUND, NONE, 23, NONE, NONE), "-+-"),
        (sold(FIXED_PRICE, NONE, 25, NONE, NONE, asked=25), "-+ "),
    ],
)
def test_a_lot_says_of_each_who_could_bid_whether_he_pays_more_or_less(
    lot: Lot, signs: str
) -> None:
    """After the taker of a fixed price nobody was asked; once around a pass at 0 says most."""
    learnt = after(lot)
    for seat, sign in enumerate(signs):
        change = learnt[habits.SCALE + seat] - BEFORE[habits.SCALE + seat]
        assert (change > 0) - (change < 0) == {"+": 1, "-": -1, " ": 0}[sign], (seat, change)


def test_the_silence_of_a_poor_rival_says_nothing() -> None:
    lot = sold(OUTCRY, NONE, 30, NONE, NONE, purses=(5, 100, 100, 100))
    assert after(lot)[0] == BEFORE[0]
    assert after(lot)[2] < BEFORE[2]


def test_who_pays_the_same_is_known_better_than_who_does_not() -> None:
    lots = [sold(SEALED, 12, 6 + 12 * (k % 2), 12, 1) for k in range(8)]
    learnt = after(*lots)
    assert learnt[habits.SPREAD] < learnt[habits.SPREAD + 1]


def fist_of(learnt: tuple[float, ...], seat: int) -> float:
    """Return which part of what a seat pays in the open it is thought to put into its fist."""
    return learnt[habits.FIST + seat] / learnt[habits.SCALE + seat]


def test_who_shades_his_fist_is_told_from_who_pays_little_everywhere() -> None:
    """Seat 0 pays 24 in the open and seals 11; 1 pays half of that either way; 2 seals all."""
    rich = (5, 100, 5, 100)
    lots = [
        sold(OUTCRY, 24, NONE, 23, NONE),
        sold(OUTCRY, NONE, 12, NONE, 13, purses=rich),
        sold(SEALED, 11, 11, 21, 0),
    ]
    learnt = after(*lots * 5)
    assert fist_of(learnt, 0) < 0.7
    assert min(fist_of(learnt, 1), fist_of(learnt, 2)) > 0.85
    assert learnt[habits.SCALE] > 1.5 * learnt[habits.SCALE + 1]


def test_what_is_paid_in_the_open_says_nothing_of_how_far_one_shades() -> None:
    learnt = after(*[sold(OUTCRY, 12, 11, NONE, NONE)] * 6)
    assert fist_of(learnt, 0) == pytest.approx(fist_of(BEFORE, 0), abs=0.01)


def test_in_games_a_shader_is_told_from_one_who_pays_as_much_and_does_not_shade() -> None:
    collector = SKILL.levels["collector"]
    shader = changed(collector, SKILL.weights, sealed_share=0.35)
    for seed in range(3):
        bots = {seat: Judging(GAME, shader if seat == 2 else collector) for seat in range(4)}
        match = BotTable(Match(GAME, 4), bots, seed).play()
        learnt = heard(match.memory(0))
        assert fist_of(learnt, 2) < 0.7
        assert min(fist_of(learnt, 1), fist_of(learnt, 3)) > 0.8


def test_a_dealer_closes_its_fist_around_less_where_all_shade() -> None:
    """Its limit is the same: what it gives for a lot is its own business."""
    match = Match(GAME, 4)
    table = BotTable(match, bots_at(GAME, ["dealer"] * 4, range(4)), 5)
    while match.state.phase != SEALING:
        table.step()
    seat = match.asked
    bids = []
    for sums in ((22, 22, 22, 14), (11, 11, 11, 7)):
        lots = (sold(OUTCRY, 27, 27, 26, 17), sold(SEALED, *sums)) * 5
        bot = Judging(GAME, SKILL.levels["dealer"])
        known = Memory(PURSES, Bidding(lots))
        bids.append(bot.choose(match.view(seat), match.legal(seat), known, seeded(1)) - BID)
    assert bids[1] < 0.8 * bids[0]


def test_in_a_game_a_miser_a_gambler_and_a_reckoner_are_told_apart() -> None:
    """Sealed sums tell a miser's product only: he may as well be one who shades."""
    scales = []
    for seed in range(8, 12):
        match = played(Match(GAME, 4), ["dealer", "miser", "gambler", "reckoner"], seed)
        learnt = heard(match.memory(0))
        _, miser, gambler, reckoner = learnt[habits.FIST :][: match.players]
        assert miser < 0.65 < reckoner < gambler
        scales.append(learnt[: match.players])
    _, miser, gambler, reckoner = (fmean(of_seat) for of_seat in zip(*scales, strict=True))
    assert miser < 0.65 < reckoner < gambler


def test_what_is_learnt_is_the_same_for_all_who_listen_and_for_who_comes_late() -> None:
    """All of it is public; a newcomer with the memory of a seat decides as who sat there."""
    match = Match(GAME, 4)
    rows = [SKILL.levels["dealer"], *(SKILL.styles[name] for name in ("miser", "gambler"))]
    bots = {seat: Judging(GAME, rows[seat % 3]) for seat in range(4)}
    table = BotTable(match, bots, 3)
    while match.state.round_number < 2:
        table.step()
    assert len(match.memory(0).heard.lots) > 5
    assert len({heard(match.memory(seat)) for seat in range(4)}) == 1
    while match.asked != 0:
        table.step()
    late = Judging(GAME, rows[0])
    twin = Judging(GAME, rows[0])
    known = (match.view(0), match.legal(0), match.memory(0))
    assert late.choose(*known, seeded(5)) == twin.decide(match.state, 0, seeded(5), known[2])


def test_a_dealer_asks_misers_for_less_and_gamblers_for_more() -> None:
    dealer = (*SKILL.levels["dealer"],)
    asks = []
    for share in (0.4, 0.8, 1.2):
        lots = [sold(SEALED, *[round(25 * share)] * 4) for _ in range(6)]
        row = (*dealer, *after(*lots))
        asks.append(habits.expected(30.0, FIXED_PRICE, 1, 3, row))
    assert asks == sorted(asks)
    assert asks[0] < 0.6 * asks[2]
