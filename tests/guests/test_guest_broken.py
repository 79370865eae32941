"""Packages whose game cannot be played: each is named with the reason, and the house goes on."""

from pathlib import Path

import pytest

from saleroom.core.errors import BadSetup
from saleroom.games.registry import GAMES, game_named, game_names, left_out

GAME = "from saleroom.games.canaletto.game import GAME as house\nimport dataclasses\n"
OTHER = GAME + "GAME = dataclasses.replace(house, name='{name}', contract={contract})\n"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place where packages are installed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def install(
    shelf: Path, module: str, source: str, game: str = "unlucky", value: str = "game:GAME"
) -> None:
    """Put a package there as an installer leaves it."""
    package = shelf / module
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(source)
    facts = shelf / f"{module}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (facts / "entry_points.txt").write_text(f"[saleroom.games]\n{game} = {module}.{value}\n")


@pytest.mark.parametrize(
    ("source", "value", "why"),
    [
        ("import no_such_module_at_all", "game:GAME", "cannot be loaded: ModuleNotFoundError"),
        ("this is no Python", "game:GAME", "cannot be loaded: SyntaxError"),
        ("GAME = 7", "game:GAME", "GAME is a int, not a Game"),
        ("import sys; sys.exit(3)", "game:GAME", "cannot be loaded: SystemExit: 3"),
        (
            GAME + "GAME = dataclasses.replace(house, name='unlucky', contract=1, state=dict)",
            "game:GAME",
            "its `state` is not a dataclass",
        ),
        (GAME, "game:GAMES", "cannot be loaded: AttributeError"),
        (GAME + "GAME = house", "game:GAME", "it keeps no contract, and this"),
        (OTHER.format(name="lucky", contract=1), "game:GAME", "it is called 'lucky'"),
        (OTHER.format(name="unlucky", contract=99), "game:GAME", "it keeps contract 99, and this"),
        (OTHER.format(name="unlucky", contract=0), "game:GAME", "it keeps no contract, and this"),
        (OTHER.format(name="unlucky", contract=1), "game:GAME", "has no messages/en/unlucky.ftl"),
    ],
)
def test_a_broken_package_is_named_with_the_reason(
    shelf: Path, source: str, value: str, why: str
) -> None:
    module = f"broken_{abs(hash((source, value)))}"
    install(shelf, module, source, value=value)
    assert game_names() == tuple(GAMES)
    (fault,) = left_out()
    assert fault.startswith(f"the game unlucky of the package {module} ")
    assert why in fault
    with pytest.raises(BadSetup, match="setup_left_out: name=unlucky"):
        game_named("unlucky")
    assert game_named("canaletto").name == "canaletto"


def test_names_of_the_house_cannot_be_taken_over(shelf: Path) -> None:
    install(shelf, "usurper", OTHER.format(name="canaletto", contract=1), game="canaletto")
    assert game_names() == tuple(GAMES)
    assert game_named("canaletto").flat.__name__.startswith("saleroom.")
    said = "the package usurper offers a game called canaletto, which is a game of the house"
    assert left_out() == (said,)


def test_a_name_must_fit_addresses_and_files(shelf: Path) -> None:
    install(shelf, "climber", OTHER.format(name="../up", contract=1), game="../up")
    (fault,) = left_out()
    assert "its name is not small letters, digits and single hyphens" in fault


def test_two_packages_with_one_name_are_both_named(shelf: Path) -> None:
    install(shelf, "first_unlucky", OTHER.format(name="unlucky", contract=1))
    install(shelf, "second_unlucky", OTHER.format(name="unlucky", contract=1))
    (fault,) = left_out()
    assert "first_unlucky and the package second_unlucky both offer a game" in fault


def test_an_unknown_name_is_still_unknown(shelf: Path) -> None:
    install(shelf, "lonely_unlucky", "GAME = 7")
    with pytest.raises(BadSetup, match="setup_no_game"):
        game_named("chess")
