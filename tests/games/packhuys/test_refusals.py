"""A refusal cites the paragraph that refuses: of the move asked for, and of the card that makes it."""

from __future__ import annotations

import pytest

from penstock.games.packhuys.rules.cards import content_of
from penstock.games.packhuys.rules.state import Content, Phase
from tests.games.packhuys.builder import GAME
from tests.walks import positions

ENGINE = {"GAME_OVER", "NOT_YOUR_TURN", "NOT_NOW"}
CITED = {
    "colour": {"2.1"},
    "play": {"4.1"},
    "lay": {"3.1", "3.2", "9.2", "9.3"},
    "store": {"9.3"},
    "export": {"5.3", "9.3"},
    "crane": {"5.4", "9.1"},
    "ship": {"7.1"},
    "buy": {"7.4"},
    "remove": {"7.2"},
    "area": {"3.5", "5.4", "9.1"},
    "good": {"5.4", "9.1"},
}
FLOOD = {"remove": {"8.4"}}
BRIDGE = {"area": {"3.5", "8.2", "9.1"}, "good": {"8.2", "9.1"}}


def cited(s, seat):
    """What a move of each family may cite in this position."""
    if s.phase == Phase.FLOOD:
        return CITED | FLOOD
    return CITED | (BRIDGE if content_of(s, s.played[seat]) == Content.BRIDGE else {})


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_refusal_cites_a_paragraph_about_the_move(seats):
    """In some positions of random games; the paragraph tests bring about the rare ones."""
    found = set()
    for match in positions(GAME, seats, seed=80 + seats, every=11):
        if match.over:
            continue
        s, seat = match.state, match.to_act[0]
        allowed = cited(s, seat)
        for name in GAME.moves.names:
            refusal = GAME.refusals(GAME.dispatch.why_not(s, seat, name.id))  # type: ignore[call-arg]
            if refusal and refusal.name not in ENGINE:
                assert refusal.paragraph in allowed[name.family], (name.notation, refusal.name)
                found.add(name.family)
    assert found >= {"play", "lay", "ship", "buy"}
