"""The action of a player: draw, or lay and fly. (MZ-13 to MZ-16, MZ-18)"""

import pytest
from matches import heard, story
from moderne_zeiten.positions import (
    AVIATION,
    CONSTRUCTION,
    SHIPPING,
    TELECOM,
    acting,
    begun,
    done,
    draw,
    fly,
    lay,
    may,
    owner_of,
    space,
    spaces_of,
)

from saleroom.core.errors import IllegalNow
from saleroom.core.seats import SPECTATOR
from saleroom.games.moderne_zeiten.majorities import majorities
from saleroom.play.match import Match


def majorities_of(match: Match, seat: int) -> list[int]:
    """The industries whose majority the seat has."""
    return [k for k in range(5) if majorities(match.state, seat) >> k & 1]


# Drawing, which is A


@pytest.mark.rule("MZ-13")
def test_a_draws_two_shares_and_the_next_player_acts() -> None:
    match = begun("8 shipping")
    assert may(match, 0) == ["draw", "lay shipping"]
    draw(match, 0, "1 telecom, 1 aviation")
    assert match.view(0).hands[0] == (8, 1, 0, 0, 1)
    assert match.view(SPECTATOR).to_act == (1,)
    assert heard(match, "drew", SPECTATOR) == [{"seat": 0, "count": 2}]


@pytest.mark.rule("MZ-13")
def test_nobody_draws_in_a_turn_in_which_he_has_laid() -> None:
    match = begun()
    lay(match, 0, "1 telecom")
    assert "draw" not in may(match, 0)
    with pytest.raises(IllegalNow, match="has_laid") as refused:
        match.act(0, {"draw": True})
    assert refused.value.paragraph == "MZ-13"


@pytest.mark.rule("MZ-13")
def test_nobody_lays_in_a_turn_in_which_he_draws() -> None:
    match = begun()
    match.act(0, {"draw": True})
    assert may(match, 0) == []
    with pytest.raises(IllegalNow, match="not_asked"):
        match.act(0, {"lay": 0})


# Laying, the first part of B


@pytest.mark.rule("MZ-14")
def test_one_or_more_shares_of_any_industries_are_laid_one_by_one() -> None:
    match = begun("2 shipping, 3 aviation, 3 telecom")
    lay(match, 0, "1 shipping, 2 aviation, 3 telecom")
    assert match.view(SPECTATOR).laid[0] == (1, 2, 0, 0, 3)
    assert match.view(SPECTATOR).laid_now == 6
    assert may(match, 0) == ["done", "lay shipping", "lay aviation"]
    assert heard(match, "laid", SPECTATOR)[0] == {"seat": 0, "industry": SHIPPING}


@pytest.mark.rule("MZ-14")
def test_at_least_one_share_is_laid() -> None:
    match = acting(hands={0: "1 telecom"}, laid={0: "2 shipping"})
    assert may(match, 0) == ["draw", "lay telecom"]
    with pytest.raises(IllegalNow, match="nothing_laid") as refused:
        done(match, 0)
    assert refused.value.paragraph == "MZ-14"


@pytest.mark.rule("MZ-14")
def test_only_shares_in_hand_are_laid() -> None:
    match = begun("8 shipping")
    with pytest.raises(IllegalNow, match="not_in_hand") as refused:
        lay(match, 0, "1 telecom")
    assert refused.value.paragraph == "MZ-14"


@pytest.mark.rule("MZ-14")
def test_a_majority_is_strictly_more_than_each_other_player() -> None:
    match = acting(
        hands={0: "1 shipping"}, laid={0: "1 shipping", 1: "2 shipping", 2: "1 shipping"}
    )
    assert may(match, 0) == ["draw"]
    match = acting(
        hands={0: "2 shipping"}, laid={0: "1 shipping", 1: "2 shipping", 2: "1 shipping"}
    )
    assert may(match, 0) == ["draw", "lay shipping"]
    lay(match, 0, "1 shipping")
    assert may(match, 0) == ["lay shipping"]
    with pytest.raises(IllegalNow, match="no_majority_yet") as refused:
        done(match, 0)
    assert refused.value.paragraph == "MZ-14"
    lay(match, 0, "1 shipping")
    assert may(match, 0) == ["done"]


@pytest.mark.rule("MZ-14")
def test_who_cannot_reach_a_majority_can_only_draw() -> None:
    match = acting(hands={0: "2 shipping, 3 telecom"}, laid={1: "2 shipping", 2: "3 telecom"})
    assert may(match, 0) == ["draw"]
    with pytest.raises(IllegalNow, match="out_of_reach") as refused:
        lay(match, 0, "1 telecom")
    assert refused.value.paragraph == "MZ-14"


