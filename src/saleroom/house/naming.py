"""Names that people give themselves: what can be one, and which look the same to others.

A name is seen by everybody at the table and is all they know of each other, so it is neither empty
to the eye nor made to be taken for somebody else's. Whether somebody has it already is asked by
`saleroom.house.sitting_down`.
"""

# Letters that look alike are what this is about.

from functools import cache, lru_cache
from unicodedata import category, name, normalize

from saleroom.bots.registry import RUNGS, STYLES
from saleroom.house.commands import Refused
from saleroom.messages.languages import LANGUAGES
from saleroom.messages.saying import catalogue

LONGEST = 40
# Letters and signs that show nothing: fillers of Hangul, a blank of Braille, a joiner, vowels.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Scripts with letters that look alike; a name is written in one of them.
_ALIKE = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC"})
# Letters of Greek and Cyrillic, and the Latin ones that they are taken for.
_TAKEN_FOR = str.maketrans(
    "АВЕЅІЈКМНОРСТУХӀаеѕіјорсухӏԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧοναιρτυχ",
    "ABESIJKMHOPCTYXlaesijopcyxldqwhABEZHIKMNOPTYXovaiptux",
)
_MOST_MARKS = 2
# Names that are remembered: each is asked for again and again while its table fills.
_LATELY = 256


@lru_cache(_LATELY)
def readable(text: str) -> str:
    """Return a name as it will be shown; refuse one that cannot be read, or not as one script."""
    written = " ".join(normalize("NFKC", text).split())
    if not 1 <= len(written) <= LONGEST:
        raise Refused("malformed", "name_length", most=LONGEST)
    if _BLANK & set(written) or _has_towers(written) or not any(map(_shows, written)):
        raise Refused("malformed", "no_plain_text")
    if len(_ALIKE & set(map(_script, filter(str.isalpha, written)))) > 1:
        raise Refused("malformed", "name_mixed")
    return written


def _has_towers(text: str) -> bool:
    """Tell whether marks are heaped up on one letter."""
    marks = 0
    for letter in text:
        marks = marks + 1 if category(letter) in {"Mn", "Me"} else 0
        if marks > _MOST_MARKS:
            return True
    return False


def _shows(letter: str) -> bool:
    return category(letter)[0] in "LNSP"


def _script(letter: str) -> str:
    return name(letter, "").partition(" ")[0]


@lru_cache(_LATELY)
def looks(text: str) -> str:
    """Return what a name is to the eye: the same for names that are easily confused."""
    return normalize("NFKC", text).translate(_TAKEN_FOR).casefold()


@cache
def of_bots() -> frozenset[str]:
    """Return how the bots of the house look in every language."""
    said = (
        catalogue(language).text(f"bot-{bot}")
        for language in LANGUAGES
        for bot in (*RUNGS, *STYLES)
    )
    return frozenset(map(looks, (*said, *RUNGS, *STYLES)))
