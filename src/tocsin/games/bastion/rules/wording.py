"""Wording of the options that several questions share, by the verb of the action."""

# mypyc: compile

from tocsin.kernel.choice import Option
from tocsin.kernel.message import Argument, Message, seat_id

from . import names
from .board import FIGURES, PIECE_COUNT, PIECES
from .ownership import object_in_hand
from .position import Bastion

# Message key by verb.
OPTIONS = {
    "army": "option-army",
    "strategists": "option-strategists",
    "move": "option-move",
    "board": "option-board",
    "to": "option-to",
    "spy": "option-spy",
    "done": "option-done",
    "end": "option-end",
    "pass": "option-pass",
    "support": "option-support",
    "declare": "option-declare",
    "lay": "option-lay",
    "return": "option-return",
    "free": "option-free",
    "redraw": "option-redraw",
    "deploy": "option-deploy",
    "complete": "option-deploy",
    "attach": "option-attach",
    "play": "option-play",
    "bear": "option-bear",
    "arm": "option-arm",
}


def action_option(position: Bastion, seat: int, text: str) -> Option:
    """Return the option for an action text: its subject on the board and its message."""
    verb, *words = text.split()
    match verb:
        case "support" | "free" | "bear" | "attach":
            return piece_option(position, seat, text, OPTIONS[verb])
        case "board" | "spy":
            args: dict[str, Argument] = {"piece": f"piece:{words[0]}"}
            if verb == "spy":
                args["rival"] = f"seat:{words[1]}"
            return Option(text, f"piece:{seat}:{words[0]}", Message(OPTIONS[verb], args))
        case "to":
            file, row = (words[0][:3], words[0][3:]) if ":" in words[0] else (words[0][0], "")
            args = {"file": f"file:{file}", "row": int(row or words[0][1:])}
            return Option(text, f"square:{words[0]}", Message(OPTIONS[verb], args))
        case "gate":
            owner = int(words[0])
            key = "option-open" if position.closed[owner] else "option-close"
            args = {"rival": seat_id(owner), "own": int(owner == seat)}
            return Option(text, f"gate:{words[0]}", Message(key, args))
        case "lay" | "return":
            thing = f"mission:{words[0]}"
            return Option(text, thing, Message(OPTIONS[verb], {"mission": thing}))
        case "deploy" | "complete":
            thing = f"figure:{words[0]}"
            args = figure_args(position, FIGURES.index(words[0])) | {"figure": thing}
            return Option(text, thing, Message(OPTIONS[verb], args))
        case "arm":
            thing = names.OBJECT(object_in_hand(position, seat))
            return Option(text, thing, Message(OPTIONS[verb], {"object": thing}))
        case "play":
            thing = f"event:{words[0]}"
            return Option(text, thing, Message(OPTIONS[verb], {"event": thing}))
        case _:
            return answer_option(text, OPTIONS[verb])


def answer_option(text: str, key: str) -> Option:
    """Return an option without a subject on the board."""
    return Option(text, f"answer:{text}", Message(key))


def piece_option(
    position: Bastion, seat: int, text: str, key: str, more: dict[str, Argument] | None = None
) -> Option:
    """Return an option that names a piece of the seat, with its values and further arguments."""
    name = text.split()[1]
    piece = seat * PIECE_COUNT + PIECES.index(name)
    args = {"piece": f"piece:{name}"} | value_args(position, piece) | (more or {})
    return Option(text, f"piece:{seat}:{name}", Message(key, args))


def value_args(position: Bastion, piece: int) -> dict[str, Argument]:
    """Return Force and Courage of a piece as message arguments."""
    return figure_args(position, position.value[piece])


def figure_args(position: Bastion, figure: int) -> dict[str, Argument]:
    """Return Force and Courage of a figure as message arguments."""
    return {"force": position.board.force[figure], "courage": position.board.courage[figure]}


def piece_name(piece: int) -> Argument:
    """Return the message name of a piece."""
    return names.PIECE(piece % PIECE_COUNT)
