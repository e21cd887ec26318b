"""Record the golden games anew: `make golden`, after a deliberate change of rules, and read the diff.

One game of greedy bots per table, one with every option changed, and one of random bots where a game can
end in more than one way; saved in notation.
"""

from __future__ import annotations

import json
from pathlib import Path

import penstock
from penstock.bots import make_bot
from tests.walks import modes

FOLDER = Path(__file__).parent / "fixtures"


def main() -> None:
    for game_id in penstock.games():
        game = penstock.game(game_id)
        changed = {o.name: o.choices_for(game.seats[-1])[-1] for o in game.options}
        for seats in game.seats:
            for mode in modes(game, seats):
                record(game, seats, mode, "-".join((f"{seats}-seats", *mode.values())))
        record(game, game.seats[-1], changed, "all-options")
        if len(game.endings) > len(("NOT_YET", "the usual one")):  # aimless play reaches the other one
            record(game, game.seats[0], {}, "aimless", "random")


def record(
    game: penstock.Game, seats: int, options: dict[str, str], name: str, bot: str = "greedy"
) -> None:
    match = game.new(seats, seed=2010 + seats, options=options)
    bots = [make_bot(bot, seed=k) for k in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat)
    file = FOLDER / game.id / f"{name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    saved = json.dumps(match.save(), indent=1)
    file.write_text(
        saved.replace("[\n   ", "[").replace(",\n   ", ", ").replace("\n  ]", "]") + "\n", "utf-8"
    )
    print(f"{file.name}: {len(match.history)} moves, scores {match.scores}")


if __name__ == "__main__":
    main()
