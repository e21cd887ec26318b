"""The searching bot: sees no more than its seat, repeats itself, finds wins, can be stopped."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from typing import Any

import pytest

import penstock
from penstock.bots import bot_names, make_bot, search_buffers, split_names
from penstock.bots.levels import LEVELS, LevelBot, Plan, read_plan
from penstock.bots.params import LEARNED, SearchBudget
from penstock.bots.search import SearchBot
from penstock.bots.series import play_search_batch
from penstock.engine import rng
from penstock.engine.batch import line_table
from tests.bots.nets import WITH_A_NET, random_net
from tests.games.arriala import builder as arriala
from tests.lengths import IS_LONG, samples
from tests.walks import GAMES, NAMES, TABLES, guessed_world, positions

for_every_game = pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])
at_every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
FULLEST = [(game, seats) for game, seats in TABLES if IS_LONG or seats == game.seats[-1]]
at_full_tables = pytest.mark.parametrize(
    ("game", "seats"), FULLEST, ids=[f"{g.id}-{n}" for g, n in FULLEST]
)

FEW = SearchBudget(iterations=40)
MORE = SearchBudget(iterations=750)  # enough for three trees
THOUGHT = samples(30, 60)  # iterations of a level
QUICK_BOTS = [*(set(bot_names()) - {"search"}), "search:iterations=30,trees=2"]
ALIKE = samples(4, 8)  # decisions searched in plain Python
SEEDS = 9  # of a bot in one position, where the best move is one of several good ones
BEST = LEVELS["expert"].plan_for(penstock.game("arriala"))  # as it is, before tests shorten it


@pytest.fixture(autouse=True)
def _short_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels think for few iterations here, and never by the clock."""
    for name, level in list(LEVELS.items()):
        monkeypatch.setitem(
            LEVELS,
            name,
            replace(level, name="short", usual=level.usual._replace(iterations=THOUGHT), seconds=None),
        )


def match_at(game: penstock.Game, state: Any) -> penstock.Match:
    """A match that stands at a hand-made position."""
    match = game.new(state.n_seats, seed=1, backend="plain")
    match.resume((), state.to_bytes(), "plain")
    return match


@at_every_table
def test_what_a_seat_cannot_know_does_not_change_any_bots_choice(game: penstock.Game, seats: int) -> None:
    differing = 0
    for match in positions(game, seats, seed=60 + seats, every=80):
        for seat in match.to_act[-1:]:
            other = guessed_world(match, seat, seats)
            differing += other.bytes != match.bytes
            for name in QUICK_BOTS:
                first, second = make_bot(name, 9), make_bot(name, 9)
                assert first.choose(match, seat) == second.choose(other, seat), name
    assert differing


@at_full_tables
def test_a_choice_depends_on_the_seed_and_not_on_threads(game: penstock.Game, seats: int) -> None:
    choices = []
    for threads in (1, 3):
        match = game.new(seats, seed=3, backend="compiled")
        bots = [SearchBot(k, MORE, threads=threads) for k in range(seats)]
        for _ in range(12):
            if not match.over:
                match.play(bots[match.to_act[-1]].choose(match, match.to_act[-1]), match.to_act[-1])
        choices.append(match.history)
    assert choices[0] == choices[1]


@for_every_game
def test_search_chooses_alike_plain_and_compiled(game: penstock.Game) -> None:
    seats = game.seats[0]
    budget = SearchBudget(iterations=16)
    match = game.new(seats, seed=2, backend="compiled")
    compiled = [SearchBot(k, budget, trees=2) for k in range(seats)]
    plain = [SearchBot(k, budget, trees=2, is_plain=True) for k in range(seats)]
    for _ in range(ALIKE):
        seat = match.to_act[0]
        move = compiled[seat].choose(match, seat)
        assert plain[seat].choose(match, seat) == move
        match.play(move, seat)


