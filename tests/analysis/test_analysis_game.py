"""A whole game looked through: what is found, as it grows, again, and of what is no game."""

from typing import Any

import msgspec
import pytest

import saleroom
from saleroom.analysis.found import (
    DONE,
    FINE,
    GRADES,
    IMPRECISE,
    LEAST,
    MISTAKE,
    OPEN_CARDS,
    STAGES,
    Analysis,
    Assumed,
    graded,
    read,
    written,
)
from saleroom.analysis.growing import analyse, analysing
from saleroom.core.errors import BadRecord, BadSetup
from saleroom.games.registry import game_named
from saleroom.play.match import Match
from saleroom.play.record import Record, record_of

FEW = 16
NAMES = ("dealer", "visitor", "collector")


@pytest.fixture(scope="module")
def record() -> Record:
    match = saleroom.play_out(Match(game_named("canaletto"), 3), NAMES, seed=4)
    return record_of(match, NAMES)


@pytest.fixture(scope="module")
def grown(record: Record) -> list[Analysis]:
    return list(analysing(record, FEW, 7, workers=1))


@pytest.fixture(scope="module")
def found(grown: list[Analysis]) -> Analysis:
    return grown[-1]


def test_every_decision_is_judged_and_its_chances_are_chances(
    record: Record, found: Analysis
) -> None:
    moves = [number for number, (who, _) in enumerate(_spelt(record), 1) if who != "chance"]
    assert [one.move for one in found.decisions] == moves
    for one in found.decisions:
        for told in (one.before, one.after, *(option.told for option in one.options)):
            assert 0.0 <= told.low <= told.chance <= told.high <= 1.0
        assert one.before.chance >= one.after.chance
        own = next(option for option in one.options if option.action == one.done)
        assert own.told == one.after, "one thing has one chance"
        if one.better is not None:
            assert one.options[0] == one.better


def _spelt(record: Record) -> list[tuple[object, object]]:
    spelt: list[tuple[object, object]] = []
    for who, named in record.moves:
        ((_, value),) = named.items()
        spelt += [(who, named)] * (len(value) if isinstance(value, list) else 1)
    return spelt


def test_a_grade_is_what_a_decision_cost_beyond_its_error(found: Analysis) -> None:
    for one in found.decisions:
        if one.better is None:
            assert (one.loss, one.grade, one.why, one.shift) == (0.0, FINE, None, ())
            assert one.before == one.after
        else:
            assert one.loss == pytest.approx(one.before.chance - one.after.chance, abs=2e-4)
            assert one.loss > 1.5 * one.error
            assert one.grade == graded(one.loss, one.before.chance)
            assert one.fresh > 0
            assert one.why is not None
            assert one.shift[one.seat] == pytest.approx(-one.loss, abs=2e-4)


@pytest.mark.parametrize("grade", GRADES[1:])
def test_a_loss_is_named_from_its_threshold_on(grade: str) -> None:
    assert graded(LEAST[grade]) == grade
    assert graded(LEAST[grade] - 0.001) != grade


def test_half_of_a_small_chance_is_a_mistake() -> None:
    assert [graded(0.03, before) for before in (0.06, 0.07)] == [MISTAKE, IMPRECISE]
    assert graded(0.01, 0.02) == FINE


def test_the_course_ends_with_the_result(record: Record, found: Analysis) -> None:
    assert record.result is not None
    last = found.course[-1]
    assert last.move == found.moves
    for seat, told in enumerate(last.told):
        assert told.chance == (1.0 / len(record.result.winners)) * (seat in record.result.winners)
    assert [point.move for point in found.course] == sorted(point.move for point in found.course)


def test_a_lot_says_what_it_cost_and_what_it_paid(record: Record, found: Analysis) -> None:
    *_, match = saleroom.replayed(record)
    assert match.game.account is not None
    bought = match.game.account(match.heard(saleroom.ALL_SEEING))
    sold = [lot.sold for lot in found.lots if lot.sold is not None]
    assert [(one.move - 1, one.seat, one.price, one.back) for one in sold] == [
        (one.move, one.seat, one.price, one.back) for one in bought
    ]
    for lot in found.lots:
        for own in lot.seats:
            assert own.low <= own.worth <= own.high
            assert own.stop_low <= own.stop <= own.stop_high
        if lot.sold is not None and lot.sold.overpaid:
            own = lot.seats[lot.sold.seat]
            assert lot.sold.price > own.stop_high
            assert lot.sold.overpaid == lot.sold.price - own.stop


