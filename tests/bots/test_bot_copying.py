"""Who copies pays mostly what was last paid for the like of a lot, and judges for itself before."""

import pytest

from saleroom.bots.levels import changed
from saleroom.bots.modern_art import habits
from saleroom.bots.skill import SKILLS, skill_for
from saleroom.bots.table import BotTable, bots_at
from saleroom.games.registry import game_named
from saleroom.play.match import Match


def dealers_at(match: Match) -> BotTable:
    seats = range(match.players)
    return BotTable(match, bots_at(match.game, ["dealer"] * match.players, seats), 3)


def at_an_auction(name: str) -> Match:
    """Return a game in which the first lot is on offer."""
    game = game_named(name)
    match = Match(game, game.players[-1])
    table = dealers_at(match)
    while not skill_for(name).judgement.is_auction(match.state):
        table.step()
    return match


@pytest.mark.parametrize("name", SKILLS)
def test_a_copier_pays_what_was_paid_for_the_like_of_it(name: str) -> None:
    s, skill = at_an_auction(name).state, skill_for(name)
    seat, book = s.asked, skill.book()
    before = skill.heard(None)

    only = changed(skill.styles["copier"], skill.weights, copies=1.0)
    rows = {**skill.rows, "only": only}

    def limit(row: str, *learnt: float) -> int:
        return int(skill.judgement.reserve(s, seat, (*rows[row], *learnt), book, 0.0))

    alone = limit("collector", *before)
    assert limit("copier", *before) == limit("only", *before) == alone
    paid = [0.0] * len(before)
    first = habits.PAID if name == "modern-art" else 0
    paid[first:] = [1.0] * (len(before) - first)
    once = limit("only", *paid)
    paid[first:] = [2.0] * (len(before) - first)
    assert once >= 1
    twice = limit("only", *paid)
    assert twice == 2 * once
    assert min(alone, twice) <= limit("copier", *paid) <= max(alone, twice)
    assert limit("collector", *paid) == alone


@pytest.mark.parametrize("name", SKILLS)
def test_what_was_paid_is_remembered(name: str) -> None:
    """All hear it, so all remember the same."""
    match, skill = at_an_auction(name), skill_for(name)
    table = dealers_at(match)
    before = skill.heard(match.memory(0))
    while skill.heard(match.memory(0)) == before:
        table.step()
    learnt = {skill.heard(match.memory(seat)) for seat in range(match.players)}
    assert len(learnt) == 1
    assert max(learnt.pop()[habits.PAID if name == "modern-art" else 0 :]) > 0
