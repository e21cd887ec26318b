"""The interfaces researchers use: arrays, PettingZoo, OpenSpiel, Gymnasium.

Nothing heavy is imported before one of the modules is: `arrays` needs only NumPy and Numba, the others
what `pip install penstock[research]` brings.
"""

from __future__ import annotations

from penstock.engine.game import Game
from penstock.registry import game as find_game
from penstock.research.fields import ObservationField
from penstock.research.forms import form_of

__all__ = ["ObservationField", "observation_fields"]


def observation_fields(
    game: str | Game, observation: str = "v1", seats: int | None = None
) -> tuple[ObservationField, ...]:
    """The numbers of a seat's observation, in their order: name, lowest and highest value.

    Which numbers there are depends on the version, not on the seats.

    >>> from penstock.research import observation_fields
    >>> fields = observation_fields('schwarzer-freitag')
    >>> fields[0].name, fields[-1].name
    ('seat[0]', 'hand[own][4]')
    """
    found = find_game(game) if isinstance(game, str) else game
    seats = found.read_seats(found.seats[0] if seats is None else seats)
    return form_of(found, seats, observation).layout.fields
