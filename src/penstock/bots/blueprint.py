"""A game's whole module: rules, views and bots, for every target."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from penstock.bots import (
    courses,
    entry,
    figures,
    game_loop,
    instant,
    mind,
    one_ply,
    prospects,
    reasons,
    records,
    search,
    search_buffers,
)
from penstock.bots.levels import ADVISER, LEVELS
from penstock.bots.params import SearchBudget, SearchParams
from penstock.engine.game import Game
from penstock.engine.record import Record
from penstock.engine.targets.blueprint import Blueprint, rules_blueprint

WHAT = ("begin", "think", "decide", "go_down", "pick", "forecast", "series")  # as `entry.py` counts them
KINDS = ("random", "greedy", "search", "quick", "outside", "instant")  # as `records.py` does


NOT_FOR_A_PAGE = ("playout", "step_many", "neutral")  # of the rules' entries


def blueprint_of(game: Game) -> Blueprint:
    """Rules and bots."""
    rules = rules_blueprint(game)
    sized = records.records_of(game)
    kinds: dict[str, type[Record]] = {
        "Player": records.Player,
        "Tree": records.Tree,
        "Node": records.Node,
        "Edge": records.Edge,
        "Scratch": sized.scratch,
        "Line": sized.line,
        "Mind": mind.mind_of(game),
    }
    return replace(
        rules,
        entries=(*rules.entries, entry.BOT, *instant.entries_of(game)),
        names={**rules.names, **entry.names_of(game)},
        records={**rules.records, **kinds},
        also={"bots": about_bots(game)},
        kernels=(*rules.kernels, instant.INSTANT_KERNEL),
    )


def for_a_page(blueprint: Blueprint) -> Blueprint:
    """The same without what a page does not ask of it before a bot has learned: lighter by a tenth.

    Nobody can ask the game's net, and many games at once are not played.
    """
    left_out = (instant.INSTANT.name, *NOT_FOR_A_PAGE)
    return replace(
        blueprint,
        entries=tuple(entry for entry in blueprint.entries if entry.name not in left_out),
        names={**blueprint.names, "HAS_NET": False},
    )


def about_bots(game: Game) -> dict[str, Any]:
    """What a program needs to play as our bots do, move by move."""
    plans = {level.name: level.plan_for(game) for level in (*LEVELS.values(), ADVISER)}
    return {
        "what": {name: k for k, name in enumerate(WHAT)},
        "kinds": {name: k for k, name in enumerate(KINDS)},
        "params": asdict(SearchParams()),
        "levels": {
            name: {
                "turn_iterations": plan.budget.turn_iterations,
                "turn_seconds": plan.budget.turn_seconds,
                "trees": plan.trees,
                "careless": plan.care.careless,
                "wild": plan.care.wild,
                "trust": plan.params.trust,
                "sharpness": plan.params.sharpness,
            }
            for name, plan in plans.items()
        },
        "share": SearchBudget.SHARE,
        "whole": game_loop.WHOLE,
        "streams_a_decision": search.STREAMS_A_DECISION,
        "chunk": search.CHUNK,
        "least": game_loop.LEAST,
        "edges_an_iteration": search.EDGES,
        "edges_a_node": search_buffers.EDGES_A_NODE,
        "most_edges": search_buffers.MOST_EDGES,
        "known": records.KNOWN,
        "states": records.GAME + 1,
        "forecast_games": prospects.GAMES,
        "figures": {"steady": figures.STEADY, "sure": figures.SURE},
        "reasons": {
            "rivals": reasons.RIVALS,
            "most_gains": reasons.MOST_GAINS,
            "most_costs": reasons.MOST_COSTS,
            "small": reasons.SMALL,
        },
        "courses": {"most": courses.MOST, "enough": courses.ENOUGH, "anew": courses.ANEW},
        "guesses": one_ply.GUESSES,
    }
