"""The schema of a later version of Tocsin: one more migration, which changes existing rows."""

from tocsin.table.storage.schema import MIGRATIONS

LATER = (
    *MIGRATIONS,
    (
        "ALTER TABLE person ADD COLUMN motto TEXT",
        "UPDATE person SET motto = name, email = NULL",
        "CREATE INDEX person_motto ON person (motto)",
    ),
)
