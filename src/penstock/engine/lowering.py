"""Entry points as one LLVM module that knows neither Python nor a machine: what `targets/` writes from.

Beside `linking.py` the only file that leans on Numba's inside. A rule's LLVM code takes its arrays as
structures of Numba's and reports exceptions by an address; a wrapper written here takes bare pointers and
32-bit numbers, and stops the program where a rule raises an exception, which none ever should.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array

from penstock.engine.linking import Whole, make_twins
from penstock.engine.record import Record
from penstock.engine.targets.table import Array, Entry, Number, Size
from penstock.engine.template import bound_together

NUMBER, ADDRESS = ir.IntType(32), ir.PointerType()
COUNTS = ("NRT_incref", "NRT_decref")  # of an array's owners; the caller owns all arrays here

Records = Mapping[str, type[Record]]


def module_of(entries: Sequence[Entry], names: dict[str, Any], records: Records, prefix: str) -> bytes:
    """The bitcode of an LLVM module whose functions `prefix` + entry name are the entries.

    Args:
        entries: what the module offers.
        names: what the open names of the templates stand for.
        records: the record behind each kind that the entries speak of.
        prefix: begins the names of the functions.
    """
    roots = bound_together([entry.function for entry in entries], names)
    twins = make_twins(roots)
    context = cpu_target.target_context
    context.refresh()
    wrappers = context.create_module("penstock")
    whole = Whole(context.codegen(), "penstock")
    for entry, root in zip(entries, roots, strict=True):
        given = tuple(type_of(param, records) for param in entry.params if not isinstance(param, Size))
        twins[root].compile(given)
        compiled = twins[root].overloads[given]
        wrap(wrappers, context, compiled.fndesc, entry, prefix)
        whole.add_linking_library(compiled.library)
    for name in COUNTS:
        nothing = ir.Function(wrappers, ir.FunctionType(ir.VoidType(), [ADDRESS]), name)
        ir.IRBuilder(nothing.append_basic_block()).ret_void()
    module = llvm.parse_assembly(str(wrappers))
    for library in dict.fromkeys(whole._linking_libraries):
        module.link_in(library._get_module_for_linking(), preserve=True)
    module.verify()
    bitcode: bytes = module.as_bitcode()
    return bitcode


def type_of(param: Number | Array, records: Records) -> Any:
    """Numba's type of a parameter."""
    if isinstance(param, Number):
        return numba.int64
    element = records[param.kind].dtype() if param.kind in records else param.kind
    return numba.typeof(np.zeros((1,) if param.columns is None else (1, 1), element))


def wrap(module: Any, context: Any, described: Any, entry: Entry, prefix: str) -> None:
    """Write the function that takes bare pointers and calls the rule."""
    types = [ADDRESS if isinstance(param, Array) else NUMBER for param in entry.params]
    kind = ir.FunctionType(NUMBER if entry.has_result else ir.VoidType(), types)
    function = ir.Function(module, kind, f"{prefix}{entry.name}")
    builder = ir.IRBuilder(function.append_basic_block())
    values = {p.name: value for p, value in zip(entry.params, function.args, strict=True)}
    taken = [p for p in entry.params if not isinstance(p, Size)]
    given = [
        array_from(builder, context, kind, param, values)
        if isinstance(param, Array)
        else builder.sext(values[param.name], ir.IntType(64))
        for param, kind in zip(taken, described.argtypes, strict=True)
    ]
    callee = context.declare_function(module, described)
    status, result = context.call_conv.call_function(
        builder, callee, described.restype, described.argtypes, given
    )
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
    if entry.has_result:
        builder.ret(context.cast(builder, result, described.restype, numba.int32))
    else:
        builder.ret_void()


def array_from(builder: Any, context: Any, kind: Any, param: Array, values: dict[str, Any]) -> Any:
    """Numba's structure of an array that begins at a pointer."""
    word = context.get_value_type(numba.intp)
    size = context.get_abi_sizeof(context.get_data_type(kind.dtype))
    shape = [extent(builder, word, param.rows, values)]
    strides = [word(size)]
    if param.columns is not None:
        shape.append(extent(builder, word, param.columns, values))
        strides.insert(0, builder.mul(shape[1], word(size)))
    array = context.make_array(kind)(context, builder)
    populate_array(
        array, values[param.name], shape=shape, strides=strides, itemsize=word(size), meminfo=None
    )
    return array._getvalue()


def extent(builder: Any, word: Any, said: str | int, values: dict[str, Any]) -> Any:
    return word(said) if isinstance(said, int) else builder.sext(values[said], word)
