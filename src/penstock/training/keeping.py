"""A training in a folder: the net, what a continuation needs, what was done and what came of it."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from penstock.bots.net import FILE
from penstock.training.self_play import Training

KEPT, LOG = "training.npz", "training.json"


def keep(training: Training, folder: Path) -> None:
    """Write all of it after a trial.

    The net of the best trial is the training's; the others stay beside it, by their rounds: what wins most
    trials need not be the best bot.
    """
    net = training.net().astype("<i2").tobytes()
    newest = training.log[-1]
    (folder / f"trial-{newest['trial']}.bin").write_bytes(net)
    if newest["wins"] >= max(trial["wins"] for trial in training.log):
        (folder / FILE).write_bytes(net)
    np.savez(folder / KEPT, **training.saved())
    (folder / LOG).write_text(json.dumps(training.about(), indent=1) + "\n", "utf-8")


def go_on(training: Training, folder: Path) -> None:
    """Continue what lies in a folder; the games under way begin anew."""
    training.go_on(dict(np.load(folder / KEPT)))
    training.log = json.loads((folder / LOG).read_text("utf-8"))["trials"]
