"""The rivals Expert reckons with in Modern Art: what was heard of each, on several tables."""

from statistics import fmean
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from saleroom.bots.modern_art import habits, weights
from saleroom.bots.modern_art.hearing import heard
from saleroom.bots.modern_art.rivals import TABLES, supposed
from saleroom.bots.search.searching import Searching
from saleroom.bots.search.trying import FIRST_ROUND
from saleroom.bots.skill import skill_for
from saleroom.bots.table import BotTable, bots_at, played
from saleroom.core.chance import seeded
from saleroom.games.modern_art.components import OUTCRY, SEALED
from saleroom.games.modern_art.guess import Memory
from saleroom.games.modern_art.hearing import Bidding, Lot
from saleroom.games.modern_art.state import SEALING
from saleroom.games.registry import game_named
from saleroom.play.match import Match

GAME = game_named("modern-art")
SKILL = skill_for("modern-art")
DEALER = SKILL.levels["dealer"]


def scales(tables: tuple[tuple[tuple[float, ...], ...], ...], seat: int) -> list[float]:
    """Return what a seat pays at each table, of what a usual buyer pays."""
    return [table[seat][weights.OPEN_SHARE] / habits.USUAL[OUTCRY] for table in tables]


@pytest.mark.parametrize("worlds", [8, TABLES])
def test_types_sit_as_often_as_they_are_likely_in_few_worlds_as_in_many(worlds: int) -> None:
    match = played(Match(GAME, 4), ["dealer", "miser", "gambler", "reckoner"], 8)
    memory = match.memory(0)
    tables = supposed(memory, DEALER)[:worlds]
    for seat in range(1, 4):
        assert abs(fmean(scales(tables, seat)) - heard(memory)[habits.SCALE + seat]) < 0.06


def test_who_keeps_to_a_rule_varies_in_a_world_by_hand_and_wall_and_little_else() -> None:
    match = played(Match(GAME, 4), ["dealer", "dealer", "dealer", "gambler"], 8)
    tables = supposed(match.memory(0), DEALER)
    noise = [fmean(table[seat][weights.NOISE] for table in tables) for seat in range(1, 4)]
    assert max(noise[:2]) < 0.1
    assert noise[2] > 0.2


def test_a_choice_of_cards_is_thought_through_more_than_a_lot_at_a_small_table() -> None:
    match = Match(GAME, 3)
    BotTable(match, {}, 1).play()
    seat = match.asked
    seen = match.view(seat), match.legal(seat), match.memory(seat)
    bot = Searching(GAME, worlds=8)
    worlds = bot.explain(*seen, seeded(1)).worlds
    bot._manners[3] = bot._manners[3]._replace(thorough=1)  # what it is beside
    assert worlds > bot.explain(*seen, seeded(1)).worlds


def test_in_a_race_of_cards_only_what_may_be_the_best_is_tried_in_many_worlds() -> None:
    match = Match(GAME, 3)
    BotTable(match, {}, 1).play()
    seat = match.asked
    bot = Searching(GAME, worlds=128)
    bot._manners[3] = bot._manners[3]._replace(thorough=1, races=True)
    reasons = bot.explain(match.view(seat), match.legal(seat), match.memory(seat), seeded(1))
    assert reasons.worlds > FIRST_ROUND
    wide = {one.low == 0.0 or one.high - one.low > 0.2 for one in reasons.alternatives}
    assert wide == {True, False}, "of what was left behind less is known"
    (own,) = (one for one in reasons.alternatives if one.action == reasons.decision)
    assert own.high - own.low == min(one.high - one.low for one in reasons.alternatives)


def arrays_in(kept: Any) -> dict[int, NDArray[Any]]:
    """Return all arrays that are reached from an object, each once."""
    if isinstance(kept, np.ndarray):
        whole = kept if kept.base is None else kept.base
        return {id(whole): whole}
    parts = kept.values() if isinstance(kept, dict) else kept
    if not isinstance(kept, (dict, list, tuple)):
        return {}
    return {at: whole for part in parts for at, whole in arrays_in(part).items()}


@pytest.mark.parametrize("name", ["expert", "master"])
def test_what_a_bot_keeps_for_itself_is_small(name: str) -> None:
    """A server keeps 2,000 bots in mind; what all read, the book and the net, they share."""
    bots = [Searching(GAME, name=name) for _ in range(2)]
    table = BotTable(
        Match(GAME, 4),
        dict(enumerate([*bots, *bots_at(GAME, ["dealer"] * 2, range(2)).values()])),
        3,
    )
    most = 0
    while table.match.state.round_number < 2 and table.step():
        mine, yours = (arrays_in(vars(bot)) for bot in bots)
        most = max(most, sum(whole.nbytes for at, whole in mine.items() if at not in yours))
    assert 50_000 < most < 250_000


def test_who_has_heard_nothing_reckons_with_all_sorts_of_rivals() -> None:
    tables = supposed(None, DEALER)
    for seat in range(4):
        assert set(scales(tables, seat)) >= set(habits.SCALES[2:])
    assert len({tuple(rows[1:4]) for rows in tables}) > TABLES // 2


def test_who_shades_puts_less_into_a_fist_in_worlds_than_he_pays_in_the_open() -> None:
    def sold(kind: int, *bids: int) -> Lot:
        return Lot(kind, 0, 1, 3, (3, 1, 1, 0, 0), 0, (100,) * 4, bids)

    lots = (sold(OUTCRY, 24, 24, 20, 0), sold(SEALED, 11, 22, 15, 0)) * 5
    tables = supposed(Memory((100,) * 4, Bidding(lots)), DEALER)
    shader, other = (
        fmean(table[seat][weights.SEALED_SHARE] for table in tables) / fmean(scales(tables, seat))
        for seat in range(2)
    )
    assert shader < 0.65 * other


def limits_after(bid: int) -> tuple[float, ...]:
    """What Expert thinks the others pay, who has just come and hears that all always bid this."""
    match = Match(GAME, 4)
    table = BotTable(match, bots_at(GAME, ["collector"] * 4, range(4)), 3)
    while match.state.phase != SEALING:
        table.step()
    seat = match.asked
    lots = (Lot(SEALED, 0, 1, seat, (3, 1, 1, 0, 0), 0, (100,) * 4, (bid,) * 4),) * 8
    memory = Memory((100,) * 4, Bidding(lots))
    told = Searching(GAME, worlds=16).explain(
        match.view(seat), match.legal(seat), memory, seeded(1)
    )
    return tuple(limit for other, limit in enumerate(told.limits) if other != seat)


def test_expert_reckons_with_what_it_heard_of_each_rival() -> None:
    for little, much in zip(limits_after(8), limits_after(25), strict=True):
        assert little < 0.6 * much
