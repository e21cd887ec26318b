"""`python -m bench.proofs`: how long `make quick` and `make test` take, and what in them takes longest.

Beside the whole: by room of `tests/` the seconds of all its tests together, of which several run at a time.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

from bench import report

TOLD = "Command: `python -m bench.proofs`, on a set-up tree."
LIMITS = {"quick": 60, "test": 600}  # seconds wanted on two cores
SLOW = re.compile(r"^([\d.]+)s (?:call|setup|teardown) +(\S+)$", re.MULTILINE)


def run(target: str) -> str:
    """The seconds of a target of the Makefile as a table; it ends everything if a test fails."""
    machine = report.machine()
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "tests.xml"
        environment = {**os.environ, "PYTEST_ADDOPTS": f"--junitxml={told}"}
        done = subprocess.run(["make", target], capture_output=True, text=True, env=environment)
        seconds = time.monotonic() - begin
        if done.returncode:
            sys.exit(f"make {target} failed:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
        rooms = by_room(told)
    rows = [["all of it", f"{seconds:.0f} s", f"under {LIMITS[target]} s"]]
    rows += [[f"tests of {room}", f"{took:.0f} s", ""] for room, took in rooms]
    rows += [[f"`{name}`", f"{float(took):.0f} s", ""] for took, name in SLOW.findall(done.stdout)[:10]]
    return f"{machine}\n\n{report.table(('what', 'figure', 'wanted'), rows)}"


def by_room(told: Path) -> list[tuple[str, float]]:
    """Rooms and their seconds, the longest first, from pytest's own account of every test."""
    rooms: defaultdict[str, float] = defaultdict(float)
    for case in ElementTree.parse(told).iter("testcase"):
        folder, *rest = case.get("classname", "").split(".")
        room = rest[0] if folder == "tests" and len(rest) > 1 else "everything together"
        rooms[room] += float(case.get("time", 0))
    return sorted(rooms.items(), key=lambda item: -item[1])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.proofs", description=__doc__)
    parser.add_argument("targets", nargs="*", default=list(LIMITS), metavar="TARGET", help="quick, test")
    for target in parser.parse_args().targets:
        report.write(report.PROOFS, TOLD, {f"make {target}": run(target)})


if __name__ == "__main__":
    main()
