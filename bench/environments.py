"""Virtual environments under `.venv-bench`, made once and renewed when what they hold changes."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from bench.entrants import OURS, REQUIREMENTS

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-bench"
SOURCES = ("src", "packaging", "pyproject.toml")
MINUTES = 20


class Unavailable(Exception):
    """An environment or a measurement that could not be had, with the reason for its row."""


def python_of(name: str) -> Path:
    """Return the interpreter of the environment."""
    return HOME / name / "bin" / "python"


def prepare(name: str) -> None:
    """Make the environment ready, or raise Unavailable."""
    stamp = HOME / name / "stamp"
    wanted = f"{sys.version}\n{contents(name)}\n"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    HOME.mkdir(exist_ok=True)
    (HOME / ".gitignore").write_text("*\n")
    shutil.rmtree(HOME / name, ignore_errors=True)
    compiling = {"TOCSIN_COMPILE": str(int(name == "compiled"))}
    packages = [str(ROOT)] if name in OURS else REQUIREMENTS[name]
    run([sys.executable, "-m", "venv", str(HOME / name)], {})
    run([str(python_of(name)), "-m", "pip", "install", "--quiet", *packages], compiling)
    stamp.write_text(wanted)


def contents(name: str) -> str:
    """Return what identifies the contents: pinned requirements, or a digest of our sources."""
    if name not in OURS:
        return " ".join(REQUIREMENTS[name])
    digest = hashlib.sha256()
    for path in sorted(path for source in SOURCES for path in files(ROOT / source)):
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def files(path: Path) -> list[Path]:
    if path.is_file():
        return [path]
    return [file for file in path.rglob("*") if file.is_file() and "__pycache__" not in file.parts]


def run(command: list[str], extra: dict[str, str], minutes: float = MINUTES) -> str:
    """Run a command and return its output; raise Unavailable with its last words."""
    environment = {**os.environ, **extra}
    environment.pop("PYTHONPATH", None)
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=minutes * 60
        )
    except subprocess.TimeoutExpired:
        raise Unavailable(f"took more than {minutes:g} minutes") from None
    if done.returncode != 0:
        raise Unavailable(reason(done.stderr or done.stdout))
    return done.stdout


def reason(words: str) -> str:
    """Return the line of an error output that says most."""
    lines = [line.strip() for line in words.splitlines() if line.strip()]
    # A compiler names the place; pip's own last line only says that something failed.
    compiler = [line for line in lines if ": error: " in line]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (compiler or errors or lines or ["no reason given"])[-1][:160]
