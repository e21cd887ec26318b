"""How Numba compiles the rules: a hundred small functions, one library.

Left to itself Numba makes a library of every function, optimised and turned into machine code
together with copies of all it calls; a rule deep down is then optimised dozens of times. Here a rule
only becomes LLVM code (`Part`), and everything is optimised once, where it is called from (`Whole`).
This uses Numba's extension points (`pipeline_class`, `CodeLibrary`), which may change with its version.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from numba import _dynfunc, types
from numba.core import typed_passes, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.compiler_machinery import PassManager
from numba.core.registry import CPUDispatcher
from numba.extending import overload_method

from penstock.engine.file_lock import locked

ENVIRONMENT = "_ZN08NumbaEnv"  # begins the names of what only functions with objects need

ROUNDS = 2  # of optimisation: what the first inlines, the second tidies; 1 s more, a fifth faster

OPTIONS = {"nopython": True, "boundscheck": None}  # None: as the environment says

# What rules need of Numba's 28 passes: they hold no closures, `with` blocks or NumPy expressions.
PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)


class Part(JITCodeLibrary):  # type: ignore[misc]
    """The LLVM code of one rule, never optimised or run on its own."""

    def add_llvm_module(self, module: Any) -> None:
        self._final_module.link_in(module)

    def finalize(self) -> None:
        self._finalized = True


class Whole(JITCodeLibrary):  # type: ignore[misc]
    """An entry point with all the parts it reaches, optimised together."""

    environment: str  # the entry point's own

    def add_linking_library(self, library: Any) -> None:
        if library not in self._linking_libraries:
            super().add_linking_library(library)
            if isinstance(library, Part):
                for inner in library._linking_libraries:
                    self.add_linking_library(inner)

    def _optimize_final_module(self) -> None:
        """Say that nobody else calls the parts, then optimise all of it."""
        module = self._final_module
        for value in (*module.functions, *module.global_variables):
            is_part = value.linkage.name == "linkonce_odr" and not value.is_declaration
            if is_part or (value.name.startswith(ENVIRONMENT) and value.name != self.environment):
                value.linkage = "internal"
        for _ in range(ROUNDS):
            passes, builder = self._codegen._module_pass_manager()
            passes.run(module, builder)


class PartCompiler(Compiler):  # type: ignore[misc]
    """Compiles a rule as far as LLVM code."""

    def compile_extra(self, function: FunctionType) -> Any:
        context = self.state.targetctx  # a copy of this compilation's own
        self.state.library = Part(context.codegen(), function.__qualname__)
        context.get_executable = self.name_only
        return super().compile_extra(function)

    @staticmethod
    def name_only(library: Any, description: Any, environment: Any) -> Any:
        """What stands for the function among Numba's tables; it has no address."""
        return _dynfunc.make_function(
            description.lookup_module(), description.qualname, "", 0, environment, (library,)
        )

    def define_pipelines(self) -> list[Any]:
        manager = PassManager("rules")
        for each in PASSES:
            manager.add_pass(each, each.__name__)
        manager.finalize()
        return [manager]


class WholeCompiler(Compiler):  # type: ignore[misc]
    """Compiles an entry point to machine code that can be cached."""

    def compile_extra(self, function: FunctionType) -> Any:
        context = self.state.targetctx
        library = self.state.library = Whole(context.codegen(), function.__qualname__)
        library.enable_object_caching()
        make_executable = context.get_executable

        def get_executable(library: Any, description: Any, environment: Any) -> Any:
            library.environment = context.get_env_name(description)
            return make_executable(library, description, environment)

        context.get_executable = get_executable
        return super().compile_extra(function)


class Rule(CPUDispatcher):  # type: ignore[misc]
    """A function callable from compiled code, compiled once and not for every width of integer."""

    def get_call_template(self, args: Any, kws: dict[str, Any]) -> Any:
        return super().get_call_template(tuple(map(widest, args)), {k: widest(a) for k, a in kws.items()})


class Entry(CPUDispatcher):  # type: ignore[misc]
    """An entry point. Of several processes that need it one compiles it; the others wait, then load it."""

    def compile(self, sig: Any) -> Any:
        with locked(Path(self._cache.cache_path, "compiling")):
            return super().compile(sig)


def widest(kind: Any) -> Any:
    return types.int64 if isinstance(types.unliteral(kind), types.Integer) else kind


@overload_method(types.Record, "copy")  # type: ignore[untyped-decorator]
def copy_of(record: Any) -> Any:
    """For `record.copy_into` alone: compiled, storing a record in an array copies it."""
    return lambda record: record


def compile_later(root: FunctionType) -> Any:
    """The compiled twin of `root`, on twins of all it calls; the plain functions stay as they are."""
    return make_twins([root], root)[root]


def make_twins(roots: Iterable[FunctionType], entry: FunctionType | None = None) -> dict[FunctionType, Any]:
    """Twins of all functions that the roots reach, each once; of an `entry` one that Python can call."""
    functions = dict.fromkeys(f for root in roots for f in reachable(root))
    spaces = {id(f.__globals__): dict(f.__globals__) for f in functions}
    twins = {f: make_twin(f, spaces[id(f.__globals__)], is_root=f is entry) for f in functions}
    for space in spaces.values():
        space.update({k: twins[v] for k, v in space.items() if isinstance(v, FunctionType) and v in twins})
    for space in spaces.values():
        modules = {k: v for k, v in space.items() if isinstance(v, ModuleType) and id(vars(v)) in spaces}
        for name, module in modules.items():
            space[name] = ModuleType(module.__name__)
            vars(space[name]).update(spaces[id(vars(module))])
    return twins


def make_twin(function: FunctionType, space: dict[str, Any], is_root: bool) -> Any:
    copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    if is_root:
        entry = Entry(copy, targetoptions={**OPTIONS, "nogil": True}, pipeline_class=WholeCompiler)
        entry.enable_caching()
        return entry
    bare = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return Rule(copy, targetoptions={**OPTIONS, **bare}, pipeline_class=PartCompiler)


def reachable(root: FunctionType) -> list[FunctionType]:
    """Every plain function that the root calls, directly or not, through names or our modules."""
    found: dict[FunctionType, None] = {}
    todo = [root]
    while todo:
        function = todo.pop()
        if function in found:
            continue
        found[function] = None
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if isinstance(value, FunctionType):
                todo.append(value)
            elif isinstance(value, ModuleType) and value.__name__.startswith("penstock."):
                todo += [f for f in vars(value).values() if isinstance(f, FunctionType)]
    return list(found)
