"""What a tournament came to, as plain data: for the table, for `--json` and for the report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from penstock.arena.playing import Result
from penstock.arena.ratings import Estimate, Ratings
from penstock.arena.schedule import Tournament
from penstock.registry import game as find_game


def summed_up(tournament: Tournament, planned: int, results: Sequence[Result]) -> dict[str, Any]:
    """All numbers of a tournament. Only `thinking` depends on the machine."""
    game = find_game(tournament.game, tournament.components)
    said: dict[str, Any] = {
        "game": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "components": game.components.hash,
        "options": tournament.options,
        "seats": tournament.seats,
        "seed": tournament.seed,
        "line_up": list(tournament.bots),
        "move_time": tournament.move_time,
        "turn_time": tournament.turn_time,
        "games": len(results),
        "games_planned": planned,
        "groups": len({r.group for r in results}),
    }
    if not results:
        return said | {"bots": []}
    ratings = Ratings(tournament.names, results, tournament.seed)
    lengths = [sum(r.decisions) for r in results]
    order = sorted(range(len(ratings.names)), key=lambda k: -ratings.ratings[k].value)
    return said | {
        "decisions": {
            "mean": round(sum(lengths) / len(lengths), 2),
            "min": min(lengths),
            "max": max(lengths),
        },
        "endings": dict(sorted(Counter(r.ending for r in results).items())),
        "bots": [bot_line(k, ratings, tournament.seats, results) for k in order],
        "placed_before": matrix(ratings.names, order, ratings.head_to_head),
        "surely_stronger": matrix(ratings.names, order, ratings.surely_better),
        "by_seat": [seat_line(seat, results) for seat in range(tournament.seats)],
        "failures": failures(results),
        "thinking": {ratings.names[k]: thinking(ratings.names[k], results) for k in order},
    }


def bot_line(k: int, ratings: Ratings, seats: int, results: Sequence[Result]) -> dict[str, Any]:
    """One bot: rating, wins, points, and the same by seat."""
    name = ratings.names[k]
    held = [(r, seat) for r in results for seat in range(seats) if r.bots[seat] == name]
    return {
        "bot": name,
        "rating": interval(ratings.ratings[k], 1),
        "win_share": interval(ratings.win_share[k], 4),
        **line(held),
        "failures": sum(r.failures[seat] is not None for r, seat in held),
        "by_seat": [line([(r, s) for r, s in held if s == seat]) for seat in range(seats)],
    }


def seat_line(seat: int, results: Sequence[Result]) -> dict[str, Any]:
    return line([(r, seat) for r in results])


def line(held: Sequence[tuple[Result, int]]) -> dict[str, Any]:
    """Wins, places and points of some seats held."""
    n = len(held)
    if n == 0:
        return {"seats_held": 0, "wins": 0, "share": None, "mean_place": None, "mean_score": None}
    won = sum(r.win_shares[seat] for r, seat in held)
    return {
        "seats_held": n,
        "wins": round(won, 2),
        "share": round(won / n, 4),
        "mean_place": round(sum(r.places[seat] for r, seat in held) / n, 3),
        "mean_score": round(sum(r.scores[seat] for r, seat in held) / n, 3),
    }


def thinking(name: str, results: Sequence[Result]) -> dict[str, Any]:
    """Time a bot took, in seconds."""
    held = [(r, seat) for r in results for seat, bot in enumerate(r.bots) if bot == name]
    seconds = sum(r.seconds[seat] for r, seat in held)
    decisions = sum(r.decisions[seat] for r, seat in held)
    return {
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "per_decision": round(seconds / max(decisions, 1), 6),
        "per_game": round(seconds / max(len(held), 1), 4),
        "longest": max((r.longest[seat] for r, seat in held), default=0.0),
    }


def failures(results: Sequence[Result]) -> list[dict[str, Any]]:
    """Which bot lost its clock in which game, and why."""
    return [
        {"game": r.number, "seat": seat, "bot": r.bots[seat], "why": why}
        for r in results
        for seat, why in enumerate(r.failures)
        if why is not None
    ]


def interval(estimate: Estimate, digits: int) -> dict[str, float | None]:
    said = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {k: None if v != v else round(v, digits) for k, v in said.items()}


def matrix(names: Sequence[str], order: Sequence[int], values: Any) -> dict[str, dict[str, float | None]]:
    """A table of bots by bots, the strongest first."""
    return {
        names[i]: {
            names[j]: None if values[i, j] != values[i, j] else round(float(values[i, j]), 4)
            for j in order
            if i != j
        }
        for i in order
    }
