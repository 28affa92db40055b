-- The log of every table, and what is looked up beside it. Runs on SQLite and PostgreSQL alike.

-- The log is the truth. Its primary key is what serialises two processes at one table.
CREATE TABLE line (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    asker TEXT NOT NULL,
    request TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- A request that was answered once is never carried out again.
CREATE UNIQUE INDEX line_request ON line (table_id, asker, request) WHERE request <> '';

-- An index of the tables for the lobby; it can be made anew from the log.
CREATE TABLE seating (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    private BIGINT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX seating_status ON seating (status, created);

CREATE TABLE sitter (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX sitter_person ON sitter (person);

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    email TEXT,
    webhook TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
