"""11.1 · What a seat may know, as readable JSON."""

from __future__ import annotations

from typing import Any

from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.arriala.board import colour_of
from penstock.games.arriala.components import COSTS
from penstock.games.arriala.counting import majority
from penstock.games.arriala.effects import spot_of
from penstock.games.arriala.scoring import winner, workers_on_canal
from penstock.games.arriala.state import (
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    EACH,
    FIRST_SITE,
    FIRST_STRUCTURE,
    FIRST_VINEYARD,
    MOVE_CARDS,
    SECTIONS,
    SITE_NAMES,
    SITES,
    SPOT_NAMES,
    STRUCTURE_NAMES,
    STRUCTURES,
    TOWN_NAMES,
    TOWNS,
    VINEYARD_NAMES,
    VINEYARDS,
    WORKERS,
    Action,
    Phase,
)
from penstock.games.arriala.turn import first_warning


@rule("11.1")
def view(known: Any, seat: int | None) -> dict[str, Any]:
    """The table as `seat` sees it; `known` holds nothing else."""
    return {
        "phase": Phase(known.phase).name.lower(),
        "turn": int(known.turns),
        "round": (int(known.turns) + int(known.n_seats) - 1) // int(known.n_seats),
        "mover": int(known.mover),
        "start_player": int(known.start_player),
        "action_points": int(known.ap),
        "pending": view_pending(known),
        "canal": [view_place(known, p) for p in range(known.printed.first, known.printed.last + 1)],
        "sections": [view_section(known, k) for k in range(SECTIONS) if in_play(known, k)],
        "stretches": view_stretches(known),
        "vineyards": [
            view_vineyard(known, k) for k in range(VINEYARDS) if known.printed.vineyard_fields[k]
        ],
        "river": [view_site(known, k) for k in range(SITES) if known.printed.sites >> (FIRST_SITE + k) & 1],
        "master": {
            STRUCTURE_NAMES[k]: not known.structures_free >> (FIRST_STRUCTURE + k) & 1
            for k in range(STRUCTURES)
        },
        "moved": [
            view_moved(known, w, k)
            for k in range(known.n_seats)
            for w in range(WORKERS)
            if known.moved[k] >> w & 1
        ],
        "resting": [worker_name(w) for w in range(WORKERS) if known.resting >> w & 1],
        "stretch_points": [int(n) for n in known.printed.stretch_points],
        "piece_points": {
            k: int(getattr(known.printed, f"{k}_points")) for k in ("lock", "river", "master")
        },
        "costs": {k: int(getattr(known.printed.cost, k)) for k in COSTS},
        "turn_points": int(known.printed.action_points),
        "card_fields": {CARD_NAMES[k]: int(known.printed.reach[k]) for k in range(MOVE_CARDS)},
        "locks_left": int(known.locks_left),
        "pile": int(known.deck_size),
        "discards": named_cards(known.discards),
        "idle_rounds": idle_rounds(known),
        "stall_rounds": int(known.stall_turns) // int(known.n_seats),
        "players": [view_player(known, k, seat) for k in range(known.n_seats)],
        "neutral": view_neutral(known) if known.neutral != NONE else None,
        "winner": None if winner(known) == NONE else int(winner(known)),
    }


def in_play(known: Any, section: int) -> bool:
    return bool(known.printed.canal_fields & known.printed.section_bits[section])


@rule("9.5")
def idle_rounds(known: Any) -> int:
    """Rounds without progress, shown from the first warning on; before that 0."""
    rounds = int(known.idle_turns) // int(known.n_seats)
    return rounds if rounds >= first_warning(known) else 0


def view_pending(known: Any) -> dict[str, Any] | None:
    """The action under way, its worker and the places and workers to choose from."""
    if known.action == Action.NONE or known.ending:
        return None
    return {
        "action": Action(known.action).name.lower(),
        "worker": None if known.worker == NONE else worker_name(known.worker),
        "workers": [worker_name(w) for w in range(WORKERS) if known.choices >> w & 1],
        "places": [p for p in range(FIRST_VINEYARD) if known.targets >> p & 1],
        "free_fields": int(known.free_fields),
    }


def worker_name(worker: int) -> str:
    return f"{COLOUR_NAMES[colour_of(worker)]} {worker % EACH + 1}"


