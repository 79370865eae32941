"""The box, the deal and who sees what. (MZ-1 to MZ-7)"""

from collections import Counter

import pytest
from matches import heard
from moderne_zeiten.positions import PLAIN, begun, bring, counts, dealt, draw, money, opened

from saleroom.core.errors import BadSetup, IllegalNow
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.moderne_zeiten.components import CITY_NAMES, INDUSTRY_NAMES, PRINTED_TRACK
from saleroom.games.moderne_zeiten.game import GAME
from saleroom.play.match import Match

PLAYERS = [3, 4, 5]


@pytest.mark.rule("MZ-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_105_shares_of_five_industries_for_three_to_five(players: int) -> None:
    table = Match(GAME, players).view(ALL_SEEING)
    assert INDUSTRY_NAMES == ("shipping", "aviation", "construction", "automobile", "telecom")
    assert table.stock == (21, 21, 21, 21, 21)
    assert table.stock_size == 105


@pytest.mark.rule("MZ-1")
@pytest.mark.parametrize("players", [0, 1, 2, 6, True, "3"])
def test_no_other_number_of_players(players: object) -> None:
    with pytest.raises(BadSetup, match="setup_players: known=3, 4, 5, name="):
        GAME.new(players)


@pytest.mark.rule("MZ-2")
def test_six_cities_worth_six_to_one() -> None:
    worth = dict(zip(CITY_NAMES, Match(GAME, 3).view(0).city_points, strict=True))
    assert worth == {
        "New York": 6,
        "London": 5,
        "Paris": 4,
        "Berlin": 3,
        "Chicago": 2,
        "New Orleans": 1,
    }


@pytest.mark.rule("MZ-3")
def test_the_track_has_every_pair_of_city_and_industry_once() -> None:
    table = Match(GAME, 3).view(0)
    assert sorted(table.track) == list(range(30))
    assert table.owners == (None,) * 30
    assert len(set(PRINTED_TRACK)) == 30


@pytest.mark.rule("MZ-3")
def test_the_printed_track_fits_the_example_of_the_document() -> None:
    """Telecom and shipping from Chicago on: Chicago is taken, Berlin is nearer than New Orleans."""
    names = [name for name in PRINTED_TRACK if name.endswith(("/telecom", "/shipping"))]
    at = names.index("Chicago/telecom")
    assert names[at : at + 3] == ["Chicago/telecom", "Berlin/shipping", "New Orleans/telecom"]


@pytest.mark.rule("MZ-3")
def test_a_shuffled_track_is_drawn_space_by_space_before_the_deal() -> None:
    match = Match(GAME, 4, options={"track": "shuffled", "first_initiative": 2})
    assert match.view(0).track == ()
    order = [*range(29, -1, -1)]
    for k, pair in enumerate(order):
        assert match.view(SPECTATOR).phase == "lay_track"
        assert len(match.legal(CHANCE).choices) == 30 - k
        match.act(CHANCE, {"space": pair})
    assert match.view(1).track == tuple(order)
    assert heard(match, "space_laid", SPECTATOR)[0] == {"space": 1, "city": 5, "industry": 4}
    assert match.view(0).phase == "deal"


@pytest.mark.rule("MZ-3")
def test_no_space_is_drawn_twice() -> None:
    match = Match(GAME, 3, options={"track": "shuffled", "first_initiative": 0})
    match.act(CHANCE, {"space": 7})
    with pytest.raises(IllegalNow, match="space_is_placed") as refused:
        match.act(CHANCE, {"space": 7})
    assert refused.value.paragraph == "MZ-3"


@pytest.mark.rule("MZ-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_gets_8_shares_15_million_and_a_zeppelin_on_start(players: int) -> None:
    match = dealt(*[PLAIN] * players, players=players)
    table = match.view(ALL_SEEING)
    assert table.hand_sizes == (8,) * players
    assert table.money == (15,) * players
    assert table.zeppelins == (0,) * players
    assert table.stock_size == 105 - 8 * players
    assert heard(match, "dealt", SPECTATOR) == [
        {"seat": seat, "count": 8} for seat in range(players)
    ]


@pytest.mark.rule("MZ-5")
def test_the_white_zeppelin_shows_the_number_of_laid_shares() -> None:
    match = begun()
    assert match.view(SPECTATOR).white == 0
    match.act(0, {"lay": 0})
    match.act(0, {"lay": 3})
    assert match.view(SPECTATOR).white == 2


@pytest.mark.rule("MZ-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_chance_gives_the_initiative_to_any_seat(players: int) -> None:
    match = Match(GAME, players)
    named = [GAME.chance_codec.decode(choice) for choice in match.legal(CHANCE).choices]
    assert named == [{"initiative": seat} for seat in range(players)]
    match.act(CHANCE, {"initiative": 2})
    assert match.view(0).initiative == match.view(0).first_initiative == 2
    assert heard(match, "initiative", SPECTATOR) == [{"seat": 2}]
    assert GAME.flat.starter(match.state) == 2


@pytest.mark.rule("MZ-6")
def test_the_initiative_goes_to_a_player() -> None:
    match = Match(GAME, 3)
    with pytest.raises(IllegalNow, match="no_such_player") as refused:
        match.act(CHANCE, {"initiative": 3})
    assert refused.value.paragraph == "MZ-6"


@pytest.mark.rule("MZ-6")
def test_a_table_may_name_who_has_the_initiative() -> None:
    assert dealt(initiative=1).view(0).initiative == 1


@pytest.mark.rule("MZ-7")
def test_hands_and_the_stock_are_secret_and_their_sizes_open() -> None:
    match = dealt("8 shipping", "8 aviation")
    for viewer in (0, 1, 2, SPECTATOR):
        table = match.view(viewer)
        assert table.hand_sizes == (8, 8, 8)
        assert table.stock_size == 81
        assert table.stock is None
        assert [hand is not None for hand in table.hands] == [seat == viewer for seat in range(3)]
    assert match.view(1).hands[1] == (0, 8, 0, 0, 0)


@pytest.mark.rule("MZ-7")
def test_only_the_player_hears_which_shares_come() -> None:
    match = begun("8 shipping", "8 aviation")
    draw(match, 0, "1 telecom, 1 automobile")
    assert Counter(what["industry"] for what in heard(match, "share_drawn", 0)) == {
        0: 8,
        4: 1,
        3: 1,
    }
    assert {what["seat"] for what in heard(match, "share_drawn", 1)} == {1}
    assert heard(match, "share_drawn", SPECTATOR) == []
    assert heard(match, "drew", SPECTATOR) == [{"seat": 0, "count": 2}]


@pytest.mark.rule("MZ-7")
def test_laid_shares_squares_and_the_lot_are_open() -> None:
    match = begun("8 shipping", lot="2 telecom, 1 aviation")
    match.act(0, {"lay": 0})
    match.act(0, {"done": True})
    for viewer in (0, 1, SPECTATOR):
        table = match.view(viewer)
        assert table.lot == tuple(counts("2 telecom, 1 aviation"))
        assert table.laid[0] == (1, 0, 0, 0, 0)
        assert table.owners[3] == 0


@pytest.mark.rule("MZ-7")
def test_money_is_secret_unless_the_table_says_otherwise() -> None:
    match = opened()
    assert match.view(1).money == (None, 15, None)
    assert match.view(SPECTATOR).money == (None, None, None)
    shown = opened(open_money=True)
    assert shown.view(1).money == shown.view(SPECTATOR).money == money(shown) == (15, 15, 15)


@pytest.mark.rule("MZ-7")
def test_a_player_without_money_is_asked_all_the_same() -> None:
    match = opened()
    match.act(1, {"bid": 15})
    match.act(2, {"pass": True})
    match.act(0, {"pass": True})
    while match.view(ALL_SEEING).phase != "roll":
        draw(match, match.asked)
    match.act(CHANCE, {"roll": 1})
    bring(match, "1 telecom")
    match.act(2, {"pass": True})
    match.act(0, {"bid": 3})
    assert match.state.money[1] == 0
    assert match.view(SPECTATOR).to_act == (1,)
    assert [GAME.codec.decode(choice) for choice in match.legal(1).choices] == [{"pass": True}]
    assert not match.legal(1).amounts


@pytest.mark.rule("MZ-6")
def test_what_chance_has_not_decided_yet_nobody_knows() -> None:
    table = Match(GAME, 3).view(SPECTATOR)
    assert (table.first_initiative, table.initiative, table.turn_of) == (None, None, None)
    assert (table.leader, table.finisher, table.to_act) == (None, None, (CHANCE,))
    assert set(table.owners) == {None}
    assert table.points == ()