@pytest.mark.rule("MZ-14")
def test_an_empty_hand_can_only_draw_whatever_lies_before_it() -> None:
    match = acting(laid={0: "3 shipping"})
    assert may(match, 0) == ["draw"]


@pytest.mark.rule("MZ-14")
def test_shares_of_other_industries_may_come_first_and_lead_into_no_dead_end() -> None:
    match = acting(
        hands={0: "2 aviation, 1 telecom, 2 shipping"},
        laid={1: "1 shipping, 5 telecom", 2: "5 aviation"},
    )
    lay(match, 0, "2 aviation, 1 telecom, 1 shipping")
    assert may(match, 0) == ["lay shipping"]
    lay(match, 0, "1 shipping")
    assert may(match, 0) == ["done"]
    done(match, 0)
    assert owner_of(match, "London/shipping") == 0


@pytest.mark.rule("MZ-14")
def test_example_four_majorities_of_the_first_player_and_what_it_takes_to_pass_them() -> None:
    """A lays 3 automobile, 2 telecom, 1 aviation, 1 shipping; B needs 4 automobile, C then 5."""
    match = begun(
        "3 automobile, 2 telecom, 1 aviation, 1 shipping, 1 construction",
        "4 automobile, 4 construction",
        "5 automobile, 3 construction",
    )
    lay(match, 0, "3 automobile, 2 telecom, 1 aviation, 1 shipping")
    assert majorities_of(match, 0) == [0, 1, 3, 4]
    done(match, 0)
    fly(match, 0, 3)
    lay(match, 1, "3 automobile")
    assert majorities_of(match, 1) == []
    lay(match, 1, "1 automobile")
    assert majorities_of(match, 1) == [3]
    assert majorities_of(match, 0) == [0, 1, 4]
    done(match, 1)
    lay(match, 2, "4 automobile")
    assert majorities_of(match, 2) == []
    lay(match, 2, "1 automobile")
    assert majorities_of(match, 2) == [3]


@pytest.mark.rule("MZ-14", "MZ-15")
def test_example_a_majority_from_before_lets_him_lay_any_share_and_move_on() -> None:
    match = acting(
        hands={0: "1 shipping"},
        laid={0: "3 construction", 1: "2 shipping"},
        squares={0: [space("Berlin/construction")]},
    )
    assert may(match, 0) == ["draw", "lay shipping"]
    lay(match, 0, "1 shipping")
    done(match, 0)
    assert owner_of(match, "New York/construction") == 0
    assert match.view(SPECTATOR).zeppelins[0] == space("New York/construction")


# Flying, the second part of B


@pytest.mark.rule("MZ-15")
def test_with_one_majority_he_flies_at_once() -> None:
    match = begun("8 construction")
    lay(match, 0, "1 construction")
    done(match, 0)
    assert heard(match, "flew", SPECTATOR) == [
        {"seat": 0, "space": 3, "city": 3, "industry": CONSTRUCTION}
    ]
    assert match.view(SPECTATOR).to_act == (1,)


@pytest.mark.rule("MZ-15")
def test_with_several_majorities_he_chooses() -> None:
    match = begun("4 construction, 4 telecom")
    lay(match, 0, "1 construction, 1 telecom")
    done(match, 0)
    assert match.view(SPECTATOR).phase == "fly"
    assert may(match, 0) == ["fly construction", "fly telecom"]
    with pytest.raises(IllegalNow, match="not_his_majority") as refused:
        fly(match, 0, AVIATION)
    assert refused.value.paragraph == "MZ-15"
    fly(match, 0, TELECOM)
    assert owner_of(match, "New York/telecom") == 0


@pytest.mark.rule("MZ-15")
def test_he_flies_only_forward() -> None:
    match = acting(
        hands={0: "1 aviation"}, laid={0: "1 aviation"}, squares={0: [space("London/shipping")]}
    )
    lay(match, 0, "1 aviation")
    done(match, 0)
    assert owner_of(match, "New York/aviation") is None
    assert owner_of(match, "New Orleans/aviation") == 0


@pytest.mark.rule("MZ-15", "MZ-16")
def test_occupied_spaces_are_passed_over_whoever_sits_there() -> None:
    match = acting(
        hands={0: "1 aviation"},
        laid={0: "1 aviation"},
        squares={0: [space("New York/aviation")], 1: [9], 2: [14]},
    )
    lay(match, 0, "1 aviation")
    done(match, 0)
    assert owner_of(match, "London/aviation") == 0


