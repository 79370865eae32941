"""Draw docs/pictures/terminal.svg: a decision in the middle of a game, as a person sees it.

.venv/bin/python docs/pictures/terminal.py
"""

import re
import sys
from contextlib import suppress
from io import StringIO
from pathlib import Path

from rich.console import Console

from saleroom.bots.table import BotTable, bots_at
from saleroom.games.registry import game_named
from saleroom.play.match import Match
from saleroom.terminal.person import Person
from saleroom.terminal.screen import Screen

SEEDS = range(29, 129)
SEAT = 0
ROUND = 3
LOTS = 4


def reaches(match: Match, seed: int, person: Person, console: Console) -> bool:
    """Play until seat 0 is asked to raise in the third round; keep the log of that lot only."""
    table = BotTable(match, bots_at(match.game, ["dealer"] * 4, range(4)), seed)
    while not match.is_over:
        view = match.view(SEAT)
        hung = sum(map(len, view.walls))
        asked = view.phase == "outcry" and match.asked == SEAT and view.leader is not None
        if asked and view.round == ROUND and hung >= LOTS:
            return True
        if view.phase == "offer":
            person.catch_up()
            console.export_text()
        table.step()
    return False


def main() -> None:
    """Write the picture; nobody is there to answer the question."""
    console = Console(
        width=88,
        record=True,
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        markup=False,
        highlight=False,
        emoji=False,
        legacy_windows=False,
    )
    for seed in SEEDS:
        match = Match(game_named("modern-art"), 4)
        person = Person(Screen(console), match, SEAT)
        if reaches(match, seed, person, console):
            break
        console.export_text()
    else:
        sys.exit("the moment did not come in any of these games")
    sys.stdin = None
    with suppress(EOFError):
        person.decide()
    picture = console.export_svg(title="saleroom play")
    # Rich links fonts from elsewhere; a picture in a repository should need nothing from elsewhere.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    Path(__file__).with_suffix(".svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
