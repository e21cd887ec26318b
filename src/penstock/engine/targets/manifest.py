"""A game's manifest: everything that a program in another language needs to play a whole game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from penstock.engine import exports, rng
from penstock.engine.game import ROOM, Game
from penstock.engine.header import MOST_SEATS, OTHER, PAIR
from penstock.engine.record import NONE, Field, Record
from penstock.engine.targets.blueprint import Blueprint, source_digest
from penstock.engine.targets.choices import Table, fields_at
from penstock.engine.targets.table import Array, Entry, Param, Size
from penstock.engine.view import Names, Part, Shown, names_in, parts_of

FORMAT = 1  # of the manifest


def manifest_of(blueprint: Blueprint) -> dict[str, Any]:
    """The manifest of a game, the same for all targets."""
    game = blueprint.game
    tables = {seats: Table(game, seats) for seats in game.seats}
    kinds = named_records(blueprint.records)
    return {
        "penstock": FORMAT,
        "game": game.id,
        "title": game.title,
        "rules_version": game.rules_version,
        "components": game.components.hash,
        "sources": source_digest(game.package),
        "seats": list(game.seats),
        "longest": game.longest,
        "value_unit": game.value_unit,
        "term_names": list(game.term_names),
        "depths": {int(phase): depth for phase, depth in game.depths.items()},
        "numbers": numbers(),
        "functions": [function_json(entry, blueprint.prefix) for entry in blueprint.entries],
        "records": {kind: record_json(record, kinds) for record, kind in kinds.items()},
        "names": {names.type: names.words for names in all_names(blueprint.records.values())},
        "moves": moves_json(game),
        "refusals": [
            {"number": r.value, "name": r.name, "paragraph": r.paragraph} for r in list(game.refusals)
        ],
        "events": [{"number": e.value, "name": e.name, "params": e.params} for e in list(game.event_kinds)],
        "words": {name: list(words) for name, words in game.words.items()},
        "fact_names": dict(game.fact_names),
        "endings": {e.name: e.value for e in game.endings},
        "options": options_json(game, tables),
        "empty": {str(seats): table.to_json() for seats, table in tables.items()},
        **blueprint.also,
    }


def numbers() -> dict[str, Any]:
    """What the engine's own numbers mean."""
    return {
        "none": NONE,
        "most_seats": MOST_SEATS,
        "pair": PAIR,
        "other": OTHER,
        "rng_words": rng.WORDS,
        "seed_words": rng.SEED_WORDS,
        "seed_room": exports.ROOM,
        "value_room": ROOM,
        "streams": {stream.name.lower(): stream.value for stream in rng.RngStream},
    }


def function_json(entry: Entry, prefix: str) -> dict[str, Any]:
    return {
        "name": entry.name,
        "symbol": f"{prefix}{entry.name}",
        "about": entry.about,
        "params": [param_json(param) for param in entry.params],
        "has_result": entry.has_result,
    }


def param_json(param: Param) -> dict[str, Any]:
    if isinstance(param, Array):
        return {"name": param.name, "array": param.kind, "columns": param.columns}
    return {"name": param.name, "is_size": isinstance(param, Size)}


# -- records ------------------------------------------------------------------------------------


def named_records(roots: Mapping[str, type[Record]]) -> dict[type[Record], str]:
    """The kinds that entries speak of and all they are made of, the innermost first, each with a name.

    Where a state and a view have parts of one name, the later is called after its root too.
    """
    found: dict[type[Record], str] = {}
    known: dict[Any, str] = {record: kind for kind, record in roots.items()}

    def walk(record: type[Record], root: str) -> None:
        for field in record.declared.values():
            if not isinstance(field.kind, str) and field.kind not in found:
                walk(field.kind, root)
        name = known.get(record, record.__name__)
        is_taken = name in found.values() or (record not in known and name in roots)
        found[record] = f"{root}{name}" if is_taken else name

    for kind, record in roots.items():
        if record not in found:
            walk(record, kind)
    return found


def record_json(record: type[Record], kinds: Mapping[type[Record], str]) -> dict[str, Any]:
    places: Any = record.dtype().fields
    keys = {name: key for key, name, _ in record.shown_fields()} if issubclass(record, Part) else {}
    return {
        "size": record.dtype().itemsize,
        "align": record.dtype().alignment,
        "fields": [
            {"name": name, "offset": places[name][1], **field_json(field, kinds), **key_json(name, keys)}
            for name, field in record.declared.items()
        ],
    }


def key_json(name: str, keys: Mapping[str, str]) -> dict[str, str]:
    """What JSON calls a field; a list's length has no key of its own."""
    return {"key": keys[name]} if name in keys else {}


def field_json(field: Field, kinds: Mapping[type[Record], str]) -> dict[str, Any]:
    """The kind of a field and what its numbers mean; what is false is left out."""
    kind = field.kind if isinstance(field.kind, str) else kinds[field.kind]
    said: dict[str, Any] = {"kind": kind, "shape": list(field.shape)}
    marks = ["is_secret", "is_own", "is_set"]
    if isinstance(field, Shown):
        marks += ["is_yes", "is_listed", "is_sparse", "may_be_null", "may_be_missing"]
        if field.names:
            said["names"] = field.names.type
        if field.keys:
            said.update(keys=field.keys.type, key_depth=field.key_depth)
    return {**said, **{mark: True for mark in marks if getattr(field, mark)}}


def all_names(records: Iterable[type[Record]]) -> list[Names]:
    """Every kind of names that the parts of a view speak of, once."""
    parts = [part for record in records if issubclass(record, Part) for part in parts_of(record)]
    return list(dict.fromkeys(names for part in parts for names in names_in(part)))


# -- moves and options --------------------------------------------------------------------------


def moves_json(game: Game) -> dict[str, Any]:
    return {
        "families": [
            {
                "name": family.name,
                "first": game.moves.range_of(family.name).start,
                "params": [
                    {"name": p.name, "values": [int(v) if p.is_number else v for v in p.values]}
                    for p in family.params
                ],
                "phases": [int(phase) for phase in family.phases],
                "is_secret": family.is_secret,
            }
            for family in game.moves.families
        ],
        "notations": [name.notation for name in game.moves.names],
    }


def options_json(game: Game, tables: Mapping[int, Table]) -> list[dict[str, Any]]:
    """The options as they are declared, and the fields of the record that each of them writes."""
    return [
        {
            "name": option.name,
            "choices": option.choices,
            "default": option.default,
            "paragraph": option.paragraph,
            "seats": {choice: list(seats) for choice, seats in option.seats.items()},
            "is_mode": option.is_mode,
            "fields": fields_at(game, offsets_of(option.name, tables)),
        }
        for option in game.options
    ]


def offsets_of(name: str, tables: Mapping[int, Table]) -> set[int]:
    """The bytes that depend on an option, alone or in its group."""
    found: set[int] = set()
    for table in tables.values():
        for group in table.groups:
            if name in group.names:
                found |= group.offsets_by(name)
    return found
