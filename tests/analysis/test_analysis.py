"""The analysis of a game: sums close, losses lie where they were made, hidden things count for nothing."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import penstock
from penstock.analysis.account import Analysis, account, around, mark_of, smoothed
from penstock.analysis.analyse import analyse, as_json
from penstock.analysis.judging import FAST, Depth, Judge, Judgement
from penstock.analysis.page import analysis_page
from penstock.analysis.words import LANGUAGE, Words
from penstock.bots import make_bot
from penstock.engine.errors import BadSave
from penstock.engine.language import LANGUAGES
from penstock.terminal.commands import command_analyse
from tests.walks import GAMES, guessed_world

QUICK = Depth(base=10, each=1, games=2)  # where it is not about what is found
for_every_game = pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])


def played(game: penstock.Game, *names: str) -> penstock.Match:
    match = game.new(len(names), seed=6, backend="compiled")
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat)
    return match


@cache
def quickly(game_id: str) -> tuple[penstock.Match, Analysis]:
    """A game with a quick analysis."""
    match = played(penstock.game(game_id), "greedy", "random")
    return match, analyse(match, 3, QUICK)


@pytest.mark.long
@for_every_game
def test_the_losses_lie_with_the_random_player(game: penstock.Game) -> None:
    """On either seat, in the pass that everybody gets first; a quicker one sees too little of Arriala."""
    searching = "search:iterations=200,trees=1"
    lost: dict[str, list[float]] = {searching: [], "random": []}
    for names in ((searching, "random"), ("random", searching)):
        found = analyse(played(game, *names), 3)
        player = dict(zip(names, found.players, strict=True))
        for d in found.decisions:
            lost[names[d.seat]].append(d.loss)
        assert player[searching].accuracy > player["random"].accuracy
        assert sum(player["random"].marks.values()) > sum(player[searching].marks.values())
    means = {name: sum(each) / len(each) for name, each in lost.items()}
    assert means["random"] > 2 * means[searching]


@pytest.mark.long
@for_every_game
def test_at_a_large_table_random_play_is_less_accurate(game: penstock.Game) -> None:
    """Though whoever has no chance left cannot give much of it away."""
    names = [("search:iterations=60,trees=1", "random")[seat % 2] for seat in range(game.seats[-1])]
    found = analyse(played(game, *names), 3)
    worst = min(p.accuracy for p, name in zip(found.players, names, strict=True) if name != "random")
    assert worst > max(p.accuracy for p, name in zip(found.players, names, strict=True) if name == "random")


@for_every_game
def test_the_account_closes(game: penstock.Game) -> None:
    match, found = quickly(game.id)
    for seat, p in enumerate(found.players):
        assert p.initial + p.decisions + p.others + p.luck == pytest.approx(p.result)
        assert p.decisions <= 0
        assert p.result == (match.ranking[seat] == 1)
    for d, before in zip(found.decisions, found.chances, strict=False):
        assert d.before == before
        assert all(0 < chance < 1 for chance in before)
        assert d.loss >= 0
        nobody = 1 - sum(before)  # the chance of a colour that nobody plays
        scale = (1 - before[d.seat] + d.loss) / (1 - before[d.seat])
        assert sum(d.changes) == pytest.approx(nobody - nobody * scale)
    assert len(found.turning_points) == 3


@for_every_game
def test_within_a_turn_only_decisions_change_a_chance(game: penstock.Game) -> None:
    """Where one seat decides several times and nothing is revealed in between, there is no luck."""
    match, found = quickly(game.id)
    again = game.new(match.seats, match.seed, match.options, "compiled")
    revealed = []
    for seat, notation in match.history:
        revealed.append(int(again.known(seat).revealed))
        again.play(notation, seat)
    seats = [seat for seat, _ in match.history]
    within = 0
    for one, following in pairwise(found.decisions):
        between = slice(one.number, following.number + 1)
        if len(set(seats[between])) == len(set(revealed[between])) == 1:
            within += 1
            assert set(one.luck) == {0.0}
    assert 0 < within < len(found.decisions) - 1
    assert any(set(d.luck) != {0.0} for d in found.decisions)


@for_every_game
def test_the_same_seed_finds_the_same_figures(game: penstock.Game) -> None:
    match, found = quickly(game.id)
    assert analyse(match, 3, QUICK) == found


@for_every_game
def test_a_decision_is_judged_by_what_its_player_could_know(game: penstock.Game) -> None:
    """In a twin world, other in all that the player cannot see, the judgement is the same."""
    seats = game.seats[0] + 1
    match = game.new(seats, seed=2, backend="compiled")
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    differing = looked = 0
    for k in range(60):
        seat = match.to_act[-1]
        move = bots[seat].choose(match, seat)
        if k % 6 == 5 and len(match.moves(seat)) > 1:
            twin = guessed_world(match, seat, k)
            differing += twin.bytes != match.bytes
            looked += 1
            assert Judge(1, QUICK).judge(match, seat, move.id) == Judge(1, QUICK).judge(twin, seat, move.id)
        match.play(move, seat)
    assert looked
    assert differing


def test_luck_is_what_no_decision_explains() -> None:
    one = Judgement(0, 0, 5, 4, 3, (0.5, 0.5), (0.38, 0.62))
    two = Judgement(1, 1, 7, 7, 9, (0.3, 0.7), (0.3, 0.7))
    found = account([one, two], [1.0, 0.0])
    first, second = found.players
    assert first.decisions == pytest.approx(-0.12)
    assert first.others == 0
    assert first.luck == pytest.approx(-0.08 + 0.7)
    assert second.others == pytest.approx(0.12)
    assert first.marks == {"inaccuracy": 0, "mistake": 1, "blunder": 0}
    assert second.accuracy == 100
    assert first.accuracy == pytest.approx(100 * 0.15 / (0.15 + 0.12))  # it began even
    behind = account([Judgement(0, 0, 5, 4, 3, (0.1, 0.9), (0.05, 0.95))], [0.0, 1.0])
    assert behind.decisions[0].loss == pytest.approx(0.05)
    assert behind.decisions[0].even == pytest.approx(0.5 - (9 / 19) / (1 + 9 / 19))
    (turning,) = found.turning_points  # so short a game turns once
    assert turning == (1, 0, 0.5, 1.0, True)
    assert [mark_of(x) for x in (0.04, 0.05, 0.1, 0.2)] == ["", "inaccuracy", "mistake", "blunder"]


@for_every_game
def test_a_turning_point_tells_what_the_curve_does(game: penstock.Game) -> None:
    """From a point of the drawn curve to a later one, with a move in between; none is greater elsewhere."""
    _, found = quickly(game.id)
    curve = smoothed(found.chances)
    span = 2 * around(len(curve)) + 1
    numbers = [d.number for d in found.decisions]
    begins = []
    for point in found.turning_points:
        fitting = [
            k
            for k in range(len(curve) - span)
            if (point.before, point.after) == (curve[k][point.seat], curve[k + span][point.seat])
            and point.number in numbers[k : k + span]
        ]
        assert fitting
        begins.append(fitting[0])
        (cause,) = (d for d in found.decisions if d.number == point.number)
        share = cause.changes[point.seat] / (point.after - point.before)
        assert point.is_luck or share >= 0.5
    least = min(abs(p.after - p.before) for p in found.turning_points)
    for k in range(len(curve) - span):
        if all(abs(k - begin) >= span for begin in begins):
            assert all(abs(curve[k + span][s] - curve[k][s]) <= least + 1e-9 for s in range(len(curve[k])))


def test_one_large_decision_is_named_and_noise_is_not() -> None:
    """The curve falls by a blunder; a single estimate that is off moves it little."""
    even, lost = (0.6, 0.4), (0.2, 0.8)
    judged = [Judgement(k, k % 2, 1, 1, 9, even, even) for k in range(20)]
    judged[5] = Judgement(5, 1, 1, 1, 9, (0.3, 0.7), (0.3, 0.7))  # an estimate that is off
    judged[10] = Judgement(10, 0, 1, 2, 9, even, lost)
    judged[11:] = [Judgement(k, k % 2, 1, 1, 9, lost, lost) for k in range(11, 20)]
    found = account(judged, [0.0, 1.0])
    greatest = max(found.turning_points, key=lambda p: abs(p.after - p.before))
    assert (greatest.number, greatest.seat, greatest.is_luck) == (10, 0, False)
    assert greatest.before == pytest.approx(0.6)
    assert greatest.after == pytest.approx(0.2)
    assert all(abs(p.after - p.before) < 0.21 for p in found.turning_points if p is not greatest)


def test_an_unfinished_game_is_not_analysed() -> None:
    with pytest.raises(BadSave, match="finished"):
        analyse(penstock.game("arriala").new(2, seed=1))


def test_the_command_writes_json_and_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    from penstock.cli import main

    monkeypatch.setattr(command_analyse, "FAST", QUICK)
    match, found = quickly("schwarzer-freitag")
    file, html = tmp_path / "game.json", tmp_path / "game.html"
    file.write_text(json.dumps(match.save()))
    assert main(["analyse", str(file), "--seed", "3", "--json", "--html", str(html)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == json.loads(json.dumps(as_json(match, found, 3, QUICK)))
    assert html.read_text() == analysis_page(match, found, "penstock analyse game.json --seed 3 --deeper 1")
    assert main(["analyse", str(file), "--seed", "3"]) == 0
    assert "accuracy" in capsys.readouterr().out
    assert FAST.times(2).iterations(10) == 2 * FAST.iterations(10)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Player 1: accuracy", "better: ")),
        ("de", ("Spieler 1: Genauigkeit", "besser: ")),
        ("fr", ("Joueur 1\u00a0: précision", "mieux\u00a0: ")),
        ("nl", ("Speler 1: nauwkeurigheid", "beter: ")),
    ],
)
def test_the_command_speaks_four_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any, lang: str, words: tuple[str, str]
) -> None:
    """Figures, marks and the moves themselves, on the screen and on the page."""
    from penstock.cli import main

    match, found = quickly("schwarzer-freitag")
    monkeypatch.setattr(command_analyse, "analyse", lambda *_: found)
    file, html = tmp_path / "game.json", tmp_path / "game.html"
    file.write_text(json.dumps(match.save()))
    assert main(["analyse", str(file), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert all(word in told for word in words)
    costly = Words(lang).costly(match, found)
    assert costly
    assert all(spoken.best in told for spoken in costly.values())
    assert main(["analyse", str(file), "--lang", lang, "--html", str(html)]) == 0
    page = html.read_text()
    assert f'<html lang="{lang}">' in page
    assert LANGUAGE.say(lang, "turning-points") in page
    assert all(escape(spoken.played) in page for spoken in costly.values())


def test_the_words_are_the_same_messages_in_every_language() -> None:
    sources = {lang: LANGUAGE.sources(lang)[-1] for lang in LANGUAGES}
    names = {lang: re.findall(r"^([a-z-]+) =", text, re.MULTILINE) for lang, text in sources.items()}
    assert names["en"]
    assert all(own == names["en"] for own in names.values())
