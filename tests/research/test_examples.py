"""The examples run, and so do the notebooks; how well learning goes is told in `docs/research/`."""

from __future__ import annotations

import importlib.util
import json
import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = sorted(path.name for path in (EXAMPLES / "research").glob("*.py"))
HAS_TORCH = importlib.util.find_spec("torch") is not None


@pytest.mark.parametrize("name", SHORT)
def test_a_short_example_runs(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = EXAMPLES / "research" / name
    monkeypatch.syspath_prepend(file.parent)
    runpy.run_path(str(file), run_name="__main__")
    assert capsys.readouterr().out.strip()
    assert len([line for line in file.read_text().splitlines() if line.strip()]) < 25


def run_notebook(file: str) -> dict[str, Any]:
    """All its cells, one after the other; what they left behind."""
    names: dict[str, Any] = {}
    for cell in json.loads((EXAMPLES / file).read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), file, "exec"), names)
    return names


def test_every_notebook_is_run_here() -> None:
    assert [path.name for path in sorted(EXAMPLES.rglob("*.ipynb"))] == [
        "environments.ipynb",
        "first_steps.ipynb",
    ]


def test_the_notebook_of_first_steps_runs() -> None:
    names = run_notebook("first_steps.ipynb")
    assert names["seen"].shape == (len(names["fields"]),)


def test_the_notebook_about_environments_runs() -> None:
    names = run_notebook("environments.ipynb")
    assert names["over"]
    assert len(names["margins"]) >= 64
    assert names["is_same_to_them"]
    assert names["arrays"].save().tolist() == names["saved"].tolist()


def test_learning_is_written_for_what_the_environments_give() -> None:
    """Without PyTorch at least that it compiles; with it one short training from end to end."""
    file = EXAMPLES / "train_ppo.py"
    compile(file.read_text(), str(file), "exec")
    assert "penstock.research.arrays" in file.read_text()


@pytest.mark.skipif(not HAS_TORCH, reason="PyTorch is not a dependence of ours")
def test_a_short_training_writes_curves_and_credits_the_right_seats(tmp_path: Path) -> None:
    sys.path.insert(0, str(EXAMPLES))
    ppo: Any = importlib.import_module("train_ppo")
    words = ["schwarzer-freitag", "--steps", "256", "--games", "8", "--length", "32", "--looks", "1"]
    ppo.main([*words, "--measured", "4", "--opponents", "random", "--out", str(tmp_path)])
    assert len((tmp_path / "schwarzer-freitag.csv").read_text().splitlines()) == 3
    assert "<polyline" in (tmp_path / "schwarzer-freitag.svg").read_text()
    torch: Any = importlib.import_module("torch")
    zeros = torch.zeros(3, 1)
    done = torch.tensor([[False], [False], [True]])
    reward = torch.tensor(np.array([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, -1.0]]], np.float32))
    seat = torch.tensor([[0], [1], [0]])
    games = ppo.Rollout(zeros, zeros, zeros, zeros, zeros, seat, done, reward)
    credit = ppo.credits(games, 2)
    assert credit.advantage.flatten().tolist() == pytest.approx([ppo.LAMBDA, -1.0, 1.0])
    assert credit.known.all()
    cut = ppo.credits(games._replace(done=done & False, reward=reward * 0), 2)
    assert cut.known.flatten().tolist() == [True, False, False]  # whoever decides no more learns nothing
