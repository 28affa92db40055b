-- The schema of the store, for SQLite and PostgreSQL alike. Times are milliseconds since 1970.

-- The log of each table is authoritative. Its primary key makes one of two concurrent writers fail.
CREATE TABLE log_entry (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    author TEXT NOT NULL,
    request TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- `request` is the idempotency key: a request that is sent twice is executed once.
CREATE UNIQUE INDEX log_entry_request ON log_entry (table_id, author, request) WHERE request <> '';

-- The index for lists of tables, so that a list loads no match. It can be rebuilt from the log and
-- lags slightly behind it: `number` is the last log entry included, `due` the time of the next
-- event without a person (clock or bot; NULL: none), `touched` the time of the last entry,
-- `summary` the data shown in lists, as JSON.
CREATE TABLE table_index (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    private BIGINT NOT NULL,
    created BIGINT NOT NULL,
    host TEXT NOT NULL,
    imported BIGINT NOT NULL,
    number BIGINT NOT NULL DEFAULT 0,
    due BIGINT,
    touched BIGINT NOT NULL DEFAULT 0,
    summary TEXT NOT NULL DEFAULT ''
);

CREATE INDEX table_index_status ON table_index (status, created);
CREATE INDEX table_index_host ON table_index (host, imported, status);
CREATE INDEX table_index_touched ON table_index (status, touched);

-- The people who opened a table or took a seat there, including those who left.
CREATE TABLE participant (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX participant_person ON participant (person);

-- Chat is outside the log: its numbers reveal nothing about hidden actions, and old messages are
-- deleted. `bot` is 1 for messages of bots.
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

-- Chat permissions set by the host of a table, for one person or ('') for all spectators.
CREATE TABLE chat_permission (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    allowed BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX chat_permission_person ON chat_permission (person);

-- Tables whose log cannot be read or whose match raised an error: not loaded until released.
CREATE TABLE quarantined_table (
    table_id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    version TEXT NOT NULL,
    reason TEXT NOT NULL
);

-- People, and the bots that they own. A bot has an owner and signs in by tokens, not by password.
-- `skeleton` is equal for account names that look alike. `language` is used for notices (NULL:
-- unknown).
CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    email TEXT,
    webhook TEXT,
    created BIGINT NOT NULL,
    skeleton TEXT UNIQUE,
    language TEXT,
    owner TEXT
);

CREATE INDEX person_owner ON person (owner);

-- Browsers signed in to an account. Only the hash of the session token is stored.
CREATE TABLE session (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    browser TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);

CREATE INDEX session_person ON session (person);

-- Links sent by e-mail, to confirm the address or to reset the password. Used links are kept for a
-- day because they count towards the daily limits.
CREATE TABLE email_link (
    token_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    email TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);

CREATE INDEX email_link_person ON email_link (person, created);
CREATE INDEX email_link_email ON email_link (email, created);

-- API tokens of bots. Only the hash is stored.
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

-- Web Push subscriptions of browsers, with their encryption keys.
CREATE TABLE push_subscription (
    endpoint TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX push_subscription_person ON push_subscription (person);

-- Accounts, networks and tables banned by the server's administrator.
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
