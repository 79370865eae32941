"""What a viewer knows as an array: no less than the view, and nothing that is secret."""

from importlib import import_module

import numpy as np
import pytest
from guests.shelf import EXAMPLE
from laws.house_tables import PAIRED, TABLES

from saleroom.core.errors import BadState, UnknownSeat
from saleroom.core.layout import UNKNOWN, layout_of
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.fast import Batch
from saleroom.games.registry import GAMES, game_named
from saleroom.laws.playing import some_moment
from saleroom.laws.secrecy import told_otherwise
from saleroom.laws.setups import Setup, setups_of
from saleroom.play.match import Match
from saleroom.research.encoding import encoding_of


def viewers(match: Match) -> tuple[int, ...]:
    return (*range(match.players), SPECTATOR, ALL_SEEING)


def shows_the_view(match: Match) -> None:
    encoding = encoding_of(match.game)
    for viewer in viewers(match):
        observation = encoding.observed(match.state, viewer)
        assert encoding.view(observation) == match.view(viewer)


def hides_secrets(match: Match, seed: int) -> None:
    encoding = encoding_of(match.game)
    for viewer in (*range(match.players), SPECTATOR):
        other = told_otherwise(match, viewer, seed).state
        one = encoding.observed(match.state, viewer), encoding.observed(other, viewer)
        assert (one[0] == one[1]).all(), _differences(match, *one)
        if viewer >= 0:
            masks = encoding.masked(match.state, viewer), encoding.masked(other, viewer)
            assert (masks[0] == masks[1]).all()


def _differences(match: Match, one: np.ndarray, other: np.ndarray) -> list[str]:
    places = encoding_of(match.game).fields
    return [p.name for p in places if (one != other)[p.first : p.first + p.cells].any()]


@pytest.mark.parametrize("table", PAIRED, ids=str)
def test_an_observation_holds_the_view_and_nothing_secret(table: Setup) -> None:
    for seed in range(3):
        match = some_moment(table, seed)
        shows_the_view(match)
        hides_secrets(match, seed)


def test_what_nobody_can_know_is_unknown_and_cards_are_counted() -> None:
    encoding = encoding_of(game_named("modern-art"))
    batch = Batch.new(encoding.game, range(3), players=4)
    rows = encoding.observe(batch, [0, SPECTATOR, ALL_SEEING])
    own, nobody, all_ = (encoding.read(row) for row in rows)
    assert [own.viewer, nobody.viewer, all_.viewer] == [0, SPECTATOR, ALL_SEEING]
    assert sum(place == 0 for place in own.place) == own.hand_size[0]
    assert sum(place == UNKNOWN for place in own.place) == 70 - own.hand_size[0]
    assert set(nobody.place) == {UNKNOWN}
    assert UNKNOWN not in all_.place
    assert own.money == [100] * 4 + [UNKNOWN]


def test_no_state_holds_the_number_of_the_unknown() -> None:
    for name in GAMES:
        game = game_named(name)
        batch = Batch.new(game, range(50), game.players[-1])
        for _ in range(60):
            for field in layout_of(game.state):
                assert (batch.states[field.name] > UNKNOWN).all()
            batch.apply(*batch.pick())


def test_the_mask_is_what_is_legal_as_it_is_numbered() -> None:
    encoding = encoding_of(game_named("modern-art"))
    batch = Batch.new(encoding.game, range(40), players=3)
    for _ in range(100):
        masks, (choices, amounts) = encoding.mask(batch), batch.legal()
        assert masks.shape == (40, 145 + 4096)
        assert (masks[:, :145] == choices).all()
        for mask, (verb, least, most) in zip(masks, amounts, strict=True):
            legal = range(least, most + 1) if verb else ()
            assert list(np.flatnonzero(mask[145:])) == list(legal)
        batch.apply(*batch.pick())


def test_tables_of_every_size_go_into_one_array() -> None:
    game = game_named("alles-futsch")
    batch = Batch.joined([Batch.new(game, [1], players) for players in game.players])
    encoding = encoding_of(game)
    for players, row in zip(game.players, encoding.observe(batch, 0), strict=True):
        assert encoding.view(row).players == players


@pytest.mark.parametrize("language", ["en", "fr", "pl", "de"])
def test_an_observation_is_told_in_words(language: str) -> None:
    for name in GAMES:
        match = some_moment(setups_of(name)[0], 5)
        encoding = encoding_of(match.game)
        told = encoding.describe(encoding.observed(match.state, 1), language)
        assert len(told.splitlines()) > 6
        assert told != encoding.describe(encoding.observed(match.state, ALL_SEEING), language) or (
            name in {"canaletto", "alles-futsch"}
        )


def test_words_are_those_of_the_table() -> None:
    match = Match(game_named("modern-art"), 3)
    told = encoding_of(match.game).describe(encoding_of(match.game).observed(match.state, 0))
    assert told.startswith("Modern Art · ")


def test_a_game_that_says_nothing_about_sight_is_seen_honestly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    attic = import_module("attic.game").GAME
    encoding = encoding_of(attic)
    match = Match(attic, 3)
    match.act(CHANCE, {"fetch": 2})
    other = match.copy()
    match.act(0, {"bid": 3})
    other.act(0, {"bid": 17})
    for viewer in (1, 2, SPECTATOR):
        one, two = (encoding.observed(m.state, viewer) for m in (match, other))
        assert (one == two).all()
        assert encoding.view(one) == match.view(viewer) == other.view(viewer)
    assert encoding.read(encoding.observed(match.state, 0)).sealed[0] == 3


def test_strange_viewers_and_rows_are_refused() -> None:
    encoding = encoding_of(game_named("canaletto"))
    batch = Batch.new(encoding.game, [1], players=3)
    with pytest.raises(UnknownSeat):
        encoding.observe(batch, 3)
    with pytest.raises(UnknownSeat):
        encoding.observe(batch, -1)
    row = encoding.observe(batch, 0)[0]
    with pytest.raises(BadState, match="an observation of Canaletto is"):
        encoding.view(row[:-1])
    with pytest.raises(BadState, match="float64"):
        encoding.view(row.astype(float))


@pytest.mark.soak
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_so_at_every_table(table: Setup) -> None:
    for seed in range(100, 140):
        match = some_moment(table, seed)
        shows_the_view(match)
        hides_secrets(match, seed)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_that_are_no_observation_are_refused(name: str) -> None:
    encoding = encoding_of(game_named(name))
    with pytest.raises(BadState):
        encoding.view(np.full(encoding.cells, 99, encoding.dtype))
    with pytest.raises(BadState):
        encoding.view(np.zeros(encoding.cells))  # type: ignore[arg-type]  # that is the point
