"""`make soak`: the long proofs of the table server; figures go into their own part of bench/results.md.

It runs unattended: a step that fails is told at the end and stops none of the others.
`python -m bench.soak disk people` runs the steps whose title has one of these words. `--short` runs the
same in some minutes and writes nothing: for trying the script itself.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from bench import report

INTRO = "Command: `make soak`: the long forms of the server's proofs, some hours."
Step = tuple[str, list[str], dict[str, str]]  # what, command after `python -m`, environment


def steps(is_short: bool) -> list[Step]:
    rounds, tables = ("1", "4") if is_short else ("100", "50")
    crash = ["tests.server.crash", "--rounds", rounds, "--tables", tables]
    pairs, cases = ("200", "1") if is_short else ("100000", "5")
    fuzz = ["tests.server.fuzz", "--count", "2000" if is_short else "100000"]
    examples, canals = ("2", "100") if is_short else ("200", "2000")
    clients, seconds = ("40", "8") if is_short else ("1000", "60")
    load = ["bench.tables", "--clients", clients, "--think", "5", "--seconds", seconds]
    proofs = ["pytest", "-n", "0"]
    starving = ["bench.starving", "--tables", "20" if is_short else "150"]
    starving += ["--moves", "20" if is_short else "200"]
    durable = ["bench.durable", "--seconds", "1" if is_short else "10"]
    return [
        ("kill -9 on SQLite", crash, {}),
        ("the disk full, SQLite", [*crash, "--full-disk"], {}),
        ("kill -9 of two web processes on PostgreSQL", [*crash, "--postgres", "--webs", "2"], {}),
        ("PostgreSQL killed and restarted", [*crash, "--postgres", "--kill-postgres"], {}),
        ("five programs finish every game, SQLite", ["tests.server.five"], {}),
        ("five programs finish every game, PostgreSQL", ["tests.server.five", "--postgres"], {}),
        (
            "bots choose alike, every sample",
            [*proofs, "tests/bots", "tests/engine/targets/test_device.py"],
            {} if is_short else {"PENSTOCK_LONG": "1"},
        ),
        (
            "movements as all orders tried out",
            [*proofs, "tests/games/panamax/test_6_whole_movement.py"],
            {"PENSTOCK_CANALS": canals},
        ),
        (
            "nothing hidden leaks, twin worlds",
            ["tests.server.twins", "--pairs", pairs, "--cases", cases],
            {},
        ),
        ("nonsense at the door, SQLite", fuzz, {}),
        ("nonsense at the door, PostgreSQL", [*fuzz, "--postgres"], {}),
        (
            "no request breaks it",
            [*proofs, "tests/server/test_schema.py"],
            {"PENSTOCK_SCHEMA_EXAMPLES": examples},
        ),
        ("durable moves, SQLite", durable, {}),
        ("durable moves, PostgreSQL", [*durable, "--postgres"], {}),
        ("people at tables", load, {}),
        ("one guest starves nobody", starving, {}),
        (
            "every page, in every language by day and night",
            [*proofs, "tests/web", "-k", "axe or accounts"],
            {"PENSTOCK_EVERY_LOOK": "1"},
        ),
        (
            "every target agrees",
            [*proofs, "tests/engine/targets/test_equality.py"],
            {"PENSTOCK_TARGET_GAMES": "50" if is_short else "5000"},
        ),
        (
            "a whole game of every title without a server",
            [*proofs, "tests/web/test_local.py", "-k", "whole_game"],
            {} if is_short else {"PENSTOCK_LONG": "1"},
        ),
        (
            "the page's own table tells what the server's tells",
            ["bench.local", "--games", "1" if is_short else "200"],
            {},
        ),
    ]


class Failed(Exception):
    """A proof that does not hold, or a step that cannot be run."""


def run(step: Step) -> tuple[str, str]:
    """A title, and the step's last lines as Markdown."""
    what, command, environment = step
    print(f"{what} …", flush=True)
    done = subprocess.run(
        [sys.executable, "-m", *command], env={**os.environ, **environment}, capture_output=True, text=True
    )
    if done.returncode:
        raise Failed(f"{what} failed:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    printed = done.stdout.strip().splitlines()
    is_table = printed[-1].startswith("|")
    body = "\n".join(line for line in printed if line.startswith("|")) if is_table else f"`{printed[-1]}`"
    print(body, flush=True)
    return f"{what[0].upper()}{what[1:]}", f"{report.machine()} `python -m {' '.join(command)}`\n\n{body}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("words", nargs="*", metavar="WORD", help="of the steps' titles; default: all steps")
    parser.add_argument("--short", action="store_true")
    args = parser.parse_args()
    chosen = [s for s in steps(args.short) if not args.words or any(word in s[0] for word in args.words)]
    if not chosen:
        parser.error(f"no step is called so; there are: {', '.join(s[0] for s in steps(args.short))}")
    failed: list[str] = []
    for step in chosen:
        try:
            title, body = run(step)
        except Failed as error:
            failed.append(str(error))
            print("failed", flush=True)
            continue
        if not args.short:
            report.write(report.SERVER, INTRO, {title: body})
    if failed:
        sys.exit("\n\n".join(failed))


if __name__ == "__main__":
    main()
