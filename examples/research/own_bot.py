"""A bot of one's own: in a tournament it is `--bots py:own_bot:Saver,greedy`."""

from penstock.arena.crew import alone
from penstock.arena.schedule import Tournament
from penstock.arena.summary import summed_up


class Saver:
    """Takes the first move that is offered; `match.known(seat)` is all that it may look at."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, match, seat):
        return match.moves(seat)[0]


if __name__ == "__main__":
    cup = Tournament("schwarzer-freitag", seats=2, bots=("py:own_bot:Saver", "random"), seed=7)
    for bot in summed_up(cup, 4, list(alone(cup, range(4))))["bots"]:
        print(f"{bot['bot']}: {bot['share']:.0%} of the games")
