-- Who is signed in where, what was sent by mail, names that look alike, and broken tables.

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

-- What an account's name looks like, whatever signs it is written with.
ALTER TABLE person ADD COLUMN shape TEXT;
CREATE UNIQUE INDEX person_shape ON person (shape);

-- Addresses from before had never been confirmed.
UPDATE person SET email = NULL;

-- Tables that cannot be read, or that failed in play: left alone until somebody asks for them again.
CREATE TABLE broken (
    table_id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    version TEXT NOT NULL,
    reason TEXT NOT NULL
);
