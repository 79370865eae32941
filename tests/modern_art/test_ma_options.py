"""What a table can choose, what it gets by default, and how a wrong choice is refused."""

import pytest
from modern_art.positions import dealt, money

from saleroom.core.errors import BadSetup
from saleroom.core.seats import SPECTATOR
from saleroom.games.modern_art.game import GAME
from saleroom.games.modern_art.options import Options
from saleroom.play.match import Match


def test_the_first_edition_is_played_unless_another_is_named() -> None:
    assert Match(GAME, 4).view(0).edition == "1992"
    assert Match(GAME, 4, "2009").view(0).edition == "2009"


@pytest.mark.parametrize("named", ["1993", "", "2009 ", 1992])
def test_an_edition_that_does_not_exist_is_refused_by_name(named: object) -> None:
    with pytest.raises(BadSetup, match="setup_edition: known=1992, 2009, name="):
        GAME.new(4, named)


@pytest.mark.rule("MA-35", "MA-36")
def test_the_edition_says_who_gets_the_money_of_a_double_unless_the_table_does() -> None:
    def new_seller_takes_all(edition: str, **options: object) -> bool:
        return bool(Match(GAME, 4, edition, options).view(0).new_seller_takes_all)

    assert not new_seller_takes_all("1992")
    assert new_seller_takes_all("2009")
    assert new_seller_takes_all("1992", double_proceeds="new_seller")
    assert not new_seller_takes_all("2009", double_proceeds="split")


@pytest.mark.rule("MA-50")
@pytest.mark.parametrize("players", [4, 5])
def test_the_mystery_hand_is_for_three_only(players: int, edition: str) -> None:
    with pytest.raises(BadSetup, match=rf"setup_mystery_hand: players={players} \(MA-50\)"):
        Match(GAME, players, edition, {"mystery_hand": True})
    assert Match(GAME, 3, edition, {"mystery_hand": True}).view(0).mystery_hand
    assert not Match(GAME, 3, edition).view(0).mystery_hand


@pytest.mark.rule("MA-5")
@pytest.mark.parametrize(("players", "seat"), [(3, 3), (4, 4), (5, 5), (4, -1), (4, 1_000_000)])
def test_the_first_seller_is_a_seat_of_the_table(players: int, seat: int) -> None:
    words = rf"setup_seat: option=first_seller, seat={seat}, players={players} \(MA-5\)"
    with pytest.raises(BadSetup, match=words):
        Match(GAME, players, options={"first_seller": seat})


@pytest.mark.rule("MA-6")
def test_open_money_shows_the_sums_and_is_off_by_default() -> None:
    shown = dealt(open_money=True)
    assert shown.view(SPECTATOR).money == shown.view(1).money == money(shown)
    assert dealt().view(SPECTATOR).money == (None,) * 4


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"double_proceeds": "half"}, "double_proceeds"),
        ({"double_proceeds": 1}, "double_proceeds"),
        ({"mystery_hand": 1}, "mystery_hand"),
        ({"open_money": "yes"}, "open_money"),
        ({"first_seller": "0"}, "first_seller"),
        ({"first_seller": 0.5}, "first_seller"),
        ({"first_seller": True}, "first_seller"),
        ({"jokers": True}, "jokers"),
    ],
)
def test_a_wrong_option_is_refused_and_named(options: dict[str, object], named: str) -> None:
    with pytest.raises(BadSetup, match=rf"setup_.*(option|name)={named}, "):
        Match(GAME, 4, options=options)


@pytest.mark.parametrize("options", ["mystery_hand", ["open_money"], 7])
def test_options_are_names_with_values(options: object) -> None:
    with pytest.raises(BadSetup, match="setup_options: name="):
        Match(GAME, 4, options=options)


def test_options_can_be_given_as_a_value() -> None:
    chosen = Options(double_proceeds="new_seller", first_seller=1)
    match = Match(GAME, 4, options=chosen)
    assert match.options == chosen
    assert match.view(0).new_seller_takes_all
