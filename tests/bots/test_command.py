"""Programs as bots: a whole game in another language, and every way to misbehave."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import penstock
from penstock.bots import end_match, make_bot
from penstock.bots.command import CommandBot
from penstock.bots.lines import BotFailure, Program
from tests.walks import GAMES, guessed_world

GAME = penstock.game("schwarzer-freitag")
PREFER = Path(__file__).parent / "prefer.pl"

# Keeps all it is sent, and plays the last legal move.
SCRIBE = """
import json, sys
kept = open(sys.argv[1], 'a')
for line in sys.stdin:
    kept.write(line)
    kept.flush()
    said = json.loads(line)
    if said['type'] == 'hello':
        print(json.dumps({'type': 'ready', 'protocol': 1, 'lang': 'de'}), flush=True)
    elif said['type'] == 'decide':
        print(json.dumps({'move': said['moves'][-1]['notation']}), flush=True)
"""


@pytest.fixture
def scribe(tmp_path: Path) -> str:
    file = tmp_path / "scribe.py"
    file.write_text(SCRIBE)
    return f"cmd:{shlex.join([sys.executable, str(file), str(tmp_path / 'kept.jsonl')])}"


def kept(tmp_path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (tmp_path / "kept.jsonl").read_text("utf-8").splitlines()]


def play(match: penstock.Match, names: list[str]) -> penstock.Match:
    bots = {seat: make_bot(name, 5 + seat) for seat, name in enumerate(names)}
    while not match.over:
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat)
    end_match(bots, match)
    return match


@pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])
def test_a_bot_in_another_language_plays_every_game(game: penstock.Game) -> None:
    seats = game.seats[0]
    families = [family.name for family in reversed(game.moves.families)]
    names = [f"cmd:{PREFER} {' '.join(families)}"] + ["random"] * (seats - 1)
    match = play(game.new(seats, seed=4), names)
    assert match.over
    again = game.new(seats, seed=4)
    for seat, notation in match.history:
        if seat == 0:
            offered = again.moves(seat)
            liked = min(families.index(m.family) for m in offered)
            assert notation == next(m.notation for m in offered if m.family == families[liked])
        again.play(notation, seat)


def test_a_program_is_told_what_its_seat_may_know_and_all_that_happened(
    scribe: str, tmp_path: Path
) -> None:
    match = play(GAME.new(3, seed=9, options={"style": "2023"}), ["random", scribe, "random"])
    hello, *decisions, end = kept(tmp_path)
    assert (hello["type"], hello["protocol"], hello["game"]) == ("hello", 1, GAME.id)
    assert (hello["seats"], hello["seat"], hello["options"]["style"]) == (3, 1, "2023")
    assert hello["seed"] == 6
    again = GAME.new(3, seed=9, options={"style": "2023"})
    happened = list(again.events)
    waiting = iter(decisions)
    for seat, notation in match.history:
        if seat == 1:
            asked = next(waiting)
            assert asked["decision"] == len(again.history)
            assert asked["view"] == json.loads(json.dumps(again.view(1)))
            assert [m["notation"] for m in asked["moves"]] == [m.notation for m in again.moves(1)]
            assert asked["moves"][0]["text"] == again.moves(1)[0].text("de")
            assert asked["first_event"] + len(asked["events"]) == len(happened)
            assert [e["kind"] for e in asked["events"]] == [
                e.kind for e in happened[asked["first_event"] :]
            ]
        again.play(notation, seat)
        happened += again.events
    assert next(waiting, None) is None
    assert (end["type"], end["ending"]) == ("end", match.ending)
    assert (end["scores"], end["ranking"]) == (list(match.scores), list(match.ranking))
    assert end["events"][-1]["kind"] == match.events[-1].kind


@pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])
def test_what_a_seat_cannot_know_reaches_no_program(
    game: penstock.Game, scribe: str, tmp_path: Path
) -> None:
    """Worlds that differ only in what the seat cannot know give the same lines."""
    match = game.new(game.seats[0], seed=3, backend="plain")
    bots = [make_bot("random", seat) for seat in range(match.seats)]
    for _ in range(12):
        seat = match.to_act[0]
        match.play(bots[seat].choose(match, seat), seat)
    seat = match.to_act[0]
    other = guessed_world(match, seat, len(match.history))
    assert other.bytes != match.bytes
    for world in (match, other):
        bot = make_bot(scribe, 1)
        bot.choose(world, seat)
        end_match({seat: bot}, match)
    first, second = kept(tmp_path)[1::3]  # between greeting and end
    assert first == second


def test_moves_taken_back_are_told_from_the_beginning(scribe: str, tmp_path: Path) -> None:
    match = GAME.new(2, seed=1)
    seat = match.to_act[0]
    bot = make_bot(scribe)
    before = match.copy()
    match.play(bot.choose(match, seat), seat)
    while match.to_act[0] != seat:
        match.play(match.moves()[0])
    bot.choose(match, seat)
    bot.choose(before, seat)
    end_match({seat: bot}, match)
    firsts = [line["first_event"] for line in kept(tmp_path)[1:]]
    assert firsts[0] == firsts[2] == 0 < firsts[1]


READY = """read hello; echo '{"type": "ready", "protocol": 1}'; read question; """

MISBEHAVIOUR = {
    "rubbish": (READY + "echo hello there", "answered 'hello there', which is not a JSON object"),
    "no-object": (READY + "echo '[1, 2]'", "which is not a JSON object"),
    "deep": (READY + "printf '[%.0s' $(seq 100000); echo", "which is not a JSON object"),
    "no-move": (READY + """echo '{"mvoe": "end"}'""", r'must answer {"move": notation}'),
    "unknown": (READY + """echo '{"move": "castle"}'""", "wants to play 'castle'"),
    "illegal": (READY + """echo '{"move": "sell red"}'""", "wants to play 'sell red': "),
    "silence": (READY + "sleep 100", "gave no answer in its time"),
    "half": (READY + """printf '{"move"'; sleep 100""", "gave no answer in its time"),
    "exit": (READY + "echo no luck today >&2; exit 3", "(exit code 3) before the game was over: no luck"),
    "crash": (READY + "kill -9 $$", "ended (exit code -9)"),
    "endless": (READY + "yes | tr -d '\\n'", "sent a line of more than 1048576 bytes"),
    "old": ("""read hello; echo '{"type": "ready", "protocol": 0}'""", "see docs/bot-protocol.md"),
    "latin": ("""read hello; echo '{"type": "ready", "protocol": 1, "lang": "la"}'""", "language 'la'"),
    "gone": ("exit 0", "ended (exit code 0)"),
}  # fmt: skip


@pytest.mark.parametrize("kind", MISBEHAVIOUR)
def test_misbehaviour_is_told_in_one_sentence(kind: str, tmp_path: Path) -> None:
    script, complaint = MISBEHAVIOUR[kind]
    file = tmp_path / "bot.sh"
    file.write_text(script)
    bot = CommandBot(f"sh {file}")
    bot.seconds = 0.5 if kind in ("silence", "half") else 20
    match = GAME.new(2, seed=1)
    with pytest.raises(BotFailure) as caught:
        bot.choose(match, match.to_act[0])
    assert complaint in str(caught.value)
    assert "\n" not in str(caught.value)
    assert match.history == ()


def test_a_program_that_does_not_read_does_not_hold_us_up() -> None:
    program = Program("deaf", ["sleep", "100"])
    with pytest.raises(BotFailure, match="The bot 'deaf' does not read what it is sent"):
        program.say(["x" * 1000] * 1000, time.monotonic() + 0.3)
    program.close()


def test_a_program_and_what_it_started_end_with_the_bot(tmp_path: Path) -> None:
    file = tmp_path / "bot.sh"
    file.write_text(f"sleep 1000 & echo $! > {tmp_path}/pid; {READY} sleep 1000")
    bot = CommandBot(f"sh {file}")
    bot.seconds = 0.3
    match = GAME.new(2, seed=1)
    with pytest.raises(BotFailure):
        bot.choose(match, match.to_act[0])
    child = Path(f"/proc/{(tmp_path / 'pid').read_text().strip()}/stat")
    end = time.monotonic() + 10
    while child.exists() and child.read_text().split()[2] != "Z" and time.monotonic() < end:
        time.sleep(0.05)
    assert not child.exists() or child.read_text().split()[2] == "Z"


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("cmd:", "is given as cmd:PROGRAM"),
        ("cmd:/nowhere/bot", "There is no program '/nowhere/bot'"),
        ("cmd:bot 'half", "cannot be read: No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_is_told_before_the_game(name: str, complaint: str) -> None:
    with pytest.raises(penstock.BadOption, match=complaint):
        make_bot(name)


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "--bots", "cmd:./prefer.pl buy"],
        ["simulate", "--games", "2", "--bots", "cmd:./prefer.pl buy,random"],
    ],
    ids=["play", "simulate"],
)
def test_programs_take_seats_on_the_command_line(arguments: list[str]) -> None:
    command, *rest = arguments
    done = subprocess.run(
        [sys.executable, "-m", "penstock.cli", command, GAME.id, "--seats", "2", "--seed", "1", *rest],
        capture_output=True,
        text=True,
        timeout=100,
        stdin=subprocess.DEVNULL,
        cwd=PREFER.parent,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "cmd:./prefer.pl buy" in done.stdout


def test_a_failing_program_ends_play_with_one_sentence() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "penstock.cli", "play", GAME.id, "--bots", "cmd:false"],
        capture_output=True,
        text=True,
        timeout=100,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 2
    assert done.stderr == "penstock: The bot 'false' ended (exit code 1) before the game was over.\n"


def test_the_session_in_the_docs_has_the_fields_that_are_sent(scribe: str, tmp_path: Path) -> None:
    text = (PREFER.parents[2] / "docs" / "bot-protocol.md").read_text("utf-8")
    session = text.partition("## A whole session")[2].split("```")[1].replace("{…}", "{}").replace("…", "")
    blocks = re.split("^(→|←) ", session, flags=re.MULTILINE)[1:]
    lines = [(way, json.loads(block)) for way, block in zip(blocks[::2], blocks[1::2], strict=True)]
    assert [way for way, _ in lines] == ["→", "←"] * 3 + ["→"]
    match = play(GAME.new(2, seed=1), [scribe, "random"])
    assert match.over
    hello, *decisions, end = kept(tmp_path)
    for shown, sent in ((0, hello), (2, decisions[0]), (4, decisions[1]), (6, end)):
        assert list(lines[shown][1]) == list(sent)
    assert list(lines[2][1]["moves"][0]) == list(decisions[0]["moves"][0])
    assert list(lines[2][1]["events"][0]) == list(decisions[0]["events"][0])
