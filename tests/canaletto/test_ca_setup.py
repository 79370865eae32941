"""What is in the box and on the table before the first bid. (CA-1 to CA-6)"""

from collections import Counter

import msgspec
import pytest
from canaletto.positions import LAYOUT, in_palace, now, played, table, turn_up
from matches import dealt, heard, wander

from saleroom.core.chance import seeded
from saleroom.core.errors import BadSetup
from saleroom.core.layout import duplicate
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.canaletto.components import COPIES, TYPE_NAMES, VALUES
from saleroom.games.canaletto.game import GAME
from saleroom.play.match import Match

EVERYBODY = (0, 1, 2, 3, SPECTATOR, ALL_SEEING)


def set_up(seed: int, **options: object) -> Match:
    """Let chance do its work until the first bid is asked for."""
    return dealt(Match(GAME, 4, options=options), seed)


@pytest.mark.rule("CA-1")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_may_play(players: int) -> None:
    assert now(Match(GAME, players)).players == players


@pytest.mark.rule("CA-1")
@pytest.mark.parametrize("players", [0, 2, 5, -3, "4", 4.0, True, None])
def test_no_other_number_may_play(players: object) -> None:
    with pytest.raises(BadSetup, match="setup_players: known=3, 4, name="):
        GAME.new(players)


@pytest.mark.rule("CA-1")
def test_34_tiles_of_12_types() -> None:
    assert dict(zip(TYPE_NAMES, COPIES, strict=True)) == {
        "mirror": 4,
        "chandelier": 4,
        "fan": 3,
        "lion": 3,
        "painting": 3,
        "glass": 3,
        "watch": 3,
        "bust": 3,
        "tankard": 2,
        "ring": 2,
        "lamp": 2,
        "necklace": 2,
    }
    assert sum(COPIES) == 34


@pytest.mark.rule("CA-1", "CA-2")
@pytest.mark.parametrize("palaces", [14, 16, 19, 24])
def test_all_tiles_lie_in_the_palaces_one_to_three_in_each_never_two_alike(palaces: int) -> None:
    for seed in range(25):
        treasures = now(set_up(seed, palaces=palaces)).treasures
        assert len(treasures) == palaces
        assert all(1 <= len(lot) <= 3 and len(set(lot)) == len(lot) for lot in treasures)
        laid = Counter(kind for lot in treasures for kind in lot)
        assert [laid[kind] for kind in range(12)] == list(COPIES)


@pytest.mark.rule("CA-2")
def test_there_are_sixteen_palaces_unless_the_table_says_otherwise() -> None:
    assert len(now(Match(GAME, 3)).treasures) == 16


@pytest.mark.rule("CA-2")
def test_first_every_palace_gets_a_tile_by_the_number_of_tiles_left() -> None:
    match = Match(GAME, 4)
    weights = bytearray(GAME.outcomes)
    GAME.flat.mark_outcomes(match.state, weights)
    assert list(weights[:12]) == list(COPIES)
    match.act(CHANCE, {"tile": 8})
    match.act(CHANCE, {"tile": 8})
    weights = bytearray(GAME.outcomes)
    GAME.flat.mark_outcomes(match.state, weights)
    assert weights[8] == 0
    assert sum(weights) == 32
    assert (in_palace(match, 0), in_palace(match, 1)) == (("tankard",), ("tankard",))


@pytest.mark.rule("CA-2")
def test_then_the_others_are_laid_type_by_type_where_there_is_room() -> None:
    match = Match(GAME, 4)
    for tile in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 1, 1, 2):
        match.act(CHANCE, {"tile": tile})
    mirror, second_mirror = 0, 5
    open_to = {GAME.chance_codec.decode(k)["palace"] for k in match.legal(CHANCE).choices}
    assert open_to == set(range(1, 16))  # not where a mirror is
    match.act(CHANCE, {"palace": second_mirror})
    open_to = {GAME.chance_codec.decode(k)["palace"] for k in match.legal(CHANCE).choices}
    assert open_to == set(range(16)) - {mirror, second_mirror}
    for palace in (6, 7, 5):  # two mirrors, then a fan to the palace of glass and mirror
        match.act(CHANCE, {"palace": palace})
    assert in_palace(match, 5) == ("mirror", "fan", "glass")
    open_to = {GAME.chance_codec.decode(k)["palace"] for k in match.legal(CHANCE).choices}
    assert 5 not in open_to  # it is full


@pytest.mark.rule("CA-2")
@pytest.mark.parametrize("palaces", [14, 16, 24])
def test_laying_never_runs_dry_however_unlucky(palaces: int) -> None:
    """Always choose the fullest palace; by counting, two or more are open to every tile."""
    for first in range(12):
        match = Match(GAME, 4, options={"palaces": palaces})
        while now(match).phase == "lay_first":
            tiles = match.legal(CHANCE).choices
            match.act(CHANCE, tiles[first % len(tiles)])
        fewest = palaces
        while now(match).phase == "lay_more":
            open_to = [GAME.chance_codec.decode(k)["palace"] for k in match.legal(CHANCE).choices]
            fewest = min(fewest, len(open_to))
            fullest = max(open_to, key=lambda palace: len(in_palace(match, palace)))
            match.act(CHANCE, {"palace": fullest})
        assert fewest >= 2
        assert now(match).phase == "turn_marker"


@pytest.mark.rule("CA-2")
def test_a_table_may_give_its_own_layout() -> None:
    match = table()
    assert [set(in_palace(match, palace)) for palace in range(16)] == [set(lot) for lot in LAYOUT]


