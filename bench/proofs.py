"""`python -m bench.proofs`: how long `make quick` and `make test` take, and what in them takes longest."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time

from bench import report

TOLD = "Command: `python -m bench.proofs`, on a set-up tree."
LIMITS = {"quick": 60, "test": 600}  # seconds wanted on two cores
SLOW = re.compile(r"^([\d.]+)s (?:call|setup|teardown) +(\S+)$", re.MULTILINE)


def run(target: str) -> str:
    """The seconds of a target of the Makefile as a table; it ends everything if a test fails."""
    machine = report.machine()
    begin = time.monotonic()
    done = subprocess.run(["make", target], capture_output=True, text=True)
    seconds = time.monotonic() - begin
    if done.returncode:
        sys.exit(f"make {target} failed:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    rows = [["all of it", f"{seconds:.0f} s", f"under {LIMITS[target]} s"]]
    rows += [[f"`{name}`", f"{float(took):.0f} s", ""] for took, name in SLOW.findall(done.stdout)[:10]]
    return f"{machine}\n\n{report.table(('what', 'figure', 'wanted'), rows)}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.proofs", description=__doc__)
    parser.add_argument("targets", nargs="*", default=list(LIMITS), metavar="TARGET", help="quick, test")
    for target in parser.parse_args().targets:
        report.write(report.PROOFS, TOLD, {f"make {target}": run(target)})


if __name__ == "__main__":
    main()
