"""A schema of a later version of Tocsin: one more step, which changes what is there."""

from tocsin.table.storage.schema import MIGRATIONS

LATER = (
    *MIGRATIONS,
    (
        "ALTER TABLE person ADD COLUMN motto TEXT",
        "UPDATE person SET motto = name, email = NULL",
        "CREATE INDEX person_motto ON person (motto)",
    ),
)
