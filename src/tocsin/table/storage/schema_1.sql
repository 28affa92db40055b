-- Everything that is kept, on SQLite and PostgreSQL alike.

-- The log of every table is the truth. Its primary key serialises two processes at one table.
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

-- An index of the tables for lists, so that no list has to load a match; it can be made anew from
-- the log, which it follows by a moment: `number` is the line it has come to, `due` when something
-- happens by itself (a clock, a bot; NULL: only if somebody comes), `touched` when the last line
-- was written, `listed` what is shown.
CREATE TABLE seating (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    private BIGINT NOT NULL,
    created BIGINT NOT NULL,
    host TEXT NOT NULL,
    brought BIGINT NOT NULL,
    number BIGINT NOT NULL DEFAULT 0,
    due BIGINT,
    touched BIGINT NOT NULL DEFAULT 0,
    listed TEXT NOT NULL DEFAULT ''
);

CREATE INDEX seating_status ON seating (status, created);
CREATE INDEX seating_host ON seating (host, brought, status);
CREATE INDEX seating_touched ON seating (status, touched);

CREATE TABLE sitter (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX sitter_person ON sitter (person);

-- Chat beside the log: its numbers tell nothing of what is done in secret, and the oldest lines go.
-- `bot`: whether a bot said it, for ever, since what a bot is does not change.
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    request TEXT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    body TEXT NOT NULL,
    bot BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX chat_request ON chat (table_id, person, request);
CREATE INDEX chat_person ON chat (person);

-- Whom the host of a table lets speak or not: a person, or ('') all spectators.
CREATE TABLE voice (
    table_id TEXT NOT NULL,
    whom TEXT NOT NULL,
    may BIGINT NOT NULL,
    PRIMARY KEY (table_id, whom)
);

CREATE INDEX voice_whom ON voice (whom);

-- Tables that cannot be read, or that failed in play: left alone until somebody asks for them again.
CREATE TABLE broken (
    table_id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    version TEXT NOT NULL,
    reason TEXT NOT NULL
);

-- People, and bots of their own: a bot is a person with an owner, opened by tokens, no password.
-- `shape` is what the name of an account looks like, whatever signs it is written with;
-- `language` in which to write to them, NULL: not known.
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    email TEXT,
    webhook TEXT,
    created BIGINT NOT NULL,
    shape TEXT UNIQUE,
    language TEXT,
    owner TEXT
);

CREATE INDEX person_owner ON person (owner);

-- A browser that is signed in to an account; the token itself is known to that browser alone.
CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    browser TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);

CREATE INDEX session_person ON session (person);

-- A link sent by mail: to confirm the address, or to set a new password. Kept for a while after
-- its use, so that letters can be counted.
CREATE TABLE letter (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);

CREATE INDEX letter_person ON letter (person, created);
CREATE INDEX letter_email ON letter (email, created);

-- What opens a bot: the token itself is known to its program alone.
CREATE TABLE token (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    rate BIGINT NOT NULL,
    sockets BIGINT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL,
    expires BIGINT
);

CREATE INDEX token_person ON token (person);

-- Browsers to which notices are pushed, with the keys to encrypt them with.
CREATE TABLE push (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX push_person ON push (person);

-- What whoever runs the server keeps out: accounts, addresses and tables.
CREATE TABLE ban (
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    at BIGINT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, target)
);

CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
