"""In the middle of a game nobody does a rival a favour that costs itself something, as it judges.

Rungs sit without moods among all kinds of players. What a game has besides is in its own folder.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from saleroom.bots.judging import Judging
from saleroom.bots.levels import changed
from saleroom.bots.registry import styles_for
from saleroom.bots.skill import MOST_OPTIONS, SKILLS, skill_for
from saleroom.bots.table import BotTable, bots_at
from saleroom.core.layout import duplicate
from saleroom.core.legal import Legal
from saleroom.games.registry import game_named
from saleroom.play.match import Match

RUNGS = [(name, rung) for name in SKILLS for rung in skill_for(name).levels]
each_rung = pytest.mark.parametrize(("name", "rung"), RUNGS)


class Decision(NamedTuple):
    """What a rung did in seat 0, and with what it judged."""

    s: Any
    legal: Legal
    weights: tuple[float, ...]
    action: int


def decisions(name: str, rung: str) -> Iterator[Decision]:
    """Yield all of one game against three of every other kind."""
    game, skill = game_named(name), skill_for(name)
    row = changed(skill.levels[rung], skill.weights, noise=0.0)
    for number, style in enumerate(styles_for(game)[::2]):
        bots = bots_at(game, [style] * 4, range(4)) | {0: Judging(game, row)}
        table = BotTable(Match(game, 4), bots, 300 + number)
        while not (match := table.match).is_over:
            if match.asked != 0:
                table.step()
                continue
            s, legal, memory = duplicate(match.state), match.legal(0), match.memory(0)
            table.step()
            yield Decision(s, legal, (*row, *skill.heard(memory)), match.moves[-1].action)


@each_rung
def test_what_is_no_bid_is_what_it_likes_best_rivals_gains_counted(name: str, rung: str) -> None:
    judged, book, seen = skill_for(name).judgement, skill_for(name).book(), 0
    for s, _, weights, action in decisions(name, rung):
        options = [0] * MOST_OPTIONS
        if judged.is_auction(s):
            continue
        count = judged.list_options(s, 0, options, weights, book)
        likings = [judged.appeal(s, 0, option, weights, book) for option in options[:count]]
        assert judged.appeal(s, 0, action, weights, book) >= max(likings) - 1e-9
        seen += count > 1
    assert seen > 2


@each_rung
def test_no_price_is_paid_beyond_what_it_thinks_of_the_lot(name: str, rung: str) -> None:
    """In three of the games the price goes to rivals, or decides where they go on."""
    game, judged, book = game_named(name), skill_for(name).judgement, skill_for(name).book()
    roles, seen = game.codec.roles, 0
    for s, legal, weights, action in decisions(name, rung):
        if not judged.is_auction(s):
            continue
        may_leave = {roles.pass_, roles.let_go} & {*legal.choices}
        least = 0 if may_leave or not legal.amounts else legal.amounts[0].least
        named = game.codec.decode(action)
        price = s.price if action == roles.buy else named.get("bid", 0)
        assert price <= max(least, judged.reserve(s, 0, weights, book, 0.0))
        seen += price > 0
    assert seen > 10
