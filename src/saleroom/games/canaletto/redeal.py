"""Deal anew what one seat cannot know: in Canaletto nothing.

Everything on the table is open (CA-6). Markers that nobody has seen are not in the state in any
order; chance brings them when they are turned up, in a search as at the table.
"""

from saleroom.core.chance import Numbers
from saleroom.games.canaletto.state import State


def redeal(_s: State, _seat: int, _numbers: Numbers) -> None:
    """Leave everything as it is: the seat knows it all."""