@pytest.mark.parametrize("game", WITH_A_NET, ids=[game.id for game in WITH_A_NET])
def test_a_search_that_asks_a_net_chooses_alike_plain_and_compiled(
    game: penstock.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not as one that does not."""
    monkeypatch.setattr(search_buffers, "net_of", random_net)
    seats = game.seats[0]
    budget = SearchBudget(iterations=16)
    match = game.new(seats, seed=2, backend="compiled")
    compiled, plain = (
        [SearchBot(k, budget, LEARNED, trees=2, is_plain=is_plain) for k in range(seats)]
        for is_plain in (False, True)
    )
    others = [SearchBot(k, budget, trees=2) for k in range(seats)]
    differing = 0
    for _ in range(2 * ALIKE):
        seat = match.to_act[0]
        move = compiled[seat].choose(match, seat)
        assert plain[seat].choose(match, seat) == move
        differing += others[seat].choose(match, seat) != move
        match.play(move, seat)
    assert differing


@pytest.mark.parametrize("plan", [read_plan("iterations=200"), BEST], ids=["200", "expert"])
def test_search_finds_the_move_that_wins_at_once(plan: Plan) -> None:
    """One field is missing in the last stretch; filling it with the last action points wins."""
    counted = [p for p in arriala.FIELDS if not 21 <= p <= 24]
    s = arriala.position(4, counted=counted, red=[21, 22], yellow=[23], points=[22, 24, 20, 20], ap=3)
    match = match_at(arriala.GAME, s)
    bot = plan.bot(1)
    while not match.over:
        assert match.to_act == (0,)
        match.play(bot.choose(match, 0), 0)
    assert match.ranking[0] == 1


@pytest.mark.parametrize("plan", [read_plan("iterations=200"), BEST], ids=["200", "expert"])
def test_search_prevents_the_victory_of_a_colour_that_nobody_plays(plan: Plan) -> None:
    """A lock would score a point and end the game before the rival, but the neutral colour before both."""
    counted = [p for p in arriala.FIELDS if p >= 12 and not 21 <= p <= 24]
    s = arriala.position(
        2, counted=counted, green=[21, 22], yellow=[23], red=[34], points=[20, 10, 18], hand="lock", ap=1
    )
    led_away = 0
    for seed in range(SEEDS):
        match = match_at(arriala.GAME, s)
        bot = plan.bot(seed)
        while match.to_act == (0,):
            match.play(bot.choose(match, 0), 0)
        assert not match.over
        led_away += arriala.places(match.state, "green") == [20, 22]
    assert led_away >= SEEDS * 2 / 3


def test_secret_choices_are_made_by_everybody_at_once() -> None:
    """Packhuys: whoever is asked first chooses as if the others had not been asked yet."""
    game = penstock.game("packhuys")
    match = game.new(3, seed=5, backend="compiled")
    assert len(match.to_act) == 3
    alone = {seat: SearchBot(seat, FEW).choose(match, seat) for seat in match.to_act}
    for seat in (2, 0, 1):
        move = SearchBot(seat, FEW).choose(match, seat)
        assert match.why_not(move, seat) is None
        if seat == 2:
            assert move == alone[2]
        match.play(move, seat)


@for_every_game
def test_a_stopped_search_answers_at_once_with_a_legal_move(game: penstock.Game) -> None:
    match = game.new(game.seats[0], seed=1, backend="compiled")
    seat = match.to_act[0]
    for threads in (1, 2):
        bot = SearchBot(1, SearchBudget(iterations=10**9), threads=threads)
        SearchBot(1, FEW).choose(match, seat)  # compiled before the clock starts
        threading.Timer(0.2, bot.stop).start()
        begin = time.monotonic()
        assert bot.choose(match, seat) in match.moves(seat)
        assert time.monotonic() - begin < 30  # a thousand millions would take an hour


def test_a_limit_of_time_ends_a_search() -> None:
    match = arriala.GAME.new(2, seed=1, backend="compiled")
    move = make_bot("search:seconds=0.05", 1).choose(match, match.to_act[0])
    assert move in match.moves(match.to_act[0])


def test_the_decisions_of_a_turn_share_its_limit() -> None:
    match = arriala.GAME.new(2, seed=1, backend="compiled")
    seat = match.to_act[0]
    bot = SearchBot(1, SearchBudget(turn_iterations=1000, turn_seconds=10.0))
    shares = []
    while match.to_act[0] == seat:
        quotas, seconds = bot.quotas(match, seat)
        shares.append((sum(quotas), seconds))
        match.play(bot.choose(match, seat), seat)
    assert shares[0] == (300, 3.0)
    assert shares == sorted(shares, reverse=True)
    assert sum(iterations for iterations, _ in shares) <= 1000
    assert sum(seconds for _, seconds in shares) <= 10.0


def test_trees_are_kept_within_a_turn_only() -> None:
    match = arriala.GAME.new(2, seed=1, backend="compiled")
    bot = SearchBot(1, FEW, trees=1)
    seat = match.to_act[0]
    kept: list[bool] = []
    while not match.over and len(kept) < 12:
        if match.to_act[0] == seat:
            kept.append(bot.is_same_turn(match, seat, match.known(seat)))
            match.play(bot.choose(match, seat), seat)
        else:
            match.play(match.moves()[-1])
            assert not bot.is_same_turn(match, seat, match.known(seat))
    assert kept[0] is False
    assert any(kept)


@for_every_game
def test_every_bot_explains_itself(game: penstock.Game) -> None:
    match = game.new(game.seats[0], seed=4, backend="compiled")
    seat = match.to_act[0]
    for name in bot_names():
        found = make_bot(name, 2).explain(match, seat, 2)
        assert found == make_bot(name, 2).explain(match, seat, 2)
        assert len(found) == min(2, len(match.moves(seat)))
        for prospect in found:
            assert match.why_not(prospect.move, seat) is None
            assert 0 <= prospect.win_chance <= 1
            assert prospect.visits >= 0
    best = make_bot("search:iterations=60", 2)
    assert best.explain(match, seat, 1)[0].move == make_bot("search:iterations=60", 2).choose(match, seat)


@at_every_table
def test_a_series_of_searches_depends_on_its_seed_alone(game: penstock.Game, seats: int) -> None:
    players = ["greedy"] * (seats - 1) + [LEVELS["easy"].plan_for(game)]
    one, two = (penstock.batch(game.id, 2, seats, seed=3) for _ in range(2))
    two.threads = 1
    for batch in (one, two):
        play_search_batch(batch, players)
        assert batch.over.all()
    assert one.states.tobytes() == two.states.tobytes()


def test_a_series_leaves_a_game_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = penstock.batch("arriala", 2, 2, seed=3)
    lines = line_table(3, 2, rng.RngStream.CHOOSER)
    monkeypatch.setattr(batch, "play_out", lambda play: play(batch.states, 0, 2, lines, 5))
    play_search_batch(batch, ["random", "random"])
    assert lines[:, rng.SEED_WORDS].tolist() == [5, 5]
    assert not batch.over.any()


# -- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("search:iterations=0", "iterations of a search must be a whole number from 1 to 1000000000, not"),
        ("search:seconds=x", "seconds of a search must be a number of seconds"),
        ("search:seconds=nan", "seconds of a search must be a number of seconds"),
        ("search:threads=-1", "threads of a search must be a whole number from 1 to 64, not '-1'."),
        ("search:speed=3", "A search has no setting 'speed=3'; give iterations=N, seconds=N, threads=N or"),
        ("search:iterations", "A search has no setting 'iterations'"),
        ("search:trees=1,trees=2", "Setting 'trees' appears twice in 'trees=1,trees=2'."),
        ("hard:iterations=1", "There is no bot 'hard:iterations=1'; the bots are beginner, easy,"),
    ],
)  # fmt: skip
def test_a_bad_name_is_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(penstock.BadOption) as error:
        make_bot(name)
    assert sentence in str(error.value)


def test_names_say_how_to_search() -> None:
    assert read_plan("iterations=2000,threads=2").budget == SearchBudget(iterations=2000)
    assert read_plan("seconds=0.5, threads=8").budget == SearchBudget(seconds=0.5)
    assert read_plan("threads=8").trees == 8
    assert isinstance(make_bot("hard"), LevelBot)
    assert split_names("hard, search:seconds=1,threads=2,greedy") == [
        "hard",
        "search:seconds=1,threads=2",
        "greedy",
    ]
