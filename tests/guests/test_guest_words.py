"""Words that a package lacks or got wrong: check-game names them, and play says so in a line."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from guests.shelf import saleroom, within_reach_of

ENGLISH = "messages/en/attic.ftl"
KINDS = "messages/kinds/attic.json"
LAWS = """
from saleroom.laws.setups import setups_of
from saleroom.laws.words import LAWS
print(*(text for law in LAWS for text in law.check(setups_of("attic")[0], None)), sep="\\n")
"""


def spoilt(shelf: Path, folder: Path, file: str, before: str, after: str) -> Path:
    """Put the example elsewhere, with a mistake in one of its files."""
    copy = shutil.copytree(shelf, folder / "shelf")
    place = copy / "attic" / file
    text = place.read_text("utf-8")
    assert before in text
    place.write_text(text.replace(before, after), "utf-8")
    return copy


def test_words_that_are_wrong_are_named(shelf: Path, tmp_path: Path) -> None:
    wrong = "event-bid = x\nattic coins = { Coins"
    said = {
        "there is no message 'attic-coins' in en",
        "messages/en/attic.ftl: event-bid does not begin with attic-",
        "messages/en/attic.ftl cannot be read at 'attic coins = { Coins'",
    }
    done = subprocess.run(
        [sys.executable, "-c", LAWS],
        env=within_reach_of(spoilt(shelf, tmp_path, ENGLISH, "attic-coins = Coins", wrong)),
        capture_output=True,
        text=True,
        check=True,
    )
    assert said <= set(done.stdout.splitlines())


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('"fields"', '"feelds"', "cannot be read: Object contains unknown field `feelds`"),
        ("{", "{{", "cannot be read: JSON is malformed"),
        ('"price": "money"', '"price": "monney"', "price is a 'monney', which is no kind"),
    ],
)
def test_kinds_that_cannot_be_read_are_one_line(
    shelf: Path, tmp_path: Path, before: str, after: str, said: str
) -> None:
    copy = spoilt(shelf, tmp_path, KINDS, before, after)
    done = saleroom(copy, "play", "attic", "--players", "2", "--seed", "5", typed="9\n")
    assert done.returncode == 2
    assert done.stderr.startswith("saleroom: messages/kinds/attic.json")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
