"""Where Master reckons without Dealers, nothing is called better that it thinks no better."""

import pytest
from analysis import planting

from saleroom.analysis.deciding import Budget, judged
from saleroom.analysis.looking import Position
from saleroom.analysis.reading import DecisionRead, taken_apart
from saleroom.bots.table import played
from saleroom.games.registry import game_named
from saleroom.play.match import Match
from saleroom.play.record import record_of

WORLDS = 64


def choices_of(players: int, bot: str) -> list[DecisionRead]:
    """Decisions about the next card in a game of one kind of bots, which are not forced."""
    record = record_of(played(Match(game_named("alles-futsch"), players), [bot] * players, 6))
    return [
        moment
        for moment in taken_apart(record).moments
        if "choose" in moment.done and len(moment.legal.choices) > 1
    ]


def test_masters_own_choices_are_not_blamed() -> None:
    equipment = planting.ready("alles-futsch")
    for moment in choices_of(4, "master")[:6]:
        found = judged(equipment, moment, None, Budget.of(WORLDS), 3)
        assert found.better is None
        assert len(found.options) > 1, "they are compared all the same"
        done = next(one for one in found.options if one.action == found.done)
        assert done.told.chance == max(one.told.chance for one in found.options)
        assert found.stake <= done.told.chance


def test_what_is_better_is_promised_more() -> None:
    equipment, compared = planting.ready("alles-futsch"), 0
    for moment in choices_of(4, "visitor"):
        found = judged(equipment, moment, None, Budget.of(WORLDS), 3)
        if found.better is not None:
            encode = equipment.game.codec.encode
            actions = [encode(one) for one in (found.done, found.better.action)]
            promises = Position(equipment, moment.seen, 3).promises(moment.seat, actions)
            assert promises is not None
            assert promises[1] > promises[0]
            compared += 1
    assert compared > 0


@pytest.mark.parametrize(
    ("game", "players"), [("alles-futsch", 2), ("alles-futsch", 5), ("canaletto", 4)]
)
def test_where_no_such_net_was_shown_to_be_good_nothing_is_promised(
    game: str, players: int
) -> None:
    record = record_of(played(Match(game_named(game), players), ["visitor"] * players, 6))
    moment = taken_apart(record).moments[0]
    position = Position(planting.ready(game), moment.seen, 3)
    assert position.promises(moment.seat, [moment.action]) is None
