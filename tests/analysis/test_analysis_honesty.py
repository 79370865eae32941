"""What a seat cannot know does not change what is found of its decisions."""

from collections.abc import Iterator

import pytest
from analysis import planting

import saleroom
from saleroom.analysis.found import OPEN_CARDS
from saleroom.analysis.looking import equipment_for
from saleroom.core.chance import below, seeded
from saleroom.core.errors import CodedError
from saleroom.core.seats import CHANCE
from saleroom.games.registry import GAMES, game_named
from saleroom.play.match import Match
from saleroom.play.record import Record, record_of

WORLDS = 64
# Games that hide something: all else lies open, or is heard by everybody.
SECRETS = ("modern-art", "moderne-zeiten")
# Judging is compiled for each game, so two tables stand for all; all of them with `make soak`.
OFTEN = (("modern-art", 4), ("canaletto", 3))
TABLES = [
    pytest.param(name, players, id=f"{name}-{players}", marks=marks)
    for name in GAMES
    for players in game_named(name).players
    for marks in [() if (name, players) in OFTEN else pytest.mark.soak]
]
HIDING = [one for one in TABLES if one.values[0] in SECRETS]
Moves = list[tuple[int, int]]


@pytest.mark.parametrize("name", GAMES)
def test_whoever_sits_where_is_taken_for_the_same_player(name: str) -> None:
    """All play on as Dealer does, whatever is usually heard of rivals in this game."""
    equipment = equipment_for(game_named(name))
    dealer = equipment.skill.levels["dealer"]
    named = [weight.name for weight in equipment.skill.weights]
    for rows in equipment.tables:
        for row in rows:
            assert (row == rows[0]).all()
            own = dict(zip(named, row.tolist(), strict=False)) | {"noise": 0.0}
            assert own == dict(zip(named, dealer, strict=True)) | {"noise": 0.0}


def whole_game(name: str, players: int) -> Moves:
    """Let Dealers play a game."""
    match = saleroom.play_out(Match(game_named(name), players), "dealer", seed=12 + players)
    return [(move.seat, move.action) for move in match.moves]


def cut(name: str, players: int, moves: Moves, part: float) -> Moves:
    """Return so much of a game, up to a decision in which there was a choice."""
    match, places = Match(game_named(name), players), []
    for number, (seat, action) in enumerate(moves, 1):
        if seat != CHANCE:
            legal = match.legal(seat)
            if len(legal.choices) > 1 or legal.amounts:
                places.append(number)
        match.act(seat, action)
    return moves[: places[int(part * (len(places) - 1))]]


def seen_and_heard(name: str, players: int, moves: Moves) -> tuple[Match, object, object, object]:
    """Make all moves but the last, and tell what the seat that makes it knows then."""
    match, viewer = Match(game_named(name), players), moves[-1][0]
    for seat, action in moves[:-1]:
        match.act(seat, action)
    knows = (match.view(viewer), match.memory(viewer), list(match.heard(viewer)))
    match.act(*moves[-1])
    return match, *knows


def swapped(moves: Moves, numbers: list[int]) -> Iterator[Moves]:
    """Yield the same moves, two outcomes of chance exchanged."""
    places = [k for k, (seat, _) in enumerate(moves) if seat == CHANCE]
    while True:
        one, other = (places[below(numbers, len(places))] for _ in range(2))
        if moves[one] != moves[other]:
            changed = list(moves)
            changed[one], changed[other] = moves[other], moves[one]
            yield changed


def look_alikes(name: str, players: int, part: float) -> tuple[Record, Record]:
    """Return two games that differ, and in which the last to decide saw and heard the same."""
    moves = cut(name, players, whole_game(name, players), part)
    match, *knows = seen_and_heard(name, players, moves)
    for changed in swapped(moves, seeded(players)):
        try:
            other, *known = seen_and_heard(name, players, changed)
        except CodedError:
            continue
        if known == knows and other.state != match.state:
            return record_of(match), record_of(other)
    raise AssertionError


@pytest.mark.parametrize("part", [0.1, 0.6])
@pytest.mark.parametrize(("name", "players"), HIDING)
def test_the_same_view_and_hearing_give_the_same_analysis(
    name: str, players: int, part: float
) -> None:
    record, other = look_alikes(name, players, part)
    assert record.moves != other.moves
    found = planting.judged_last(record, WORLDS)
    assert found == planting.judged_last(other, WORLDS)
    if len(found.options) > 1:
        assert found != planting.judged_last(record, WORLDS, seed=1)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_comes_later_changes_nothing(name: str, players: int) -> None:
    """Everything but secrets: a decision is judged the same wherever the record ends."""
    moves = whole_game(name, players)
    short, long = (cut(name, players, moves, part) for part in (0.3, 0.5))
    early, late = (record_of(seen_and_heard(name, players, one)[0]) for one in (short, long))
    nth = len(planting.taken_apart(early).moments) - 1
    assert planting.judged_nth(late, nth, WORLDS) == planting.judged_last(early, WORLDS)


def test_with_all_cards_open_it_is_another_matter() -> None:
    record, other = look_alikes("modern-art", 4, 0.1)
    one, two = (planting.judged_last(it, 256, eyes=OPEN_CARDS) for it in (record, other))
    assert one.options != two.options
