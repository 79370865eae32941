"""Processes of one server: whose a table is, what is sent between them, who starts them anew."""

import multiprocessing
import signal
import socket
import subprocess
import sys
from collections import Counter
from contextlib import closing
from itertools import pairwise
from pathlib import Path

from saleroom.house.opening import ID_BYTES
from saleroom.web import supervising
from saleroom.web.siblings import CONNECTION, LONGEST, Share, Siblings


def test_one_process_has_every_table() -> None:
    assert all(Share().has(table) for table in ("", "a", "b", "\udc80"))


def test_every_table_has_one_home_and_homes_are_alike() -> None:
    shares = [Share(number, 3) for number in range(3)]
    tables = [f"{number:0{ID_BYTES}}" for number in range(3000)]
    homes = Counter(share.number for table in tables for share in shares if share.has(table))
    assert sum(homes.values()) == len(tables)
    assert min(homes.values()) > 900


def test_a_line_is_handed_over_with_what_was_read_of_it() -> None:
    own, others = socket.socketpair()
    with closing(Siblings(2)) as siblings, own, others:
        siblings.expect(1, there=True)
        assert siblings.send(1, CONNECTION, b"GET /", others.fileno())
        ((kind, data, line),) = siblings.received(1)
    with line:
        assert (kind, data) == (CONNECTION, b"GET /")
        assert line.recv(1) == b""  # the same line: its other end is closed


def test_what_cannot_be_taken_stays_here() -> None:
    own, others = socket.socketpair()
    with closing(Siblings(2)) as siblings, own, others:
        assert not siblings.send(1, CONNECTION, b"", others.fileno())  # nobody is there
        siblings.expect(1, there=True)
        assert not siblings.send(1, CONNECTION, b" " * (LONGEST + 1), others.fileno())
        sent = 0
        while siblings.send(1, CONNECTION, b" " * LONGEST, others.fileno()):
            sent += 1  # until the way is full
        taken = list(siblings.received(1))
        assert len(taken) == sent > 0
        assert siblings.send(1, CONNECTION, b"", others.fileno())
        for one in (*taken, *siblings.received(1)):
            one.connection.close()


# Dies three times, then ends its parent as a service manager would.
PROGRAM = """
import os, signal, sys, time
from saleroom.web.siblings import Siblings
from saleroom.web.supervising import Supervisor

def work(number, ready):
    with open(sys.argv[1], "a") as file:
        print(number, time.monotonic(), file=file)
    if len(open(sys.argv[1]).readlines()) <= 3:
        os._exit(1)
    ready()
    os.kill(os.getppid(), signal.SIGTERM)
    signal.pause()

Supervisor(Siblings(1), work).run(lambda: print("open", flush=True))
"""


def test_who_dies_again_and_again_is_started_less_and_less_often(tmp_path: Path) -> None:
    file = tmp_path / "starts"
    run = [sys.executable, "-c", PROGRAM, str(file)]
    ended = subprocess.run(run, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == -signal.SIGTERM, ended.stderr
    times = [float(line.split()[1]) for line in file.read_text().splitlines()]
    assert len(times) == 4
    first, _, third = (after - before for before, after in pairwise(times))
    assert third > first
    assert ended.stdout.count("open") <= 1
    assert "process 0 ended" in ended.stderr


def test_a_process_that_has_died_thousands_of_times_is_still_started_again() -> None:
    worker = supervising._Worker(0)
    worker._deaths = 5000
    process = multiprocessing.get_context("fork").Process(target=int)
    process.start()
    process.join()
    worker.begin(process)
    assert worker.bury() == supervising.LATEST
