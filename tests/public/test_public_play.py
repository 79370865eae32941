"""The functions that the public interface adds: a game of bots, many games, who can play."""

from collections.abc import Callable

import pytest

import saleroom

CANALETTO = saleroom.game("canaletto")


class Timid:
    """A bot of somebody else: takes the first choice, else the least amount."""

    def choose(
        self, _view: object, legal: saleroom.Legal, _memory: object, _numbers: object
    ) -> int:
        if legal.choices:
            return legal.choices[0]
        (amounts,) = legal.amounts
        return CANALETTO.codec.encode({amounts.verb: amounts.least})


def test_bots_play_a_match_to_its_end_the_same_for_the_same_seed() -> None:
    one, other, third = (
        saleroom.play_out(saleroom.Match(CANALETTO, players=3), "visitor", seed)
        for seed in (4, 4, 5)
    )
    assert one.is_over
    assert one.moves == other.moves != third.moves


def test_a_bot_of_ones_own_sits_among_those_of_the_house() -> None:
    match = saleroom.Match(CANALETTO, players=3)
    done = saleroom.play_out(match, ["random", Timid(), saleroom.bot("visitor", CANALETTO)])
    assert done is match
    assert done.is_over
    record = saleroom.read_record(saleroom.write_record(saleroom.record_of(done)))
    assert saleroom.verify(record).ok
    assert [one.is_over for one in saleroom.replayed(record)][-2:] == [False, True]


def test_as_many_bots_as_players() -> None:
    match = saleroom.Match(CANALETTO, players=3)
    with pytest.raises(saleroom.SaleroomError, match="setup_bots: players=3, given=2"):
        saleroom.play_out(match, ["random", "random"])
    with pytest.raises(saleroom.SaleroomError, match="setup_bots: players=3, given=4"):
        saleroom.simulate("canaletto", players=3, games=1, bots=["random"] * 4)
    assert match.moves == []


def test_many_games_are_summed_up() -> None:
    told = saleroom.simulate("canaletto", players=3, games=4, seed=2, bots="visitor", workers=1)
    assert (told.games, told.table.bots, told.par) == (4, ("visitor",) * 3, 1 / 3)
    assert told == saleroom.simulate(
        "canaletto", players=3, games=4, seed=2, bots=["visitor"] * 3, workers=2
    )


@pytest.mark.parametrize("bad", [{"game": "chess"}, {"players": 9}, {"bots": "visitro"}])
def test_a_bad_table_is_refused_before_any_game(bad: dict[str, object]) -> None:
    wanted: dict[str, object] = {"game": "canaletto", "players": 3, "games": 10**12, **bad}
    with pytest.raises(saleroom.BadSetup):
        saleroom.simulate(**wanted)


def test_games_and_their_bots_are_named() -> None:
    assert "canaletto" in saleroom.game_names()
    for name in saleroom.game_names():
        assert saleroom.bot_names(saleroom.game(name))[0] == "random"


def test_a_game_may_be_given_by_its_name() -> None:
    assert saleroom.bot_names("canaletto") == saleroom.bot_names(CANALETTO)
    match = saleroom.Match("canaletto", players=3)
    assert match.game is CANALETTO
    bot = saleroom.bot("visitor", "canaletto")
    assert saleroom.play_out(match, [bot, "visitor", "visitor"], 4).moves == (
        saleroom.play_out(saleroom.Match(CANALETTO, 3), "visitor", 4).moves
    )


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: saleroom.Match("canalleto", players=3),
        lambda: saleroom.bot("visitor", "canalleto"),
        lambda: saleroom.bot_names("canalleto"),
    ],
)
def test_a_name_that_no_game_has_is_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(saleroom.BadSetup, match="setup_no_game_near: name=canalleto"):
        wrong()


def test_a_record_names_every_seat() -> None:
    match = saleroom.Match(CANALETTO, players=3)
    with pytest.raises(saleroom.BadRecord, match="record_seats: players=3, seats=1"):
        saleroom.record_of(match, ["Ada"])
