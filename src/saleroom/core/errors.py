"""What can go wrong, told apart by what the caller can do about it."""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

# What somebody typed may be as long and as large as it likes; an error is not.
LONGEST_TEXT = 200
LONGEST_NAME = 40
LARGEST_NUMBER = 10**15
_INSTALL = "pip install 'saleroom[{}]'"


class SaleroomError(Exception):
    """Anything that Saleroom refuses; the message says what and why."""


class CodedError(SaleroomError):
    """A refusal for people of any language: a code, a name, what belongs to it, the paragraph.

    `code` is what a program does about it, `name` tells apart what has the same code. `numbers` and
    `names` are what a sentence about it can say (an option, what was given, what would do), and
    every name has the same of them wherever it is raised. Where a game has words of its own for it,
    `game` and `edition` say whose. `saleroom.messages.saying` makes the sentence; here is none,
    but for `detail`: what a program got wrong, for who wrote it.
    """

    code = "malformed"
    game = edition = detail = ""

    def __init__(self, name: str = "", paragraph: str = "", /, **said: int | str) -> None:
        super().__init__(name, paragraph)
        self.name = name
        self.paragraph = paragraph
        self.numbers = {
            field: max(-LARGEST_NUMBER, min(value, LARGEST_NUMBER))
            for field, value in said.items()
            if isinstance(value, int)
        }
        self.names = {
            field: value[:LONGEST_TEXT] for field, value in said.items() if isinstance(value, str)
        }

    def __str__(self) -> str:
        """Name it all, for programmers."""
        said = ", ".join(f"{field}={value}" for field, value in (self.names | self.numbers).items())
        told = " ".join(filter(None, (self.name or self.code, self.detail)))
        told = f"{told}: {said}" if said else told
        return f"{told} ({self.paragraph})" if self.paragraph else told


class MalformedAction(CodedError):
    """Not an action of this game in any situation: the sender speaks another language."""


class IllegalNow(CodedError):
    """An action that the rules of a game do not allow here and now.

    `numbers` are the limits of the seat that wanted it, and for nobody else.
    """

    code = "illegal"

    def __init__(
        self,
        name: str,
        paragraph: str,
        limits: Mapping[str, int] | None = None,
        *,
        game: str = "",
        edition: str = "",
    ) -> None:
        super().__init__(name, paragraph, **(limits or {}))
        self.game = game
        self.edition = edition


class UnknownSeat(CodedError):
    """No such seat at this table."""


class GameOver(CodedError):
    """The game has ended; nothing can be done in it any more."""

    code = "over"


class BadSetup(CodedError):
    """A game, edition, number of players, option or bot that does not exist or fit.

    Entries of a list are counted from 1, as people do; seats from 0, as they were named.
    """

    code = "bad_setup"


def no_such(what: str, wanted: str, known: Sequence[str]) -> BadSetup:
    """Refuse a name that nothing has; say which one may have been meant."""
    name, listed = wanted[:LONGEST_NAME], ", ".join(known)
    for near in get_close_matches(name, known, 1):
        return BadSetup(f"setup_no_{what}_near", name=name, near=near, known=listed)
    return BadSetup(f"setup_no_{what}", name=name, known=listed)


def no_such_seat(option: str, seat: int, players: int, paragraph: str) -> BadSetup:
    """Refuse an option that names a seat which is not there."""
    return BadSetup("setup_seat", paragraph, option=option, seat=seat, players=players)


class Misuse(CodedError):
    """Something typed or configured that cannot work; told to whoever did that."""


def needs(package: str | None, extra: str) -> Misuse:
    """Refuse what a package is missing for; say how to install it."""
    return Misuse("needs_package", package=package or "", command=_INSTALL.format(extra))


class BadPackage(SaleroomError):
    """An installed game, bot or file of weights that cannot be used; for its author, in English."""


class BadRecord(CodedError):
    """A record that cannot be read."""


class BadState(SaleroomError):
    """Bytes or numbers that are not a state of this game."""
