"""From an LLVM module to code for a machine, by the back ends that llvmlite carries."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import llvmlite.binding as llvm

ROUNDS = 2  # of optimisation, as in `linking.py`
SMALL = ("optsize", "minsize")
LITTLE = 20  # the size of what compact code still inlines; LLVM's own is 250

# Every machine of the last fifteen years; others of a family know as much from the beginning.
BASELINES = {"x86_64": "x86-64-v2"}


@dataclass(frozen=True)
class Machine:
    """A kind of processor, and what code for it may use."""

    triple: str
    cpu: str = ""
    features: str = ""
    relocation: str = "pic"
    vectorises: bool = False
    inlined: int | None = None  # the size of what is still inlined; None: what LLVM thinks best
    unrolls: bool = True


def this_machine() -> Machine:
    triple = llvm.get_process_triple()
    return Machine(triple, BASELINES.get(triple.partition("-")[0], ""), vectorises=True)


WASM = Machine(
    "wasm32-unknown-unknown",
    features="+bulk-memory,+sign-ext,+nontrapping-fptoint",
    relocation="static",
    unrolls=False,
)
COMPACT_WASM = replace(WASM, inlined=LITTLE)  # a third slower


def object_for(machine: Machine, module: bytes, often: Iterable[str], rarely: Iterable[str]) -> bytes:
    """The object file of a module whose functions of these names are seen from outside."""
    code, whole = optimised(machine, module, often, rarely)
    made: bytes = code.emit_object(whole)
    return made


def optimised(
    machine: Machine, bitcode: bytes, often: Iterable[str], rarely: Iterable[str]
) -> tuple[Any, Any]:
    """The machine's code generator, and the module optimised for it as a whole.

    What only rarely called functions reach is made small, all else fast.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    code = llvm.Target.from_triple(machine.triple).create_target_machine(
        cpu=machine.cpu, features=machine.features, opt=3, reloc=machine.relocation, codemodel="default"
    )
    module = llvm.parse_bitcode(bitcode)
    module.triple = machine.triple
    module.data_layout = str(code.target_data)
    seen = {*often, *rarely}
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in seen:
            value.linkage = "internal"
    fast = reached(module, often)
    for function in module.functions:
        if not function.is_declaration and function.name not in fast:
            for attribute in SMALL:
                function.add_function_attribute(attribute)
    for _ in range(ROUNDS):
        tuning = llvm.create_pipeline_tuning_options(speed_level=3)
        tuning.loop_vectorization = machine.vectorises
        tuning.slp_vectorization = False  # as Numba does: rules get slower by it
        if machine.inlined is not None:
            tuning.inlining_threshold = machine.inlined
        tuning.loop_unrolling = machine.unrolls
        builder = llvm.create_pass_builder(code, tuning)
        passes = builder.getModulePassManager()
        passes.add_refprune_pass()
        if machine.inlined is not None:
            passes.add_merge_functions_pass()  # what two kinds of arrays are asked, once
        passes.run(module, builder)
    return code, module


def reached(module: Any, roots: Iterable[str]) -> set[str]:
    """The names of all functions that some functions call, directly or not, and their own."""
    found: set[str] = set()
    todo = list(roots)
    while todo:
        name = todo.pop()
        if name not in found:
            found.add(name)
            for block in module.get_function(name).blocks:
                for instruction in block.instructions:
                    todo += (value.name for value in instruction.operands if is_function(value))
    return found


def is_function(value: Any) -> bool:
    """An operand's own `is_function` is never true: it is told of values that llvmlite made itself."""
    return bool(value.value_kind == llvm.ValueKind.function)
