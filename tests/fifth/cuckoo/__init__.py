"""Cuckoo, an old card game for three to five: keep your card, or force it on your neighbour."""

from pathlib import Path

from cuckoo.face import (
    Facts,
    View,
    Worth,
    check_components,
    mention,
    print_tables,
    view,
    view_player,
    worth,
)
from cuckoo.judgement import value
from cuckoo.rules import (
    Ending,
    Event,
    Phase,
    Refusal,
    State,
    determinize,
    draw_card,
    set_up,
    stand,
    swap,
    totals,
    why_not_draw_card,
    why_not_swap,
)
from penstock.engine.codec import Codec, Family
from penstock.engine.game import Game

MOVES = Codec(
    Family("stand", (), (Phase.CHOOSE,), None, stand),
    Family("swap", (), (Phase.CHOOSE,), why_not_swap, swap),
    Family("draw", (), (Phase.CHOOSE,), why_not_draw_card, draw_card),
    mention=mention,
)

GAME = Game(
    id="cuckoo",
    title="Cuckoo",
    seats=range(3, 6),
    rules_version=1,
    options=(),
    moves=MOVES,
    longest=2_000,
    package=__name__,
    folder=Path(__file__).parent,
    state=State,
    refusals=Refusal,
    event_kinds=Event,
    endings=Ending,
    words={},
    set_up=set_up,
    print_tables=print_tables,
    determinize=determinize,
    view=view,
    view_part=View,
    view_player=view_player,
    facts_part=Facts,
    worth=worth,
    worth_part=Worth,
    totals=totals,
    value=value,
    value_unit=1,
    check_components=check_components,
)
