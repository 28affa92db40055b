-- Bots of people's own. A bot is a person with an owner: no password opens it, but tokens do.
ALTER TABLE person ADD COLUMN owner TEXT;
CREATE INDEX person_owner ON person (owner);

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

-- Whether a bot said it, for ever: what a bot is does not change.
ALTER TABLE chat ADD COLUMN bot BIGINT NOT NULL DEFAULT 0;
