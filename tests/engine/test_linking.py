"""Compiled code is made once, whoever asks for it."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

RULES = """
def half(n):
    return n // 2

def steps(n):
    count = 0
    while n > 1:
        n = half(n)
        count += 1
    return count
"""
PROGRAM = """
import sys, time
from pathlib import Path
import numba
from penstock.engine.linking import compile_later
import rules_of_a_game

numba.config.CACHE_DIR = sys.argv[1]
steps = compile_later(rules_of_a_game.steps)
print("ready", flush=True)
while not Path(sys.argv[1], "go").exists():
    time.sleep(0.001)
assert steps(1000) == 9
stats = steps.stats
print(sum(stats.cache_misses.values()), sum(stats.cache_hits.values()))
"""


def test_of_several_processes_one_compiles_and_the_others_load(tmp_path: Path) -> None:
    (tmp_path / "rules_of_a_game.py").write_text(RULES)
    (tmp_path / "program.py").write_text(PROGRAM)
    command = [sys.executable, str(tmp_path / "program.py"), str(tmp_path)]
    programs = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(3)]
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
    time.sleep(0.05)
    (tmp_path / "go").touch()
    told = sorted(program.communicate(timeout=60)[0] for program in programs)
    assert all(program.returncode == 0 for program in programs)
    assert told == ["0 1\n", "0 1\n", "1 0\n"]
