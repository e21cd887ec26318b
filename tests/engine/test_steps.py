"""A turn as a table: which step is taken, what it writes, and when it stops."""

from enum import IntEnum
from types import FunctionType
from typing import Any, cast

import numpy as np
import pytest

import penstock
from penstock.engine.header import Header, Note
from penstock.engine.linking import compile_later
from penstock.engine.record import i1
from penstock.engine.steps import asks, follow_up_by, goes_on
from penstock.games.packhuys.rules import flow as packhuys_flow
from penstock.games.panamax.rules import flow as panamax_flow
from tests.walks import plain_state, positions

TABLES = {"panamax": panamax_flow.STEPS, "packhuys": packhuys_flow.STEPS}


class Phase(IntEnum):
    """Which decision is asked for."""

    NONE = 0
    PAY = 1
    CHOOSE = 2


class Turn(Header):
    """A game of debts and coins."""

    events: Note[1]
    mover: i1
    creditor: i1
    debt: i1
    coins: i1
    offer: i1


def has_debt(s: Turn) -> bool:
    return s.debt > 0


def is_poor(s: Turn) -> bool:
    return s.coins == 0


def creditor(s: Turn) -> int:
    return s.creditor


def earn(s: Turn) -> None:
    s.coins += 2


def lay_out(s: Turn) -> None:
    s.offer = s.coins


def go_bankrupt(s: Turn) -> None:
    s.ending = 1


STEPS = (
    goes_on(go_bankrupt, is_poor, debt=3),
    asks(Phase.PAY, has_debt, who=creditor),
    goes_on(earn, is_poor),
    asks(Phase.CHOOSE, begin=lay_out, offer=0),
)

follow_up = follow_up_by(STEPS)


def turn(**fields: int) -> Turn:
    s = Turn()
    s.mover, s.creditor = 1, 2
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def after(s: Turn) -> Turn:
    follow_up(s)
    return s


def run(states: Any) -> None:
    follow_up(states[0])


def test_the_first_step_that_is_due_is_taken() -> None:
    s = after(turn(debt=1))
    assert (s.phase, s.to_act, s.coins, s.offer) == (Phase.PAY, 1 << 2, 0, 0)


def test_what_happens_by_itself_is_followed_by_a_look_at_all_steps() -> None:
    s = after(turn())
    assert (s.phase, s.to_act, s.coins, s.offer) == (Phase.CHOOSE, 1 << 1, 2, 2)


def test_a_game_that_has_ended_asks_nobody() -> None:
    s = after(turn(debt=3))
    assert (s.ending, s.phase, s.to_act) == (1, Phase.NONE, 0)


def test_where_no_step_is_due_nothing_is_written() -> None:
    s = turn(coins=1, offer=1)
    before = s.to_bytes()
    assert after(s).to_bytes() == before


def test_whoever_decides_already_stays() -> None:
    s = turn(to_act=5)
    follow_up_by((asks(Phase.PAY, who=None, coins=0), goes_on(earn)))(s)
    assert (s.phase, s.to_act) == (Phase.PAY, 5)


def test_compiled_steps_do_the_same() -> None:
    compiled: Any = compile_later(cast(FunctionType, run))
    for s in (turn(), turn(debt=1), turn(debt=3), turn(coins=1, offer=1)):
        states = s.to_array()
        compiled(states)
        assert np.array_equal(states, after(s).to_array())


@pytest.mark.parametrize("game_id", TABLES)
def test_asking_for_a_step_writes_nothing(game_id: str) -> None:
    """Every question of the table, in every position, also where an earlier step would have been taken."""
    game = penstock.game(game_id)
    asked = [ask for step in TABLES[game_id] for ask in (step.is_due, step.who) if ask]
    for match in positions(game, game.seats[-1], seed=5):
        s = plain_state(match)
        before = s.to_bytes()
        for ask in asked:
            ask(s)
        assert s.to_bytes() == before


def test_every_decision_of_panamax_has_its_step() -> None:
    game = penstock.game("panamax")
    offered = {phase for family in game.moves.families for phase in family.phases}
    assert {step.phase for step in TABLES["panamax"]} - {None} == offered
