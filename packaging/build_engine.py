"""Build hook: compiles the marked modules with mypyc, or leaves them plain Python.

TOCSIN_COMPILE=auto compiles when a C compiler is there, 0 never does, 1 does or fails.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MARK = "# mypyc: compile"
# An exported CFLAGS replaces Python's own flags, of which mypyc's code needs these two: integers
# wrap, asserts are off. Nobody reads the warnings of generated code. And what nobody outside the
# library calls is hidden: calls between modules are then straight ones, about a tenth faster.
OWN_FLAGS = ["-fwrapv", "-DNDEBUG", "-w", "-fvisibility=hidden"]


class BuildFailed(Exception):
    """The engine could not be compiled; the sentence says why."""


def wish() -> str:
    """Return what the environment asks for: auto, 0 or 1."""
    value = os.environ.get("TOCSIN_COMPILE") or "auto"
    if value not in ("auto", "0", "1"):
        raise ValueError(f"TOCSIN_COMPILE is {value!r}; it must be auto, 0 or 1")
    return value


def can_compile() -> bool:
    """Say whether setuptools would find a C compiler and Python's headers here."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command[0]) is not None and headers.exists()


def marked_modules(source: Path) -> list[str]:
    """Return the paths, relative to source, of the modules that carry the mark."""
    return [
        path.relative_to(source).as_posix()
        for path in sorted(source.rglob("*.py"))
        if MARK in path.read_text(encoding="utf-8").splitlines()
    ]


def compile_modules(work: Path, modules: list[str]) -> None:
    """Compile the modules into work/lib as one group, so that calls between them stay native."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    # As many compilers at once as there are cores: setuptools runs them one after another.
    cores = os.cpu_count() or 1
    compilers = ThreadPoolExecutor(cores)

    class ParallelBuild(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_in_turn = self.compiler.compile

            def compile_at_once(sources: list[str], **settings: Any) -> list[str]:
                longest_first = sorted(sources, key=os.path.getsize, reverse=True)
                made = compilers.map(
                    lambda each: compile_in_turn([each], **settings), longest_first
                )
                return [file for files in made for file in files]

            self.compiler.compile = compile_at_once
            super().build_extensions()

    # The types were checked before; a build has none of the other packages at hand.
    checker = [
        "--config-file=",
        f"--cache-dir={work / 'cache'}",
        "--explicit-package-bases",
        "--follow-imports=silent",
        "--ignore-missing-imports",
    ]
    extensions = mypycify(
        [*checker, *modules],
        opt_level="3",
        debug_level="0",
        group_name="tocsin",
        multi_file=True,
        target_dir=str(work / "c"),
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *OWN_FLAGS]
    setup(
        name="tocsin",
        cmdclass={"build_ext": ParallelBuild},
        ext_modules=extensions,
        script_args=[
            "--quiet",
            "build_ext",
            f"--parallel={cores}",
            f"--build-lib={work / 'lib'}",
            f"--build-temp={work / 'temp'}",
        ],
    )


class EngineHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside their sources."""

    def dependencies(self) -> list[str]:
        """Ask for the compiler's tools only where they will be used."""
        if wish() == "0" or (wish() == "auto" and not can_compile()):
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        tools: list[str] = project["dependency-groups"]["build"]
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless switched off; an editable install must follow its sources."""
        if version == "editable" or wish() == "0":
            return
        try:
            built = self.built()
        except BuildFailed as failure:
            if wish() == "1":
                raise
            self.app.display_warning(f"the engine stays plain Python: {failure}")
            return
        for library in built.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(library)] = library.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def built(self) -> Path:
        """Compile the marked modules and return the folder that holds the libraries."""
        if not can_compile():
            raise BuildFailed("no C compiler or no Python headers (Debian: gcc, python3-dev)")
        source = Path(self.root, "src")
        modules = marked_modules(source)
        if not modules:
            raise BuildFailed(f"no module has the line {MARK!r}")
        # Kept on the hook: the files must outlive this call, until the wheel is packed.
        self.work = TemporaryDirectory(prefix="tocsin-build-")
        # A process of its own, since mypyc and setuptools leave by sys.exit when they fail.
        command = [sys.executable, __file__, self.work.name, *modules]
        if subprocess.run(command, cwd=source).returncode != 0:
            raise BuildFailed("mypyc or the C compiler failed, see above")
        return Path(self.work.name, "lib")


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), sys.argv[2:])
