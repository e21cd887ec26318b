"""Record the golden games anew: `make golden`, after a deliberate change of rules, and read the diff.
`python -m tests.golden packhuys` records those of one game only.

One game of greedy bots per table and mode, one with every option changed, one of random bots where a game
can end in more than one way, and for each ending that none of these has reached the first random game
that does; saved in notation.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import penstock
from penstock.bots import make_bot
from penstock.engine.language import kebab
from tests.walks import random_options, seat_modes, walk

FOLDER = Path(__file__).parent / "fixtures"
MOST_GAMES = 20_000  # random games looked at for one ending


def main() -> None:
    for game_id in sys.argv[1:] or penstock.games():
        game = penstock.game(game_id)
        changed = {o.name: o.choices_for(game.seats[-1])[-1] for o in game.options}
        reached = {record(game, game.seats[-1], changed, "all-options")}
        for seats in game.seats:
            for mode in seat_modes(game, seats):
                reached.add(record(game, seats, mode, "-".join((f"{seats}-seats", *mode.values()))))
        if len(game.endings) > 2:  # NOT_YET, the usual ending and another one, which aimless play reaches
            reached.add(record(game, game.seats[0], {}, "aimless", "random"))
        for ending in game.endings:
            if ending.value and ending.name not in reached:
                record_ending(game, ending.name)


def record_ending(game: penstock.Game, ending: str) -> None:
    """The first of many random games that ends like this."""
    for seed in range(MOST_GAMES):
        seats = game.seats[seed % len(game.seats)]
        match = game.new(seats, seed, random_options(game, seats, seed), "plain")
        for _ in walk(match, seed):
            pass
        if match.ending == ending:
            save(match, f"ending-{kebab(ending)}")
            return
    raise SystemExit(f"{game.id}: no random game ends by {ending}.")


def record(
    game: penstock.Game, seats: int, options: dict[str, str], name: str, bot: str = "greedy"
) -> str | None:
    """One game of greedy bots; how it ended."""
    match = game.new(seats, seed=2010 + seats, options=options)
    bots = [make_bot(bot, seed=k) for k in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat)
    save(match, name)
    return match.ending


def save(match: penstock.Match, name: str) -> None:
    file = FOLDER / match.game.id / f"{name}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    saved = json.dumps(match.save(), indent=1)
    file.write_text(
        saved.replace("[\n   ", "[").replace(",\n   ", ", ").replace("\n  ]", "]") + "\n", "utf-8"
    )
    print(f"{file.name}: {len(match.history)} moves, scores {match.scores}, {match.ending}")


if __name__ == "__main__":
    main()