@pytest.mark.rule("CA-3")
def test_fourteen_markers_three_to_sixteen() -> None:
    assert tuple(range(3, 17)) == VALUES
    assert now(Match(GAME, 3)).values == VALUES


@pytest.mark.rule("CA-3")
def test_twelve_are_laid_on_the_scale_in_random_order_and_two_are_put_away() -> None:
    match = Match(GAME, 3, options={"layout": LAYOUT})
    left = set(VALUES)
    order = (9, 12, 3, 16, 8, 5, 4, 15, 7, 14, 6, 10)
    for value in order:
        drawn = {GAME.chance_codec.decode(k)["marker"] for k in match.legal(CHANCE).choices}
        assert drawn == left
        turn_up(match, value)
        left.remove(value)
    assert now(match).phase == "place_gondola"
    assert now(match).scale == order
    assert [marker["value"] for marker in heard(match, "marker_turned")] == list(order)
    assert left == {11, 13}


@pytest.mark.rule("CA-3")
def test_equal_markers_come_as_often_as_there_are_of_them() -> None:
    values = [5] * 10 + [7, 7, 7, 90]
    match = Match(GAME, 3, options={"layout": LAYOUT, "values": values})
    weights = bytearray(GAME.outcomes)
    GAME.flat.mark_outcomes(match.state, weights)
    named = {GAME.chance_codec.decode(k)["marker"]: n for k, n in enumerate(weights) if n}
    assert named == {5: 10, 7: 3, 90: 1}
    turn_up(match, 90)
    assert [GAME.chance_codec.decode(k) for k in match.legal(CHANCE).choices] == [
        {"marker": 5},
        {"marker": 7},
    ]


@pytest.mark.rule("CA-3", "CA-6")
def test_hidden_values_show_the_next_marker_only() -> None:
    match = table([9], hidden_values=True)
    for viewer in EVERYBODY:
        assert match.view(viewer).scale == (9,)
    assert heard(match, "marker_turned") == [{"place": 1, "value": 9}]


@pytest.mark.rule("CA-4")
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_starts_with_30_points_and_a_mask(players: int) -> None:
    view = now(table(players=players))
    assert view.points == (30,) * players
    assert view.debts == (0,) * players
    assert view.masks == tuple(range(players))
    assert all(not any(row) for row in view.held)


@pytest.mark.rule("CA-5")
def test_chance_places_gondola_and_column_together() -> None:
    for palace in range(16):
        match = Match(GAME, 3, options={"layout": LAYOUT, "first_player": 2})
        for value in VALUES[:12]:
            turn_up(match, value)
        named = [GAME.chance_codec.decode(k) for k in match.legal(CHANCE).choices]
        assert named == [{"start": p} for p in range(16)]
        match.act(CHANCE, {"start": palace})
        assert heard(match, "gondola_placed") == [{"palace": palace}]
        assert (now(match).gondola, now(match).column) == (palace, palace)
        assert match.asked == 2


@pytest.mark.rule("CA-5")
@pytest.mark.parametrize("players", [3, 4])
def test_chance_names_the_first_player(players: int) -> None:
    for seat in range(players):
        match = Match(GAME, players, options={"layout": LAYOUT, "start": 4})
        for value in VALUES[:12]:
            turn_up(match, value)
        named = [GAME.chance_codec.decode(k) for k in match.legal(CHANCE).choices]
        assert named == [{"first_player": other} for other in range(players)]
        match.act(CHANCE, {"first_player": seat})
        assert heard(match, "first_player") == [{"seat": seat}]
        assert now(match).first_player == match.asked == seat
        assert GAME.flat.starter(match.state) == seat


@pytest.mark.rule("CA-5")
def test_the_table_may_name_both() -> None:
    match = table(first_player=3, start=7)
    assert (now(match).column, now(match).gondola, match.asked) == (7, 7, 3)
    assert heard(match, "gondola_placed") == heard(match, "first_player") == []
    (began,) = heard(match, "round_began")
    assert began == {"round": 1, "seat": 3, "palace": 7}


@pytest.mark.rule("CA-6")
@pytest.mark.parametrize("hidden", [False, True])
def test_everybody_sees_the_same_table_and_hears_the_same(*, hidden: bool) -> None:
    match = Match(GAME, 4, options={"hidden_values": hidden})
    for _ in wander(match, 8):
        seen = [msgspec.structs.replace(match.view(viewer), viewer=0) for viewer in EVERYBODY]
        assert all(view == seen[0] for view in seen)
    assert all(match.heard(viewer) == match.heard(0) for viewer in EVERYBODY)
    assert all(match.memory(viewer) == match.memory(0) for viewer in EVERYBODY)


@pytest.mark.rule("CA-6")
def test_a_view_of_the_open_game_tells_the_whole_state() -> None:
    match = Match(GAME, 3, options={"hidden_values": True})
    for _ in wander(match, 5):
        assert GAME.guess(match.view(SPECTATOR), None, seeded(1)) == match.state
        before = duplicate(match.state)
        GAME.flat.redeal(match.state, 1, seeded(2))
        assert match.state == before


@pytest.mark.rule("CA-3", "CA-6")
def test_nobody_ever_sees_the_two_markers_put_away_on_a_hidden_scale() -> None:
    match = played(3, hidden_values=True)
    view = match.view(ALL_SEEING)
    assert view.scale == ()
    assert len(view.used) == len(view.sold) < 13


@pytest.mark.rule("CA-5")
def test_what_chance_has_not_decided_yet_nobody_knows() -> None:
    table = now(Match(GAME, 4))
    assert (table.first_player, table.column, table.gondola) == (None, None, None)
    assert (table.leader, table.buyer, table.to_act) == (None, None, (CHANCE,))
