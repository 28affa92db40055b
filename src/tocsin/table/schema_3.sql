-- Chat beside the log: its numbers say nothing of what is done in secret, and the oldest lines go.
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    request TEXT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE UNIQUE INDEX chat_request ON chat (table_id, person, request);

-- Whom the host of a table lets speak or not: a person, or ('') all spectators.
CREATE TABLE voice (
    table_id TEXT NOT NULL,
    whom TEXT NOT NULL,
    may BIGINT NOT NULL,
    PRIMARY KEY (table_id, whom)
);

-- What a list shows of a table, so that no list has to load a match. It follows the log by a moment:
-- `number` is the line it has come to, `due` when something happens by itself (a clock, a bot; NULL:
-- only if somebody comes), `touched` when the last line was written, `listed` what is shown.
ALTER TABLE seating ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE seating ADD COLUMN brought BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seating ADD COLUMN number BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seating ADD COLUMN due BIGINT;
ALTER TABLE seating ADD COLUMN touched BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seating ADD COLUMN listed TEXT NOT NULL DEFAULT '';

CREATE INDEX seating_host ON seating (host, brought, status);
CREATE INDEX seating_touched ON seating (status, touched);

-- Where a table had come to, so that loading it need not begin at its first line. Only a cache.
CREATE TABLE snapshot (
    table_id TEXT PRIMARY KEY,
    number BIGINT NOT NULL,
    version TEXT NOT NULL,
    body TEXT NOT NULL
);
