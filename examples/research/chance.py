"""A game in OpenSpiel's loop: chance is a player, and every player has an information state."""

import numpy as np

from penstock.research.openspiel import pyspiel  # with our games registered

game = pyspiel.load_game("penstock_schwarzer_freitag(players=2)")
state, chance, seen = game.new_initial_state(), np.random.RandomState(7), None
while not state.is_terminal():
    if not state.is_chance_node():
        seen = state.information_state_tensor(state.current_player())
    state.apply_action(int(chance.choice(state.legal_actions())))
print(f"returns {state.returns()}, {len(seen)} numbers in an information state")
