"""What a seat cannot know does not change what is found of its decisions."""

import msgspec
import pytest
from analysis import planting

import saleroom
from saleroom.analysis.found import OPEN_CARDS
from saleroom.games.registry import game_named
from saleroom.play.match import Match
from saleroom.play.record import Record, record_of

WORLDS = 64


def two_that_look_alike(lots: int) -> tuple[Record, Record]:
    """Return two games of Modern Art in which the last to decide saw and heard the same.

    In the other game two of its rivals have exchanged a card that nobody has seen yet.
    """
    whole = saleroom.play_out(Match(game_named("modern-art"), 4), "dealer", seed=12)
    match, offers = Match(whole.game, 4), 0
    for move in whole.moves:
        match.act(move.seat, move.action)
        offers += "offer" in match.name_of(move)
        if offers == lots and move.seat >= 0 and "offer" not in match.name_of(move):
            break
    viewer = match.moves[-1].seat
    one, other = [seat for seat in range(4) if seat != viewer][:2]
    hand = {seat: [c for c in range(70) if match.state.place[c] == seat] for seat in (one, other)}
    swap = {hand[one][0]: hand[other][-1], hand[other][-1]: hand[one][0]}
    record = record_of(match)
    moves = [
        (
            who,
            {"draw": [swap.get(card, card) for card in named["draw"]]}
            if "draw" in named
            else named,
        )
        for who, named in record.moves
    ]
    return record, msgspec.structs.replace(record, moves=moves)


@pytest.mark.parametrize("lots", [1, 6])
def test_the_same_view_and_hearing_give_the_same_analysis(lots: int) -> None:
    record, other = two_that_look_alike(lots)
    assert record.moves != other.moves
    planting.ready("modern-art")
    found = planting.judged_last(record, WORLDS)
    assert found == planting.judged_last(other, WORLDS)
    assert found != planting.judged_last(record, WORLDS, seed=1)


def test_with_all_cards_open_it_is_another_matter() -> None:
    record, other = two_that_look_alike(6)
    planting.ready("modern-art")
    one, two = (planting.judged_last(it, 256, eyes=OPEN_CARDS) for it in (record, other))
    assert one.options != two.options
