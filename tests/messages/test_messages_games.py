"""Every game is told in every language: nothing that happens, is done or refused is missing."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from laws.house_tables import TABLES
from messages.reading import phases_of
from sampled import sampled
from terminal.written import written

from saleroom.core.contract import Game
from saleroom.core.seats import ALL_SEEING, CHANCE, SPECTATOR
from saleroom.games.registry import GAMES, game_named
from saleroom.laws.playing import replayed_by_steps, whole_game
from saleroom.laws.setups import Setup
from saleroom.messages.catalogue import Catalogue, kinds_of
from saleroom.messages.languages import LANGUAGES
from saleroom.messages.telling import CODE, MONEY, NOTHING, NUMBER, SEAT, Teller
from saleroom.play.match import Match

SIMPLE = {SEAT, MONEY, NUMBER, CODE, NOTHING}
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")

each_game = pytest.mark.parametrize("name", sorted(GAMES))
each_language = pytest.mark.parametrize("language", LANGUAGES)
# That every language has every message, with the same variables, is seen without a game.
each_game_in_a_language = pytest.mark.parametrize(
    ("name", "language"),
    sampled(product(sorted(GAMES), LANGUAGES), *zip(sorted(GAMES), LANGUAGES, strict=True)),
)


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def tables_of(name: str) -> list[Setup]:
    """Some tables of a game, every edition, number of players and option among them."""
    return [table for table in TABLES if table.game == name][::7]


@cache
def game_at(number: int, name: str) -> Match:
    return whole_game(tables_of(name)[number], number)


def games_of(name: str) -> Iterator[Match]:
    return (game_at(number, name) for number in range(len(tables_of(name))))


def wanted(game: Game) -> Iterator[tuple[str, ...]]:
    """What must be there: each time one of several ids."""
    name = game.name
    for kind in game.events.values():
        yield f"{name}-event-{kind.name}", f"event-{kind.name}"
    for verb in game.codec.verbs:
        yield f"{name}-do-{verb}", f"do-{verb}"
    for refusal in game.refusals.values():
        yield f"{name}-refused-{refusal.name}", f"refused-{refusal.name}"
    for phase in phases_of(name):
        yield (f"{name}-asks-{phase}",)
        yield (f"{name}-phase-{phase}",)
    for ending in game.endings:
        yield (f"{name}-ended-{ending.name}",)
    for option in game.options.__struct_fields__:
        yield (f"{name}-option-{option}",)
    for thing in kinds_of(name).things:
        yield (f"{name}-{thing}",)
    for run in kinds_of(name).runs:
        yield (f"{name}-run-{run}",)
    for word in ("money", "title", "tagline", "blurb"):
        yield (f"{name}-{word}",)


@each_language
@each_game
def test_everything_has_a_message(name: str, language: str) -> None:
    known = catalogue(language)
    missing = [
        ids
        for ids in wanted(game_named(name))
        if not any(known.has(one.replace("_", "-")) for one in ids)
    ]
    assert missing == []


@each_game
def test_it_is_written_down_what_every_number_is(name: str) -> None:
    game, kinds = game_named(name), kinds_of(name)
    fields = {field for kind in game.events.values() for field in kind.fields}
    assert kinds.fields.keys() == fields
    assert kinds.verbs.keys() == game.codec.verbs.keys()
    codes = {field for field, kind in kinds.fields.items() if kind == CODE}
    assert codes == game.event_codes.keys()
    used = {*kinds.fields.values(), *kinds.verbs.values()}
    assert used - SIMPLE <= kinds.things.keys()
    for parts in kinds.things.values():
        assert set(parts.values()) <= game.components.keys()
    view = Match(game, game.players[0]).view(SPECTATOR)
    for thing, (field, table) in kinds.shown.items():
        assert thing in kinds.things
        assert {tuple(sorted(one)) for one in getattr(view, field)} <= set(game.components[table])
    for first, following in kinds.runs.items():
        assert {first, *following} <= {kind.name for kind in game.events.values()}
    assert not kinds.ender or hasattr(view, kinds.ender)
    bare = {verb.name for verb in game.codec.verbs.values() if verb.kind == "bare"}
    assert {verb for verb, kind in kinds.verbs.items() if kind == NOTHING} == bare


@each_game
def test_refusals_and_endings_can_be_told_apart(name: str) -> None:
    game = game_named(name)
    names = [refusal.name for refusal in game.refusals.values()]
    assert sorted(names) == sorted(set(names))
    endings = [ending.name for ending in game.endings]
    assert sorted(endings) == sorted(set(endings))


@each_language
@each_game
def test_options_say_what_they_mean(name: str, language: str) -> None:
    game, known = game_named(name), catalogue(language)
    for option, kind in get_type_hints(game.options).items():
        message = f"{name}-option-{option}".replace("_", "-")
        assert known.text(f"{message}.meaning")
        for value in literals(kind):
            assert known.text(f"{message}.{value.replace('_', '-')}")


def literals(kind: object) -> Iterator[str]:
    """Return the words an option can be set to."""
    if get_origin(kind) is Literal:
        yield from (value for value in get_args(kind) if isinstance(value, str))
    else:
        for part in get_args(kind):
            yield from literals(part)


@each_language
@each_game
def test_every_thing_has_a_name_of_its_own(name: str, language: str) -> None:
    """A thing that others are made of has as many names as they have parts of that kind."""
    game, kinds, known = game_named(name), kinds_of(name), catalogue(language)
    for edition, (thing, parts) in product(game.editions, kinds.things.items()):
        teller = Teller(game, kinds, edition, known.said)
        for part, table in parts.items():
            rows = game.components[table]
            assert all(teller.thing(thing, number) for number in range(len(rows)))
            if part in kinds.things:
                numbers = sorted({number for number in rows if number >= 0})
                names = [teller.thing(part, number) for number in numbers]
                assert len(set(names)) == len(numbers), (thing, part)


@each_game_in_a_language
def test_every_event_of_real_games_can_be_told_to_everybody(name: str, language: str) -> None:
    known = catalogue(language)
    told = set()
    for match in games_of(name):
        for viewer in (*range(match.players), SPECTATOR, ALL_SEEING):
            view = match.view(viewer)
            for event in {repr(heard.event): heard.event for heard in match.heard(viewer)}.values():
                text = known.event(match.game, event, view, NAMES)
                assert text == text.strip(), (event, text)
                assert "{" not in text, (event, text)
                told.add(event.name)
    kinds = {kind.name for kind in game_named(name).events.values()}
    assert told <= kinds
    assert len(told) > len(kinds) * 2 // 3, f"random games tell only {sorted(told)}"


@each_language
@each_game
def test_a_seat_is_told_of_itself_as_you(name: str, language: str) -> None:
    """Whoever hears of an own bid is not told its name; everybody else is."""
    known = catalogue(language)
    match = game_at(0, name)
    for heard in match.heard(SPECTATOR):
        if heard.event.name == "bid":
            bidder = heard.event["seat"]
            mine = known.event(match.game, heard.event, match.view(bidder), NAMES)
            watched = known.event(match.game, heard.event, match.view(SPECTATOR), NAMES)
            assert NAMES[bidder] not in mine
            assert NAMES[bidder] in watched


@each_language
@each_game
def test_every_question_and_every_label_of_a_real_game_can_be_said(
    name: str, language: str
) -> None:
    known, game = catalogue(language), game_named(name)
    said: dict[tuple[str, int], str] = {}
    for match, move in replayed_by_steps(game_at(0, name)):
        if move.seat == CHANCE:
            continue
        view, legal = match.view(move.seat), match.legal(move.seat)
        assert known.question(game, view)
        firsts = (game.codec.verbs[one.verb].first for one in legal.amounts)
        ends = zip(firsts, legal.amounts, strict=True)
        amounts = [first + n for first, one in ends for n in (one.least, one.most)]
        for action in (*legal.choices, *amounts):
            if (view.phase, action) not in said:
                label = known.label(game, game.codec.decode(action), view, NAMES)
                said[view.phase, action] = label
    assert all(label and "{" not in label for label in said.values())


@each_game_in_a_language
def test_every_sheet_of_real_games_can_be_said(name: str, language: str) -> None:
    for number, (match, _) in enumerate(replayed_by_steps(game_at(0, name))):
        if number % 5 == 0 or match.is_over:
            for viewer in (0, SPECTATOR, ALL_SEEING):
                said = written(match, viewer, language).lines()
                assert not any("{" in text or "None" in text for text in said)


@each_language
@each_game
def test_every_refusal_and_ending_can_be_said(name: str, language: str) -> None:
    game, known = game_named(name), catalogue(language)
    match = game_at(0, name)
    limits = game.limits(match.state, 0)
    for edition, refusal in product(game.editions, game.refusals.values()):
        assert known.refusal(game, refusal.name, limits, edition)
    for ending in game.endings:
        said = known.ending(game, ending.name)
        assert said == said.strip()
    for match in games_of(name):
        outcome = match.outcome()
        assert outcome is not None
        assert known.ending(game, outcome.why, match.view(SPECTATOR), NAMES)
