"""What is in the box and on the table before the first choice. (AF-1 to AF-6)"""

from collections import Counter

import pytest
from alles_futsch.positions import BOARDS, kind, laid_out, money, phase
from matches import heard

from saleroom.core.errors import BadSetup, IllegalNow
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.alles_futsch.components import CARD_LIST, KIND_NAMES
from saleroom.games.alles_futsch.game import GAME
from saleroom.games.alles_futsch.options import Options
from saleroom.play.match import Match

MY_CARDS = [["painting"] * 3] * 20 + [["vase", "clock", "vase"]] * 15


@pytest.mark.rule("AF-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_may_play(players: int) -> None:
    assert Match(GAME, players).view(ALL_SEEING).players == players


@pytest.mark.rule("AF-1")
@pytest.mark.parametrize("players", [0, 1, 6, -2, "3", 3.0, True, None])
def test_no_other_number_may_play(players: object) -> None:
    with pytest.raises(BadSetup, match="setup_players: known=2, 3, 4, 5, name="):
        GAME.new(players)


@pytest.mark.rule("AF-1")
def test_there_are_five_kinds_and_a_board_collects_four_of_them() -> None:
    assert KIND_NAMES == ("painting", "sculpture", "furniture", "clock", "vase")
    match = laid_out(players=5)
    left_out = [KIND_NAMES[board] for board in match.view(0).boards]
    assert sorted(left_out) == sorted(KIND_NAMES)


@pytest.mark.rule("AF-2")
def test_each_mixture_of_three_objects_is_on_one_of_35_cards() -> None:
    assert len(set(CARD_LIST)) == len(CARD_LIST) == 35
    assert all(list(shown) == sorted(shown) for shown in CARD_LIST)
    sizes = Counter(len(set(shown)) for shown in CARD_LIST)
    assert sizes == {1: 5, 2: 20, 3: 10}
    assert Counter(k for shown in CARD_LIST for k in shown) == dict.fromkeys(range(5), 21)


@pytest.mark.rule("AF-2")
def test_an_owner_of_the_game_can_give_other_cards() -> None:
    match = Match(GAME, 2, options={"cards": MY_CARDS})
    cards = match.view(SPECTATOR).cards
    assert cards[0] == (0, 0, 0)
    assert cards[34] == (kind("vase"), kind("clock"), kind("vase"))
    assert match.state.kinds_shown == 1 << 0 | 1 << 3 | 1 << 4


@pytest.mark.rule("AF-2")
@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (MY_CARDS[:34], r"setup_count: option=cards, wanted=35, given=34 \(AF-2\)"),
        (MY_CARDS + MY_CARDS[:1], r"setup_count: option=cards, wanted=35, given=36 \(AF-2\)"),
        (
            [*MY_CARDS[:34], ["vase", "vaze", "vase"]],
            "setup_unknown: option=cards, name=vaze, entry=35",
        ),
        (
            [*MY_CARDS[:34], ["vase", "vase"]],
            "setup_entry_count: option=cards, entry=35, least=3, most=3, given=2",
        ),
        ([*MY_CARDS[:34], 7], "setup_kind: option=cards, needed=array, got=int, entry=35"),
        ("painting", "setup_kind: option=cards, needed=array, got=str, entry=0"),
    ],
)
def test_cards_that_are_none_are_refused_and_named(cards: object, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        Match(GAME, 3, options={"cards": cards})


@pytest.mark.rule("AF-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_200_and_four_stones_at_nothing(players: int) -> None:
    match = laid_out(players=players)
    assert money(match) == (200,) * players
    assert match.view(SPECTATOR).collections == ((0, 0, 0, 0, 0),) * players


@pytest.mark.rule("AF-3")
def test_chance_hands_out_the_boards_each_to_one_seat() -> None:
    match = Match(GAME, 3, options={"first_chooser": 1})
    assert phase(match) == "draw_boards"
    for seat, name in enumerate(("clock", "painting", "vase")):
        free = [match.game.chance_codec.decode(c) for c in match.legal(CHANCE).choices]
        taken = [kind(drawn) for drawn in ("clock", "painting", "vase")[:seat]]
        assert free == [{"board": k} for k in range(5) if k not in taken]
        match.act(CHANCE, {"board": kind(name)})
        assert heard(match, "board_drawn")[-1] == {"seat": seat, "kind": kind(name)}
    assert match.view(SPECTATOR).boards == (kind("clock"), kind("painting"), kind("vase"))
    assert phase(match) == "turn_up"


@pytest.mark.rule("AF-3")
def test_a_board_is_not_drawn_twice() -> None:
    match = Match(GAME, 2, options={"first_chooser": 0})
    match.act(CHANCE, {"board": 3})
    with pytest.raises(IllegalNow, match=r"board_is_taken.*\(AF-3\)"):
        match.act(CHANCE, {"board": 3})


@pytest.mark.rule("AF-3")
def test_boards_can_be_chosen_when_the_table_is_made() -> None:
    match = Match(GAME, 2, options={"boards": ["vase", "painting"], "first_chooser": 0})
    assert match.view(0).boards == (4, 0)
    assert phase(match) == "turn_up"
    assert heard(match, "board_drawn") == []


@pytest.mark.rule("AF-3", "AF-1")
@pytest.mark.parametrize(
    ("boards", "words"),
    [
        (["vase"], r"setup_count: option=boards, wanted=3, given=1 \(AF-3\)"),
        (
            ["vase", "clock", "vase"],
            r"setup_entry_repeats: option=boards, entry=3, other=1 \(AF-1\)",
        ),
        (["vase", "clock", "jug"], "setup_unknown: option=boards, name=jug, entry=3"),
    ],
)
def test_boards_that_do_not_fit_are_refused_and_named(boards: list[str], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        Match(GAME, 3, options={"boards": boards})


@pytest.mark.rule("AF-4")
def test_five_cards_are_turned_up_beside_the_stock() -> None:
    match = Match(GAME, 2, options={"boards": BOARDS[:2], "first_chooser": 0})
    for count, number in enumerate((34, 0, 7, 21, 3)):
        assert match.paragraph == "AF-4"
        assert len(match.legal(CHANCE).choices) == 35 - count
        match.act(CHANCE, {"turn_up": number})
    table = match.view(SPECTATOR)
    assert table.turned_up == (0, 3, 7, 21, 34)
    assert len(table.stock) == 30
    assert [e["card"] for e in heard(match, "turned_up", SPECTATOR)] == [34, 0, 7, 21, 3]
    assert table.phase == "choose"


@pytest.mark.rule("AF-4")
def test_a_card_that_lies_open_is_not_turned_up_again() -> None:
    match = Match(GAME, 2, options={"boards": BOARDS[:2], "first_chooser": 0})
    match.act(CHANCE, {"turn_up": 9})
    with pytest.raises(IllegalNow, match=r"not_in_stock.*\(AF-4\)"):
        match.act(CHANCE, {"turn_up": 9})


@pytest.mark.rule("AF-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_names_the_first_chooser(players: int) -> None:
    match = Match(GAME, players, options={"boards": BOARDS[:players]})
    assert match.paragraph == "AF-6"
    named = [GAME.chance_codec.decode(choice) for choice in match.legal(CHANCE).choices]
    assert named == [{"first_chooser": seat} for seat in range(players)]
    match.act(CHANCE, {"first_chooser": players - 1})
    assert heard(match, "first_chooser") == [{"seat": players - 1}]
    assert match.view(0).chooser == match.view(0).first_chooser == players - 1


@pytest.mark.rule("AF-6")
def test_the_first_chooser_is_one_of_the_players() -> None:
    with pytest.raises(IllegalNow, match="no_such_player"):
        Match(GAME, 3).act(CHANCE, {"first_chooser": 3})


@pytest.mark.rule("AF-6")
def test_the_tables_owner_may_name_the_first_chooser() -> None:
    match = laid_out(chooser=2)
    assert heard(match, "first_chooser") == []
    assert heard(match, "turn") == [{"seat": 2}]
    assert match.asked == 2


@pytest.mark.rule("AF-6")
@pytest.mark.parametrize("seat", [3, -1, 1_000_000])
def test_the_first_chooser_is_a_seat_of_the_table(seat: int) -> None:
    words = rf"setup_seat: option=first_chooser, seat={seat}, players=3 \(AF-6\)"
    with pytest.raises(BadSetup, match=words):
        Match(GAME, 3, options={"first_chooser": seat})


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"open_money": 1}, "open_money"),
        ({"zero_is_bankrupt": "no"}, "zero_is_bankrupt"),
        ({"first_chooser": True}, "first_chooser"),
        ({"boards": "vase"}, "boards"),
        ({"jokers": True}, "jokers"),
    ],
)
def test_a_wrong_option_is_refused_and_named(options: dict[str, object], named: str) -> None:
    with pytest.raises(BadSetup, match=rf"setup_.*(option|name)={named}, "):
        Match(GAME, 3, options=options)


def test_options_can_be_given_as_a_value() -> None:
    match = Match(GAME, 2, options=Options(boards=("clock", "vase"), zero_is_bankrupt=False))
    assert match.view(0).boards == (3, 4)
    assert not match.view(0).zero_is_bankrupt


def test_there_is_one_edition() -> None:
    assert Match(GAME, 2).edition == "standard"
    with pytest.raises(BadSetup, match="setup_edition: known=standard, name='1992'"):
        Match(GAME, 2, "1992")


@pytest.mark.rule("AF-3", "AF-4")
def test_what_chance_has_not_decided_yet_nobody_knows() -> None:
    table = Match(GAME, 3).view(SPECTATOR)
    assert (table.first_chooser, table.chooser, table.boards) == (None, None, (None,) * 3)
    assert (table.lot, table.leader, table.for_sale) == (None, None, None)
    assert (table.why_ended, table.bankrupt, table.to_act) == (None, None, (CHANCE,))
