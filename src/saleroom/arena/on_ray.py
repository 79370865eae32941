"""Pieces of work on a Ray cluster, as the standard library's `Executor`. Needs the extra `ray`.

A worker that is killed costs the piece it was at: Ray does that again elsewhere. Every worker must
run the same sources as whoever hands out the work, or the same seed would not give the same games.
"""

import logging
import os
import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from functools import partial
from typing import Any

# Ray tells its makers who uses it unless told not to; nobody is told about our readers.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray
from ray.exceptions import RayTaskError

from saleroom.arena.tournament.setting import sources
from saleroom.core.errors import CodedError

# What kills its worker so often kills it always.
MOST_TRIES = 5
# Seconds; Ray itself asks a cluster that is not there for minutes.
PATIENCE = 5.0


class NoCluster(CodedError):
    """A cluster that is not there, or runs other sources."""


def _done(wanted: str, work: Callable[..., Any], *given: Any) -> Any:
    if sources() != wanted:
        raise NoCluster("cluster_differs", name=socket.gethostname()[:64])
    return work(*given)


class OnRay(Executor):
    """A cluster: that of an address, or a local one that is started here and stopped again."""

    def __init__(self, address: str | None, workers: int | None) -> None:
        if address is not None:
            _check_there(address)
        try:
            ray.init(
                address=address or "local",
                num_cpus=None if address else workers,
                include_dashboard=False if address is None else None,
                logging_level=logging.ERROR,
                log_to_driver=False,
            )
        except Exception as error:  # Ray raises plain ones too
            raise NoCluster("no_cluster", address=address or "local") from error
        there: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray's
        self.count = workers or max(1, int(there.get("CPU", 1)))
        self._task = ray.remote(max_retries=MOST_TRIES)(_done)

    def submit(self, work: Callable[..., Any], /, *given: Any, **_: Any) -> Future[Any]:
        """Hand out a piece of work."""
        done: Future[Any] = Future()
        self._task.remote(sources(), work, *given).future().add_done_callback(partial(_tell, done))
        return done

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002, FBT001, FBT002  # the standard library's signature
        """Leave the cluster; what it was still doing for us ends with that."""
        ray.shutdown()


def _tell(done: Future[Any], found: Future[Any]) -> None:
    """Pass on what came of a piece; what Ray itself could not do is an error of ours."""
    error = found.exception()
    if error is None:
        done.set_result(found.result())
    elif isinstance(error, RayTaskError):
        done.set_exception(error.cause)
    else:
        done.set_exception(NoCluster("cluster_lost", why=type(error).__name__))


def _check_there(address: str) -> None:
    """Refuse an address where nobody answers."""
    if "://" in address or address == "auto":
        return
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise NoCluster("no_cluster", address=address[:100]) from error
