"""A slow and lossy network: whatever it does to lines, games end; nothing is lost or doubled."""

import asyncio
from pathlib import Path

import pytest
from faults.bad_network import BadNetwork, Weather, bad_network
from faults.players import Tally, party, table_for
from faults.reports import report
from faults.servers import Server, server_in

GAMES = ("alles-futsch", "canaletto", "moderne-zeiten", "modern-art")


def settings(game: str) -> dict[str, object]:
    """Return a table that waits for no hammer."""
    return table_for(game, 3, pace="days" if game == "modern-art" else "live")


async def play(
    server: Server, weather: Weather, games: tuple[str, ...]
) -> tuple[BadNetwork, Tally]:
    """Play games at once over a network."""
    tally = Tally()
    async with bad_network(server.address, weather, "network") as network:
        await asyncio.gather(
            *(
                party(
                    network.address,
                    settings(game),
                    game,
                    tally,
                    straight=server.address,
                    pulse=1 + 4 * (weather.delay + weather.jitter),
                )
                for game in games
            )
        )
    assert tally.games == len(games)
    return network, tally


@pytest.mark.soak
def test_games_are_played_over_a_network_that_breaks_in_the_middle_of_frames(
    tmp_path: Path,
) -> None:
    with server_in(tmp_path) as server:
        network, tally = asyncio.run(play(server, Weather(), GAMES[:2]))
        assert server.failures() == []
    assert network.resets > 0
    assert network.half_open > 0
    assert tally.reconnected >= network.resets


@pytest.mark.soak
@pytest.mark.parametrize(
    "weather",
    [
        Weather(delay=0.15, jitter=0.25, width=20_000, breaks_after=60_000),
        Weather(delay=0.005, jitter=0.01, breaks_after=12_000, half_open=0.5, silence=8.0),
        Weather(delay=0.0, jitter=0.0, width=1e9, breaks_after=6_000, half_open=0.0),
    ],
    ids=["slow and narrow", "often half open", "always breaking"],
)
def test_many_games_over_worse_networks(tmp_path: Path, weather: Weather) -> None:
    with server_in(tmp_path) as server:
        network, tally = asyncio.run(play(server, weather, GAMES))
        assert server.failures() == []
    report(
        "bad network",
        weather=weather._asdict(),
        acknowledged=len(tally.acks),
        resent=tally.resent,
        lines=network.lines,
        resets=network.resets,
        half_open=network.half_open,
        games=tally.games,
    )
