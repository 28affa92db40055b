"""Virtual environments under `.venv-bench`, renewed when their pins or our sources change."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from bench.entrants import BEFORE, OURS, REQUIREMENTS

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-bench"
SOURCES = ("src", "packaging", "pyproject.toml")
MAX_MINUTES = 20
# Installed with ours: OpenSpiel's environment is measured on our games too.
BESIDE_US = REQUIREMENTS["openspiel"]


class EnvironmentFailed(Exception):
    """An environment or a measurement that failed, with the reason for its row."""


def python_of(name: str) -> Path:
    """Return the interpreter of the environment."""
    return HOME / name / "bin" / "python"


def prepare(name: str, commit: str = "") -> None:
    """Create or renew an environment; `commit` is the one to install for BEFORE."""
    stamp = HOME / name / "stamp"
    wanted = f"{sys.version}\n{contents(name, commit)}\n"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    HOME.mkdir(exist_ok=True)
    (HOME / ".gitignore").write_text("*\n")
    shutil.rmtree(HOME / name, ignore_errors=True)
    compiling = {"TOCSIN_COMPILE": str(int(name != "plain"))}
    run([sys.executable, "-m", "venv", str(HOME / name)], {})
    for packages in _installs(name, commit):
        run([str(python_of(name)), "-m", "pip", "install", "--quiet", *packages], compiling)
    stamp.write_text(wanted)


def _installs(name: str, commit: str) -> list[list[str]]:
    """Return the arguments of each call of pip install."""
    if name in OURS:
        return [[str(ROOT), *BESIDE_US]]
    if name != BEFORE:
        return [list(REQUIREMENTS[name])]
    folder = checked_out(commit)
    locks = [folder / "packaging" / lock for lock in ("server.lock", "build.lock")]
    if not all(lock.exists() for lock in locks):
        return [[f"{folder}[postgres]"]]
    # The locked dependencies of that commit: only the sources should differ in speed.
    locked = [part for lock in locks for part in ("-r", str(lock))]
    return [
        ["--require-hashes", "--no-deps", *locked],
        ["--no-deps", "--no-build-isolation", str(folder)],
    ]


def checked_out(commit: str) -> Path:
    """Return a folder with our sources at a commit."""
    folder = HOME / "sources" / commit
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder.with_suffix(".tar")
    run(["git", "archive", f"--output={archive}", commit], {})
    run(["tar", "-xf", str(archive), "-C", str(folder)], {})
    return folder


def contents(name: str, commit: str) -> str:
    """Return the identity of the contents: a commit, pinned requirements or a source digest."""
    if name == BEFORE:
        return run(["git", "rev-parse", commit], {}).strip()
    if name not in OURS:
        return " ".join(REQUIREMENTS[name])
    digest = hashlib.sha256(" ".join(BESIDE_US).encode())
    for path in sorted(path for source in SOURCES for path in files(ROOT / source)):
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    return [file for file in path.rglob("*") if file.is_file() and "__pycache__" not in file.parts]


def run(command: list[str], extra: dict[str, str], minutes: float = MAX_MINUTES) -> str:
    """Run a command and return its output; raise EnvironmentFailed with the error if it fails."""
    environment = {**os.environ, **extra}
    environment.pop("PYTHONPATH", None)
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=minutes * 60
        )
    except subprocess.TimeoutExpired:
        raise EnvironmentFailed(f"took more than {minutes:g} minutes") from None
    if done.returncode != 0:
        raise EnvironmentFailed(reason(done.stderr or done.stdout))
    return done.stdout


def reason(output: str) -> str:
    """Return the most informative line of an error output."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    # pip's last line is generic; a compiler's error names the file.
    compiler = [line for line in lines if ": error: " in line]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (compiler or errors or lines or ["no reason given"])[-1][:160]
