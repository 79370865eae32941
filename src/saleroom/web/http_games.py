"""The games of the house, their options and their rules, for whoever opens a table."""

import logging
from collections.abc import Callable, Iterable, Iterator
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saleroom import rulebook
from saleroom.bots.registry import guest_names, house_bots, sizes_of, usual_bot
from saleroom.core.contract import Game, chapter_of
from saleroom.core.errors import BadPackage, BadSetup, no_such
from saleroom.games.guests import guests
from saleroom.games.registry import GAMES, game_named, game_names
from saleroom.house.commands import Refused
from saleroom.lessons.guests import lessons_of
from saleroom.lessons.writing import LessonShown, WrittenLesson
from saleroom.messages.catalogue import kinds_of
from saleroom.messages.guests import guest_words, written
from saleroom.messages.languages import ENGLISH, checked_language
from saleroom.messages.saying import catalogue
from saleroom.play.record import rules_of
from saleroom.web import protocol
from saleroom.web.http_boards import BOARD, POSTER, brings
from saleroom.web.http_bodies import answered
from saleroom.web.http_tables import word_in
from saleroom.web.routes import get

_LOG = logging.getLogger(__name__)


@cache
def games_shown() -> tuple[protocol.GameShown, ...]:
    """Describe every game of the house."""
    return tuple(_game(game_named(name)) for name in game_names())


def _game(game: Game) -> protocol.GameShown:
    return protocol.GameShown(
        name=game.name,
        title=game.title,
        prefix=game.prefix,
        mechanisms=game.mechanisms,
        events=_events(game),
        editions=game.editions,
        players=game.players,
        options=tuple(_options(game)),
        bots=(*house_bots(game), *guest_names()),
        usual_bot=usual_bot(game),
        bot_sizes=sizes_of(game),
        rules=rules_of(game),
        board=brings(game.name, BOARD),
        poster=brings(game.name, POSTER),
        lessons=tuple(entry for entry, _ in _lessons(game.name).values()),
    )


def _lessons(game: str) -> dict[str, tuple[LessonShown, WrittenLesson]]:
    """A package whose lessons do not play has none."""
    try:
        return lessons_of(game)
    except BadPackage as error:
        _LOG.warning("left out: %s", error)
        return {}


def _events(game: Game) -> protocol.EventsShown:
    """Whose turn it is, is as quiet as what is dealt."""

    def named(codes: Iterable[int]) -> tuple[str, ...]:
        return tuple(sorted(game.events[code].name for code in codes))

    begin = [game.events[code] for code in sorted(game.chapters)]
    return protocol.EventsShown(
        sales=named(game.sales),
        rests=named(game.rests),
        wins=named(game.wins),
        chapters={kind.name: chapter_of(kind) or "" for kind in begin},
        quiet=named(game.quiet | game.turns),
    )


def _options(game: Game) -> Iterator[protocol.OptionShown]:
    """Types and defaults are those of the fields; meanings stand in the catalogue."""
    defaults = msgspec.to_builtins(game.options())
    for field in msgspec.structs.fields(game.options):
        yield protocol.OptionShown(
            name=field.name,
            schema=msgspec.json.schema(field.type),
            default=defaults[field.name],
            meaning=catalogue(ENGLISH).option(game, field.name),
        )


@cache
def rules_shown(game: str, language: str = ENGLISH) -> protocol.RulesShown:
    """Return a game's rules page."""
    return protocol.RulesShown(
        game=game,
        title=game_named(game).title,
        text=rulebook.page(game, language),
        paragraphs=tuple(
            protocol.ParagraphShown(number=found.number, section=found.section, text=found.text)
            for found in rulebook.paragraphs(game, language).values()
        ),
    )


@cache
def words_shown(game: str, language: str = ENGLISH) -> protocol.WordsShown:
    """Return the words of a game of an installed package."""
    guest = game_named(game)
    if game in GAMES:
        raise no_such("game", game, tuple(guests()))
    return protocol.WordsShown(
        messages=written(guest_words(game, language)),
        kinds=kinds_of(game),
        components=dict(guest.components),
        event_codes=dict(guest.event_codes),
    )


@get("/api/games", answers=list[protocol.GameShown])
async def games(_request: Request) -> Response:
    """List the games with their editions, numbers of players, options and bots."""
    return answered(games_shown())


@get("/api/rules/{game}", answers=protocol.RulesShown, query=("language",))
async def rules(request: Request) -> Response:
    """Return the rules of a game, in a language of the house; English if not said."""
    return _in_its_language(request, rules_shown)


@get("/api/words/{game}", answers=protocol.WordsShown, query=("language",))
async def words(request: Request) -> Response:
    """Return the words of a game that a package brought: a page was not built with them."""
    return _in_its_language(request, words_shown)


@get("/api/lessons/{lesson}", answers=WrittenLesson)
async def lesson(request: Request) -> Response:
    """Return a lesson that a package brought: a page was not built with it."""
    name = str(request.path_params["lesson"])
    for game in game_names():
        if name in (found := _lessons(game)):
            return answered(found[name][1])
    raise Refused("no_such_page")


def _in_its_language(request: Request, shown: Callable[[str, str], object]) -> Response:
    try:
        language = checked_language(word_in(request, "language", ENGLISH))
        return answered(shown(str(request.path_params["game"]), language))
    except BadSetup as error:
        raise Refused("no_such_page") from error


ROUTES = (games, rules, words, lesson)
