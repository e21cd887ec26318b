"""GPU kernels around a game's entry points, as PTX: text that any machine can make and a driver compiles.

A kernel's last parameter is the number of threads that have work. Those that look for illegal moves, and
those that wait for them, have one more pointer: the least number of a game whose move was refused.
"""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir

from penstock.engine.targets.blueprint import Blueprint
from penstock.engine.targets.device import THREAD, Kernel
from penstock.engine.targets.machines import Machine, optimised
from penstock.engine.targets.table import Array

MACHINE = Machine("nvptx64-nvidia-cuda", "sm_80", "", "default")
BYTE, NUMBER, ADDRESS = ir.IntType(8), ir.IntType(32), ir.PointerType()
WIDTHS = {"u1": 1, "i4": 4, "i8": 8}
ALIGNED = 16
SPECIAL = "llvm.nvvm.read.ptx.sreg"
INLINED = "alwaysinline"  # called as a function, an entry would read wild addresses of local memory


def ptx_of(bitcode: bytes, blueprint: Blueprint) -> str:
    """The blueprint's kernels, in PTX; the module's entry points are theirs."""
    prefix = blueprint.prefix
    module = llvm.parse_bitcode(bitcode)
    for function in module.functions:
        if function.name.startswith(prefix):
            function.add_function_attribute(INLINED)
    module.link_in(llvm.parse_assembly(str(Writer(blueprint).module)))
    names = [kernel_name(prefix, kernel) for kernel in blueprint.kernels]
    code, whole = optimised(MACHINE, module.as_bitcode(), names, [])
    made: str = code.emit_assembly(whole)
    return made


def kernel_name(prefix: str, kernel: Kernel) -> str:
    return f"{prefix}cuda_{kernel.entry.name}"


class Writer:
    """Writes the kernels in LLVM code."""

    def __init__(self, blueprint: Blueprint) -> None:
        self.prefix = blueprint.prefix
        self.records = blueprint.records
        self.n_moves = len(blueprint.game.moves)
        self.module = ir.Module("kernels")
        for kernel in blueprint.kernels:
            self.write(kernel)

    def write(self, kernel: Kernel) -> None:
        entry = kernel.entry
        outside = [p for p in entry.params if p.name not in kernel.room and p != THREAD]
        reports = kernel.finds_bad or kernel.waits
        kinds = [ADDRESS if isinstance(p, Array) else NUMBER for p in outside]
        kinds += [ADDRESS] * reports + [NUMBER]
        function = ir.Function(
            self.module, ir.FunctionType(ir.VoidType(), kinds), kernel_name(self.prefix, kernel)
        )
        function.calling_convention = "ptx_kernel"
        builder = ir.IRBuilder(function.append_basic_block())
        values = {p.name: value for p, value in zip(outside, function.args, strict=False)}
        values[THREAD.name] = self.thread(builder)
        goes_on = builder.icmp_signed("<", values[THREAD.name], function.args[-1])
        bad = function.args[-2] if reports else None
        if kernel.waits:
            none_bad = builder.icmp_signed(">=", builder.load(bad, typ=NUMBER), function.args[-1])
            goes_on = builder.and_(goes_on, none_bad)
        with builder.if_then(goes_on):
            self.work(builder, kernel, values, bad)
        builder.ret_void()

    def work(self, builder: Any, kernel: Kernel, values: dict[str, Any], bad: Any) -> None:
        """Lay out the thread's own memory and call the entry."""
        for param in kernel.entry.params:
            if isinstance(param, Array) and param.name in kernel.room:
                values[param.name] = self.local(builder, self.room_bytes(kernel, param))
        result = builder.call(self.entry(kernel), [values[param.name] for param in kernel.entry.params])
        if kernel.finds_bad:
            with builder.if_then(builder.icmp_signed("!=", result, NUMBER(0))):
                builder.atomic_rmw("min", bad, builder.sub(result, NUMBER(1)), "monotonic")

    def room_bytes(self, kernel: Kernel, param: Array) -> int:
        elements = kernel.room[param.name]
        record = self.records.get(param.kind)
        size = record.dtype().itemsize if record else WIDTHS[param.kind]
        return size * (self.n_moves if isinstance(elements, str) else elements)

    def entry(self, kernel: Kernel) -> Any:
        entry = kernel.entry
        kinds = [ADDRESS if isinstance(p, Array) else NUMBER for p in entry.params]
        kind = ir.FunctionType(NUMBER if entry.has_result else ir.VoidType(), kinds)
        return ir.Function(self.module, kind, f"{self.prefix}{entry.name}")

    def local(self, builder: Any, size: int) -> Any:
        """So many bytes of the thread's own memory.

        Its address passes through a line of assembly that does nothing: LLVM would else take a record apart
        into hundreds of registers, which a thread does not have.
        """
        with builder.goto_entry_block():
            place = builder.alloca(ir.ArrayType(BYTE, size))
            place.align = ALIGNED
            hidden = builder.asm(
                ir.FunctionType(ADDRESS, [ADDRESS]), "mov.b64 $0, $1;", "=l,l", [place], True
            )
        return hidden

    def thread(self, builder: Any) -> Any:
        """The number of the thread among all."""
        block, width, place = (self.special(builder, f"{name}.x") for name in ("ctaid", "ntid", "tid"))
        return builder.add(builder.mul(block, width), place)

    def special(self, builder: Any, name: str) -> Any:
        found = self.module.globals.get(f"{SPECIAL}.{name}")
        if found is None:
            found = ir.Function(self.module, ir.FunctionType(NUMBER, []), f"{SPECIAL}.{name}")
        return builder.call(found, [])
