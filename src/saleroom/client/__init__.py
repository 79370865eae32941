"""A program's way to a server: tables are opened, seats taken and played, in a few lines.

    from saleroom.client import House

    with House("http://127.0.0.1:8080") as house:
        seat = house.open("modern-art", ["person", "dealer", "dealer"], name="Robin")
        while turn := seat.my_turn():
            seat.act(turn.answers[0])
        print(seat.result.ranks)

`AsyncHouse` and `AsyncSeat` are the same for asyncio. Needs the extra `client`. Decides how a line
that is lost is taken up again; knows no rule, and of the server no more than its protocol says.
"""

from saleroom.client.errors import LineLost, ServerRefused
from saleroom.client.house import AsyncHouse
from saleroom.client.playing import sit_down
from saleroom.client.seat import AsyncSeat
from saleroom.client.waiting import House, Seat
from saleroom.client.wire import Result, Turn

__all__ = [
    "AsyncHouse",
    "AsyncSeat",
    "House",
    "LineLost",
    "Result",
    "Seat",
    "ServerRefused",
    "Turn",
    "sit_down",
]
