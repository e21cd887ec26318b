"""OpenSpiel's information-set search on one of the games."""

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from penstock.research.openspiel import pyspiel  # with our games registered

game = pyspiel.load_game("penstock_schwarzer_freitag(players=2,maxLength=2000)")
state, chance = game.new_initial_state(), np.random.RandomState(7)
while state.is_chance_node():
    state.apply_action(3)
bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 2, random_state=chance)
print(f"it would play '{state.action_to_string(bot.step(state))}'")
print(f"an information state has {game.information_state_tensor_shape()[0]} numbers")