@pytest.mark.rule("MZ-15")
def test_example_d_chooses_between_berlin_shipping_and_new_orleans_telecom() -> None:
    """D has shipping and telecom; Chicago/telecom is taken; he takes the nearer, Berlin."""
    match = acting(
        3,
        players=5,
        initiative=3,
        hands={3: "2 shipping, 2 telecom"},
        squares={0: [space("Chicago/telecom")], 3: [space("London/automobile")]},
    )
    lay(match, 3, "2 shipping, 2 telecom")
    done(match, 3)
    assert may(match, 3) == ["fly shipping", "fly telecom"]
    other = match.copy()
    fly(other, 3, TELECOM)
    assert owner_of(other, "New Orleans/telecom") == 3
    fly(match, 3, SHIPPING)
    assert owner_of(match, "Berlin/shipping") == 3
    assert space("Berlin/shipping") < space("New Orleans/telecom")


@pytest.mark.rule("MZ-15")
def test_a_majority_without_a_free_space_ahead_counts_for_nothing() -> None:
    telecoms = spaces_of(industry="telecom")
    match = acting(
        hands={0: "1 shipping, 2 telecom"},
        laid={0: "3 telecom", 1: "1 shipping"},
        squares={1: telecoms},
    )
    assert may(match, 0) == ["draw"]
    match = acting(
        hands={0: "2 shipping, 2 telecom"},
        laid={0: "3 telecom", 1: "1 shipping"},
        squares={1: telecoms},
    )
    lay(match, 0, "1 telecom")
    assert may(match, 0) == ["lay shipping", "lay telecom"]
    lay(match, 0, "2 shipping")
    assert may(match, 0) == ["done", "lay telecom"]
    done(match, 0)
    assert owner_of(match, "London/shipping") == 0


@pytest.mark.rule("MZ-15")
def test_a_majority_without_a_space_is_not_among_the_choices() -> None:
    match = acting(
        hands={0: "1 shipping"},
        laid={0: "3 telecom, 1 aviation"},
        squares={1: spaces_of(industry="telecom")},
    )
    lay(match, 0, "1 shipping")
    done(match, 0)
    assert may(match, 0) == ["fly shipping", "fly aviation"]
    with pytest.raises(IllegalNow, match="no_space_ahead") as refused:
        fly(match, 0, TELECOM)
    assert refused.value.paragraph == "MZ-15"


@pytest.mark.rule("MZ-16")
def test_a_square_lies_on_the_space_and_nobody_can_use_it_again() -> None:
    match = begun("8 aviation", "8 aviation")
    lay(match, 0, "1 aviation")
    done(match, 0)
    assert owner_of(match, "New York/aviation") == 0
    lay(match, 1, "2 aviation")
    done(match, 1)
    assert owner_of(match, "New York/aviation") == 0
    assert owner_of(match, "New Orleans/aviation") == 1


@pytest.mark.rule("MZ-16")
def test_the_number_of_squares_is_no_limit() -> None:
    match = acting(hands={0: "1 shipping"}, laid={0: "1 telecom"}, squares={0: range(1, 20)})
    lay(match, 0, "1 shipping")
    done(match, 0)
    fly(match, 0, TELECOM)
    assert match.view(SPECTATOR).owners.count(0) == 20


@pytest.mark.rule("MZ-18")
def test_the_order_is_lay_move_square_crash_and_the_next_player() -> None:
    match = acting(hands={0: "1 telecom"}, laid={0: "10 telecom", 1: "10 shipping"}, players=3)
    since = len(match.moves)
    lay(match, 0, "1 telecom")
    done(match, 0)
    assert story(match, SPECTATOR, since) == ["laid", "flew", "crashed", "scrapped"]
    assert match.view(SPECTATOR).to_act == (1,)


@pytest.mark.rule("MZ-18")
def test_the_move_uses_the_majorities_before_the_crash() -> None:
    """With 21 shares on the table and the choice not made, the telecoms still lie there."""
    match = acting(hands={0: "1 telecom"}, laid={0: "11 telecom, 1 aviation", 1: "8 shipping"})
    lay(match, 0, "1 telecom")
    assert match.view(SPECTATOR).white == 21
    done(match, 0)
    assert may(match, 0) == ["fly aviation", "fly telecom"]
    fly(match, 0, TELECOM)
    assert owner_of(match, "New York/telecom") == 0
    assert match.view(SPECTATOR).laid[0] == (0, 1, 0, 0, 0)


@pytest.mark.rule("MZ-12", "MZ-18")
def test_the_next_player_acts_crash_or_not() -> None:
    for laid in ("1 shipping", "19 shipping"):
        match = acting(hands={0: "1 telecom"}, laid={0: "1 telecom", 1: laid})
        lay(match, 0, "1 telecom")
        done(match, 0)
        assert match.view(SPECTATOR).to_act == (1,)
        assert may(match, 1)[0] == "draw"
