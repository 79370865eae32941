"""What was told, and who hears what of it."""

from dataclasses import dataclass, field

import msgspec
import pytest

from saleroom.core.events import Event, EventKind, Told, heard_by, tell
from saleroom.core.seats import ALL_SEEING, SPECTATOR

KINDS = {
    1: EventKind("rang"),
    2: EventKind("bid", ("seat", "amount")),
    3: EventKind("closed", ("seat", "amount"), secret=("amount",)),
    4: EventKind("thought", ("seat", "price"), private=True),
    5: EventKind("drew", ("card", "seat", "count"), secret=("card", "count")),
}
EVERYBODY = (0, 1, 2, SPECTATOR, ALL_SEEING)


@dataclass
class Table:
    told: list[Told] = field(default_factory=list)


def test_telling_keeps_the_code_and_four_numbers_in_order() -> None:
    table = Table()
    tell(table, 1)
    tell(table, 2, 5, 6)
    tell(table, 9, 1, 2, 3, 4)
    assert table.told == [(1, 0, 0, 0, 0), (2, 5, 6, 0, 0), (9, 1, 2, 3, 4)]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_an_open_event_is_heard_by_all_in_full(viewer: int) -> None:
    assert heard_by(viewer, (1, 0, 0, 0, 0), KINDS) == Event("rang", {})
    assert heard_by(viewer, (2, 1, 7, 0, 0), KINDS) == Event("bid", {"seat": 1, "amount": 7})


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_secret_number_is_for_its_seat_alone(viewer: int) -> None:
    heard = heard_by(viewer, (3, 1, 7, 0, 0), KINDS)
    assert heard is not None
    whole = viewer in (1, ALL_SEEING)
    assert heard.data == ({"seat": 1, "amount": 7} if whole else {"seat": 1})


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_private_event_is_not_heard_by_others_at_all(viewer: int) -> None:
    heard = heard_by(viewer, (4, 1, 7, 0, 0), KINDS)
    assert (heard is not None) == (viewer in (1, ALL_SEEING))


def test_the_seat_may_stand_anywhere_among_the_numbers() -> None:
    told = (5, 33, 2, 1, 0)
    assert heard_by(2, told, KINDS) == Event("drew", {"card": 33, "seat": 2, "count": 1})
    assert heard_by(0, told, KINDS) == Event("drew", {"seat": 2})


def test_seat_zero_is_not_taken_for_nobody() -> None:
    assert heard_by(0, (4, 0, 7, 0, 0), KINDS) is not None
    assert heard_by(SPECTATOR, (4, 0, 7, 0, 0), KINDS) is None


def test_an_event_reads_like_a_row_of_named_numbers() -> None:
    event = Event("bid", {"seat": 1, "amount": 7})
    assert event["amount"] == 7
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
    with pytest.raises(KeyError):
        event["price"]
