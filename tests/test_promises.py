"""The promise kit: what every game must prove, at every seat count (design, section 7)."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import penstock
from penstock.bots import make_bot
from penstock.engine.game import Game, shown_names
from penstock.engine.hiding import hide
from penstock.engine.record import NONE
from penstock.engine.targets.table import RULES
from tests.walks import (
    GAMES,
    NAMES,
    TABLES,
    chance_words,
    guessed_world,
    is_unseen,
    legal_ids,
    matches,
    modes,
    plain_state,
    positions,
    random_options,
    walk,
)

at_every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
for_every_game = pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])

COMPILED_GAMES = 3_000  # random games at each table
LOOKS = 5  # pairs of choices compared for each kind of move
SOME_GAMES = 20  # random games at each table in which choices are compared


def first_places(game: Game, states: Any) -> Any:
    """By game the best place: a player's, or that of a neutral competitor."""
    seats = int(states["n_seats"][0])
    neutral = game.neutral(game.state.load(states[0]))
    competitors = [*range(seats), *([] if neutral == NONE else [neutral])]
    return states["place"][:, competitors].min(axis=1)


@at_every_table
def test_what_a_position_is_worth_is_found_without_a_change(game: Game, seats: int) -> None:
    for match in positions(game, seats, seed=seats, every=3):
        s = plain_state(match)
        before = s.to_bytes()
        for seat in range(seats):
            game.value_of(s, seat)
        assert s.to_bytes() == before


@at_every_table
def test_random_games_end_within_the_declared_length(game: Game, seats: int) -> None:
    for mode in modes(game, seats):
        batch = penstock.batch(game.id, COMPILED_GAMES, seats, seed=seats, options=mode)
        before = batch.states.copy()
        decisions = batch.playout()
        assert batch.over.all()
        assert COMPILED_GAMES < decisions < COMPILED_GAMES * game.longest
        assert set(np.unique(batch.states["ending"])) <= {int(e) for e in game.endings} - {0}
        assert (first_places(game, batch.states) == 1).all()
        for k in range(0, COMPILED_GAMES, 500):
            first, last = game.state.load(before[k]), game.state.load(batch.states[k])
            assert game.totals(first) == game.totals(last)


@at_every_table
def test_a_finished_game_no_longer_moves(game: Game, seats: int) -> None:
    batch = penstock.batch(game.id, 2, seats, seed=1)
    batch.playout()
    before = batch.states.tobytes()
    batch.step(np.zeros(2, np.int64))
    assert batch.states.tobytes() == before
    assert not batch.legal().any()


@at_every_table
def test_every_legal_move_applies_and_every_other_is_refused_with_a_reason(game: Game, seats: int) -> None:
    for match in positions(game, seats, seed=10 + seats):
        if match.over:
            continue
        before = match.bytes
        seat = match.to_act[0]
        legal = {move.id for move in match.moves(seat)}
        assert legal
        refused: dict[tuple[str, int], int] = {}  # a move for every kind and reason
        for name in game.moves.names:
            reason = match.reason(name.id, seat)
            assert (reason == 0) == (name.id in legal)
            if reason:
                refused[name.family, reason] = name.id
        for (_, reason), move in refused.items():
            refusal = match.why_not(move, seat)
            assert refusal is not None
            assert game.refusals[refusal.code].value == reason
            assert refusal.text("en") != ""
            with pytest.raises(penstock.IllegalMove):
                match.play(move, seat)
        assert match.bytes == before
        for move in legal:
            trial = match.copy()
            trial.play(move, seat)
            assert trial.bytes != before


@at_every_table
def test_only_seats_that_owe_a_decision_may_move(game: Game, seats: int) -> None:
    for match in positions(game, seats, seed=20 + seats, every=40):
        for seat in set(range(seats)) - set(match.to_act):
            refusal = match.why_not(0, seat)
            assert refusal is not None
            assert refusal.code == ("GAME_OVER" if match.over else "NOT_YOUR_TURN")
            assert match.moves(seat) == []


@for_every_game
def test_a_choice_that_others_cannot_see_is_marked_secret(game: Game) -> None:
    """What the record hides must not stand in the log: no kind of move can be forgotten."""
    families = {f.name for f in game.moves.families}
    looks = Counter(dict.fromkeys(families - game.moves.secret_families, 0))
    tables = [table for seats in game.seats for table in matches(game, seats, least=SOME_GAMES)]
    for match, seed in tables:
        compare_choices(match, random.Random(seed), looks)
    assert min(looks.values()) > 0, looks


