"""A finished game from a file: how well each decided, and how lucky each was."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

import penstock
from penstock.analysis.analyse import analyse
from penstock.bots import make_bot

with TemporaryDirectory() as folder:
    file = Path(folder) / "evening.json"  # as `penstock play --save` writes it
    match, bots = (
        penstock.game("schwarzer-freitag").new(2, seed=7),
        [make_bot("greedy"), make_bot("random")],
    )
    while not match.over:
        match.play(bots[match.to_act[0]].choose(match, match.to_act[0]))
    file.write_text(json.dumps(match.save()))
    found = analyse(penstock.load(json.loads(file.read_text())))
for seat, player in enumerate(found.players):
    print(f"seat {seat}: accuracy {player.accuracy:.0f}%, luck {player.luck:+.2f} of a win")
