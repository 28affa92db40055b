"""The database server that some of these tests need."""

from tests.postgres import postgres

__all__ = ["postgres"]