def workers_at(known: Any, place: int) -> list[str]:
    return [worker_name(w) for w in range(WORKERS) if known.at[w] == place]


@rule("4.5")
def view_moved(known: Any, worker: int, seat: int) -> dict[str, Any]:
    """A worker that a seat moved in its latest turn, and where the turn found it."""
    spot = SPOT_NAMES[spot_of(known, int(known.origin[seat][worker]))]
    return {"worker": worker_name(worker), "seat": seat, "from": spot}


def view_place(known: Any, position: int) -> dict[str, Any]:
    """A town or a canal field, with what stands there."""
    p = known.printed
    place: dict[str, Any] = {"position": position, "workers": workers_at(known, position)}
    if p.towns >> position & 1:
        town = next(k for k in range(TOWNS) if p.town_at[k] == position)
        return {"town": TOWN_NAMES[town], **place}
    section = int(p.section_of[position])
    return {
        "section": section + 1,
        "number": position - int(p.town_at[section]),
        **place,
        "lock": bool(known.lock_bits >> position & 1),
        "counted": bool(known.counted >> position & 1),
    }


def view_section(known: Any, section: int) -> dict[str, Any]:
    return {
        "section": section + 1,
        "from": TOWN_NAMES[section],
        "to": TOWN_NAMES[section + 1],
        "fields": int(known.printed.section_bits[section]).bit_count(),
        "locks": int(known.section_locks[section]),
        "lock_limit": int(known.printed.lock_limit[section]),
    }


@rule("8.1")
def view_stretches(known: Any) -> list[dict[str, Any]]:
    """The runs of canal fields between towns and locks, upstream first."""
    p = known.printed
    fields = int(p.canal_fields) & ~int(known.lock_bits)
    stretches = []
    first = int(p.first)
    while first <= p.last:
        last = first
        while fields >> last & 1:
            last += 1
        if last > first:
            stretches.append(view_stretch(known, first, last - 1))
        first = last + 1
    return stretches


@rule("8.3", "8.4")
def view_stretch(known: Any, first: int, last: int) -> dict[str, Any]:
    """What it pays, and to whom as the workers stand now; a counted one is done with."""
    standing = [w for w in range(WORKERS) if first <= known.at[w] <= last]
    return {
        "section": int(known.printed.section_of[first]) + 1,
        "first": first,
        "last": last,
        "fields": last - first + 1,
        "workers": len(standing),
        "points": int(known.printed.stretch_points[last - first]),
        "counted": bool(known.counted >> first & 1),
        "leader": leader(standing),
    }


@rule("8.3", "9.2")
def leader(workers: list[int]) -> str | None:
    """The colour that would win with these workers; None if nobody would."""
    tally = [sum(colour_of(w) == colour for w in workers) for colour in range(COLOURS)]
    colour = majority(tally)
    return None if colour == NONE else COLOUR_NAMES[colour]


def view_vineyard(known: Any, k: int) -> dict[str, Any]:
    return {
        "vineyard": VINEYARD_NAMES[k],
        "fields": int(known.printed.vineyard_fields[k]),
        "workers": workers_at(known, FIRST_VINEYARD + k),
        "leader": leader([w for w in range(WORKERS) if known.at[w] == FIRST_VINEYARD + k]),
    }


def view_site(known: Any, k: int) -> dict[str, Any]:
    return {"site": SITE_NAMES[k], "workers": workers_at(known, FIRST_SITE + k)}


def named_cards(counts: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip(CARD_NAMES, counts, strict=True) if n}


@rule("11.1")
def view_player(known: Any, player: int, seat: int | None) -> dict[str, Any]:
    """Kinds of cards in hand are secret, their number is not."""
    return {
        "seat": player,
        "colour": COLOUR_NAMES[player],
        "points": int(known.points[player]),
        "reserve": int(known.reserve[player]),
        "on_canal": int(workers_on_canal(known, player)),
        "hand_size": int(known.hand_size[player]),
        "hand": named_cards(known.hand[player]) if player == seat else None,
        "score": int(known.score[player]),
        "place": int(known.place[player]),
    }


@rule("10.2")
def view_neutral(known: Any) -> dict[str, Any]:
    return {
        "colour": COLOUR_NAMES[known.neutral],
        "points": int(known.points[known.neutral]),
        "on_canal": int(workers_on_canal(known, known.neutral)),
        "place": int(known.place[known.neutral]),
    }
