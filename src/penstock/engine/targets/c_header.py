"""A C header for a game's shared library, written from the manifest."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

C_TYPES = {
    "i1": "int8_t", "u1": "uint8_t", "i2": "int16_t", "i4": "int32_t", "i8": "int64_t", "f8": "double"
}  # fmt: skip
UNUSED = "PENSTOCK_MAYBE_UNUSED"
KEYWORDS = frozenset(
    ["case", "default", "do", "double", "for", "if", "int", "long", "new", "short", "this"]
)


def header_of(manifest: dict[str, Any]) -> str:
    """Records as structs, entry points, moves, refusals, and the empty record by number of seats."""
    name = manifest["game"].replace("-", "_")
    prefix = f"penstock_{name}_"
    guard = f"PENSTOCK_{name.upper()}_H"
    version = f"rules version {manifest['rules_version']}, components {manifest['components']}"
    lines = [
        f"/* {manifest['title']}, {version}, sources {manifest['sources']}; made by `penstock build`. */",
        f"#ifndef {guard}",
        f"#define {guard}",
        "",
        "#include <stdint.h>",
        "",
        "#ifdef __GNUC__",
        f"#define {UNUSED} __attribute__((unused))",
        "#else",
        f"#define {UNUSED}",
        "#endif",
        "",
        "#ifdef __cplusplus",
        'extern "C" {',
        "#endif",
        *constants(manifest, prefix.upper()),
        *(line for kind, record in manifest["records"].items() for line in struct(kind, record, prefix)),
        *(line for function in manifest["functions"] for line in prototype(function, prefix)),
        *empty_records(manifest, prefix),
        "",
        "#ifdef __cplusplus",
        "}",
        "#endif",
        "#endif",
    ]
    return "\n".join(lines) + "\n"


def constants(manifest: dict[str, Any], prefix: str) -> Iterator[str]:
    notations = manifest["moves"]["notations"]
    yield ""
    yield f"#define {prefix}MOVES {len(notations)}"
    yield f"#define {prefix}LONGEST {manifest['longest']}  /* decisions of a game at most */"
    yield f"#define {prefix}SEED_ROOM {manifest['numbers']['seed_room']}"
    yield from bot_constants(manifest["bots"], prefix)
    for family in manifest["moves"]["families"]:
        yield f"#define {prefix}MOVE_{macro(family['name'])} {family['first']}"
    for kind in ("refusals", "events"):
        for member in manifest[kind]:
            paragraph = f"  /* {member['paragraph']} */" if member.get("paragraph") else ""
            yield f"#define {prefix}{kind[:-1].upper()}_{member['name']} {member['number']}{paragraph}"
    yield ""
    yield f"{UNUSED} static const char *const {prefix.lower()}notations[] = {{"
    yield from (f'  "{notation}",' for notation in notations)
    yield "};"


def bot_constants(bots: dict[str, Any], prefix: str) -> Iterator[str]:
    """What the bots' entry is told to do, kinds of players, what a search and the levels are made of."""
    for name, number in bots["what"].items():
        yield f"#define {prefix}BOT_{name.upper()} {number}"
    for name, number in bots["kinds"].items():
        yield f"#define {prefix}PLAYER_{name.upper()} {number}"
    for name, number in bots["params"].items():
        yield f"#define {prefix}SEARCH_{name.upper()} {number}"
    for level, budget in bots["levels"].items():
        for name in ("turn_iterations", "trees", "careless", "wild"):
            yield f"#define {prefix}{level.upper()}_{name.upper()} {int(budget[name])}"
        for name in ("trust", "sharpness"):
            yield f"#define {prefix}{level.upper()}_{name.upper()} {budget[name]}"
    for name in ("share", "whole", "chunk", "least", "edges_an_iteration", "edges_a_node"):
        yield f"#define {prefix}BOT_{name.upper()} {bots[name]}"


def macro(word: str) -> str:
    return word.upper().replace("-", "_")


def struct(kind: str, record: dict[str, Any], prefix: str) -> Iterator[str]:
    """A struct with the same offsets; what alignment leaves free is named too."""
    yield ""
    yield f"typedef struct {prefix}{kind} {{"
    for field in record["fields"]:
        written = C_TYPES.get(field["kind"], f"{prefix}{field['kind']}")
        sizes = "".join(f"[{size}]" for size in field["shape"])
        yield f"  {written} {field_name(field['name'])}{sizes};"
    yield f"}} {prefix}{kind};  /* {record['size']} bytes */"
    check = f"{prefix}{kind}_has_its_size[sizeof({prefix}{kind}) == {record['size']} ? 1 : -1]"
    yield f"typedef char {check};"


def field_name(name: str) -> str:
    return f"{name}_" if name in KEYWORDS else name


def prototype(function: dict[str, Any], prefix: str) -> Iterator[str]:
    yield ""
    yield from (f"{begin}{line}" for begin, line in commented(function["about"]))
    params = ", ".join(written_param(param, prefix) for param in function["params"])
    yield f"{'int32_t' if function['has_result'] else 'void'} {function['symbol']}({params});"


def commented(text: str) -> Iterator[tuple[str, str]]:
    lines = wrap(text, 100)
    for k, line in enumerate(lines):
        yield "/* " if k == 0 else "   ", f"{line} */" if k == len(lines) - 1 else line


def written_param(param: dict[str, Any], prefix: str) -> str:
    if "array" not in param:
        return f"int32_t {param['name']}"
    return f"{C_TYPES.get(param['array'], prefix + param['array'])} *{param['name']}"


def empty_records(manifest: dict[str, Any], prefix: str) -> Iterator[str]:
    """The record before set-up, by number of seats, with the usual options."""
    for seats, table in manifest["empty"].items():
        data = b64decode(table["record"])
        yield ""
        yield f"{UNUSED} static const unsigned char {prefix}empty_{seats}[{len(data)}] = {{"
        yield from wrap(", ".join(map(str, data)), 100)
        yield "};"
