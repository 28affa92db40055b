"""boardgame.io under the same load: in memory, with a comparable game of hidden bids."""

import json
import os
import shutil
import socket
import subprocess
from pathlib import Path

from .figures import Figures

FOLDER = Path(__file__).parent / "peer"


def measure(tables: int, seconds: float, think: float) -> Figures:
    """Start the peer's server, and drive it from a process of its own."""
    if shutil.which("npm") is None:
        raise SystemExit("boardgame.io needs node and npm; run with --alone to measure ours only")
    if not (FOLDER / "node_modules").exists():
        subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=FOLDER, check=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen(
        ["node", "server.cjs", str(port)],
        cwd=FOLDER,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"NODE_ENV": "production"},
    )
    assert server.stdout is not None
    try:
        for line in server.stdout:
            if "ready" in line:
                break
        wanted = (port, server.pid, tables, seconds, think)
        driven = subprocess.run(
            ["node", "drive.mjs", *map(str, wanted)],
            cwd=FOLDER,
            capture_output=True,
            text=True,
            check=True,
            timeout=seconds + 120,
        )
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()
    found = json.loads(driven.stdout.strip().splitlines()[-1])
    return Figures(name="boardgame.io 0.50.2, in memory", **found)
