"""What several processes of one server are to whoever asks: one server.

Whichever of them is asked for health or figures asks the others, too.
"""

import asyncio
import socket
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import uvicorn
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from saleroom.web.health import health_of
from saleroom.web.protocol import Health
from saleroom.web.site import Door

HEALTH, FIGURES = b"health", b"figures"


def meet(door: Door, server: uvicorn.Server) -> None:
    """Take connections from the other processes of this server, and answer their questions."""
    loop = asyncio.get_running_loop()

    async def take(connection: socket.socket, data: bytes) -> None:
        def protocol() -> Any:
            kind: Any = server.config.http_protocol_class
            return kind(
                config=server.config,
                server_state=server.server_state,
                app_state=server.lifespan.state,
                _loop=loop,
                first=data,
            )

        await loop.connect_accepted_socket(protocol, connection)

    async def own_health() -> bytes:
        return msgspec.json.encode(await health_of(door.hub))

    async def own_figures() -> bytes:
        return door.metrics.text()

    def leave() -> None:
        server.should_exit = True

    assert door.neighbours is not None
    door.neighbours.listen(take, {HEALTH: own_health, FIGURES: own_figures}, leave)


async def health_together(door: Door) -> Health:
    """Say what works in all processes; one that does not answer stands still."""
    own = await health_of(door.hub)
    if door.neighbours is None:
        return own
    stuck = msgspec.structs.replace(own, ok=False, loop=False)
    answers = (await door.neighbours.ask_all(HEALTH)).values()
    all_of_them = [own, *(_read(answer) if answer else stuck for answer in answers)]
    parts = {
        part: all(getattr(one, part) for one in all_of_them)
        for part in ("ok", "database", "disk", "sweep", "loop")
    }
    return msgspec.structs.replace(own, **parts)


_read = msgspec.json.Decoder(Health).decode


async def figures_together(door: Door) -> bytes:
    """Write the figures of all processes, each with its number as a label."""
    own = door.metrics.text()
    if door.neighbours is None:
        return own
    answers = await door.neighbours.ask_all(FIGURES)
    texts = {door.neighbours.share.number: own}
    texts |= {number: text for number, text in answers.items() if text is not None}
    registry = CollectorRegistry()
    registry.register(_Labelled({number: texts[number].decode() for number in sorted(texts)}))
    return generate_latest(registry)


class _Labelled(Collector):
    """Figures of several processes; a sum would fall when one of them starts anew."""

    def __init__(self, texts: Mapping[int, str]) -> None:
        self._texts = texts

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for number, text in self._texts.items():
            for family in text_string_to_metric_families(text):
                known = families.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                known.samples += [
                    sample._replace(labels={**sample.labels, "process": str(number)})
                    for sample in family.samples
                ]
        yield from families.values()
        answered = len(self._texts)
        yield GaugeMetricFamily("saleroom_processes", "Processes that answered.", answered)
