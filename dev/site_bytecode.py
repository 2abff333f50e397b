"""Compiles the modules that the game in the browser reaches. The site's own Python runs this
(web/build/bytecode.mjs): bytecode fits one version only, and so does its syntax."""

import ast
import marshal
import zipfile
from collections.abc import Iterator, Mapping
from importlib.util import MAGIC_NUMBER
from types import CodeType

HOST = "rawsiko.light.host"
WITHOUT_DOCSTRINGS = 2
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
HEADER = MAGIC_NUMBER + bytes(12)  # no source that it could be older than
# What Pyodide and Python import by name: while they start, to decode text, and where C code asks.
ROOTS = ("_pyodide", "pyodide", "encodings", "site", "codecs", "zipimport", "shutil", "tempfile")
WHOLE = ("_pyodide.", "pyodide.")  # packages of which everything is kept
CODECS = tuple(f"encodings.{name}" for name in ("aliases", "utf_8", "ascii", "latin_1", "cp437"))
BY_C_CODE = ("asyncio", "warnings", "traceback", "linecache", "datetime", "decimal")
# What the standard library and Pyodide import for developers, sockets, dates in words and other
# systems, and packing a board: the game never gets there.
LEFT_OUT = {
    *("pydoc", "doctest", "unittest", "pdb", "multiprocessing", "http", "email", "html", "xml"),
    *("tarfile", "ftplib", "_pyrepl", "curses", "ctypes", "difflib", "argparse", "urllib", "csv"),
    *("_pydatetime", "pickle", "_compat_pickle", "_ast_unparse", "platform", "calendar", "getopt"),
    *("plistlib", "_strptime", "pprint", "mimetypes", "gettext", "tracemalloc", "py_compile"),
    *("rlcompleter", "importlib.metadata", "concurrent.interpreters", "concurrent.futures.process"),
    *("concurrent.futures.thread", "concurrent.futures.interpreter", "asyncio.proactor_events"),
    *("asyncio.windows_events", "asyncio.windows_utils", "pyodide.console", "pyodide.http"),
    *("rawsiko.content.layout", "rawsiko.content.served.packing", "rawsiko.server.storage.schema"),
}


def write_compiled() -> None:
    """made.zip has the modules of given.zip that the game imports, anywhere in them."""
    with zipfile.ZipFile("given.zip") as packed:
        sources = {name: packed.read(name) for name in packed.namelist()}
    with zipfile.ZipFile("made.zip", "w") as out:
        for path in sorted(reached(sources)):
            out.writestr(f"{path}c", HEADER + marshal.dumps(compiled(path, sources[path])))


def compiled(path: str, source: bytes) -> CodeType:
    """Of the game: with its assertions, and the lines for reports of faults."""
    if not path.startswith("rawsiko/"):
        code = compile(source, path, "exec", dont_inherit=True, optimize=WITHOUT_DOCSTRINGS)
        return without_lines(code)
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body[:] = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return compile(tree, path, "exec", dont_inherit=True)


def without_lines(code: CodeType) -> CodeType:
    """Every entry of the table says "unknown" for as much as it can, 8 units of 2 bytes."""
    units = len(code.co_code) // 2
    table = b"\xff" * (units // 8) + (bytes([0xF8 | units % 8 - 1]) if units % 8 else b"")
    inner = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=table, co_consts=tuple(inner))


def reached(sources: Mapping[str, bytes]) -> set[str]:
    files = {module_of(path): path for path in sources}
    waiting = [HOST, *ROOTS, *CODECS, *BY_C_CODE]
    waiting += [name for name in files if name.startswith(WHOLE)]
    seen: set[str] = set()
    while waiting:
        module = waiting.pop()
        for name in (module, *parents(module)):
            if name in files and name not in seen and LEFT_OUT.isdisjoint((name, *parents(name))):
                seen.add(name)
                waiting += imported(files[name], sources[files[name]])
    return {files[name] for name in seen}


def imported(path: str, source: bytes) -> Iterator[str]:
    """What may be modules among the names that this file imports."""
    package = path.split("/")[:-1]
    for node in running(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{name.name}" for name in node.names)


def running(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those that only a type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        yield node
        yield from running(node)


def module_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def parents(module: str) -> Iterator[str]:
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


if __name__ == "__main__":
    write_compiled()
