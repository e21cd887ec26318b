"""What mypy must know about records: their annotations are declarations, not types.

`hand: own(i1[SEATS, COLOURS])` is read as `hand: list[list[int]]`, `players: up_to(SEATS, Player)` as
`players: list[Player]` and `n_players: int`. A misspelt field is then an error wherever a function says
`s: State` or `v: View`. Switched on in pyproject.toml; nothing imports this at run time.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path

from mypy.nodes import AssignmentStmt, NameExpr
from mypy.plugin import ClassDefContext, Plugin
from mypy.plugins.common import add_attribute_to_class
from mypy.types import AnyType, Type, TypeOfAny, UnboundType

RECORD = "penstock.engine.record.Record"
PART = "penstock.engine.view.Part"
NUMBERS = {"i1": "int", "i2": "int", "i4": "int", "i8": "int", "yes": "int", "f8": "float"}
MARKS = {
    "secret",
    "own",
    "flags",
    "maybe",
    "upto",
    "among",
    "scratch",
}  # say something about a field, and leave its type as it is
NAMED = {"one_of", "some_of"}  # numbers that stand for names
LISTS = {"up_to", "by"}  # their second argument, so many times


class RecordPlugin(Plugin):
    """Reads the fields of every subclass of Record before mypy looks at its body."""

    def get_customize_class_mro_hook(self, fullname: str) -> Callable[[ClassDefContext], None] | None:
        return read_fields


def read_fields(context: ClassDefContext) -> None:
    bases = {base.fullname for base in context.cls.info.mro}
    if RECORD not in bases or context.cls.fullname in (RECORD, PART):
        return
    declared = declarations(context.api.modules[context.api.cur_mod_id].path, context.cls.line)
    for statement in context.cls.defs.body:
        if isinstance(statement, AssignmentStmt) and isinstance(statement.lvalues[0], NameExpr):
            name = statement.lvalues[0].name
            if name in declared:
                statement.type = statement.unanalyzed_type = field_type(declared[name])
                if is_listed(declared[name]):
                    add_length(context, f"n_{name}")


def add_length(context: ClassDefContext, name: str) -> None:
    length = context.api.named_type("builtins.int")
    add_attribute_to_class(context.api, context.cls, name, length, overwrite_existing=True)


def field_type(kind: ast.expr) -> Type:
    """The type of a field on the plain backend, from its declaration."""
    match kind:
        case ast.Subscript(value=inner, slice=ast.Tuple(elts=sizes)):
            return lists(field_type(inner), len(sizes))
        case ast.Subscript(value=inner):
            return lists(field_type(inner), 1)
        case ast.Call(func=ast.Name(id=name), args=[inner, *_]) if name in MARKS:
            return field_type(inner)
        case ast.Call(func=ast.Name(id=name)) if name in NAMED:
            return UnboundType("int")
        case ast.Call(func=ast.Name(id=name), args=[_, inner, *_]) if name in LISTS:
            return lists(field_type(inner), 1)
        case ast.Name(id=name) if name in NUMBERS:
            return UnboundType(NUMBERS[name])
        case ast.Name(id=name) if not name.islower():
            return UnboundType(name)
    return AnyType(TypeOfAny.explicit)  # a variable: which record it is turns out at run time


def lists(inner: Type, dimensions: int) -> Type:
    for _ in range(dimensions):
        inner = UnboundType("list", [inner])
    return inner


def is_listed(kind: ast.expr) -> bool:
    """Has the field a length of its own, as `up_to` and `maybe(up_to(…))` do?"""
    match kind:
        case ast.Call(func=ast.Name(id="up_to")):
            return True
        case ast.Call(func=ast.Name(id=name), args=[inner, *_]) if name in MARKS:
            return is_listed(inner)
    return False


def declarations(path: str, line: int) -> dict[str, ast.expr]:
    """The annotated names of the class that begins in a line; mypy's own tree has lost their calls."""
    found = [c for c in classes(path, Path(path).stat().st_mtime_ns) if c.lineno == line]
    return {  # of none, if the file was changed while mypy ran
        a.target.id: a.annotation
        for one in found
        for a in one.body
        if isinstance(a, ast.AnnAssign) and isinstance(a.target, ast.Name)
    }


@cache
def classes(path: str, _changed: int) -> list[ast.ClassDef]:
    tree = ast.parse(Path(path).read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def plugin(version: str) -> type[Plugin]:
    """The name by which mypy asks."""
    return RecordPlugin
