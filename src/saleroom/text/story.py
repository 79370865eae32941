"""The log in sentences: what happened, without what the table shows anyway.

Joins events, never words. What a game tells piece by piece (a deal, the laying out of a board) is
one line; so is what one player does several times in a row, or what several players do alike.
"""

from collections.abc import Iterable, Iterator

from saleroom.core.contract import Game, View
from saleroom.core.events import Event
from saleroom.text.speaking import Phrases


def sentences(events: Iterable[Event], game: Game, view: View, phrase: Phrases) -> Iterator[str]:
    """Tell the events, an empty line before each turn."""
    for group in _grouped(events, game, phrase):
        yield from _told(group, game, view, phrase)


def last_sentences(
    events: Iterable[Event], game: Game, view: View, phrase: Phrases, most: int
) -> list[str]:
    """Tell the last of them, no more than so many; what is left out is not put into words."""
    told: list[str] = []
    for first, same in reversed(list(_grouped(events, game, phrase))):
        last = same if first in phrase.runs(game) else same[-most:]
        told[:0] = filter(None, _told((first, last), game, view, phrase))
        if len(told) >= most:
            break
    return told[-most:]


def _told(group: tuple[str, list[Event]], game: Game, view: View, phrase: Phrases) -> Iterable[str]:
    first, same = group
    if first in {game.events[code].name for code in game.turns}:
        return [""]
    if first in phrase.runs(game) and len(same) > 1:
        return [phrase.run(game, same, view)]
    told = [phrase.event(game, event, view) for event in same]
    return [phrase.besides(told)] if _belong_together(same) else told


def _grouped(
    events: Iterable[Event], game: Game, phrase: Phrases
) -> Iterator[tuple[str, list[Event]]]:
    """Put events of the same name together, and those of a run."""
    group: list[Event] = []
    for event in events:
        first = group[0].name if group else ""
        if group and event.name not in {first, *phrase.runs(game).get(first, ())}:
            yield first, group
            group = []
        group.append(event)
    if group:
        yield group[0].name, group


def _belong_together(events: list[Event]) -> bool:
    """Tell whether one seat does it all, or all do the same."""
    seats = {event.data.get("seat") for event in events}
    alike = {tuple(pair for pair in event.data.items() if pair[0] != "seat") for event in events}
    return None not in seats and (len(seats) == 1 or len(alike) == 1)
