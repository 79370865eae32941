"""What can go wrong, told apart by what the caller can do about it."""


class SaleroomError(Exception):
    """Anything that Saleroom refuses; the message says what and why."""


class MalformedAction(SaleroomError):
    """Not an action of this game in any situation: the sender speaks another language."""


class IllegalNow(SaleroomError):
    """An action of this game that the rules do not allow here and now."""

    def __init__(self, reason: str, paragraph: str) -> None:
        super().__init__(f"{reason} ({paragraph})")
        self.reason = reason
        self.paragraph = paragraph


class UnknownSeat(SaleroomError):
    """No such seat at this table."""


class GameOver(SaleroomError):
    """The game has ended; nothing can be done in it any more."""


class BadSetup(SaleroomError):
    """A game, edition, number of players or option that does not exist or fit."""


class BadRecord(SaleroomError):
    """A record that cannot be read."""


class BadState(SaleroomError):
    """Bytes or numbers that are not a state of this game."""
