"""Turns sampled stacks of a server (py-spy, raw format) into a table by layer and a flame graph.

make load ARGS="play --no-peer --games bastille --seconds 40" &
py-spy record --native --format raw --duration 20 --pid SERVER --output stacks.txt
python -m bench.profile stacks.txt docs/images/action.svg
"""

import re
import sys
from collections import Counter
from html import escape
from pathlib import Path
from typing import Final

# By the innermost frame that matches; frames of C libraries count for the Python code that calls.
LAYERS: Final = (
    ("compression", r"compression|permessage_deflate"),
    ("SQLite and its thread", r"sqlite_store|store_sqlite"),
    ("changes and views", r"CPyDef_(kernel___)?(change|view|view_history|fields)_|kernel/change"),
    (
        "updates of viewers",
        r"CPyDef_(telling|entry_updates|shown|viewer_log)_|update_as_json|updates/",
    ),
    ("rules, words and choices of the game", r"CPyDef_|games/|kernel/"),
    ("match and table", r"table/(match|table|log|etiquette|commands|clocks|facts|entry)"),
    ("group commit", r"gathering|group_commit|table/.*store"),
    ("WebSocket", r"websocket|page\.py|wire|socket\.py|client_connection|uvicorn|starlette"),
    ("table session", r"live\.py|session\.py|hall\.py|registry|keeper|table_runner|metrics|limits"),
    ("event loop", r"."),
)
# Frames that are on every stack of the event loop, and what they stand on.
ROOT_FRAME: Final = re.compile(r"uv_run|_write_all")
IDLE: Final = re.compile(r"epoll|sem_wait|acquire_lock_timed|cond_timedwait")
WIDTH: Final = 1200
ROW_HEIGHT: Final = 15
MIN_SHARE: Final = 0.006


def main() -> None:
    """Print the share of each layer, and write the flame graph if a path is given."""
    stacks = busy_stacks(Path(sys.argv[1]))
    total = sum(stacks.values())
    shares: Counter[str] = Counter()
    for stack, count in stacks.items():
        shares[layer_of(stack)] += count
    for layer, count in shares.most_common():
        print(f"| {layer} | {100 * count / total:.0f} % |")
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(flame_graph(stacks, total))


def busy_stacks(path: Path) -> Counter[tuple[str, ...]]:
    """Return the stacks of the event loop and the writer thread that were running."""
    stacks: Counter[tuple[str, ...]] = Counter()
    for line in path.read_text().splitlines():
        text, _, count = line.rpartition(" ")
        frames = text.split(";")
        roots = [index for index, frame in enumerate(frames) if ROOT_FRAME.search(frame)]
        if roots and not IDLE.search(frames[-1]) and "queue_SimpleQueue_get" not in text:
            named = [short(frame) for frame in frames[roots[-1] :] if is_named(frame)]
            stacks[tuple(named)] += int(count)
    return stacks


def is_named(frame: str) -> bool:
    """Tell whether a frame is Python code, ours or a library's."""
    return ".py:" in frame or "CPyDef_" in frame


def short(frame: str) -> str:
    """Return a frame without line number and shared library."""
    return re.sub(r":\d+\)|\(tocsin__mypyc[^)]*\)", ")", frame).replace(" )", "")


def layer_of(stack: tuple[str, ...]) -> str:
    for frame in reversed(stack):
        for layer, pattern in LAYERS[:-1]:
            if re.search(pattern, frame):
                return layer
    return LAYERS[-1][0]


def flame_graph(stacks: Counter[tuple[str, ...]], total: int) -> str:
    """Return an SVG in which a frame is as wide as its share of the samples."""
    boxes: list[str] = []
    depth = draw(boxes, sorted(stacks.items()), 0, 0.0, total)
    height = (depth + 1) * ROW_HEIGHT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}"'
        f' font-family="sans-serif" font-size="10">\n' + "\n".join(boxes) + "\n</svg>\n"
    )


def draw(
    boxes: list[str], stacks: list[tuple[tuple[str, ...], int]], level: int, left: float, total: int
) -> int:
    """Draw the frames of one level and those above it; return the deepest level."""
    deepest = level
    index = 0
    while index < len(stacks):
        frames = stacks[index][0]
        if len(frames) <= level:
            left += stacks[index][1] / total
            index += 1
            continue
        same = [stacks[index]]
        while index + 1 < len(stacks) and stacks[index + 1][0][: level + 1] == frames[: level + 1]:
            index += 1
            same.append(stacks[index])
        index += 1
        share = sum(count for _, count in same) / total
        if share >= MIN_SHARE:
            boxes.append(box(frames[level], level, left, share))
            deepest = max(deepest, draw(boxes, same, level + 1, left, total))
        left += share
    return deepest


def box(name: str, level: int, left: float, share: float) -> str:
    x, y, width = left * WIDTH, level * ROW_HEIGHT, share * WIDTH
    hue = 20 + sum(name.encode()) % 30
    label = escape(name[: int(width / 5.5)])
    return (
        f'<g><title>{escape(name)}: {100 * share:.1f} %</title><rect x="{x:.1f}" y="{y}"'
        f' width="{width:.1f}" height="{ROW_HEIGHT - 1}" fill="hsl({hue},70%,75%)"/>'
        f'<text x="{x + 2:.1f}" y="{y + 11}">{label}</text></g>'
    )


if __name__ == "__main__":
    main()
