"""Imports of packages that only an extra installs."""

from importlib import import_module
from typing import Any

from tocsin.kernel.errors import BadOptions


def require(module: str, subject: str, extra: str = "lab") -> Any:
    """Import a module; raise BadOptions with the extra that the subject needs if it is missing."""
    try:
        return import_module(module)
    except ImportError:
        raise BadOptions(f"{subject} the extra “{extra}”: pip install 'tocsin[{extra}]'.") from None
