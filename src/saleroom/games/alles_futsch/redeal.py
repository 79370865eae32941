"""Deal anew what one seat cannot know, so that a search bot plays in an honest world.

There is nothing to deal: which card comes next is drawn only when it is turned up, and purses are
hidden but counted, since every payment is public. (AF-5)
"""

from saleroom.core.chance import Numbers
from saleroom.games.alles_futsch.state import State


def redeal(_s: State, _seat: int, _numbers: Numbers) -> None:
    """Leave the table as it is."""
