"""The log in sentences: what happened, without what the table shows anyway.

Leaves nothing out that a player would want to know. What the same player does several times in a
row, or several players do alike, is one sentence.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby

from saleroom.core.events import Event
from saleroom.messages.languages import ENGLISH, GERMAN

# Every game tells whose turn it is; in the log that is a new paragraph.
NEW_TURN = "turn"

Teller = Callable[[Event], str]


def sentences(events: Iterable[Event], tell: Teller, language: str = ENGLISH) -> Iterator[str]:
    """Tell the events, an empty line before each turn."""
    for name, same in groupby(events, key=lambda event: event.name):
        if name == NEW_TURN:
            yield ""
        else:
            yield from _told_together(list(same), tell, language)


def _told_together(events: list[Event], tell: Teller, language: str) -> Iterator[str]:
    """Join what one does again and again; then what several do alike."""
    by_seat = [list(same) for _, same in groupby(events, key=lambda event: event.data.get("seat"))]
    lines = []
    for same in by_seat:
        told = [tell(event) for event in same]
        lines += [_joined(told)] if "seat" in same[0].data else told
    alike = {
        tuple((field, n) for field, n in event.data.items() if field != "seat") for event in events
    }
    if len(alike) == 1 and len(lines) == len(by_seat):
        yield "; ".join([lines[0], *(_within(line, language) for line in lines[1:])])
    else:
        yield from lines


def _within(line: str, language: str) -> str:
    """Go on in the same sentence; a German seat is a noun, and keeps its capital."""
    return line if language == GERMAN else line[0].lower() + line[1:]


def _joined(told: list[str]) -> str:
    """Say the common beginning once."""
    first = told[0].split(" ")
    # Who and what: "You pay", "Seat 2 pays". More would be dropped from what follows.
    length = 3 if len(first) > 1 and first[1].isdigit() else 2
    start = " ".join(first[:length]) + " "
    if len(told) == 1 or not all(text.startswith(start) for text in told):
        return "; ".join(told)
    separator = "; " if any("," in text for text in told) else ", "
    return separator.join([told[0], *(text.removeprefix(start) for text in told[1:])])


def common_start(texts: list[str]) -> str:
    """Return the words all texts begin with, and the blank behind them."""
    words = [text.split(" ") for text in texts]
    shared = 0
    while all(len(w) > shared + 1 and w[shared] == words[0][shared] for w in words):
        shared += 1
    return "".join(f"{word} " for word in words[0][:shared])
