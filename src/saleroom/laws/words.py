"""Whatever happens in a game can be said, in every language, and whatever is cited stands there."""

from collections.abc import Iterator
from itertools import chain

from saleroom import rulebook
from saleroom.core.contract import Game
from saleroom.core.seats import ALL_SEEING, CHANCE
from saleroom.core.sheet import Message, Sheet, Text
from saleroom.games.guests import guests
from saleroom.laws.law import Law
from saleroom.laws.playing import replayed_by_steps, whole_game
from saleroom.laws.secrecy import viewers
from saleroom.laws.setups import Setup
from saleroom.messages.catalogue import BadMessage, Catalogue, kinds_of
from saleroom.messages.guests import unread
from saleroom.messages.languages import LANGUAGES
from saleroom.play.match import Match


def _said(setup: Setup, game: Game | None) -> Iterator[str]:
    match = whole_game(setup, 60, game)
    missing: dict[str, None] = {}
    for language in LANGUAGES:
        words = Catalogue(language)
        said: set[str] = set()
        try:
            words.title(match.game)
            for before, move in replayed_by_steps(match):
                _say_all(words, before)
                _say_sheet(words, before, said)
                if move.seat != CHANCE:
                    words.label(match.game, before.name_of(move), before.view(move.seat))
        except BadMessage as error:
            missing[str(error)] = None
        except KeyError as error:
            missing[f"the kinds of {setup.game} do not say what {error} is"] = None
    yield from missing


def _say_all(words: Catalogue, match: Match) -> None:
    """Say to everybody what was just heard, and what is asked."""
    for viewer in (*viewers(match.players), ALL_SEEING):
        view = match.view(viewer)
        words.question(match.game, view)
        for heard in match.heard(viewer, len(match.moves) - 1):
            words.event(match.game, heard.event, view)


def _say_sheet(words: Catalogue, match: Match, said: set[str]) -> None:
    """Say what stands in the tables of text, each message with the same numbers once."""
    for viewer in (0, ALL_SEEING):
        view = match.view(viewer)
        for message in _messages(match.game.sheet(view)):
            if (key := f"{message.name} {message.numbers}") not in said:
                said.add(key)
                words.message(match.game, message, view)


def _messages(sheet: Sheet) -> Iterator[Message]:
    yield from _in_text(sheet.headline)
    rows = [*sheet.spotlight]
    for grid in sheet.grids:
        yield from _in_text(grid.title)
        rows += [grid.headings, *grid.rows]
    for cell in chain.from_iterable(rows):
        yield from _in_text(cell.text)


def _in_text(text: Text) -> Iterator[Message]:
    if isinstance(text, Message):
        yield text
    elif isinstance(text, tuple):
        yield from chain.from_iterable(map(_in_text, text))


def _read_whole(setup: Setup, _game: Game | None) -> Iterator[str]:
    if setup.game in guests():
        for language in LANGUAGES:
            yield from unread(setup.game, language)


def _named(setup: Setup, game: Game | None) -> Iterator[str]:
    match = setup.opened(game)
    of = match.game
    limits = of.limits(match.state, 0)
    for language in LANGUAGES:
        words = Catalogue(language)
        for refusal in of.refusals.values():
            try:
                words.refusal(of, refusal.name, limits, setup.edition)
            except BadMessage as error:
                yield f"the refusal {refusal.name} cannot be said: {error}"
        for ending in of.endings:
            try:
                words.ending(of, ending.name)
            except BadMessage as error:
                yield f"the ending {ending.name} cannot be said: {error}"


def _kinds(setup: Setup, game: Game | None) -> Iterator[str]:
    of, kinds = setup.opened(game).game, kinds_of(setup.game)
    fields = {field for kind in of.events.values() for field in kind.fields}
    for field in sorted(fields - set(kinds.fields)):
        yield f"messages/kinds/{setup.game}.json does not say what the field {field} of events is"
    for verb in sorted(set(of.codec.verbs) - set(kinds.verbs)):
        yield f"messages/kinds/{setup.game}.json does not say what goes with the verb {verb}"


def _cited(setup: Setup, game: Game | None) -> Iterator[str]:
    match = whole_game(setup, 61, game)
    known = rulebook.paragraphs(setup.game)
    cited = {refusal.paragraph for refusal in match.game.refusals.values()}
    cited |= {ending.paragraph for ending in match.game.endings}
    cited |= {before.paragraph for before, _ in replayed_by_steps(match)} | {match.paragraph}
    for number in sorted(cited - {""} - set(known)):
        yield f"the paragraph {number} is cited, and the rules page has none"


LAWS = (
    Law("every line of a package's words is read", _read_whole),
    Law("the kinds of all numbers are written down", _kinds),
    Law("every refusal and ending can be said", _named),
    Law("everything that happens can be said", _said, dear=True),
    Law("every paragraph that is cited stands in the rules", _cited),
)
