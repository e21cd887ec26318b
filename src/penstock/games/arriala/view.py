"""11.1 · What a seat may know, as readable JSON."""

from __future__ import annotations

from typing import Any

from penstock.engine.record import NONE
from penstock.engine.rule import rule
from penstock.games.arriala.board import colour_of
from penstock.games.arriala.scoring import workers_on_canal
from penstock.games.arriala.state import (
    CARD_NAMES,
    COLOUR_NAMES,
    EACH,
    FIRST_SITE,
    FIRST_STRUCTURE,
    FIRST_VINEYARD,
    SECTIONS,
    SITE_NAMES,
    SITES,
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
from penstock.games.arriala.turn import ROUNDS_BEFORE_WARNING


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
        "vineyards": [
            view_vineyard(known, k) for k in range(VINEYARDS) if known.printed.vineyard_fields[k]
        ],
        "river": [view_site(known, k) for k in range(SITES) if known.printed.sites >> (FIRST_SITE + k) & 1],
        "master": {
            STRUCTURE_NAMES[k]: not known.structures_free >> (FIRST_STRUCTURE + k) & 1
            for k in range(STRUCTURES)
        },
        "stretch_points": [int(n) for n in known.printed.stretch_points],
        "locks_left": int(known.locks_left),
        "pile": int(known.deck_size),
        "discards": named_cards(known.discards),
        "idle_rounds": idle_rounds(known),
        "stall_rounds": int(known.stall_turns) // int(known.n_seats),
        "players": [view_player(known, k, seat) for k in range(known.n_seats)],
        "neutral": view_neutral(known) if known.neutral != NONE else None,
        "winner": None if known.winner == NONE else int(known.winner),
    }


def in_play(known: Any, section: int) -> bool:
    return bool(known.printed.canal_fields & known.printed.section_bits[section])


@rule("9.5")
def idle_rounds(known: Any) -> int:
    """Rounds without progress, shown from the fifth on; before that 0."""
    rounds = int(known.idle_turns) // int(known.n_seats)
    return rounds if rounds >= ROUNDS_BEFORE_WARNING else 0


def view_pending(known: Any) -> dict[str, Any] | None:
    """The action under way, its worker and the places and workers to choose from."""
    if known.action == Action.NONE:
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


def view_vineyard(known: Any, k: int) -> dict[str, Any]:
    return {
        "vineyard": VINEYARD_NAMES[k],
        "fields": int(known.printed.vineyard_fields[k]),
        "workers": workers_at(known, FIRST_VINEYARD + k),
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
    }