def compare_choices(match: penstock.Match, chance: random.Random, looks: Counter[str]) -> None:
    """Play to the end, kinds of moves seldom seen first; compare two choices wherever one is rare."""
    names = match.game.moves.names
    while not match.over:
        seat = chance.choice(match.to_act)
        legal = legal_ids(match, seat)
        chance.shuffle(legal)
        legal.sort(key=lambda move: min(looks.get(names[move].family, LOOKS), LOOKS))
        kinds = {names[move].family for move in legal[:2]} & looks.keys()
        if len(legal) > 1 and any(looks[kind] < LOOKS for kind in kinds):
            looks.update(kinds)
            assert not is_unseen(match, seat, *legal[:2]), [names[move].notation for move in legal[:2]]
        match.play(legal[0], seat)


@for_every_game
def test_ids_notation_and_json_round_trip(game: Game) -> None:
    assert len({name.notation for name in game.moves.names}) == len(game.moves)
    for name in game.moves.names:
        assert game.moves.parse(name.notation) == name.id
        assert game.moves.parse(f"  {name.notation.upper()} ") == name.id
        assert game.moves.from_json(json.loads(json.dumps(game.moves.to_json(name.id)))) == name.id


@at_every_table
@settings(max_examples=5, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32))
def test_plain_and_compiled_end_in_equal_bytes(game: Game, seats: int, seed: int) -> None:
    for mode in modes(game, seats):
        end_in_equal_bytes(game, seats, seed, {**random_options(game, seats, seed), **mode})


