"""Teaching a net: it learns, by its seed, goes on after a break, and its file is read again."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from saleroom.arena.journal import BadJournal
from saleroom.arena.learning.learning import (
    Generation,
    Schooling,
    learn,
    players_of,
    school_of,
)
from saleroom.arena.learning.playing import Piece, Positions, played, seated
from saleroom.arena.learning.teaching import (
    HEAD,
    counting_heats,
    counting_loss,
    loss_of,
    new_net,
    shape_of,
    taught,
)
from saleroom.arena.workers import Where
from saleroom.bots.learnt import LAYERS, CannotLearn, Net, learnt, net_for, size_of
from saleroom.bots.skill import skill_for
from saleroom.core.errors import BadPackage
from saleroom.games.registry import GAMES, game_named

ALONE = Where(workers=1)
MOST_BYTES = 300_000


def made_up(count: int, seed: int) -> Positions:
    """Positions of three: the one with the largest second input wins, whatever is counted."""
    drawing = np.random.default_rng(seed)
    inputs = drawing.normal(size=(count, 3, 4)).astype(np.float32)
    shares = np.eye(3, dtype=np.float32)[inputs[:, :, 1].argmax(axis=1)]
    counted = drawing.normal(0.0, 10.0, (count, 3)).astype(np.float32)
    seasons = drawing.integers(2, size=count)
    return Positions(inputs, counted, shares, seasons, np.arange(count))


def test_a_net_learns_what_counting_does_not_know() -> None:
    seen, unseen = made_up(4000, 1), made_up(1000, 2)
    heats = counting_heats(seen, 2)
    net = taught(new_net(4, 2, seen, 3), seen, 6, 4)
    assert counting_loss(heats, unseen) > 1.0
    assert loss_of(net, unseen) < 0.3
    assert tuple(shape_of(net)) == (4, *LAYERS, 2)
    assert (net[HEAD : HEAD + 2] > heats).all(), "what tells nothing is made to count for little"


def test_the_same_seed_teaches_the_same() -> None:
    seen = made_up(500, 1)
    nets = [taught(new_net(4, 2, seen, 3), seen, 2, seed) for seed in (4, 4, 5)]
    assert (nets[0] == nets[1]).all()
    assert (nets[0] != nets[2]).any()


def test_heats_are_those_at_which_counting_is_least_wrong() -> None:
    """Of two, one is ahead by 10 and wins in 73 of 100 games: e to the 10 / 10 against 1."""
    counted = np.tile(np.array([10.0, 0.0], np.float32), (100, 1))
    shares = np.zeros((100, 2), np.float32)
    shares[:73, 0] = shares[73:, 1] = 1.0
    positions = Positions(
        np.zeros((100, 2, 1), np.float32), counted, shares, np.zeros(100, np.int64), np.arange(100)
    )
    assert counting_heats(positions, 1)[0] == pytest.approx(10.0, rel=0.1)


def test_positions_of_table_games_are_noted_with_how_they_ended() -> None:
    piece = Piece("modern-art", 3, 5, 4, at_tables=True)
    found = played(piece)
    assert found.shares.sum(axis=1) == pytest.approx(1.0)
    assert set(found.games) <= {5, 6, 7, 8}
    assert len(found.seasons) == 8, "the beginnings of rounds 2 and 3 of four games"
    assert found.inputs.shape == (8, 3, skill_for("modern-art").inputs)
    again = played(piece)
    assert all((one == other).all() for one, other in zip(found, again, strict=True))


def test_everybody_sits_at_the_tables_and_dealer_most() -> None:
    skill = skill_for("canaletto")
    seats = seated(Piece("canaletto", 4, 0, 4000), skill)
    share = np.bincount(seats.ravel(), minlength=len(skill.rows)) / seats.size
    dealer = list(skill.rows).index("dealer")
    assert (share > 0.01).all()
    assert share[dealer] > 0.7


SCHOOLING = Schooling(
    game="canaletto", players=3, games=1500, searched=20, worlds=2, generations=1, epochs=2
)


def test_a_tiny_net_is_trained_and_foretells_games_it_has_not_seen(tmp_path: Path) -> None:
    """It compiles no more than a search of Canaletto does, and what plays the games."""
    kept, heard = str(tmp_path / "kept"), list[Generation]()
    net, pays = learn(
        SCHOOLING, where=ALONE, progress=lambda _, one: heard.append(one), resume=kept
    )
    assert pays
    assert heard[0].after < heard[0].counting - 0.005
    assert net.numbers[:HEAD] == (skill_for("canaletto").inputs, *LAYERS, 11)
    assert net.found["loss"] < net.found["counting"]
    assert net.command == (
        "saleroom learn canaletto --players 3 --games 1500 --searched 20 --worlds 2"
        " --generations 1 --epochs 2 --seed 1"
    )
    # Going on from the file plays nothing again.
    again, _ = learn(SCHOOLING, where=ALONE, resume=kept)
    assert again == net
    other = msgspec.structs.replace(SCHOOLING, seed=2)
    with pytest.raises(BadJournal, match="journal_other"):
        learn(other, where=ALONE, resume=kept)


@pytest.mark.soak  # searches take their time
def test_searches_sit_in_the_second_generation() -> None:
    longer = msgspec.structs.replace(SCHOOLING, generations=2)
    heard: list[Generation] = []
    learn(longer, where=ALONE, progress=lambda _, one: heard.append(one))
    assert len(heard) == 2
    assert heard[1].positions < heard[0].positions


def test_a_game_that_describes_nothing_teaches_nothing() -> None:
    with pytest.raises(CannotLearn, match="learn_nothing: name=moderne-zeiten"):
        learn(Schooling(game="moderne-zeiten", players=3))


def test_alles_futsch_has_schools_of_its_own() -> None:
    two, three, five = (
        school_of(Schooling(game="alles-futsch", players=players)) for players in (2, 3, 5)
    )
    assert two is not three is five is not None
    assert two is not None
    assert school_of(Schooling(game="canaletto", players=3)) is None
    assert players_of(game_named("canaletto"), None) == 4
    assert players_of(game_named("canaletto"), 3) == 3


@pytest.mark.parametrize("name", GAMES)
def test_the_nets_of_the_house_fit_their_skills_and_foretell_better_than_counting(
    name: str,
) -> None:
    skill = skill_for(name)
    package: Any = skill.judgement.__package__
    nets = learnt(package)
    assert len(msgspec.json.encode(nets)) < MOST_BYTES
    for players, net in nets.items():
        assert net_for(skill, int(players)) == net
        assert net.found["loss"] < net.found["counting"]
        assert net.command.startswith(f"saleroom learn {name} --players {players} ")


def test_a_net_of_another_shape_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    skill = skill_for("canaletto")
    numbers = (1.0,) * size_of(skill.inputs, skill.seasons)
    package = skill.judgement.__package__
    monkeypatch.setitem(learnt(str(package)), "4", Net(numbers, "", {}))
    with pytest.raises(BadPackage, match="another skill"):
        net_for(skill, 4)
