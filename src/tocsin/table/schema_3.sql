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