def test_players_are_summed_up(found: Analysis) -> None:
    for player in found.accuracy:
        own = [one for one in found.decisions if one.seat == player.seat and not one.is_forced]
        assert player.decisions == len(own) == sum(player.grades.values())
        assert player.lost == pytest.approx(sum(one.loss for one in own), abs=1e-3)
        assert 0.0 <= player.accuracy <= 1.0
    losses = {one.move: one.loss for one in found.decisions}
    dearest = [losses[move] for move in found.dearest]
    assert dearest == sorted(losses.values(), reverse=True)[: len(dearest)]


def test_it_grows(grown: list[Analysis]) -> None:
    stages = [STAGES.index(one.stage) for one in grown]
    assert stages == sorted(stages)
    assert [one.part for one in grown] == sorted(one.part for one in grown)
    assert grown[-1].stage == DONE
    assert grown[-1].part == 1.0
    assert any(one.course and not one.lots for one in grown)
    assert any(one.decisions and one.stage != DONE for one in grown)


def test_threads_change_nothing(record: Record, found: Analysis) -> None:
    assert analyse(record, FEW, 7, workers=2) == found


def test_another_seed_draws_other_worlds(record: Record, found: Analysis) -> None:
    first = next(one for one in analysing(record, FEW, 8, workers=1) if one.course)
    assert first.course != found.course[: len(first.course)]


def test_what_was_stopped_goes_on_where_it_was(
    record: Record, grown: list[Analysis], found: Analysis
) -> None:
    half = next(one for one in grown if len(one.decisions) > len(found.decisions) // 2)
    *_, again = analysing(record, FEW, 7, known=read(written(half)))
    assert again == found
    assert list(analysing(record, FEW, 7, known=found)) == [found]


@pytest.mark.parametrize(
    "change", [{"worlds": FEW * 2}, {"format": 1}, {"assumed": Assumed(power=(1.5, 0.5))}]
)
def test_what_was_found_otherwise_is_not_taken_over(
    record: Record, found: Analysis, change: dict[str, Any]
) -> None:
    other = msgspec.structs.replace(found, **change)
    first = next(analysing(record, FEW, 7, known=other))
    assert first.decisions == ()


def test_whoever_stops_asking_stops_the_work(record: Record) -> None:
    growing = analysing(record, FEW, 7)
    next(growing)
    growing.close()
    assert list(growing) == []


def test_json_gives_back_what_was_written(found: Analysis) -> None:
    assert read(written(found)) == found


def test_json_of_another_format_is_refused(found: Analysis) -> None:
    with pytest.raises(msgspec.ValidationError, match="format 1; this program reads 2"):
        read(written(msgspec.structs.replace(found, format=1)))


def test_a_game_that_goes_on_is_looked_through_as_far_as_it_goes(record: Record) -> None:
    part = msgspec.structs.replace(record, moves=record.moves[:12], result=None)
    found = analyse(part, FEW)
    assert not found.is_over
    assert found.decisions
    assert found.decisions[-1].move == found.moves
    assert all(0.0 < told.chance < 1.0 for told in found.course[-1].told)


def test_a_damaged_record_is_refused_with_its_move(record: Record) -> None:
    moves = [*record.moves[:12], (0, {"bid": 59}), (0, {"bid": 3})]
    broken = msgspec.structs.replace(record, moves=moves, result=None)
    with pytest.raises(BadRecord) as refused:
        analyse(broken, FEW)
    assert refused.value.name == "analysis_broken"
    assert refused.value.numbers["move"] > 12
    assert "saleroom verify" in saleroom.said(refused.value)


def test_what_cannot_be_asked_for_is_named(record: Record) -> None:
    with pytest.raises(BadSetup, match="analysis_worlds"):
        analyse(record, 3)
    with pytest.raises(BadSetup, match="analysis_eyes"):
        analyse(record, FEW, eyes="hers")


def test_with_all_cards_open_everybody_sees_the_same(record: Record) -> None:
    point = next(one for one in analysing(record, FEW, eyes=OPEN_CARDS) if one.course).course[0]
    assert sum(told.chance for told in point.told) == pytest.approx(1.0, abs=1e-3)
