"""The second version of observations: seen from the acting seat, with declared ranges, also as floats."""

from __future__ import annotations

import math
import re
from typing import Any

import numpy as np
import pytest

import penstock
from penstock.engine.hiding import hide
from penstock.engine.record import Seats
from penstock.research import observation_fields
from penstock.research.arrays import ArrayEnv
from penstock.research.compiled_match import CompiledMatch
from penstock.research.fields import RESULTS, ObservationField
from penstock.research.floats import WIDEST, DeviceFloats
from penstock.research.forms import form_of
from penstock.research.pettingzoo import env
from tests.research.tables import at_every_table, for_every_game

BITS = {"i1": 8, "i2": 16, "i4": 32, "i8": 64}


def positions(game_id: str, seats: int, every: int, most: int) -> Any:
    """Some positions of a random game."""
    match = CompiledMatch(penstock.game(game_id), seats, 5, {})
    chance = np.random.default_rng(5)
    for k in range(most):
        if match.over:
            break
        if k % every == 0:
            yield match
        match.play(int(chance.choice(match.legal(match.seat))), match.seat)


def there(thing: int, size: int, seat: int, seats: int) -> int:
    """Which of the table's things is the so-manieth of a seat, by counting round the table."""
    if not isinstance(size, Seats) or not 0 <= thing < seats * size.each:
        return thing
    order = [(seat + k) % seats for k in range(seats)]
    return order[thing // size.each] * size.each + thing % size.each


def value_of(state: Any, name: str, seat: int, seats: int) -> int:
    """The number that a name means, read from a plain state: the slow and obvious way."""
    words = [word for word in name.split(".") if not word.isdigit()]
    members = [int(word) for word in name.split(".") if word.isdigit()]
    value = state
    for word in words:
        field = type(value).declared[word.partition("[")[0]]
        value = getattr(value, word.partition("[")[0])
        for index, size in zip(re.findall(r"\[(\w+)\]", word), field.shape, strict=True):
            value = value[seat if index == "own" else there(int(index), size, seat, seats)]
    if members:
        bit = 0
        for member, size in zip(members, field.members or (BITS[field.kind],), strict=True):
            bit = bit * size + there(member, size, seat, seats)
        return int(value >> bit & 1)
    seen = [there(k, field.of, seat, seats) for k in range(field.of)]
    return seen.index(value) if 0 <= value < len(seen) else int(value)


@at_every_table
def test_a_seat_sees_itself_first_and_nothing_it_may_not_know(game_id: str, seats: int) -> None:
    game = penstock.game(game_id)
    fields = observation_fields(game, "v2", seats)
    low, high = (np.array([getattr(field, end) for field in fields]) for end in ("low", "high"))
    assert len({field.name for field in fields}) == len(fields)
    for match in positions(game_id, seats, every=40, most=121):
        for seat in range(seats):
            observed = match.observation(seat, "v2")
            known = hide(match.state, seat)
            assert observed.tolist() == [value_of(known, field.name, seat, seats) for field in fields]
            assert (low <= observed).all()
            assert (observed <= high).all()
            assert match.guess(seat, 1).observation(seat, "v2").tolist() == observed.tolist()


def test_the_table_turns() -> None:
    """In words: what stands first is the observer's, whoever it is; the first version keeps the seats."""
    fields = [field.name for field in observation_fields("schwarzer-freitag", "v2")]
    match = CompiledMatch(penstock.game("schwarzer-freitag"), 3, 4, {})
    while len(set(match.state.subsidies[:3])) < 3:
        match.play("subsidy" if match.why_not("subsidy") is None else match.moves()[0])
    first = fields.index("subsidies[0]")
    table = match.state.subsidies[:3]
    for seat in range(3):
        seen = match.observation(seat, "v2")
        assert seen[first : first + 3].tolist() == table[seat:] + table[:seat]
        assert seen[fields.index("mover")] == (match.state.mover - seat) % 3
        assert seen[fields.index("to_act.0")] == (seat in match.to_act)


@for_every_game
def test_ranges_and_things_are_declared(game_id: str) -> None:
    game = penstock.game(game_id)
    fields = {field.name: field for field in observation_fields(game, "v2")}
    assert fields["phase"].is_category
    assert fields["phase"].high == max(game.state.declared["phase"].of - 1, 1)
    assert (fields["mover"].high, fields["mover"].is_category) == (game.seats[-1] - 1, True)
    assert not RESULTS & {name.partition("[")[0] for name in fields}
    marked = sum(field.is_measured for field in fields.values())
    assert marked > len(fields) / 3  # counts of what owners can enter have no limit of their own
    assert set(fields) == {field.name for field in observation_fields(game, "v2", game.seats[-1])}


def as_floats(field: ObservationField, value: int) -> list[float]:
    """The columns of a number, as `floats.py` says it in words."""
    if field.is_category and field.high - field.low < WIDEST:
        return [float(value == k) for k in range(field.low, field.high + 1)]
    if field.is_measured:
        return [(value - field.low) / (field.high - field.low)]
    return [math.copysign(math.log1p(abs(value)) / math.log1p(field.high + 1), value)]


@for_every_game
def test_floats_are_the_same_numbers(game_id: str) -> None:
    seats = penstock.game(game_id).seats[-1]
    form = form_of(penstock.game(game_id), seats, "v2-floats")
    assert form.floats is not None
    on_device = DeviceFloats(form.floats, np)
    for match in positions(game_id, seats, every=60, most=121):
        numbers = match.observation(1, "v2")
        floats = match.observation(1, "v2-floats")
        wanted = [x for f, v in zip(form.layout.fields, numbers, strict=True) for x in as_floats(f, int(v))]
        np.testing.assert_allclose(floats, wanted, atol=1e-6)
        assert floats.dtype == np.float32
        assert (form.low <= floats).all()
        assert (floats <= form.high).all()
        again = np.empty((2, len(form)), np.float32)
        on_device(np.array([numbers, numbers]), np.array([1, -1]), again)
        np.testing.assert_allclose(again[0], wanted, atol=1e-6)
        assert not again[1].any()
    assert len(form.names) == len(set(form.names)) == len(form)


@pytest.mark.parametrize("form", ["v2", "v2-floats"])
def test_every_environment_gives_every_form(form: str) -> None:
    game = penstock.game("schwarzer-freitag")
    arrays = ArrayEnv(game.id, 3, 4, seed=2, observation=form)
    now = arrays.reset()
    assert now.observation is not None
    match = game.new(4, 2, backend="compiled")
    match.resume((), arrays.batch.states[1].tobytes(), "compiled")
    wanted = CompiledMatch.of(match).observation(int(now.seat[1]), form)
    assert now.observation[1].tolist() == wanted.tolist()
    assert arrays.observe(2).shape == (3, len(form_of(game, 4, form)))
    table = env(game.id, 4, observation=form)
    table.reset(seed=1)
    assert table.observation_space("player_0").contains(table.observe("player_0"))
    with pytest.raises(
        penstock.BadOption, match="There is no observation 'v3'; it can be v1, v2 or v2-flo"
    ):
        ArrayEnv(game.id, 3, 4, observation="v3")


def test_fields_are_those_of_a_table_that_there_is() -> None:
    with pytest.raises(penstock.BadOption, match="Panamax is played by 2, 3 or 4, not by 9"):
        observation_fields("panamax", "v2", seats=9)
