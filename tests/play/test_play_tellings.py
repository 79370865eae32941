"""What was told of a match: the first of it counts, nothing taken back is nothing, numbers fit."""

from saleroom.play.tellings import Tellings

FIRST, SECOND = (3, 0, 0, 0, 0), (4, -1, 0, 0, 0)


def told() -> Tellings:
    tellings = Tellings()
    tellings.add(0, [FIRST])
    tellings.add(1, [SECOND])
    return tellings


def test_what_was_told_of_the_first_move_counts() -> None:
    assert told().codes_since(0) == {3, 4}
    assert told().told_since(0) == [FIRST, SECOND]
    assert told().codes_since(1) == {4}


def test_to_take_nothing_back_changes_nothing() -> None:
    tellings = told()
    tellings.take_back(2)
    assert tellings == told()


def test_who_goes_back_to_the_same_place_again_has_gone_back_once() -> None:
    tellings = told()
    tellings.take_back(1)
    tellings.add(1, [SECOND])
    tellings.take_back(1)
    once = told()
    once.add(1, [SECOND])
    once.take_back(1)
    assert [*tellings.standing()] == [0]
    assert tellings == once


def test_numbers_may_be_negative_and_large() -> None:
    tellings = told()
    tellings.add(2, [(5, -(10**6), 10**6, 0, 0)])
    assert tellings[2] == (2, (5, -(10**6), 10**6, 0, 0))
    assert tellings[1] == (1, SECOND)
    assert tellings._numbers.typecode == "q"
    assert told()._numbers.typecode == "h"
