"""What the server counts, for Prometheus. No label names a person, a seat or a table."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from saleroom.core.errors import SaleroomError
from saleroom.house.commands import Refused
from saleroom.web.hub import Hub

# Seconds; an acknowledged command is on disk.
_ACKS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """All figures of one server."""

    def __init__(self, hub: Hub) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_House(hub))
        self.commands = Counter(
            "saleroom_commands",
            "Commands by what they say and how they were answered.",
            ("do", "answer"),
            registry=self._registry,
        )
        self._acks = _Acks()
        self._registry.register(self._acks)
        self.requests = Counter(
            "saleroom_requests",
            "HTTP requests by route, method and status.",
            ("route", "method", "status"),
            registry=self._registry,
        )
        self.limited = Counter(
            "saleroom_limited",
            "What was refused because it was one too many, by limit.",
            ("limit",),
            registry=self._registry,
        )
        self.cut_off = Counter(
            "saleroom_cut_off",
            "Sockets that were cut off because nobody read them.",
            registry=self._registry,
        )

        self._done: dict[str, int] = {}  # commands that are not in `commands` yet: it has locks

    def acknowledged(self, do: str, seconds: float) -> None:
        """Count a command that was carried out, and how long that took."""
        self._done[do] = self._done.get(do, 0) + 1
        self._acks.took(seconds)

    def refused(self, do: str, error: Exception) -> None:
        """Count a command that was not carried out."""
        kind = "refused" if isinstance(error, SaleroomError) else "failed"
        self.commands.labels(do, error.code if isinstance(error, Refused) else kind).inc()

    def no_request(self, status: str) -> None:
        """Count an answer to something that was no request, or too large to be read as one."""
        self.requests.labels("?", "?", status).inc()

    def text(self) -> bytes:
        """Write all figures down."""
        done, self._done = self._done, {}
        for do, count in done.items():
            self.commands.labels(do, "done").inc(count)
        return generate_latest(self._registry)


class _Acks(Collector):
    """How long commands took; counted by one loop, so without the locks of a library."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_ACKS) + 1)
        self._seconds = 0.0

    def took(self, seconds: float) -> None:
        self._counts[bisect_left(_ACKS, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        limits = (*map(str, _ACKS), "+Inf")
        buckets = list(zip(limits, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(
            "saleroom_ack_seconds",
            "From a command to its answer, when it was carried out.",
            buckets=buckets,
            sum_value=self._seconds,
        )


class _House(Collector):
    """Figures the hub knows by itself."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def collect(self) -> Iterator[Metric]:
        hub = self._hub
        yield GaugeMetricFamily("saleroom_tables", "Tables in memory.", hub.tables)
        yield GaugeMetricFamily("saleroom_sockets", "Connections to tables.", hub.listeners)
        aside = len(hub.floor.set_aside)
        yield GaugeMetricFamily("saleroom_set_aside", "Tables that cannot be played on.", aside)
        failed = CounterMetricFamily(
            "saleroom_rounds_failed", "Failures of what the house does itself.", labels=("round",)
        )
        for name, count in sorted(hub.floor.rounds.failed.items()):
            failed.add_metric((name,), count)
        yield failed
        reminders = CounterMetricFamily(
            "saleroom_reminders", "Reminders by way and outcome.", labels=("way", "outcome")
        )
        for labels, count in sorted(hub.floor.reminders.office.outcomes.items()):
            reminders.add_metric(labels, count)
        yield reminders
        commits = getattr(hub.store, "commits", None)
        if commits is not None:
            yield CounterMetricFamily("saleroom_commits", "Commits of the store.", commits)