def end_in_equal_bytes(game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
    plain = game.new(seats, seed, options, "plain")
    compiled = game.new(seats, seed, options, "compiled")
    chance = random.Random(seed)
    assert plain.bytes == compiled.bytes
    while not plain.over:
        seat = plain.to_act[0]
        legal = legal_ids(plain, seat)
        assert legal == legal_ids(compiled, seat)
        move = chance.choice(legal)
        plain.play(move, seat)
        compiled.play(move, seat)
        assert plain.bytes == compiled.bytes
    assert compiled.over
    assert plain.view(None) == compiled.view(None)


@for_every_game
def test_view_facts_and_worth_are_the_same_compiled(game: Game) -> None:
    for seats in game.seats:
        for match in positions(game, seats, seed=70 + seats, every=40):
            for seat in (None, *range(seats)):
                viewer = NONE if seat is None else seat
                assert shown_compiled(match, "view", viewer) == match.view(seat)
                for player, worth in enumerate(match.worth(seat)):
                    assert shown_compiled(match, "worth", viewer, player) == worth
                for move in match.moves(seat) if seat in match.to_act else ():
                    facts = shown_compiled(match, "facts", viewer, viewer, move.id)
                    assert {k: v for k, v in facts.items() if v is not None} == move.facts


def shown_compiled(match: penstock.Match, what: str, *asked: int) -> dict[str, object]:
    """Filled by the compiled rules into a record full of rubbish: nothing of it may shine through."""
    game = match.game
    part = {"view": game.view_part, "facts": game.facts_part, "worth": game.worth_part}[what]
    rubbish = random.Random(what).randbytes(part.dtype().itemsize)
    filled = np.frombuffer(bytearray(rubbish), part.dtype())
    states, scratch = plain_state(match).to_array(), np.zeros(1, game.state.dtype())
    entry = next(entry for entry in RULES if entry.name == what)
    game.kernel.entry(entry.function, shown_names(game), entry)(states, 0, *asked, scratch, filled)
    return part.load(filled[0]).to_json()


BOUNDS_CHECKED = """
import sys
import penstock
game_id = sys.argv[1]
for seats in penstock.game(game_id).seats:
    batch = penstock.batch(game_id, 50, seats, seed=5)
    batch.playout()
    print(game_id, seats, hash(batch.states.tobytes()))
"""


@for_every_game
def test_compiled_rules_stay_within_bounds(game: Game) -> None:
    """The same games with bounds checks: an index outside its field would raise."""
    digests = []
    for check in ("0", "1"):
        environment = {**os.environ, "NUMBA_BOUNDSCHECK": check, "PYTHONHASHSEED": "0"}
        run = subprocess.run(
            [sys.executable, "-c", BOUNDS_CHECKED, game.id],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        digests.append(run.stdout)
    assert digests[0] == digests[1] != ""


@at_every_table
def test_numbers_fit_their_fields_and_events_their_buffer(game: Game, seats: int) -> None:
    for match, seed in matches(game, seats):
        for _ in walk(match, seed):
            s = plain_state(match)
            s.to_bytes()  # raises OverflowError when a number is too wide
            assert s.n_events <= len(s.events)


@at_every_table
def test_money_and_pieces_are_conserved_after_every_move(game: Game, seats: int) -> None:
    for match, seed in matches(game, seats):
        totals = game.totals(plain_state(match))
        for _ in walk(match, seed):
            assert game.totals(plain_state(match)) == totals


@at_every_table
def test_copies_are_independent(game: Game, seats: int) -> None:
    for backend in ("plain", "compiled"):
        match = game.new(seats, 3, backend=backend)
        copy = match.copy()
        before = match.bytes
        for _ in zip(walk(copy, 1), range(30), strict=False):
            pass
        assert match.bytes == before != copy.bytes
        assert match.history == ()


@at_every_table
def test_a_saved_game_replays_to_the_same_bytes(game: Game, seats: int) -> None:
    for match, seed in matches(game, seats, least=1):
        for k, _ in enumerate(walk(match, seed)):
            if k % 50 == 0:
                assert penstock.load(json.loads(json.dumps(match.save()))).bytes == match.bytes
        assert penstock.load(match.save(), backend="compiled").bytes == match.bytes


@at_every_table
def test_undo_restores_the_bytes_and_never_crosses_a_revelation(game: Game, seats: int) -> None:
    for mode in modes(game, seats):
        undo_all_the_way(game.new(seats, 6, mode, "compiled"), 6)


def revelations(match: penstock.Match) -> int:
    """How often something hidden has come to light; a plain copy of the state would cost more."""
    return int(np.frombuffer(match.bytes, match.game.state.dtype())["revealed"][0])


def undo_all_the_way(match: penstock.Match, seed: int) -> None:
    taken_back = kept = 0
    before, revealed = match.bytes, revelations(match)
    for _ in walk(match, seed):
        trial = match.copy()
        if revelations(match) == revealed:
            trial.undo()
            assert trial.bytes == before
            assert trial.history == match.history[:-1]
            taken_back += 1
        else:
            with pytest.raises(penstock.CannotUndo):
                trial.undo()
            assert trial.bytes == match.bytes
            kept += 1
        before, revealed = match.bytes, revelations(match)
    assert taken_back
    assert kept


@at_every_table
def test_what_a_seat_cannot_know_does_not_reach_it(game: Game, seats: int) -> None:
    """Worlds that differ only in the hidden give a seat the same view, events, moves and refusals."""
    differing = 0
    for match in positions(game, seats, seed=30 + seats, every=25):
        for seat in (*range(seats), None):
            other = guessed_world(match, seat or 0, len(match.history))
            differing += other.bytes != match.bytes
            if seat is None:
                continue
            assert match.known(seat).to_bytes() == other.known(seat).to_bytes()
            assert match.view(seat) == other.view(seat)
            assert match.events == other.events
            assert answers(match, seat) == answers(other, seat)
            if seat in match.to_act:
                for name in ("greedy", "random"):
                    assert make_bot(name, 9).choose(match, seat) == make_bot(name, 9).choose(other, seat)
    assert differing


@at_every_table
def test_a_spectator_sees_no_more_than_every_seat_does(game: Game, seats: int) -> None:
    for match in positions(game, seats, seed=40 + seats, every=50):
        spectator = match.known(None)
        for seat in range(seats):
            assert hide(match.known(seat), None).to_bytes() == spectator.to_bytes()
            assert match.view(None) == guessed_world(match, seat, len(match.history)).view(None)


@at_every_table
def test_seats_see_different_things_in_the_players_rows_alone(game: Game, seats: int) -> None:
    """So a server makes the rest of a view once for everybody."""
    for match in positions(game, seats, seed=60 + seats, every=25):
        everybodys = match.view(None)
        for seat in (None, *range(seats)):
            assert match.view(seat) == {**everybodys, "players": match.players_seen(seat)}


@at_every_table
def test_determinize_keeps_what_is_known_and_conserves_the_rest(game: Game, seats: int) -> None:
    for match in positions(game, seats, seed=50 + seats, every=10):
        totals = game.totals(plain_state(match))
        for seat in range(seats):
            from_known, from_all = match.known(seat), match.state.simulation()
            game.determinize(from_known, seat, chance_words(seat))
            game.determinize(from_all, seat, chance_words(seat))
            assert from_known.to_bytes() == from_all.to_bytes()  # nothing hidden was looked at
            assert game.totals(from_known) == totals
            assert hide(from_known, seat).to_bytes() == match.known(seat).to_bytes()


@at_every_table
def test_a_guessed_world_can_be_played_to_its_end(game: Game, seats: int) -> None:
    for match in positions(game, seats, seed=60 + seats, every=60):
        world = guessed_world(match, 0, len(match.history))
        for _ in walk(world, 1):
            pass
        assert world.over


def answers(match: penstock.Match, seat: int) -> list[object]:
    """What a seat is told about its moves: all reasons, and the words of a move for every kind and reason.

    Words come from what the seat knows, as its view does; legal moves and reasons from the whole state.
    """
    names = match.game.moves.names
    reasons = [match.reason(name.id, seat) for name in names]
    some = {(names[m].family, reason): m for m, reason in enumerate(reasons) if reason}
    refusals = [match.why_not(m, seat) for m in some.values()]
    moves = [(m.notation, m.text("en")) for m in match.moves(seat)]
    return [reasons, moves, [(r.code, r.text("en")) for r in refusals if r is not None]]
