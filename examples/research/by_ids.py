"""One game, move by move, by the ids of moves: what a seat may do, what it sees, what came of it."""

import random

import penstock

match = penstock.game("panamax").new(seats=3, seed=7)
chance = random.Random(7)
while not match.over:
    seat = match.to_act[0]  # where several choose at once and in secret, the lowest of them
    match.play(chance.choice(match.legal(seat)), seat)
print(f"{len(match.history)} decisions, scores {match.scores}, places {match.ranking}")
