"""Bots of others: found in installed packages, and unable to break anything but themselves."""

from pathlib import Path

import pytest

from saleroom.bots.registry import LADDER, bot_named, bots_for, guest_names
from saleroom.bots.table import played
from saleroom.core.errors import BadPackage, BadSetup
from saleroom.games.modern_art.game import GAME
from saleroom.games.registry import game_named
from saleroom.play.match import Match

# The example of docs/bots.md, and some that are broken in their own ways.
PARROT = """
from saleroom.bots.guard import safe

class Parrot:
    def __init__(self, game):
        self.codec = game.codec
    def choose(self, view, legal, memory, numbers):
        return safe(legal, self.codec)

def only_modern_art(game):
    return Parrot(game) if game.name == "modern-art" else None

def shy(game):
    raise ValueError("not today")

def stone(game):
    return 7
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place where packages are installed."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def install(shelf: Path, package: str, module: str, source: str, **bots: str) -> None:
    """Put a package there as an installer leaves it."""
    (shelf / f"{module}.py").write_text(source)
    facts = shelf / f"{package.replace('-', '_')}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {module}:{maker}" for name, maker in bots.items()]
    (facts / "entry_points.txt").write_text("\n".join(["[saleroom.bots]", *lines, ""]))


def test_an_installed_bot_sits_down_and_plays(shelf: Path) -> None:
    install(shelf, "saleroom-parrot", "parrot_bot", PARROT, parrot="Parrot")
    assert guest_names() == ("parrot",)
    match = played(Match(GAME, 4), ["parrot", "dealer", "parrot", "random"], seed=3)
    assert match.is_over


def test_without_guests_there_is_the_house() -> None:
    assert guest_names() == ()


def test_a_guest_is_suggested_and_offered_like_the_house(shelf: Path) -> None:
    install(shelf, "saleroom-parrot", "parrot_bot", PARROT, parrot="Parrot")
    with pytest.raises(
        BadSetup, match=r"near=parrot, .*dealer, expert, master, newcomer, .*, challenger, parrot"
    ):
        bot_named("parot", GAME)
    with pytest.raises(BadSetup, match="setup_no_search: name=parrot"):
        bot_named("parrot:worlds=8", GAME)


def test_names_of_the_house_cannot_be_taken_over(shelf: Path) -> None:
    install(shelf, "saleroom-parrot", "parrot_bot", PARROT, dealer="Parrot", random="Parrot")
    assert guest_names() == ()
    assert bots_for(GAME, 3) == LADDER
    for name in ("dealer", "random"):
        assert type(bot_named(name, GAME)).__module__.startswith("saleroom.")


def test_a_guest_that_does_not_play_this_game_says_so(shelf: Path) -> None:
    install(shelf, "saleroom-parrot", "parrot_bot", PARROT, parrot="only_modern_art", shy="shy")
    assert bot_named("parrot", GAME)
    with pytest.raises(
        BadPackage, match="parrot of the package saleroom-parrot does not play Canal"
    ):
        bot_named("parrot", game_named("canaletto"))
    with pytest.raises(BadPackage, match=r"shy of the package .*-parrot.*ValueError: not today"):
        bot_named("shy", GAME)


@pytest.mark.parametrize(
    ("source", "maker", "why"),
    [
        ("import no_such_module_at_all", "Parrot", "cannot be loaded: ModuleNotFoundError"),
        ("1 / 0", "Parrot", "cannot be loaded: ZeroDivisionError"),
        ("this is no Python", "Parrot", "cannot be loaded: SyntaxError"),
        (PARROT, "Macaw", "cannot be loaded: AttributeError"),
        (PARROT, "stone", "is no bot: it has no method `choose`"),
        ("answer = 42", "answer", "does not sit down to Modern Art: TypeError"),
    ],
)
def test_a_broken_guest_troubles_only_who_asks_for_it(
    shelf: Path, source: str, maker: str, why: str
) -> None:
    module = f"broken_{abs(hash((source, maker)))}"
    install(shelf, "bad-luck", module, source, unlucky=maker)
    assert guest_names() == ("unlucky",)
    assert bot_named("dealer", GAME)
    with pytest.raises(BadPackage, match=f"unlucky of the package bad-luck {why}"):
        bot_named("unlucky", GAME)


def test_two_packages_with_one_name_are_both_named(shelf: Path) -> None:
    install(shelf, "first-parrot", "first_parrot", PARROT, parrot="Parrot")
    install(shelf, "second-parrot", "second_parrot", PARROT, parrot="Parrot")
    assert guest_names() == ("parrot",)
    with pytest.raises(BadPackage, match="first-parrot and the package second-parrot both offer"):
        bot_named("parrot", GAME)
