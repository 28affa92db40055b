"""Build hook: compiles the marked modules with mypyc, or leaves them plain Python.

TOCSIN_COMPILE=auto compiles if a C compiler is available, 0 never, 1 always or fails.
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
# An exported CFLAGS replaces Python's own flags, but mypyc needs wrapping integers and disabled
# asserts. Warnings about generated code are off. With hidden symbols, calls between modules do not
# go through the PLT, which is about a tenth faster.
REQUIRED_FLAGS = ["-fwrapv", "-DNDEBUG", "-w", "-fvisibility=hidden"]


class BuildFailed(Exception):
    """The engine could not be compiled; the sentence says why."""


def compile_setting() -> str:
    """Return the value of TOCSIN_COMPILE: auto, 0 or 1."""
    value = os.environ.get("TOCSIN_COMPILE") or "auto"
    if value not in ("auto", "0", "1"):
        raise ValueError(f"TOCSIN_COMPILE is {value!r}; it must be auto, 0 or 1")
    return value


def can_compile() -> bool:
    """Tell whether setuptools can find a C compiler and Python's headers."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command[0]) is not None and headers.exists()


def marked_modules(source: Path) -> list[str]:
    """Return the paths, relative to source, of the modules with the mark."""
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

    # One compiler for each core: setuptools runs them one after another.
    cores = os.cpu_count() or 1
    compilers = ThreadPoolExecutor(cores)

    class ParallelBuild(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            compile_all = self.compiler.compile

            def compile_parallel(sources: list[str], **settings: Any) -> list[str]:
                longest_first = sorted(sources, key=os.path.getsize, reverse=True)
                made = compilers.map(lambda each: compile_all([each], **settings), longest_first)
                return [file for files in made for file in files]

            self.compiler.compile = compile_parallel
            super().build_extensions()

    # Types are checked elsewhere: a build environment lacks the other dependencies.
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
            extension.extra_compile_args = [*extension.extra_compile_args, *REQUIRED_FLAGS]
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
        """Return the build dependencies if the engine will be compiled."""
        if compile_setting() == "0" or (compile_setting() == "auto" and not can_compile()):
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        tools: list[str] = project["dependency-groups"]["build"]
        return tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless disabled; an editable install always uses its sources."""
        if version == "editable" or compile_setting() == "0":
            return
        try:
            built = self.built()
        except BuildFailed as failure:
            if compile_setting() == "1":
                raise
            self.app.display_warning(f"the engine stays plain Python: {failure}")
            return
        for library in built.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
            build_data["force_include"][str(library)] = library.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def built(self) -> Path:
        """Compile the marked modules and return the folder of the libraries."""
        if not can_compile():
            raise BuildFailed("no C compiler or no Python headers (Debian: gcc, python3-dev)")
        source = Path(self.root, "src")
        modules = marked_modules(source)
        if not modules:
            raise BuildFailed(f"no module has the line {MARK!r}")
        # An attribute, so that the files exist until the wheel is packed.
        self.work = TemporaryDirectory(prefix="tocsin-build-")
        # A subprocess, since mypyc and setuptools call sys.exit on errors.
        command = [sys.executable, __file__, self.work.name, *modules]
        if subprocess.run(command, cwd=source).returncode != 0:
            raise BuildFailed("mypyc or the C compiler failed, see above")
        return Path(self.work.name, "lib")


if __name__ == "__main__":
    compile_modules(Path(sys.argv[1]), sys.argv[2:])
