"""Links the compiled simulator for the page that plays without a server: numba's own LLVM code with
another target, so its choices are the same (docs/site.md)."""

# numba and llvmlite have few type hints. Untyped calls to them are only in this file.
# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportPrivateUsage=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false

import subprocess
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
from llvmlite import binding as llvm

from rawsiko.bots import minds
from rawsiko.content.load import standard_content
from rawsiko.simulator.__main__ import compile_for_search
from rawsiko.simulator.search.searching import think

TARGET = "wasm32-unknown-emscripten"
OPTIONS = ("-shared", "--experimental-pic", "--strip-all", "--export=think")


def linked(linker: str) -> bytes:
    """`think` as a shared library for Pyodide. Raises CalledProcessError."""
    compile_for_search()
    dispatcher: Any = think
    (compiled,) = dispatcher.overloads.values()
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "think.o"), Path(folder, "think.so")
        given.write_bytes(object_code(compiled))
        command = [linker, *OPTIONS, str(given), "-o", str(made)]
        subprocess.run(command, check=True, capture_output=True, encoding="utf-8")
        return made.read_bytes()


def net() -> dict[str, bytes]:
    """The weights of the net that judges the standard board."""
    values = minds.values(standard_content())
    small = values.astype(np.float32)
    assert (small == values).all()
    return {"rawsiko/bots/standing.npz.f4": small.tobytes()}


def object_code(compiled: Any) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TARGET).create_target_machine(opt=3, reloc="pic")
    module = llvm.parse_bitcode(compiled.library._get_module_for_linking().as_bitcode())
    name = compiled.fndesc.llvm_func_name
    types = [str(argument.type) for argument in module.get_function(name).arguments]
    module.triple, module.data_layout = TARGET, str(machine.target_data)
    caller = llvm.parse_assembly(door(name, types))
    caller.triple, caller.data_layout = module.triple, module.data_layout
    module.link_in(caller)
    for part in (*module.functions, *module.global_variables):
        if not part.is_declaration and part.name != "think":
            part.linkage = "internal"  # the linker leaves out what nobody calls
    return machine.emit_object(module)


def door(name: str, types: list[str]) -> str:
    """A function that takes its arguments from a row of 64 bits each; it leaves its result and
    whether it failed in the first two."""
    loads = "\n".join(
        f"%at{nth} = getelementptr i64, ptr %row, i32 {nth}\n%a{nth} = load {kind}, ptr %at{nth}"
        for nth, kind in enumerate(types)
        if nth > 1
    )
    given = ", ".join(f"{kind} %a{nth}" for nth, kind in enumerate(types) if nth > 1)
    return f"""
declare i32 @"{name}"({", ".join(types)})
define void @think(ptr %row) {{
%why = alloca ptr
{loads}
%failed = call i32 @"{name}"(ptr %row, ptr %why, {given})
%wide = zext i32 %failed to i64
%second = getelementptr i64, ptr %row, i32 1
store i64 %wide, ptr %second
ret void
}}"""
